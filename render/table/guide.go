package table

import (
	"maps"
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/popover"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Guide shows a lesson at a table: it lights what the lesson talks about, dims the rest, draws a popover beside it, and answers wrong
// clicks.
type Guide struct {
	step   int           // the last step that was shown, from 1
	shown  int           // the last step whose subject was scrolled into view
	denied int           // number of Instruction.Denied that have been answered
	answer string        // key of the answer to a wrong click, empty for none
	left   int           // how much was left to be clicked
	looked ui.Rect       // where it was explained what the player has rested on, empty before
	place  popover.Place // of the popover
}

// Stand is what a guide needs from the table.
type Stand struct {
	// Spots returns where something with a name in lessons lies: nothing if it is not visible.
	Spots func(name string) []ui.Rect
	// Outline is Views.Outline.
	Outline func(r ui.Rect) []ui.Point
	// Advice returns what is to be clicked for the action that is awaited. It is called only while one is.
	Advice func() Advice
	// Params are the parameters of all texts: pairs of a name and a value.
	Params []any
}

// all returns where everything with one of the names lies.
func (s *Stand) all(names []string) (rects []ui.Rect) {
	for _, name := range names {
		rects = append(rects, s.Spots(name)...)
	}
	return rects
}

// Draw draws a lesson over the table. It must be called after everything that the lesson talks about has been drawn, as it asks where that
// lies.
func (g *Guide) Draw(u *ui.UI, s *stage.Stage, t session.Instruction, stand Stand) (want session.Intent) {
	if t.Step != g.step {
		*g = Guide{step: t.Step, shown: g.shown, denied: t.Denied}
		if !t.Waits && !t.Undo && t.Look == "" {
			u.Focus("lesson.next")
		}
	}
	lit, keep := stand.all(t.Lit), stand.all(t.Keep)
	open, clear := menuHoles(u), lit
	var targets, left []ui.Rect // what the task is about, and what is left of it
	a := Advice{outline: stand.Outline}
	switch {
	case t.Waits:
		a = stand.Advice()
		if len(a.Left) < g.left {
			g.answer = "" // the right thing was clicked since then
		}
		g.left = len(a.Left)
		targets, left = find(u, a.Targets), find(u, a.Left)
	case t.Undo:
		a.Low = true // the button lies at the edge of the window
		targets = stand.Spots("undo")
		left = targets
	case t.Look != "":
		targets = stand.Spots(t.Look)
		if id, at, ok := u.Tip(); ok && on(u, id, targets) {
			g.looked, g.answer = at, ""
		}
		if g.looked.Empty() {
			left = targets
			if on(u, u.Pointed(), targets) || on(u, u.Focused(), targets) {
				u.Wake() // the text may come in this frame
			}
		}
	}
	a.taught = true
	t.Waits = t.Waits || t.Undo || t.Look != "" && g.looked.Empty()
	targets = grown(u, targets)
	clear, open = slices.Concat(clear, targets), append(open, u.SeenOf(targets)...)
	if t.Step != g.shown {
		g.shown = t.Step
		u.Show(slices.Concat(targets, lit))
	}
	at, clicked := veil(u, u.SeenOf(slices.Concat(grown(u, stand.whole(clear)), keep)), open)
	if clicked {
		g.deny(t, at, stand)
	}
	var discs []ui.Rect
	if t.Waits {
		u.Seen(func() {
			a.points(u, s, left)
			discs = u.SeenOf(a.discs(u, left))
		})
	} else {
		u.Seen(func() {
			for _, r := range slices.Concat(lit, targets) {
				Ring(u, r, outlineOf(stand.Outline, r))
			}
		})
	}
	if t.Denied != g.denied {
		g.denied, g.answer = t.Denied, usualAnswer(t)
	}
	clear, keep = slices.Concat(u.SeenOf(clear), menuHoles(u), discs), u.SeenOf(keep)
	if !g.looked.Empty() {
		clear = append(clear, g.looked) // also once the pointer is on its way to the button
	}
	u.Words(func() { want = g.popover(u, s, t, stand.Params, clear, keep) })
	return want
}

// on reports whether a widget lies on one of the rectangles.
func on(u *ui.UI, id string, rects []ui.Rect) bool {
	w, ok := u.Widget(id)
	return ok && slices.ContainsFunc(rects, func(r ui.Rect) bool { return r.Contains(w.Whole.Middle()) })
}

// usualAnswer returns the key of the answer to a wrong click of which a step says nothing.
func usualAnswer(t session.Instruction) string {
	switch {
	case t.Look != "":
		return "teach.rest"
	case t.Waits:
		return "teach.not-yet"
	}
	return "teach.look"
}

// deny chooses the answer to a wrong click: that of the lesson for the smallest thing there (of equal ones the first by name), or the usual
// one.
func (g *Guide) deny(t session.Instruction, at ui.Point, stand Stand) {
	g.answer = usualAnswer(t)
	least := 0.0
	for _, name := range slices.Sorted(maps.Keys(t.Wrong)) {
		for _, r := range stand.Spots(name) {
			if size := r.W * r.H; r.Contains(at) && (least == 0 || size < least) {
				g.answer, least = "lesson."+t.Wrong[name], size
			}
		}
	}
}

// menuHoles returns the buttons of the bar that can be used during a lesson: menu and rules.
func menuHoles(u *ui.UI) (holes []ui.Rect) {
	for _, id := range []string{"menu", "rules"} {
		if w, ok := u.Widget(id); ok {
			holes = append(holes, w.Rect)
		}
	}
	return holes
}

// grown returns the rectangles with a small margin around them.
func grown(u *ui.UI, rects []ui.Rect) []ui.Rect {
	more := make([]ui.Rect, len(rects))
	for i, r := range rects {
		more[i] = r.Inset(-u.Px(4))
	}
	return more
}

// whole returns rectangles that hold the outlines of what lies at some rectangles.
func (s *Stand) whole(rects []ui.Rect) (all []ui.Rect) {
	for _, r := range rects {
		for _, p := range outlineOf(s.Outline, r) {
			r = r.Union(ui.RectAround(p, 1, 1))
		}
		all = append(all, r)
	}
	return all
}

// Ring frames something that is lit, along its outline, or around r for nil.
func Ring(u *ui.UI, r ui.Rect, outline []ui.Point) {
	th := u.Theme()
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	if outline != nil {
		u.Outline(outline, true, u.Px(9), th.FocusEdge)
		u.Outline(outline, true, u.Px(5), th.Focus)
		return
	}
	r = r.Inset(-u.Px(4)).Intersect(u.Ground())
	const glows = 3
	for i := range glows {
		out := u.Px(2 + 2*float64(i))
		glow := theme.Alpha(th.Focus, 0.5-0.12*float64(i))
		u.Stroke(r.Inset(-out), u.Px(10)+out, u.Px(3), glow, glow)
	}
	u.Highlight(r, u.Px(10), u.Px(4), th.Focus, th.FocusBrass())
}

// OpenLesson reads a lesson of the chosen game that is to begin at a step. It returns the lesson, its match and the step at which both
// begin (session.Lesson.From). The errors are those of ReadLesson and LessonMatch.
func OpenLesson[S any, A game.Action, E any](s *stage.Stage, rules game.Rules[S, A, E], data []byte, step int) (*session.Lesson[A], *match.Match[S, A, E], int, error) {
	l, err := session.ReadLesson(rules, data)
	if err != nil {
		return nil, nil, 0, err
	}
	been := s.Lessons.Been()
	step = l.From(step, been.Step, been.Key)
	m, err := session.LessonMatch(l, rules, step)
	return l, m, step, err
}
