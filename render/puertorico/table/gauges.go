package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/render/theme"
	"islas/render/ui"
)

// gaugesView shows how near the ends of the game are.
type gaugesView struct{ *frame }

// gauge is how near an end of the game is.
type gauge struct {
	id        string
	n         int
	text      string // the number as text
	most      string // its longest text in a game
	tip       string
	done      float64 // from 0 to 1
	triggered bool
	near      bool // the end may come in this round or the next one
	picture   func(r ui.Rect)
	whose     []game.Seat // who is nearest to that end, nobody if that means nothing
	next      int         // what the next step towards that end needs, 0 for nothing
}

// all returns the gauges of the three ends, in the order of the rules (section 12).
func (v gaugesView) all() []gauge {
	u, s := v.UI, v.known()
	supply, _ := v.colonists()
	chips := max(v.tally(number{counts: countsChips}, (*puertorico.State).Chips), v.State.Chips()) // won on when the supply is empty
	city, fullest := v.fullestCities()
	names := make([]string, len(fullest))
	for i, seat := range fullest {
		names[i] = v.Name(seat)
	}
	if len(fullest) == s.Seats() {
		fullest = nil // everybody's is
	}
	ends, next := s.Ending(), forecast.Refill(s)
	role, _ := s.Role() // in the mayor phase it is certain that the worker ship can't be refilled: the next one needs somebody
	part := func(n, of int) float64 { return min(max(float64(n)/float64(max(of, 1)), 0), 1) }
	return []gauge{
		{
			"workers", supply, u.T("gauge.workers", "n", supply), u.T("gauge.workers", "n", s.StartColonists()), u.T("gauge.workers.tip", "n", supply, "next", next), 1 - part(supply, s.StartColonists()),
			ends&puertorico.EndColonists != 0 || supply == 0 && role == puertorico.Mayor, supply < next+s.Seats(),
			func(r ui.Rect) { v.paint.worker(r, 0) }, nil, next,
		},
		{
			"chips", chips, u.T("gauge.chips", "n", chips), u.T("gauge.chips", "n", s.StartChips()), u.T("gauge.chips.tip", "n", chips), 1 - part(chips, s.StartChips()),
			ends&puertorico.EndChips != 0, chips <= chipsNear*s.Seats(), v.paint.chip, nil, 0,
		},
		{
			"city", city, u.T("gauge.city", "n", city, "of", puertorico.CitySize), u.T("gauge.city", "n", puertorico.CitySize, "of", puertorico.CitySize),
			u.T("gauge.city.tip", "n", city, "of", puertorico.CitySize, "names", strings.Join(names, ", ")),
			part(city, puertorico.CitySize), ends&puertorico.EndCity != 0, city >= puertorico.CitySize-cityNear,
			func(r ui.Rect) { v.paint.building(r.Inset(r.W*0.1), puertorico.CityHall) }, fullest, 0,
		},
	}
}

// Limits from which an end is near: points left for each player, and spaces left in a city.
const (
	chipsNear = 3
	cityNear  = 1
)

// standing returns the state of a gauge as its widget's value, "" for none.
func (g gauge) standing(u *ui.UI) string {
	switch {
	case g.triggered:
		return u.T("state.end")
	case g.near:
		return u.T("state.near")
	}
	return ""
}

// fullestCities returns how many spaces are built on in the fullest city, and the seats whose cities have that many.
func (v gaugesView) fullestCities() (spaces int, whose []game.Seat) {
	s := v.known()
	for seat := range game.Seat(s.Seats()) {
		switch n := s.Player(seat).CitySpaces(); {
		case n > spaces:
			spaces, whose = n, []game.Seat{seat}
		case n == spaces:
			whose = append(whose, seat)
		}
	}
	return spaces, whose
}

// draw draws the gauges side by side.
func (v gaugesView) draw() (want intent) {
	u, th, r := v.UI, v.UI.Theme(), v.lay.gauges
	if v.lay.shape == wide {
		u.Gradient(r, 0, th.PaperLight, th.Paper)
		u.Line(ui.Point{X: r.X, Y: r.Bottom()}, ui.Point{X: r.Right(), Y: r.Bottom()}, u.Px(2), th.BrassDark)
	}
	all := v.all()
	look, rest := v.look(r.InsetXY(u.Px(6), u.Px(4)), all)
	apart := u.Px(gaugesApart)
	var taken float64
	for _, g := range all {
		taken += v.wide(rest.H, g, look) + apart
	}
	spare := max(rest.W+apart-taken, 0) / float64(len(all))
	for _, g := range all {
		at := rest.TakeLeft(min(v.wide(rest.H, g, look)+spare, rest.W), apart)
		v.drawGauge(at, g, look)
	}
	return want
}

// Sizes of gauges in design units.
const (
	gaugeHigh    = 38
	gaugesApart  = 6
	gaugePadding = 8
	gaugeSign    = 30
	gaugeBar     = 4 // height of the bar that grows
	gaugeGap     = 5
	smallSign    = 26 // beside small numbers
	gaugeNext    = 20 // number of colonists with as many digits as are ever needed
)

// gaugeLook is how gauges are drawn in a line with little room. It is chosen for the longest numbers and the most faces possible, so that
// it stays the same for a whole game.
type gaugeLook struct {
	labels bool    // with a word for what is counted
	small  bool    // with small numbers
	room   float64 // gaps, as a part of those with enough room
	face   float64 // least side of a face, in heights of a gauge
}

