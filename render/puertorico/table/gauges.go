package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// gauge is how far an end of the game is.
type gauge struct {
	id        string
	n         int
	text      string // the number as it is written
	tip       string
	done      float64 // how far it is, from 0 to 1
	triggered bool
	picture   func(r ui.Rect)
	whose     []game.Seat // who is nearest to that end, nobody if that says nothing
	step      float64     // how far their faces lie apart, in widths of one
}

// gauges are the three ends, in the order of the rules (section 12).
func (f *frame) gauges() []gauge {
	u, s := f.ui, f.known()
	supply, _ := f.colonists()
	chips := f.chips()
	city, fullest := f.fullestCities()
	names := make([]string, len(fullest))
	for i, seat := range fullest {
		names[i] = f.name(seat)
	}
	if len(fullest) == s.Seats() {
		fullest = nil // everybody's is
	}
	ends := s.Ending()
	part := func(n, of int) float64 { return min(max(float64(n)/float64(max(of, 1)), 0), 1) }
	return []gauge{
		{
			"workers", supply, u.T("gauge.workers", "n", supply), u.T("gauge.workers.tip", "n", supply), 1 - part(supply, s.StartColonists()),
			ends&puertorico.EndColonists != 0 || f.runsOut(supply), func(r ui.Rect) { f.paint.worker(r, 0) }, nil, facesApart,
		},
		{
			"chips", chips, u.T("gauge.chips", "n", chips), u.T("gauge.chips.tip", "n", chips), 1 - part(chips, s.StartChips()),
			ends&puertorico.EndChips != 0, f.paint.chip, nil, facesApart,
		},
		{
			"city", city, u.T("gauge.city", "n", city, "of", puertorico.CitySize), u.T("gauge.city.tip", "n", city, "of", puertorico.CitySize, "names", strings.Join(names, ", ")),
			part(city, puertorico.CitySize), ends&puertorico.EndCity != 0,
			func(r ui.Rect) { f.paint.building(r.Inset(r.W*0.1), puertorico.CityHall) }, fullest, facesApart,
		},
	}
}

// runsOut reports whether it is certain that the worker ship can't be filled at the end of this phase: the next one needs somebody.
func (f *frame) runsOut(supply int) bool {
	role, _ := f.known().Role()
	return supply == 0 && role == puertorico.Mayor
}

