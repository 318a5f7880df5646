package caption

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
)

// Loss says what the deciding seat loses after any of its loads: which barrels if no load changes that, otherwise at least how many; only
// their number if the kinds can still be chosen or are more than kinds. It is "" if a load keeps everything.
func Loss(text Text, s *puertorico.State, legal []puertorico.Action, kinds int) string {
	seat, settled := s.Decision().Seat, true
	first := forecast.Storing(s, legal[0])[seat]
	same, least := true, first.Total()
	for _, a := range legal {
		lost := forecast.Storing(s, a)[seat]
		same, least, settled = same && lost == first, min(least, lost.Total()), settled && forecast.Settled(s, a, seat)
	}
	switch {
	case least == 0:
		return ""
	case !same:
		return text("load.loses-least", "n", least)
	case first.Kinds().Len() > kinds || !settled:
		return text("load.loses-some", "n", least)
	}
	return text("load.loses-these", "list", Barrels(text, first))
}

// Load says what a load brings.
func Load(text Text, o forecast.Load) string {
	told := text("load.tip", "barrels", BarrelsOf(text, o.Good, o.Barrels), "n", o.Points)
	if o.Stays > 0 {
		told += " " + text("load.tip-stays", "n", o.Stays)
	}
	switch lost := Barrels(text, o.Lost); {
	case lost != "" && o.Settled:
		told += " " + text("load.tip-loses", "list", lost)
	case lost != "":
		told += " " + text("load.loses", "n", o.Lost.Total())
	}
	return told
}

// Loaders says who can still load, and what. name is what a seat is called.
func Loaders(text Text, s *puertorico.State, name func(game.Seat) string) string {
	var told []string
	for _, seat := range s.Loaders() {
		var list []string
		for g := range s.Loadable(seat).All {
			list = append(list, Good(text, g))
		}
		told = append(told, text("log.barrels", "name", name(seat), "list", strings.Join(list, ", ")))
	}
	return text("load.loaders", "list", strings.Join(told, "; "))
}

// Ship says what a cargo ship carries and how much room it has.
func Ship(text Text, c puertorico.Cargo) string {
	if c.N == 0 {
		return text("ship.empty", "size", int(c.Size))
	}
	return text("ship.loaded", "size", int(c.Size), "barrels", BarrelsOf(text, c.Kind, int(c.N)), "room", c.Room())
}

// Keep says how many barrels a player may keep, and of how many kinds all. name is what the player is called.
func Keep(text Text, name string, p *puertorico.Player) string {
	key, kinds := "prompt.keep", p.WarehouseKinds()
	if kinds > 0 {
		key = "prompt.keep-kinds"
	}
	return text(key, "name", name, "n", kinds)
}

// Idle says which warehouses of a player keep nothing, as nobody works there; "" for none.
func Idle(text Text, p *puertorico.Player) string {
	var all []string
	for _, b := range []puertorico.Building{puertorico.SmallWarehouse, puertorico.LargeWarehouse} {
		if p.Has(b) && !p.Occupied(b) {
			all = append(all, text("prompt.keep-idle", "building", Building(text, b)))
		}
	}
	return strings.Join(all, " ")
}
