package table

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	fore "islas/render/forecast"
	"islas/render/paint"
	"islas/render/popover"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// forecastView shows what every role would do if whoever decides took it. It is computed once for each position.
type forecastView struct {
	*frame
	of    puertorico.State // the position for which it was computed
	roles [puertorico.Roles]forecast.Role
	open  [puertorico.Roles]bool // the role can be taken
	told  bool                   // it is shown in this tick

	rest    puertorico.Role // the role whose card is rested on, NoRole for none; known once the cards are drawn
	at      ui.Rect         // where its card lies
	panel   ui.Rect         // where the popover lay in the last frame, if text was so large that it hardly fitted into the window
	popover fore.Popover    // the popover that shows it
}

// look computes what the roles would do in the position that is shown, if a role is to be taken and nothing else is shown.
func (v *forecastView) look() {
	v.rest = puertorico.NoRole
	v.told = v.Foretold && !v.Showing && !v.Back && v.Drawer == session.NoDrawer && v.asks(puertorico.PhaseRole)
	if !v.told || v.of == *v.State {
		return
	}
	v.of = *v.State
	view := v.State.View(v.Actor)
	for r := range puertorico.Role(puertorico.Roles) {
		v.roles[r], v.open[r] = forecast.Of(&view, r)
	}
}

// shows reports whether the effect of a role is foretold.
func (v *forecastView) shows(r puertorico.Role) bool {
	return v.told && r < puertorico.Roles && v.open[r]
}

// rests reports whether the effect of a role is foretold because its card is rested on.
func (v *forecastView) rests(r puertorico.Role) bool { return v.rest == r && v.shows(r) }

// Order in which parts of the popover are dropped where there is too little room: what the rules say, what signs mean, and last what the
// card says, too. After the first of them texts are brief.
const (
	dropRule    = 1
	dropMeaning = 3
	dropTitle   = 4
)

// draw shows in a popover what the role that is rested on would do to the home seat, and to all whose boards do not lie open.
func (v *forecastView) draw() {
	if !v.shows(v.rest) {
		return
	}
	at := v.popover.Draw(v.UI, func() (*fore.Sheet, fore.Room) {
		return v.sheet(&v.roles[v.rest]), v.room(v.at)
	}, func(at ui.Rect) {
		v.UI.Block(at)
		v.advice.fadeLog(at)
	})
	if v.popover.Scrolls() {
		v.panel = at
	}
}

// sheet returns the content of the popover: the effect on each player in signs, the privilege, and whether the game could end.
func (v *forecastView) sheet(o *forecast.Role) *fore.Sheet {
	u := v.UI
	s := &fore.Sheet{Title: fore.Title{
		Icon: v.drawn(art.RoleIcon(o.Role), 0, u.Theme().Accent), Text: caption.Role(u.T, o.Role), Drop: dropTitle,
		Signs: v.brings(v.Of(&art.Doubloon), o.Doubloons, "foresee.gold", "n", o.Doubloons),
	}}
	var means []string // of signs in the popover and on boards
	for i := range v.State.Seats() {
		seat := v.other(i - 1)
		signs := v.signs(o, seat)
		if i == 0 || len(v.lay.others) == 0 || u.Narrow() {
			s.Rows = append(s.Rows, fore.Row{ID: foretoldID(seat), Face: func(r ui.Rect) { v.Portrait(r, seat) }, Signs: signs})
		}
		for _, one := range signs {
			if one.Means != "" && !slices.Contains(means, one.Means) {
				means = append(means, one.Means)
			}
		}
	}
	does := fore.Note{Text: caption.Does(u.T, o.Role), Tone: fore.Soft, Drop: dropRule}
	if o.Role == puertorico.Settler { // all signs say that
		does.Text, does.Drop = u.T("foresee.legend.settler"), dropMeaning
	}
	s.Notes = []fore.Note{does, {Text: u.T("foresee.privilege", "text", caption.Privilege(u.T, o.Role))}}
	if len(means) > 0 {
		s.Notes = append(s.Notes, fore.Note{Text: strings.Join(means, " "), Drop: dropMeaning})
	}
	for _, text := range v.ends(o) {
		s.Notes = append(s.Notes, fore.Note{Text: text, Bold: true, Tone: fore.Loss})
	}
	return s
}

