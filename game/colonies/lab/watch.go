package lab

import (
	"slices"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/colonies"
	"islas/game/match"
)

// facts holds the facts of one finished game.
type facts struct {
	lab.Facts

	Opened  [colonies.MaxSeats]opening
	Harbour [colonies.MaxSeats][colonies.Resources + 1]bool // at the end; the last is 3:1
	Scores  [colonies.MaxSeats]colonies.Score
	Acts    [colonies.Kinds]int    // actions of each kind
	Traded  [colonies.MaxSeats]int // deals of a seat
	Robbed  [colonies.MaxSeats]int // robberies of a seat
	Leader  robberies
	Last    robberies
	Found   int // land discovered
	Fell    int // settlements that fell
}

// opening is how a seat has begun.
type opening struct {
	Pips    int // cards in 36 rolls of what was built in the set-up
	Kinds   int // kinds of cards that it earns
	Ships   int
	Harbour bool
}

// robberies count who of the others was robbed: those with most, or with fewest, open points.
type robberies struct {
	N   int // robberies of somebody of that kind, where not all others are of it
	All int // robberies where not all others are
	Sum int // in sixtieths: what N would be if victims were drawn among the others
}

// add adds a robbery.
func (r *robberies) add(hit bool, of, others int) {
	if of == others {
		return
	}
	r.All++
	r.Sum += 60 * of / others
	if hit {
		r.N++
	}
}

// watcher gathers the facts of a game from its steps. It implements lab.Watcher.
type watcher struct {
	tally  *tally // that the game is added to
	facts  facts
	opened bool
}

// Watch implements lab.Study.
func (t *tally) Watch(match.Setup) lab.Watcher[colonies.State, colonies.Event] {
	return &watcher{tally: t}
}

// Steps implements lab.Watcher.
func (w *watcher) Steps(steps []colonies.Step) {
	for i := range steps {
		w.event(&steps[i].Event, &steps[i].After)
	}
}

// Add implements lab.Watcher.
func (w *watcher) Add(_ int, f *lab.Facts) {
	w.facts.Facts = *f
	w.tally.add(&w.facts)
}

func (w *watcher) event(e *colonies.Event, after *colonies.State) {
	f := &w.facts
	switch e.Kind {
	case colonies.EvAct:
		f.Acts[e.Action.Kind]++
		switch e.Action.Kind {
		case colonies.AnswerCard: // an answer with a wish, as the other
			f.Acts[colonies.AnswerMore]++
		case colonies.Deal:
			f.Traded[e.Seat]++
			f.Traded[e.Action.Seat]++
		case colonies.Rob:
			w.rob(after, e.Seat, e.Action.Seat)
		}
	case colonies.EvTurn:
		if !w.opened {
			w.opened = true
			w.open(after)
		}
	case colonies.EvFound:
		f.Found++
	case colonies.EvFell:
		f.Fell++
	case colonies.EvOver:
		for seat := range game.Seat(after.Seats()) {
			f.Scores[seat] = after.Score(seat)
			f.Harbour[seat] = after.HarbourKinds(seat)
		}
	}
}

// rob counts a robbery by what the others had.
func (w *watcher) rob(s *colonies.State, thief, victim game.Seat) {
	w.facts.Robbed[victim]++
	var with [100]int // of the others, by their points
	var points []int
	for seat := range game.Seat(s.Seats()) {
		if n := s.OpenPoints(seat); seat != thief {
			with[n]++
			points = append(points, n)
		}
	}
	most, least := slices.Max(points), slices.Min(points)
	w.facts.Leader.add(s.OpenPoints(victim) == most, with[most], len(points))
	w.facts.Last.add(s.OpenPoints(victim) == least, with[least], len(points))
}

// open records how the seats have begun.
func (w *watcher) open(s *colonies.State) {
	for seat := range game.Seat(s.Seats()) {
		o := &w.facts.Opened[seat]
		income := s.Income(seat)
		o.Pips = income.Total()
		for _, n := range income {
			if n > 0 {
				o.Kinds++
			}
		}
		o.Ships = s.ShipSet(seat).Count()
		o.Harbour = s.HarbourKinds(seat) != [colonies.Resources + 1]bool{}
	}
}
