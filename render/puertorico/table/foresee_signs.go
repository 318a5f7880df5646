package table

import (
	"math/bits"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/ui"
)

// sign is a picture with a short text beside it, and the same in words.
type sign struct {
	picture func(r ui.Rect)
	text    string
	tone    tone
	words   string
	broad   bool // the picture is wider than high
}

// stretch is the width of the picture of a sign in its height.
func (s *sign) stretch() float64 {
	if s.broad {
		return 1.5
	}
	return 1
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
		all = f.captainSigns(&what.Captain)
	default:
		if what.Gold > 0 {
			all = append(all, sign{f.paint.doubloon, f.plus(what.Gold), gain, f.ui.T("foresee.gold", "n", what.Gold), false})
		}
	}
	if len(all) == 0 {
		all = append(all, f.none("foresee.nothing", soft))
	}
	return all
}

// none is the sign for what does not happen; the key says why.
func (f *frame) none(key string, t tone) sign {
	return sign{picture: func(r ui.Rect) { f.paint.icon(r.Inset(r.W*0.16), paint.IconCross, f.toned(t)) }, tone: t, words: f.ui.T(key)}
}

func (f *frame) plus(n int) string  { return f.ui.T("foresee.plus", "n", n) }
func (f *frame) minus(n int) string { return f.ui.T("store.lost", "n", n) }
func (f *frame) number(n int) string {
	return f.ui.T("table.number", "n", n)
}

func (f *frame) settlerSigns(s *forecast.Settler) (all []sign) {
	u := f.ui
	if s.Full {
		field := func(r ui.Rect) { f.paint.tile(r, puertorico.Tile(puertorico.Corn), false) }
		return []sign{{field, u.T("foresee.full"), loss, u.T("foresee.island-full"), false}}
	}
	if s.Draws {
		all = append(all, sign{f.paint.tileBack, f.plus(1), gain, u.T("foresee.draws"), false})
	}
	field := sign{picture: func(r ui.Rect) { f.paint.tile(r, f.someTile(), false) }, words: u.T("foresee.tile")}
	quarry := sign{picture: func(r ui.Rect) { f.paint.tile(r, puertorico.Quarry, false) }}
	switch {
	case s.Row && s.Quarry:
		field.words, field.text = u.T("foresee.quarry"), u.T("foresee.or")
		all = append(all, field, quarry)
	case s.Row:
		all = append(all, field)
	case s.Quarry:
		quarry.words = u.T("foresee.quarry-only")
		all = append(all, quarry)
	}
	if s.Hires {
		all = append(all, sign{f.worker, f.plus(1), gain, u.T("foresee.hires"), false})
	}
	return all
}

// someTile is a plantation that stands for those of the open row.
func (f *frame) someTile() puertorico.Tile {
	if row := f.known().Row(); len(row) > 0 {
		return row[0]
	}
	return puertorico.Tile(puertorico.Corn)
}

func (f *frame) worker(r ui.Rect) { f.paint.worker(r, 0) }

func (f *frame) mayorSigns(m *forecast.Mayor) (all []sign) {
	u := f.ui
	all = append(all, sign{f.worker, f.plus(m.Workers), gain, u.T("foresee.workers", "n", m.Workers), false})
	if m.Empty > 0 {
		all = append(all, sign{f.paint.workerPlace, f.number(m.Empty), soft, u.T("foresee.empty", "n", m.Empty), false})
	}
	if m.Idle > 0 {
		all = append(all, sign{func(r ui.Rect) { f.paint.worker(r, 3) }, u.T("foresee.without", "n", m.Idle), loss, u.T("foresee.idle", "n", m.Idle), false})
	}
	return all
}

func (f *frame) builderSigns(b *forecast.Builder) []sign {
	u := f.ui
	if b.Best == puertorico.NoBuilding {
		return []sign{f.none("foresee.builds-nothing", soft)}
	}
	n := bits.OnesCount32(uint32(b.Could))
	all := []sign{
		{
			picture: func(r ui.Rect) { f.paint.building(r, b.Best) }, broad: true,
			words: u.T("foresee.could", "n", n, "building", buildingName(u, b.Best), "price", b.Price),
		},
		{picture: f.paint.doubloon, text: f.number(b.Price)},
	}
	if n > 1 {
		all = append(all, sign{text: u.T("foresee.others", "n", n-1), tone: soft})
	}
	return all
}

func (f *frame) craftsmanSigns(c *forecast.Craftsman) (all []sign) {
	u := f.ui
	for g := range puertorico.Good(puertorico.Goods) {
		barrel := func(r ui.Rect) { f.paint.barrel(r, g) }
		if n := int(c.Makes[g]); n > 0 {
			all = append(all, sign{barrel, f.plus(n), gain, u.T("foresee.makes", "barrels", barrelsOf(u, g, n)), false})
		}
		if n := int(c.Short[g]); n > 0 {
			all = append(all, sign{barrel, f.minus(n), loss, u.T("foresee.short", "barrels", barrelsOf(u, g, n)), false})
		}
	}
	if c.Factory > 0 {
		all = append(all, sign{f.paint.doubloon, f.plus(c.Factory), gain, u.T("foresee.factory", "n", c.Factory), false})
	}
	if best := dearestOf(c.Extra); best != puertorico.NoGood {
		more, words := u.T("foresee.one-more"), "foresee.extra"
		if c.Extra.Len() == 1 {
			more, words = f.plus(1), "foresee.extra-only"
		}
		all = append(all, sign{func(r ui.Rect) { f.paint.barrel(r, best) }, more, gain, u.T(words, "good", kindName(u, best)), false})
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

func (f *frame) traderSigns(t *forecast.Trader) []sign {
	u := f.ui
	switch {
	case t.Good != puertorico.NoGood:
		return []sign{
			{func(r ui.Rect) { f.paint.barrel(r, t.Good) }, "", plain, u.T("foresee.sells", "good", kindName(u, t.Good), "n", t.Brings), false},
			{picture: f.paint.doubloon, text: f.plus(t.Brings), tone: gain},
		}
	case t.Barred:
		return []sign{{f.paint.house, u.T("foresee.no"), loss, u.T("foresee.barred"), true}}
	}
	return []sign{f.none("foresee.sells-nothing", soft)}
}

func (f *frame) captainSigns(c *forecast.Captain) (all []sign) {
	u := f.ui
	if c.Loads > 0 {
		all = append(all,
			sign{f.cargoSign, f.number(c.Loads), plain, u.T("foresee.loads", "n", c.Loads), false},
			sign{f.paint.chip, f.plus(c.Points), gain, u.T("foresee.points", "n", c.Points), false})
	}
	if c.Lost > 0 {
		all = append(all, sign{f.lostBarrel, f.minus(c.Lost), loss, u.T("load.loses", "n", c.Lost), false})
	}
	if len(all) == 0 {
		all = append(all, f.none("foresee.loads-nothing", soft))
	}
	return all
}

func (f *frame) cargoSign(r ui.Rect) { f.paint.icon(r, art.IconCargo, f.ui.Theme().Ink) }

func (f *frame) lostBarrel(r ui.Rect) {
	f.paint.icon(r.Inset(r.W*0.08), art.IconBarrel, f.ui.Theme().Danger)
}
