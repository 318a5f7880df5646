package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/puertorico/caption"
	"islas/render/session"
)

// staffWords returns the text for how many of so many circles have a worker.
func staffWords(u session.Texts, workers, circles int) string {
	return u.T("staff.some", "n", workers, "of", circles)
}

// barrelsOf returns the text for n barrels of a kind.
func barrelsOf(u session.Texts, g puertorico.Good, n int) string {
	return u.T("log.barrels-of", "n", n, "good", caption.Kind(u.T, g))
}

// barrelList returns a list of barrels, "" for none.
func barrelList(u session.Texts, b puertorico.Barrels) string {
	var list []string
	for g, n := range b {
		if n > 0 {
			list = append(list, barrelsOf(u, puertorico.Good(g), int(n)))
		}
	}
	return strings.Join(list, ", ")
}

// endWords returns the texts of a set of ends of the game, in the order of the rules (section 12).
func endWords(u session.Texts, prefix string, ends puertorico.Ending, params ...any) (all []string) {
	for _, e := range [...]puertorico.Ending{puertorico.EndColonists, puertorico.EndCity, puertorico.EndChips} {
		if ends&e != 0 {
			all = append(all, u.T(prefix+endingKey(e), params...))
		}
	}
	return all
}

// overWords returns that the game is over, and by which ends.
func overWords(u session.Texts, ends puertorico.Ending) string {
	return u.T("over.because", "why", locales.List(u.T, endWords(u, "over.because.", ends)))
}

// keepList returns a list of what is kept: all barrels of the kinds in the warehouses, and a single barrel.
func keepList(u session.Texts, a puertorico.Action) string {
	var list []string
	for g := range a.Warehoused().All {
		list = append(list, u.T("log.keep-all", "good", caption.Kind(u.T, g)))
	}
	return strings.Join(append(list, barrelsOf(u, a.Good(), 1)), ", ")
}

// actKeys are the ends of the keys of texts about actions.
var actKeys = [...]string{
	puertorico.TakeRole: "role", puertorico.Draw: "draw", puertorico.TakeTile: "tile", puertorico.Take: "worker", puertorico.Man: "placing",
	puertorico.Build: "build", puertorico.Extra: "extra", puertorico.Sell: "sell", puertorico.Load: "load", puertorico.Keep: "keep",
}

// actText returns the text about an action whose key begins with prefix, with n of its barrels and more parameters.
func actText(u session.Texts, prefix string, a puertorico.Action, n int, more ...any) string {
	key := actKeys[a.Kind]
	switch a.Kind {
	case puertorico.TakeRole:
		more = append(more, "role", caption.Role(u.T, a.Role()))
	case puertorico.TakeTile:
		more = append(more, "tile", caption.Tile(u.T, a.Tile()))
	case puertorico.Build:
		more = append(more, "building", caption.Building(u.T, a.Building()))
	case puertorico.Extra, puertorico.Sell, puertorico.Load:
		more = append(more, "good", caption.Kind(u.T, a.Good()), "size", a.Size(), "barrels", barrelsOf(u, a.Good(), n))
	case puertorico.Keep:
		more = append(more, "list", keepList(u, a))
	}
	if a.Kind == puertorico.Load && a.Wharf() {
		key = "wharf"
	}
	return u.T(prefix+key, append(more, "n", n)...)
}

// actionWords returns the text of an action of a phase for a button or a suggestion.
func actionWords(u session.Texts, p puertorico.Phase, a puertorico.Action) string {
	switch a.Kind {
	case puertorico.Pass:
		return u.T("do.pass." + phaseKeys[p])
	case puertorico.Man:
		return u.T("do.place-suggested")
	}
	return actText(u, "do.", a, 0)
}

// eventKeys are the ends of the keys of texts about events, of those that have one.
var eventKeys = [puertorico.Events]string{
	puertorico.EvTurn: "turn", puertorico.EvRound: "governor", puertorico.EvDrawn: "drawn", puertorico.EvReshuffle: "reshuffle",
	puertorico.EvDealt: "dealt", puertorico.EvRefilled: "refilled", puertorico.EvProduced: "produced", puertorico.EvFactory: "factory",
	puertorico.EvPoints: "points", puertorico.EvLost: "lost", puertorico.EvHouse: "house", puertorico.EvSailed: "sailed",
	puertorico.EvDiscarded: "discarded", puertorico.EvEnding: "ending.", puertorico.EvBonus: "bonus",
}

// say returns the sentence for an event, for the prompt and the log; "" if it needs none.
func (p *players) say(u session.Texts, e puertorico.Event) string {
	key, n, list := eventKeys[e.Kind], e.Count, "-"
	params := []any{"name", p.Name(e.Seat)}
	switch e.Kind {
	case puertorico.EvAct:
		return p.sayAct(u, e)
	case puertorico.EvOver:
		return overWords(u, e.Ending)
	case puertorico.EvEnding:
		key += endingKey(e.Ending)
	case puertorico.EvDrawn:
		params = append(params, "tile", caption.Tile(u.T, e.Tiles[0]))
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
		list = p.counts(u, e)
	case puertorico.EvProduced, puertorico.EvLost:
		list = p.barrels(u, e)
	case puertorico.EvDiscarded:
		list = tileList(u, e.Tiles[:min(e.Count, len(e.Tiles))])
	}
	switch {
	case list == "" && e.Kind == puertorico.EvProduced:
		key = "produced-none"
	case list == "", key == "":
		return ""
	case e.Kind == puertorico.EvBonus && e.Ending != 0: // doubloons put on cards in the last round are nobody's any more, and no card shows them
		return ""
	}
	return u.T("log."+key, append(params, "n", n, "list", list)...)
}

// tileList returns a list of tiles, each kind once.
func tileList(u session.Texts, tiles []puertorico.Tile) string {
	var list []string
	var times [puertorico.TileKinds]int
	for _, t := range tiles {
		times[t]++
	}
	for t, n := range times {
		switch name := caption.Tile(u.T, puertorico.Tile(t)); {
		case n == 1:
			list = append(list, name)
		case n > 1:
			list = append(list, u.T("log.times", "n", n, "what", name))
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
func (p *players) counts(u session.Texts, e puertorico.Event) string {
	var list []string
	for seat, who := range p.Seats {
		if n := int(e.By[seat][0]); n > 0 {
			list = append(list, u.T("log.count", "name", strings.ReplaceAll(who.Name, " ", "\u00a0"), "n", n))
		}
	}
	return strings.Join(list, ", ")
}

// barrels returns a list of who gets or loses which barrels.
func (p *players) barrels(u session.Texts, e puertorico.Event) string {
	var list []string
	for seat := range p.Seats {
		if own := barrelList(u, e.By[seat]); own != "" {
			list = append(list, u.T("log.barrels", "name", p.Name(game.Seat(seat)), "list", own))
		}
	}
	return strings.Join(list, "; ")
}

// sayAct returns the sentence for an action.
func (p *players) sayAct(u session.Texts, e puertorico.Event) string {
	name := p.Name(e.Seat)
	switch a := e.Action; a.Kind {
	case puertorico.Draw: // the tile that was drawn is told
		return ""
	case puertorico.Pass:
		key := phaseKeys[e.Phase]
		if e.Phase == puertorico.PhaseColonist {
			key += "-" + e.Role.ID()
		}
		return u.T("log.pass."+key, "name", name)
	case puertorico.TakeRole:
		if e.Count > 0 {
			return u.T("log.role-money", "name", name, "role", caption.Role(u.T, a.Role()), "n", e.Count)
		}
	}
	return actText(u, "log.", e.Action, e.Count, "name", name)
}
