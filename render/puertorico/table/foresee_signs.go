package table

import (
	"math/bits"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	fore "islas/render/forecast"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// signs are what a role would do to a seat, in pictures and numbers.
func (f *frame) signs(o *forecast.Role, seat game.Seat) (all fore.Signs) {
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
		all = f.brings(f.paint.doubloon, what.Gold, "foresee.gold", "n", what.Gold)
	}
	if len(all) == 0 {
		return f.none("foresee.nothing")
	}
	return all
}

// none is the sign for what does not happen; the key says what.
func (f *frame) none(key string) fore.Signs {
	return fore.Signs{{Text: f.UI.T(key), Tone: fore.Soft, Words: f.UI.T(key)}}
}

// brings is the sign for so many of something, nothing for none; the key says what.
func (f *frame) brings(picture func(r ui.Rect), n int, key string, params ...any) fore.Signs {
	if n == 0 {
		return nil
	}
	return fore.Signs{{Picture: picture, Text: f.UI.T("foresee.plus", "n", n), Tone: fore.Gain, Words: f.UI.T(key, params...)}}
}

// crossed is a picture with a cross on it, which stands out from whatever the picture shows.
func (f *frame) crossed(picture func(r ui.Rect)) func(r ui.Rect) {
	return func(r ui.Rect) {
		picture(r)
		side := r.H * 0.58
		f.cross(ui.Rect{X: r.Right() - side, Y: r.Bottom() - side, W: side, H: side}, 0.08)
	}
}

// drawn is an icon as a picture, with a margin of a part of its width.
func (f *frame) drawn(icon paint.Icon, margin float64, ink theme.Color) func(r ui.Rect) {
	return func(r ui.Rect) { f.Icon(r.Inset(r.W*margin), icon, ink) }
}

// barrel is a barrel of a kind as a picture, worker a worker.
func (f *frame) barrel(g puertorico.Good) func(r ui.Rect) {
	return func(r ui.Rect) { f.paint.barrel(r, g) }
}

func (f *frame) worker(r ui.Rect) { f.paint.worker(r, 0) }

func (f *frame) number(n int) string { return f.UI.T("table.number", "n", n) }

// settlerSigns show any tile for a plantation: which one it will be nobody knows before those who take theirs first.
func (f *frame) settlerSigns(s *forecast.Settler) (all fore.Signs) {
	u, tile := f.UI, f.drawn(art.IconField, 0.08, f.UI.Theme().Ink)
	if s.Full {
		return fore.Signs{{Picture: f.crossed(tile), Text: u.T("foresee.island"), Brief: u.T("foresee.full"), Tone: fore.Loss, Words: u.T("foresee.island-full")}}
	}
	if s.Draws {
		all = f.brings(f.paint.tileBack, 1, "foresee.draws")
	}
	field := fore.Sign{Picture: tile, Text: u.T("foresee.plantation"), Words: u.T("foresee.tile")}
	quarry := fore.Sign{Picture: func(r ui.Rect) { f.paint.tile(r, puertorico.Quarry, true) }, Text: u.T("foresee.quarry-sign")}
	switch {
	case s.Row && s.Quarry:
		field.Words, quarry.Joins = u.T("foresee.quarry"), true
		all = append(all, field, fore.Sign{Text: u.T("foresee.or")}, quarry)
	case s.Row:
		all = append(all, field)
	case s.Quarry:
		quarry.Words = u.T("foresee.quarry-only")
		all = append(all, quarry)
	}
	if s.Hires {
		all = append(all, f.brings(f.worker, 1, "foresee.hires")...)
	}
	return all
}

func (f *frame) mayorSigns(m *forecast.Mayor) fore.Signs {
	u := f.UI
	all := fore.Signs{{Picture: f.worker, Text: u.T("foresee.plus", "n", m.Workers), Tone: fore.Gain, Words: u.T("foresee.workers", "n", m.Workers)}}
	if m.Empty > 0 {
		all = append(all, fore.Sign{Picture: f.paint.workerPlace, Text: u.T("foresee.empties", "n", m.Empty), Tone: fore.Soft, Words: u.T("foresee.empty", "n", m.Empty)})
	}
	if m.Idle > 0 {
		all = append(all, fore.Sign{
			Picture: func(r ui.Rect) { f.paint.worker(r, 3) }, Text: u.T("foresee.idlers", "n", m.Idle), Brief: u.T("foresee.without", "n", m.Idle),
			Tone: fore.Loss, Words: u.T("foresee.idle", "n", m.Idle),
		})
	}
	return all
}

