package table

import (
	"math"
	"slices"
	"strconv"

	"islas/render/geom"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the timeline, in design units.
const (
	timelineEnds   = 14 // of the line, at either side
	timelineGroove = 10
	timelineKnob   = 11 // radius
	timelineSign   = 26 // diameter of a moment's icon
	timelineRound  = 30 // between two numbers of rounds
	timelineSigns  = 18 // height that moments need above the line

	timelineSmallest = 16 // diameter of a moment in pixels
)

// timeline is the layout of the timeline of a replay.
type timeline struct {
	groove ui.Rect
	signs  ui.Rect // of the moments, above the groove
	rounds ui.Rect // the numbers of the rounds, below the groove
	steps  int
}

// planTimeline returns the layout of a timeline of a number of steps in r.
func planTimeline(u *ui.UI, r ui.Rect, steps int) timeline {
	t := timeline{steps: max(steps, 1)}
	r = r.InsetXY(u.Px(timelineEnds), 0)
	numbers := u.LineHeight(theme.Small)
	t.rounds, r = r.CutBottom(min(numbers, max(r.H*0.4, r.H-u.Px(timelineGroove+2+timelineSigns))))
	t.signs, r = r.CutTop(max(r.H-u.Px(timelineGroove+2), 0))
	t.groove = ui.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(timelineGroove)}
	return t
}

// x returns the position at which a number of steps have happened.
func (t *timeline) x(steps int) float64 {
	return t.groove.X + t.groove.W*float64(steps)/float64(t.steps)
}

// at returns the number of steps that have happened at a position.
func (t *timeline) at(x float64) int {
	if t.groove.W <= 0 {
		return 0
	}
	part := min(max((x-t.groove.X)/t.groove.W, 0), 1)
	return int(math.Round(part * float64(t.steps)))
}

// line declares the line of a timeline in r, and returns its layout, where the pointer stands on it, and what happened to it. tip is its
// tooltip.
func (s *Strip) line(u *ui.UI, r ui.Rect, tip func(at int) string) (t timeline, at int, got ui.Response) {
	t = planTimeline(u, r, s.Len)
	at = t.at(u.Input().Pos.X)
	return t, at, u.Region("replay.line", ui.Rect{X: r.X, Y: t.signs.Y, W: r.W, H: r.Bottom() - t.signs.Y}, ui.RegionOptions{
		Role: ui.RoleSlider, Label: u.T("replay.line-name"), Value: strconv.Itoa(s.Shown()), Tooltip: tip(at),
		Drag: true, NoFocus: true, Looks: true,
	})
}

// drawTimeline draws the progress of the replay, its rounds and its moments. A click or a drag leads there.
func (s *Strip) drawTimeline(u *ui.UI, r ui.Rect) {
	t, at, got := s.line(u, r, func(at int) string { return u.T("table.round", "n", s.RoundAt(s.Near(at))) })
	pointed := s.Near(at)
	if got.Held || got.Dragging || got.Clicked {
		s.follow(at)
	}
	th := u.Theme()
	groove := t.groove
	drawGroove(u, groove, groove.X, t.x(s.Shown()))
	s.drawRounds(u, &t, 0, s.Shown())
	s.drawSigns(u, &t)
	if got.Hover && !got.Held {
		x := t.x(pointed)
		u.Line(geom.Pt(x, groove.Y-u.Px(3)), geom.Pt(x, groove.Bottom()+u.Px(3)), u.Px(2), th.Accent)
	}
	knob := geom.Pt(t.x(s.Shown()), groove.Middle().Y)
	u.Circle(knob, u.Px(timelineKnob), th.PaperLight, u.Px(3), th.BrassDark)
	u.Circle(knob, u.Px(timelineKnob-6), th.Accent, 0, th.Accent)
}

