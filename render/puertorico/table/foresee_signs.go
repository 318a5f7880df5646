package table

import (
	"math/bits"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	"islas/render/puertorico/art"
	"islas/render/ui"
)

// sign is a picture with a short text beside it, and the same in words.
type sign struct {
	picture func(r ui.Rect)
	text    string
	brief   string // the text on a role card, where there is little room, of what warns there
	tone    tone
	words   string
	joins   bool // it stands in the same row as the one before, where both have room in one
}

// tone is how good what a sign says is for the player.
type tone uint8

const (
	plain tone = iota
	soft       // it is nothing much
	gain
	loss // it is barred, lost or short
)

// signs are what a role would do to a seat, in pictures and numbers.
func (f *frame) signs(o *forecast.Role, seat game.Seat) (all []sign) {
	what := &o.Seats[seat]
	switch o.Role {
	case puertorico.Settler:
		all = f.settlerSigns(&what.Settler)
	case puertorico.Mayor:
		all = f.mayorSigns(&what.Mayor)
	case puertorico.Builder:
		all = f.builderSigns(&what.Builder)
	case puertorico.Craftsman:
		all = f.craftsmanSigns(&what.Craftsman)
	case puertorico.Trader:
		all = f.traderSigns(&what.Trader)
	case puertorico.Captain:
		own := f.known().Player(seat).Barrels()
		all = f.captainSigns(&what.Captain, own.Total() > 0)
	default:
		if what.Gold > 0 {
			all = append(all, sign{picture: f.paint.doubloon, text: f.plus(what.Gold), tone: gain, words: f.UI.T("foresee.gold", "n", what.Gold)})
		}
	}
	if len(all) == 0 {
		all = append(all, f.none("foresee.nothing", soft))
	}
	return all
}

// none is the sign for what does not happen; the key says what.
func (f *frame) none(key string, t tone) sign {
	return sign{text: f.UI.T(key), tone: t, words: f.UI.T(key)}
}

// crossed is a picture with a cross on it, which stands out from whatever the picture shows.
func (f *frame) crossed(picture func(r ui.Rect)) func(r ui.Rect) {
	return func(r ui.Rect) {
		picture(r)
		side := r.H * 0.58
		f.cross(ui.Rect{X: r.Right() - side, Y: r.Bottom() - side, W: side, H: side}, 0.08)
	}
}

func (f *frame) plus(n int) string  { return f.UI.T("foresee.plus", "n", n) }
func (f *frame) minus(n int) string { return f.UI.T("store.lost", "n", n) }
func (f *frame) number(n int) string {
	return f.UI.T("table.number", "n", n)
}

func (f *frame) settlerSigns(s *forecast.Settler) (all []sign) {
	u := f.UI
	if s.Full {
		return []sign{{picture: f.crossed(f.fieldSign), text: u.T("foresee.island"), brief: u.T("foresee.full"), tone: loss, words: u.T("foresee.island-full")}}
	}
	if s.Draws {
		all = append(all, sign{picture: f.paint.tileBack, text: f.plus(1), tone: gain, words: u.T("foresee.draws")})
	}
	field := sign{picture: f.fieldSign, text: u.T("foresee.plantation"), words: u.T("foresee.tile")}
	quarry := sign{picture: func(r ui.Rect) { f.paint.tile(r, puertorico.Quarry, true) }, text: u.T("foresee.quarry-sign")}
	switch {
	case s.Row && s.Quarry:
		field.words = u.T("foresee.quarry")
		quarry.joins = true
		all = append(all, field, sign{text: u.T("foresee.or")}, quarry)
	case s.Row:
		all = append(all, field)
	case s.Quarry:
		quarry.words = u.T("foresee.quarry-only")
		all = append(all, quarry)
	}
	if s.Hires {
		all = append(all, sign{picture: f.worker, text: f.plus(1), tone: gain, words: u.T("foresee.hires")})
	}
	return all
}

// fieldSign is any tile: which one it will be nobody knows before those who take theirs first.
func (f *frame) fieldSign(r ui.Rect) {
	f.paint.icon(r.Inset(r.W*0.08), art.IconField, f.UI.Theme().Ink)
}

func (f *frame) worker(r ui.Rect) { f.paint.worker(r, 0) }

func (f *frame) mayorSigns(m *forecast.Mayor) (all []sign) {
	u := f.UI
	all = append(all, sign{picture: f.worker, text: f.plus(m.Workers), tone: gain, words: u.T("foresee.workers", "n", m.Workers)})
	if m.Empty > 0 {
		all = append(all, sign{picture: f.paint.workerPlace, text: u.T("foresee.empties", "n", m.Empty), tone: soft, words: u.T("foresee.empty", "n", m.Empty)})
	}
	if m.Idle > 0 {
		all = append(all, sign{
			picture: func(r ui.Rect) { f.paint.worker(r, 3) }, text: u.T("foresee.idlers", "n", m.Idle), brief: u.T("foresee.without", "n", m.Idle),
			tone: loss, words: u.T("foresee.idle", "n", m.Idle),
		})
	}
	return all
}

func (f *frame) builderSigns(b *forecast.Builder) []sign {
	u := f.UI
	if b.Best == puertorico.NoBuilding {
		return []sign{f.none("foresee.builds-nothing", soft)}
	}
	n := bits.OnesCount32(uint32(b.Could))
	return []sign{
		{
			picture: f.buildingSign, text: u.T("foresee.possible", "n", n),
			words: u.T("foresee.could", "n", n, "building", buildingName(u, b.Best), "price", b.Price),
		},
		{text: u.T("foresee.up-to", "n", n)},
		{picture: f.paint.doubloon, text: f.number(b.Price), joins: true},
	}
}

