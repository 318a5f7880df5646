package table

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/match"
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
	Painter
	players  *Players
	match    match.Any
	showing  bool    // it is under way
	watching bool    // in a replay, where it passes
	progress float64 // from 0 to 1

	left   bool // somebody looks at the table instead, or the match was over when it was opened
	order  []game.Seat
	won    int                   // the first of the order
	source string                // key of the name of the winner's greatest source of points, "" for none
	points int                   // from that source
	tie    func(u *ui.UI) string // why the winner stands before others with as many points, nil if nobody has as many
}

// read finds out who has won a match and by what.
func (v *victory) read() {
	v.order, v.won, v.source = stage.Outcome(v.match), v.match.Winners().Count(), ""
	result := v.Stage.GameOf(v.match).Result(v.Stage, v.match)
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
	victorApart = 40.0  // between two of them side by side
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
	v := &k.victory
	v.Painter, v.players, v.match, v.showing, v.watching, v.progress = f.Painter, k.Players, k.Session.Match(), f.Showing, f.Watching, 1
	if f.Showing {
		v.progress = f.Ceremony
	}
	if way := v.draw(); way != session.Nothing && !f.Showing && !k.Session.Consumed() {
		k.Want(way)
	}
}

// draw draws the moment, and returns where a click or a key leads, which does not count while it is under way.
func (v *victory) draw() (way session.Intent) {
	if v.order == nil {
		v.read()
	}
	u := v.UI
	dim := theme.Color{R: u.Theme().Dim.R, G: u.Theme().Dim.G, B: u.Theme().Dim.B, A: victoryShade}
	if v.watching {
		u.PushLayer(ui.LayerFlying)
		u.PushAlpha(Ease(v.progress/victoryFace) * (1 - Within(v.progress, 0.94, 1)))
		u.Fill(u.Bounds(), dim)
		v.crown()
		u.PopAlpha()
		u.PopLayer()
		return session.Nothing
	}
	beside := u.Over("victory", strings.Join(v.told(), ". "), theme.Alpha(dim, Ease(v.progress/victoryFace)*float64(dim.A)/255), func() {
		way = v.crown()
		if u.KeyPressed(ui.KeySpace) {
			way = session.ToResult
		}
		v.left = v.left || !v.showing && u.KeyPressed(ui.KeyEscape)
	})
	if beside {
		way = session.ToResult
	}
	if v.left {
		way = session.Nothing
	}
	return way
}

// Result draws in r the button that leads to the result of a game that is over, while the table is shown.
func (f *Frame[S, A, E, V]) Result(r ui.Rect) Intent {
	if !f.Crowned && f.UI.Button("result", r, f.UI.T("table.result"), ui.ButtonOptions{Primary: true, Icon: f.Sign(paint.IconCrown), Shortcut: ui.KeyEnter}) {
		return session.ToResult
	}
	return nil
}

// told returns the lines of the moment: who has won, with how many points, by what, and then the others in their order.
func (v *victory) told() (lines []string) {
	u, m := v.UI, v.match
	var names []string
	for _, seat := range v.order[:v.won] {
		names = append(names, v.players.Name(seat))
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
		lines = append(lines, v.place(seat)+" "+v.players.Name(seat)+": "+strconv.Itoa(m.Points(seat)))
	}
	return lines
}

// place returns the place of a seat in the order, the same for seats with as many points.
func (v *victory) place(seat game.Seat) string {
	n, m := 1, v.match
	for i, other := range v.order {
		if i < v.won || m.Points(other) > m.Points(seat) {
			n++
		}
	}
	return v.UI.T("celebrate.place", "n", n)
}

// part is one of the things that stand below each other on the parchment.
type part struct {
	high float64
	draw func(r ui.Rect)
}

