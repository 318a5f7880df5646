package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/playing"
	"islas/render/theme"
	"islas/render/ui"
)

// drawTop is the bar with the menu, the round, the line that always says who has to do what, and taking back; and how far the
// ends of the game are.
func drawTop(f *frame) intent {
	u := f.ui
	last := f.state.Ending() != 0
	round := u.T("table.round", "n", f.state.Round())
	if last {
		round = u.T("table.final-round")
	}
	bar := playing.Bar{
		Round: round, RoundTip: lastWords(u, f.state.Ending()), Last: last, CanUndo: f.canUndo, Asked: f.hint.Asked(), CanAsk: len(f.legal) > 0, Wait: f.wait(),
	}
	bar.Prompt, bar.Urgent = f.prompt()
	want := wishes(bar.Draw(u, f.paint.stage, f.lay.bar))
	drawGauges(f)
	return want
}

// gauge is how far an end of the game is.
type gauge struct {
	id        string
	text      string // the number
	tip       string
	done      float64 // how far it is, from 0 to 1
	triggered bool
	picture   func(r ui.Rect)
	whose     game.Seat // who is nearest to that end alone, game.NoSeat if that says nothing
}

// gauges are the three ends, in the order of the rules (section 12).
func (f *frame) gauges() []gauge {
	u, s := f.ui, f.known()
	supply, _ := f.colonists()
	chips := f.chips()
	city, fullest := f.fullestCities()
	whose, names := game.NoSeat, make([]string, len(fullest))
	for i, seat := range fullest {
		names[i] = f.name(seat)
	}
	if len(fullest) == 1 {
		whose = fullest[0]
	}
	ends := s.Ending()
	part := func(n, of int) float64 { return min(max(float64(n)/float64(max(of, 1)), 0), 1) }
	return []gauge{
		{
			"workers", u.T("gauge.workers", "n", supply), u.T("gauge.workers.tip", "n", supply), 1 - part(supply, s.StartColonists()),
			ends&puertorico.EndColonists != 0, func(r ui.Rect) { f.paint.worker(r, 0) }, game.NoSeat,
		},
		{
			"chips", u.T("gauge.chips", "n", chips), u.T("gauge.chips.tip", "n", chips), 1 - part(chips, s.StartChips()),
			ends&puertorico.EndChips != 0, f.paint.chip, game.NoSeat,
		},
		{
			"city", u.T("gauge.city", "n", city, "of", puertorico.CitySize), u.T("gauge.city.tip", "n", city, "of", puertorico.CitySize, "names", strings.Join(names, ", ")),
			part(city, puertorico.CitySize), ends&puertorico.EndCity != 0,
			func(r ui.Rect) { f.paint.building(r.Inset(r.W*0.1), puertorico.CityHall) }, whose,
		},
	}
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
	for i, at := range r.Row(len(all), u.Px(6)) {
		f.gauge(at, all[i])
	}
}

// governs draws who is governor, with the token.
func (f *frame) governs(r ui.Rect) {
	u, seat := f.ui, f.known().Governor()
	side := r.H
	face := ui.Rect{X: r.X + u.Px(6), Y: r.Y, W: side, H: side}
	f.portrait(face, seat)
	token := ui.Rect{X: face.Right() - side*0.3, Y: face.Bottom() - side*0.62, W: side * 0.62, H: side * 0.62}
	f.paint.governor(token)
	tip := u.T("log.governor", "name", f.name(seat))
	u.Region("governs", face.Union(token), ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
	})
}

// gauge draws a gauge: a well that fills as its end comes nearer, with the number that is left.
func (f *frame) gauge(r ui.Rect, g gauge) {
	u, th := f.ui, f.ui.Theme()
	r = r.Center(r.W, min(r.H, u.Px(38)))
	u.Region("gauge."+g.id, r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: g.tip, Tooltip: g.tip, Looks: true,
	})
	u.Round(r, r.H/2, th.PaperDark, 0, th.BrassDark)
	fill := th.Brass
	if g.triggered {
		g.done, fill = 1, theme.Mix(th.Accent, th.Paper, 0.45)
	}
	if w := r.W * g.done; w >= r.H {
		u.Round(ui.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, r.H/2, theme.Mix(fill, th.Paper, 0.45), 0, fill)
	}
	u.Stroke(r, r.H/2, u.Px(1.5), th.BrassDark, th.BrassDark)
	in := r.InsetXY(u.Px(6), u.Px(3))
	taken := f.counted(in, g.text, th.Ink, g.picture)
	if side := r.H * 0.86; g.whose != game.NoSeat && in.Right()-taken.Right() > side {
		f.portrait(ui.Rect{X: r.Right() - side - u.Px(3), Y: r.Y + (r.H-side)/2, W: side, H: side}, g.whose)
	}
}
