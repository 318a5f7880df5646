package shell

import (
	"slices"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/ui"
)

// TestEveryRuleIsInTheBook compares the texts with the book: none may be missing, none told twice.
func TestEveryRuleIsInTheBook(t *testing.T) {
	texts := newStage(t, "en").Texts
	told := map[string]int{}
	for _, ch := range ruleBook() {
		told[ch.title()]++
		for _, b := range ch.blocks {
			if b.key != "" {
				told["rules."+b.key]++
			}
			for _, key := range b.figure.words {
				told[key]++
			}
		}
	}
	frame := []string{ // what stands around the book or within its pictures
		"rules.title", "rules.search", "rules.contents", "rules.nothing", "rules.cards.colour", "rules.cards.priority",
		"rules.privileges.draw", "rules.privileges.name",
	}
	for _, key := range texts.Keys() {
		if !strings.HasPrefix(key, "rules.") || slices.Contains(frame, key) {
			continue
		}
		if told[key] != 1 {
			t.Errorf("%s is told %d times", key, told[key])
		}
	}
	for key := range told {
		if !texts.Has(key) {
			t.Errorf("there is no text %s", key)
		}
	}
}

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
				heading := s.Texts.Text(ch.title())
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
	if len(all) < 12 || slices.ContainsFunc(all, func(i int) bool { return c.book[i].sub }) {
		t.Errorf("without a search %d chapters are listed, some of them sections", len(all))
	}
	r.write("search", "PIRATE")
	found := c.found(r.u)
	if len(found) < 2 || c.book[found[0]].id != "pirates" {
		t.Fatalf("a search for PIRATE finds %v", found)
	}
	r.click("search")
	r.key(ui.KeyEnter)
	if c.book[c.reading].id != "pirates" {
		t.Errorf("Enter led to %q", c.book[c.reading].id)
	}
	r.write("search", "zero")
	if found := c.found(r.u); c.book[found[0]].id != "faq.zero" {
		t.Errorf("a search for zero finds %q first", c.book[found[0]].id)
	}
	r.click("heading.faq.zero")
	if c.book[c.reading].id != "faq.zero" {
		t.Errorf("the click led to %q", c.book[c.reading].id)
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
