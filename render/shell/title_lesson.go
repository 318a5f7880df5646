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
	offerKnown = 44 // height of the button of who knows the game
	offerRest  = 4  // below the last row, whose edge is not to be cut
)

// mayOffer reports whether the lesson is offered before anything else: to whoever has neither taken it nor plays the chosen game.
func (t *title) mayOffer() bool {
	return t.s.Teaches() && !t.plays() && t.s.Been() == (stage.Been{})
}

// plays reports whether the running game, if there is one, is the chosen one.
func (t *title) plays() bool {
	return t.running != nil && t.running.Info().ID == t.s.Game.Info().ID
}

// offerBlocks offer the lesson in a width: words, and the buttons of who takes it and of who does not need it, which may come first.
func (t *title) offerBlocks(u *ui.UI, width float64, buttonsFirst bool) []block {
	offer := u.T("lesson.offer")
	words := paragraph(u, width, theme.Small, u.Theme().Ink, ui.Left|ui.Middle, offer)
	if width >= u.Px(menuBeside) {
		words = paragraph(u, width-u.Px(offerFace+menuGap), theme.Body, u.Theme().Ink, ui.Left|ui.Middle, offer)
		text := words.draw
		words = block{max(u.Px(offerFace), words.height), func(r ui.Rect) {
			face, r := r.CutLeft(u.Px(offerFace))
			t.s.PaintFace(u, face.Center(face.W, face.W), t.s.Host().Face)
			_, r = r.CutLeft(u.Px(menuGap))
			text(r)
		}}
	}
	learn := titleEntry{"learn", u.T("lesson.title"), paint.IconAnchor, t.running == nil, func() { t.learn(0) }}
	known := ui.ButtonOptions{Quiet: true, Style: theme.SmallBold, Tooltip: u.T("title.known-tip")}
	all := []block{words, t.entryBlock(u, learn), {u.Px(offerKnown), func(r ui.Rect) {
		if u.Button("learn.known", r, u.T("title.known"), known) {
			t.s.DeclineLesson()
		}
	}}}
	if buttonsFirst {
		all = append(all[1:], words)
	}
	return all
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
