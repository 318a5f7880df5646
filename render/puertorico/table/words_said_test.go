package table_test

import (
	"islas/render/testkit/tabletest"
	"strings"
	"testing"
	"time"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/puertorico/caption"
	"islas/render/testkit/harness"
)

// What is explained is written twice as large where words are asked to be so, and all of it is reached by scrolling.
func TestExplanationsAreTwiceAsLarge(t *testing.T) {
	tabletest.Handhelds(t, func(t *testing.T, lang string, w harness.Window) {
		for _, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseBuild} {
			m := find(t, 3, func(m moment) bool { return decides(phase, 3)(m) && m.actions[m.at].Kind != puertorico.Pass })
			r := m.shown(t, lang, w, alone(3)...)
			r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
			r.do(m.actions[m.at])
			for range 100 {
				if r.Pass(time.Second / 10); r.Has("explain") {
					break
				}
			}
			r.Wait(10) // until computers have made their moves, and it lies where it stays
			r.LargerSheet("explain", r.Widget("explain").Label)
		}
	})
}

// So is what a banner announces: that an end of the game was triggered.
func TestBannersAreTwiceAsLarge(t *testing.T) {
	tabletest.Handhelds(t, func(t *testing.T, lang string, w harness.Window) {
		m := find(t, 3, func(m moment) bool {
			s := *m.state()
			before := s.Ending()
			return m.at < len(m.actions) && m.actions[m.at].Kind == puertorico.Load && s.Decision().Seat == 0 && s.Apply(m.actions[m.at], nil) == nil && before == 0 && s.Ending() != 0 && s.Decision().Phase != puertorico.PhaseOver
		})
		r := m.shown(t, lang, w, alone(3)...)
		r.Rest()
		r.do(m.actions[m.at])
		for range 1200 {
			r.Wait(1)
			for _, key := range []string{"chips", "city", "colonists"} {
				if text := r.T("log.ending." + key); strings.Contains(r.all(), text) {
					r.Wait(20)
					r.LargerSaid(r.T("table.final-round"))
					r.LargerSaid(text)
					return
				}
			}
		}
		t.Fatal("no end is announced")
	})
}

// all is all that is written, one text after the other.
func (r *rig) all() string {
	var all []string
	for text := range r.UI.DrawnTexts {
		all = append(all, text)
	}
	return strings.Join(all, " ")
}

// So is another player's board that is looked at, on tablets, too, down to what the last of its buildings does, for a mouse that rests on it and after a
// click; a mouse that rests on a building reads of that at once.
func TestBoardsAreLookedAtTwiceAsLarge(t *testing.T) {
	look := func(t *testing.T, lang string, w harness.Window) {
		m := find(t, 3, func(m moment) bool {
			return decides(puertorico.PhaseRole, 8)(m) && len(m.state().Player(1).Built()) > 4
		})
		built := m.state().Player(1).Built()
		last := built[len(built)-1]
		r := m.shown(t, lang, w, alone(3)...)
		r.Rest()
		if r.Has("page.others") {
			r.Click("page.others")
			r.Rest()
		}
		r.Move(r.At("board.1." + last.ID()))
		r.Pass(time.Second)
		r.Wait(20)
		r.LargerSaid(r.T("building." + last.ID()))
		if w.H > 400 { // otherwise the rest of it is scrolled to
			r.LargerSaid(caption.Theirs(r.UI.T, last))
		}
		r.Away()
		r.Wait(60)
		r.ClickAt(r.At("board.1"))
		r.Away()
		r.Wait(5)
		r.LargerSaid(r.match().Setup().Seats[1].Name)
		r.LargerSheet("visit", caption.Theirs(r.UI.T, last))
		if r.ClickAt(r.Widget("visit.close").Rect.Middle()); r.Has("visit") {
			t.Error("the board can't be closed")
		}
	}
	tabletest.Handhelds(t, look)
	for i, w := range harness.Tablets() {
		lang := locales.Languages()[i%len(locales.Languages())]
		t.Run(w.String()+" "+lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) { look(t, lang, w) })
		})
	}
}
