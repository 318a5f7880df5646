package shell

import (
	"fmt"
	"math"
	"strings"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/review"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// looking is the scene that reviews a match: the chances to win over the match, its turning points, the effect of luck, and all decisions.
type looking struct {
	flowing
	s      *stage.Stage
	match  match.Any
	setup  match.Setup
	review *stage.Review
	page   int  // one of the pages below
	filter int  // 0 to list only decisions that gave something away
	lit    int  // index of the decision pointed at, -1 for none
	tells  int  // index of the decision in the chart's tooltip
	shown  bool // the review was done when the scene was last drawn
}

// The pages of a review.
const (
	turnsPage = iota
	sumsPage
	decisionsPage
)

// NewReview returns the scene that reviews a match. Its game has reviews (stage.Stage.Reviews).
func NewReview(s *stage.Stage, m match.Any) stage.Scene {
	return &looking{s: s, match: m, setup: m.Setup(), review: s.Reviews.Of(m), lit: -1}
}

// Busy implements stage.Scene. It is true while the review is under way.
func (l *looking) Busy() bool { return l.review != nil && (!l.review.Done() || !l.shown) }

// Frame implements stage.Scene.
func (l *looking) Frame(u *ui.UI) {
	l.s.PaintSea(u)
	_, below, back := bar(l.s, u, u.T("review.title"))
	if back || l.review == nil {
		l.s.Pop()
		return
	}
	for until := time.Now().Add(reviewSlice); !l.review.Step(reviewUnits) && time.Now().Before(until); {
	}
	l.shown = l.review.Done()
	l.lit = -1
	all := pageIn(u, below)
	switch {
	case !l.shown:
		area := page(u, all.Center(min(all.W, u.Px(waitWidth)), min(all.H, u.Px(waitHigh))))
		drawBlocks(u, "review", area.Center(min(area.W, u.Px(waitWords)), area.H), u.Px(theme.Gap), func(width float64) []block {
			th, part := u.Theme(), l.review.Progress()
			text := u.T("review.working", "n", int(part*100))
			return []block{
				paragraph(u, width, theme.BodyBold, th.Ink, ui.Center, text),
				{u.Px(partBar), func(at ui.Rect) { drawPart(u, at, part, text) }},
				paragraph(u, width, theme.Small, th.InkSoft, ui.Center, u.T("review.working.hint")),
			}
		})
	case cramped(u):
		l.drawColumn(u, page(u, all))
	default:
		l.drawBeside(u, all)
	}
}

// Amounts of work between the frames.
const (
	reviewSlice = 10 * time.Millisecond // of a frame of 16, in which little is drawn
	reviewUnits = 2                     // play-outs between two looks at the clock
)

// name returns the name of a seat's player.
func (l *looking) name(seat game.Seat) string { return l.setup.Seats[seat].Name }

// jump shows the match at a decision: in the replay below this scene, or else in a new one from which one comes back.
func (l *looking) jump(step int) {
	if j, ok := l.s.Under().(stage.Jumper); ok {
		j.JumpTo(step)
		l.s.Pop()
		return
	}
	l.s.Watch(l.match, step)
}

// points returns a part of the chance to win in whole percentage points.
func points(part int) int { return int(math.Round(float64(part) * 100 / review.Whole)) }

// signed returns a change of the chance to win in whole percentage points, with its sign.
func signed(part int) string {
	if n := points(part); n != 0 {
		return strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1)
	}
	return "0"
}

// told returns the text of a turning point: what happened, and by how much it changed the chance to win of whom it concerns most.
func (l *looking) told(u *ui.UI, t review.Turn) string {
	m := &l.review.Looked[t.Moment]
	say := func(kind string, from, to int, params ...any) string {
		return u.T("review."+kind, append(params, "round", m.Round, "name", l.name(t.Seat), "from", points(from), "to", points(to))...)
	}
	switch t.Kind {
	case review.Mistake:
		return say("mistake", 0, 0, "what", m.What(u), "else", m.Else(u), "n", points(t.Size))
	case review.Stroke:
		return say("stroke", m.Before[t.Seat], m.Expected[t.Seat], "what", l.turn(u, t.Moment))
	case review.Fortune:
		return say("fortune", m.Expected[t.Seat], m.After[t.Seat], "luck", m.Luck(u))
	default:
		return say("mishap", m.Expected[t.Seat], m.After[t.Seat], "luck", m.Luck(u))
	}
}

