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

// Jumper is the table of a replay, which can show any moment of its match.
type Jumper interface {
	// JumpTo shows the match after a number of steps, or as near to that as possible.
	JumpTo(steps int)
}

// Review is the review of a match of any game, possibly still in progress, as scenes need it.
type Review struct {
	Looked   []Looked         // the decisions; complete when the review is done
	Turns    []review.Turn    // the turning points, as indices into Looked
	Accounts []review.Account // by seat

	work     interface{ Step(budget int) bool }
	progress func() (done, all int)
	finish   func()
	done     bool
}

// Looked is a decision that was reviewed.
type Looked struct {
	review.Moment[any]
	Step int // number of steps of the match before it
	Last int // number of steps before the next decision

	What func(u *ui.UI) string // returns what was done, in a few words
	Else func(u *ui.UI) string // returns what would have been better; nil if nothing would
	Why  func(u *ui.UI) string // returns the reason, from what the deciding seat knew, "" for none; nil if nothing would have been better
	Luck func(u *ui.UI) string // returns what chance decided afterwards, in a few words that begin in lower case

	Picture func(s *Stage, u *ui.UI, r ui.Rect) // draws a small picture of what was done, nothing where there is none
}

// Step works for at most budget play-outs, but at least one, and reports whether the review is done.
func (r *Review) Step(budget int) (done bool) {
	if !r.done && r.work.Step(budget) {
		r.finish()
		r.done = true
	}
	return r.done
}

// Done reports whether the review is done.
func (r *Review) Done() bool { return r.done }

// Progress returns the part of the review that is done, from 0 to 1.
func (r *Review) Progress() float64 {
	done, all := r.progress()
	return float64(done) / float64(max(all, 1))
}

// ReviewWords holds the functions that return a game's texts for a review. S is a position, V the view of the seat that decides in it.
type ReviewWords[S any, A game.Action, V any] struct {
	// What returns a decision in a few words, as on a button.
	What func(u *ui.UI, s *S, decision []A) string
	// Other returns the text for a better decision for which What returns the same text as for what was done.
	Other func(u *ui.UI, decision []A) string
	// Why returns the reason for a decision in a sentence, from what the deciding seat knows; "" for none.
	Why func(u *ui.UI, v V, decision []A) string
	// Luck returns what chance decides after a decision in s, in a few words that begin in lower case.
	Luck func(u *ui.UI, s *S, decision []A) string
	// Picture draws a small picture of what a decision in p is about, nothing where there is none. It may be nil.
	Picture DecisionPicture[S, A]
}

// DecisionPicture draws a small picture of a decision in a position.
type DecisionPicture[S any, A game.Action] func(s *Stage, u *ui.UI, r ui.Rect, p *S, decision []A)

// BeginReview begins the review of a match of a game. The error is that of review.New.
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
				At: found.At, Seat: found.Seat, Round: found.Round, Choice: found.Choice, Within: found.Within,
				Before: found.Before, Expected: found.Expected, After: found.After, Cost: found.Cost,
			}
			words.fill(&l, g, &past.Positions[found.At], found)
			r.Looked = append(r.Looked, l)
		}
	}
	return r, nil
}

// fill adds the texts about a decision.
func (w ReviewWords[S, A, V]) fill(l *Looked, g interface{ View(*S, game.Seat) V }, s *S, found *review.Moment[A]) {
	done, best := found.Done, found.Best
	l.What = func(u *ui.UI) string { return w.What(u, s, done) }
	l.Luck = func(u *ui.UI) string { return w.Luck(u, s, done) }
	l.Picture = func(on *Stage, u *ui.UI, r ui.Rect) {
		if w.Picture != nil {
			w.Picture(on, u, r, s, done)
		}
	}
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

// Reviews holds the review of the last match for which one was requested.
type Reviews struct {
	Effort review.Effort // effort of reviews; zero for the usual

	services *services.Services
	games    *Catalogue
	match    match.Any
	review   *Review
}

// Of returns the review of a match, and begins it if necessary. The last review is kept while other scenes are shown. Of returns nil for a
// game without reviews, or if the review can't begin, which is a mistake in the build and is shown as a message.
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
