package chronicle

// Best is a record, and the play that set it.
type Best struct {
	Kind   BestKind
	Source string // key of what the points are from, of MostFrom
	Play   Play
	N      int // what was reached
	At     int // the place of the play among all
	// Beaten is how often the record was set anew after the first time.
	Beaten int
}

// BestKind is what a record is of.
type BestKind int

// The records.
const (
	MostPoints  BestKind = iota // points
	WidestWin                   // points ahead of the next, of who won
	ClosestWin                  // points ahead of the next, of who won alone; the fewer the better
	LeastToWin                  // points of who won; the fewer the better
	FastestWin                  // rounds of a game that was won; the fewer the better
	LongestGame                 // rounds
	MostFrom                    // points from one source
)

// value returns what a play reaches by a kind of record, and whether fewer are better; ok is false for a play that has no part in it.
func (b *Best) value(p Play) (n int, fewer, ok bool) {
	lead := p.Score() - p.Rival()
	alone := p.Won() && len(p.Winners) == 1 && len(p.Seats) > 1
	switch b.Kind {
	case MostPoints:
		return p.Score(), false, true
	case WidestWin:
		return lead, false, alone
	case ClosestWin:
		return lead, true, alone
	case LeastToWin:
		return p.Score(), true, p.Won()
	case FastestWin:
		return p.Rounds, true, p.Won()
	case MostFrom:
		n := p.From(b.Source)
		return n, false, n > 0
	}
	return p.Rounds, false, true
}

// Records returns the records of plays: of several that are as good that which was first. What nobody has reached is left out.
func Records(plays []Play) (all []Best) {
	for _, best := range kinds(plays) {
		for i, p := range plays {
			n, fewer, ok := best.value(p)
			switch {
			case !ok:
			case best.At < 0:
				best.Play, best.N, best.At = p, n, i
			case n != best.N && (n < best.N) == fewer:
				best.Play, best.N, best.At = p, n, i
				best.Beaten++
			}
		}
		if best.At >= 0 {
			all = append(all, best)
		}
	}
	return all
}

// kinds returns all records that there can be of plays, set by nobody yet: last the most points from each source that any tells.
func kinds(plays []Play) (all []Best) {
	for kind := range MostFrom {
		all = append(all, Best{Kind: kind, At: -1})
	}
	known := map[string]bool{}
	for _, p := range plays {
		for _, s := range p.Sources {
			if !known[s.Label] {
				known[s.Label] = true
				all = append(all, Best{Kind: MostFrom, Source: s.Label, At: -1})
			}
		}
	}
	return all
}

// From returns the points from a source of whoever plays.
func (p Play) From(source string) int {
	for _, s := range p.Sources {
		if s.Label == source {
			return s.Points[p.Seat]
		}
	}
	return 0
}

// Raised returns the places of the plays that had more points than all before them, the first left out.
func Raised(plays []Play) (at []int) {
	most := 0
	for i, p := range plays {
		if i > 0 && p.Score() > most {
			at = append(at, i)
		}
		if i == 0 || p.Score() > most {
			most = p.Score()
		}
	}
	return at
}

// Trend returns for every play the mean of the points of it and the n-1 before it.
func Trend(plays []Play, n int) []float64 {
	trend, sum := make([]float64, len(plays)), 0
	for i, p := range plays {
		sum += p.Score()
		if i >= n {
			sum -= plays[i-n].Score()
		}
		trend[i] = float64(sum) / float64(min(i+1, n))
	}
	return trend
}
