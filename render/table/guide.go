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
	place  popover.Place // of the popover
}

// Stand is what a guide needs from the table.
type Stand struct {
	// Spots returns where something with a name in lessons lies: nothing if it is not visible.
	Spots func(name string) []ui.Rect
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
		if !t.Waits {
			u.Focus("lesson.next")
		}
	}
	lit, keep := stand.all(t.Lit), stand.all(t.Keep)
	open, clear := menuHoles(u), lit
	var targets []ui.Rect
	var a Advice
	if t.Waits {
		a = stand.Advice()
		if len(a.Left) < g.left {
			g.answer = "" // the right thing was clicked since then
		}
		g.left = len(a.Left)
		targets = grown(u, find(u, a.Targets))
		clear, open = slices.Concat(lit, targets), append(open, u.SeenOf(targets)...)
	}
	if t.Step != g.shown {
		g.shown = t.Step
		u.Show(slices.Concat(targets, lit))
	}
	at, clicked := veil(u, u.SeenOf(slices.Concat(grown(u, clear), keep)), open)
	if clicked {
		g.deny(t, at, stand)
	}
	var discs []ui.Rect
	if t.Waits {
		u.Seen(func() {
			left := find(u, a.Left)
			a.points(u, s, left)
			discs = u.SeenOf(a.discs(u, left))
		})
	} else {
		u.Seen(func() {
			for _, r := range lit {
				ring(u, r)
			}
		})
	}
	if t.Denied != g.denied {
		g.denied, g.answer = t.Denied, "teach.not-yet"
	}
	clear, keep = slices.Concat(u.SeenOf(clear), menuHoles(u), discs), u.SeenOf(keep)
	u.Words(func() { want = g.popover(u, s, t, stand.Params, clear, keep) })
	return want
}

// deny chooses the answer to a wrong click: that of the lesson for the smallest thing there (of equal ones the first by name), or the usual
// one.
func (g *Guide) deny(t session.Instruction, at ui.Point, stand Stand) {
	g.answer = "teach.look"
	if t.Waits {
		g.answer = "teach.not-yet"
	}
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

// ring frames something that is lit.
func ring(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
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
