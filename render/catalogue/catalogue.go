// Package catalogue lists the games of the program as its scenes see them. Beside package game/catalogue it is the only one
// that names games.
package catalogue

import (
	"islas/render/islas"
	"islas/render/stage"
)

// Games returns all games. The first is the one that is meant where none is named.
func Games() List { return List{islas.New()} }

// List is games, of which the first is the one that is meant where none is named.
type List []stage.Game

// Find returns the game of an id (game.Info.ID), nil if there is none.
func (l List) Find(id string) stage.Game {
	for _, g := range l {
		if g.Info().ID == id {
			return g
		}
	}
	return nil
}

// IDs returns the ids of all games.
func (l List) IDs() (ids []string) {
	for _, g := range l {
		ids = append(ids, g.Info().ID)
	}
	return ids
}
