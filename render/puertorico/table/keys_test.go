package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/puertorico/demo"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// wholeGames are games that are played from beginning to end.
func wholeGames() tabletest.Whole[puertorico.State, puertorico.Action, puertorico.Event] {
	return tabletest.Whole[puertorico.State, puertorico.Action, puertorico.Event]{
		Begin: func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *tabletest.Rig[puertorico.State, puertorico.Action, puertorico.Event] {
			return begin(t, lang, w, someSetup(seed, controls...)).Rig
		},
		Level: level, Clicks: demo.Clicks(), Most: 6000,
	}
}

// TestWholeGameByMouse plays a whole game with nothing but clicks on what can be seen. A text that does not fit fails it.
func TestWholeGameByMouse(t *testing.T) { wholeGames().ByMouse(t) }

// TestWholeGameByKeys plays a whole game with the keyboard alone: the focus is always seen, and leads to all that can be done.
func TestWholeGameByKeys(t *testing.T) { wholeGames().ByKeys(t) }
