package review

// Effort is how much work a review is given, in play-outs of all its moments together: a long match has as many as a short one.
type Effort struct {
	Curve   int // on the chances at every decision, and on what could be expected of those that chance followed
	Think   int // of the strongest level, on what it would have done
	Compare int // on what was done beside that
	Deep    int // on those decisions that seem to have given away most, once more
}

// Usual returns the effort of a review that somebody waits for.
func Usual() Effort { return Effort{Curve: 100_000, Think: 80_000, Compare: 40_000, Deep: 20_000} }

// Limits of the work on one moment, in play-outs: fewer say nothing, more say no more.
const (
	leastCurve   = 24
	mostCurve    = 768
	leastCompare = 16
	mostCompare  = 256
	leastThink   = 16
	deepMoments  = 16 // that are compared once more
)

// shared returns what each of n has of a sum, within bounds.
func shared(sum, n, least, most int) int { return min(max(sum/max(n, 1), least), most) }
