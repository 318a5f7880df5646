package table

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"time"

	"islas/render/paint"
	"islas/render/popover"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the popover, in design units.
const (
	suggestWidth   = 460.0
	suggestLeast   = 300.0 // narrower, the lines would be too short
	suggestMargin  = 12.0
	suggestDo      = 150.0 // of width: a button beside the text, before the cross
	suggestButtons = suggestDo + suggestGap + theme.Target
	suggestGap     = 10.0
	suggestLines   = 4.0   // between what is suggested and why
	lowPlace       = 260.0 // of height
	suggestAround  = 24.0  // to what it lies beside
	suggestLarge   = 0.1   // how bad it is that it is a pixel larger than its place
)

// Suggestion marks what is suggested to the person who decides, and says why on a piece of paper.
type Suggestion struct {
	shown int           // the number of the suggestion that was drawn last
	place popover.Place // where it lies
}

// At is where the popover lay when it was drawn last.
func (p *Suggestion) At() ui.Rect { return p.place.At }

// Hint is a suggestion as far as a popover asks for it: every *Suggestion.
type Hint interface {
	Thinking(now time.Duration) bool
	Ready() bool
	Number() int
	Costs() bool
	Chance() (percent int, ok bool)
	Weighing() bool
}

// Advice is what a popover says of a suggestion, and where.
type Advice struct {
	What, Why string // what is suggested, and the reason in a sentence, empty for none
	// Targets are what the widgets stand for that are to be clicked for it (ui.Widget), in this order, nil for one that is not
	// to be seen; Left are those that are still to be.
	Targets, Left []any
	// Weight says how bad it is to hide a part of a widget by the badge of a mark: 0 for not at all. It may be nil.
	Weight func(w *ui.Widget) float64
	Low    bool // badges hang at the lower corners rather than at the upper ones
	// Avoid is what the popover avoids, beside what is to be clicked.
	Avoid []popover.Avoid
	// Over says that the marks lie on what a dialog shows.
	Over bool
	// Button is the id of the button on the table that does all that is left of it, empty for none: the popover then has none of its own that
	// does the same.
	Button string
	// Lays says that the popover's button lays out what is then confirmed on the table, and Confirm is the label of the button that confirms
	// what was laid out so; empty for one that confirms what is the player's own.
	Lays    bool
	Confirm string
}

// Draw marks what is suggested, and lays the popover where it hides nothing of it: in one of the places, the best first. advise is
// asked once there is a suggestion.
func (p *Suggestion) Draw(u *ui.UI, s *stage.Stage, h Hint, places []ui.Rect, advise func() Advice) (want session.Intent) {
	if h.Thinking(u.Now()) {
		return p.show(u, s, suggested{what: u.T("suggest.thinking")}, places)
	}
	if !h.Ready() {
		return session.Nothing
	}
	a := advise()
	targets := find(u, a.Targets)
	clear := slices.Clone(targets)
	left := find(u, a.Left)
	u.Seen(func() {
		for _, r := range targets {
			clear = append(clear, a.badge(u, r, u.Px(badgeRadius)))
		}
		a.points(u, s, left)
	})
	clear = u.SeenOf(clear)
	why, tip := a.Why, ""
	if chance := chanceOf(u, h); chance != "" {
		why, tip = strings.TrimSpace(why+" "+chance), u.T("suggest.chance.tip")
	}
	said := suggested{what: a.What, why: why, tip: tip, avoid: append(popover.All(popover.Must, clear), a.Avoid...), ready: true, there: a.Button != ""}
	do := a.Confirm
	if a.Button == "" && !a.Lays {
		do = u.T("suggest.go")
	}
	if h.Costs() && do != "" {
		said.price = u.T("suggest.price", "do", do)
		said.tip = strings.TrimSpace(tip + "\n" + u.T("suggest.price-tip", "do", do))
	}
	want = p.show(u, s, said, places)
	if p.shown != h.Number() {
		u.Show(targets)
		p.shown = h.Number()
		u.Focus(cmp.Or(a.Button, "suggest.do"))
	}
	return want
}

