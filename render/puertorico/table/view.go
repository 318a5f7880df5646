package table

import (
	"islas/game/puertorico"
	"islas/render/ui"
)

// move moves all that lies on the table, with nothing where nothing lies.
func (l *layout) move(by ui.Point) {
	for _, r := range []*ui.Rect{
		&l.bar, &l.gauges, &l.roles, &l.island, &l.city, &l.stores, &l.buttons, &l.placing, &l.ships, &l.house, &l.tiles, &l.supply, &l.market,
		&l.log, &l.tabs, &l.page,
	} {
		if !r.Empty() {
			*r = r.Moved(by.X, by.Y)
		}
	}
	for i := range l.others {
		l.others[i] = l.others[i].Moved(by.X, by.Y)
	}
}

// head is what belongs together with a part of what stands at the top: bar and gauges, unless the bar stands still while all else is moved.
func (f *frame) head(part ui.Rect) ui.Rect {
	if f.Port.Large() {
		return part
	}
	return f.lay.bar.Union(f.lay.gauges)
}

// posed is what the person at the machine is asked, with what has been chosen of the answer.
type posed struct {
	asked any
	good  puertorico.Good
	ship  int
}

// attend brings into view, where not all of the table is seen, what is asked, or else what happens. A lesson does so itself.
func (t *Table) attend(f *frame) {
	if _, told := t.Session.Instruction(); told {
		return
	}
	var asked any
	if q := t.Session.Prompt(); q != nil {
		asked = posed{q, f.pick.good, f.pick.ship}
	}
	t.Port.Attend(f.UI, asked, t.Session.Happens(), f.wanted(), f.happens)
}

// wanted reports of what a widget stands for whether it is what has to be clicked next, where not all that can be clicked is: a ship for barrels
// that have been chosen, or of which there is only one kind, otherwise barrels; nil for all.
func (f *frame) wanted() func(target any) bool {
	switch {
	case !f.asks(puertorico.PhaseLoad):
		return nil
	case f.pick.good != puertorico.NoGood, f.pick.ship == anyShip && f.loadKinds().Len() == 1:
		return func(target any) bool { _, is := target.(hold); return is }
	}
	return func(target any) bool { _, is := target.(barrels); return is }
}

// happens is where on the table the event is seen that is on its way or looked back at: where what flies comes from and goes to, otherwise the
// part of the table that it is about.
func (f *frame) happens() (places []ui.Rect) {
	if f.row != nil && f.row.fly != nil {
		for _, w := range f.row.fly(f) {
			places = append(places, w.to)
		}
		for _, w := range f.row.fly(f) {
			places = append(places, w.from)
		}
	}
	if len(places) > 0 {
		return places
	}
	l := f.lay
	if p, ok := seenOn(&f.Event, f.Home); ok {
		switch p {
		case pageRoles:
			return seen(l.roles)
		case pageTiles:
			return seen(l.tiles)
		case pageHarbour:
			return seen(l.ships, l.house)
		case pageMarket:
			return seen(l.market)
		case pageOthers:
			return seen(l.others...)
		}
	}
	return nil
}
