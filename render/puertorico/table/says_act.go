package table

import (
	"islas/game/puertorico"
	"islas/render/session"
)

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
