//go:build !js

// Package proofread looks for what is wrong with the texts of a language that somebody has added to those of the program: what package
// locales finds in its files, letters that the fonts lack, and texts that are too long.
package proofread

import (
	"cmp"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"unicode"

	"islas/locales"
	"islas/render/stage"
	"islas/render/theme"
)

// Read returns all that is wrong with a language, by file and line, and how many of its texts can be used. The error is that of files
// which are built in, or of a folder that can't be read.
func Read(own *locales.Own, lang string, games []stage.Game) (faults []locales.Fault, texts int, err error) {
	var files []fs.FS
	for _, g := range games {
		files = append(files, g.Texts())
	}
	faults, used, err := own.Audit(lang, files...)
	if err != nil {
		return nil, 0, err
	}
	th := theme.New(false)
	lengths, err := measured(th, files)
	if err != nil {
		return nil, 0, err
	}
	cut, err := overflows(own, lang, games)
	if err != nil {
		return nil, 0, err
	}
	for _, e := range used {
		tell := func(problem string) {
			faults = append(faults, locales.Fault{File: e.File, Line: e.Line, Key: e.Key, Problem: problem})
		}
		if lacking := unknownLetters(e.Forms); lacking != "" {
			tell("has letters that the fonts of the program lack: " + lacking)
		}
		at, isCut := cut[e.Key]
		wide, most := longest(th, e.Forms), lengths[e.Key]
		switch {
		case isCut:
			tell(at)
		case wide <= allowed(most):
		case most == 0:
			tell("is longer than there is room for the name of a language, and may be cut")
		default:
			tell(fmt.Sprintf("is %.0f %% longer than in any language of the program, and may be cut", 100*(wide/most-1)))
		}
	}
	slices.SortStableFunc(faults, func(a, b locales.Fault) int {
		return cmp.Or(strings.Compare(a.File, b.File), a.Line-b.Line)
	})
	return faults, len(used), nil
}

// unknownLetters are those that can't be drawn, each once.
func unknownLetters(forms []string) string {
	var all []rune
	for _, r := range strings.Join(forms, "") {
		if !unicode.IsSpace(r) && theme.Plain(string(r)) == "" && !slices.Contains(all, r) {
			all = append(all, r)
		}
	}
	return string(all)
}

// measured returns the width of every text by its key, in the language of the program in which it is longest.
func measured(th *theme.Theme, files []fs.FS) (map[string]float64, error) {
	widths := map[string]float64{}
	for _, lang := range locales.Languages() {
		for _, f := range files {
			c, err := locales.Open(lang, f)
			if err != nil {
				return nil, err
			}
			for _, key := range c.Keys() {
				widths[key] = max(widths[key], longest(th, c.Forms(key)))
			}
		}
	}
	return widths, nil
}

// longest is the width of the longest of several texts.
func longest(th *theme.Theme, forms []string) (width float64) {
	for _, s := range forms {
		width = max(width, th.Width(theme.Body, 1, s))
	}
	return width
}

// allowed is how wide a text may be that is so wide where it is longest. Places leave some room; short words have it in all of them.
func allowed(width float64) float64 {
	const more, letters = 1.3, 2 // times as wide, and so many heights of a letter
	if width == 0 {              // the name of the language
		return 10 * theme.Size(theme.Body)
	}
	return more*width + letters*theme.Size(theme.Body)
}
