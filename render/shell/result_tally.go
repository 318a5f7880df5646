package shell

import (
	"math"
	"time"

	"islas/render/stage"
	"islas/render/ui"
)

// tally is how far the points of a finished game have been counted: one source of points after the other, and who has
// won at last. Any press shows all of it.
type tally struct {
	columns      int // sources of points
	time, length time.Duration
}

// Parts of the counting.
const (
	columnsEnd   = 0.68 // when a column after the last one would appear
	columnLength = 0.2  // how long one takes to appear
	verdictFrom  = 0.76
)

// tallySteps is how long the counting takes in steps of the animation speed.
const tallySteps = 4.5

// advance lets the time of a tick pass.
func (t *tally) advance(s *stage.Stage, in ui.Input) {
	t.length = tallyLength(s)
	t.time += in.Dt
	if in.Pressed || len(in.Keys) > 0 {
		t.time = t.length
	}
}

// tallyLength is how long the counting takes; nothing is waited for at instant speed or with reduced motion.
func tallyLength(s *stage.Stage) time.Duration {
	if s.Settings.ReducedMotion {
		return 0
	}
	return time.Duration(tallySteps * float64(s.Pace()))
}

func (t *tally) done(s *stage.Stage) bool { return t.time >= tallyLength(s) }

// part is how much of what is shown between two parts of the counting is over, 0 to 1.
func (t *tally) part(from, to float64) float64 {
	if t.time >= t.length {
		return 1
	}
	p := (float64(t.time)/float64(t.length) - from) / (to - from)
	p = 1 - min(max(p, 0), 1)
	return 1 - p*p*p
}

// column is how visible a source of points is, 0 to 1.
func (t *tally) column(i int) float64 {
	from := columnsEnd / float64(max(1, t.columns)) * float64(i)
	return t.part(from, from+columnLength)
}

// course is how much of the course of the points is drawn, 0 to 1: it is there when who has won begins to be seen.
func (t *tally) course() float64 {
	if t.time >= t.length {
		return 1
	}
	return min(float64(t.time)/float64(t.length)/verdictFrom, 1)
}

// counted is how many of the points of a source are in the sum.
func (t *tally) counted(i, points int) int { return int(math.Round(t.column(i) * float64(points))) }

// verdict is how visible it is who has won, 0 to 1.
func (t *tally) verdict() float64 { return t.part(verdictFrom, 1) }
