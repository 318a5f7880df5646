package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/puertorico/caption"
	"islas/render/session"
)

// roleName is what a role is called.
func roleName(u session.Texts, r puertorico.Role) string { return caption.Role(u.T, r) }

// tileName is what a tile is called.
func tileName(u session.Texts, t puertorico.Tile) string { return caption.Tile(u.T, t) }

// goodName is what a kind of barrels is called.
func goodName(u session.Texts, g puertorico.Good) string { return caption.Good(u.T, g) }

// kindName is what a kind of barrels is called within a sentence.
func kindName(u session.Texts, g puertorico.Good) string { return caption.Kind(u.T, g) }

// buildingName is what a building is called.
func buildingName(u session.Texts, b puertorico.Building) string { return caption.Building(u.T, b) }

// groupName is what a group is called that colonists are placed in.
func groupName(u session.Texts, g puertorico.Group) string { return caption.Group(u.T, g) }

// staffWords says how many of so many circles have a worker.
func staffWords(u session.Texts, workers, circles int) string {
	return u.T("staff.some", "n", workers, "of", circles)
}

// staffedWord says whether a tile has a worker.
func staffedWord(u session.Texts, worker bool) string {
	if worker {
		return u.T("staff.occupied")
	}
	return u.T("staff.empty")
}

// islandWords lists the tiles of a player and how many of each kind have a worker.
func (v *othersView) islandWords(seat game.Seat) string {
	var list []string
	staff := v.staff(seat)
	for t := range puertorico.Tile(puertorico.TileKinds) {
		if n, _ := v.known().Player(seat).Tiles(t); n > 0 {
			list = append(list, tileName(v.UI, t)+", "+staffWords(v.UI, int(staff[puertorico.GroupOfTile(t)]), n))
		}
	}
	if len(list) == 0 {
		return v.UI.T("staff.no-tiles")
	}
	return v.UI.T("staff.tiles", "list", strings.Join(list, "; "))
}

// barrelsOf is so many barrels of a kind.
func barrelsOf(u session.Texts, g puertorico.Good, n int) string {
	return u.T("log.barrels-of", "n", n, "good", kindName(u, g))
}

// barrelList lists barrels, nothing for none.
func barrelList(u session.Texts, b puertorico.Barrels) string {
	var list []string
	for g, n := range b {
		if n > 0 {
			list = append(list, barrelsOf(u, puertorico.Good(g), int(n)))
		}
	}
	return strings.Join(list, ", ")
}

// overWords says that the game is over, and why: by which ends.
func overWords(u session.Texts, ends puertorico.Ending) string {
	var why []string
	for _, e := range endings() {
		if ends&e != 0 {
			why = append(why, u.T("over.because."+endingKey(e)))
		}
	}
	return u.T("over.because", "why", locales.List(u.T, why))
}

// lastWords says why the round is the last one.
func lastWords(u session.Texts, ends puertorico.Ending) string {
	var why []string
	for _, e := range endings() {
		if ends&e != 0 {
			why = append(why, u.T("log.ending."+endingKey(e)))
		}
	}
	return strings.Join(why, "\n")
}

// endings are the ends of the game, in the order of the rules (section 12).
func endings() []puertorico.Ending {
	return []puertorico.Ending{puertorico.EndColonists, puertorico.EndCity, puertorico.EndChips}
}

// keepList lists what is kept: all of the kinds in the warehouses, and a single barrel.
func keepList(u session.Texts, a puertorico.Action) string {
	var list []string
	for g := range puertorico.Good(puertorico.Goods) {
		if a.Warehoused().Has(g) {
			list = append(list, u.T("log.keep-all", "good", kindName(u, g)))
		}
	}
	return strings.Join(append(list, barrelsOf(u, a.Good(), 1)), ", ")
}

