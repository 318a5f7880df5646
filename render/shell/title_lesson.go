package shell

import (
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the lesson's offer in design units.
const (
	offerFace  = 72
	offerWide  = 340 // from this width on there is room for who teaches
	offerKnown = 44  // height of the button of who knows the game
	offerRest  = 4   // below the last row, whose edge is not to be cut
)

// mayOffer reports whether the lesson is offered before anything else: to whoever has neither taken it nor plays the chosen game.
func (t *title) mayOffer() bool {
	return t.s.Teaches() && !t.plays() && t.s.Been() == (stage.Been{})
}

// plays reports whether the running game, if there is one, is the chosen one.
func (t *title) plays() bool {
	return t.running != nil && t.running.Info().ID == t.s.Game.Info().ID
}

// learnHeight is how much higher the menu is because of the lesson.
func (t *title) learnHeight(u *ui.UI) float64 {
	switch {
	case t.offers:
		return t.offerHeight(u, t.offerWidth(u)) + u.Px(menuButton+offerKnown+2*menuGap+offerRest)
	case t.s.Teaches():
		return u.Px(menuButton + menuGap)
	}
	return 0
}

// offerWidth is the least width of the words that offer the lesson: that beside the name, below which they stand in a window held
// upright.
func (t *title) offerWidth(u *ui.UI) float64 {
	if t.flows(u) {
		return t.rowWidth(u)
	}
	width := u.Bounds().W - u.Px(2*edge)
	if u.Bounds().H <= u.Bounds().W {
		width *= 0.5
	}
	return min(u.Px(menuWidth), width) - u.Px(2*theme.Margin)
}

// offerHeight is the height of those words in a width, and of the gap below.
func (t *title) offerHeight(u *ui.UI, width float64) float64 {
	if width < u.Px(offerWide) {
		return u.MeasureWrapped(theme.Small, u.T("lesson.offer"), width) + u.Px(menuGap)
	}
	return max(u.Px(offerFace), u.MeasureWrapped(theme.Body, u.T("lesson.offer"), width-u.Px(offerFace+menuGap))) + u.Px(menuGap)
}

// drawOffer offers the lesson; next is the next row of the menu. Where the menu may be longer than the window the buttons come before the
// words, so that they are seen at once.
func (t *title) drawOffer(u *ui.UI, next func(h float64) ui.Rect) {
	high := t.offerHeight(u, t.offerWidth(u))/u.Px(1) - menuGap
	if t.flows(u) {
		t.drawOffered(u, next)
		t.drawOfferText(u, next(high))
		return
	}
	t.drawOfferText(u, next(high))
	t.drawOffered(u, next)
}

// drawOfferText draws those words.
func (t *title) drawOfferText(u *ui.UI, text ui.Rect) {
	style := theme.Small
	if t.offerWidth(u) >= u.Px(offerWide) { // as its height was measured
		var face ui.Rect
		face, text = text.CutLeft(u.Px(offerFace))
		_, text = text.CutLeft(u.Px(menuGap))
		t.s.PaintFace(u, face.Center(face.W, face.W), t.s.Host().Face)
		style = theme.Body
	}
	u.TextWrapped(text, style, u.Theme().Ink, ui.Left|ui.Middle, u.T("lesson.offer"))
}

// drawOffered draws the buttons of who takes the lesson and of who does not need it.
func (t *title) drawOffered(u *ui.UI, next func(h float64) ui.Rect) {
	if u.Button("learn", next(menuButton), u.T("lesson.title"), ui.ButtonOptions{Primary: t.running == nil, Icon: t.s.Icon(paint.IconAnchor)}) {
		t.learn(0)
	}
	if u.Button("learn.known", next(offerKnown), u.T("title.known"), ui.ButtonOptions{Quiet: true, Style: theme.SmallBold, Tooltip: u.T("title.known-tip")}) {
		t.s.DeclineLesson()
	}
}

// drawLearn draws the way to the lesson, and beside it another to its beginning if it was left in the midst.
func (t *title) drawLearn(u *ui.UI, r ui.Rect) {
	step, label := t.s.Been().Step, u.T("title.learn")
	if step > 0 {
		var again ui.Rect
		again, r = r.CutRight(r.H)
		r, _ = r.CutLeft(r.W - u.Px(menuGap))
		label = u.T("title.learn-on")
		if u.Button("learn.again", again, "", ui.ButtonOptions{
			Icon: t.s.Icon(paint.IconUndo), Name: u.T("title.learn-again"), Tooltip: u.T("title.learn-again"),
		}) {
			t.learn(0)
			return
		}
	}
	if u.Button("learn", r, label, ui.ButtonOptions{Icon: t.s.Icon(paint.IconAnchor)}) {
		t.learn(step)
	}
}

// learn leads to the lesson.
func (t *title) learn(step int) { t.s.Go(t.s.Routes.Lesson(t.s, step)) }
