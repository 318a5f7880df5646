//go:build !js

package puertorico

import (
	"islas/render/internal/autoplayer"
	"islas/render/internal/contact"
	"islas/render/internal/script"
	"islas/render/puertorico/demo"
	"islas/render/puertorico/sheet"
)

// What commands and tests show of the game and do with it. None of them runs in a browser, whose download goes without.
var (
	_ autoplayer.Game = Game{}
	_ contact.Game    = Game{}
	_ script.Game     = Game{}
)

// Clicks implements autoplayer.Game.
func (Game) Clicks() []autoplayer.Weight { return demo.Clicks() }

// Film implements script.Game.
func (Game) Film() script.Film { return demo.Film() }

// Sheet implements contact.Game.
func (Game) Sheet() []contact.Part { return sheet.Parts() }