// gaugeLooks are the ways to draw gauges, the best first.
var gaugeLooks = []gaugeLook{
	{true, false, 1, 0.86}, {true, false, 0.7, 0.86}, {true, false, 0.7, 0.76}, {true, false, 0.7, 0.62},
	{true, true, 0.6, 0.76}, {true, true, 0.5, 0.62}, {true, true, 0.35, 0.55},
	{false, false, 1, 0.86}, {false, false, 0.7, 0.76}, {false, true, 0.5, 0.68}, {false, true, 0.35, 0.62}, {false, true, 0.35, 0.5},
}

// Sizes of the faces on a gauge.
const (
	faceMost = 0.86 // greatest side, in heights of the gauge
	faceStep = 0.94 // from one to the next, in sides
)

// facesWide returns the width of n faces, in sides of one.
func facesWide(n int) float64 { return 1 + faceStep*float64(n-1) }

// label returns the word for what a gauge counts, for the number n; "" if there is no room for words.
func (l gaugeLook) label(u *ui.UI, g gauge, n int) string {
	if !l.labels {
		return ""
	}
	return u.T("gauge."+g.id+".short", "n", n, "next", g.next)
}

// look returns how gauges can be drawn in r and the room that is left for them, after writing what they are about if that fits, too.
func (v gaugesView) look(r ui.Rect, all []gauge) (gaugeLook, ui.Rect) {
	u, th := v.UI, v.UI.Theme()
	end := u.T("gauge.end")
	for _, look := range gaugeLooks {
		about := u.MeasureText(theme.SmallBold, end) + u.Px(gaugesApart)*look.room
		need := about + float64(len(all)-1)*u.Px(gaugesApart)
		for _, g := range all {
			need += v.wide(r.H, g, look)
		}
		if need > r.W {
			continue
		}
		at := r.TakeLeft(about, 0)
		ink := th.Ink
		if v.lay.shape != wide {
			ink = th.OnDark
		}
		u.Text(at, theme.SmallBold, ink, ui.Left|ui.Middle, end)
		return look, r
	}
	return gaugeLooks[len(gaugeLooks)-1], r
}

// wide returns the width in pixels that a gauge of a height needs in a whole game: for any number, and all faces but one.
func (v gaugesView) wide(high float64, g gauge, look gaugeLook) float64 {
	u := v.UI
	style, sign := look.counts()
	g.next = gaugeNext
	w := u.Px(2*gaugePadding)*look.room + u.Px(sign) + u.Px(gaugeGap) + u.MeasureText(style, g.most)
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

// counts returns the style of numbers, and the greatest size of the sign beside them in design units.
func (l gaugeLook) counts() (style theme.Style, sign float64) {
	if l.small {
		return theme.SmallBold, smallSign
	}
	return theme.Number, gaugeSign
}

// drawGauge draws a gauge: a well with the number that is left, the word for it if there is one, the faces of who is nearest, and at its
// lower edge a bar that grows as the end comes nearer.
func (v gaugesView) drawGauge(r ui.Rect, g gauge, look gaugeLook) {
	u, th := v.UI, v.UI.Theme()
	r = r.Center(r.W, min(r.H, u.Px(gaugeHigh))).Rounded()
	v.paint.TellOf("gauge."+g.id, r, g.tip, g.standing(u), g.tip)
	ground, fill, edge, line := th.PaperDark, th.BrassDark, th.BrassDark, u.LinePx(1.5)
	switch {
	case g.triggered:
		g.done, ground = 0, theme.Mix(th.Accent, th.Paper, 0.5)
	case g.near:
		fill, edge, line = th.Accent, th.Accent, u.Px(3)
	}
	u.Round(r, r.H/2, ground, 0, edge)
	if track := r.InsetXY(r.H/2, u.Px(3)); g.done > 0 {
		_, track = track.CutTop(track.H - u.Px(gaugeBar))
		u.Round(track, track.H/2, theme.Mix(ground, fill, 0.25), 0, fill)
		track.W *= g.done
		u.Round(track, track.H/2, fill, 0, fill)
	}
	if edge == th.Accent { // the sea does not set it off
		u.Cased(r, r.H/2, line, edge, edge, th.PaperLight)
	} else {
		u.Stroke(r, r.H/2, line, edge, edge)
	}
	_, in := r.InsetXY(u.Px(gaugePadding)*look.room, u.Px(2)).CutBottom(u.Px(gaugeBar))
	style, sign := look.counts()
	taken := v.paint.countedAs(in, style, u.Px(sign), g.text, th.Ink, g.picture)
	_, in = in.CutLeft(taken.W + v.labelGap(look))
	label := look.label(u, g, g.n)
	if long := u.T("gauge.workers.long", "n", g.n, "next", g.next); g.next > 0 && label != "" && u.MeasureText(theme.Small, long) <= in.W {
		label = long
	}
	if n := len(g.whose); n > 0 {
		room := in.W - u.MeasureText(theme.Small, label) - u.Px(gaugeGap)*look.room
		side := min(r.H*faceMost, room/facesWide(n))
		for i, seat := range g.whose {
			x := r.Right() - u.Px(3) - side*facesWide(n-i)
			v.Portrait(ui.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}, seat)
		}
		in.W -= side * facesWide(n)
	}
	u.Text(in, theme.Small, th.Ink, ui.Left|ui.Middle, label)
}
