package app

import (
	"errors"

	"islas/game/program"
	"islas/locales"
	"islas/render/platform/preflight"
)

// explain is why the program could not run, in a sentence that says what to do.
func explain(err error, texts *locales.Catalogue) string {
	var usage usageError
	var end *crashed
	switch {
	case errors.As(err, &usage):
		return usage.sentence
	case errors.As(err, &end):
		return end.sentence
	case errors.Is(err, preflight.ErrNoDisplay):
		return orInBrowser(texts, "cli.no-display")
	case errors.Is(err, preflight.ErrNoGraphics):
		return orInBrowser(texts, "cli.no-gl", "error", err.Error())
	}
	return texts.Text("cli.failed", "error", err.Error())
}

// orInBrowser is a sentence that names the browser as another way to play: where the page for it is to be had, for whoever has a package,
// and how it is built, for whoever has the sources.
func orInBrowser(texts *locales.Catalogue, key string, params ...any) string {
	if program.Packaged() {
		return texts.Text(key, append(params, "file", program.WebArchive(program.Version()))...)
	}
	return texts.Text(key+".source", params...)
}
