package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/islas/board"
	"islas/game/match"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// drawPlate draws the strip above an island, its owner and points; what would cut the name short lies in the sea.
func (i *isle) drawPlate(r ui.Rect) {
	f, u, s := i.f, i.f.UI, i.f.Known()
	ground, ink, gold := i.plateInks()
	u.Round(r, u.Px(10), ground, 0, ground)
	inner := r.InsetXY(u.Px(8), u.Px(3))
	points := u.T("race.short", "n", s.Points(i.seat), "goal", s.Goal())
	star := min(r.H*0.5, u.Px(22))
	if f.arriving && r.W < u.Px(170) {
		points = strconv.Itoa(s.Points(i.seat)) // leaves more room for the name: nobody plays for the goal now
	}
	wide := u.MeasureText(theme.SmallBold, points)
	if r.W >= u.Px(240) {
		wide = max(u.MeasureText(theme.Number, points), u.MeasureText(theme.Number, u.T("race.short", "n", s.Goal(), "goal", s.Goal())))
	}
	u.TextFitted(inner.TakeRight(wide+u.Px(2), 0), ink, ui.Right|ui.Middle, points, theme.Number, theme.SmallBold)
	f.Icon(inner.TakeRight(star, u.Px(5)).Center(star, star), paint.IconStar, gold)

	seal, side := min(r.H*0.72, u.Px(34)), r.H-u.Px(4)
	name := seal + u.Px(5) + u.MeasureText(theme.SmallBold, f.Name(i.seat))
	roomy := inner.W >= side+u.Px(6)+name
	outside, anchored := i.around(!roomy, inner.W < name)
	if roomy || !outside && r.W >= u.Px(200) {
		f.Portrait(inner.TakeLeft(side, u.Px(6)), i.seat)
	}
	if !anchored {
		token, rest := inner.CutLeft(seal)
		if i.startShip(token.Center(seal, seal)) {
			_, inner = rest.CutLeft(u.Px(5))
		}
	}
	u.NameFitted(inner, ink, ui.Left|ui.Middle, f.nameIn(i.seat, inner.W), theme.Subheading, theme.BodyBold, theme.SmallBold, theme.SmallBold.Narrow())
}

// sidePlate draws the plate beside an island too small for one above it: name, points and cards in hand. All else lies in the sea.
func (i *isle) sidePlate(r ui.Rect) {
	f, u := i.f, i.f.UI
	ground, ink, gold := i.plateInks()
	u.Round(r, u.Px(10), ground, 0, ground)
	name, points := r.InsetXY(u.Px(6), u.Px(3)).CutTop(r.H/2 - u.Px(3))
	hand, points := points.CutRight(points.W*0.38, u.Px(4))
	i.handSize(hand, ink)
	f.Icon(points.TakeLeft(u.Px(18), u.Px(4)).Fit(1), paint.IconStar, gold)
	u.TextFitted(points, ink, ui.Left|ui.Middle, u.T("race.short", "n", f.Known().Points(i.seat), "goal", f.Known().Goal()), theme.Number, theme.SmallBold)
	if _, room := i.around(true, true); !room {
		if token, rest := name.CutRight(name.H); i.startShip(token) {
			name = rest
		}
	}
	u.NameFitted(name, ink, ui.Left|ui.Middle, f.nameIn(i.seat, name.W), theme.SmallBold, theme.SmallBold.Narrow())
}

// handSize draws the number of cards in hand.
func (i *isle) handSize(r ui.Rect, ink theme.Color) {
	f, u := i.f, i.f.UI
	count, gap := strconv.Itoa(f.handSize(i.seat)), u.Px(3)
	sign, figure := r.CutLeft(max(0, min(r.H*0.8, u.Px(26), r.W-gap-u.MeasureText(theme.SmallBold, count))), gap)
	i.hand = sign.Center(sign.W, sign.W)
	f.Icon(i.hand, paint.IconHand, ink)
	u.TextFitted(figure, ink, ui.Left|ui.Middle, count, theme.Number, theme.SmallBold)
}

