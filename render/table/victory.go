package table

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/locales"
	"islas/render/paint"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// victory is the moment at the end of a game, over the whole window: the faces of who has won, their points and where most of them come
// from, and the others in their order. In a game that is played it stays, and leads to the result or back to the table.
type victory struct {
	left   bool // somebody looks at the table instead, or the match was over when it was opened
	order  []game.Seat
	won    int                   // the first of the order
	source string                // key of the name of the winner's greatest source of points, "" for none
	points int                   // from that source
	tie    func(u *ui.UI) string // why the winner stands before others with as many points, nil if nobody has as many
}

// read finds out who has won a match and by what.
func (v *victory) read(s *stage.Stage, k *Strip) {
	v.order, v.won, v.source = stage.Outcome(k.match), k.match.Winners().Count(), ""
	result := s.GameOf(k.match).Result(s, k.match)
	sources := result.Sources
	if result.Course != nil {
		v.tie = result.Course.Tie
	}
	if first := v.order[0]; v.won == 1 && len(sources) > 1 {
		most := slices.MaxFunc(sources, func(a, b stage.Source) int { return cmp.Compare(a.Amounts[first].Points, b.Amounts[first].Points) })
		v.source, v.points = most.Label, most.Amounts[first].Points
	}
}

// Times of the moment, as parts of its ceremony.
const (
	victoryFace  = 0.22 // the faces of who has won have come
	victoryTold  = 0.4  // so has what they have won by
	victoryOrder = 0.85 // so have the others, one by one from the last
)

// victoryShade is the opacity of the shade over the table.
const victoryShade = 0xd4

// Sizes of the moment in design units.
const (
	victorWide  = 400.0 // side of the laurel of a winner
	victorLap   = 64.0  // by which it hangs down over the parchment
	victorPanel = 760.0
	victorRow   = 46.0
	victorName  = 300.0 // least width of another player
	victorWay   = 52.0  // height of a button
)

// crowns reports whether the moment at the end of the game covers the table, in a frame.
func (k *Kit[S, A, E, V]) crowns(f *Frame[S, A, E, V]) bool {
	ends := f.Ceremony > 0 && f.Shown.Turn == session.GameEnds
	if !k.Session.Match().Over() {
		k.victory = victory{}
		return false
	}
	return !k.victory.left && !f.Back && !f.Teaching && (ends || !f.Showing && !f.Watching)
}

// finale draws the moment at the end of the game if it covers the table.
func (k *Kit[S, A, E, V]) finale(f *Frame[S, A, E, V]) {
	if !f.Crowned {
		return
	}
	if k.victory.order == nil {
		k.victory.read(k.Stage, &k.Strip)
	}
	u, dim, progress := f.UI, theme.Color{R: f.UI.Theme().Dim.R, G: f.UI.Theme().Dim.G, B: f.UI.Theme().Dim.B, A: victoryShade}, 1.0
	if f.Showing {
		progress = f.Ceremony
	}
	if f.Watching {
		u.PushLayer(ui.LayerFlying)
		u.PushAlpha(Ease(progress/victoryFace) * (1 - Within(progress, 0.94, 1)))
		u.Fill(u.Bounds(), dim)
		k.crown(f, progress)
		u.PopAlpha()
		u.PopLayer()
		return
	}
	way, leave := session.Nothing, false
	beside := u.Over("victory", strings.Join(k.told(f), ". "), theme.Alpha(dim, Ease(progress/victoryFace)*float64(dim.A)/255), func() {
		if way = k.crown(f, progress); u.KeyPressed(ui.KeySpace) {
			way = session.ToResult
		}
		leave = u.KeyPressed(ui.KeyEscape)
	})
	switch {
	case f.Showing || k.Session.Consumed():
	case leave:
		k.victory.left = true
	case way != session.Nothing:
		k.Want(way)
	case beside:
		k.Want(session.ToResult)
	}
}

// Result draws in r the button that leads to the result of a game that is over, while the table is shown.
func (f *Frame[S, A, E, V]) Result(r ui.Rect) Intent {
	if !f.Crowned && f.UI.Button("result", r, f.UI.T("table.result"), ui.ButtonOptions{Primary: true, Icon: f.Sign(paint.IconCrown), Shortcut: ui.KeyEnter}) {
		return session.ToResult
	}
	return nil
}