// buildingSign is any building.
func (f *frame) buildingSign(r ui.Rect) {
	f.paint.icon(r.Inset(r.W*0.06), art.IconBuilding, f.UI.Theme().Ink)
}

func (f *frame) craftsmanSigns(c *forecast.Craftsman) (all []sign) {
	u := f.UI
	for g := range puertorico.Good(puertorico.Goods) {
		barrel := func(r ui.Rect) { f.paint.barrel(r, g) }
		if n := int(c.Makes[g]); n > 0 {
			all = append(all, sign{picture: barrel, text: f.plus(n), tone: gain, words: u.T("foresee.makes", "barrels", barrelsOf(u, g, n))})
		}
		if n := int(c.Short[g]); n > 0 {
			all = append(all, sign{
				picture: f.crossed(barrel), text: u.T("foresee.lacks", "n", n), brief: f.number(n), tone: loss,
				words: u.T("foresee.short", "barrels", barrelsOf(u, g, n)),
			})
		}
	}
	if c.Factory > 0 {
		all = append(all, sign{picture: f.paint.doubloon, text: f.plus(c.Factory), tone: gain, words: u.T("foresee.factory", "n", c.Factory)})
	}
	if best := dearestOf(c.Extra); best != puertorico.NoGood {
		more, words := u.T("foresee.one-more"), "foresee.extra"
		picture := func(r ui.Rect) { f.paint.icon(r.Inset(r.W*0.08), art.IconBarrel, f.UI.Theme().Good) }
		if c.Extra.Len() == 1 {
			more, words = u.T("foresee.one-privilege"), "foresee.extra-only"
			picture = func(r ui.Rect) { f.paint.barrel(r, best) }
		}
		all = append(all, sign{picture: picture, text: more, tone: gain, words: u.T(words, "good", kindName(u, best))})
	}
	return all
}

// dearestOf is the kind of a set that sells best, NoGood if there is none.
func dearestOf(set puertorico.GoodSet) puertorico.Good {
	best := puertorico.Good(puertorico.NoGood)
	for g := range puertorico.Good(puertorico.Goods) {
		if set.Has(g) && (best == puertorico.NoGood || g.Price() > best.Price()) {
			best = g
		}
	}
	return best
}

func (f *frame) traderSigns(t *forecast.Trader) (all []sign) {
	u := f.UI
	barrel := func(g puertorico.Good) func(r ui.Rect) { return func(r ui.Rect) { f.paint.barrel(r, g) } }
	switch {
	case t.Good != puertorico.NoGood:
		all = []sign{
			{picture: barrel(t.Good), words: u.T("foresee.sells", "good", kindName(u, t.Good), "n", t.Brings)},
			{picture: f.paint.doubloon, text: f.plus(t.Brings), tone: gain, joins: true},
		}
	case t.Unpaid != puertorico.NoGood:
		all = []sign{
			{picture: barrel(t.Unpaid), words: u.T("foresee.unpaid", "good", kindName(u, t.Unpaid))},
			{picture: f.paint.doubloon, text: f.number(0), tone: soft, joins: true},
		}
	case t.Barred:
		return []sign{{picture: f.crossed(f.paint.doubloon), text: u.T("foresee.no-sale"), tone: loss, words: u.T("foresee.barred")}}
	default:
		return []sign{f.none("foresee.sells-nothing", soft)}
	}
	return append(all, f.barredSigns(t.Bars)...)
}

// barredSigns are the kinds that the trading house does not take, while it takes another.
func (f *frame) barredSigns(kinds puertorico.GoodSet) (all []sign) {
	u := f.UI
	var names []string
	for g := range puertorico.Good(puertorico.Goods) {
		if kinds.Has(g) {
			all = append(all, sign{picture: f.crossed(func(r ui.Rect) { f.paint.barrel(r, g) }), tone: loss, joins: len(all) > 0})
			names = append(names, kindName(u, g))
		}
	}
	if n := len(all); n > 0 {
		all[n-1].text, all[n-1].words = u.T("foresee.no-sale"), u.T("foresee.bars", "list", locales.List(u.T, names))
	}
	return all
}

// captainSigns are for a seat that has some barrels or none.
func (f *frame) captainSigns(c *forecast.Captain, some bool) (all []sign) {
	u := f.UI
	if c.Loads > 0 {
		all = append(all,
			sign{picture: f.cargoSign, text: f.number(c.Loads), words: u.T("foresee.loads", "n", c.Loads)},
			sign{picture: f.paint.chip, text: f.plus(c.Points), tone: gain, words: u.T("foresee.points", "n", c.Points)})
	}
	if c.Lost > 0 {
		all = append(all, sign{picture: f.lostBarrel, text: u.T("foresee.loses", "n", c.Lost), brief: f.minus(c.Lost), tone: loss, words: u.T("load.loses", "n", c.Lost)})
	}
	switch {
	case len(all) > 0:
	case some:
		all = append(all, f.none("foresee.fits-nothing", soft))
	default:
		all = append(all, f.none("foresee.loads-nothing", soft))
	}
	return all
}

func (f *frame) cargoSign(r ui.Rect) { f.paint.icon(r, art.IconCargo, f.UI.Theme().Ink) }

func (f *frame) lostBarrel(r ui.Rect) {
	f.paint.icon(r.Inset(r.W*0.08), art.IconBarrel, f.UI.Theme().Danger)
}
