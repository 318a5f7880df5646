// Package toy is the smallest game of the house as its scenes see it: the example for who adds a game, and what tests of the
// shared scenes play. No program has it; only tests import it.
package toy

import (
	"embed"
	"io/fs"

	"islas/game"
	"islas/game/match"
	"islas/game/toy"
	"islas/render/cast"
	"islas/render/keep/settings"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/stage"
	"islas/render/ui"
)

//go:embed *.json
var files embed.FS

// Match is a match of this game.
type Match = match.Match[toy.Position, toy.Action, toy.Event]

// Game implements stage.Game; New makes it.
type Game struct {
	stage.Engine[toy.Position, toy.Action, toy.Event]
}

var (
	_ stage.Game     = Game{}
	_ stage.Reviewer = Game{}
	_ stage.Rival    = Game{}
)

// New returns the game.
func New() Game {
	return Game{stage.Engine[toy.Position, toy.Action, toy.Event]{Rules: toy.Game{}, Lines: toy.Lines{}}}
}

// Texts implements stage.Game.
func (Game) Texts() fs.FS { return files }

// Choices implements stage.Game: nothing can be chosen.
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

// Result implements stage.Game: all points lie in the row, and the highest cards are worth telling.
func (g Game) Result(_ *stage.Stage, m match.Any) stage.Result {
	position := m.(*Match).State()
	row := stage.Source{Label: "result.row", Icon: paint.IconHand}
	for seat := range m.Setup().Seats {
		row.Amounts = append(row.Amounts, stage.Amount{Points: position.Points(game.Seat(seat))})
	}
	steps := m.(*Match).Steps()
	course := g.Course(len(m.Setup().Seats), steps)
	for i := range steps {
		if e := steps[i].Event; e.Kind == toy.Laid && e.Card == toy.Numbers {
			course.Moments = append(course.Moments, stage.Moment{Round: toy.Game{}.Round(&steps[i].After), Step: i, Seat: e.Seat, Icon: paint.IconDeck, Weight: 1, Text: func(u *ui.UI) string {
				return u.T("log.lays", "name", m.Setup().Seats[e.Seat].Name, "n", int(e.Card))
			}})
		}
	}
	return stage.Result{Sources: []stage.Source{row}, Course: course}
}

// RuleBook implements stage.Game.
func (Game) RuleBook() []stage.Chapter {
	return []stage.Chapter{
		{ID: "aim", Blocks: []stage.Block{stage.Paragraph("aim.1")}},
		{ID: "turn", Sub: true, Blocks: []stage.Block{stage.Point("turn.1"), stage.Point("turn.2")}},
	}
}

// Title implements stage.Game: the sea is empty.
func (Game) Title() stage.TitlePicture { return empty{} }

// empty implements stage.TitlePicture.
type empty struct{}

func (empty) Draw(*stage.Stage, *ui.UI, stage.TitlePlaces) {}
