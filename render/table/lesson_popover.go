package table

import (
	"math"
	"slices"

	"islas/render/paint"
	"islas/render/popover"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the popover of a lesson, in design units.
const (
	lessonLow    = 640.0 // of a window's height: in a lower one the text is small
	lessonMargin = 18.0
	lessonFace   = 84.0
	lessonGap    = 12.0
	lessonButton = 48.0
	lessonHead   = 5.0                            // below the speaker's name
	lessonTools  = 2 * (lessonButton + lessonGap) // the buttons that lead back and away
)

// popover draws the popover of a lesson. It must avoid the rectangles in clear, and avoids those in keep if there is room. The text has the
// size that the settings ask for.
func (g *Guide) popover(u *ui.UI, s *stage.Stage, t session.Instruction, params []any, clear, keep []ui.Rect) (want session.Intent) {
	th := u.Theme()
	style, widths := theme.Body, []float64{520, 440, 384} // the usual one first, then those for where it would hide something
	if u.Bounds().H < u.Px(lessonLow) {
		style, widths = theme.Small, []float64{700, 560, 460}
	}
	text := u.T("lesson."+t.Say, params...)
	answer := ""
	if g.answer != "" {
		answer = u.T(g.answer, params...)
	}
	said := said{text: text, below: answer, style: style, waits: t.Waits, last: t.Step == t.Steps}
	switch {
	case answer != "" || !t.Waits:
	case t.Look != "":
		said.below = u.T("teach.rest")
	default:
		said.below = u.T("teach.do")
	}
	g.lie(u, &said, widths, clear, keep)
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	r := g.place.At
	u.Block(r)
	u.Passive("lesson.sheet", r, ui.RegionOptions{Label: text, Value: answer, Looks: true})
	look := lessonLook(u)
	buttons, _ := r.Inset(u.Px(look.margin)).CutBottom(said.buttons(u, r.W))
	in := look.draw(u, s, r)
	var head ui.Rect
	place := u.T("teach.place", "n", t.Step, "of", t.Steps)
	if said.low(u, r.W) {
		_, head = buttons.CutLeft(u.Px(lessonTools))
		head.W = u.MeasureText(theme.Small, place)
	} else {
		head, in = in.CutTop(u.LineHeight(theme.SmallBold))
		u.Text(head, theme.SmallBold, th.Accent, ui.Left|ui.Middle, s.Host().Name)
		_, in = in.CutTop(u.Px(lessonHead))
	}
	u.Text(head, theme.Small, th.InkSoft, ui.Right|ui.Middle, place)
	beside := said.besideButtons(u, r.W)
	in, _ = in.CutTop(max(buttons.Y-in.Y-u.Px(lessonGap), 0))
	words := func(w float64) float64 { return said.words(u, w, beside) }
	u.Scrolled("lesson.words", in, words, func(at ui.Rect) {
		at.Y += u.TextWrapped(ui.Rect{X: at.X, Y: at.Y, W: at.W}, style, th.Ink, ui.Left|ui.Top, text)
		if !beside {
			at.Y += u.Px(lessonGap / 2)
			u.TextWrapped(ui.Rect{X: at.X, Y: at.Y, W: at.W}, theme.SmallBold, th.Accent, ui.Left|ui.Top, said.below)
		}
	})
	if beside {
		_, at := buttons.CutLeft(u.Px(lessonTools))
		u.TextWrapped(at, theme.SmallBold, th.Accent, ui.Left|ui.Middle, said.below)
	}
	return g.buttons(u, s, t, buttons)
}

// lessonLook returns the look of the popover: without a face and with narrow margins where the text needs the room.
func lessonLook(u *ui.UI) paperLook {
	look := paperLook{drop: 4, blur: 18, edge: 2.5, margin: lessonMargin, face: lessonFace, gap: lessonGap}
	if u.Narrow() {
		look.margin, look.face, look.gap = lessonGap, 0, 0
	}
	return look
}

// said is the text of the popover and the line below it: the answer to a wrong click, or that it is the player's turn.
type said struct {
	text, below string
	style       theme.Style
	waits       bool // the lesson waits for an action
	last        bool // the lesson ends with it
}

// words returns the height of the text in a width, in pixels.
func (d *said) words(u *ui.UI, w float64, beside bool) float64 {
	h := u.MeasureWrapped(d.style, d.text, w)
	if d.below != "" && !beside {
		h += u.Px(lessonGap/2) + u.MeasureWrapped(theme.SmallBold, d.below, w)
	}
	return h
}

// low reports whether a popover of width w is so low that the page number stands beside its buttons.
func (d *said) low(u *ui.UI, w float64) bool {
	return u.Narrow() && !d.waits && w > u.Bounds().H
}

// onward returns the label and the icon of the button that leads on.
func (d *said) onward(u *ui.UI) (label string, icon paint.Icon) {
	if d.last {
		return u.T("teach.go-on"), paint.IconShip
	}
	return u.T("teach.next"), paint.IconRight
}

// buttons returns the height of the buttons of a popover of width w: two rows where the button that leads on has no room beside the others.
func (d *said) buttons(u *ui.UI, w float64) float64 {
	label, _ := d.onward(u)
	if free := w - u.Px(2*lessonLook(u).margin+lessonTools); !d.waits && u.Narrow() && u.ButtonWidth(label, false) > free {
		return u.Px(2*lessonButton + lessonGap)
	}
	return u.Px(lessonButton)
}

// besideButtons reports whether the line below the text has room beside the buttons of a popover of width w that has no button that leads
// on.
func (d *said) besideButtons(u *ui.UI, w float64) bool {
	return d.waits && d.below != "" && u.MeasureWrapped(theme.SmallBold, d.below, w-u.Px(2*lessonLook(u).margin+lessonTools)) <= u.Px(lessonButton)
}

// buttons draws the buttons that lead back, on and away.
func (g *Guide) buttons(u *ui.UI, s *stage.Stage, t session.Instruction, r ui.Rect) (want session.Intent) {
	last := t.Step == t.Steps
	next, two := ui.Rect{}, r.H > u.Px(lessonButton)+1
	if two {
		next, r = r.CutTop(u.Px(lessonButton), u.Px(lessonGap))
	}
	back, r := r.CutLeft(u.Px(lessonButton))
	if u.Button("lesson.back", back, "", ui.ButtonOptions{
		Icon: s.Icon(paint.IconLeft), Name: u.T("teach.back"), Tooltip: u.T("teach.back-tip"), Disabled: t.Step == 1, Why: u.T("teach.first"), Looks: true,
	}) {
		want = session.ToBack
	}
	_, r = r.CutLeft(u.Px(lessonGap))
	leave, r := r.CutLeft(u.Px(lessonButton))
	name, tip := u.T("teach.leave"), u.T("teach.leave-tip")
	if last {
		name, tip = u.T("teach.end"), u.T("teach.end")
	}
	if u.Button("lesson.leave", leave, "", ui.ButtonOptions{Icon: s.Icon(paint.IconDoor), Name: name, Tooltip: tip, Looks: true}) {
		want = session.ToTitle
	}
	if t.Waits {
		return want
	}
	_, r = r.CutLeft(u.Px(lessonGap))
	label, icon := (&said{last: last}).onward(u)
	if !two {
		_, next = r.CutLeft(max(r.W-max(u.ButtonWidth(label, true), u.Px(170)), 0))
	}
	o := ui.ButtonOptions{Primary: true, Icon: s.Icon(icon), Shortcut: ui.KeyEnter, Looks: true}
	if u.ButtonWidth(label, true) > next.W {
		o.Icon = nil
	}
	if u.Button("lesson.next", next, label, o) {
		want = session.ToNext
		if last {
			want = session.ToGoOn
		}
	}
	return want
}

// lie finds the place of the popover.
func (g *Guide) lie(u *ui.UI, d *said, widths []float64, clear, keep []ui.Rect) {
	q := popover.Query{Gap: u.Px(22), Stays: popover.WhileClear}
	in := u.Bounds().Inset(u.Px(8))
	near := in.Middle()
	if len(clear) > 0 {
		near = clear[0].Middle()
	}
	add := func(w, h float64) {
		q.Choices = append(q.Choices, popover.Choice{In: in, W: w, H: h, Near: popover.At(near), Bad: popover.Unusual * float64(len(q.Choices))})
	}
	for _, width := range widths {
		w := math.Floor(min(u.Px(width), in.W))
		add(w, d.high(u, w))
	}
	if u.Narrow() {
		w, touched := u.Narrowed(), make([]ui.Rect, len(clear))
		for i, r := range clear { // large enough for a finger
			touched[i] = ui.RectAround(r.Middle(), max(r.W, u.Phone()), max(r.H, u.Phone()))
		}
		clear, in = touched, w.Room()
		for _, b := range menuHoles(u) { // below the buttons of the bar that still answer, and where fingers meet them
			_, in = in.CutTop(max(b.Bottom()+u.Px(popover.Edge), b.Middle().Y+u.Phone()/2+1) - in.Y)
		}
		q.Gap, q.Choices = u.Px(popover.Gap), w.Choices(in, near, func(w float64) float64 { return d.high(u, w) })
	}
	var bar ui.Rect // from the menu to the rules; between them stands the prompt
	for _, r := range menuHoles(u) {
		bar = bar.Union(r)
	}
	q.Avoid = slices.Concat(popover.All(popover.Must, clear), popover.All(popover.Rather, append(keep, bar)))
	u.FindPlace(&g.place, &q)
}

// lessonWords returns the width of the text in a popover of width w.
func lessonWords(u *ui.UI, w float64) float64 {
	look := lessonLook(u)
	return w - u.Px(2*look.margin+look.face+look.gap)
}

// high returns the height of a popover of width w.
func (d *said) high(u *ui.UI, w float64) float64 {
	look := lessonLook(u)
	h := d.words(u, lessonWords(u, w), d.besideButtons(u, w))
	if !d.low(u, w) {
		h += u.LineHeight(theme.SmallBold) + u.Px(lessonHead)
	}
	return math.Ceil(max(h, u.Px(look.face)) + u.Px(2*look.margin+lessonGap) + d.buttons(u, w))
}
