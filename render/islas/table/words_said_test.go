package table_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// until lets time go by until a text is written.
func (r *rig) until(text string) {
	r.t.Helper()
	for range 900 {
		if r.Wait(1); strings.Contains(r.written(), text) {
			return
		}
	}
	r.t.Fatalf("%q is never said", text)
}

// Who has a privilege now, and what it does, is said twice as large where words are asked to be so, all of it in the window.
func TestAwardsAreTwiceAsLarge(t *testing.T) {
	tabletest.Handhelds(t, func(t *testing.T, lang string, w harness.Window) {
		for _, taken := range []bool{false, true} {
			m := find(t, 3, awarding(taken))
			e, _ := m.event(islas.EvPrivilege)
			r := m.openFor(t, lang, w, computers(3)...)
			power := islas.BuiltIn().Power(e.Colour).String()
			key := map[bool]string{false: "log.privilege", true: "log.privilege-taken"}[taken]
			title := r.T(key, "name", r.name(e.Seat), "power", r.T("power."+power), "other", r.name(max(e.Other, 0)))
			text := r.T("award."+power, "n", m.state().DrawPrivilege())
			r.act(m)
			r.until(text)
			r.Wait(20)
			r.LargerSaid(title)
			r.LargerSaid(text)
		}
	})
}

// So is a new round, and the last.
func TestBannersAreTwiceAsLarge(t *testing.T) {
	tabletest.Handhelds(t, func(t *testing.T, lang string, w harness.Window) {
		for _, name := range []string{"round", "final"} {
			m := showOf(t, name).find(t)
			r := m.openFor(t, lang, w, computers(3)...)
			e, _ := m.event(islas.EvRound)
			title := r.T("table.round", "n", e.Round+1)
			if e.Last {
				title = r.T("table.final-round")
			}
			r.act(m)
			r.until(title)
			r.Wait(20)
			r.LargerSaid(title)
		}
	})
}

// So is what is explained, all of which is reached by scrolling.
func TestExplanationsAreTwiceAsLarge(t *testing.T) {
	tabletest.Handhelds(t, func(t *testing.T, lang string, w harness.Window) {
		for _, k := range []islas.EventKind{islas.EvPalace, islas.EvReveal} {
			m := find(t, 3, func(m moment) bool {
				_, comes := m.event(k)
				return comes && m.decision().Seat == 1
			})
			r := m.open(t, lang, w)
			r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
			r.act(m)
			for range 100 {
				if r.Pass(time.Second / 10); r.Has("explain") {
					break
				}
			}
			r.Rest() // the sheet follows the table
			r.LargerSheet("explain", r.Widget("explain").Label)
		}
	})
}

// So is the choice of a colour.
func TestColoursAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		var way []string
		m := find(t, 3, func(m moment) bool {
			s := m.state()
			if m.decision() != (islas.Decision{Phase: islas.PhaseAction, Seat: 0}) {
				return false
			}
			legal := s.Legal(nil)
			i := slices.IndexFunc(legal, func(a islas.Action) bool { return choiceOf(s, legal, a).colour })
			if i >= 0 {
				way = wayIn(s, legal[i])
			}
			return i >= 0
		})
		r := m.open(t, lang, w)
		r.Rest()
		for _, id := range way {
			if strings.HasPrefix(id, "colour.") {
				break
			}
			r.Click(id)
			r.Wait(3)
		}
		if _, open := r.UI.Dialog(); !open {
			t.Fatalf("no colour is asked for after %v", way)
		}
		r.LargerWords()
	})
}

// So are notices.
func TestNoticesAreTwiceAsLarge(t *testing.T) {
	tabletest.Handhelds(t, func(t *testing.T, lang string, w harness.Window) {
		r := find(t, 3, from(islas.PhaseAction, 2)).open(t, lang, w)
		for _, key := range []string{"notice.game-not-saved-full", "notice.read-only"} {
			r.UI.Notice(r.T(key, "where", "~/islas"))
		}
		for _, key := range []string{"notice.game-not-saved-full", "notice.read-only"} {
			r.Wait(25)
			r.LargerSaid(r.T(key, "where", "~/islas"))
			for range 36 {
				r.Pass(time.Second / 10)
			}
		}
		if all := r.Heard(); len(all) != 2 {
			t.Errorf("told was %q", all)
		}
	})
}

// A deed that is looked at is twice as large as well, or as large as the window.
func TestDeedsAreTwiceAsLarge(t *testing.T) {
	looked := func(t *testing.T, lang string, w harness.Window) (at ui.Rect, window ui.Rect) {
		r := find(t, 3, from(islas.PhaseAction, 5)).open(t, lang, w)
		r.Rest()
		r.Click("open.powers")
		r.Rest()
		for r.Move(r.Widget("deeds.list").Rect.Middle()); r.Widget("deed.ties").Rect.H < 0.9*r.Widget("deed.ties").Rect.W; r.Wait(2) {
			r.Wheel(-0.5)
		}
		r.Move(r.Widget("deed.ties").Rect.Middle())
		r.Pass(2 * time.Second)
		_, at, ok := r.UI.Tip()
		if !ok {
			t.Fatal("no deed is shown large")
		}
		return at, r.UI.Bounds()
	}
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		usual := w
		usual.Percent = 100
		once, _ := looked(t, lang, usual)
		at, window := looked(t, lang, w)
		if whole := 0.85 * min(window.W, window.H); at.W < min(1.99*once.W, whole) {
			t.Errorf("the deed at %v is %.2f times as large as usual", at, at.W/once.W)
		}
		if !window.Holds(at) {
			t.Errorf("the deed lies at %v in %v", at, window)
		}
	})
}
