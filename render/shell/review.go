package shell

import (
	"math"
	"strconv"
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
	l.work()
	l.shown = l.review.Done()
	l.lit = -1
	all := pageIn(u, below)
	switch {
	case !l.shown:
		area := page(u, all.Center(min(all.W, u.Px(waitWidth)), min(all.H, u.Px(waitHigh))))
		drawBlocks(u, "review", area.Center(min(area.W, u.Px(waitWords)), area.H), u.Px(theme.Gap), func(width float64) []block {
			return l.progressBlocks(u, width)
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

// work works on the review for a part of the frame.
func (l *looking) work() {
	for until := time.Now().Add(reviewSlice); !l.review.Step(reviewUnits) && time.Now().Before(until); {
	}
}

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
	switch n := points(part); {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
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
