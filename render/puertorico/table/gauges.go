package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// gaugesView shows how near the ends of the game are.
type gaugesView struct{ *frame }

// gauge is how near an end of the game is.
type gauge struct {
	id        string
	n, of     int // the number, and the greatest one in a game
	tip       string
	done      float64 // from 0 to 1
	triggered bool
	near      bool // the end may come in this round or the next one
	picture   func(r ui.Rect)
	whose     []game.Seat // who is nearest to that end, nobody if that means nothing
	next      int         // what the next step towards that end needs, 0 for nothing
}

// Limits from which an end is near: points left for each player, and spaces left in a city.
const (
	chipsNear = 3
	cityNear  = 1
)

// all returns the gauges of the three ends, in the order of the rules (section 12).
func (v gaugesView) all() []gauge {
	u, s := v.UI, v.known()
	supply := v.tally(number{counts: countsWorkers})
	chips := max(v.tally(number{counts: countsChips}), v.State.Chips()) // won on when the supply is empty
	fullest, city := s.Fullest()
	names := table.List(slices.Values(fullest), v.Name)
	if len(fullest) == s.Seats() {
		fullest = nil // everybody's is
	}
	ends, next := s.Ending(), forecast.Refill(s)
	role, _ := s.Role() // in the mayor phase it is certain that the worker ship can't be refilled: the next one needs somebody
	gone := func(n, of int) float64 { return min(max(1-float64(n)/float64(max(of, 1)), 0), 1) }
	return []gauge{
		{
			id: "workers", n: supply, of: s.StartColonists(), next: next, near: supply < next+s.Seats(), done: gone(supply, s.StartColonists()),
			triggered: ends&puertorico.EndColonists != 0 || supply == 0 && role == puertorico.Mayor,
			tip:       u.T("gauge.workers.tip", "n", supply, "next", next), picture: func(r ui.Rect) { v.worker(r, 0) },
		},
		{
			id: "chips", n: chips, of: s.StartChips(), near: chips <= chipsNear*s.Seats(), done: gone(chips, s.StartChips()),
			triggered: ends&puertorico.EndChips != 0, tip: u.T("gauge.chips.tip", "n", chips), picture: v.Of(&art.Chip),
		},
		{
			id: "city", n: city, of: puertorico.CitySize, whose: fullest, near: city >= puertorico.CitySize-cityNear,
			done: 1 - gone(city, puertorico.CitySize), triggered: ends&puertorico.EndCity != 0,
			tip:     u.T("gauge.city.tip", "n", city, "of", puertorico.CitySize, "names", names),
			picture: func(r ui.Rect) { v.Show(r.Inset(r.W*0.1), art.Building(puertorico.CityHall)) },
		},
	}
}

// Sizes of gauges in design units.
const (
	gaugeHigh    = 38
	gaugesApart  = 6
	gaugePadding = 8
	gaugeBar     = 4 // height of the bar that grows
	gaugeGap     = 5
)

// gaugeLook is how gauges are drawn. It is chosen for the longest numbers and the most faces, and so the same for a whole game.
type gaugeLook struct {
	labels bool // with a word for what is counted
	style  theme.Style
	sign   float64 // greatest size of the sign beside a number in design units
	room   float64 // gaps, as a part of those with enough room
	face   float64 // least side of a face, in heights of a gauge
}

// gaugeLooks are the ways to draw gauges, the best first.
var gaugeLooks = []gaugeLook{
	{true, theme.Number, 30, 1, 0.86}, {true, theme.Number, 30, 0.7, 0.76}, {true, theme.Number, 30, 0.7, 0.62}, {true, theme.SmallBold, 26, 0.5, 0.62},
	{true, theme.SmallBold, 26, 0.35, 0.55}, {false, theme.Number, 30, 0.7, 0.76}, {false, theme.SmallBold, 26, 0.35, 0.62},
	{false, theme.SmallBold, 26, 0.35, 0.5},
}

// facesWide returns the width of n faces that overlap a little, in sides of one.
func facesWide(n int) float64 { return 1 + 0.94*float64(n-1) }

