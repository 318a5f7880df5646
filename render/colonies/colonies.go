// Package colonies is The Colonies as the scenes around its table see it.
package colonies

import (
	"io/fs"

	"islas/game"
	"islas/game/match"
	texts "islas/locales/colonies"
	"islas/render/colonies/crew"
	"islas/render/keep/settings"
	"islas/render/paint/cast"
	"islas/render/stage"
)

// Game implements stage.Game.
type Game struct{}

// Texts implements stage.Game.
func (Game) Texts() fs.FS { return texts.Files }

// Choices implements stage.Game: there are none.
func (Game) Choices() []settings.Choice { return nil }

// Cast implements stage.Game.
func (Game) Cast() cast.Cast { return crew.Cast() }

// Board implements stage.Game: all play on one board.
func (Game) Board(string) stage.Board { return nil }

// BoardOf implements stage.Game.
func (Game) BoardOf(match.Setup, game.Seat) stage.Board { return nil }

// Host implements stage.Teacher.
func (Game) Host() cast.Member { return crew.Host() }