// sealsIn draws the privileges in a row or a column with tooltips; on a telephone several are one target, as they lie too near to each other.
func (i *isle) sealsIn(r ui.Rect) {
	f, u, n := i.f, i.f.UI, len(i.powers)
	cells := r.Row(n, u.Px(3))
	if r.H > r.W {
		cells = r.Column(n, u.Px(3))
	}
	answer := func(id string, at ui.Rect, label, tip string) {
		got := u.Region(fmt.Sprintf("seal.%d.%s", i.seat, id), at, ui.RegionOptions{NoFocus: true, Looks: true, Label: label, Tooltip: tip})
		if got.Clicked {
			i.want = table.Or(i.want, drawPowers)
		}
	}
	one := u.Phone() > 0 && n > 1
	for k, p := range i.powers {
		if f.Show(cells[k], art.Seal(f.deed(p, true))); !one {
			answer(p.String(), u.Target(cells[k]), f.power(p), powerTip(f, p))
		}
	}
	if one {
		all := table.List(slices.Values(i.powers), f.power)
		answer("all", r, all, all)
	}
}

// plateInks returns the colours of a plate, of its text and of its star; the plate of whoever decides has others.
func (i *isle) plateInks() (ground, ink, star theme.Color) {
	th := i.f.UI.Theme()
	if i.lit() {
		return th.Paper, th.Ink, th.BrassDark
	}
	return theme.Alpha(th.ClothDark, 0.9), th.OnDark, th.BrassLight
}

// nameIn returns a player's name for a width in pixels: its first word if there is no room for more and nobody else's begins so.
func (f *frame) nameIn(seat game.Seat, width float64) string {
	name := f.Name(seat)
	first, _, more := strings.Cut(name, " ")
	same := func(s match.Seat) bool { return s.Name != name && strings.HasPrefix(s.Name, first) }
	if !more || f.UI.MeasureText(theme.SmallBold, name) <= width || slices.ContainsFunc(f.players.Seats, same) {
		return name
	}
	return first
}

// sheet is how the place of an island is divided.
type sheet struct {
	paper  ui.Rect   // of a large island: the sea chart
	body   ui.Rect   // the room for the island
	sea    ui.Rect   // where other things may lie around it
	plate  ui.Rect   // the plate of its owner
	card   bool      // the plate is a card in a corner of the sea
	beside bool      // the plate stands beside the island, not above it
	marks  []ui.Rect // of a large island: its name and the compass rose
}

// Sizes of charts in design units.
const (
	leastName  = 150 // least width of the cartouche with an island's name
	cardWidth  = 268
	cardHeight = 132
)

// sheetKey is everything that the layout of a chart depends on.
type sheetKey struct {
	chart *board.Island
	place ui.Rect
}

// sheetOf returns how a large island's chart is laid out in r, once as long as nothing changes.
func (v *islandsView) sheetOf(f *frame, r ui.Rect, seat game.Seat) sheet {
	key, known := sheetKey{f.players.islands[seat], r}, &v.sheets[seat]
	if key != known.key {
		known.key, known.sheet = key, planSheet(key, f.UI.Px(1))
	}
	return known.sheet
}

// planSheet lays out a chart: the card of its owner lies in the corner of the sea with most room, so that the island can be as large as
// the chart. If no corner has room for it, it is a bar above the chart. px is the number of pixels per design unit.
func planSheet(key sheetKey, px float64) sheet {
	s := sheet{paper: key.place}
	if s.plate, s.card = art.Corner(key.place, key.chart, cardWidth*px, cardHeight*px); !s.card {
		s.plate, s.paper = key.place.CutTop(min(46*px, key.place.H*0.2))
	}
	s.body = s.paper
	s.sea = paint.OnSheet(s.paper)
	s.marks = art.MarkPlaces(s.paper, key.chart, leastName*px, s.plate)
	return s
}

