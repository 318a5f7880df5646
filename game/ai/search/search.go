// Package search chooses among actions in a game with chance and hidden cards. It knows nothing of any game but the
// interface Game.
//
// The search is determinised: again and again it samples a whole position that the searching player cannot tell from the
// real one, and plays it out once for each candidate. All candidates are tried on the same samples with the same chances
// (common random numbers), so that what they have in common, a lucky deck above all, does not blur the difference between
// them. After each of a few rounds the worse half of the candidates is dropped and the rest get that many more play-outs
// (sequential halving: Karnin, Koren and Somekh 2013). An action is judged by its mean over the samples and not, as in a
// search of each sample by itself, by what would be best if one saw everything: so hidden cards are never counted on.
//
// Results are whole numbers and added as such: the same seed and budget give the same choice on every machine.
//
// That is Search. For games in which several players each seek their own best there are Tree, which looks ahead at what they may
// do, and Exact, which looks at all of it when little is left; they know nothing of a game but the interface Contest.
package search

// Game is a game for one search: positions S, actions A.
type Game[S, A any] interface {
	// Sample makes s a whole position that the searching player cannot tell from the real one: hidden parts are drawn at random, from
	// the seed alone.
	Sample(s *S, seed uint64)
	// Decider returns who has to decide in s, or Nobody if the game is over.
	Decider(s *S) int
	// Apply carries out the decider's choice, one of its legal actions.
	Apply(s *S, a A)
	// Policy returns what the decider does in a play-out. Its only source of chance is chance.
	Policy(s *S, chance *Chance) A
	// AtHorizon reports whether a play-out ends in s, for Result to judge, although the game may go on.
	AtHorizon(s *S) bool
	// Result returns what s, the end of the game or of a play-out, is worth to the searching player; more is better.
	Result(s *S) int64
}

// Nobody decides when a game is over.
const Nobody = -1

// Search is a choice under way. Copying it copies the choice, but not the game it plays.
type Search[S, A any] struct {
	game       Game[S, A]
	candidates []candidate[A]
	rounds     int // that are left, the one under way included
	quota      int // samples that are left of this round
	budget     int // play-outs of a round
	next       int // the candidate that is next on this sample
	spent      int // play-outs made
	seed       uint64
	samples    uint64 // drawn so far
	sample     S
	position   S // of the play-out; here, so that none is allocated for each
	leading    int
	chance     Chance
	doubt      int64 // see Defend; 0 for none
}

// candidate is an action with the results of its play-outs.
type candidate[A any] struct {
	action  A
	sum     int64
	last    int64 // result of the latest play-out
	squares int64 // of the differences from the first candidate on the same samples, in parts of 1/64, where it is defended
}

// New begins to choose among the candidates, the most promising first; there must be at least one. The budget is about how
// many play-outs are made, each candidate having at least one in every round.
func New[S, A any](g Game[S, A], candidates []A, budget int, seed uint64) *Search[S, A] {
	s := &Search[S, A]{game: g, seed: seed}
	for _, a := range candidates {
		s.candidates = append(s.candidates, candidate[A]{action: a})
	}
	for n := len(candidates); n > 1; n = half(n) {
		s.rounds++
	}
	if s.rounds > 0 {
		s.budget = budget / s.rounds
		s.begin()
	}
	return s
}

// Defend makes the first candidate, the policy's choice, stand until another one is seen to be better by more than doubt quarters of a
// standard error of the difference on the same samples. It is called before the first Step. Where many actions are about as good,
// in any order, a choice by the mean alone would be one by chance.
func (s *Search[S, A]) Defend(doubt int) { s.doubt = int64(doubt) }

func half(n int) int { return (n + 1) / 2 }

// begin begins a round of the halving.
func (s *Search[S, A]) begin() { s.quota, s.next = max(1, s.budget/len(s.candidates)), 0 }

// Step makes one play-out, unless the choice is made already, and reports whether it is made.
func (s *Search[S, A]) Step() (done bool) {
	if s.rounds == 0 {
		return true
	}
	if s.next == 0 {
		s.samples++
		s.game.Sample(&s.sample, Mix(s.seed, s.samples))
	}
	c := &s.candidates[s.next]
	c.last = s.playOut(c.action)
	c.sum += c.last
	if s.doubt > 0 {
		d := (c.last - s.candidates[0].last) / 64
		c.squares += d * d
	}
	s.spent++
	if s.next++; s.next < len(s.candidates) {
		return false
	}
	// Every candidate has seen this sample: they can be compared.
	s.next, s.leading = 0, s.leader()
	if s.quota--; s.quota > 0 {
		return false
	}
	s.halve()
	if s.rounds--; s.rounds > 0 {
		s.begin()
	}
	return s.rounds == 0
}

// playOut returns the result of one play-out that begins with an action on the current sample.
func (s *Search[S, A]) playOut(a A) int64 {
	s.position = s.sample
	s.chance = Chance{Mix(s.seed, ^s.samples)} // the same for every candidate
	for {
		s.game.Apply(&s.position, a)
		if s.game.Decider(&s.position) == Nobody || s.game.AtHorizon(&s.position) {
			return s.game.Result(&s.position)
		}
		a = s.game.Policy(&s.position, &s.chance)
	}
}

// leader returns the candidate that leads, the first of those that lead alike.
func (s *Search[S, A]) leader() int {
	lead := 0
	for i := range s.candidates {
		if s.candidates[i].sum > s.candidates[lead].sum {
			lead = i
		}
	}
	if s.doubt > 0 && !s.beaten(&s.candidates[lead]) {
		return 0
	}
	return lead
}

// beaten reports whether a candidate is seen to be better than the first: the mean of the differences lies more than doubt quarters
// of its standard error above 0.
func (s *Search[S, A]) beaten(by *candidate[A]) bool {
	d, n := (by.sum-s.candidates[0].sum)/64, int64(s.samples)
	// d/n > doubt/4·√((squares/n - (d/n)²)/n), without a quotient or a root.
	return d > 0 && 16*d*d*n > s.doubt*s.doubt*(by.squares*n-d*d)
}

// halve drops the worse half. Candidates that are level stay in their order, so that nothing depends on how they are sorted.
func (s *Search[S, A]) halve() {
	list := s.candidates
	if s.doubt > 0 {
		if len(list) == 2 {
			s.candidates, s.leading = list[s.leading:s.leading+1], 0
			return
		}
		list = list[1:] // the first stays
	}
	for i := range list { // insertion keeps the order of equals and allocates nothing
		for j := i; j > 0 && list[j].sum > list[j-1].sum; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
	s.candidates = s.candidates[:half(len(s.candidates))]
	s.leading = s.leader()
}

// Best returns the action that leads so far; before the first play-outs, the first candidate.
func (s *Search[S, A]) Best() A { return s.candidates[s.leading].action }

// Spent returns the number of play-outs made.
func (s *Search[S, A]) Spent() int { return s.spent }
