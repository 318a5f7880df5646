package playing

import (
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Bar is the bar at the top of a table: the menu, the round, the line that always says who has to do what, a suggestion,
// taking back, and the rules.
type Bar struct {
	Round    string // which round it is
	RoundTip string // what is to be known of it, for instance why it is the last one; may be empty
	Last     bool   // it is the last one
	Prompt   string // who has to do what
	Brief    string // the same in fewer words, which are better than smaller letters; may be empty
	Short    string // the same in fewer words, for where there is no room for all of it; may be empty
	Urgent   bool   // it is for the person at the machine
	CanUndo  bool   // an action can be taken back
	Asked    bool   // a suggestion was asked for
	CanAsk   bool   // one can be
	Wait     string // why not
}

// Draw shows the bar in r.
func (b *Bar) Draw(u *ui.UI, s *stage.Stage, r ui.Rect) (want Intent) {
	th := u.Theme()
	s.Voice.Ask(b.Prompt)
	u.Gradient(r, 0, th.PaperLight, th.Paper)
	u.Line(ui.Point{X: r.X, Y: r.Bottom()}, ui.Point{X: r.Right(), Y: r.Bottom()}, u.Px(2), th.BrassDark)
	in := r.InsetXY(u.Px(8), u.Px(6))
	button := func(id string, at ui.Rect, icon paint.Icon, o ui.ButtonOptions, to Intent) {
		o.Quiet, o.Icon = true, s.Icon(icon)
		if o.Tooltip == "" {
			o.Tooltip = o.Name
		}
		if u.Button(id, at, "", o) {
			want = to
		}
	}
	menu, in := in.CutLeft(in.H)
	button("menu", menu, paint.IconGear, ui.ButtonOptions{Name: u.T("table.menu"), Looks: true}, ToMenu)
	_, in = in.CutLeft(u.Px(8))
	rules, in := in.CutRight(in.H)
	button("rules", rules, paint.IconBook, ui.ButtonOptions{Name: u.T("common.rules"), Looks: true}, ToRules)
	undo, in := in.CutRight(in.H)
	button("undo", undo, paint.IconUndo, ui.ButtonOptions{Name: u.T("table.undo"), Shortcut: u.KeyOf(stage.UndoKey()), Disabled: !b.CanUndo, Why: u.T("why.undo")}, ToUndo)
	suggest, in := in.CutRight(in.H)
	tip := u.T("suggest.ask-tip")
	if b.Asked {
		tip = u.T("suggest.hide")
	}
	button("suggest", suggest, paint.IconLantern, ui.ButtonOptions{
		Name: u.T("suggest.ask"), Selected: b.Asked, Shortcut: u.KeyOf(stage.AskKey()), Tooltip: tip, Disabled: !b.CanAsk, Why: b.Wait,
	}, ToAsk)
	round, in := in.CutLeft(u.MeasureText(theme.SmallBold, b.Round) + u.Px(20))
	if b.RoundTip != "" {
		u.Region("round", round, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: b.Round, Tooltip: b.RoundTip, Looks: true})
	}
	u.Text(round, theme.SmallBold, b.ink(u, b.Last, th.InkSoft), ui.Center|ui.Middle, b.Round)
	b.prompt(u, in.InsetXY(u.Px(8), 0))
	return want
}

// ink is the colour of what is said: another one if it matters more than usual.
func (b *Bar) ink(u *ui.UI, matters bool, usual theme.Color) theme.Color {
	if matters {
		return u.Theme().Accent
	}
	return usual
}

// prompt writes the line that says what has to be done, as large as it fits, in few words rather than in small letters, in one line
// in the face of headlines.
func (b *Bar) prompt(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	text, colour := b.Prompt, b.ink(u, b.Urgent, th.Ink)
	for _, style := range []theme.Style{theme.Subheading, theme.Sidehead, theme.SmallBold} {
		for _, words := range []string{b.Prompt, b.Brief} {
			if words != "" && u.MeasureText(style, words) <= r.W && theme.LineHeight(style)*u.Scale() <= r.H {
				u.Text(r, style, colour, ui.Center|ui.Middle, words)
				return
			}
		}
	}
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
