package search

// Kinds is a Contest in which every decision is made in two: first the kind of action, then the action. Where there are many actions
// of few kinds, a tree finds out sooner which of them matter.
type Kinds[S any, A comparable] struct {
	Game Contest[S, A]
	// Kind returns the kind of an action, from 1.
	Kind func(a A) int

	buf []Option[A]
}

// Half is a position of Kinds, in which a kind may have been chosen.
type Half[S any] struct {
	Position S
	kind     int // chosen, 0 for none
}

// Choice is a choice in Kinds: that of a kind, or an action.
type Choice[A comparable] struct {
	Action A   // the zero value where a kind is chosen
	Kind   int // chosen, 0 for an action
}

// Sample implements Contest.
func (k *Kinds[S, A]) Sample(s *Half[S], seed uint64) {
	k.Game.Sample(&s.Position, seed)
	s.kind = 0
}

// Decider implements Contest.
func (k *Kinds[S, A]) Decider(s *Half[S]) int { return k.Game.Decider(&s.Position) }

// Forks implements Contest.
func (k *Kinds[S, A]) Forks(s *Half[S]) bool { return k.Game.Forks(&s.Position) }

// Varies implements Contest.
func (k *Kinds[S, A]) Varies(s *Half[S]) bool { return k.Game.Varies(&s.Position) }

// Shares implements Contest.
func (k *Kinds[S, A]) Shares(s *Half[S], shares *[MostPlayers]int64) {
	k.Game.Shares(&s.Position, shares)
}

// Outcome implements Outcomes.
func (k *Kinds[S, A]) Outcome(s *Half[S]) uint64 {
	if o, ok := k.Game.(Outcomes[S]); ok {
		return o.Outcome(&s.Position)
	}
	return 0
}

// Options implements Contest. A kind weighs what its actions weigh together; one with a single action is not chosen first.
func (k *Kinds[S, A]) Options(s *Half[S], buf []Option[Choice[A]]) []Option[Choice[A]] {
	k.buf = k.Game.Options(&s.Position, k.buf[:0])
	first := len(buf)
	several := false // there are several kinds
	for _, o := range k.buf {
		several = several || k.Kind(o.Action) != k.Kind(k.buf[0].Action)
	}
	for _, o := range k.buf {
		kind := k.Kind(o.Action)
		switch {
		case s.kind != 0 && kind != s.kind:
		case s.kind != 0 || !several || k.count(kind) == 1:
			buf = append(buf, Option[Choice[A]]{Choice[A]{Action: o.Action}, o.Weight})
		default:
			at := first
			for at < len(buf) && buf[at].Action.Kind != kind {
				at++
			}
			if at == len(buf) {
				buf = append(buf, Option[Choice[A]]{Choice[A]{Kind: kind}, 0})
			}
			buf[at].Weight += o.Weight
		}
	}
	return buf
}

// count returns how many of the options are of a kind.
func (k *Kinds[S, A]) count(kind int) (n int) {
	for _, o := range k.buf {
		if k.Kind(o.Action) == kind {
			n++
		}
	}
	return n
}

// Legal implements Contest.
func (k *Kinds[S, A]) Legal(s *Half[S], a Choice[A]) bool {
	if a.Kind == 0 {
		return (s.kind == 0 || k.Kind(a.Action) == s.kind) && k.Game.Legal(&s.Position, a.Action)
	}
	k.buf = k.Game.Options(&s.Position, k.buf[:0])
	return k.count(a.Kind) > 0
}

// Apply implements Contest.
func (k *Kinds[S, A]) Apply(s *Half[S], a Choice[A]) {
	if s.kind = a.Kind; a.Kind == 0 {
		k.Game.Apply(&s.Position, a.Action)
	}
}

// Policy implements Contest: of a kind that is chosen, the most promising action.
func (k *Kinds[S, A]) Policy(s *Half[S], chance *Chance) Choice[A] {
	if s.kind == 0 {
		return Choice[A]{Action: k.Game.Policy(&s.Position, chance)}
	}
	k.buf = k.Game.Options(&s.Position, k.buf[:0])
	best := -1
	for i, o := range k.buf {
		if k.Kind(o.Action) == s.kind && (best < 0 || o.Weight > k.buf[best].Weight) {
			best = i
		}
	}
	return Choice[A]{Action: k.buf[best].Action}
}
