package table

import (
	"islas/game/puertorico"
	"islas/render/table"
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
			return table.NotEmpty(l.roles)
		case pageTiles:
			return table.NotEmpty(l.tiles)
		case pageHarbour:
			return table.NotEmpty(l.ships, l.house)
		case pageMarket:
			return table.NotEmpty(l.market)
		case pageOthers:
			return table.NotEmpty(l.others...)
		}
	}
	return nil
}
