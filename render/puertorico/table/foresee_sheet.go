package table

import (
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	fore "islas/render/forecast"
	"islas/render/popover"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/ui"
)

// How soon parts of the sheet are dropped where there is too little room: what stands in the rules, what signs mean, and last what the card
// says, too.
const (
	dropRule = 1 + iota
	_        // then texts are brief
	dropMeaning
	dropTitle
)

// foretell shows on a sheet what the role that is rested on would do to the own player and to all whose boards do not lie open. It covers neither
// the card nor anything that one chooses by.
func (v *rolesView) foretell(f *frame) {
	if !f.ahead.shows(v.rest) {
		return
	}
	at := v.popover.Draw(f.UI, func() (*fore.Sheet, fore.Room) {
		return f.foretold(&f.ahead.roles[v.rest]), f.foretoldRoom(v.at)
	}, func(at ui.Rect) {
		f.UI.Block(at)
		f.fadeLog(at)
	})
	if v.popover.Scrolls() {
		v.panel = at
	}
}

// foretold is what a role would do: in pictures and numbers for each player, then the privilege in words and whether that could end the game.
func (f *frame) foretold(o *forecast.Role) *fore.Sheet {
	u := f.UI
	s := &fore.Sheet{Title: fore.Title{
		Icon: f.drawn(art.RoleIcon(o.Role), 0, u.Theme().Accent), Text: roleName(u, o.Role), Drop: dropTitle,
		Signs: f.brings(f.paint.doubloon, o.Doubloons, "foresee.gold", "n", o.Doubloons),
	}}
	seats := []game.Seat{f.Home}
	if len(f.lay.others) == 0 || u.Narrow() {
		for i := range f.State.Seats() - 1 {
			seats = append(seats, f.other(i))
		}
	}
	for _, seat := range seats {
		s.Rows = append(s.Rows, fore.Row{ID: foretoldID(seat), Face: func(r ui.Rect) { f.Portrait(r, seat) }, Signs: f.signs(o, seat)})
	}
	does := fore.Note{Text: caption.Does(u.T, o.Role), Tone: fore.Soft, Drop: dropRule}
	if o.Role == puertorico.Settler { // of which all signs say it
		does.Text, does.Drop = u.T("foresee.legend.settler"), dropMeaning
	}
	s.Notes = []fore.Note{does, {Text: u.T("foresee.privilege", "text", caption.Privilege(u.T, o.Role))}}
	if text, brief := f.legend(o); text != "" {
		s.Notes = append(s.Notes, fore.Note{Text: text, Brief: brief, Drop: dropMeaning})
	}
	for _, text := range f.endings(o) {
		s.Notes = append(s.Notes, fore.Note{Text: text, Bold: true, Tone: fore.Loss})
	}
	return s
}

// foretoldID is the id of what is foretold of a seat.
func foretoldID(seat game.Seat) string { return "foresee." + strconv.Itoa(int(seat)) }

// windowTablet is the least of width and height of a window in design units from which on there is room for the sheet on the table.
const windowTablet = 500

// foretoldRoom is where the sheet lies: on the log where that lies open beside or below the own board, on what everybody shares where the own
// board lies far from the roles, otherwise on the own board; but beside the card where the window is small or a part of the table is seen.
func (f *frame) foretoldRoom(card ui.Rect) fore.Room {
	u, l := f.UI, f.lay
	room := l.island.Union(l.city)
	switch {
	case l.shape == wide:
		room = l.log
	case l.shape == upright && l.tabs.Empty():
		room = l.ships.Union(l.house).Union(l.supply).Union(l.tiles).Union(l.log)
	}
	b := u.Bounds()
	return fore.Room{
		Rects: []ui.Rect{room.Inset(-l.gap * 0.6).Intersect(b)}, Near: card.Middle(),
		Beside: f.Port.Large() || u.Narrow() && (b.W < u.Px(windowTablet) || b.H < u.Px(windowTablet)),
		Avoid:  append(popover.All(popover.Must, []ui.Rect{card}), popover.All(popover.Rather, []ui.Rect{l.bar})...),
	}
}

// endings says which ends of the game a role could trigger.
func (f *frame) endings(o *forecast.Role) (all []string) {
	for _, e := range endings() {
		if o.Ending&e != 0 && f.State.Ending() == 0 {
			all = append(all, f.UI.T("foresee.ends."+endingKey(e), "name", f.Name(o.By)))
		}
	}
	return all
}

// legend explains a sign that is shown of somebody, and that the picture and a word alone do not; nothing if all do. brief is the same
// in fewer words, if there are any.
func (f *frame) legend(o *forecast.Role) (text, brief string) {
	u, all := f.UI, o.Seats[:f.State.Seats()]
	some := func(what func(s *forecast.Seat) bool) bool {
		return slices.ContainsFunc(all, func(s forecast.Seat) bool { return what(&s) })
	}
	switch b := &o.Seats[f.Home].Builder; {
	case o.Role == puertorico.Mayor:
		if some(func(s *forecast.Seat) bool { return s.Mayor.Empty > 0 }) {
			text = u.T("foresee.legend.mayor")
		}
		if some(func(s *forecast.Seat) bool { return s.Mayor.Idle > 0 }) {
			text = strings.TrimSpace(text + " " + u.T("foresee.legend.mayor-spare"))
		}
	case o.Role == puertorico.Builder && b.Best != puertorico.NoBuilding:
		text = u.T("foresee.legend.builder", "name", f.Name(f.Home), "building", buildingName(u, b.Best), "n", b.Price)
	case o.Role == puertorico.Craftsman && some(func(s *forecast.Seat) bool { return s.Craftsman.Short.Total() > 0 }):
		text = u.T("foresee.legend.craftsman")
	case o.Role == puertorico.Trader && some(func(s *forecast.Seat) bool { return s.Trader.Barred || s.Trader.Bars != 0 }):
		return f.traderLegend(all)
	case o.Role == puertorico.Captain && some(func(s *forecast.Seat) bool { return s.Captain.Lost > 0 }):
		text = u.T("foresee.legend.captain")
	}
	return text, ""
}

// traderLegend explains why barrels don't sell: the trading house has their kind, or others have filled it by then. In fewer words it is
// not said for whom.
func (f *frame) traderLegend(all []forecast.Seat) (text, brief string) {
	var late []string
	has := false
	for seat := range all {
		if t := &all[seat].Trader; t.Full {
			late = append(late, f.Name(game.Seat(seat)))
		} else {
			has = has || t.Bars != 0
		}
	}
	switch {
	case len(late) == 0:
		return f.UI.T("foresee.legend.trader"), ""
	case !has:
		return f.UI.T("foresee.legend.trader-full"), ""
	}
	return f.UI.T("foresee.legend.trader-both", "list", locales.List(f.UI.T, late)), f.UI.T("foresee.legend.trader-both.brief")
}