// foretoldID returns the id of what is foretold about a seat.
func foretoldID(seat game.Seat) string { return "foresee." + strconv.Itoa(int(seat)) }

// room returns where the popover lies: on the log where that lies open beside or below the home seat's board, otherwise on that board;
// but beside the card where the window is small or only a part of the table is in view.
func (v *forecastView) room(card ui.Rect) fore.Room {
	u, l := v.UI, v.lay
	room := l.island.Union(l.city)
	if l.shape == wide {
		room = l.log
	}
	b := u.Bounds()
	return fore.Room{
		Rects: []ui.Rect{room.Inset(-l.gap * 0.6).Intersect(b)}, Near: card.Middle(),
		Beside: v.Port.Large() || u.Narrow() && min(b.W, b.H) < u.Px(500),
		Avoid:  append(popover.All(popover.Must, []ui.Rect{card}), popover.All(popover.Rather, []ui.Rect{l.bar})...),
	}
}

// ends returns the texts of the ends of the game that a role could trigger.
func (v *forecastView) ends(o *forecast.Role) []string {
	if v.State.Ending() != 0 || o.Ending == 0 {
		return nil
	}
	return caption.Ends(v.UI.T, "foresee.ends.", o.Ending, "name", v.Name(o.By))
}

// signs returns what a role would do to a seat, in pictures and numbers.
func (v *forecastView) signs(o *forecast.Role, seat game.Seat) (all fore.Signs) {
	what := &o.Seats[seat]
	switch o.Role {
	case puertorico.Settler:
		all = v.settler(&what.Settler)
	case puertorico.Mayor:
		all = v.mayor(&what.Mayor)
	case puertorico.Builder:
		all = v.builder(&what.Builder, seat)
	case puertorico.Craftsman:
		all = v.craftsman(&what.Craftsman)
	case puertorico.Trader:
		all = v.trader(&what.Trader)
	case puertorico.Captain:
		own := v.known().Player(seat).Barrels()
		all = v.captain(&what.Captain, own.Total() > 0)
	default:
		all = v.brings(v.Of(&art.Doubloon), what.Gold, "foresee.gold", "n", what.Gold)
	}
	if len(all) == 0 {
		return v.none("foresee.nothing")
	}
	return all
}

// none returns the sign for what does not happen; the key is that of its text.
func (v *forecastView) none(key string) fore.Signs {
	return fore.Signs{{Text: v.UI.T(key), Tone: fore.Soft, Words: v.UI.T(key)}}
}

// brings returns the sign for n of something, nil for none; the key is that of its text.
func (v *forecastView) brings(picture func(r ui.Rect), n int, key string, params ...any) fore.Signs {
	if n == 0 {
		return nil
	}
	return fore.Signs{{Picture: picture, Text: v.UI.T("foresee.plus", "n", n), Tone: fore.Gain, Words: v.UI.T(key, params...)}}
}

// loses returns the sign for n of something that is lost, nil for none; the keys are those of its text, a brief one, its words, and what
// explains it.
func (v *forecastView) loses(picture func(r ui.Rect), n int, key, brief, words, means string, params ...any) fore.Signs {
	if n == 0 {
		return nil
	}
	u, params := v.UI, append(params, "n", n)
	return fore.Signs{{
		Picture: picture, Text: u.T(key, "n", n), Brief: u.T(brief, "n", n), Tone: fore.Loss, Words: u.T(words, params...), Means: u.T(means),
	}}
}