// turn returns the text of what was chosen in a turn, from its first decision on.
func (l *looking) turn(u *ui.UI, first int) string {
	all := []string{l.review.Looked[first].What(u)}
	for _, m := range l.review.Looked[first+1:] {
		if !m.Within {
			break
		}
		if m.Choice {
			all = append(all, m.What(u))
		}
	}
	return strings.Join(all, "; ")
}

// Sizes of a review in design units.
const (
	reviewBeside = 1000 // least width with the pages beside the chart
	reviewChart  = 0.42 // part of the height that the chart takes above the pages, or of the width beside them in a low window
	chancesLow   = 230  // least height of the chart where everything is scrolled
	noteRoom     = 160  // height of the chart above the note on it

	waitWidth = 760 // of the text while the review is under way
	waitHigh  = 280
	waitWords = 560
)

// drawBeside draws the pages beside the chart, or below it in a narrower window.
func (l *looking) drawBeside(u *ui.UI, all ui.Rect) {
	var chart, rest ui.Rect
	switch {
	case all.W >= u.Px(reviewBeside) && all.W > all.H:
		chart, rest = all.CutLeft(all.W*0.5, u.Px(theme.Gap))
	case all.W > all.H*1.5:
		chart, rest = all.CutLeft(all.W*reviewChart, u.Px(theme.Gap))
	default:
		chart, rest = all.CutTop(all.H*reviewChart, u.Px(theme.Gap))
	}
	inside := u.Panel(rest)
	head := l.headBlocks(u, inside.W)
	top, list := inside.CutTop(heightOf(head, u.Px(theme.Gap)))
	stack(top, head, u.Px(theme.Gap))
	_, list = list.CutTop(u.Px(theme.Gap))
	id := []string{"turns", "sums", "decisions"}[l.page]
	scrollBlocks(u, id, list, u.Px(theme.Gap), func(width float64) []block { return l.bodyBlocks(u, width, list) })
	inside = u.Panel(chart)
	if note := l.note(u, inside.W); inside.H > 4*note.height+u.Px(noteRoom) {
		words := inside.TakeBottom(note.height, 0)
		note.draw(words)
		_, inside = inside.CutBottom(u.Px(theme.Gap))
	}
	l.drawChances(u, inside)
}

// drawColumn draws everything below each other: the chart, the choice of the page, and the page.
func (l *looking) drawColumn(u *ui.UI, area ui.Rect) {
	drawBlocks(u, "review", area, u.Px(theme.Gap), func(width float64) []block {
		high := min(max(width*chartFlat, u.Px(chancesLow)), u.Px(chartHigh)) + u.MeasureWrapped(theme.Small, u.T("review.curve"), width)
		all := append([]block{{high, func(at ui.Rect) { l.drawChances(u, at) }}}, l.headBlocks(u, width)...)
		return append(append(all, l.bodyBlocks(u, width, area)...), l.note(u, width))
	})
}

// note returns the text that explains the chances.
func (l *looking) note(u *ui.UI, width float64) block {
	return paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T("review.note"))
}

// headBlocks returns the choices of a review: the page, and which decisions are listed.
func (l *looking) headBlocks(u *ui.UI, width float64) []block {
	labels := []string{u.T("review.turns"), u.T("review.sums"), u.T("review.decisions")}
	all := []block{choiceBlock(u, width, "page", u.T("review.title"), labels, &l.page)}
	if l.page == decisionsPage {
		all = append(all, choiceBlock(u, width, "filter", labels[decisionsPage], []string{u.T("review.costly"), u.T("review.all")}, &l.filter))
	}
	return all
}

// bodyBlocks returns the chosen page; view is the part of it that can be seen.
func (l *looking) bodyBlocks(u *ui.UI, width float64, view ui.Rect) []block {
	switch l.page {
	case turnsPage:
		return []block{l.listBlock(u, width, view, l.turns(u))}
	case sumsPage:
		return append(l.accountBlocks(u, width), paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T("review.given")+": "+u.T("review.given.tip")))
	}
	list := l.decisions(u)
	if len(list) == 0 {
		return []block{paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T("review.none"))}
	}
	return []block{l.listBlock(u, width, view, list)}
}

// listBlock returns a list, of which view can be seen. Entries far from that are not drawn.
func (l *looking) listBlock(u *ui.UI, width float64, view ui.Rect, list []listed) block {
	near := view.InsetXY(0, -view.H) // so that the next one can get the focus
	var all []block
	for i := range list {
		entry := l.entryBlock(u, &list[i], width)
		all = append(all, block{entry.height, func(at ui.Rect) {
			if at.Bottom() > near.Y && at.Y < near.Bottom() {
				entry.draw(at)
			}
		}})
	}
	return column(0, all...)
}
