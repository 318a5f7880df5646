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

// suggestionView marks what is suggested to the person who decides, and says why.
type suggestionView struct {
	noted int // the number of the suggestion that was drawn last
}

// draw marks what is suggested, and lays the note with its reason where it hides nothing of it.
func (v *suggestionView) draw(f *frame) intent {
	u, hint := f.ui, f.hint
	if hint.Thinking(u.Now()) {
		return v.note(f, u.T("suggest.thinking"), "", nil)
	}
	if !hint.Ready() {
		return intent{}
	}
	what, why := whatText(f, hint.Action()), whyText(f, f.reason)
	targets := find(u, targets(f))
	avoid := slices.Clone(targets)
	for _, r := range targets {
		avoid = append(avoid, badge(f, r, u.Px(badgeRadius)))
	}
	left := find(u, remaining(f))
	for i, r := range left {
		number := ""
		if len(left) > 1 {
			number = strconv.Itoa(i + 1)
		}
		point(f, r, number)
	}
	want := v.note(f, what, why, avoid)
	if v.noted != hint.Number() {
		v.noted = hint.Number()
		u.Focus("suggest.do")
	}
	return want
}

// find is where the widgets lie that stand for the targets, as far as they are to be seen.
func find(u *ui.UI, targets []any) (rects []ui.Rect) {
	widgets := u.Widgets()
	for _, target := range targets {
		for i := range widgets {
			if w := &widgets[i]; target != nil && w.Target == target && w.Visible && !w.Covered {
				rects = append(rects, w.Rect)
			}
		}
	}
	return rects
}

// point frames a thing to be clicked, with its number in the order of the clicks if there are several.
func point(f *frame, r ui.Rect, number string) {
	u, th := f.ui, f.ui.Theme()
	if f.choice.needsColour() {
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
	at := badge(f, r, radius)
	u.Circle(at.Middle(), radius, th.Accent, u.Px(2.5), th.PaperLight)
	if number == "" {
		f.paint.icon(at.Center(radius*1.3, radius*1.3), paint.IconLantern, th.PaperLight)
		return
	}
	u.Text(at, theme.SmallBold, th.PaperLight, ui.Centered, number)
}

// badge is where a disc hangs on a thing to be clicked: at the corner, from the upper left one on, where it hides least of
// the sites and least of all what is built on them. Of something small itself it hides nothing.
func badge(f *frame, r ui.Rect, radius float64) (best ui.Rect) {
	u := f.ui
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
			if _, built := f.state.At(place.seat, place.plot); built && place.seat == f.deciding {
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
func noteSize(u *ui.UI, w float64, what, why string) (height float64, beside bool) {
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
func noteFor(u *ui.UI, p ui.Rect, what, why string) float64 {
	m := 2*u.Px(noteMargin) + 1
	needed := max(u.MeasureText(theme.BodyBold, what), u.MeasureText(theme.Small, why)) + m
	if p.W >= u.Px(noteWidth+noteButtons) && p.H < u.Px(lowPlace) {
		needed += u.Px(noteButtons + noteGap)
		return min(max(needed, u.Px(noteWidth+noteButtons)), p.W, u.Px(noteWidth+noteButtons+120))
	}
	return min(max(needed, u.Px(noteLeast)), p.W, u.Px(noteWidth))
}

// note draws the paper with what is suggested and why, clear of the things to click.
func (v *suggestionView) note(f *frame, what, why string, clear []ui.Rect) (want intent) {
	u, th := f.ui, f.ui.Theme()
	r, beside := notePlace(f, what, why, clear)
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
		want = drawNoteButtons(f, do, cross)
	} else {
		buttons, inner = inner.CutBottom(u.Px(theme.Target))
		_, inner = inner.CutBottom(u.Px(noteGap))
		cross, do := buttons.CutRight(u.Px(theme.Target))
		_, do = do.CutRight(u.Px(noteGap))
		want = drawNoteButtons(f, do, cross)
	}
	head, rest := inner.CutTop(u.MeasureWrapped(theme.BodyBold, what, inner.W))
	u.TextWrapped(head, theme.BodyBold, th.Accent, ui.Left|ui.Top, what)
	_, rest = rest.CutTop(u.Px(4))
	u.TextWrapped(rest, theme.Small, th.Ink, ui.Left|ui.Top, why)
	return want
}

// drawNoteButtons draws the buttons that carry the suggestion out, or put it away.
func drawNoteButtons(f *frame, do, cross ui.Rect) (want intent) {
	u := f.ui
	if f.hint.Ready() {
		if u.Button("suggest.do", do, u.T("suggest.go"), ui.ButtonOptions{
			Primary: true, Icon: f.paint.sign(paint.IconTick), Style: theme.SmallBold, Tooltip: u.T("suggest.go-tip"), Shortcut: ui.KeyEnter,
		}) {
			want = acts(f.hint.Action())
		}
	}
	if u.Button("suggest.close", cross, "", ui.ButtonOptions{
		Icon: f.paint.sign(paint.IconCross), Style: theme.SmallBold, Name: u.T("suggest.close"), Tooltip: u.T("suggest.hide"),
	}) {
		want = intent{kind: toDismiss}
	}
	return want
}

// notePlace is where the note lies: the first place in which it fits without hiding anything to be clicked, or else the one
// where it hides least.
func notePlace(f *frame, what, why string, clear []ui.Rect) (r ui.Rect, beside bool) {
	u, least := f.ui, -1.0
	for _, p := range notePlaces(f) {
		if p.W < u.Px(noteLeast) {
			continue
		}
		w := noteFor(u, p, what, why)
		h, side := noteSize(u, w, what, why)
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
func notePlaces(f *frame) []ui.Rect {
	l := f.lay
	var places []ui.Rect
	if !l.log.Empty() {
		places = append(places, l.log)
	}
	if f.arriving {
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
	switch f.hint.Action().Kind {
	case islas.MakePalace, islas.MakeTown:
		places = append(places, l.hand) // it is the island that one looks at
	}
	return append(places, third, low, top, bottom, left, l.hand, middle)
}