// actionWords is an action as it stands on a button or a suggestion.
func actionWords(f *frame, a puertorico.Action) string {
	u := f.UI
	switch a.Kind {
	case puertorico.TakeRole:
		return u.T("do.role", "role", roleName(u, a.Role()))
	case puertorico.Draw:
		return u.T("do.draw")
	case puertorico.TakeTile:
		return u.T("do.tile", "tile", tileName(u, a.Tile()))
	case puertorico.Take:
		return u.T("do.worker")
	case puertorico.Man:
		return u.T("do.place-suggested")
	case puertorico.Build:
		return u.T("do.build", "building", buildingName(u, a.Building()))
	case puertorico.Extra:
		return u.T("do.extra", "good", kindName(u, a.Good()))
	case puertorico.Sell:
		return u.T("do.sell", "good", kindName(u, a.Good()))
	case puertorico.Load:
		if a.Wharf() {
			return u.T("do.wharf", "good", kindName(u, a.Good()))
		}
		return u.T("do.load", "good", kindName(u, a.Good()), "size", a.Size())
	case puertorico.Keep:
		return u.T("do.keep", "list", keepList(u, a))
	}
	return passWords(f)
}

// passBrief is what declining means beside another button, in few words; empty where it is the only one.
func passBrief(f *frame) string {
	switch f.decision.Phase {
	case puertorico.PhaseHacienda:
		return f.UI.T("do.pass.hacienda.short")
	case puertorico.PhaseColonist:
		return f.UI.T("do.pass.worker.short")
	}
	return ""
}

// passWords is what declining means in the decision at hand.
func passWords(f *frame) string {
	switch f.decision.Phase {
	case puertorico.PhaseHacienda:
		return f.UI.T("do.pass.hacienda")
	case puertorico.PhaseTile:
		return f.UI.T("do.pass.tile")
	case puertorico.PhaseColonist:
		return f.UI.T("do.pass.worker")
	case puertorico.PhaseBuild:
		return f.UI.T("do.pass.build")
	case puertorico.PhaseExtra:
		return f.UI.T("do.pass.extra")
	case puertorico.PhaseSell:
		return f.UI.T("do.pass.sell")
	}
	return f.UI.T("do.pass.load")
}

// sentences says events in words: for the line that says what goes on, and for the log.
type sentences struct{ *players }

func (s sentences) sayTurn(u session.Texts, e puertorico.Event) string {
	return u.T("log.turn", "name", s.Name(e.Seat))
}

func (s sentences) sayRound(u session.Texts, e puertorico.Event) string {
	return u.T("log.governor", "name", s.Name(e.Seat))
}

func (s sentences) sayDrawn(u session.Texts, e puertorico.Event) string {
	return u.T("log.drawn", "name", s.Name(e.Seat), "tile", tileName(u, e.Tiles[0]))
}

func (s sentences) sayReshuffle(u session.Texts, e puertorico.Event) string {
	return u.T("log.reshuffle", "n", e.Count)
}

func (s sentences) sayDealt(u session.Texts, e puertorico.Event) string {
	return u.T("log.dealt", "list", s.counts(u, e))
}

func (s sentences) sayRefilled(u session.Texts, e puertorico.Event) string {
	switch {
	case e.Short && e.Count == 0:
		return u.T("log.refilled-none")
	case e.Short:
		return u.T("log.refilled-short", "n", e.Count)
	}
	return u.T("log.refilled", "n", e.Count)
}

func (s sentences) sayProduced(u session.Texts, e puertorico.Event) string {
	if list := s.barrels(u, e); list != "" {
		return u.T("log.produced", "list", list)
	}
	return u.T("log.produced-none")
}

func (s sentences) sayFactory(u session.Texts, e puertorico.Event) string {
	if list := s.counts(u, e); list != "" {
		return u.T("log.factory", "list", list)
	}
	return ""
}

func (s sentences) sayPoints(u session.Texts, e puertorico.Event) string {
	return u.T("log.points", "name", s.Name(e.Seat), "n", int(e.By[max(e.Seat, 0)][0]))
}

func (s sentences) sayLost(u session.Texts, e puertorico.Event) string {
	if list := s.barrels(u, e); list != "" {
		return u.T("log.lost", "list", list)
	}
	return ""
}

func (s sentences) sayHouse(u session.Texts, _ puertorico.Event) string { return u.T("log.house") }

func (s sentences) saySailed(u session.Texts, e puertorico.Event) string {
	n := 0
	for _, gone := range e.By[0] {
		n += int(gone)
	}
	return u.T("log.sailed", "n", n)
}

