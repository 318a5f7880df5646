package table_test

import (
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/settings"
	"islas/render/ui"
)

// awarding is a moment at which a privilege changes hands, or is won.
func awarding(taken bool) func(m moment) bool {
	return func(m moment) bool {
		e, ok := m.event(islas.EvPrivilege)
		return ok && m.state().Round() > 1 && (e.Other != game.NoSeat) == taken
	}
}

// TestGameRestsOnAPrivilege looks at a privilege that changes hands: about two seconds long it is said who has it now, from whom, and
// what it does; a press goes on.
func TestGameRestsOnAPrivilege(t *testing.T) {
	for _, taken := range []bool{false, true} {
		bubbleOf(t, map[bool]string{false: "won", true: "taken"}[taken], func(t *testing.T) {
			m := find(t, 3, awarding(taken))
			e, _ := m.event(islas.EvPrivilege)
			rest := func(speed settings.Speed) time.Duration {
				r := m.openFor(t, "en", small, computers(3)...)
				r.Stage.Settings.Speed = speed
				does := r.T("award."+islas.BuiltIn().Power(e.Colour).String(), "n", m.state().DrawPrivilege())
				ticks := 0
				r.perform(m, func() {
					if !strings.Contains(r.written(), does) {
						return
					}
					ticks++
					key := "log.privilege"
					if taken {
						key = "log.privilege-taken"
					}
					if says := r.T(key, "name", r.name(e.Seat), "power", r.T("power."+islas.BuiltIn().Power(e.Colour).String()), "other", r.name(max(e.Other, 0))); !strings.Contains(r.written(), says) {
						t.Fatalf("it is not said that %s", says)
					}
				})
				return time.Duration(ticks) * harness.Frame
			}
			normal := rest(settings.Normal)
			if normal < 1700*time.Millisecond || normal > 2300*time.Millisecond {
				t.Errorf("the game rests for %v", normal)
			}
			if fast := rest(settings.Fast); fast >= normal*3/4 {
				t.Errorf("at fast speed it rests for %v, at normal speed for %v", fast, normal)
			}
			r := m.openFor(t, "en", small, computers(3)...)
			does := r.T("award."+islas.BuiltIn().Power(e.Colour).String(), "n", m.state().DrawPrivilege())
			r.act(m)
			for range 600 {
				if r.Wait(1); strings.Contains(r.written(), does) {
					break
				}
			}
			r.Wait(10)
			r.Press(r.UI.Bounds().Middle())
			r.Up()
			if r.Wait(3); strings.Contains(r.written(), does) {
				t.Error("a press does not go on")
			}
		})
	}
}

// bubbleOf runs a part of a test in a bubble.
func bubbleOf(t *testing.T, name string, f func(t *testing.T)) {
	t.Run(name, func(t *testing.T) { bubble(t, f) })
}

// written is all that is written, one text after the other.
func (r *rig) written() string {
	var all []string
	for text := range r.UI.DrawnTexts {
		all = append(all, text)
	}
	return strings.Join(all, " ")
}

// award lets a privilege change hands until it is said who has it now. Where a part of the table is seen the deed may fly beyond that.
func (r *rig) award(m moment) []ui.Input {
	e, _ := m.event(islas.EvPrivilege)
	says := r.T("award."+islas.BuiltIn().Power(e.Colour).String(), "n", m.state().DrawPrivilege())
	r.act(m)
	r.Away()
	for range 600 {
		switch r.Wait(1); {
		case len(r.moving()["deed"]) > 0:
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second / 2}, {Dt: time.Nanosecond}, {Dt: time.Nanosecond}}
		case strings.Contains(r.written(), says):
			return []ui.Input{{Dt: time.Second / 2}, {Dt: time.Nanosecond}, {Dt: time.Nanosecond}}
		}
	}
	r.t.Fatalf("nobody says who has a privilege now: %v", r.IDs())
	return nil
}
