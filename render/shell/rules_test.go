package shell_test

import (
	"strings"
	"testing"

	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// headings returns the ids of the chapters in the list, in order.
func (r *rig) headings() (ids []string) {
	for _, w := range r.UI.Widgets() {
		if id, ok := strings.CutPrefix(w.ID, "heading."); ok {
			ids = append(ids, id)
		}
	}
	return ids
}

// listed opens the list of chapters where it takes turns with the text.
func (r *rig) listed() {
	r.t.Helper()
	if r.Has("contents") && !r.Has("search") {
		r.Click("contents")
	}
}

// TestEveryChapterIsShown goes to every chapter of the list in every language, each in a window of its own, and looks for its heading at the
// top. Texts that don't fit fail, too.
func TestEveryChapterIsShown(t *testing.T) {
	for i, w := range []harness.Window{{W: 1280, H: 720, Percent: 200}, {W: 1280, H: 720, Percent: 100}, {W: 550, H: 900, Percent: 150}} {
		lang := locales.Languages()[i]
		t.Run(lang+" "+w.String(), func(t *testing.T) {
			t.Parallel()
			s := newStage(t, lang)
			r := open(t, s, s.Routes.Rules(s), w)
			r.listed()
			all := r.headings()
			if len(all) < 12 {
				t.Fatalf("only the chapters %v are listed", all)
			}
			for i, id := range all {
				r.listed()
				label := r.Widget("heading." + id).Label
				r.Pick("heading." + id)
				// The last chapters can't be scrolled to the top.
				if i < len(all)-3 && !r.headed(label, id) {
					t.Errorf("%q isn't at the top", label)
				}
			}
		})
	}
}

// headed reports whether a heading is in the upper part of the window, beside the list if that is there.
func (r *rig) headed(label, id string) bool {
	left := 0.0
	if w, ok := r.Find("heading." + id); ok {
		left = w.Rect.Right()
	}
	for text, at := range r.UI.DrawnTexts {
		if strings.HasPrefix(label, text) && len(text) > 2 && at.X >= left && at.Y < r.UI.Bounds().H/3 {
			return true
		}
	}
	return false
}

func TestRulesAreSearched(t *testing.T) {
	s := newStage(t, "en")
	rules := s.Routes.Rules(s)
	r := open(t, s, rules, full)
	all := r.headings()
	r.write("search", "PIRATE")
	found := r.headings()
	if len(found) < 2 || len(found) >= len(all) || found[0] != "pirates" {
		t.Fatalf("a search for PIRATE finds %v", found)
	}
	label := r.Widget("heading.pirates").Label
	r.Click("search")
	r.Key(ui.KeyEnter)
	if !r.headed(label, "pirates") {
		t.Error("Enter did not lead to the pirates")
	}
	r.write("search", "zero")
	if found = r.headings(); len(found) == 0 || found[0] != "faq.zero" {
		t.Errorf("a search for zero finds %v", found)
	}
	label = r.Widget("heading.faq.zero").Label
	r.Click("heading.faq.zero")
	if !r.Shows(label) {
		t.Error("the click did not lead to the question about zero")
	}
	r.write("search", "reaper") // only in texts and pictures
	if found := r.headings(); len(found) < 2 {
		t.Errorf("a search for reaper finds %v", found)
	}
	r.write("search", "xyzzy")
	if !r.Shows("Nothing found for “xyzzy”") {
		t.Error("a search that finds nothing doesn't say so")
	}
	r.Click("search")
	r.Key(ui.KeyEnter)
	if s.Top() != rules {
		t.Error("Enter on nothing left the rules")
	}
}
