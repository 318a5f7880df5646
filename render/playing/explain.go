package playing

import (
	"strings"
	"time"

	"islas/game"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// explain begins to explain an event that has been shown, if it needs to be and nothing else is being explained: what comes
// meanwhile is explained when it comes again. Lessons explain by themselves, and nobody explains to computers.
func (s *Session[S, A, E, V]) explain(step *game.Step[S, E], before *S) {
	if s.novelty != "" || s.show.Explains == nil || s.course.on() || !s.stage.Settings.Explain || s.match.Humans() == 0 {
		return
	}
	if key := s.show.Explains(step, before); key != "" && !s.stage.Explained(key) {
		s.novelty = key
	}
}

// Novelty returns what is being explained: "explain."+it is the key of the text. It is empty for nothing, and while something
// else lies over the table.
func (s *Session[S, A, E, V]) Novelty() string {
	if s.open != NoDrawer || s.hint.asked || s.back.on {
		return ""
	}
	return s.novelty
}

// Explanation shows on a small sheet what is explained. It goes by itself when there was time to read it, or by a click.
type Explanation struct {
	key   string
	left  time.Duration // until it goes
	place place
}

// Times and figures of an explanation, in design units.
const (
	explainAtLeast = 5 * time.Second
	explainWord    = 300 * time.Millisecond
	explainWidth   = 344 // usually; it gets as wide as twice that where it would hide something
	explainMargin  = 14.0
	explainFace    = 56.0
	explainCross   = 32.0
)

// Room is where an explanation may lie.
type Room struct {
	Near  ui.Point  // best here
	Clear []ui.Rect // what it must not cover
	Keep  []ui.Rect // what it covers only where there is no other room
	Waits bool      // where there is no room it waits until there is, or until it comes again
}

// Draw shows what is explained, if anything is; from then on it counts as explained.
func (x *Explanation) Draw(u *ui.UI, s *stage.Stage, key string, room Room) (want Intent) {
	if key == "" {
		return Nothing
	}
	text := u.T("explain." + key)
	if key != x.key {
		*x = Explanation{key: key, left: explainAtLeast + time.Duration(len(strings.Fields(text)))*explainWord}
	}
	u.Words(func() { want = x.show(u, s, text, room) })
	return want
}

// show is Draw in the size in which words are asked to be.
func (x *Explanation) show(u *ui.UI, s *stage.Stage, text string, room Room) (want Intent) {
	if x.lie(u, text, room); room.Waits && covered(x.place.at, room.Clear) > 0 {
		return Nothing
	}
	s.KeepExplained(x.key)
	x.left -= u.Input().Dt
	u.Wake()
	if x.sheet(u, s, text) || x.left <= 0 {
		x.key = ""
		return ToKnow
	}
	return Nothing
}

// lie finds the place of the sheet.
func (x *Explanation) lie(u *ui.UI, text string, room Room) {
	q := placing{in: u.Bounds().Inset(u.Px(8)), gap: u.Px(8), near: room.Near, clear: room.Clear, keep: room.Keep}
	high := func(w float64) float64 {
		look := explainLook(u)
		inner := w - u.Px(2*look.margin+look.face+look.gap)
		return max(u.MeasureWrapped(theme.Small, text, inner)+u.LineHeight(theme.SmallBold)+u.Px(4), u.Px(look.face)) + u.Px(2*explainMargin)
	}
	for _, wide := range []float64{1, 1.5, 2} {
		w := min(u.Px(explainWidth*wide), q.in.W)
		q.sizes = append(q.sizes, ui.Point{X: w, Y: high(w)})
	}
	if u.Narrow() {
		q.in = slabRoom(u)
		q.sizes = slabs(u, q.in, high)
		q.frees = readable(u, q.gap, high)
	}
	x.place.find(&q)
}

// explainLook is how the sheet looks: without a face where words need its room.
func explainLook(u *ui.UI) paperLook {
	look := paperLook{drop: 3, blur: 14, edge: 2, margin: explainMargin, face: explainFace, gap: explainMargin}
	if u.Narrow() {
		look.face, look.gap = 0, 0
	}
	return look
}

// At is where the sheet lay when it was drawn last.
func (x *Explanation) At() ui.Rect { return x.place.at }

// sheet draws the sheet, and reports whether it was clicked.
func (x *Explanation) sheet(u *ui.UI, s *stage.Stage, text string) (clicked bool) {
	th, r := u.Theme(), x.place.at
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Block(r)
	got := u.Region("explain", r, ui.RegionOptions{Label: text, Tooltip: u.T("explain.close"), Looks: true})
	in := explainLook(u).draw(u, s, r)
	head, in := in.CutTop(u.LineHeight(theme.SmallBold))
	cross, head := head.CutRight(u.Px(explainCross))
	ink := th.InkSoft
	if got.Hover || got.Ring {
		ink = th.Accent
	}
	s.Icon(paint.IconCross)(u, cross.Center(u.Px(18), u.Px(18)), ink)
	u.Text(head, theme.SmallBold, th.Accent, ui.Left|ui.Middle, u.T("explain.first"))
	_, in = in.CutTop(u.Px(4))
	Scrolled(u, "explain.words", in, func(w float64) float64 { return u.MeasureWrapped(theme.Small, text, w) }, func(r ui.Rect) {
		u.TextWrapped(r, theme.Small, th.Ink, ui.Left|ui.Top, text)
	})
	return got.Clicked
}
