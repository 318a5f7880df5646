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
func (f *frame) islandWords(seat game.Seat) string {
	var list []string
	staff := f.staff(seat)
	for t := range puertorico.Tile(puertorico.TileKinds) {
		if n, _ := f.known().Player(seat).Tiles(t); n > 0 {
			list = append(list, tileName(f.UI, t)+", "+staffWords(f.UI, int(staff[puertorico.GroupOfTile(t)]), n))
		}
	}
	if len(list) == 0 {
		return f.UI.T("staff.no-tiles")
	}
	return f.UI.T("staff.tiles", "list", strings.Join(list, "; "))
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
