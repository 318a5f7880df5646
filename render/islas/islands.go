package islas

import (
	"sync"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/match"
	"islas/render/islas/art"
	"islas/render/stage"
	"islas/render/ui"
)

// islands are all islands in their usual order, read once. They are part of the program, so that one can't be read is a
// mistake in the build.
var islands = sync.OnceValue(func() []*board.Island {
	all, err := board.All()
	if err != nil {
		panic("islas: the program was built without usable islands: " + err.Error())
	}
	return all
})

// islandOf is the island of an id as it is today, nil if there is none.
func islandOf(id string) *board.Island {
	for _, isl := range islands() {
		if isl.ID == id {
			return isl
		}
	}
	return nil
}

// boardOf is the island of a seat as it was when the match was begun, nil if there is none.
func (g Game) boardOf(setup match.Setup, seat game.Seat) *board.Island {
	return g.printed.island(setup.Data, setup.Edition, setup.Seats[seat].Board)
}

// Board implements stage.Game.
func (Game) Board(id string) stage.Board {
	if isl := islandOf(id); isl != nil {
		return island{isl}
	}
	return nil
}

// BoardOf implements stage.Game.
func (g Game) BoardOf(setup match.Setup, seat game.Seat) stage.Board {
	if isl := g.boardOf(setup, seat); isl != nil {
		return island{isl}
	}
	return nil
}

// island implements stage.Board.
type island struct{ *board.Island }

// geographies are those of the islands as they are today, worked out once: scenes ask for them in every frame.
var geographies = sync.OnceValue(func() map[*board.Island]islas.Geography {
	all := map[*board.Island]islas.Geography{}
	for _, isl := range islands() {
		all[isl] = isl.Geography()
	}
	return all
})

// Geography returns which plots are neighbours and which lie next to what (rules, section 3).
func (i island) Geography() islas.Geography {
	if g, known := geographies()[i.Island]; known {
		return g
	}
	return i.Island.Geography()
}

func (i island) Name() string { return i.Island.Name }

func (i island) Sentence() string {
	if i.Printed() {
		return "island.printed"
	}
	return "island." + i.ID + ".character"
}

// Facts are how many plots lie next to each feature.
func (i island) Facts() []stage.Fact {
	geography := i.Geography()
	facts := make([]stage.Fact, islas.Features)
	for f := range islas.Feature(islas.Features) {
		facts[f] = stage.Fact{
			ID: f.String(), Label: "feature." + f.String(), N: geography.Near[f].Count(),
			Sign: func(s *stage.Stage, u *ui.UI, r ui.Rect) { s.Paint(u, r, art.PriorityIcon(islas.FeaturePriority(f))) },
		}
	}
	return facts
}

func (i island) Paint(s *stage.Stage, u *ui.UI, r ui.Rect, lit int) {
	s.Paint(u, r, art.Board{Island: i.Island})
	if lit >= 0 {
		s.Paint(u, r, art.PlotGlow{Island: i.Island, Plots: i.Geography().Near[lit], Colour: u.Theme().Focus, Strength: 1})
	}
}
