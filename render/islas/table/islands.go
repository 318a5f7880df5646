package table

import (
	"math"
	"strconv"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// islandsView draws the islands: the home seat's or a visited one large and the others beside it, or all alike while the ship is in.
type islandsView struct {
	at     [islas.MaxSeats]isle // as they were drawn last; a rectangle is empty for what is not drawn
	glides glides
	sheets [islas.MaxSeats]struct { // layouts of their charts
		key   sheetKey
		sheet sheet
	}

	pointed islas.Plot // plot that is pointed at and can continue the pick, NoPlot for none
}

// draw draws the islands.
func (v *islandsView) draw(f *frame) (want intent) {
	v.at, v.pointed = [islas.MaxSeats]isle{}, islas.NoPlot
	v.glides.tick(f)
	if f.arriving {
		return v.council(f)
	}
	want = v.show(f, f.lay.board, isle{seat: f.large, large: true, answers: true, fade: 1})
	seat := f.Home
	for _, r := range f.lay.others {
		seat = f.State.After(seat)
		lies := seat
		if seat == f.large { // they have changed places
			lies = f.Home
		}
		if v.look(f, r, seat) {
			want = table.Or(want, looksAt(lies))
		}
		want = table.Or(want, v.show(f, r, isle{seat: lies, fade: 1}))
	}
	return want
}

// look makes r a region by which an island is enlarged, and reports whether it was clicked.
func (v *islandsView) look(f *frame, r ui.Rect, seat game.Seat) (clicked bool) {
	label, value, lies := f.UI.T("table.enlarge", "name", f.Name(seat)), "", seat
	if seat == f.large && !f.arriving {
		label, value, lies = f.UI.T("table.home"), f.Name(f.Home), f.Home // its name is written there
	}
	f.UI.InPart(f.UI.T("part.island", "name", f.Name(lies)), func() {
		clicked = f.UI.Region("island."+strconv.Itoa(int(seat)), r, ui.RegionOptions{Label: label, Value: value, Tooltip: label, Looks: true}).Clicked
	})
	return clicked
}

// isle is an island that is being drawn, with everything on it and around it.
type isle struct {
	seat    game.Seat
	large   bool    // as a chart
	answers bool    // its plots answer
	fade    float64 // opacity, from 0 to 1

	sheet
	f       *frame
	v       *islandsView
	chart   *board.Island
	glide   *glide
	place   ui.Rect       // its place on the table
	hand    ui.Rect       // the sign of the cards in hand
	token   ui.Rect       // the start player's ship, or where it would be
	land    ui.Rect       // where the island is drawn, in its own proportions, also on its way
	berth   ui.Rect       // its place on the table, also on its way
	settled float64       // how far it has come on its way to its place, 1 at rest
	powers  []islas.Power // the privileges of its owner
	taken   []ui.Rect     // what lies on it and in the sea
	want    intent
}

// inks returns the colours of what is drawn on the map: those of pictures, as the map keeps its colours in the dark theme.
func (i *isle) inks() *theme.Theme { return i.f.UI.Theme().Pictures() }

// show draws an island in r with the plate of its owner and the pieces on it, and returns the intent of a click on a plot.
func (v *islandsView) show(f *frame, r ui.Rect, of isle) intent {
	i := &v.at[of.seat]
	*i = of
	i.f, i.v, i.place, i.chart, i.glide = f, v, r, f.players.islands[i.seat], &v.glides.ways[i.seat]
	if o := &f.outlook; o.card.Settler() && !f.choice.sites() && o.landing.Winner != game.NoSeat && o.landing.Winner != i.seat {
		i.fade *= 1 - faded // who would not get the settler is fainter
	}
	for p := range islas.Power(islas.Powers) {
		if f.Known().Owner(p) == i.seat {
			i.powers = append(i.powers, p)
		}
	}
	if i.sheet = tile(f, r); i.large {
		i.sheet = v.sheetOf(f, r, i.seat)
	}
	appear, settled := v.glides.place(f, i.seat, berth{art.BoardRect(i.body, i.chart), r})
	i.land, i.berth, i.settled = i.glide.at.body, i.glide.at.sea, settled
	f.UI.InPart(f.UI.T("part.island", "name", f.Name(i.seat)), func() { i.draw(appear) })
	return i.want
}

// draw draws the island; appear is its opacity on its way to its place.
func (i *isle) draw(appear float64) {
	i.drawSea()
	if i.large {
		i.f.Faint(i.settled, i.drawPaper)
	}
	i.drawLand(appear)
	for plot := range islas.Plot(islas.Plots) {
		i.taken = append(i.taken, art.PieceRect(i.land, i.chart, plot, islas.House))
	}
	i.taken = append(append(i.taken, i.marks...), i.plate)
	i.f.Faint(i.settled, func() {
		switch {
		case i.card:
			i.drawCard(i.plate)
		case i.beside:
			i.sidePlate(i.plate)
		default:
			i.drawPlate(i.plate)
		}
	})
	i.frame()
	if i.answers {
		i.plots()
	}
}

// isleRound is the radius of the corners of an island's place in design units.
const isleRound = 10

// drawSea draws the sea of an island's place: in the sun for whoever decides, or has been chosen by a settler.
func (i *isle) drawSea() {
	u, th, r := i.f.UI, i.f.UI.Theme(), i.berth
	light, corner := i.glide.sun, u.Px(isleRound)
	if i.large || light < 1 {
		u.Round(r, corner, theme.Alpha(th.SeaDeep, 0.55), 0, th.Brass)
	}
	if i.large || light == 0 {
		return
	}
	i.f.Faint(light, func() {
		u.Shadow(r.Inset(-u.Px(3)), u.Px(12), u.Px(12), th.Focus)
		i.f.Carry(r, sun(corner), i.settled < 1)
	})
}

// drawLand draws the island and everything marked and built on it, above all other islands while it is on its way.
func (i *isle) drawLand(appear float64) {
	u := i.f.UI
	if i.settled < 1 {
		u.PushLayer(ui.LayerRaised)
		defer u.PopLayer()
	}
	i.f.Faint(i.fade*appear, func() {
		i.f.Carry(i.land, art.Board{Island: i.chart}, i.settled < 1)
		i.news()
		i.robbed()
		i.glows()
	})
	i.foretold()
	i.f.Faint(appear, i.pieces) // the land fades, but not what is built
}

// lit reports whether the owner has been deciding long enough to be lit as that.
func (i *isle) lit() bool { return i.glide.decides >= 0.5 }

// frame draws the edge of an island's place: lit for whoever decides.
func (i *isle) frame() {
	u, th, r := i.f.UI, i.f.UI.Theme(), i.berth
	switch {
	case i.lit() && !i.large:
		u.Highlight(r.Inset(-u.Px(4)), u.Px(13), u.Px(5), th.Focus, th.FocusBrass())
	case i.lit():
		u.Stroke(r, u.Px(10), u.Px(3), th.BrassLight, th.Brass)
	default:
		u.Stroke(r, u.Px(10), u.Px(1.5), theme.Alpha(th.Brass, 0.5), theme.Alpha(th.BrassDark, 0.5))
	}
}

// drawPaper draws the sea chart below a large island, with its marks.
func (i *isle) drawPaper() {
	// Its square corners lie within the round corners of the border.
	i.f.Show(i.paper.Inset(i.f.UI.Px(3)), chartSheet)
	marks := [...]table.Picture{art.IslandName(i.chart.Name), compassRose}
	for n, at := range i.marks {
		i.f.Show(at, marks[n])
	}
}

// Sizes of the rays around news, in sides of a building site.
const (
	newsRays = 8
	newsFrom = 0.74 // from the middle to their inner ends
	newsTo   = 1.04
)

// news draws light rays on the ground around every building that is news, below all pieces.
func (i *isle) news() {
	f, set := i.f, i.f.news.plots[i.seat]
	if set == 0 || f.arriving {
		return
	}
	u, th := f.UI, i.inks()
	size := art.SiteSize(i.land, i.chart)
	width, edge := max(u.Px(2), size*0.09), max(u.Px(1), 1)
	for plot := range set.All() {
		b, ok := f.State.At(i.seat, plot)
		if stands, _ := f.Known().At(i.seat, plot); !ok || stands != b {
			continue
		}
		for k := range newsRays {
			sin, cos := math.Sincos(2 * math.Pi * (float64(k) + 0.5) / newsRays)
			ray := func(far float64) ui.Point { return i.site(plot).Add(ui.Point{X: cos, Y: sin}.Mul(size * far)) }
			out := edge / size // dark edge beyond the ends
			u.Line(ray(newsFrom-out), ray(newsTo+out), width+2*edge, th.FocusEdge)
			u.Line(ray(newsFrom), ray(newsTo), width, th.PaperLight)
		}
	}
}

// pieces draws the buildings, also those that rise from the ground or sink into it; what is built or taken away is with the flights.
func (i *isle) pieces() {
	f := i.f
	e, p := &f.Event, f.Progress
	for plot := islas.Plot(0); plot < islas.Plots; plot++ {
		at := func(b islas.Building) ui.Rect { return art.PieceRect(i.land, i.chart, plot, b.Kind) }
		b, ok := f.State.At(i.seat, plot)
		if f.Moving && e.Seat == i.seat {
			switch e.Kind {
			case islas.EvBuild, islas.EvSettler:
				ok = ok && (plot != e.Plot || p >= pieceLands) // until then it is on its way
			case islas.EvPalace, islas.EvTown:
				if was, had := f.Before.At(i.seat, plot); had && e.From.Has(plot) {
					n, each := float64((e.From & (islas.PlotsOf(plot) - 1)).Count()), sinksUntil/float64(e.From.Count())
					f.rising(at(was), was, 1-table.Swing(table.Within(p, n*each, (n+1)*each))) // one after the other
				}
				if ok && plot == e.Plot {
					f.rising(at(b), b, table.Ease(table.Within(p, sinksUntil, pieceLands)))
					continue
				}
			case islas.EvLoss:
				if was, had := f.Before.At(i.seat, plot); had && plot == e.Plot && p <= raidTakes {
					f.Show(at(was), art.Piece(was))
				}
			}
		}
		if ok {
			f.Carry(at(b), art.Piece(b), i.settled < 1)
		}
	}
}

// council draws all islands while the ship is in; that of a person who has to choose a plot answers, and those that dropped out are faded.
func (v *islandsView) council(f *frame) (want intent) {
	seats := f.State.Seats()
	for seat := range game.Seat(seats) {
		r := f.lay.isles[seat]
		names := f.choice.some(func(a *islas.Action) bool { return a.Kind == islas.Name && a.Seat == seat })
		if !names && seat != f.Actor {
			v.look(f, r, seat) // below the regions on the island, such as its seals
		}
		want = table.Or(want, v.show(f, r, isle{seat: seat, large: seat == f.grown, answers: seat == f.Actor, fade: 1 - faded*out(f, seat)}))
		if f.State.Over() && f.State.Winners().Has(seat) {
			f.Faint(f.ended(), func() { table.Ring(f.UI, r, nil) })
		}
		if f.arrival.chose(seat) { // by a settler
			u, th := f.UI, f.UI.Theme()
			u.Highlight(r, u.Px(10), u.Px(4), th.Focus, th.FocusBrass())
		}
		if names {
			want = table.Or(want, offerVictim(f, r, seat))
		}
	}
	return want
}

// faded is how much the opacity of an island is reduced when it has dropped out.
const faded = 0.28

// out returns how far the island of a seat has dropped out, from 0 to 1.
func out(f *frame, seat game.Seat) float64 {
	left := func(from float64) float64 { return 1 - table.Ease(table.Within(f.Progress, from, 1)) } // for the next card all are alike again
	switch s := f.State; {
	case s.Over() && s.Winners().Has(seat):
		return 0
	case s.Over():
		return f.ended()
	case f.shows(islas.EvSettler):
		return f.arrival.dropped(seat) * left(pieceLands)
	case f.shows(islas.EvPirate):
		return f.arrival.dropped(seat) * left(piratePays)
	case f.arrival.settled:
		return 0
	}
	return f.arrival.dropped(seat)
}

// ended returns how far it has been shown that the game has ended, from 0 to 1.
func (f *frame) ended() float64 {
	if f.shows(islas.EvEnd) {
		return table.Ease(f.Progress)
	}
	return 1
}

// chose reports whether it has been read out that the settler has chosen the island of a seat, until that is done with.
func (a *arrival) chose(seat game.Seat) bool {
	return a.active && !a.settled && a.card.Settler() && a.compare.Winner == seat && a.decided()
}

// offerVictim lets the owner of the shield name the player of a seat by a click on the island.
func offerVictim(f *frame, r ui.Rect, seat game.Seat) intent {
	u := f.UI
	label := u.T("table.name-victim", "name", f.Name(seat))
	got := u.Region("victim."+strconv.Itoa(int(seat)), r, ui.RegionOptions{Label: label, Tooltip: label, Target: victim(seat)})
	width := u.Px(4)
	if got.Hover || got.Ring {
		width = u.Px(7)
	}
	u.Highlight(r, u.Px(10), width, u.Theme().Focus, u.Theme().Accent)
	if got.Clicked {
		return islas.NameAction(seat)
	}
	return nil
}

// glideTime is how long an island takes from one place to another.
const glideTime = 400 * time.Millisecond

// sunrise is how long the sun takes to come out over an island's place, or to leave it. Somebody may be seen to decide for a single frame.
const sunrise = 150 * time.Millisecond

// glides are the islands on their way from one place on the table to another, and the light on those places.
type glides struct {
	ways   [islas.MaxSeats]glide
	window [3]float64 // size and scale of the window in which they move
	moving bool
}

// glide is the way of one island.
type glide struct {
	from, to berth
	at       berth   // where it is drawn
	way      float64 // the part of the way that is done, from 0 to 1

	decides, sun float64 // how much the owner is lit as the one who decides, and the place by the sun, from 0 to 1
}

// toward moves a part towards 1 if it is on, otherwise towards 0, the whole in some time, and reports whether it is still on its way.
func (f *frame) toward(part *float64, on bool, whole time.Duration) (moving bool) {
	by := float64(f.UI.Input().Dt) / float64(whole)
	if f.atOnce() {
		by = 1
	}
	if !on {
		by = -by
	}
	*part = min(max(*part+by, 0), 1)
	return on && *part < 1 || !on && *part > 0
}

// berth is where an island lies.
type berth struct {
	body ui.Rect // the island itself
	sea  ui.Rect // its place on the table
}

// tick begins a frame. If the window has changed everything lies in its place at once.
func (g *glides) tick(f *frame) {
	by := f.Port.Moved()
	w, h := f.UI.Size()
	now := [3]float64{w, h, f.UI.Px(1)}
	g.moving = false
	for seat := range g.ways {
		one := &g.ways[seat]
		for _, b := range []*berth{&one.from, &one.to, &one.at} {
			b.body, b.sea = b.body.Moved(by.X, by.Y), b.sea.Moved(by.X, by.Y)
		}
		one.way = min(one.way+float64(f.UI.Input().Dt)/float64(glideTime), 1)
		if now != g.window {
			one.to = berth{}
		}
		s := game.Seat(seat)
		decides, large := f.deciding == s, f.large == s && !f.arriving
		g.moving = f.toward(&one.decides, decides, sunrise) || g.moving
		g.moving = f.toward(&one.sun, !large && (decides || f.arrival.chose(s)), sunrise) || g.moving
	}
	g.window = now
}

// place notes where the island of a seat is drawn that lies at to or is on its way there. It returns its opacity, and how far it has come,
// both from 0 to 1. An island that may not move fades in in its place.
func (g *glides) place(f *frame, seat game.Seat, to berth) (appear, settled float64) {
	one := &g.ways[seat]
	switch same := alike(one.to.body, to.body); {
	case one.to.body.Empty() || f.Stage.Pace() == 0:
		one.from, one.to, one.way = to, to, 1
	case !same && f.Reduced():
		one.from, one.to, one.way = to, to, 0
	case !same:
		one.from, one.to, one.way = one.at, to, 0
		art.Board{Island: f.players.islands[seat]}.Draw(f.Stage.Art.Ahead(), nil, to.body) // the picture that is needed at the end of the way
	}
	g.moving = g.moving || one.way < 1
	if one.at = to; one.way >= 1 || one.from == one.to {
		return table.Ease(one.way), 1
	}
	way := table.Swing(one.way)
	one.at = berth{ui.Lerp(one.from.body, to.body, way), ui.Lerp(one.from.sea, to.sea, way)}
	return 1, way
}

// alike reports whether two rectangles are equal except for rounding.
func alike(a, b ui.Rect) bool {
	const lost = 1e-3
	return math.Abs(a.X-b.X) < lost && math.Abs(a.Y-b.Y) < lost && math.Abs(a.W-b.W) < lost && math.Abs(a.H-b.H) < lost
}
