package stage

import (
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/game/review"
	"islas/render/services"
	"islas/render/ui"
)

// Reviewer is a game whose matches can be reviewed.
type Reviewer interface {
	// Review begins the review of a match of this game. The error is a mistake in the build.
	Review(m match.Any, e review.Effort) (*Review, error)
}

// Jumper is a table at which a match is looked at that was played, and which can show any moment of it.
type Jumper interface {
	// JumpTo shows the match as it stood when so many steps had happened, or as near to that as it can be looked at.
	JumpTo(steps int)
}

// Review is the review of a match of any game under way, as scenes see it.
type Review struct {
	Looked   []Looked         // the decisions; complete when it is done
	Turns    []review.Turn    // the turning points, by their numbers in Looked
	Accounts []review.Account // by seat

	work     interface{ Step(budget int) bool }
	progress func() (done, all int)
	finish   func()
	done     bool
}

// Looked is a decision that was looked back at.
type Looked struct {
	review.Moment[any]
	Step int // how many steps of the match had happened before it
	Last int // and how many at the next one

	What func(u *ui.UI) string // what was done, in a few words
	Else func(u *ui.UI) string // what would have been better; nil if nothing would have
	Why  func(u *ui.UI) string // why, as the seat that decided is told, empty for no reason; nil if nothing would have been better
	Luck func(u *ui.UI) string // what chance decided afterwards, in a few words that begin small
}

// Step works on for at most budget play-outs, at least one, and reports whether the review is done.
func (r *Review) Step(budget int) (done bool) {
	if !r.done && r.work.Step(budget) {
		r.finish()
		r.done = true
	}
	return r.done
}

// Done reports whether the review is done.
func (r *Review) Done() bool { return r.done }

// Progress returns which part of the review is done, from 0 to 1.
func (r *Review) Progress() float64 {
	done, all := r.progress()
	return float64(done) / float64(max(all, 1))
}

// ReviewWords is how a game says what a review tells of it. S is a position, V what the seat knows that decides in it.
type ReviewWords[S any, A game.Action, V any] struct {
	// What returns a decision in a few words, such as it stands on a button.
	What func(u *ui.UI, s *S, decision []A) string
	// Other returns those for a decision that What says in the same words as what was done.
	Other func(u *ui.UI, decision []A) string
	// Why returns the reason for a decision in a sentence, as the seat that decides is told; empty for none.
	Why func(u *ui.UI, v V, decision []A) string
	// Luck returns what chance decides after a decision of s, in a few words that begin small.
	Luck func(u *ui.UI, s *S, decision []A) string
}

// BeginReview begins the review of a match of a game.
func BeginReview[S any, A game.Action, E, V any](g review.Game[S, A, E, V], m *match.Match[S, A, E], e review.Effort, words ReviewWords[S, A, V]) (*Review, error) {
	past := review.PastOf(m)
	setup := m.Setup()
	work, err := review.New(g, len(setup.Seats), past, e, setup.Seed)
	if err != nil {
		return nil, err
	}
	r := &Review{work: work, progress: work.Progress}
	marks := append(m.Marks(), m.Happened())
	r.finish = func() {
		v := work.Verdict()
		r.Turns, r.Accounts = v.Turns, v.Accounts
		for i := range v.Moments {
			found := &v.Moments[i]
			l := Looked{Step: marks[found.At], Last: marks[found.At+len(found.Done)]}
			l.Moment = review.Moment[any]{
				At: found.At, Seat: found.Seat, Round: found.Round, Choice: found.Choice,
				Before: found.Before, Expected: found.Expected, After: found.After, Cost: found.Cost,
			}
			words.fill(&l, g, &past.Positions[found.At], found)
			r.Looked = append(r.Looked, l)
		}
	}
	return r, nil
}

// fill adds what is said of a decision.
func (w ReviewWords[S, A, V]) fill(l *Looked, g interface{ View(*S, game.Seat) V }, s *S, found *review.Moment[A]) {
	done, best := found.Done, found.Best
	l.What = func(u *ui.UI) string { return w.What(u, s, done) }
	l.Luck = func(u *ui.UI) string { return w.Luck(u, s, done) }
	if best == nil {
		return
	}
	l.Else = func(u *ui.UI) string {
		text := w.What(u, s, best)
		if text == w.What(u, s, done) && !slices.Equal(done, best) {
			return w.Other(u, best)
		}
		return text
	}
	l.Why = func(u *ui.UI) string { return w.Why(u, g.View(s, found.Seat), best) }
}

// Reviews is the review of the match asked for last.
type Reviews struct {
	Effort review.Effort // of reviews; zero for the usual

	services *services.Services
	games    *Catalogue
	match    match.Any
	review   *Review
}

// Of returns the review of a match, begun where it has not been: that of the match asked for last is kept, so that one can look
// at something else meanwhile. It is nil for a game without reviews. If it cannot be begun, which is a mistake in the build, a
// sentence says why.
func (s *Reviews) Of(m match.Any) *Review {
	if s.match == m {
		return s.review
	}
	g, ok := s.games.GameOf(m).(Reviewer)
	if !ok {
		return nil
	}
	effort := s.Effort
	if effort == (review.Effort{}) {
		effort = review.Usual()
	}
	r, err := g.Review(m, effort)
	if err != nil {
		s.services.Notify(err.Error())
		return nil
	}
	s.match, s.review = m, r
	return r
}

// Has reports whether matches of the game of a match can be reviewed.
func (s *Reviews) Has(m match.Any) bool {
	_, ok := s.games.GameOf(m).(Reviewer)
	return ok
}
