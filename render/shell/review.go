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

// looking is the scene that looks back at a match that was played: the chances to win over the match, where it turned, what luck did,
// and all decisions.
type looking struct {
	flowing
	s      *stage.Stage
	match  match.Any
	setup  match.Setup
	review *stage.Review
	page   int  // of the pages
	filter int  // 1 to list only decisions that gave something away
	lit    int  // the decision that somebody points at, -1 for none
	tells  int  // the decision that the chart tells of
	shown  bool // the review was done when the scene was last drawn
}

// The pages of a review.
const (
	turnsPage = iota
	sumsPage
	decisionsPage
)

// NewReview is the scene that looks back at a match. Its game has reviews (stage.Stage.Reviews).
func NewReview(s *stage.Stage, m match.Any) stage.Scene {
	return &looking{s: s, match: m, setup: m.Setup(), review: s.Reviews.Of(m), lit: -1}
}

// Busy implements stage.Scene: the review is under way.
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

// Times of the work beside the frames.
const (
	reviewSlice = 10 * time.Millisecond // of a frame of 16, in which little is drawn
	reviewUnits = 2                     // play-outs between two looks at the clock
)

// name is what the player on a seat is called.
func (l *looking) name(seat game.Seat) string { return l.setup.Seats[seat].Name }

// jump shows the match as it stood at a decision: in the replay from which one came, or else in one from which one comes back.
func (l *looking) jump(step int) {
	if j, ok := l.s.Under().(stage.Jumper); ok {
		j.JumpTo(step)
		l.s.Pop()
		return
	}
	l.s.Watch(l.match, step)
}

// points is a part of the chance to win in whole percentage points.
func points(part int) int { return int(math.Round(float64(part) * 100 / review.Whole)) }

// signed is a change of the chance to win in whole percentage points, with its sign.
func signed(part int) string {
	if n := points(part); n != 0 {
		return strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1)
	}
	return "0"
}

// told is a turning point in a sentence.
func (l *looking) told(u *ui.UI, t review.Turn) string {
	m := &l.review.Looked[t.Moment]
	name, n := l.name(t.Seat), points(t.Size)
	switch t.Kind {
	case review.Mistake:
		return u.T("review.mistake", "round", m.Round, "name", name, "n", n, "what", m.What(u), "else", m.Else(u))
	case review.Stroke:
		return u.T("review.stroke", "round", m.Round, "name", name, "n", n, "what", m.What(u))
	case review.Fortune:
		return u.T("review.fortune", "round", m.Round, "name", name, "n", n, "luck", m.Luck(u))
	default:
		return u.T("review.mishap", "round", m.Round, "name", name, "n", n, "luck", m.Luck(u))
	}
}

// Sizes of a review in design units.
const (
	reviewBeside = 1000 // from this width on the pages stand beside the chart
	reviewChart  = 0.42 // part of the height that the chart has above them, and of the width that it has beside them in a low window
	chancesLow   = 230  // least height of the chart where everything is scrolled through
	noteRoom     = 160  // height of the chart above what is said of it

	waitWidth = 760 // of what there is to wait for
	waitHigh  = 280
	waitWords = 560
)

// drawBeside draws the pages beside the chart, or below it in a window that is not wide.
func (l *looking) drawBeside(u *ui.UI, all ui.Rect) {
	var chart, rest ui.Rect
	switch {
	case all.W >= u.Px(reviewBeside) && all.W > all.H:
		chart, rest = all.CutLeft(all.W * 0.5)
		_, rest = rest.CutLeft(u.Px(theme.Gap))
	case all.W > all.H*1.5:
		chart, rest = all.CutLeft(all.W * reviewChart)
		_, rest = rest.CutLeft(u.Px(theme.Gap))
	default:
		chart, rest = all.CutTop(all.H * reviewChart)
		_, rest = rest.CutTop(u.Px(theme.Gap))
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

// drawColumn draws everything below each other: the chart, the choice of pages, and the one that is chosen.
func (l *looking) drawColumn(u *ui.UI, area ui.Rect) {
	drawBlocks(u, "review", area, u.Px(theme.Gap), func(width float64) []block {
		high := min(max(width*chartFlat, u.Px(chancesLow)), u.Px(chartHigh)) + u.MeasureWrapped(theme.Small, u.T("review.curve"), width)
		all := append([]block{{high, func(at ui.Rect) { l.drawChances(u, at) }}}, l.headBlocks(u, width)...)
		return append(append(all, l.bodyBlocks(u, width, area)...), l.note(u, width))
	})
}

// note says what the chances are.
func (l *looking) note(u *ui.UI, width float64) block {
	return paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T("review.note"))
}

// headBlocks are what is chosen of a review: the page, and which decisions are listed.
func (l *looking) headBlocks(u *ui.UI, width float64) []block {
	labels := []string{u.T("review.turns"), u.T("review.sums"), u.T("review.decisions")}
	all := []block{choiceBlock(u, width, "page", u.T("review.title"), labels, &l.page)}
	if l.page == decisionsPage {
		all = append(all, choiceBlock(u, width, "filter", labels[decisionsPage], []string{u.T("review.all"), u.T("review.costly")}, &l.filter))
	}
	return all
}

// bodyBlocks are the page that is chosen, seen through a view.
func (l *looking) bodyBlocks(u *ui.UI, width float64, view ui.Rect) []block {
	switch l.page {
	case turnsPage:
		return []block{l.listBlock(u, width, view, l.turns(u))}
	case sumsPage:
		return l.accountBlocks(u, width)
	}
	list := l.decisions(u)
	if len(list) == 0 {
		return []block{paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T("review.none"))}
	}
	return []block{l.listBlock(u, width, view, list)}
}

// listBlock is a list that is seen through a view. Entries that are far from it are not drawn.
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