// tile divides the place of a small island into its plate, above it or where it is too low beside it, and the sea around it.
func tile(f *frame, r ui.Rect) (s sheet) {
	if r.H < f.UI.Px(124) && r.W > 1.5*r.H {
		s.body, s.plate = r.CutRight(min(r.H*1.2, r.W*0.42))
		s.plate.H = min(r.H, 2*f.UI.LineHeight(theme.SmallBold)+f.UI.Px(6))
		s.beside, s.sea = true, r
		return s
	}
	high := 44.0
	if r.H < f.UI.Px(150) {
		high = 32
	}
	s.plate, s.body = r.CutTop(f.UI.Px(high))
	s.sea = s.body
	return s
}

// drawCard draws the plate of a large island: its owner, the points on the way to the goal, the cards in hand, and the privileges.
func (i *isle) drawCard(r ui.Rect) {
	f, u, th := i.f, i.f.UI, i.f.UI.Theme()
	s := f.Known()
	ground, ink, gold := i.plateInks()
	u.Shadow(r.Moved(0, u.Px(2)), u.Px(8), u.Px(8), th.Shadow)
	u.Round(r, u.Px(8), ground, u.Px(2), th.Brass)
	f.TellOf("plate", r, f.Name(i.seat), "", f.raceTip(i.seat)+"\n"+u.T("table.hand-size", "n", f.handSize(i.seat)))
	inner := r.InsetXY(u.Px(10), u.Px(7))
	deeds, inner := inner.CutBottom(u.Px(34))
	side := min(inner.H-u.Px(4), u.Px(70))
	f.Portrait(inner.TakeLeft(side, u.Px(10)), i.seat)
	name, figures := inner.CutTop(inner.H * 0.52)
	u.NameFitted(name, ink, ui.Left|ui.Middle, f.Name(i.seat), theme.Subheading, theme.BodyBold, theme.SmallBold)
	f.Icon(figures.TakeLeft(u.Px(24), u.Px(5)).Fit(1), paint.IconStar, gold)
	points := u.T("race.points", "n", s.Points(i.seat), "goal", s.Goal())
	score, figures := figures.CutLeft(u.MeasureText(theme.Number, points) + u.Px(10))
	u.TextFitted(score, ink, ui.Left|ui.Middle, points, theme.Number, theme.SmallBold)
	i.handSize(figures, ink)
	token, deeds := deeds.CutRight(deeds.H)
	i.startShip(token)
	n, gap := float64(max(len(i.powers), 1)), u.Px(3)
	seal := min(deeds.H, (deeds.W+gap)/n-gap) // smaller if there is no room for all
	i.sealsIn(ui.Rect{X: deeds.X, Y: deeds.Middle().Y - seal/2, W: n*(seal+gap) - gap, H: seal})
}

// free reports whether r lies in the sea around the island and covers no building site and nothing else.
func (i *isle) free(r ui.Rect) bool {
	const rounding = 0.01
	return i.water().Inset(-rounding).Holds(r) && !slices.ContainsFunc(i.taken, func(o ui.Rect) bool { return !r.Intersect(o).Empty() })
}

// water returns the sea around the island in which things may lie.
func (i *isle) water() ui.Rect { return i.sea.Inset(i.f.UI.Px(4)) }

// take takes the first of the free places that cover the least land, for one of some sizes, the best first; ok is false if none is free.
func (i *isle) take(sizes ...ui.Rect) (best ui.Rect, ok bool) {
	least := grounds + 1
	for _, size := range sizes {
		for _, r := range i.along(size) {
			if least == 0 || !i.free(r) {
				continue
			}
			if n := i.ashore(r, least); n < least {
				best, least, ok = r, n, true
			}
		}
	}
	if ok {
		i.taken = append(i.taken, best)
	}
	return best, ok
}

