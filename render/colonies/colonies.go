// Package colonies is The Colonies as the scenes around its table see it.
package colonies

import (
	"io/fs"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/colonies/lines"
	"islas/game/daily"
	"islas/game/match"
	texts "islas/locales/colonies"
	"islas/render/colonies/crew"
	"islas/render/colonies/table"
	"islas/render/keep/settings"
	"islas/render/paint/cast"
	"islas/render/services"
	"islas/render/stage"
)

// Game implements stage.Game; New makes it.
type Game struct {
	stage.Engine[colonies.State, colonies.Action, colonies.Event]
}

var (
	_ stage.Game      = Game{}
	_ stage.Previewer = Game{}
	_ stage.Reviewer  = Game{}
	_ stage.Rival     = Game{}
	_ stage.Musical   = Game{}
)

// New returns the game.
func New() Game {
	return Game{Engine: stage.Engine[colonies.State, colonies.Action, colonies.Event]{Rules: engine.Engine{}, Lines: lines.Lines{}}}
}

// Texts implements stage.Game.
func (Game) Texts() fs.FS { return texts.Files }

// Choices implements stage.Game: there are none.
func (Game) Choices() []settings.Choice { return nil }

// Music implements stage.Musical.
func (Game) Music() services.Music {
	return services.Music{Game: "colonies", Title: "belle", Calm: []string{"milan"}, Last: "tordion", Victory: "victory"}
}

// Cast implements stage.Game.
func (Game) Cast() cast.Cast { return crew.Cast() }

// Board implements stage.Game: all play on one board.
func (Game) Board(string) stage.Board { return nil }

// BoardOf implements stage.Game.
func (Game) BoardOf(match.Setup, game.Seat) stage.Board { return nil }

// Preview implements stage.Previewer: the chart before anything is built on it.
func (g Game) Preview(s *stage.Stage, setup match.Setup) (picture stage.Thumbnail, drawn bool, err error) {
	m, err := g.New(setup)
	if err != nil {
		return nil, false, err
	}
	return g.Thumbnail(s, m), colonies.Setup(m.Setup().Values[engine.Board]) != colonies.Beginner, nil
}

// Table implements stage.Game.
func (Game) Table(s *stage.Stage, m match.Any, fresh bool) (stage.Scene, error) {
	return table.New(s, m.(*engine.Match), fresh), nil
}

// Replay implements stage.Game.
func (Game) Replay(s *stage.Stage, m match.Any, step int) (stage.Scene, error) {
	return table.Replay(s, m.(*engine.Match), step), nil
}

// Trial implements stage.Rival.
func (Game) Trial(setup match.Setup) (daily.Trial, error) { return daily.Play(engine.Engine{}, setup) }
