// Package islas is Islas Canarias as the scenes around its table see it.
package islas

import (
	"io/fs"

	"islas/game/daily"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/islas/lines"
	"islas/game/match"
	"islas/game/review"
	texts "islas/locales/islas"
	"islas/render/islas/islanders"
	"islas/render/islas/table"
	"islas/render/keep/settings"
	"islas/render/paint/cast"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/ui"
)

// Game implements stage.Game; New makes it.
type Game struct {
	stage.Engine[islas.State, islas.Action, islas.Event]
	printed *printedIslands
}

var (
	_ stage.Game         = Game{}
	_ stage.Teacher      = Game{}
	_ stage.Reviewer     = Game{}
	_ stage.Rival        = Game{}
	_ stage.Musical      = Game{}
	_ stage.Commander    = Game{}
	_ stage.Customizable = Game{}
)

// New returns the game.
func New() Game {
	return Game{
		Engine:  stage.Engine[islas.State, islas.Action, islas.Event]{Rules: engine.Engine{}, Lines: lines.Lines{}},
		printed: &printedIslands{known: map[string]*board.Island{}},
	}
}

// Texts implements stage.Game.
func (Game) Texts() fs.FS { return texts.Files }

// Choices implements stage.Game.
func (Game) Choices() []settings.Choice { return nil }

// Commands implements stage.Commander.
func (Game) Commands() []ui.Command { return table.Commands() }

// Music implements stage.Musical.
func (Game) Music() services.Music {
	return services.Music{Game: "islas", Title: "canarios", Calm: []string{"espanoleta"}, Last: "jacaras", Victory: "victory"}
}

// Cast implements stage.Game.
func (Game) Cast() cast.Cast { return islanders.Cast() }

// Table implements stage.Game.
func (Game) Table(s *stage.Stage, m match.Any, fresh bool) (stage.Scene, error) {
	return table.New(s, m.(*engine.Match), fresh)
}

// Replay implements stage.Game.
func (Game) Replay(s *stage.Stage, m match.Any, step int) (stage.Scene, error) {
	return table.Replay(s, m.(*engine.Match), step)
}

// Review implements stage.Reviewer.
func (Game) Review(m match.Any, e review.Effort) (*stage.Review, error) {
	return table.Review(m.(*engine.Match), e, paintDecision)
}

// Host implements stage.Teacher.
func (Game) Host() cast.Member { return islanders.Host() }

// Lesson implements stage.Teacher.
func (Game) Lesson(s *stage.Stage, step int) (stage.Scene, error) { return table.Lesson(s, step) }

// CheckLesson implements stage.Teacher.
func (Game) CheckLesson() error { return table.CheckLesson() }

// Trial implements stage.Rival.
func (Game) Trial(setup match.Setup) (daily.Trial, error) { return daily.Play(engine.Engine{}, setup) }