func (s sentences) sayDiscarded(u session.Texts, e puertorico.Event) string {
	var list []string
	var times [puertorico.TileKinds]int
	tiles := e.Tiles[:min(e.Count, len(e.Tiles))]
	for _, t := range tiles {
		times[t]++
	}
	for _, t := range tiles {
		name := tileName(u, t)
		if times[t] > 1 {
			name = u.T("log.times", "n", times[t], "what", name)
		}
		if times[t] > 0 {
			list = append(list, name)
		}
		times[t] = 0 // each kind is told once
	}
	if len(list) == 0 {
		return ""
	}
	return u.T("log.discarded", "list", strings.Join(list, ", "))
}

func (s sentences) sayEnding(u session.Texts, e puertorico.Event) string {
	return u.T("log.ending." + endingKey(e.Ending))
}

// sayBonus tells of the doubloons on the cards that nobody took, but for the last round: nobody gets them any more, and no card shows them.
func (s sentences) sayBonus(u session.Texts, e puertorico.Event) string {
	if e.Ending != 0 {
		return ""
	}
	return u.T("log.bonus")
}

func (s sentences) sayOver(u session.Texts, e puertorico.Event) string { return overWords(u, e.Ending) }

// endingKey is the end of the keys of texts about an end.
func endingKey(e puertorico.Ending) string {
	switch {
	case e&puertorico.EndColonists != 0:
		return "colonists"
	case e&puertorico.EndCity != 0:
		return "city"
	}
	return "chips"
}

// counts lists who has got how many, with names that no line breaks.
func (s sentences) counts(u session.Texts, e puertorico.Event) string {
	var list []string
	for seat := range s.Seats {
		if n := int(e.By[seat][0]); n > 0 {
			list = append(list, u.T("log.count", "name", strings.ReplaceAll(s.Name(game.Seat(seat)), " ", "\u00a0"), "n", n))
		}
	}
	return strings.Join(list, ", ")
}

// barrels lists who has got, or lost, which barrels.
func (s sentences) barrels(u session.Texts, e puertorico.Event) string {
	var list []string
	for seat := range s.Seats {
		if own := barrelList(u, e.By[seat]); own != "" {
			list = append(list, u.T("log.barrels", "name", s.Name(game.Seat(seat)), "list", own))
		}
	}
	return strings.Join(list, "; ")
}

// sayAct says an action in a sentence. That of a group of colonists is too small a thing for the log.
func (s sentences) sayAct(u session.Texts, e puertorico.Event) string {
	name, a := s.Name(e.Seat), e.Action
	switch a.Kind {
	case puertorico.TakeRole:
		if e.Count > 0 {
			return u.T("log.role-money", "name", name, "role", roleName(u, a.Role()), "n", e.Count)
		}
		return u.T("log.role", "name", name, "role", roleName(u, a.Role()))
	case puertorico.TakeTile:
		return u.T("log.tile", "name", name, "tile", tileName(u, a.Tile()))
	case puertorico.Take:
		return u.T("log.worker", "name", name)
	case puertorico.Build:
		return u.T("log.build", "name", name, "building", buildingName(u, a.Building()), "n", e.Count)
	case puertorico.Extra:
		return u.T("log.extra", "name", name, "good", kindName(u, a.Good()))
	case puertorico.Sell:
		return u.T("log.sell", "name", name, "good", kindName(u, a.Good()), "n", e.Count)
	case puertorico.Load:
		if a.Wharf() {
			return u.T("log.wharf", "name", name, "barrels", barrelsOf(u, a.Good(), e.Count))
		}
		return u.T("log.load", "name", name, "barrels", barrelsOf(u, a.Good(), e.Count), "size", a.Size())
	case puertorico.Keep:
		return u.T("log.keep", "name", name, "list", keepList(u, a))
	case puertorico.Pass:
		return u.T("log.pass."+passKey(e), "name", name)
	}
	return ""
}

// passKey is the end of the keys of texts about what somebody does without.
func passKey(e puertorico.Event) string {
	if e.Phase == puertorico.PhaseColonist {
		return "worker-" + e.Role.ID()
	}
	return phaseKeys[e.Phase]
}

// sayPlacing says that somebody places colonists.
func (s sentences) sayPlacing(u session.Texts, e puertorico.Event) string {
	return u.T("log.placing", "name", s.Name(e.Seat))
}
