package table

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/islas/islanders"
	"islas/render/table"
	"islas/render/theme"
)

// players is who sits at the table, which stays the same for a whole game.
type players struct {
	table.Players
	data    *islas.Data // what cards and privileges show
	islands []*board.Island
	sites   [islas.MaxSeats][islas.Plots]any    // the targets of all plots
	plotIDs [islas.MaxSeats][islas.Plots]string // what their widgets are called
}

// newPlayers returns the players on the seats of a match, with its data. It fails for an island that does not exist, and for an edition that cannot
// be read.
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
	for seat := range p.sites {
		for plot := range p.sites[seat] {
			p.sites[seat][plot] = site{game.Seat(seat), islas.Plot(plot)}
			p.plotIDs[seat][plot] = "plot." + strconv.Itoa(seat) + "." + strconv.Itoa(plot)
		}
	}
	return p, nil
}

// nameIn is what a player is called on a plate with room for so many pixels: the whole name, or its first words where there is
// no room for more and nobody else is called so.
func (f *frame) nameIn(seat game.Seat, width float64) string {
	name := f.Name(seat)
	if f.UI.MeasureText(theme.SmallBold, name) <= width {
		return name
	}
	words := strings.Fields(name)
	for n := len(words) - 1; n > 0; n-- {
		if first, _ := utf8.DecodeRuneInString(words[n-1]); unicode.IsLower(first) {
			continue // "von" and the like lead on to the next word
		}
		short := strings.Join(words[:n], " ")
		begins := func(s match.Seat) bool { return strings.HasPrefix(s.Name, short) }
		seats := f.players.Seats
		if f.UI.MeasureText(theme.SmallBold, short) <= width && !slices.ContainsFunc(seats[:seat], begins) && !slices.ContainsFunc(seats[seat+1:], begins) {
			return short
		}
	}
	return name
}
