package table

import (
	"time"

	"islas/game"
	"islas/game/puertorico"
)

// follows returns the page to show: the one that is open, or while something is on its way, or is looked back at, the one on which that
// is to be seen. Whoever has opened a page keeps it until something else is decided, and in lessons what is spoken of stays.
func (t *Table) follows() page {
	if _, told := t.Session.Instruction(); told || t.turned {
		return t.page
	}
	f := t.Session.Frame()
	if !f.Moving && !f.Back {
		return t.page
	}
	if p, ok := seenOn(&f.Event, t.Home); ok {
		return p
	}
	return t.page
}

// leastSeen is how long a page that lies open stays in a swift replay before another is turned to: pages that differ in brightness, turned one
// after the other as fast as that shows what happens, would flash (WCAG 2.2, 2.3.1).
const leastSeen = 400 * time.Millisecond

// seenPage is the page that lies open, and for how long it has.
type seenPage struct {
	page page
	lies time.Duration
}

// turnsTo returns the page to show in a tick of dt: that which follows, or for a while still the last one.
func (t *Table) turnsTo(dt time.Duration) page {
	p, s := t.follows(), &t.seen
	s.lies += dt
	if p != s.page && (t.turned || !t.Session.Frame().Fast || s.lies >= leastSeen) {
		*s = seenPage{page: p}
	}
	return s.page
}

// seenOn is the page on which it is seen what happens by an event; ok is false if that is none, or is always open.
func seenOn(e *puertorico.Event, home game.Seat) (p page, ok bool) {
	switch e.Kind {
	case puertorico.EvAct:
		return actSeenOn(e, home)
	case puertorico.EvTurn, puertorico.EvRoleOver, puertorico.EvBonus:
		return pageRoles, true
	case puertorico.EvRow, puertorico.EvDrawn, puertorico.EvDiscarded, puertorico.EvDealt, puertorico.EvRefilled:
		return pageTiles, true
	case puertorico.EvProduced, puertorico.EvFactory:
		return pageOthers, true
	case puertorico.EvPoints, puertorico.EvHouse, puertorico.EvSailed:
		return pageHarbour, true
	}
	return 0, false
}

// actSeenOn is the same of an action. The own colonists are seen on the own board, which is always open.
func actSeenOn(e *puertorico.Event, home game.Seat) (p page, ok bool) {
	switch e.Action.Kind {
	case puertorico.TakeRole:
		return pageRoles, true
	case puertorico.TakeTile, puertorico.Take, puertorico.Extra:
		return pageTiles, true
	case puertorico.Man:
		return pageOthers, e.Seat != home
	case puertorico.Build:
		return pageMarket, true
	case puertorico.Sell, puertorico.Load, puertorico.Keep:
		return pageHarbour, true
	}
	return 0, false
}