// parts returns what stands on the parchment in a width. way receives where its buttons lead.
func (v *victory) parts(width float64, way *session.Intent) (all []part) {
	u, th, lines := v.UI, v.UI.Theme(), v.told()
	text := func(style theme.Style, ink theme.Color, line string) {
		all = append(all, part{u.MeasureWrapped(style, line, width) + u.Px(4), func(r ui.Rect) { u.TextWrapped(r, style, ink, ui.Center|ui.Middle, line) }})
	}
	text(u.Fitting(lines[0], width, theme.Title, theme.Heading, theme.Subheading), th.Ink, lines[0])
	title := all[0].draw
	all[0].draw = func(r ui.Rect) { u.Headed(1, func() { title(r) }) }
	text(theme.BodyBold, th.InkSoft, lines[1])
	rest, gap := v.order[v.won:], u.Px(ribbonPad)
	apart := u.Px(victorApart)
	beside := max(1, min(int((width+apart)/(u.Px(victorName)+apart)), 2))
	rows := (len(rest) + beside - 1) / beside
	all = append(all, part{gap + u.Px(victorRow)*float64(rows), func(r ui.Rect) {
		_, r = r.CutTop(gap)
		for i, seat := range rest {
			row := r.Column(rows, 0)[i/beside].Row(beside, apart)[i%beside]
			if n := len(rest) % beside; n > 0 && i/beside == rows-1 { // the last row is in the middle
				row.X += (r.W - row.W) / 2
			}
			from, to := Dealt(len(rest)-1-i, len(rest), 0.5)
			u.PushAlpha(Ease(Within(v.progress, Blend(victoryTold, victoryOrder, from), Blend(victoryTold, victoryOrder, to))))
			v.drawOther(row, seat)
			u.PopAlpha()
		}
	}})
	if v.watching {
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
		if v.showing {
			return
		}
		cells := r.Center(wide*float64(n)+gap*float64(n-1), r.H).Row(2, gap)
		if n == 1 {
			cells = r.Center(wide, r.H).Column(2, gap)
		}
		if u.Button("result", cells[0], result, ui.ButtonOptions{Primary: true, Icon: v.Sign(paint.IconCrown), Shortcut: ui.KeyEnter}) {
			*way = session.ToResult
		}
		if u.Button("victory.look", cells[1], look, ui.ButtonOptions{}) {
			v.left = true
		}
	}})
}

// drawOther draws the place, the face, the name and the points of somebody who has not won.
func (v *victory) drawOther(row ui.Rect, seat game.Seat) {
	u, th := v.UI, v.UI.Theme()
	place, points := v.place(seat), strconv.Itoa(v.match.Points(seat))
	at, row := row.CutLeft(u.MeasureText(theme.BodyBold, place) + u.Px(8))
	u.Text(at, theme.BodyBold, th.InkSoft, ui.Left|ui.Middle, place)
	face, row := row.CutLeft(u.Px(victorRow))
	v.players.portrait(v.Painter, face.Center(u.Px(victorRow-6), u.Px(victorRow-6)), seat)
	_, row = row.CutLeft(u.Px(8))
	at, row = row.CutRight(u.MeasureText(theme.Number, points) + u.Px(6))
	u.Text(at, theme.Number, th.Ink, ui.Right|ui.Middle, points)
	u.NameFitted(row, th.Ink, ui.Left|ui.Middle, v.players.Name(seat), theme.BodyBold, theme.SmallBold, theme.Small)
}

// crown draws the faces and the parchment, and returns where a button leads.
func (v *victory) crown() (way session.Intent) {
	u, th, won, progress := v.UI, v.UI.Theme(), float64(v.won), v.progress
	b := u.Bounds().Inset(u.Px(8))
	wide := min(b.W, u.Px(victorPanel))
	measure := func(w float64) (high float64) {
		for _, p := range v.parts(w, &way) {
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
	if v.Reduced() {
		comes, turned = 1, 0
	}
	u.PushAlpha(Ease(progress / victoryFace))
	beams(u, at, max(b.W, b.H)*0.7, turned, 0.08)
	if !v.Reduced() {
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
		for _, p := range v.parts(r.W, &way) {
			p.draw(r.TakeTop(p.high, 0))
		}
	})
	u.PopAlpha()
	u.PushAlpha(Ease(progress / victoryFace))
	for i, seat := range v.order[:v.won] {
		if grown := side * Blend(0.6, 1, comes); side > 0 {
			v.Stage.PaintCrowned(u, ui.RectAround(at.Add(ui.Point{X: side * (float64(i) - (won-1)/2)}), grown, grown), v.players.Seats, seat)
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
