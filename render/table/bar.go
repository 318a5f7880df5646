package table

import (
	"islas/render/paint"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Bar is the bar at the top of a table: the menu, the round, the prompt that always shows who has to do what, and the buttons for a
// suggestion, for taking back and for the rules.
type Bar struct {
	Round    string // label of the round
	RoundTip string // details of the round, for instance why it is the last one; may be empty
	Last     bool   // this is the last round
	Prompt   string // who has to do what
	Brief    string // a shorter form, used before the letters become smaller; may be empty
	Short    string // a shorter form for where there is no room for the whole prompt; may be empty
	Urgent   bool   // the prompt is for the person at the machine
	CanUndo  bool   // an action can be taken back
	Asked    bool   // a suggestion is shown
	CanAsk   bool   // a suggestion can be asked for
	Wait     string // why it can't
	recap    recap
}

// Draw draws the bar in r if the table is shown whole, otherwise as a large bar over the width of the window.
func (b *Bar) Draw(u *ui.UI, s *stage.Stage, v *Viewport, r ui.Rect) (want session.Intent) {
	s.Voice.Ask(b.Prompt)
	if v.large {
		return b.drawLarge(u, s, v)
	}
	b.ground(u, r)
	in := r.InsetXY(u.Px(8), u.Px(6))
	all := b.buttons(u, s, v)
	menu, in := in.CutLeft(in.H)
	want = all[0].draw(u, s, menu)
	_, in = in.CutLeft(u.Px(8))
	for i := len(all) - 1; i > 0; i-- {
		var at ui.Rect
		at, in = in.CutRight(in.H)
		want = want.Or(all[i].draw(u, s, at))
	}
	round, in := in.CutLeft(u.MeasureText(theme.SmallBold, b.Round) + u.Px(20))
	b.round(u, round)
	b.prompt(u, in.InsetXY(u.Px(8), 0))
	return want
}

// ground draws the background of the bar.
func (b *Bar) ground(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	u.Gradient(r, 0, th.PaperLight, th.Paper)
	u.Line(ui.Point{X: r.X, Y: r.Bottom()}, ui.Point{X: r.Right(), Y: r.Bottom()}, u.Px(2), th.BrassDark)
}

// round draws the label of the round.
func (b *Bar) round(u *ui.UI, r ui.Rect) {
	if b.RoundTip != "" {
		u.Passive("round", r, ui.RegionOptions{Label: b.Round, Tooltip: b.RoundTip, Looks: true})
	}
	u.Text(r, theme.SmallBold, b.ink(u, b.Last, u.Theme().InkSoft), ui.Center|ui.Middle, b.Round)
}

// unsavedMark is the radius of the mark on the menu button, in design units.
const unsavedMark = 6

// barButton is a button of the bar.
type barButton struct {
	id   string
	icon paint.Icon
	o    ui.ButtonOptions
	to   session.Intent
}

// draw draws the button in r and returns its intent if it was clicked. The menu button has a mark while ending the program would lose
// moves.
func (b *barButton) draw(u *ui.UI, s *stage.Stage, r ui.Rect) (want session.Intent) {
	b.o.Quiet, b.o.Icon = true, s.Icon(b.icon)
	marked := b.to == session.ToMenu && s.Saves.Loses()
	switch {
	case marked:
		b.o.Tooltip = u.T("table.unsaved")
	case b.o.Tooltip == "":
		b.o.Tooltip = b.o.Name
	}
	if u.Button(b.id, r, "", b.o) {
		want = b.to
	}
	if marked {
		u.Disc(ui.Point{X: r.X + r.W*0.8, Y: r.Y + r.H*0.2}, u.Px(unsavedMark), u.Px(1.5))
	}
	return want
}

// buttons returns the buttons of the bar, from left to right: the menu at the left, the others at the right.
func (b *Bar) buttons(u *ui.UI, s *stage.Stage, v *Viewport) []barButton {
	tip := u.T("suggest.ask-tip")
	if b.Asked {
		tip = u.T("suggest.hide")
	}
	all := []barButton{{"menu", paint.IconGear, ui.ButtonOptions{Name: u.T("table.menu"), Looks: true}, session.ToMenu}}
	if v.offers {
		name, tip := u.T("table.large"), u.T("table.large-tip")
		if v.large {
			name = u.T("table.whole")
			tip = name
		}
		all = append(all, barButton{"zoom", paint.IconSearch, ui.ButtonOptions{Name: name, Tooltip: tip, Selected: v.large, Looks: true}, session.ToZoom})
	}
	return append(all,
		barButton{"suggest", paint.IconLantern, ui.ButtonOptions{
			Name: u.T("suggest.ask"), Selected: b.Asked, Shortcut: u.KeyOf(stage.AskKey()), Tooltip: tip, Disabled: !b.CanAsk, Why: b.Wait,
		}, session.ToAsk},
		barButton{"undo", paint.IconUndo, ui.ButtonOptions{
			Name: u.T("table.undo"), Shortcut: u.KeyOf(stage.UndoKey()), Disabled: !b.CanUndo, Why: u.T("why.undo"),
		}, session.ToUndo},
		barButton{"rules", paint.IconBook, ui.ButtonOptions{Name: u.T("common.rules"), Looks: true}, session.ToRules},
	)
}

// ink returns the colour of a text: the usual one, or the accent colour if the text matters more.
func (b *Bar) ink(u *ui.UI, matters bool, usual theme.Color) theme.Color {
	if matters {
		return u.Theme().Accent
	}
	return usual
}

// The prompt with a recap takes more of the height of the bar than one without, and their lines lie close, so that it is as large.
const (
	recapMore = 5 // design units above and below
	recapLap  = 3
)

// prompt writes the prompt as large as it fits, and below it the recap where that leaves it a line. It uses a heading style in one line if
// possible, and prefers a shorter text to smaller letters.
func (b *Bar) prompt(u *ui.UI, r ui.Rect) {
	th, colour := u.Theme(), b.ink(u, b.Urgent, u.Theme().Ink)
	if len(b.recap.clauses) > 0 {
		low, high := r.InsetXY(0, -u.Px(recapMore)).CutBottom(u.LineHeight(theme.Small))
		high.H += u.Px(recapLap)
		if style, words := b.headline(u, high.W, high.H); words != "" {
			u.Text(high, style, colour, ui.Center|ui.Middle, words)
			b.recap.draw(u, low)
			return
		}
	}
	if style, words := b.headline(u, r.W, r.H); words != "" {
		u.Text(r, style, colour, ui.Center|ui.Middle, words)
		return
	}
	text := b.Prompt
	lines := th.Wrap(theme.Small, u.Scale(), text, r.W)
	if len(lines) > 2 && b.Short != "" {
		text = b.Short
		lines = th.Wrap(theme.Small, u.Scale(), text, r.W)
	}
	if len(lines) > 2 {
		lines = append(lines[:1], th.Ellipsis(theme.Small, u.Scale(), text[len(lines[0]):], r.W))
	}
	for i, row := range r.Column(len(lines), 0) {
		u.Text(row, theme.Small, colour, ui.Center|ui.Middle, lines[i])
	}
}

// headline returns the largest style and the text with which the prompt fits in one line of that width and height; words is "" if none
// does.
func (b *Bar) headline(u *ui.UI, wide, high float64) (style theme.Style, words string) {
	for _, style := range []theme.Style{theme.Subheading, theme.Sidehead, theme.SmallBold} {
		for _, words := range []string{b.Prompt, b.Brief} {
			if words != "" && u.MeasureText(style, words) <= wide && u.LineHeight(style) <= high {
				return style, words
			}
		}
	}
	return theme.Small, ""
}
