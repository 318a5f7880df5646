package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/internal/need"
	"islas/render/theme"
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

// The cards of a board that is shown large, scrolled where its words are larger than those of the table, all tell in sentences what buildings do, or all in few words, the same in every language, whole,
// and where there is room for a table with everything open, in sentences.
func TestCardsOfALargeBoardAreAlike(t *testing.T) {
	need.Time(t)
	bubble(t, func(t *testing.T) {
		for _, seats := range []int{2, 5} {
			m := find(t, seats, func(m moment) bool {
				return decides(puertorico.PhaseRole, 10)(m) && len(m.state().Player(1).Built()) > 8
			})
			forms := map[harness.Window]string{}
			for _, lang := range locales.Languages() {
				for _, w := range visited() {
					r := m.shown(t, lang, w, alone(seats)...)
					at := r.visit()
					text, pitch := r.readThrough(at)
					form := ""
					for _, b := range m.state().Player(1).Built() {
						now := "nothing"
						switch {
						case strings.Contains(text, r.T("effect.theirs."+b.ID())):
							now = "sentences"
						case strings.Contains(text, r.T("effect.short."+b.ID())):
							now = "few words"
						}
						if form == "" {
							form = now
						}
						if now != form || now == "nothing" {
							t.Errorf("%s %v: of %s is told %s, of others %s: %q", lang, w, b, now, form, text)
						}
					}
					if forms[w] == "" {
						forms[w] = form
					}
					if forms[w] != form {
						t.Errorf("%v: told are %s in %s, %s in another language", w, form, lang, forms[w])
					}
					open := !r.Has("page.others")
					if open && form != "sentences" {
						t.Errorf("%s %v: %s are told where everything lies open", lang, w, form)
					}
					if least := theme.LineHeight(theme.Small) * r.Scale(); form == "sentences" && pitch < least-0.5 {
						t.Errorf("%s %v: lines lie %.1f below each other, want %.1f", lang, w, pitch, least)
					}
				}
			}
		}
	})
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

// All buildings of the market are named in one way in a window, in full or cut short, and how many of each are left is always told.
func TestMarketNamesBuildingsAlike(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, func(m moment) bool { return decides(puertorico.PhaseBuild, 5)(m) && len(m.state().Legal(nil)) > 4 })
		s := m.state()
		for _, lang := range locales.Languages() {
			for _, w := range append(visited(), harness.Window{W: 960, H: 600, Percent: 200}) {
				r := m.shown(t, lang, w, alone(5)...)
				if r.Has("page.market") {
					r.Click("page.market")
					r.Rest()
				}
				forms := map[string]string{}
				for b := range puertorico.Building(puertorico.Buildings) {
					at := r.Widget("build." + b.ID())
					if !r.seenWhole(b) {
						continue
					}
					whole, brief := r.T("building."+b.ID()), r.T("building.brief."+b.ID())
					if whole != brief {
						forms[fmt.Sprint("brief: ", r.worded(brief, at.Rect))] += " " + b.ID()
					}
					if n := s.Left(b); n > 0 && !r.worded(r.T("market.copies", "n", n), at.Rect) {
						t.Errorf("%s %v: it is not told that %d of %s are left", lang, w, n, b)
					}
					if b.Class() != puertorico.LargeViolet {
						continue
					}
					if text, pitch := r.lines(at.Rect); at.Rect.H > 100*r.Scale() && strings.Contains(text, r.T("effect.short."+b.ID())) {
						if least := theme.LineHeight(theme.Small) * r.Scale(); pitch < least-0.5 {
							t.Errorf("%s %v: lines on %s lie %.1f below each other, want %.1f", lang, w, b, pitch, least)
						}
					}
				}
				if len(forms) > 1 {
					t.Errorf("%s %v: names of buildings are cut short and not: %v", lang, w, forms)
				}
			}
		}
	})
}

// A board that is shown large says of each building in words what it does, in every window, at every size and in every language; where its words
// are larger than those of the table, when it is scrolled.
func TestLargeBoardsSayWhatBuildingsDo(t *testing.T) {
	need.Time(t)
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				for _, seats := range []int{2, 5} {
					m := find(t, seats, func(m moment) bool {
						return decides(puertorico.PhaseRole, 10)(m) && len(m.state().Player(1).Built()) > 8
					})
					for _, w := range bearable() {
						r := m.shown(t, lang, w, alone(seats)...)
						at := r.visit()
						text, _ := r.readThrough(at)
						for _, b := range m.state().Player(1).Built() {
							if !strings.Contains(text, r.T("effect.theirs."+b.ID())) && !strings.Contains(text, r.T("effect.short."+b.ID())) {
								t.Errorf("%d players, %v: what %s does is not told", seats, w, b.ID())
							}
						}
					}
				}
			})
		})
	}
}
