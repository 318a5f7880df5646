package caption

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
)

// Staff is the text for how many of so many circles have a worker.
func Staff(text Text, workers, circles int) string {
	return text("staff.some", "n", workers, "of", circles)
}

// BarrelsOf is the text for n barrels of a kind.
func BarrelsOf(text Text, g puertorico.Good, n int) string {
	return text("log.barrels-of", "n", n, "good", Kind(text, g))
}

// Barrels is a list of barrels, "" for none.
func Barrels(text Text, b puertorico.Barrels) string {
	var list []string
	for g, n := range b {
		if n > 0 {
			list = append(list, BarrelsOf(text, puertorico.Good(g), int(n)))
		}
	}
	return strings.Join(list, ", ")
}

// Ends are the texts of a set of ends of the game, in the order of the rules (section 12). Their keys begin with prefix.
func Ends(text Text, prefix string, ends puertorico.Ending, params ...any) (all []string) {
	for _, e := range [...]puertorico.Ending{puertorico.EndColonists, puertorico.EndCity, puertorico.EndChips} {
		if ends&e != 0 {
			all = append(all, text(prefix+endingKey(e), params...))
		}
	}
	return all
}

// Over says that the game is over, and by which ends.
func Over(text Text, ends puertorico.Ending) string {
	return text("over.because", "why", locales.List(text, Ends(text, "over.because.", ends)))
}

// keepList returns a list of what is kept: all barrels of the kinds in the warehouses, and a single barrel.
func keepList(text Text, a puertorico.Action) string {
	var list []string
	for g := range a.Warehoused().All {
		list = append(list, text("log.keep-all", "good", Kind(text, g)))
	}
	return strings.Join(append(list, BarrelsOf(text, a.Good(), 1)), ", ")
}

// phaseKeys are the ends of the keys of texts about decisions.
var phaseKeys = [puertorico.Phases]string{
	"role", "hacienda", "tile", "worker", "placing", "build", "extra", "sell", "load", "keep", "over",
}

// PhaseKey is the end of the keys of texts about a decision.
func PhaseKey(p puertorico.Phase) string { return phaseKeys[p] }

// actKeys are the ends of the keys of texts about actions.
var actKeys = [...]string{
	puertorico.TakeRole: "role", puertorico.Draw: "draw", puertorico.TakeTile: "tile", puertorico.Take: "worker", puertorico.Man: "placing",
	puertorico.Build: "build", puertorico.Extra: "extra", puertorico.Sell: "sell", puertorico.Load: "load", puertorico.Keep: "keep",
}

// actText returns the text about an action whose key begins with prefix, with n of its barrels and more parameters.
func actText(text Text, prefix string, a puertorico.Action, n int, more ...any) string {
	key := actKeys[a.Kind]
	switch a.Kind {
	case puertorico.TakeRole:
		more = append(more, "role", Role(text, a.Role()))
	case puertorico.TakeTile:
		more = append(more, "tile", Tile(text, a.Tile()))
	case puertorico.Build:
		more = append(more, "building", Building(text, a.Building()))
	case puertorico.Extra, puertorico.Sell, puertorico.Load:
		more = append(more, "good", Kind(text, a.Good()), "size", a.Size(), "barrels", BarrelsOf(text, a.Good(), n))
	case puertorico.Keep:
		more = append(more, "list", keepList(text, a))
	}
	if a.Kind == puertorico.Load && a.Wharf() {
		key = "wharf"
	}
	return text(prefix+key, append(more, "n", n)...)
}

// Action is the text of an action of a phase for a button or a suggestion.
func Action(text Text, p puertorico.Phase, a puertorico.Action) string {
	switch a.Kind {
	case puertorico.Pass:
		return text("do.pass." + PhaseKey(p))
	case puertorico.Man:
		return text("do.place-suggested")
	}
	return actText(text, "do.", a, 0)
}

// eventKeys are the ends of the keys of texts about events, of those that have one.
var eventKeys = [puertorico.Events]string{
	puertorico.EvTurn: "turn", puertorico.EvRound: "governor", puertorico.EvDrawn: "drawn", puertorico.EvReshuffle: "reshuffle",
	puertorico.EvDealt: "dealt", puertorico.EvRefilled: "refilled", puertorico.EvProduced: "produced", puertorico.EvFactory: "factory",
	puertorico.EvPoints: "points", puertorico.EvLost: "lost", puertorico.EvHouse: "house", puertorico.EvSailed: "sailed",
	puertorico.EvDiscarded: "discarded", puertorico.EvEnding: "ending.", puertorico.EvBonus: "bonus",
}

