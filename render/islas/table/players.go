package table

import (
	"slices"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/islas/islanders"
	"islas/render/table"
	"islas/render/theme"
)

// players are the players at the table, which are the same for a whole game.
type players struct {
	table.Players
	data    *islas.Data // the data of cards and privileges
	islands []*board.Island
}

// newPlayers returns the players of a match, with its data. It returns an error for an island that does not exist, and for an edition
// that can't be read.
func newPlayers(setup match.Setup) (*players, error) {
	own, err := engine.Edition(setup.Edition)
	if err != nil {
		return nil, err
	}
	p := &players{Players: table.NewPlayers(setup.Seats, islanders.Cast()), data: &own.Data}
	for _, s := range setup.Seats {
		island, err := engine.Island(setup.Data, &own, s.Board)
		if err != nil {
			return nil, err
		}
		p.islands = append(p.islands, island)
	}
	return p, nil
}

// nameIn returns the name of a player for a plate with a width in pixels: the whole name, or its first word if there is no room for more
// and nobody else's begins so.
func (f *frame) nameIn(seat game.Seat, width float64) string {
	name := f.Name(seat)
	first, _, more := strings.Cut(name, " ")
	same := func(s match.Seat) bool { return s.Name != name && strings.HasPrefix(s.Name, first) }
	if !more || f.UI.MeasureText(theme.SmallBold, name) <= width || slices.ContainsFunc(f.players.Seats, same) {
		return name
	}
	return first
}