// fullestCities returns how many spaces the fullest city has built on, and whose cities have.
func (f *frame) fullestCities() (spaces int, whose []game.Seat) {
	s := f.known()
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

// drawGauges draws the gauges side by side, and who is governor.
func drawGauges(f *frame) {
	u, th, r := f.ui, f.ui.Theme(), f.lay.gauges
	if r.Empty() {
		return
	}
	if f.lay.shape == wide {
		u.Gradient(r, 0, th.PaperLight, th.Paper)
		u.Line(ui.Point{X: r.X, Y: r.Bottom()}, ui.Point{X: r.Right(), Y: r.Bottom()}, u.Px(2), th.BrassDark)
	}
	who, r := r.InsetXY(u.Px(6), u.Px(4)).CutRight(r.H * 1.5)
	f.governs(who)
	all := f.gauges()
	labels, rest := f.gaugeLabels(r, all)
	apart := u.Px(gaugesApart)
	var taken float64
	for _, g := range all {
		taken += f.gaugeWide(rest.H, g, labels.of(u, g)) + apart
	}
	spare := max(rest.W+apart-taken, 0) / float64(len(all))
	for _, g := range all {
		var at ui.Rect
		at, rest = rest.CutLeft(min(f.gaugeWide(rest.H, g, labels.of(u, g))+spare, rest.W))
		_, rest = rest.CutLeft(apart)
		f.gauge(at, g, labels.of(u, g))
	}
}

// Figures of gauges in design units.
const (
	gaugeHigh    = 38
	gaugesApart  = 6
	gaugePadding = 8
	gaugeSign    = 30
	gaugeGap     = 5
)

// gaugeWords is in which words gauges say what they count.
type gaugeWords uint8

const (
	longLabels gaugeWords = iota
	shortLabels
	noLabels
)

// of is what a gauge says it counts.
func (w gaugeWords) of(u *ui.UI, g gauge) string {
	switch w {
	case longLabels:
		return u.T("gauge."+g.id+".long", "n", g.n)
	case shortLabels:
		return u.T("gauge."+g.id+".short", "n", g.n)
	}
	return ""
}

// gaugeLabels finds the words for which there is room in r, writes there what all gauges are about if there is room for that, too, and
// returns what is left for them.
func (f *frame) gaugeLabels(r ui.Rect, all []gauge) (gaugeWords, ui.Rect) {
	u, th := f.ui, f.ui.Theme()
	end := u.T("gauge.end")
	about := u.MeasureText(theme.SmallBold, end) + u.Px(gaugesApart)
	for _, how := range [...]struct {
		labels gaugeWords
		step   float64
	}{{longLabels, facesApart}, {shortLabels, facesApart}, {shortLabels, facesApart / 2}, {shortLabels, facesApart / 3}, {shortLabels, facesApart / 4}, {noLabels, facesApart}, {noLabels, facesApart / 4}} {
		need := about + float64(len(all)-1)*u.Px(gaugesApart)
		for i := range all {
			all[i].step = how.step
			need += f.gaugeWide(r.H, all[i], how.labels.of(u, all[i]))
		}
		if need > r.W {
			continue
		}
		var at ui.Rect
		at, r = r.CutLeft(about)
		ink := th.Ink
		if f.lay.shape != wide {
			ink = th.OnDark
		}
		u.Text(at, theme.SmallBold, ink, ui.Left|ui.Middle, end)
		return how.labels, r
	}
	return noLabels, r
}

// gaugeWide is how wide a gauge must be in a line of a height.
func (f *frame) gaugeWide(high float64, g gauge, label string) float64 {
	u := f.ui
	w := u.Px(2*gaugePadding+gaugeSign+gaugeGap) + u.MeasureText(theme.Number, g.text)
	if label != "" {
		w += u.Px(gaugeGap) + u.MeasureText(theme.Small, label)
	}
	if n := len(g.whose); n > 0 {
		w += u.Px(gaugeGap) + min(high, u.Px(gaugeHigh))*facesWide(n, g.step)
	}
	return w
}

// facesApart is how far faces that partly cover each other lie apart where there is room, in widths of one.
const facesApart = 0.6

// facesWide is how wide so many faces are that lie so far apart, in the height of a gauge.
func facesWide(n int, step float64) float64 { return 0.86 * (1 + step*float64(n-1)) }

// gauge draws a gauge: a well that fills as its end comes nearer, with the number that is left, what it counts if that is said, and who
// is nearest.
func (f *frame) gauge(r ui.Rect, g gauge, label string) {
	u, th := f.ui, f.ui.Theme()
	r = r.Center(r.W, min(r.H, u.Px(gaugeHigh)))
	u.Region("gauge."+g.id, r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: g.tip, Tooltip: g.tip, Looks: true,
	})
	u.Round(r, r.H/2, th.PaperDark, 0, th.BrassDark)
	fill := th.Brass
	if g.triggered {
		g.done, fill = 1, theme.Mix(th.Accent, th.Paper, 0.2)
	}
	if w := r.W * g.done; w >= r.H {
		u.Round(ui.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, r.H/2, theme.Mix(fill, th.Paper, 0.45), 0, fill)
	}
	u.Stroke(r, r.H/2, u.Px(1.5), th.BrassDark, th.BrassDark)
	in := r.InsetXY(u.Px(gaugePadding), u.Px(3))
	taken := f.counted(in, g.text, th.Ink, g.picture)
	_, in = in.CutLeft(taken.W + u.Px(gaugeGap))
	if side := r.H * 0.86; len(g.whose) > 0 && in.W >= r.H*facesWide(len(g.whose), g.step) {
		for i, seat := range g.whose {
			x := r.Right() - u.Px(3) - side*(1+g.step*float64(len(g.whose)-1-i))
			f.portrait(ui.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}, seat)
		}
		in.W -= r.H * facesWide(len(g.whose), g.step)
	}
	if label != "" {
		u.Text(in, theme.Small, th.Ink, ui.Left|ui.Middle, label)
	}
}