// chanceOf says how likely whoever decides is to win, or that this is being worked out, in as much room; empty if nobody has asked for it.
func chanceOf(u *ui.UI, h Hint) string {
	if percent, ok := h.Chance(); ok {
		return u.T("suggest.chance", "n", percent)
	}
	if h.Weighing() {
		return u.T("suggest.chance.weighing")
	}
	return ""
}

// find is where the widgets lie that stand for targets, as far as they are to be seen.
func find(u *ui.UI, targets []any) (rects []ui.Rect) {
	widgets := u.Widgets()
	for _, target := range targets {
		for i := range widgets {
			if w := &widgets[i]; target != nil && w.Target == target && !w.Whole.Empty() && !w.Covered {
				rects = append(rects, w.Whole)
			}
		}
	}
	return rects
}

// suggested is what is written in the popover: what is suggested and why, what there is to know about it beside, what the button costs,
// what it avoids, whether it can be done, and whether that is done on the table.
type suggested struct {
	what, why, tip, price string
	avoid                 []popover.Avoid
	ready, there          bool
}

// buttons is how much of the width the buttons take that stand beside the text.
func (t *suggested) buttons(u *ui.UI) float64 {
	if t.there {
		return u.Px(theme.Target)
	}
	return u.Px(suggestButtons)
}

// show draws what is suggested, in one of the places, clear of the things to click.
func (p *Suggestion) show(u *ui.UI, s *stage.Stage, t suggested, places []ui.Rect) (want session.Intent) {
	u.Words(func() { want = p.write(u, s, t, places) })
	return want
}

// write is show in the size in which words are asked to be.
func (p *Suggestion) write(u *ui.UI, s *stage.Stage, t suggested, places []ui.Rect) (want session.Intent) {
	th, what, why := u.Theme(), t.what, t.why
	r, beside := p.lie(u, &t, places)
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Block(r)
	label := what
	if more := strings.TrimSpace(why + " " + t.price); more != "" {
		label = u.T("suggest.label", "what", what, "why", more)
	}
	u.Region("suggest.note", r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: label, Tooltip: t.tip})
	u.Shadow(r.Moved(0, u.Px(4)), u.Px(6), u.Px(14), th.Shadow)
	u.Paper(r, u.Px(6), th.PaperLight)
	u.Stroke(r, u.Px(6), u.Px(2), th.Accent, th.BrassDark)
	inner := r.Inset(u.Px(suggestMargin))
	var buttons, do, cross ui.Rect
	if beside {
		buttons, inner = inner.CutRight(t.buttons(u), u.Px(suggestGap))
		buttons = buttons.Center(buttons.W, u.Px(theme.Target))
	} else {
		buttons, inner = inner.CutBottom(u.Px(theme.Target), u.Px(suggestGap))
	}
	cross, do = buttons.CutRight(u.Px(theme.Target), u.Px(suggestGap))
	u.PushGroup(r) // so that what is told of a button covers no word of the popover
	want = suggestionButtons(u, s, do, cross, t.ready && !t.there)
	u.PopGroup()
	u.Scrolled("advised", inner, func(w float64) float64 { return t.words(u, w) }, func(r ui.Rect) {
		head, r := r.CutTop(u.MeasureWrapped(theme.BodyBold, what, r.W))
		u.TextWrapped(head, theme.BodyBold, th.Accent, ui.Left|ui.Top, what)
		_, r = r.CutTop(u.Px(suggestLines))
		if t.price != "" {
			var foot ui.Rect
			foot, r = r.CutBottom(u.MeasureWrapped(theme.Small, t.price, r.W))
			u.TextWrapped(foot, theme.Small, th.InkSoft, ui.Left|ui.Top, t.price)
		}
		u.TextWrapped(r, theme.Small, th.Ink, ui.Left|ui.Top, why)
	})
	return want
}