// told returns the lines of the moment: who has won, with how many points, by what, and then the others in their order.
func (k *Kit[S, A, E, V]) told(f *Frame[S, A, E, V]) (lines []string) {
	u, v, m := f.UI, &k.victory, k.Session.Match()
	var names []string
	for _, seat := range v.order[:v.won] {
		names = append(names, f.Name(seat))
	}
	title := u.T("result.shared", "names", locales.List(u.T, names))
	if v.won == 1 {
		title = u.T("result.winner", "name", names[0])
	}
	lines = append(lines, title, u.T("celebrate.points", "n", m.Points(v.order[0])))
	switch {
	case v.tie != nil:
		lines[1] = v.tie(u)
	case v.source != "":
		lines[1] += "; " + u.T("celebrate.source", "source", u.T(v.source), "n", v.points)
	}
	for _, seat := range v.order[v.won:] {
		lines = append(lines, k.place(u, seat)+" "+f.Name(seat)+": "+strconv.Itoa(m.Points(seat)))
	}
	return lines
}

// place returns the place of a seat in the order, the same for seats with as many points.
func (k *Kit[S, A, E, V]) place(u *ui.UI, seat game.Seat) string {
	n, m := 1, k.Session.Match()
	for i, other := range k.victory.order {
		if i < k.victory.won || m.Points(other) > m.Points(seat) {
			n++
		}
	}
	return u.T("celebrate.place", "n", n)
}

// part is one of the things that stand below each other on the parchment.
type part struct {
	high float64
	draw func(r ui.Rect)
}

// parts returns what stands on the parchment in a width at a progress of the moment. way receives where its buttons lead.
func (k *Kit[S, A, E, V]) parts(f *Frame[S, A, E, V], width, progress float64, way *session.Intent) (all []part) {
	u, v, th, lines := f.UI, &k.victory, f.UI.Theme(), k.told(f)
	text := func(style theme.Style, ink theme.Color, line string) {
		all = append(all, part{u.MeasureWrapped(style, line, width) + u.Px(4), func(r ui.Rect) { u.TextWrapped(r, style, ink, ui.Center|ui.Middle, line) }})
	}
	text(u.Fitting(lines[0], width, theme.Title, theme.Heading, theme.Subheading), th.Ink, lines[0])
	title := all[0].draw
	all[0].draw = func(r ui.Rect) { u.Headed(1, func() { title(r) }) }
	text(theme.BodyBold, th.InkSoft, lines[1])
	rest, gap := v.order[v.won:], u.Px(ribbonPad)
	beside := max(1, min(int((width+gap)/(u.Px(victorName)+gap)), 2))
	rows := (len(rest) + beside - 1) / beside
	all = append(all, part{gap + u.Px(victorRow)*float64(rows), func(r ui.Rect) {
		_, r = r.CutTop(gap)
		for i, seat := range rest {
			row := r.Column(rows, 0)[i/beside].Row(beside, gap)[i%beside]
			if n := len(rest) % beside; n > 0 && i/beside == rows-1 { // the last row is in the middle
				row.X += (r.W - row.W) / 2
			}
			from, to := Dealt(len(rest)-1-i, len(rest), 0.5)
			u.PushAlpha(Ease(Within(progress, Blend(victoryTold, victoryOrder, from), Blend(victoryTold, victoryOrder, to))))
			k.drawOther(f, row, seat)
			u.PopAlpha()
		}
	}})
	if f.Watching {
		return all
	}
	result, look := u.T("table.result"), u.T("table.look")
	wide := min(max(u.ButtonWidth(result, true), u.ButtonWidth(look, false)), width)
	each, n := u.Px(victorWay), 2
	if 2*wide+gap > width {
		n = 1
	}
	return append(all, part{gap + each*float64(2/n) + gap*float64(2-n), func(r ui.Rect) {
		_, r = r.CutTop(gap)
		if f.Showing {
			return
		}
		cells := r.Center(wide*float64(n)+gap*float64(n-1), r.H).Row(2, gap)
		if n == 1 {
			cells = r.Center(wide, r.H).Column(2, gap)
		}
		if u.Button("result", cells[0], result, ui.ButtonOptions{Primary: true, Icon: f.Sign(paint.IconCrown), Shortcut: ui.KeyEnter}) {
			*way = session.ToResult
		}
		if u.Button("victory.look", cells[1], look, ui.ButtonOptions{}) {
			k.victory.left = true
		}
	}})
}

