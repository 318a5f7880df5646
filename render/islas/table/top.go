package table

import (
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawTop is the bar with the menu, the round, the line that always says who has to do what, and taking back.
func drawTop(f *frame) (want intent) {
	u, th, r := f.ui, f.ui.Theme(), f.lay.top
	u.Gradient(r, 0, th.PaperLight, th.Paper)
	u.Line(ui.Point{X: r.X, Y: r.Bottom()}, ui.Point{X: r.Right(), Y: r.Bottom()}, u.Px(2), th.BrassDark)
	in := r.InsetXY(u.Px(8), u.Px(6))
	side := in.H
	menu, in := in.CutLeft(side)
	if u.Button("menu", menu, "", ui.ButtonOptions{Quiet: true, Icon: f.paint.sign(paint.IconGear), Name: u.T("table.menu"), Tooltip: u.T("table.menu"), Looks: true}) {
		want = opens(drawMenu)
	}
	_, in = in.CutLeft(u.Px(8))
	rules, in := in.CutRight(side)
	if u.Button("rules", rules, "", ui.ButtonOptions{Quiet: true, Icon: f.paint.sign(paint.IconBook), Name: u.T("common.rules"), Tooltip: u.T("common.rules"), Looks: true}) {
		want = intent{kind: toRules}
	}
	undo, in := in.CutRight(side)
	if u.Button("undo", undo, "", ui.ButtonOptions{
		Quiet: true, Icon: f.paint.sign(paint.IconUndo), Name: u.T("table.undo"), Tooltip: u.T("table.undo"), Shortcut: ui.KeyU,
		Disabled: !f.canUndo, Why: u.T("why.undo"),
	}) {
		want = intent{kind: toUndo}
	}
	suggest, in := in.CutRight(side)
	if askButton(f, suggest) {
		want = intent{kind: toAsk}
	}
	s := f.state
	round := u.T("table.round", "n", s.Round())
	if s.FinalRound() {
		round = u.T("table.final-round")
	}
	w := u.MeasureText(theme.SmallBold, round) + u.Px(20)
	label, in := in.CutLeft(w)
	colour := th.InkSoft
	if s.FinalRound() {
		colour = th.Accent
	}
	u.Text(label, theme.SmallBold, colour, ui.Center|ui.Middle, round)
	drawPrompt(f, in.InsetXY(u.Px(8), 0))
	return want
}

// drawPrompt writes the line that says what has to be done, as large as it fits.
func drawPrompt(f *frame, r ui.Rect) {
	u, th := f.ui, f.ui.Theme()
	text, urgent := f.prompt()
	colour := th.Ink
	if urgent {
		colour = th.Accent
	}
	for _, style := range []theme.Style{theme.Subheading, theme.BodyBold, theme.SmallBold} {
		if u.MeasureText(style, text) <= r.W && theme.LineHeight(style)*u.Scale() <= r.H {
			u.Text(r, style, colour, ui.Center|ui.Middle, text)
			return
		}
	}
	lines := th.Wrap(theme.Small, u.Scale(), text, r.W)
	if len(lines) > 2 {
		lines = append(lines[:1], th.Ellipsis(theme.Small, u.Scale(), text[len(lines[0]):], r.W))
	}
	for i, row := range r.Column(len(lines), 0) {
		u.Text(row, theme.Small, colour, ui.Center|ui.Middle, lines[i])
	}
}