// words is how high what is said is in a width.
func (t *suggested) words(u *ui.UI, w float64) (height float64) {
	height = u.MeasureWrapped(theme.BodyBold, t.what, w)
	if t.why != "" {
		height += u.Px(suggestLines) + u.MeasureWrapped(theme.Small, t.why, w)
	}
	if t.price != "" {
		height += u.Px(suggestLines) + u.MeasureWrapped(theme.Small, t.price, w)
	}
	return height
}

// suggestionButtons are the buttons that carry the suggestion out, or put it away.
func suggestionButtons(u *ui.UI, s *stage.Stage, do, cross ui.Rect, ready bool) (want session.Intent) {
	if ready && u.Button("suggest.do", do, u.T("suggest.go"), ui.ButtonOptions{
		Primary: true, Icon: s.Icon(paint.IconTick), Style: theme.SmallBold, Tooltip: u.T("suggest.go-tip"), Shortcut: ui.KeyEnter,
	}) {
		want = session.ToFollow
	}
	if u.Button("suggest.close", cross, "", ui.ButtonOptions{
		Icon: s.Icon(paint.IconCross), Style: theme.SmallBold, Name: u.T("suggest.close"), Tooltip: u.T("suggest.hide"),
	}) {
		want = session.ToDismiss
	}
	return want
}

// lie is where the popover lies: in the first place in which it fits without hiding anything to be clicked, or else where it hides least;
// and whether its buttons stand beside the text.
func (p *Suggestion) lie(u *ui.UI, t *suggested, places []ui.Rect) (r ui.Rect, beside bool) {
	if u.Narrow() {
		r = u.Lie(&p.place, func(w float64) float64 {
			h, _ := t.high(u, w)
			return h
		}, t.avoid)
	} else {
		q := popover.Query{Gap: u.Px(suggestAround), Avoid: t.avoid}
		for _, room := range places {
			if room.W < u.Px(suggestLeast) {
				continue
			}
			w := math.Floor(t.wide(u, room))
			h, _ := t.high(u, w)
			in := ui.RectAround(room.Middle(), room.W, max(room.H, h)).Within(u.Bounds().Inset(u.Px(4)))
			q.Choices = append(q.Choices, popover.Choice{
				In: in, W: w, H: math.Ceil(h), Near: popover.At(room.Middle()), Bad: suggestLarge * max(0, h-room.H) * w,
			})
		}
		r = u.FindPlace(&p.place, &q)
	}
	_, beside = t.high(u, r.W)
	return r, beside
}

// wide is the width of the popover in a place: no wider than its text needs. In a low place the buttons go beside it, and a cross alone does
// anywhere.
func (t *suggested) wide(u *ui.UI, p ui.Rect) float64 {
	margins := 2*u.Px(suggestMargin) + 1
	needed := max(u.MeasureText(theme.BodyBold, t.what), u.MeasureText(theme.Small, t.why)) + margins
	least, most := u.Px(suggestLeast), u.Px(suggestWidth)
	if low := p.W >= u.Px(suggestWidth+suggestButtons) && p.H < u.Px(lowPlace); low || t.there {
		needed += t.buttons(u) + u.Px(suggestGap)
		if low {
			least, most = u.Px(suggestWidth)+t.buttons(u), u.Px(suggestWidth+suggestButtons+120)
		}
	}
	return min(max(needed, least), p.W, most)
}

// high is the height of a popover of a width, and whether its buttons stand beside the text.
func (t *suggested) high(u *ui.UI, w float64) (height float64, beside bool) {
	beside = t.there && !u.Narrow() || w+1 >= u.Px(suggestWidth+suggestButtons)
	text := w - 2*u.Px(suggestMargin)
	if beside {
		text -= t.buttons(u) + u.Px(suggestGap)
	}
	height = t.words(u, text)
	if beside {
		height = max(height, u.Px(theme.Target))
	} else {
		height += u.Px(suggestGap) + u.Px(theme.Target)
	}
	return height + 2*u.Px(suggestMargin), beside
}
