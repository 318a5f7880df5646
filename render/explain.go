package render

import (
	"errors"

	"islas/locales"
	"islas/render/guard"
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
	case errors.Is(err, guard.ErrNoDisplay):
		return texts.Text("cli.no-display")
	case errors.Is(err, guard.ErrNoGraphics):
		return texts.Text("cli.no-gl", "error", err.Error())
	}
	return texts.Text("cli.failed", "error", err.Error())
}
