// Package puertorico is Puerto Rico as the scenes around its table see it.
package puertorico

import (
	"io/fs"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/lines"
	"islas/game/review"
	texts "islas/locales/puertorico"
	"islas/render/keep/settings"
	"islas/render/paint/cast"
	"islas/render/puertorico/caption"
	"islas/render/puertorico/table"
	"islas/render/puertorico/townsfolk"
	"islas/render/services"
	"islas/render/stage"
)

// Game implements stage.Game; New makes it.
type Game struct {
	stage.Engine[puertorico.State, puertorico.Action, puertorico.Event]
}

var (
	_ stage.Game     = Game{}
	_ stage.Teacher  = Game{}
	_ stage.Reviewer = Game{}
	_ stage.Rival    = Game{}
	_ stage.Musical  = Game{}
)

// New returns the game.
func New() Game {
	return Game{stage.Engine[puertorico.State, puertorico.Action, puertorico.Event]{Rules: engine.Engine{}, Lines: lines.Lines{}}}
}

// Texts implements stage.Game.
func (Game) Texts() fs.FS { return texts.Files }

// Choices implements stage.Game.
func (Game) Choices() []settings.Choice { return []settings.Choice{caption.Points()} }

// Music implements stage.Musical.
func (Game) Music() services.Music {
	return services.Music{Game: "puertorico", Title: "title", Calm: []string{"calm"}, Last: "last", Victory: "victory"}
}

// Cast implements stage.Game.
func (Game) Cast() cast.Cast { return townsfolk.Cast() }

// Board implements stage.Game: all players begin alike.
func (Game) Board(string) stage.Board { return nil }

// BoardOf implements stage.Game.
func (Game) BoardOf(match.Setup, game.Seat) stage.Board { return nil }

// Table implements stage.Game.
func (Game) Table(s *stage.Stage, m match.Any, fresh bool) (stage.Scene, error) {
	return table.New(s, m.(*engine.Match), fresh), nil
}

// Replay implements stage.Game.
func (Game) Replay(s *stage.Stage, m match.Any, step int) (stage.Scene, error) {
	return table.Replay(s, m.(*engine.Match), step), nil
}

// Review implements stage.Reviewer.
func (Game) Review(m match.Any, e review.Effort) (*stage.Review, error) {
	return table.Review(m.(*engine.Match), e, paintDecision)
}

// Host implements stage.Teacher.
func (Game) Host() cast.Member { return townsfolk.Host() }

// Lesson implements stage.Teacher.
func (Game) Lesson(s *stage.Stage, step int) (stage.Scene, error) { return table.Lesson(s, step) }

// CheckLesson implements stage.Teacher.
func (Game) CheckLesson() error { return table.CheckLesson() }

// Trial implements stage.Rival.
func (Game) Trial(setup match.Setup) (daily.Trial, error) { return daily.Play(engine.Engine{}, setup) }
