package tabletest

import (
	"fmt"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/render/internal/autoplayer"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
)

// Whole describes how whole games of a kind are played at its table.
type Whole[S any, A game.Action, E any] struct {
	Begin  func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *Rig[S, A, E] // begins one, in a bubble
	Level  string                                                                                           // of the computers
	Clicks []autoplayer.Weight
	Most   int // most decisions of a game
	Least  int // fewest players of a game; 2 if it is 0
}

// one returns the seats of a person and as few computers as the game allows.
func (g Whole[S, A, E]) one() []string {
	seats := []string{game.Human, g.Level}
	for len(seats) < g.Least {
		seats = append(seats, g.Level)
	}
	return seats
}

// ByMouse plays a whole game with only clicks on what can be seen: the result must be shown, and the game be stored as over.
func (g Whole[S, A, E]) ByMouse(t *testing.T) {
	Bubble(t, func(t *testing.T) {
		r := g.Begin(t, "de", harness.Window{W: 1280, H: 720, Percent: 100}, 1, game.Human, g.Level, game.Human)
		r.Stage.Settings.Speed, r.Stage.Settings.Explain = settings.Fast, true
		if m := r.PlayThrough(1, g.Clicks, g.Most); !m.Over() || m.Winners() == 0 {
			t.Error("the result is shown of a game that isn't over")
		}
		if list := r.Stage.Saves.Library().List(); len(list) != 1 || !list[0].Summary.Over || harness.Runs(r.Stage) != "" {
			t.Errorf("kept of the game is %+v", list)
		}
	})
}

// ByKeys plays a whole game with the keyboard alone: the focus must always be seen, and reach all that can be done.
func (g Whole[S, A, E]) ByKeys(t *testing.T) {
	g.play(t, "en", harness.Window{W: 768, H: 1024, Percent: 100}, 0, g.one(), (*Rig[S, A, E]).PlayByKeys)
}

// ByPad plays a whole game with a game pad alone.
func (g Whole[S, A, E]) ByPad(t *testing.T) { g.playOne(t, (*Rig[S, A, E]).PlayByPad) }

// ByOneKey plays a whole game with a single key.
func (g Whole[S, A, E]) ByOneKey(t *testing.T) { g.playOne(t, (*Rig[S, A, E]).PlayByOneKey) }

// Enlarged plays whole games at a table seen in part, as large as the size of texts asks, by keys, and begun with a finger alone.
func (g Whole[S, A, E]) Enlarged(t *testing.T) {
	w := harness.Handhelds()
	for _, p := range []struct {
		name, lang string
		window     harness.Window
		by         way[S, A, E]
	}{
		{"keys", "de", w[0], (*Rig[S, A, E]).PlayByKeys}, {"finger", "en", w[1], (*Rig[S, A, E]).PlayByFinger},
	} {
		t.Run(fmt.Sprintf("%s-%s-%v", p.name, p.lang, p.window), func(t *testing.T) {
			g.play(t, p.lang, p.window, 7, g.one(), p.by)
		})
	}
}

// way plays a game on a rig with one kind of input.
type way[S any, A game.Action, E any] func(r *Rig[S, A, E], seed uint64, own []autoplayer.Weight, most int) *match.Match[S, A, E]

func (g Whole[S, A, E]) playOne(t *testing.T, by way[S, A, E]) {
	g.play(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 7, g.one(), by)
}

func (g Whole[S, A, E]) play(t *testing.T, lang string, w harness.Window, seed uint64, seats []string, by way[S, A, E]) {
	g.playAt(t, settings.Instant, lang, w, seed, seats, by)
}

func (g Whole[S, A, E]) playAt(t *testing.T, speed settings.Speed, lang string, w harness.Window, seed uint64, seats []string, by way[S, A, E]) {
	Bubble(t, func(t *testing.T) {
		r := g.Begin(t, lang, w, seed, seats...)
		r.Stage.Settings.Speed = speed
		if m := by(r, seed, g.Clicks, g.Most); !m.Over() || m.Winners() == 0 {
			t.Error("the result is shown of a game that isn't over")
		}
	})
}
