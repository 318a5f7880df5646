package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
)

// narrow runs a test in small windows, in languages that take turns and with few and many players, at a moment at which the person on the first
// seat places many colonists.
func narrow(t *testing.T, test func(t *testing.T, r *rig, m moment)) {
	windows := []harness.Window{
		{W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}, {W: 900, H: 450, Percent: 200}, {W: 960, H: 600, Percent: 200},
		{W: 768, H: 1024, Percent: 200}, {W: 550, H: 900, Percent: 100}, {W: 1280, H: 720, Percent: 100}, {W: 1920, H: 1080, Percent: 200},
	}
	for i, w := range windows {
		for _, seats := range []int{2, 5} {
			lang := locales.Languages()[(i+seats)%3]
			bubbled(t, fmt.Sprint(lang, w, seats), func(t *testing.T) {
				m := find(t, seats, manyPlace)
				r := newRig(t, lang, w)
				r.Stage.Settings.Speed = settings.Instant
				r.sit(m.begun(alone(seats)...))
				r.Rest()
				test(t, r, m)
			})
		}
	}
}

// writtenIn are the texts that lie in a widget, joined in the order in which they are drawn.
func (r *rig) writtenIn(id string) string {
	r.t.Helper()
	in := r.Widget(id).Rect
	var all []string
	for text, at := range r.UI.DrawnTexts {
		if in.Inset(-1).Holds(at) {
			all = append(all, text)
		}
	}
	return strings.Join(all, " ")
}

// The ways to place everybody have their names on them on whichever page, and so has the button that places them; nobody who waits is
// hidden by them.
func TestWaysToPlaceHaveNames(t *testing.T) {
	narrow(t, func(t *testing.T, r *rig, _ moment) {
		for _, page := range []string{"", "page.roles"} {
			if page != "" && r.Has(page) {
				r.Click(page)
				r.Rest()
			}
			for _, way := range []string{"lay.cleared", "lay.suggested"} {
				r.Click(way)
				r.Rest()
				r.judgeWays(page + " " + way)
			}
		}
	})
}

// judgeWays reports ways to place everybody without their names, and any that lie on each other.
func (r *rig) judgeWays(when string) {
	r.t.Helper()
	ids := []string{"lay.before", "lay.suggested", "lay.cleared", "confirm", "juan"}
	for i, id := range ids {
		at, least := r.Widget(id).Rect, 44*r.Scale()
		if id == "juan" { // those who wait there are clicked
			least = 30 * r.Scale()
		}
		if at.W < least || at.H < least || !r.UI.Bounds().Holds(at) {
			r.t.Errorf("%s: %s lies at %v", when, id, at)
		}
		for _, other := range ids[:i] {
			if in := at.Intersect(r.Widget(other).Rect); !in.Empty() {
				r.t.Errorf("%s: %s and %s overlap", when, id, other)
			}
		}
		if name, ok := strings.CutPrefix(id, "lay."); ok && r.writtenIn(id) != r.T("place."+name) {
			r.t.Errorf("%s: on %s is written %q", when, id, r.writtenIn(id))
		}
	}
	n := r.waiting()
	words := []string{r.T("do.place"), r.T("do.place.short")}
	if n > 0 {
		words = []string{r.T("why.not-placed", "n", n), r.T("place.left", "n", n), r.T("place.left.short", "n", n)}
	}
	if !slices.Contains(words, r.writtenIn("confirm")) {
		r.t.Errorf("%s: what places everybody says %q", when, r.writtenIn("confirm"))
	}
}

// What stops to work is named: a part of it where it can be seen, and all of it when one points there.
func TestWhatStopsIsNamed(t *testing.T) {
	narrow(t, func(t *testing.T, r *rig, m moment) {
		r.Click("lay.cleared")
		r.Rest()
		said, told := r.writtenIn("turns"), r.Widget("turns")
		old, named, stops := m.state().Lifted(), 0, 0
		for _, b := range m.state().Player(0).Built() {
			if old[puertorico.GroupOf(b)] == 0 {
				continue
			}
			stops++
			if !strings.Contains(told.Tooltip, r.T("building."+b.ID())) {
				t.Errorf("%v stops to work, but is not in %q", b, told.Tooltip)
			}
			if strings.Contains(said, r.T("building."+b.ID())) || strings.Contains(said, r.T("building.brief."+b.ID())) {
				named++
			}
		}
		for g := range puertorico.Good(puertorico.Goods) {
			field := puertorico.GroupOfTile(puertorico.Tile(g))
			if lost := m.state().Player(0).Capacity(g); old[field] > 0 && lost > 0 && !strings.Contains(told.Tooltip, r.T("tile."+g.ID())) {
				t.Errorf("%v is made no more, but not in %q", g, told.Tooltip)
			}
		}
		if named == 0 {
			t.Errorf("no building is named in %q of %q", said, told.Label)
		}
		if more := r.T("place.more", "list", "", "n", stops-named); named < stops && !strings.Contains(said, more) {
			t.Errorf("of %d buildings that stop, %d are named in %q", stops, named, said)
		}
		if !r.UI.Bounds().Holds(told.Rect) || strings.Contains(said, "…") {
			t.Errorf("what stops is written at %v as %q", told.Rect, said)
		}
	})
}
