package table

import (
	"cmp"
	"math"
	"slices"
	"strings"

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
	suggestLeast   = 300.0 // in a narrower one the lines would be too short
	suggestMargin  = 12.0
	suggestDo      = 150.0 // width of a button beside the text, before the cross
	suggestButtons = suggestDo + suggestGap + theme.Target
	suggestGap     = 10.0
	suggestLines   = 4.0   // between the suggestion and the reason
	lowPlace       = 260.0 // height below which a place is low
	suggestAround  = 24.0  // distance from what it lies beside
	suggestLarge   = 0.1   // how bad each pixel is by which it is higher than its place
)

// Suggestion marks what is suggested to the person who decides, and explains it in a popover.
type Suggestion struct {
	shown int           // number of the suggestion that was drawn last
	place popover.Place // where the popover lies
}

// Advice is the content of the popover of a suggestion, and what it marks and avoids.
type Advice struct {
	What, Why string // what is suggested, and the reason as a sentence, empty for none
	// Targets are the targets of the widgets (ui.Widget) that are to be clicked for the suggestion, in this order, nil for one that is not
	// shown. Left are those that remain to be clicked.
	Targets, Left []any
	// Weight returns how bad it is that a badge hides a part of a widget: 0 for not at all. It may be nil.
	Weight func(w *ui.Widget) float64
	Low    bool // badges hang at the lower corners instead of the upper ones
	// Avoid is what the popover avoids besides what is to be clicked.
	Avoid []popover.Avoid
	// Over means that the marks lie on the contents of a dialog.
	Over bool
	// Button is the id of the button on the table that does all that is left of the suggestion, empty for none. If there is one, the
	// popover has no such button of its own.
	Button string
	// Lays means that the popover's button only lays out what is then confirmed on the table. Confirm is the label of the button that
	// confirms it; empty for one that confirms the player's own choice.
	Lays    bool
	Confirm string

	outline func(r ui.Rect) []ui.Point // Views.Outline
	taught  bool                       // a lesson asks for it: what is the only one to be clicked has no disc
}

// Draw marks what is suggested, and draws the popover in one of the places, the best first, where it hides nothing of that. It calls advise
// once there is a suggestion.
func (p *Suggestion) Draw(u *ui.UI, s *stage.Stage, h *session.Hint, places []ui.Rect, advise func() Advice) (want session.Intent) {
	if h.Thinking(u.Now()) {
		u.Words(func() { want = p.show(u, s, suggested{what: u.T("suggest.thinking")}, places) })
		return want
	}
	if !h.Ready {
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
	percent, known := h.Chance()
	if known {
		why += " " + u.T("suggest.chance", "n", percent)
	} else if h.Weighing() {
		why += " " + u.T("suggest.chance.weighing")
	}
	if known || h.Weighing() {
		why, tip = strings.TrimSpace(why), u.T("suggest.chance.tip")
	}
	said := suggested{what: a.What, why: why, tip: tip, avoid: append(popover.All(popover.Must, clear), a.Avoid...), ready: true, there: a.Button != ""}
	do := a.Confirm
	if a.Button == "" && !a.Lays {
		do = u.T("suggest.go")
	}
	if h.Costs && do != "" {
		said.price = u.T("suggest.price", "do", do)
		said.tip = strings.TrimSpace(tip + "\n" + u.T("suggest.price-tip", "do", do))
	}
	u.Words(func() { want = p.show(u, s, said, places) })
	if p.shown != h.Number {
		u.Show(targets)
		p.shown = h.Number
		u.Focus(cmp.Or(a.Button, "suggest.do"))
	}
	return want
}

// find returns where the visible widgets of some targets lie.
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

// suggested is the content of the popover: the suggestion, the reason, the tooltip, the price of using the button, what the popover avoids,
// whether the suggestion can be carried out, and whether a button on the table does that.
type suggested struct {
	what, why, tip, price string
	avoid                 []popover.Avoid
	ready, there          bool
}

// buttons returns the width in pixels that the buttons take beside the text.
func (t *suggested) buttons(u *ui.UI) float64 {
	if t.there {
		return u.Px(theme.Target)
	}
	return u.Px(suggestButtons)
}

// show draws the popover in one of the places, away from the things to click.
func (p *Suggestion) show(u *ui.UI, s *stage.Stage, t suggested, places []ui.Rect) (want session.Intent) {
	th, what, why := u.Theme(), t.what, t.why
	r, beside := p.lie(u, &t, places)
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Block(r)
	label := what
	if more := strings.TrimSpace(why + " " + t.price); more != "" {
		label = u.T("suggest.label", "what", what, "why", more)
	}
	u.Passive("suggest.note", r, ui.RegionOptions{Label: label, Tooltip: t.tip, Pans: true})
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
	u.PushGroup(r) // so that the tooltip of a button covers no text of the popover
	if t.ready && !t.there && u.Button("suggest.do", do, u.T("suggest.go"), ui.ButtonOptions{
		Primary: true, Icon: s.Icon(paint.IconTick), Style: theme.SmallBold, Tooltip: u.T("suggest.go-tip"), Shortcut: ui.KeyEnter,
	}) {
		want = session.ToFollow
	}
	if u.Button("suggest.close", cross, "", ui.ButtonOptions{
		Icon: s.Icon(paint.IconCross), Style: theme.SmallBold, Name: u.T("suggest.close"), Tooltip: u.T("suggest.hide"),
	}) {
		want = session.ToDismiss
	}
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

// words returns the height of the text in a width, in pixels.
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

// lie returns where the popover lies, which is the first place in which it hides nothing that is to be clicked, or else the one in which it
// hides least, and whether its buttons stand beside the text.
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

// wide returns the width of the popover in a place: no wider than its text needs. In a low place the buttons stand beside the text; if
// there is only the cross, it does so anywhere.
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

// high returns the height of a popover of width w, and whether its buttons stand beside the text.
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
