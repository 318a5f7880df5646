package chronicle

// Best is a record, and the play that set it.
type Best struct {
	Kind   BestKind
	Source string // key of the points' origin, for MostFrom
	Play   Play
	N      int // value of the record
	At     int // index of the play among all
	// Beaten is how often the record was broken after it was first set.
	Beaten int
}

// BestKind is the kind of a record.
type BestKind int

// The records.
const (
	MostPoints  BestKind = iota // points
	WidestWin                   // points ahead of the next, of a winner
	ClosestWin                  // points ahead of the next, of a sole winner; the fewer the better
	LeastToWin                  // points of a winner; the fewer the better
	FastestWin                  // rounds of a game that was won; the fewer the better
	LongestGame                 // rounds
	MostFrom                    // points from one source
)

// value returns the value of a play for a kind of record, and whether fewer are better; ok is false for a play that can't set it.
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

// Records returns the records of plays: of several equal ones the first. Records that nobody has set are left out.
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

// kinds returns all possible records of plays, not set yet: last the most points from each source.
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

// From returns the seat's points from a source.
func (p Play) From(source string) int {
	for _, s := range p.Sources {
		if s.Label == source {
			return s.Points[p.Seat]
		}
	}
	return 0
}

// Raised returns the indexes of the plays that had more points than all before them, without the first.
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