// Event is the sentence for an event, for the prompt and the log; "" if it needs none. name returns the name of a player.
func Event(text Text, name func(game.Seat) string, e puertorico.Event) string {
	key, n, list := eventKeys[e.Kind], e.Count, "-"
	params := []any{"name", name(e.Seat)}
	switch e.Kind {
	case puertorico.EvAct:
		return act(text, name(e.Seat), e)
	case puertorico.EvOver:
		return Over(text, e.Ending)
	case puertorico.EvEnding:
		key += endingKey(e.Ending)
	case puertorico.EvDrawn:
		params = append(params, "tile", Tile(text, e.Tiles[0]))
	case puertorico.EvRefilled:
		switch {
		case e.Short && n == 0:
			key = "refilled-none"
		case e.Short:
			key = "refilled-short"
		}
	case puertorico.EvPoints:
		n = int(e.By[max(e.Seat, 0)][0])
	case puertorico.EvSailed:
		n = e.By[0].Total()
	case puertorico.EvDealt, puertorico.EvFactory:
		list = counts(text, name, e)
	case puertorico.EvProduced, puertorico.EvLost:
		list = barrels(text, name, e)
	case puertorico.EvDiscarded:
		list = tileList(text, e.Tiles[:min(e.Count, len(e.Tiles))])
	}
	switch {
	case list == "" && e.Kind == puertorico.EvProduced:
		key = "produced-none"
	case list == "", key == "":
		return ""
	case e.Kind == puertorico.EvBonus && e.Ending != 0: // doubloons put on cards in the last round are nobody's any more, and no card shows them
		return ""
	}
	return text("log."+key, append(params, "n", n, "list", list)...)
}

// Produced is how much there is of each kind in a harvest, "" for nothing.
func Produced(text Text, by [puertorico.MaxSeats]puertorico.Barrels) string {
	var all puertorico.Barrels
	for _, own := range by {
		for g, n := range own {
			all[g] += n
		}
	}
	if all.Total() == 0 {
		return ""
	}
	return text("log.produced", "list", Barrels(text, all))
}

// LastTurns says who still takes a role in the last round. name is what a seat is called.
func LastTurns(text Text, s *puertorico.State, name func(game.Seat) string) string {
	var list []string
	for _, turn := range s.Turns() {
		if !turn.Taken {
			list = append(list, name(turn.Seat))
		}
	}
	if len(list) == 0 {
		return text("celebrate.ending-none")
	}
	return text("celebrate.ending", "list", locales.List(text, list))
}

// tileList returns a list of tiles, each kind once.
func tileList(text Text, tiles []puertorico.Tile) string {
	var list []string
	var times [puertorico.TileKinds]int
	for _, t := range tiles {
		times[t]++
	}
	for t, n := range times {
		switch name := Tile(text, puertorico.Tile(t)); {
		case n == 1:
			list = append(list, name)
		case n > 1:
			list = append(list, text("log.times", "n", n, "what", name))
		}
	}
	return strings.Join(list, ", ")
}

// endingKey returns the end of the text keys of an end of the game.
func endingKey(e puertorico.Ending) string {
	switch {
	case e&puertorico.EndColonists != 0:
		return "colonists"
	case e&puertorico.EndCity != 0:
		return "city"
	}
	return "chips"
}

// counts returns a list of who gets how many, with names that no line breaks.
func counts(text Text, name func(game.Seat) string, e puertorico.Event) string {
	var list []string
	for seat, got := range e.By {
		if n := int(got[0]); n > 0 {
			list = append(list, text("log.count", "name", strings.ReplaceAll(name(game.Seat(seat)), " ", "\u00a0"), "n", n))
		}
	}
	return strings.Join(list, ", ")
}

// barrels returns a list of who gets or loses which barrels.
func barrels(text Text, name func(game.Seat) string, e puertorico.Event) string {
	var list []string
	for seat, got := range e.By {
		if own := Barrels(text, got); own != "" {
			list = append(list, text("log.barrels", "name", name(game.Seat(seat)), "list", own))
		}
	}
	return strings.Join(list, "; ")
}

// act returns the sentence for an action of a player.
func act(text Text, name string, e puertorico.Event) string {
	switch a := e.Action; a.Kind {
	case puertorico.Draw: // the tile that was drawn is told
		return ""
	case puertorico.Pass:
		key := PhaseKey(e.Phase)
		if e.Phase == puertorico.PhaseColonist {
			key += "-" + e.Role.ID()
		}
		return text("log.pass."+key, "name", name)
	case puertorico.TakeRole:
		if e.Count > 0 {
			return text("log.role-money", "name", name, "role", Role(text, a.Role()), "n", e.Count)
		}
	}
	return actText(text, "log.", e.Action, e.Count, "name", name)
}
