//go:build !js

package puertorico

import (
	"islas/render/internal/pilot"
	"islas/render/puertorico/demo"
)

// What commands and tests do with the game. None of them runs in a browser, whose download goes without.
var _ pilot.Game = Game{}

// Clicks implements pilot.Game.
func (Game) Clicks() []pilot.Weight { return demo.Clicks() }
