//go:build !js

package app

import (
	"path/filepath"
	"slices"
	"testing"
	"time"

	"golang.org/x/image/font/gofont/gomono"

	"islas/render/keep/settings"
	"islas/render/platform/filedialog"
	"islas/render/testkit/must"
	"islas/render/theme"
)

// The dialog for a font asks for fonts, and the chosen one is used and stored for the next start. A file that is no font or too large is
// reported; where no dialog can be shown a message explains how else to add a font.
func TestChosenFonts(t *testing.T) {
	a, d := asking(t)
	running, folder := a.stage.Top(), t.TempDir()
	put := func(name string, data []byte) string { return put(t, filepath.Join(folder, name), data) }
	texts := a.stage.Texts
	for _, test := range []struct {
		answer answer
		want   string
	}{
		{answer{path: put("holiday.png", []byte("\x89PNG\r\n\x1a\n"))}, texts.Text("font.none", "file", "holiday.png")},
		{answer{path: put("match.jsonl", recordOf(t, "islas", 2, 1))}, texts.Text("font.none", "file", "match.jsonl")},
		{answer{path: put("film.mp4", make([]byte, mostBytes+1))}, texts.Text("font.none", "file", "film.mp4")},
		{answer{path: put("huge.ttf", append([]byte("\x00\x01\x00\x00"), make([]byte, theme.MaxFont)...))}, texts.Text("font.large", "file", "huge.ttf", "n", theme.MaxFont>>20)},
		{answer{err: filedialog.ErrNone}, texts.Text("font.drop")},
		{answer{path: put("Go-Mono.ttf", gomono.TTF)}, texts.Text("font.taken", "name", "Go Mono")},
	} {
		if a.stage.Typeface() != nil {
			t.Fatal("a font is drawn in before one is chosen")
		}
		for len(d.asked) == 0 {
			a.stage.PickFont()
			time.Sleep(time.Millisecond)
		}
		if q := <-d.asked; q.Title != texts.Text("pick.font") || !slices.Contains(q.Patterns, "*.ttf") || slices.Contains(q.Patterns, "*.json") {
			t.Errorf("asked is %+v", q)
		}
		d.answers <- test.answer
		if told := d.arrive(t, a); !slices.Equal(told, []string{test.want}) || a.stage.Top() != running {
			t.Errorf("told is %q instead of %q", told, test.want)
		}
	}
	set, _, _, err := settings.Load(a.stage.Store)
	if f, ok := a.stage.OwnFont(); !ok || f.Name != "Go Mono" || err != nil || set.Typeface != settings.TypefaceOwn {
		t.Errorf("kept is %+v, %v, %v", f, set.Typeface, err)
	}
	next, err := newApp(a.stage.Options)
	must.OK(t, err)
	if next.stage.Theme.Typeface() == nil || len(next.stage.TakeNotices()) > 0 {
		t.Error("the next start does not draw texts in it")
	}
}
