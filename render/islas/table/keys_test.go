package table_test

import (
	"testing"

	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/internal/tabletest"
	"islas/render/islas/demo"
)

// wholeGames are games that are played without a mouse.
func wholeGames() tabletest.Whole[islas.State, islas.Action, islas.Event] {
	return tabletest.Whole[islas.State, islas.Action, islas.Event]{
		Begin: func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *tabletest.Rig[islas.State, islas.Action, islas.Event] {
			return begin(t, lang, w, short(someSetup(seed, controls...))).Rig
		},
		Level: level, Clicks: demo.Clicks(), Most: 4000,
	}
}

// TestWholeGamesByKeys plays whole games with the keyboard alone: the focus is always seen, and leads to all that can be done.
func TestWholeGamesByKeys(t *testing.T) { wholeGames().ByKeys(t) }

// TestWholeGameByPad plays a whole game with a game pad alone.
func TestWholeGameByPad(t *testing.T) { wholeGames().ByPad(t) }

// TestWholeGameByOneKey plays a whole game with a single key.
func TestWholeGameByOneKey(t *testing.T) { wholeGames().ByOneKey(t) }
