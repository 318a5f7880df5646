package table

import (
	"islas/game/match"
	"islas/render/puertorico/townsfolk"
	"islas/render/table"
)

// players is who sits at the table, which stays the same for a whole game.
type players struct{ table.Players }

// playersOf returns the players of a match.
func playersOf(setup match.Setup) *players {
	return &players{table.NewPlayers(setup.Seats, townsfolk.Cast())}
}
