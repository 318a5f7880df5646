package table_test

import (
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// lines is all that is written in r, in the order in which it is drawn, in one line, and how near lines of it lie below each other at least.
func (r *rig) lines(in ui.Rect) (text string, pitch float64) {
	var all []string
	var last ui.Rect
	pitch = in.H
	for drawn, at := range r.UI.DrawnTexts {
		if !in.Contains(at.Middle()) {
			continue
		}
		if drawn == r.T("ui.close") { // what was drawn before lies below a board that is shown large
			all, pitch = nil, in.H
		}
		if d := at.Middle().Y - last.Middle().Y; len(all) > 0 && d > 0 && max(at.X-last.X, last.X-at.X) < 1 {
			pitch = min(pitch, d)
		}
		all, last = append(all, drawn), at
	}
	return strings.Join(all, " "), pitch
}

// visit rests on the board of the next player and returns where it is shown large.
func (r *rig) visit() ui.Rect {
	r.t.Helper()
	if r.Has("page.others") {
		r.Click("page.others")
		r.Rest()
	}
	r.Move(r.Widget("board.1").Rect.Middle())
	r.Wait(60)
	return r.Widget("visit").Rect
}

// readThrough is the same of a board that is shown large at a place, scrolled from its beginning to its end where it is longer than that.
func (r *rig) readThrough(in ui.Rect) (text string, pitch float64) {
	r.t.Helper()
	const area = "visit.words"
	for range 20 {
		if !r.Has(area) {
			break
		}
		r.Wheel(6)
		r.Wait(2)
	}
	text, pitch = r.lines(in)
	for range 200 {
		offset, most := r.UI.ScrollOffset(area)
		if !r.Has(area) || offset >= most-1 {
			break
		}
		r.Wheel(-0.5)
		r.Wait(2)
		more, near := r.lines(in)
		text, pitch = text+" "+more, min(pitch, near)
	}
	return text, pitch
}

// visited are windows in which boards are shown large, those with the smallest type and the largest.
func visited() []harness.Window {
	return append(windows(), harness.Window{W: 768, H: 1024, Percent: 200}, harness.Window{W: 1920, H: 1080, Percent: 200}, harness.Window{W: 1200, H: 1920, Percent: 100})
}

// Nothing sticks out from below a board that is shown large: it covers parts of the table whole, or not at all.
func TestNothingSticksOutFromBelowALargeBoard(t *testing.T) {
	bubble(t, func(t *testing.T) {
		for _, seats := range []int{2, 5} {
			m := find(t, seats, decides(puertorico.PhaseRole, 10))
			for _, w := range visited() {
				r := m.shown(t, "de", w, alone(seats)...)
				at := r.visit()
				for _, at2 := range r.UI.Widgets() {
					in := at2.Rect.Intersect(at)
					if strings.HasPrefix(at2.ID, "visit") || in.Empty() || in.W < 2 || in.H < 2 || at.Inset(-2).Holds(at2.Rect) {
						continue
					}
					t.Errorf("%d players, %v: %s at %v sticks out from below the board at %v", seats, w, at2.ID, at2.Rect, at)
				}
			}
		}
	})
}

// While a board is shown large the bar says whose, and what leads back; after that what has to be done.
func TestBarSaysWhoseBoardIsShownLarge(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(puertorico.PhaseRole, 6))
		for _, lang := range locales.Languages() {
			r := m.shown(t, lang, full, alone(3)...)
			before := r.prompt()
			r.Click("board.1")
			r.Away()
			r.Wait(5)
			if want := r.T("prompt.visit.back", "whose", r.match().Setup().Seats[1].Name); !strings.Contains(r.prompt(), want) {
				t.Errorf("the bar says %q, want %q", r.prompt(), want)
			}
			r.Click("visit.close")
			r.Away()
			r.Wait(5)
			if r.prompt() != before {
				t.Errorf("after the visit the bar says %q, before %q", r.prompt(), before)
			}
		}
	})
}

// A board that is shown large says of each building in words what it does, in every window, at every size and in every language; where its words
// are larger than those of the table, when it is scrolled.
func TestLargeBoardsSayWhatBuildingsDo(t *testing.T) {
	need.Time(t)
	for k, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			for i, w := range bearable() {
				seats := 2 + (i+k)%2*3
				m := find(t, seats, func(m moment) bool {
					return decides(puertorico.PhaseRole, 10)(m) && len(m.state().Player(1).Built()) > 8
				})
				r := m.shown(t, lang, w, alone(seats)...)
				at := r.visit()
				text, _ := r.readThrough(at)
				for _, b := range m.state().Player(1).Built() {
					if !strings.Contains(text, r.T("effect.theirs."+b.ID())) && !strings.Contains(text, r.T("effect.short."+b.ID())) {
						t.Errorf("%d players, %v: what %s does is not told", seats, w, b.ID())
					}
				}
			}
		})
	}
}