// drawOther draws the place, the face, the name and the points of somebody who has not won.
func (k *Kit[S, A, E, V]) drawOther(f *Frame[S, A, E, V], row ui.Rect, seat game.Seat) {
	u, th := f.UI, f.UI.Theme()
	place, points := k.place(u, seat), strconv.Itoa(k.Session.Match().Points(seat))
	at, row := row.CutLeft(u.MeasureText(theme.BodyBold, place) + u.Px(8))
	u.Text(at, theme.BodyBold, th.InkSoft, ui.Left|ui.Middle, place)
	face, row := row.CutLeft(u.Px(victorRow))
	f.Portrait(face.Center(u.Px(victorRow-6), u.Px(victorRow-6)), seat)
	_, row = row.CutLeft(u.Px(8))
	at, row = row.CutRight(u.MeasureText(theme.Number, points) + u.Px(6))
	u.Text(at, theme.Number, th.Ink, ui.Right|ui.Middle, points)
	u.NameFitted(row, th.Ink, ui.Left|ui.Middle, f.Name(seat), theme.BodyBold, theme.SmallBold, theme.Small)
}

// crown draws the moment at a progress from 0 to 1, and returns where a button leads.
func (k *Kit[S, A, E, V]) crown(f *Frame[S, A, E, V], progress float64) (way session.Intent) {
	u, th, v, won := f.UI, f.UI.Theme(), &k.victory, float64(k.victory.won)
	b := u.Bounds().Inset(u.Px(8))
	wide := min(b.W, u.Px(victorPanel))
	measure := func(w float64) (high float64) {
		for _, p := range k.parts(f, w, progress, &way) {
			high += p.high
		}
		return high
	}
	high := measure(wide-u.Px(4*ribbonPad)) + u.Px(2*ribbonPad)
	side := min(u.Px(victorWide), b.H-high, b.W/won)
	if side < u.Px(2*celebrated) {
		side = 0
	}
	lap := side * victorLap / victorWide
	whole := b.Center(wide, min(high+side, b.H))
	panel, faces := whole.CutBottom(min(high+lap, b.H))
	at, comes, turned := ui.Point{X: faces.Middle().X, Y: faces.Y + side/2}, Ease(progress/victoryFace), progress
	if f.Reduced() {
		comes, turned = 1, 0
	}
	u.PushAlpha(Ease(progress / victoryFace))
	beams(u, at, max(b.W, b.H)*0.7, turned, 0.14)
	if !f.Reduced() {
		fall(u, b, progress)
	}
	u.PopAlpha()
	u.PushAlpha(Ease(Within(progress, victoryFace/2, victoryTold)))
	u.Block(panel) // a click on it leads nowhere
	u.Shadow(panel, u.Px(8), u.Px(24), th.Shadow)
	u.Paper(panel, u.Px(8), th.Paper)
	u.Cased(panel, u.Px(8), u.Px(2.5), th.BrassDark, th.BrassDark, th.PaperLight)
	_, inside := panel.InsetXY(u.Px(2*ribbonPad), u.Px(ribbonPad)).CutTop(lap)
	u.Scrolled("victory.told", inside, measure, func(r ui.Rect) {
		for _, p := range k.parts(f, r.W, progress, &way) {
			p.draw(r.TakeTop(p.high, 0))
		}
	})
	u.PopAlpha()
	u.PushAlpha(Ease(progress / victoryFace))
	for i, seat := range v.order[:v.won] {
		if grown := side * Blend(0.6, 1, comes); side > 0 {
			k.Stage.PaintCrowned(u, ui.RectAround(at.Add(ui.Point{X: side * (float64(i) - (won-1)/2)}), grown, grown), k.Players.Seats, seat, 1)
		}
	}
	u.PopAlpha()
	return way
}

// fall draws petals that sink over the whole of r.
func fall(u *ui.UI, r ui.Rect, progress float64) {
	colours := u.Theme().Pictures().Lines
	for i := range petals {
		part := func(k int) float64 { _, f := math.Modf(float64(i+1) * 0.618034 * float64(k)); return f }
		x := r.X + r.W*part(1) + u.Px(18)*math.Sin(6*progress+float64(i))
		y := r.Y + r.H*(part(3)-0.5+progress*(0.3+0.4*part(2)))
		size, turn := u.Px(9+7*part(5)), 9*progress*(part(7)-0.5)+float64(i)
		corner := func(a, side float64) ui.Point { return ui.Point{X: x + side*math.Cos(a), Y: y + side*math.Sin(a)} }
		u.Polygon([]ui.Point{corner(turn, size), corner(turn+1.8, size*0.6), corner(turn+math.Pi, size), corner(turn+math.Pi+1.8, size*0.6)}, colours[i%len(colours)])
	}
}