// drawGroove draws a groove that is filled from one position to another.
func drawGroove(u *ui.UI, r ui.Rect, from, to float64) {
	th := u.Theme()
	r = r.Rounded()
	u.Gradient(r, r.H/2, theme.Mix(th.PaperDark, th.BrassDark, 0.45), theme.Mix(th.PaperDark, th.BrassDark, 0.1))
	done := r
	done.X, done.W = from, to-from
	top, bottom := th.Filled(0.4)
	u.Gradient(done, r.H/2, top, bottom)
	u.Stroke(r, r.H/2, u.LinePx(1.4), th.BrassDark, theme.Mix(th.BrassDark, th.Brass, 0.4))
}

// follow stops a replay at the stop nearest to a number of steps.
func (s *Strip) follow(steps int) {
	if to := s.Near(steps); to != s.Shown() || s.Moving() {
		s.Jump(to)
	}
}

// drawRounds draws the beginnings of the rounds, on a line that is filled between two steps, and as many of their numbers as there is room
// for.
func (s *Strip) drawRounds(u *ui.UI, t *timeline, from, to int) {
	th := u.Theme()
	free := math.Inf(-1)
	for i, begins := range s.Rounds {
		x := t.x(begins)
		if i > 0 {
			ink, at, in := th.Ink, math.Floor(x)+0.5, 1.0 // the middle of a pixel, so that one pixel has the whole colour
			if from < begins && begins < to {
				ink, in = th.OnDark, 2.6+u.LinePx(1.5)/2 // pixels from the light paper beside the filled part
				if th.Dark() {
					ink = th.Paper // only on this is the filled part sure to show
				}
			}
			u.Line(geom.Pt(at, t.groove.Y+in), geom.Pt(at, t.groove.Bottom()-in), u.LinePx(1.5), ink)
		}
		end := t.steps
		if i+1 < len(s.Rounds) {
			end = s.Rounds[i+1]
		}
		at := geom.Pt((x+t.x(end))/2, t.rounds.Middle().Y)
		label := strconv.Itoa(i + 1)
		w := u.MeasureText(theme.Small, label) + 1
		if at.X-w/2 < free {
			continue
		}
		free = at.X + w/2 + u.Px(timelineRound)/2
		ink, style := th.InkSoft, theme.Small
		if i+1 == s.RoundAt(s.Shown()) {
			ink = th.Accent
		}
		u.Text(ui.RectAround(at, w+u.Px(8), t.rounds.H), style, ink, ui.Centered, label)
	}
}

// drawSigns draws the moments of the game, the weightiest first, as many as there is room for. A click leads to one.
func (s *Strip) drawSigns(u *ui.UI, t *timeline) {
	if s.course == nil {
		return
	}
	moments := slices.Clone(s.course.Moments)
	slices.SortStableFunc(moments, func(a, b stage.Moment) int { return b.Weight - a.Weight })
	th := u.Theme()
	side := max(min(u.Px(timelineSign), t.signs.H), timelineSmallest)
	middle := t.signs.Bottom() - max(t.signs.H, side)/2
	var taken []ui.Rect
	for _, m := range moments {
		at := ui.RectAround(geom.Pt(t.x(m.Step+1), middle), side, side)
		if slices.ContainsFunc(taken, func(o ui.Rect) bool { return !o.Inset(-u.Px(2)).Intersect(at).Empty() }) {
			continue
		}
		taken = append(taken, at)
		text := u.T("result.moment", "n", m.Round, "text", m.Text(u))
		got := u.Region("replay.moment."+strconv.Itoa(m.Step), at.Inset(-u.Px(5)), ui.RegionOptions{Label: text, Tooltip: text, NoFocus: true, Looks: true})
		switch {
		case !got.Clicked:
		case s.film.open:
			s.moveFilmNear(m.Step + 1)
		default:
			s.follow(m.Step + 1)
		}
		ground, edge := th.PaperLight, s.stage.Colour(th, m.Seat)
		if got.Hover {
			ground = th.BrassLight
		}
		alpha := 1.0
		if m.Step >= s.Shown() {
			alpha = 0.6 // still to come
		}
		u.PushAlpha(alpha)
		u.Circle(at.Middle(), side/2, ground, u.Px(2), edge)
		s.stage.Icon(m.Icon)(u, at.Scaled(0.68), th.Ink)
		u.PopAlpha()
	}
}