// crossed returns a picture with a cross on it that stands out from any picture.
func (v *forecastView) crossed(picture func(r ui.Rect)) func(r ui.Rect) {
	return func(r ui.Rect) {
		picture(r)
		side := r.H * 0.58
		v.cross(ui.Rect{X: r.Right() - side, Y: r.Bottom() - side, W: side, H: side}, 0.08)
	}
}

// drawn returns an icon as a picture, with a margin that is a part of its width.
func (f *frame) drawn(icon paint.Icon, margin float64, ink theme.Color) func(r ui.Rect) {
	return func(r ui.Rect) { f.Icon(r.Inset(r.W*margin), icon, ink) }
}

func (v *forecastView) number(n int) string { return v.UI.T("table.number", "n", n) }

// settler returns the signs of the settler. Any tile stands for a plantation: nobody knows which will be left.
func (v *forecastView) settler(s *forecast.Settler) (all fore.Signs) {
	u, tile := v.UI, v.drawn(art.IconField, 0.08, v.UI.Theme().Ink)
	if s.Full {
		return fore.Signs{{Picture: v.crossed(tile), Text: u.T("foresee.island"), Brief: u.T("foresee.full"), Tone: fore.Loss, Words: u.T("foresee.island-full")}}
	}
	field := fore.Sign{Picture: tile, Text: u.T("foresee.plantation"), Words: u.T("foresee.tile")}
	rock := v.Of(art.Tile{Tile: puertorico.Quarry, Working: true})
	quarry := fore.Sign{Picture: rock, Text: u.T("foresee.quarry-sign"), Words: u.T("foresee.quarry-only")}
	if s.Draws {
		all = v.brings(v.Of(&art.TileBack), 1, "foresee.draws")
	}
	switch {
	case s.Row && s.Quarry:
		field.Words, quarry.Words, quarry.Joins = u.T("foresee.quarry"), "", true
		all = append(all, field, fore.Sign{Text: u.T("foresee.or")}, quarry)
	case s.Row:
		all = append(all, field)
	case s.Quarry:
		all = append(all, quarry)
	}
	return append(all, v.brings(v.Of(art.Worker(0)), paint.Flag(s.Hires), "foresee.hires")...)
}

func (v *forecastView) mayor(m *forecast.Mayor) fore.Signs {
	u := v.UI
	all := fore.Signs{{Picture: v.Of(art.Worker(0)), Text: u.T("foresee.plus", "n", m.Workers), Tone: fore.Gain, Words: u.T("foresee.workers", "n", m.Workers)}}
	if m.Empty > 0 {
		all = append(all, fore.Sign{
			Picture: v.Of(&art.WorkerPlace), Text: u.T("foresee.empties", "n", m.Empty), Tone: fore.Soft,
			Words: u.T("foresee.empty", "n", m.Empty), Means: u.T("foresee.legend.mayor"),
		})
	}
	return append(all, v.loses(v.Of(art.Worker(3)), m.Idle, "foresee.idlers", "foresee.without", "foresee.idle", "foresee.legend.mayor-spare")...)
}

// builder returns the signs of the builder for a seat. Those of others need no names.
func (v *forecastView) builder(b *forecast.Builder, seat game.Seat) fore.Signs {
	u, n, means := v.UI, bits.OnesCount32(uint32(b.Could)), ""
	if b.Best == puertorico.NoBuilding {
		return v.none("foresee.builds-nothing")
	}
	best := caption.Building(u.T, b.Best)
	if seat == v.Home {
		means = u.T("foresee.legend.builder", "name", v.Name(seat), "building", best, "n", b.Price)
	}
	return fore.Signs{
		{
			Picture: v.drawn(art.IconBuilding, 0.06, u.Theme().Ink), Text: u.T("foresee.possible", "n", n),
			Words: u.T("foresee.could", "n", n, "building", best, "price", b.Price), Means: means,
		},
		{Text: u.T("foresee.up-to", "n", n)},
		{Picture: v.Of(&art.Doubloon), Text: v.number(b.Price), Joins: true},
	}
}

