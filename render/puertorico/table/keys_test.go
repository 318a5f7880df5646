package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/harness"
	"islas/render/internal/need"
	"islas/render/internal/tabletest"
	"islas/render/puertorico/demo"
)

// wholeGames are games that are played without a mouse.
func wholeGames() tabletest.Whole[puertorico.State, puertorico.Action, puertorico.Event] {
	return tabletest.Whole[puertorico.State, puertorico.Action, puertorico.Event]{
		Begin: func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *tabletest.Rig[puertorico.State, puertorico.Action, puertorico.Event] {
			return begin(t, lang, w, someSetup(seed, controls...)).Rig
		},
		Level: level, Clicks: demo.Clicks(), Most: 6000,
	}
}

// TestWholeGamesByKeys plays whole games with the keyboard alone: the focus is always seen, and leads to all that can be done.
func TestWholeGamesByKeys(t *testing.T) { wholeGames().ByKeys(t) }

// TestWholeGameByPad plays a whole game with a game pad alone.
func TestWholeGameByPad(t *testing.T) {
	need.Time(t)
	wholeGames().ByPad(t)
}

// TestWholeGameByOneKey plays a whole game with a single key.
func TestWholeGameByOneKey(t *testing.T) {
	need.Time(t)
	wholeGames().ByOneKey(t)
}
