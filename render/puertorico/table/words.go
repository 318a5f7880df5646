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
	for _, e := range []puertorico.Ending{puertorico.EndColonists, puertorico.EndCity, puertorico.EndChips} {
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
	for g := range puertorico.Good(puertorico.Goods) {
		if a.Warehoused().Has(g) {
			list = append(list, u.T("log.keep-all", "good", caption.Kind(u.T, g)))
		}
	}
	return strings.Join(append(list, barrelsOf(u, a.Good(), 1)), ", ")
}

// actionWords returns the text of an action of a phase for a button or a suggestion.
func actionWords(u session.Texts, p puertorico.Phase, a puertorico.Action) string {
	switch a.Kind {
	case puertorico.TakeRole:
		return u.T("do.role", "role", caption.Role(u.T, a.Role()))
	case puertorico.Draw:
		return u.T("do.draw")
	case puertorico.TakeTile:
		return u.T("do.tile", "tile", caption.Tile(u.T, a.Tile()))
	case puertorico.Take:
		return u.T("do.worker")
	case puertorico.Man:
		return u.T("do.place-suggested")
	case puertorico.Build:
		return u.T("do.build", "building", caption.Building(u.T, a.Building()))
	case puertorico.Extra:
		return u.T("do.extra", "good", caption.Kind(u.T, a.Good()))
	case puertorico.Sell:
		return u.T("do.sell", "good", caption.Kind(u.T, a.Good()))
	case puertorico.Load:
		if a.Wharf() {
			return u.T("do.wharf", "good", caption.Kind(u.T, a.Good()))
		}
		return u.T("do.load", "good", caption.Kind(u.T, a.Good()), "size", a.Size())
	case puertorico.Keep:
		return u.T("do.keep", "list", keepList(u, a))
	}
	return u.T("do.pass." + phaseKeys[p])
}

// say returns the sentence for an event, for the prompt and the log; "" if it needs none.
func (p *players) say(u session.Texts, e puertorico.Event) string {
	name := p.Name(e.Seat)
	some := func(key, list string) string {
		if list == "" {
			return ""
		}
		return u.T(key, "list", list)
	}
	switch e.Kind {
	case puertorico.EvTurn:
		return u.T("log.turn", "name", name)
	case puertorico.EvRound:
		return u.T("log.governor", "name", name)
	case puertorico.EvAct:
		return p.sayAct(u, e)
	case puertorico.EvDrawn:
		return u.T("log.drawn", "name", name, "tile", caption.Tile(u.T, e.Tiles[0]))
	case puertorico.EvReshuffle:
		return u.T("log.reshuffle", "n", e.Count)
	case puertorico.EvDealt:
		return u.T("log.dealt", "list", p.counts(u, e))
	case puertorico.EvRefilled:
		switch {
		case e.Short && e.Count == 0:
			return u.T("log.refilled-none")
		case e.Short:
			return u.T("log.refilled-short", "n", e.Count)
		}
		return u.T("log.refilled", "n", e.Count)
	case puertorico.EvProduced:
		if list := p.barrels(u, e); list != "" {
			return u.T("log.produced", "list", list)
		}
		return u.T("log.produced-none")
	case puertorico.EvFactory:
		return some("log.factory", p.counts(u, e))
	case puertorico.EvPoints:
		return u.T("log.points", "name", name, "n", int(e.By[max(e.Seat, 0)][0]))
	case puertorico.EvLost:
		return some("log.lost", p.barrels(u, e))
	case puertorico.EvHouse:
		return u.T("log.house")
	case puertorico.EvSailed:
		return u.T("log.sailed", "n", e.By[0].Total())
	case puertorico.EvDiscarded:
		return some("log.discarded", tileList(u, e.Tiles[:min(e.Count, len(e.Tiles))]))
	case puertorico.EvEnding:
		return u.T("log.ending." + endingKey(e.Ending))
	case puertorico.EvBonus: // doubloons put on cards in the last round are nobody's any more, and no card shows them
		if e.Ending == 0 {
			return u.T("log.bonus")
		}
	case puertorico.EvOver:
		return overWords(u, e.Ending)
	}
	return ""
}

// tileList returns a list of tiles, each kind once.
func tileList(u session.Texts, tiles []puertorico.Tile) string {
	var list []string
	var times [puertorico.TileKinds]int
	for _, t := range tiles {
		times[t]++
	}
	for _, t := range tiles {
		name := caption.Tile(u.T, t)
		if times[t] > 1 {
			name = u.T("log.times", "n", times[t], "what", name)
		}
		if times[t] > 0 {
			list = append(list, name)
		}
		times[t] = 0
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
	for seat := range p.Seats {
		if n := int(e.By[seat][0]); n > 0 {
			list = append(list, u.T("log.count", "name", strings.ReplaceAll(p.Name(game.Seat(seat)), " ", "\u00a0"), "n", n))
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
	name, a := p.Name(e.Seat), e.Action
	switch a.Kind {
	case puertorico.TakeRole:
		if e.Count > 0 {
			return u.T("log.role-money", "name", name, "role", caption.Role(u.T, a.Role()), "n", e.Count)
		}
		return u.T("log.role", "name", name, "role", caption.Role(u.T, a.Role()))
	case puertorico.TakeTile:
		return u.T("log.tile", "name", name, "tile", caption.Tile(u.T, a.Tile()))
	case puertorico.Take:
		return u.T("log.worker", "name", name)
	case puertorico.Build:
		return u.T("log.build", "name", name, "building", caption.Building(u.T, a.Building()), "n", e.Count)
	case puertorico.Extra:
		return u.T("log.extra", "name", name, "good", caption.Kind(u.T, a.Good()))
	case puertorico.Sell:
		return u.T("log.sell", "name", name, "good", caption.Kind(u.T, a.Good()), "n", e.Count)
	case puertorico.Load:
		if a.Wharf() {
			return u.T("log.wharf", "name", name, "barrels", barrelsOf(u, a.Good(), e.Count))
		}
		return u.T("log.load", "name", name, "barrels", barrelsOf(u, a.Good(), e.Count), "size", a.Size())
	case puertorico.Keep:
		return u.T("log.keep", "name", name, "list", keepList(u, a))
	case puertorico.Pass:
		key := phaseKeys[e.Phase]
		if e.Phase == puertorico.PhaseColonist {
			key += "-" + e.Role.ID()
		}
		return u.T("log.pass."+key, "name", name)
	case puertorico.Man: // too small for the log
		return u.T("log.placing", "name", name)
	}
	return ""
}
