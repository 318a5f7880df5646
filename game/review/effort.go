package review

// Effort is the work of a review, in play-outs of all its moments together: a long match has as many as a short one.
type Effort struct {
	Curve   int // on the chances at every decision, and the expected ones of decisions that chance followed
	Think   int // of the strongest level, on its own choice
	Compare int // on comparing the action with that choice
	Deep    int // on those decisions that seem to have given away most, once more
}

// Usual returns the effort of a review that somebody waits for.
func Usual() Effort { return Effort{Curve: 100_000, Think: 80_000, Compare: 40_000, Deep: 20_000} }

// Limits of the work on one moment, in play-outs: fewer are useless, more gain nothing.
const (
	leastCurve   = 24
	mostCurve    = 768
	leastCompare = 16
	mostCompare  = 256
	leastThink   = 16
	deepMoments  = 16 // that are compared once more
)

// shared returns each one's part of a sum shared among n, within bounds.
func shared(sum, n, least, most int) int { return min(max(sum/max(n, 1), least), most) }
