package app

import (
	"io"

	"islas/locales"
)

// check is for command lines: a page has none.
func check([]string, string, *locales.Catalogue, io.Writer) int { return exitUsage }

// checkTexts is for command lines, too.
func checkTexts(string, *locales.Catalogue, io.Writer) int { return exitUsage }
