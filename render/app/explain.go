package app

import (
	"errors"

	"islas/game/program"
	"islas/locales"
	"islas/render/platform/preflight"
)

// explain returns why the program could not run, in a sentence with what to do about it.
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

// orInBrowser returns a text that names the browser as another way to play: where to get the page, for users of a package, or how to build
// it, for users of the sources.
func orInBrowser(texts *locales.Catalogue, key string, params ...any) string {
	if program.Packaged() {
		return texts.Text(key, append(params, "file", program.WebArchive(program.Version()))...)
	}
	return texts.Text(key+".source", params...)
}
