package shell

import (
	"slices"
	"strconv"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// passage is a paragraph of a scene of text: a heading, a text, and a control, each of which may be missing.
type passage struct {
	head, text string
	action                               // a button, if it has one
	other      func(u *ui.UI, r ui.Rect) // draws any other control
}

// Sizes of such scenes in design units.
const (
	passagesWidth = 820
	passageGap    = 14
)

// blocks returns its heading, text and control in a width.
func (p *passage) blocks(u *ui.UI, width float64) (all []block) {
	th := u.Theme()
	if p.head != "" {
		high := max(u.Px(settingHead), u.MeasureWrapped(theme.Subheading, p.head, width)+u.Px(24))
		all = append(all, block{high, func(r ui.Rect) {
			r, _ = r.CutTop(r.H - u.Px(8))
			u.Headed(2, func() { u.TextWrapped(r, theme.Subheading, th.Accent, ui.Left|ui.Bottom, p.head) })
		}})
	}
	if p.text != "" {
		text := paragraph(u, width, theme.Body, th.Ink, ui.Left|ui.Top, p.text)
		text.height += u.Px(passageGap)
		all = append(all, text)
	}
	if p.do != nil || p.other != nil {
		high := max(u.Px(theme.Target), u.ButtonHeight(width, p.label), u.ToggleHeight(width, p.label))
		all = append(all, block{high + u.Px(passageGap), func(r ui.Rect) {
			if r, _ = r.CutTop(high); p.do == nil {
				p.other(u, r)
				return
			}
			r.W = min(r.W, u.ButtonWidth(p.label, true))
			p.draw(u, r)
		}})
	}
	return all
}

// drawPassages draws a scene of text, and reports whether the player wants to go back.
func drawPassages(s *stage.Stage, u *ui.UI, title string, parts []passage) (back bool) {
	s.PaintSea(u)
	s.PaintRose(u)
	_, below, back := bar(s, u, title)
	panel := pageIn(u, below)
	panel = panel.Center(min(panel.W, u.Px(passagesWidth)), panel.H)
	width := panel.W - 2*pageMargin(u) - u.Px(scrollRoom)
	var all []block
	for i := range parts {
		all = append(all, parts[i].blocks(u, width)...)
	}
	total := heightOf(all, 0)
	panel = panel.Center(panel.W, min(panel.H, total+2*pageMargin(u)))
	u.Scroll("parts", page(u, panel), total, func(at ui.Rect) {
		at.W = min(at.W, width)
		stack(at, all, 0)
	})
	return back
}

// partBar is the height of the bar of drawPart in design units.
const partBar = 14

// drawPart draws a progress bar, filled up to part, from 0 to 1; label is its label.
func drawPart(u *ui.UI, bar ui.Rect, part float64, label string) {
	th := u.Theme()
	bar = bar.Rounded()
	u.Gradient(bar, bar.H/2, theme.Mix(th.PaperDark, th.BrassDark, 0.45), theme.Mix(th.PaperDark, th.BrassDark, 0.1))
	done := bar
	done.W = max(bar.H, bar.W*part)
	top, bottom := th.Filled(0.4)
	u.Gradient(done, bar.H/2, top, bottom)
	u.Stroke(bar, bar.H/2, u.LinePx(1.4), th.BrassDark, theme.Mix(th.BrassDark, th.Brass, 0.4))
	u.Passive("progress", bar, ui.RegionOptions{Label: label, Value: strconv.Itoa(int(part * 100))})
}

// drawWorking draws a scene of text with the progress of some work and a button that stops it, and reports whether that was clicked.
func drawWorking(s *stage.Stage, u *ui.UI, title, text, button string, part float64) (ends bool) {
	parts := []passage{{text: text, other: func(u *ui.UI, r ui.Rect) {
		drawPart(u, r.Center(r.W, u.Px(partBar)), part, text)
	}}, {action: action{"stop", button, ui.ButtonOptions{Icon: s.Icon(paint.IconCross)}, func() { ends = true }}}}
	return drawPassages(s, u, title, parts) || ends
}

// question is a dialog with a question to be answered with yes or no.
type question struct {
	id, title, text string
	no, yes         string // labels of the answers
	danger          bool   // yes destroys something
	first           string // label of something to do before, empty for nothing
	before          func() // does that
}

// questionLeast is the least height, in design units, of a dialog's text above its buttons for the text to be scrolled alone.
const questionLeast = 90

// ask draws the question. It reports whether it is answered in this tick, and whether with yes; closing the dialog answers no. The ids of
// its buttons are that of the question followed by ".no", ".first" and ".yes".
func (q *question) ask(u *ui.UI) (answered, yes bool) {
	e, margin := u.Px(edge), u.Px(theme.Margin)
	if slim(u) || low(u) {
		e = u.Px(6)
	}
	width := min(u.Px(680), u.Bounds().W-2*e)
	no := false
	type reply struct {
		id, label string
		o         ui.ButtonOptions
		do        func()
	}
	replies := []reply{
		{".no", q.no, ui.ButtonOptions{}, func() { no = true }},
		{".first", q.first, ui.ButtonOptions{Primary: true}, q.before},
		{".yes", q.yes, ui.ButtonOptions{Primary: !q.danger, Danger: q.danger}, func() { yes = true }},
	}
	if q.first == "" {
		replies = slices.Delete(replies, 1, 2)
	}
	n := len(replies)
	buttons, stacked := u.Px(menuButton), width < u.Px(600)
	if stacked {
		buttons = u.Px(float64(n*(menuButton+menuGap) - menuGap))
	}
	height := u.MeasureWrapped(theme.Body, q.text, width-2*margin) + buttons + u.Px(176-theme.Target) + u.ModalHead(width, q.title)
	most := u.Bounds().H - 2*e
	r := u.Bounds().Center(width, min(height, most))
	answers := func(row ui.Rect) {
		parts := row.Row(n, u.Px(16))
		if stacked {
			parts = row.Column(n, u.Px(menuGap))
		}
		for i, b := range replies {
			if u.Button(q.id+b.id, parts[i], b.label, b.o) {
				b.do()
			}
		}
	}
	left := u.Modal(q.id, r, q.title, func(body ui.Rect) {
		words := func(r ui.Rect) { u.TextWrapped(r, theme.Body, u.Theme().Ink, ui.Left, q.text) }
		row, text := body.CutBottom(buttons)
		if height <= most+1 {
			words(text)
			answers(row)
			return
		}
		_, text = text.CutBottom(u.Px(menuGap))
		high := u.MeasureWrapped(theme.Body, q.text, body.W-u.Px(scrollRoom))
		if text.H >= u.Px(questionLeast) {
			u.Scroll(q.id+".scroll", text, high, words)
			answers(row)
			return
		}
		u.Scroll(q.id+".scroll", body, high+u.Px(menuGap)+buttons, func(at ui.Rect) {
			row, at := at.CutBottom(buttons)
			words(ui.Rect{X: at.X, Y: at.Y, W: at.W})
			answers(row)
		})
	})
	return left || no || yes, yes
}
