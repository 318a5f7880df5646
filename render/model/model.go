// Package model contains the scenes of the model game, which is the starting point for new games and what tests of the shared scenes play.
// No program includes it; only tests import it.
//
// A table is a kit (package table), which has a session, and views: the board, the seats and the hand. Each view draws one region from the
// frame of the tick, keeps only state of its own, and returns an intent. See table.go.
package model

import (
	"embed"
	"io/fs"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/settings"
	"islas/render/paint"
	"islas/render/paint/cast"
	"islas/render/paint/figures"
	"islas/render/stage"
	"islas/render/ui"
)

//go:embed *.json
var files embed.FS

// Match is a match of this game.
type Match = match.Match[model.Position, model.Action, model.Event]

// Game implements stage.Game; New makes it.
type Game struct {
	stage.Engine[model.Position, model.Action, model.Event]
}

var (
	_ stage.Game     = Game{}
	_ stage.Reviewer = Game{}
	_ stage.Rival    = Game{}
)

// New returns the game.
func New() Game {
	return Game{stage.Engine[model.Position, model.Action, model.Event]{Rules: model.Game{}, Lines: model.Lines{}}}
}

// Texts implements stage.Game.
func (Game) Texts() fs.FS { return files }

// Choices implements stage.Game: there are none.
func (Game) Choices() []settings.Choice { return nil }

// Cast implements stage.Game.
func (Game) Cast() cast.Cast {
	return cast.Cast{
		{Name: "Bit", Face: figures.CurlsFace}, {Name: "Nib", Face: figures.FringeFace}, {Name: "Pip", Face: figures.BraidsFace},
		{Name: "Tag", Face: figures.BaldFace}, {Name: "Zip", Face: figures.StrawFace},
	}
}

// Board implements stage.Game: there are none.
func (Game) Board(string) stage.Board { return nil }

// BoardOf implements stage.Game.
func (Game) BoardOf(match.Setup, game.Seat) stage.Board { return nil }

// Result implements stage.Game: all points come from houses, and each house in the best cove is a moment.
func (g Game) Result(_ *stage.Stage, m match.Any) stage.Result {
	position := m.(*Match).State()
	houses := stage.Source{Label: "result.houses", Icon: paint.IconHammer}
	for seat := range m.Setup().Seats {
		houses.Amounts = append(houses.Amounts, stage.Amount{Points: position.Points(game.Seat(seat))})
	}
	steps := m.(*Match).Steps()
	course := g.Course(len(m.Setup().Seats), steps)
	for i := range steps {
		if e := steps[i].Event; e.Kind == model.Built && e.Card == model.Coves {
			course.Moments = append(course.Moments, stage.Moment{Round: model.Game{}.Round(&steps[i].After), Step: i, Seat: e.Seat, Icon: paint.IconDeck, Weight: 1, Text: func(u *ui.UI) string {
				return u.T("log.builds", "name", m.Setup().Seats[e.Seat].Name, "n", int(e.Card))
			}})
		}
	}
	return stage.Result{Sources: []stage.Source{houses}, Course: course}
}

// RuleBook implements stage.Game.
func (Game) RuleBook() []stage.Chapter {
	return []stage.Chapter{
		{ID: "aim", Blocks: []stage.Block{stage.Paragraph("aim.1")}},
		{ID: "turn", Sub: true, Blocks: []stage.Block{stage.Point("turn.1"), stage.Point("turn.2"), stage.Point("turn.3"), stage.Point("turn.4")}},
	}
}

// Title implements stage.Game: the sea is empty.
func (Game) Title() stage.TitlePicture { return empty{} }

// empty implements stage.TitlePicture.
type empty struct{}

func (empty) Draw(*stage.Stage, *ui.UI, stage.TitlePlaces) {}