// must takes a place as take does, and the first one for the smallest size if none is free.
func (i *isle) must(sizes ...ui.Rect) ui.Rect {
	at, ok := i.take(sizes...)
	if !ok {
		at = i.along(sizes[len(sizes)-1])[0]
		i.taken = append(i.taken, at)
	}
	return at
}

// squares returns squares of some sides in design units, no higher than a part of the sea.
func (i *isle) squares(part float64, sides ...float64) (all []ui.Rect) {
	for _, side := range sides {
		side = min(i.f.UI.Px(side), i.water().H*part)
		all = append(all, ui.Rect{W: side, H: side})
	}
	return all
}

// grounds is the number of points of a place that are tested for land.
const grounds = 10

// ashore returns at how many of them there is land in r, at most most: there it stops to count.
func (i *isle) ashore(r ui.Rect, most int) (n int) {
	for k := 0; k < grounds && n < most; k++ {
		if art.Ashore(i.land, i.chart, i.f.players.coasts[i.seat], r.X+r.W*(0.1+0.2*float64(k%5)), r.Y+r.H*(0.25+0.5*float64(k/5))) {
			n++
		}
	}
	return n
}

// along returns places for a size along the left edge of the sea, from the bottom upwards, then the right, the upper and the lower one.
func (i *isle) along(size ui.Rect) (all []ui.Rect) {
	const steps = 12
	in := i.water()
	all = make([]ui.Rect, 0, 4*(steps+1))
	for _, upright := range []bool{true, false} {
		for _, edge := range []float64{0, 1} {
			for k := range steps + 1 {
				x, y := edge, 1-float64(k)/steps
				if !upright {
					x, y = float64(k)/steps, edge
				}
				all = append(all, size.Moved(in.X+x*(in.W-size.W), in.Y+y*(in.H-size.H)))
			}
		}
	}
	return all
}

// around draws in the sea around an island what its plate has no room for: the cards in hand and the privileges, the portrait, the start
// player's ship. seen reports whether the portrait is there, and lies whether the ship has room.
func (i *isle) around(face, start bool) (seen, lies bool) {
	i.stock()
	var at ui.Rect
	if face {
		if at, seen = i.take(i.squares(0.4, 40, 34, 28, 24)...); seen { // smaller where there is little room
			i.f.Portrait(at, i.seat)
		}
	}
	if taken := i.taken; start {
		if at, lies = i.take(i.squares(0.35, 30, 26, 22)...); lies && !i.startShip(at) {
			i.taken = taken // another player has the ship
		}
	}
	return seen, lies
}

// stock draws the number of cards in hand and the privileges in the sea, where there is least land.
func (i *isle) stock() {
	u, th, n, gap := i.f.UI, i.f.UI.Theme(), float64(len(i.powers)), i.f.UI.Px(3)
	high := min(u.Px(32), i.water().H*0.34)
	if !i.beside { // otherwise the plate has it
		at := i.must(ui.Rect{W: high*0.8 + u.MeasureText(theme.SmallBold, "00") + u.Px(12), H: high})
		u.Round(at, u.Px(7), theme.Alpha(th.ClothDark, 0.8), 0, theme.Color{}) // legible wherever it lies
		i.handSize(at.InsetXY(u.Px(4), 0), th.OnDark)
	}
	if n == 0 {
		return
	}
	var sizes []ui.Rect
	for _, s := range i.squares(0.3, 32, 27, 23) {
		row := ui.Rect{W: n*(s.W+gap) - gap, H: s.H}
		sizes = append(sizes, row, ui.Rect{W: row.H, H: row.W})
	}
	i.sealsIn(i.must(sizes...))
}

// startShip notes where the start player's ship lies or would lie, draws it if it is here, and reports whether it is the owner's.
func (i *isle) startShip(at ui.Rect) bool {
	i.token = at
	owns := i.f.Known().Start() == i.seat
	if owns && (i.f.nextStart() == game.NoSeat || i.f.Progress <= tokenLeaves) { // otherwise it is on its way
		i.f.Show(at, startShip)
	}
	return owns
}
