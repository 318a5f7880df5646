package main

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/go-text/typesetting/font"

	"islas/assets"
	"islas/render/testkit/must"
)

// TestFontsUnpacked reads every font as it travels: it has the letters of the packed one, in the same forms, and packs smaller.
func TestFontsUnpacked(t *testing.T) {
	t.Parallel()
	replace := shownFonts(t)
	names, err := fs.Glob(assets.Fonts, "fonts/*.woff")
	if err != nil || len(names) == 0 || len(names) != len(replace) {
		t.Fatalf("%d of %d fonts are replaced, %v", len(replace), len(names), err)
	}
	for from, to := range replace {
		before, err := os.ReadFile(from)
		must.OK(t, err)
		after, err := os.ReadFile(to)
		must.OK(t, err)
		was, is := face(t, before), face(t, after)
		for r := rune(' '); r < 0x180; r++ {
			g, ok := was.NominalGlyph(r)
			h, okNow := is.NominalGlyph(r)
			if g != h || ok != okNow || was.HorizontalAdvance(g) != is.HorizontalAdvance(h) {
				t.Errorf("%s: %q is glyph %d, %g wide, unpacked %d, %g wide", from, r, g, was.HorizontalAdvance(g), h, is.HorizontalAdvance(h))
			}
		}
		br, err := packBrotli(after, false)
		must.OK(t, err)
		if len(br) >= len(before) {
			t.Errorf("%s: packed anew it has %d bytes, as it is %d", from, len(br), len(before))
		}
	}
}

// shownFonts returns by the names of the fonts, below the root of the module, what the browser version is built with instead.
func shownFonts(t *testing.T) map[string]string {
	t.Helper()
	flags, err := overlay(t.TempDir())
	must.OK(t, err)
	at := slices.IndexFunc(flags, func(f string) bool { return strings.HasPrefix(f, "-overlay=") })
	if at < 0 {
		t.Fatalf("there is no overlay among %q", flags)
	}
	data, err := os.ReadFile(strings.TrimPrefix(flags[at], "-overlay="))
	must.OK(t, err)
	var o struct{ Replace map[string]string }
	must.OK(t, json.Unmarshal(data, &o))
	fonts, err := filepath.Abs(filepath.Join("..", "..", "assets", "fonts"))
	must.OK(t, err)
	maps.DeleteFunc(o.Replace, func(from, _ string) bool { return filepath.Dir(from) != fonts })
	return o.Replace
}

// face reads a font.
func face(t *testing.T, data []byte) *font.Face {
	t.Helper()
	f, err := font.ParseTTF(bytes.NewReader(data))
	must.OK(t, err)
	return f
}