// draw draws the gauges side by side.
func (v gaugesView) draw() intent {
	u, th, r := v.UI, v.UI.Theme(), v.lay.gauges
	ink := th.OnDark
	if v.lay.shape == wide {
		ink = th.Ink
		u.Gradient(r, 0, th.PaperLight, th.Paper)
		u.Line(ui.Point{X: r.X, Y: r.Bottom()}, ui.Point{X: r.Right(), Y: r.Bottom()}, u.Px(2), th.BrassDark)
	}
	all, in, end := v.all(), r.InsetXY(u.Px(6), u.Px(4)), u.T("gauge.end")
	look, about, need := gaugeLook{}, 0.0, 0.0
	for _, look = range gaugeLooks {
		about = u.MeasureText(theme.SmallBold, end) + u.Px(gaugesApart)*look.room
		need = u.Px(gaugesApart) * float64(len(all)-1)
		for _, g := range all {
			need += v.wide(in.H, g, look)
		}
		if about+need <= in.W {
			u.Text(in.TakeLeft(about, 0), theme.SmallBold, ink, ui.Left|ui.Middle, end)
			break
		}
	}
	spare := max(in.W-need, 0) / float64(len(all))
	for _, g := range all {
		v.drawGauge(in.TakeLeft(min(v.wide(in.H, g, look)+spare, in.W), u.Px(gaugesApart)), g, look)
	}
	return nil
}

// label returns the word for what a gauge counts, for the number n; "" if there is no room for words.
func (l gaugeLook) label(u *ui.UI, g gauge, n int) string {
	if !l.labels {
		return ""
	}
	return u.T("gauge."+g.id+".short", "n", n, "next", g.next)
}

// wide returns the width in pixels that a gauge of a height needs in a whole game: for any number, and all faces but one.
func (v gaugesView) wide(high float64, g gauge, look gaugeLook) float64 {
	u := v.UI
	g.next = 20 // as many digits as are ever needed
	w := u.Px(2*gaugePadding)*look.room + u.Px(look.sign) + u.Px(gaugeGap) + u.MeasureText(look.style, u.T("gauge."+g.id, "n", g.of, "of", g.of))
	if label := look.label(u, g, v.State.Seats()); label != "" {
		w += v.labelGap(look) + u.MeasureText(theme.Small, label)
	}
	if g.id == "city" {
		w += u.Px(gaugeGap)*look.room + min(high, u.Px(gaugeHigh))*look.face*facesWide(v.State.Seats()-1)
	}
	return w
}

// labelGap returns the gap in pixels between a number and the word for what it counts: at least that between words.
func (v gaugesView) labelGap(look gaugeLook) float64 {
	return max(v.UI.Px(gaugeGap)*look.room, v.UI.MeasureText(theme.Small, " "))
}

// drawGauge draws a gauge: a well with the number that is left, the word for it if there is one, the faces of who is nearest, and at its
// lower edge a bar that grows as the end comes nearer.
func (v gaugesView) drawGauge(r ui.Rect, g gauge, look gaugeLook) {
	u, th, state := v.UI, v.UI.Theme(), ""
	r = r.Center(r.W, min(r.H, u.Px(gaugeHigh))).Rounded()
	ground, edge, line := th.PaperDark, th.BrassDark, u.LinePx(1.5)
	switch {
	case g.triggered:
		state, g.done, ground = u.T("state.end"), 0, theme.Mix(th.Accent, th.Paper, 0.5)
	case g.near:
		state, edge, line = u.T("state.near"), th.Accent, u.Px(3)
	}
	v.TellOf("gauge."+g.id, r, g.tip, state, g.tip)
	u.Round(r, r.H/2, ground, 0, edge)
	if track := r.InsetXY(r.H/2, u.Px(3)); g.done > 0 {
		_, track = track.CutTop(track.H - u.Px(gaugeBar))
		u.Round(track, track.H/2, theme.Mix(ground, edge, 0.25), 0, edge)
		track.W *= g.done
		u.Round(track, track.H/2, edge, 0, edge)
	}
	if edge == th.Accent { // the sea does not set it off
		u.Cased(r, r.H/2, line, edge, edge, th.PaperLight)
	} else {
		u.Stroke(r, r.H/2, line, edge, edge)
	}
	_, in := r.InsetXY(u.Px(gaugePadding)*look.room, u.Px(2)).CutBottom(u.Px(gaugeBar))
	taken := v.CountedAs(in, look.style, u.Px(look.sign), u.T("gauge."+g.id, "n", g.n, "of", g.of), th.Ink, g.picture)
	_, in = in.CutLeft(taken.W + v.labelGap(look))
	label := look.label(u, g, g.n)
	if n := len(g.whose); n > 0 {
		room := in.W - u.MeasureText(theme.Small, label) - u.Px(gaugeGap)*look.room
		side := min(r.H*0.86, room/facesWide(n))
		for i, seat := range g.whose {
			x := r.Right() - u.Px(3) - side*facesWide(n-i)
			v.Portrait(ui.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}, seat)
		}
		in.W -= side * facesWide(n)
	}
	u.Text(in, theme.Small, th.Ink, ui.Left|ui.Middle, label)
}
