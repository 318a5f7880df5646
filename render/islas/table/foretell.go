package table

import (
	"islas/game/islas"
	"islas/render/session"
)

// Data returns what cards and privileges show in the game at the table. It must not be changed.
func (t *Table) Data() *islas.Data { return t.players.data }

// Foretell says in words what stands on a card and what would follow if it landed now, in the position on the table, for who
// reads about it elsewhere. It says nothing while nothing may be foretold.
func (t *Table) Foretell(c islas.Card) string {
	f := t.frame
	f.Drawer = session.NoDrawer // whatever led away from the table
	if f.UI == nil || !f.foretells() {
		return ""
	}
	if c.Pirate() {
		robbery := f.ahead.Pirate(c.Flag())
		return cardTitle(&f, c) + "\n" + f.robberyText(&robbery)
	}
	landing := f.ahead.Settler(c)
	return cardTitle(&f, c) + "\n" + f.landingText(&landing) + "\n" + wishesText(&f, c)
}
