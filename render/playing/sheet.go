package playing

import (
	"math"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the sheet of a lesson, in design units.
const (
	sheetLow    = 640.0 // of a window's height
	sheetMargin = 18.0
	sheetFace   = 84.0
	sheetGap    = 12.0
	sheetButton = 48.0
	sheetHead   = 5.0                          // below the name of who speaks
	sheetTools  = 2 * (sheetButton + sheetGap) // what leads back and away
)

// sheetWidths are the widths of the sheet, the usual one first; the others are taken where it would hide something.
func sheetWidths(u *ui.UI) []float64 {
	if u.Bounds().H < u.Px(sheetLow) {
		return []float64{700, 560, 460}
	}
	return []float64{520, 440, 384}
}

// sheetStyle is the type of what is said.
func sheetStyle(u *ui.UI) theme.Style {
	if u.Bounds().H < u.Px(sheetLow) {
		return theme.Small
	}
	return theme.Body
}

// sheet draws the sheet with what is said, clear of what it speaks of, and if there is room of what is kept bright.
func (g *Guide) sheet(u *ui.UI, s *stage.Stage, t Told, params []any, clear, keep []ui.Rect) (want Intent) {
	th, style := u.Theme(), sheetStyle(u)
	text := u.T("lesson."+t.Say, params...)
	answer := ""
	if g.answer != "" {
		answer = u.T(g.answer, params...)
	}
	g.lie(u, text, answer, style, t.Waits, clear, keep)
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	r := g.place.at
	u.Block(r)
	u.Region("lesson.sheet", r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: text, Value: answer, Looks: true})
	buttons, _ := r.Inset(u.Px(sheetMargin)).CutBottom(u.Px(sheetButton))
	in := paperLook{drop: 4, blur: 18, edge: 2.5, margin: sheetMargin, face: sheetFace, gap: sheetGap}.draw(u, s, r)
	head, in := in.CutTop(u.LineHeight(theme.SmallBold))
	u.Text(head, theme.SmallBold, th.Accent, ui.Left|ui.Middle, s.Host().Name)
	u.Text(head, theme.Small, th.InkSoft, ui.Right|ui.Middle, u.T("teach.place", "n", t.Step, "of", t.Steps))
	_, in = in.CutTop(u.Px(sheetHead))
	said := u.TextWrapped(ui.Rect{X: in.X, Y: in.Y, W: in.W}, style, th.Ink, ui.Left|ui.Top, text)
	in.Y += said + u.Px(sheetGap/2)
	below, at, align := sheetBelow(u, answer, t.Waits), ui.Rect{X: in.X, Y: in.Y, W: in.W}, ui.Left|ui.Top
	if besideButtons(u, r.W, below, t.Waits) {
		_, at = buttons.CutLeft(u.Px(sheetTools))
		align = ui.Left | ui.Middle
	}
	u.TextWrapped(at, theme.SmallBold, th.Accent, align, below)
	return g.buttons(u, s, t, buttons)
}

// sheetBelow is what stands below what is said: the answer to a click that was not meant, or that it is the player's turn.
func sheetBelow(u *ui.UI, answer string, waits bool) string {
	if answer == "" && waits {
		return u.T("teach.do")
	}
	return answer
}

// besideButtons reports whether what stands below what is said has room beside the buttons of a sheet of a width, where none leads on.
func besideButtons(u *ui.UI, w float64, below string, waits bool) bool {
	return waits && below != "" && u.MeasureWrapped(theme.SmallBold, below, w-u.Px(2*sheetMargin+sheetTools)) <= u.Px(sheetButton)
}

// buttons are what leads back, on and away.
func (g *Guide) buttons(u *ui.UI, s *stage.Stage, t Told, r ui.Rect) (want Intent) {
	last := t.Step == t.Steps
	back, r := r.CutLeft(u.Px(sheetButton))
	if u.Button("lesson.back", back, "", ui.ButtonOptions{
		Icon: s.Icon(paint.IconLeft), Name: u.T("teach.back"), Tooltip: u.T("teach.back-tip"), Disabled: t.Step == 1, Why: u.T("teach.first"), Looks: true,
	}) {
		want = ToBack
	}
	_, r = r.CutLeft(u.Px(sheetGap))
	leave, r := r.CutLeft(u.Px(sheetButton))
	name, tip := u.T("teach.leave"), u.T("teach.leave-tip")
	if last {
		name, tip = u.T("teach.end"), u.T("teach.end")
	}
	if u.Button("lesson.leave", leave, "", ui.ButtonOptions{Icon: s.Icon(paint.IconDoor), Name: name, Tooltip: tip, Looks: true}) {
		want = ToTitle
	}
	if t.Waits {
		return want
	}
	_, r = r.CutLeft(u.Px(sheetGap))
	label, icon := u.T("teach.next"), paint.IconRight
	if last {
		label, icon = u.T("teach.go-on"), paint.IconShip
	}
	_, next := r.CutLeft(max(r.W-max(u.ButtonWidth(label, true), u.Px(170)), 0))
	if u.Button("lesson.next", next, label, ui.ButtonOptions{Primary: true, Icon: s.Icon(icon), Shortcut: ui.KeyEnter, Looks: true}) {
		want = ToNext
		if last {
			want = ToGoOn
		}
	}
	return want
}

// lie finds the place of the sheet.
func (g *Guide) lie(u *ui.UI, text, answer string, style theme.Style, waits bool, clear, keep []ui.Rect) {
	q := placing{in: u.Bounds().Inset(u.Px(8)), gap: u.Px(22), clear: clear, keep: keep, keeps: true}
	q.near = near(q.in, clear)
	for _, width := range sheetWidths(u) {
		w := math.Floor(min(u.Px(width), q.in.W))
		q.sizes = append(q.sizes, ui.Point{X: w, Y: sheetHeight(u, w, text, sheetBelow(u, answer, waits), style, waits)})
	}
	g.place.find(&q)
}

// sheetHeight is the height of a sheet of a width.
func sheetHeight(u *ui.UI, w float64, text, below string, style theme.Style, waits bool) float64 {
	inner := w - u.Px(2*sheetMargin+sheetFace+sheetGap)
	h := u.LineHeight(theme.SmallBold) + u.Px(sheetHead) + u.MeasureWrapped(style, text, inner)
	if below != "" && !besideButtons(u, w, below, waits) {
		h += u.Px(sheetGap/2) + u.MeasureWrapped(theme.SmallBold, below, inner)
	}
	return math.Ceil(max(h, u.Px(sheetFace)) + u.Px(2*sheetMargin+sheetGap+sheetButton))
}