func (v *forecastView) craftsman(c *forecast.Craftsman) (all fore.Signs) {
	u := v.UI
	for g := range puertorico.Good(puertorico.Goods) {
		makes, short := int(c.Makes[g]), int(c.Short[g])
		all = append(all, v.brings(v.Of(art.Barrel(g)), makes, "foresee.makes", "barrels", caption.BarrelsOf(u.T, g, makes))...)
		lacks := caption.BarrelsOf(u.T, g, short)
		all = append(all, v.loses(v.crossed(v.Of(art.Barrel(g))), short, "foresee.lacks", "table.number", "foresee.short", "foresee.legend.craftsman", "barrels", lacks)...)
	}
	all = append(all, v.brings(v.Of(&art.Doubloon), c.Factory, "foresee.factory", "n", c.Factory)...)
	if c.Extra != 0 {
		best := puertorico.Good(bits.Len8(uint8(c.Extra)) - 1) // the dearest is the last
		more, words, picture := "foresee.one-more", "foresee.extra", v.drawn(art.IconBarrel, 0.08, u.Theme().Good)
		if c.Extra.Len() == 1 {
			more, words, picture = "foresee.one-privilege", "foresee.extra-only", v.Of(art.Barrel(best))
		}
		all = append(all, fore.Sign{Picture: picture, Text: u.T(more), Tone: fore.Gain, Words: u.T(words, "good", caption.Kind(u.T, best))})
	}
	return all
}

func (v *forecastView) trader(t *forecast.Trader) (all fore.Signs) {
	u, means := v.UI, v.UI.T("foresee.legend.trader")
	if t.Full {
		means = u.T("foresee.legend.trader-full")
	}
	money := fore.Sign{Picture: v.Of(&art.Doubloon), Text: u.T("foresee.plus", "n", t.Brings), Tone: fore.Gain, Joins: true}
	switch {
	case t.Good != puertorico.NoGood:
		all = fore.Signs{{Picture: v.Of(art.Barrel(t.Good)), Words: u.T("foresee.sells", "good", caption.Kind(u.T, t.Good), "n", t.Brings)}, money}
	case t.Unpaid != puertorico.NoGood:
		money.Text, money.Tone = v.number(0), fore.Soft
		all = fore.Signs{{Picture: v.Of(art.Barrel(t.Unpaid)), Words: u.T("foresee.unpaid", "good", caption.Kind(u.T, t.Unpaid))}, money}
	case t.Barred:
		return fore.Signs{{Picture: v.crossed(v.Of(&art.Doubloon)), Text: u.T("foresee.no-sale"), Tone: fore.Loss, Words: u.T("foresee.barred"), Means: means}}
	default:
		return v.none("foresee.sells-nothing")
	}
	var names []string // of kinds that the trading house does not take, while it takes another
	for g := range t.Bars.All {
		all = append(all, fore.Sign{Picture: v.crossed(v.Of(art.Barrel(g))), Tone: fore.Loss, Joins: len(names) > 0})
		names = append(names, caption.Kind(u.T, g))
	}
	if last := &all[len(all)-1]; len(names) > 0 {
		last.Text, last.Words, last.Means = u.T("foresee.no-sale"), u.T("foresee.bars", "list", locales.List(u.T, names)), means
	}
	return all
}

// captain returns the signs of the captain for a seat that has some barrels or none.
func (v *forecastView) captain(c *forecast.Captain, some bool) (all fore.Signs) {
	u := v.UI
	if c.Loads > 0 {
		all = fore.Signs{
			{Picture: v.drawn(art.IconCargo, 0, u.Theme().Ink), Text: v.number(c.Loads), Words: u.T("foresee.loads", "n", c.Loads)},
			{Picture: v.Of(&art.Chip), Text: u.T("foresee.plus", "n", c.Points), Tone: fore.Gain, Words: u.T("foresee.points", "n", c.Points)},
		}
	}
	all = append(all, v.loses(v.lost, c.Lost, "foresee.loses", "store.lost", "load.loses", "foresee.legend.captain")...)
	switch {
	case len(all) > 0:
		return all
	case some:
		return v.none("foresee.fits-nothing")
	}
	return v.none("foresee.loads-nothing")
}

