package table

import (
	"slices"
	"strconv"

	"islas/game/islas"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the note, in design units.
const (
	noteWidth   = 460.0
	noteLeast   = 300.0 // narrower, the lines would be too short
	noteMargin  = 16.0
	noteDo      = 150.0 // of width: a button beside the text, before the cross
	noteButtons = noteDo + noteGap + theme.Target
	noteGap     = 10.0
	lowPlace    = 260.0 // of height
	badgeRadius = 16.0
)

// drawHint marks what is suggested, and lays the note with its reason where it hides nothing of it.
func (t *Table) drawHint(u *ui.UI) {
	hint := t.session.Suggestion()
	if hint.Thinking(u.Now()) {
		t.note(u, u.T("suggest.thinking"), "", nil)
	}
	if !hint.Ready() {
		return
	}
	what, why := t.whatText(u, hint.Action()), t.whyText(u, t.reason)
	widgets := u.Widgets()
	find := func(ids []string) (rects []ui.Rect) {
		for _, id := range ids {
			for i := range widgets {
				if widgets[i].ID == id && widgets[i].Visible && !widgets[i].Covered {
					rects = append(rects, widgets[i].Rect)
				}
			}
		}
		return rects
	}
	targets := find(t.targets())
	avoid := slices.Clone(targets)
	for _, r := range targets {
		avoid = append(avoid, t.badge(u, r, u.Px(badgeRadius)))
	}
	left := find(t.remaining())
	for i, r := range left {
		number := ""
		if len(left) > 1 {
			number = strconv.Itoa(i + 1)
		}
		t.point(u, r, number)
	}
	t.note(u, what, why, avoid)
	if t.noted != hint.Number() {
		t.noted = hint.Number()
		u.Focus("suggest.do")
	}
}

// point frames a thing to be clicked, with its number in the order of the clicks if there are several.
func (t *Table) point(u *ui.UI, r ui.Rect, number string) {
	th := u.Theme()
	if t.pick.needsColour(t.legal) {
		u.PushLayer(ui.LayerModal)
		defer u.PopLayer()
	}
	r = r.Inset(-u.Px(3)).Intersect(u.Bounds())
	width := min(u.Px(4), max(2, r.H*0.06))
	u.Stroke(r, u.Px(9), width*1.75, th.PaperLight, th.PaperLight)
	u.Stroke(r.Inset(width*0.375), u.Px(8), width, th.Accent, th.Accent)
	radius := u.Px(badgeRadius)
	if number == "" && r.H < u.Px(70) {
		radius = u.Px(12)
	}
	at := t.badge(u, r, radius)
	u.Circle(at.Middle(), radius, th.Accent, u.Px(2.5), th.PaperLight)
	if number == "" {
		t.icon(u, at.Center(radius*1.3, radius*1.3), paint.IconLantern, th.PaperLight)
		return
	}
	u.Text(at, theme.SmallBold, th.PaperLight, ui.Centered, number)
}

// badge is where a disc hangs on a thing to be clicked: at the corner, from the upper left one on, where it hides least of
// the sites and least of all what is built on them. Of something small itself it hides nothing.
func (t *Table) badge(u *ui.UI, r ui.Rect, radius float64) (best ui.Rect) {
	out := min(max(0, radius*2.4-r.H*0.5), radius*0.7)
	o, widgets := r.Inset(-out), u.Widgets()
	least := -1.0
	for _, corner := range []ui.Point{o.Min(), {X: o.Right(), Y: o.Y}, {X: o.X, Y: o.Bottom()}, {X: o.Right(), Y: o.Bottom()}} {
		at := ui.RectAround(corner, 2*radius, 2*radius).Within(u.Bounds().Inset(u.Px(2)))
		hidden := 0.0
		for _, w := range widgets {
			place, ok := w.Target.(site)
			if !ok {
				continue
			}
			in := at.Intersect(w.Rect)
			hidden += in.W * in.H
			if _, built := t.state().At(place.seat, place.plot); built && place.seat == t.deciding() {
				hidden += 3 * in.W * in.H
			}
		}
		if least < 0 || hidden < least {
			best, least = at, hidden
		}
	}
	return best
}

// noteSize is the size of a note of a width, and whether its buttons stand beside the text.
func (t *Table) noteSize(u *ui.UI, w float64, what, why string) (height float64, beside bool) {
	m, target := u.Px(noteMargin), u.Px(theme.Target)
	beside = w >= u.Px(noteWidth+noteButtons)
	text := w - 2*m
	if beside {
		text -= u.Px(noteButtons + noteGap)
	}
	height = u.MeasureWrapped(theme.BodyBold, what, text)
	if why != "" {
		height += u.Px(4) + u.MeasureWrapped(theme.Small, why, text)
	}
	if beside {
		height = max(height, target)
	} else {
		height += u.Px(noteGap) + target
	}
	return height + 2*m, beside
}

// noteFor is the width of the note in a place: no wider than its text needs. In a low place the buttons go beside it.
func (t *Table) noteFor(u *ui.UI, p ui.Rect, what, why string) float64 {
	m := 2*u.Px(noteMargin) + 1
	needed := max(u.MeasureText(theme.BodyBold, what), u.MeasureText(theme.Small, why)) + m
	if p.W >= u.Px(noteWidth+noteButtons) && p.H < u.Px(lowPlace) {
		needed += u.Px(noteButtons + noteGap)
		return min(max(needed, u.Px(noteWidth+noteButtons)), p.W, u.Px(noteWidth+noteButtons+120))
	}
	return min(max(needed, u.Px(noteLeast)), p.W, u.Px(noteWidth))
}

// note draws the paper with what is suggested and why, clear of the things to click.
func (t *Table) note(u *ui.UI, what, why string, clear []ui.Rect) {
	th := u.Theme()
	r, beside := t.notePlace(u, what, why, clear)
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Block(r)
	label := what
	if why != "" {
		label = u.T("suggest.label", "what", what, "why", why)
	}
	u.Region("suggest.note", r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: label})
	u.Shadow(r.Moved(0, u.Px(4)), u.Px(6), u.Px(14), th.Shadow)
	u.Paper(r, u.Px(6), th.PaperLight)
	u.Stroke(r, u.Px(6), u.Px(2), th.Accent, th.BrassDark)
	inner := r.Inset(u.Px(noteMargin))
	var buttons ui.Rect
	if beside {
		buttons, inner = inner.CutRight(u.Px(noteButtons))
		_, inner = inner.CutRight(u.Px(noteGap))
		do, cross := buttons.Center(buttons.W, u.Px(theme.Target)).CutLeft(u.Px(noteDo))
		_, cross = cross.CutLeft(u.Px(noteGap))
		t.noteButtons(u, do, cross)
	} else {
		buttons, inner = inner.CutBottom(u.Px(theme.Target))
		_, inner = inner.CutBottom(u.Px(noteGap))
		cross, do := buttons.CutRight(u.Px(theme.Target))
		_, do = do.CutRight(u.Px(noteGap))
		t.noteButtons(u, do, cross)
	}
	head, rest := inner.CutTop(u.MeasureWrapped(theme.BodyBold, what, inner.W))
	u.TextWrapped(head, theme.BodyBold, th.Accent, ui.Left|ui.Top, what)
	_, rest = rest.CutTop(u.Px(4))
	u.TextWrapped(rest, theme.Small, th.Ink, ui.Left|ui.Top, why)
}

