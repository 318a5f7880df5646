package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/render/islas/demo"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// wholeGames are games that are played from beginning to end.
func wholeGames() tabletest.Whole[islas.State, islas.Action, islas.Event] {
	return tabletest.Whole[islas.State, islas.Action, islas.Event]{
		Begin: func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *tabletest.Rig[islas.State, islas.Action, islas.Event] {
			return begin(t, lang, w, short(someSetup(seed, controls...))).Rig
		},
		Level: level, Clicks: demo.Clicks(), Most: 4000,
	}
}

// TestWholeGameByMouse plays a whole game with nothing but clicks on what can be seen. A text that does not fit fails it.
func TestWholeGameByMouse(t *testing.T) { wholeGames().ByMouse(t) }

// TestWholeGameByKeys plays a whole game with the keyboard alone: the focus is always seen, and leads to all that can be done.
func TestWholeGameByKeys(t *testing.T) { wholeGames().ByKeys(t) }

// Whatever had the focus, after a card or a palace was chosen by its key Enter goes on with that, at a plot of the own island, which is seen
// to have the focus.
func TestEnterGoesOnWithWhatAKeyChose(t *testing.T) {
	for key, kind := range map[ui.Key]islas.ActionKind{ui.Key3: islas.Build, ui.KeyP: islas.MakePalace} {
		for _, focus := range []string{"island.1", ""} {
			bubbled(t, fmt.Sprint(kind, " from ", focus), func(t *testing.T) {
				m := find(t, 5, func(m moment) bool {
					legal := m.state().Legal(nil)
					third := func(a islas.Action) bool {
						return a.Kind == islas.Build && a.Card == m.state().HandCards(0, nil)[2]
					}
					return m.decision() == islas.Decision{Phase: islas.PhaseAction, Seat: 0} && m.state().HandSize(0) > 2 && slices.ContainsFunc(legal, third) && offers(legal, islas.MakePalace)
				})
				r := m.open(t, "en", full)
				r.Rest()
				for range 200 {
					if focus == "" || r.UI.Focused() == focus {
						break
					}
					r.Key(ui.KeyTab)
				}
				n, looks := r.played(), r.Picture()
				if r.Key(key); !strings.HasPrefix(r.UI.Focused(), "plot.0.") || r.Picture() == looks {
					t.Fatalf("the focus is at %q", r.UI.Focused())
				}
				for range 4 {
					if r.played() > n {
						break
					}
					r.Key(ui.KeyEnter)
					r.Wait(2)
				}
				if done := r.match().Actions()[n:]; len(done) == 0 || done[0].Kind != kind {
					t.Errorf("Enter has done %v", done)
				}
			})
		}
	}
}