// Sizes of what is foretold on boards, in design units.
const (
	stripSign    = 30 // height of a sign on a board
	stripPadding = 8  // beside the signs
	stripAbove   = 3  // above and below them
	stripEdge    = 4  // from the edge of the board
	warnSign     = 28 // height of a sign on a role card
)

// drawStrips shows on each board what the role that is rested on would do to its owner.
func (v *forecastView) drawStrips() {
	if !v.shows(v.rest) {
		return
	}
	v.UI.Above(func() {
		for i, board := range v.lay.others {
			v.strip(board, &v.roles[v.rest], v.other(i))
		}
	})
}

// strip shows on a board what a role would do to its owner. It covers what the role does not change: the barrels if the role is about
// tiles, workers or buildings, otherwise the place above them, where fields and sites are filled last.
func (v *forecastView) strip(board ui.Rect, o *forecast.Role, seat game.Seat) {
	u := v.UI
	all := v.signs(o, seat)
	at := board.InsetXY(u.Px(stripEdge), 0)
	flow := all.Flow(u, at.W-2*u.Px(stripPadding), u.Px(stripSign))
	at.H = flow.H + 2*u.Px(stripAbove)
	switch goods := v.others.spots[seat].goods; {
	case o.Role == puertorico.Craftsman || o.Role == puertorico.Trader || o.Role == puertorico.Captain:
		at.Y = v.others.spots[seat].city.Bottom() - at.H
	case at.H < goods.H:
		at.Y = goods.Middle().Y - at.H/2
	default:
		at.Y = goods.Bottom() + u.Px(stripEdge) - at.H
	}
	at = at.Within(u.Ground()).Rounded()
	fore.Paper(u, at)
	v.TellOf(foretoldID(seat), at, all.Words(), "", "")
	flow.Draw(u, at.InsetXY(u.Px(stripPadding), u.Px(stripAbove)))
}

// warnings returns the signs on a role card: what the role would bar, lose or leave short, and whether it could end the game.
func (v *forecastView) warnings(role puertorico.Role) (all fore.Signs) {
	if !v.shows(role) {
		return nil
	}
	o := &v.roles[role]
	for _, s := range v.signs(o, v.Actor) {
		if s.Tone == fore.Loss {
			s.Text = s.Brief
			all = append(all, s)
		}
	}
	if ends := v.ends(o); len(ends) > 0 {
		all = append(all, fore.Sign{Text: v.UI.T("foresee.end"), Tone: fore.Loss, Words: strings.Join(ends, " ")})
	}
	return all
}

// warn draws the warnings at the lower edge of a role card.
func (v *forecastView) warn(r ui.Rect, role puertorico.Role) {
	u, th := v.UI, v.UI.Theme()
	all := v.warnings(role)
	if len(all) == 0 {
		return
	}
	flow := all.Flow(u, r.W-u.Px(8), u.Px(warnSign))
	h := flow.H + u.Px(2)
	at := ui.Rect{X: r.Middle().X - flow.W/2 - u.Px(4), Y: r.Bottom() - h - u.Px(3), W: flow.W + u.Px(8), H: h + u.Px(1)}.Rounded()
	edge := theme.Mix(th.Danger, th.Ink, 0.35) // dark enough to show on any card where the light ground does not
	u.Round(at, min(u.Px(9), at.H/2), th.PaperLight, u.LinePx(1.5), edge)
	flow.Draw(u, at.InsetXY(u.Px(4), u.Px(1)))
}
