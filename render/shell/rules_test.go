package shell

import (
	"slices"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/ui"
)

// TestEveryChapterIsShown jumps to every chapter in both languages and several windows and looks for its heading at the
// top. Texts that don't fit fail in rig.frame.
func TestEveryChapterIsShown(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, at := range []space{{914, 514, 1.4}, {1828, 1028, 0.7}, {550, 900, 1}} {
			s := newStage(t, lang)
			c := NewRules(s).(*rules)
			s.Go(c)
			r := at.rig(t, s)
			for i, ch := range c.book {
				c.goTo(i)
				r.rest()
				heading := s.Texts.Text(headingKey(ch))
				found := false
				for text, rect := range r.u.DrawnTexts {
					// The last chapters can't be scrolled to the top.
					found = found || strings.HasPrefix(heading, text) && (rect.Y < r.h/3 || i > len(c.book)-6)
				}
				if !found {
					t.Errorf("%s %s: %q isn't at the top", lang, at, heading)
				}
			}
		}
	}
}

func TestRulesAreSearched(t *testing.T) {
	s := newStage(t, "en")
	c := NewRules(s).(*rules)
	s.Go(c)
	r := newRig(t, s, 1920, 1080, 1)
	r.rest()
	all := c.found(r.u)
	if len(all) < 12 || slices.ContainsFunc(all, func(i int) bool { return c.book[i].Sub }) {
		t.Errorf("without a search %d chapters are listed, some of them sections", len(all))
	}
	r.write("search", "PIRATE")
	found := c.found(r.u)
	if len(found) < 2 || c.book[found[0]].ID != "pirates" {
		t.Fatalf("a search for PIRATE finds %v", found)
	}
	r.click("search")
	r.key(ui.KeyEnter)
	if c.book[c.reading].ID != "pirates" {
		t.Errorf("Enter led to %q", c.book[c.reading].ID)
	}
	r.write("search", "zero")
	if found := c.found(r.u); c.book[found[0]].ID != "faq.zero" {
		t.Errorf("a search for zero finds %q first", c.book[found[0]].ID)
	}
	r.click("heading.faq.zero")
	if c.book[c.reading].ID != "faq.zero" {
		t.Errorf("the click led to %q", c.book[c.reading].ID)
	}
	r.write("search", "reaper") // only in texts and pictures
	if found := c.found(r.u); len(found) < 2 {
		t.Errorf("a search for reaper finds %v", found)
	}
	r.write("search", "xyzzy")
	if !r.shows("Nothing found for “xyzzy”") {
		t.Error("a search that finds nothing doesn't say so")
	}
	r.key(ui.KeyEnter)
	if s.Top() != c {
		t.Error("Enter on nothing left the rules")
	}
}
