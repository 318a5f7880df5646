package app

import (
	"io"

	"islas/locales"
)

// check does nothing: a page has no command line.
func check([]string, string, *locales.Catalogue, io.Writer) int { return exitUsage }

// checkTexts does nothing: a page has no command line.
func checkTexts(string, *locales.Catalogue, io.Writer) int { return exitUsage }
