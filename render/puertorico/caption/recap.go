package caption

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/session"
)

// did is what a player has done in some steps, and what has happened to them.
type did struct {
	roles, built, tiles, sold []string
	price                     int // of what was sold
	loaded, made, lost        int // barrels
}

// note adds an event of a player to what they have done.
func (d *did) note(u session.Texts, e *puertorico.Event) {
	switch a := e.Action; a.Kind {
	case puertorico.TakeRole:
		d.roles = append(d.roles, Role(u.T, a.Role()))
	case puertorico.TakeTile:
		d.tiles = append(d.tiles, Tile(u.T, a.Tile()))
	case puertorico.Build:
		d.built = append(d.built, Building(u.T, a.Building()))
	case puertorico.Sell:
		d.sold, d.price = append(d.sold, Kind(u.T, a.Good())), d.price+e.Count
	case puertorico.Load:
		d.loaded += e.Count
	}
}

// clauses returns what a player has done in words.
func (d *did) clauses(u session.Texts, seat game.Seat, own bool) (all []session.Clause) {
	say := func(rank int, key string, has bool, params ...any) {
		if has {
			all = append(all, session.Clause{Seat: seat, Text: u.T(key, params...), Rank: rank})
		}
	}
	list := func(words []string) string { return strings.Join(words, ", ") }
	if !own { // one's own decisions need not be told
		say(1, "recap.role", len(d.roles) > 0, "what", list(d.roles))
		say(5, "recap.built", len(d.built) > 0, "what", list(d.built))
		say(2, "recap.tile", len(d.tiles) > 0, "what", list(d.tiles))
		say(4, "recap.sold", len(d.sold) > 0, "what", list(d.sold), "n", d.price)
		say(4, "recap.loaded", d.loaded > 0, "n", d.loaded)
	}
	rank := 0
	if own {
		rank = 6
	}
	say(rank, "recap.made", d.made > 0, "n", d.made)
	say(rank+1, "recap.lost", d.lost > 0, "n", d.lost)
	return all
}

// Recap returns what to tell a seat of some steps: what others did, everybody's harvests and losses, and how near the end is.
func Recap(u session.Texts, steps []puertorico.Step, seat game.Seat) (all []session.Clause) {
	var by [puertorico.MaxSeats]did
	var general []session.Clause
	for i := range steps {
		switch e := &steps[i].Event; e.Kind {
		case puertorico.EvAct:
			by[e.Seat].note(u, e)
		case puertorico.EvProduced:
			for k, got := range e.By {
				by[k].made += got.Total()
			}
		case puertorico.EvLost:
			for k, got := range e.By {
				by[k].lost += got.Total()
			}
		case puertorico.EvRefilled:
			left, _ := steps[i].After.Colonists()
			general = []session.Clause{{Seat: game.NoSeat, Text: u.T("recap.workers", "n", left), Rank: 6}}
		}
	}
	for k := range game.Seat(puertorico.MaxSeats) { // nobody has done anything on a seat that is not taken
		of := (seat + 1 + k) % puertorico.MaxSeats
		all = append(all, by[of].clauses(u, of, of == seat)...)
	}
	return append(all, general...)
}