// noteButtons carry the suggestion out, or put it away.
func (t *Table) noteButtons(u *ui.UI, do, cross ui.Rect) {
	if t.session.Suggestion().Ready() {
		if u.Button("suggest.do", do, u.T("suggest.go"), ui.ButtonOptions{
			Primary: true, Icon: t.sign(paint.IconTick), Style: theme.SmallBold, Tooltip: u.T("suggest.go-tip"), Shortcut: ui.KeyEnter,
		}) {
			t.act(t.session.Suggestion().Action())
		}
	}
	if u.Button("suggest.close", cross, "", ui.ButtonOptions{
		Icon: t.sign(paint.IconCross), Style: theme.SmallBold, Name: u.T("suggest.close"), Tooltip: u.T("suggest.hide"),
	}) && !t.session.Consumed() {
		t.session.Dismiss()
	}
}

// notePlace is where the note lies: the first place in which it fits without hiding anything to be clicked, or else the one
// where it hides least.
func (t *Table) notePlace(u *ui.UI, what, why string, clear []ui.Rect) (r ui.Rect, beside bool) {
	least := -1.0
	for _, p := range t.notePlaces() {
		if p.W < u.Px(noteLeast) {
			continue
		}
		w := t.noteFor(u, p, what, why)
		h, side := t.noteSize(u, w, what, why)
		at := ui.RectAround(p.Middle(), w, h).Within(u.Bounds().Inset(u.Px(4)))
		hidden := max(0, h-p.H) * w
		for _, c := range clear {
			in := at.Intersect(c.Inset(-u.Px(6)))
			hidden += 20 * in.W * in.H
		}
		if least < 0 || hidden < least {
			r, beside, least = at, side, hidden
		}
		if hidden == 0 {
			break
		}
	}
	return r, beside
}

// notePlaces are places for the note, the best first: what is least needed while one decides lies there.
func (t *Table) notePlaces() []ui.Rect {
	l := &t.lay
	var places []ui.Rect
	if !l.log.Empty() {
		places = append(places, l.log)
	}
	if t.arriving() {
		if l.upright {
			places = append(places, l.ship.Union(l.discard))
		}
		return append(places, l.ledger, l.sea)
	}
	middle := l.board
	for _, r := range l.others {
		middle = middle.Union(r)
	}
	third, _ := middle.CutTop(middle.H / 3)
	low, _ := middle.CutBottom(middle.H / 3)
	top, bottom := middle.CutTop(middle.H / 2)
	left, _ := middle.CutLeft(middle.W / 2)
	switch t.session.Suggestion().Action().Kind {
	case islas.MakePalace, islas.MakeTown:
		places = append(places, l.hand) // it is the island that one looks at
	}
	return append(places, third, low, top, bottom, left, l.hand, middle)
}