func (f *frame) builderSigns(b *forecast.Builder) fore.Signs {
	u, n := f.UI, bits.OnesCount32(uint32(b.Could))
	if b.Best == puertorico.NoBuilding {
		return f.none("foresee.builds-nothing")
	}
	return fore.Signs{
		{
			Picture: f.drawn(art.IconBuilding, 0.06, u.Theme().Ink), Text: u.T("foresee.possible", "n", n),
			Words: u.T("foresee.could", "n", n, "building", buildingName(u, b.Best), "price", b.Price),
		},
		{Text: u.T("foresee.up-to", "n", n)},
		{Picture: f.paint.doubloon, Text: f.number(b.Price), Joins: true},
	}
}

func (f *frame) craftsmanSigns(c *forecast.Craftsman) (all fore.Signs) {
	u := f.UI
	for g := range puertorico.Good(puertorico.Goods) {
		makes, short := int(c.Makes[g]), int(c.Short[g])
		all = append(all, f.brings(f.barrel(g), makes, "foresee.makes", "barrels", barrelsOf(u, g, makes))...)
		if short > 0 {
			all = append(all, fore.Sign{
				Picture: f.crossed(f.barrel(g)), Text: u.T("foresee.lacks", "n", short), Brief: f.number(short), Tone: fore.Loss,
				Words: u.T("foresee.short", "barrels", barrelsOf(u, g, short)),
			})
		}
	}
	all = append(all, f.brings(f.paint.doubloon, c.Factory, "foresee.factory", "n", c.Factory)...)
	if best := dearestOf(c.Extra); best != puertorico.NoGood {
		more, words, picture := "foresee.one-more", "foresee.extra", f.drawn(art.IconBarrel, 0.08, u.Theme().Good)
		if c.Extra.Len() == 1 {
			more, words, picture = "foresee.one-privilege", "foresee.extra-only", f.barrel(best)
		}
		all = append(all, fore.Sign{Picture: picture, Text: u.T(more), Tone: fore.Gain, Words: u.T(words, "good", kindName(u, best))})
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

func (f *frame) traderSigns(t *forecast.Trader) (all fore.Signs) {
	u := f.UI
	money := fore.Sign{Picture: f.paint.doubloon, Text: u.T("foresee.plus", "n", t.Brings), Tone: fore.Gain, Joins: true}
	switch {
	case t.Good != puertorico.NoGood:
		all = fore.Signs{{Picture: f.barrel(t.Good), Words: u.T("foresee.sells", "good", kindName(u, t.Good), "n", t.Brings)}, money}
	case t.Unpaid != puertorico.NoGood:
		money.Text, money.Tone = f.number(0), fore.Soft
		all = fore.Signs{{Picture: f.barrel(t.Unpaid), Words: u.T("foresee.unpaid", "good", kindName(u, t.Unpaid))}, money}
	case t.Barred:
		return fore.Signs{{Picture: f.crossed(f.paint.doubloon), Text: u.T("foresee.no-sale"), Tone: fore.Loss, Words: u.T("foresee.barred")}}
	default:
		return f.none("foresee.sells-nothing")
	}
	return append(all, f.barredSigns(t.Bars)...)
}

// barredSigns are the kinds that the trading house does not take, while it takes another.
func (f *frame) barredSigns(kinds puertorico.GoodSet) (all fore.Signs) {
	u := f.UI
	var names []string
	for g := range puertorico.Good(puertorico.Goods) {
		if kinds.Has(g) {
			all = append(all, fore.Sign{Picture: f.crossed(f.barrel(g)), Tone: fore.Loss, Joins: len(all) > 0})
			names = append(names, kindName(u, g))
		}
	}
	if n := len(all); n > 0 {
		all[n-1].Text, all[n-1].Words = u.T("foresee.no-sale"), u.T("foresee.bars", "list", locales.List(u.T, names))
	}
	return all
}

// captainSigns are for a seat that has some barrels or none.
func (f *frame) captainSigns(c *forecast.Captain, some bool) (all fore.Signs) {
	u := f.UI
	if c.Loads > 0 {
		all = fore.Signs{
			{Picture: f.drawn(art.IconCargo, 0, u.Theme().Ink), Text: f.number(c.Loads), Words: u.T("foresee.loads", "n", c.Loads)},
			{Picture: f.paint.chip, Text: u.T("foresee.plus", "n", c.Points), Tone: fore.Gain, Words: u.T("foresee.points", "n", c.Points)},
		}
	}
	if c.Lost > 0 {
		all = append(all, fore.Sign{
			Picture: f.drawn(art.IconBarrel, 0.08, u.Theme().Danger), Text: u.T("foresee.loses", "n", c.Lost), Brief: u.T("store.lost", "n", c.Lost),
			Tone: fore.Loss, Words: u.T("load.loses", "n", c.Lost),
		})
	}
	switch {
	case len(all) > 0:
		return all
	case some:
		return f.none("foresee.fits-nothing")
	}
	return f.none("foresee.loads-nothing")
}
