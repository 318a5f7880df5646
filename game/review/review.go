package review

import (
	"strconv"

	"islas/game"
	"islas/game/ai"
	"islas/game/ai/search"
	"islas/game/match"
)

// Review is the review of a match under way.
type Review[S any, A game.Action, E, V any] struct {
	game    Game[S, A, E, V]
	outlook Outlook[S, V]
	past    Past[S, A]
	effort  Effort
	seed    uint64
	verdict Verdict[A]
	noted   []noted
	jobs    []job
	at      int // the job under way
	spent   int // play-outs of the jobs before it, about
	planned int // of all jobs

	tally    tally
	sample   S
	position S
	last     Chances // where the match ends

	player  ai.Player[V, A] // the strongest level
	thought ai.Thought[A]   // of its next action, nil while nothing is thought about
	ahead   S               // position of that action
	best    []A             // its actions before that
}

// noted holds facts about a moment during the review.
type noted struct {
	lots  bool // chance had a part in what followed
	still bool // nothing was chosen and nothing drawn, or the effect is that of the decision before: the chances stay as they were
}

// New begins the review of a match of that many seats. Its error is that of the game's strongest level, which is a mistake in the
// game.
func New[S any, A game.Action, E, V any](g Game[S, A, E, V], seats int, past Past[S, A], effort Effort, seed uint64) (*Review[S, A, E, V], error) {
	r := &Review[S, A, E, V]{game: g, outlook: g.Outlook(seats), past: past, effort: effort, seed: seed}
	r.verdict.Seats = seats
	if _, err := g.Player(r.adviser(1), seed); err != nil {
		return nil, err
	}
	r.begin()
	return r, nil
}

// begin finds the moments of the match and plans a survey of each.
func (r *Review[S, A, E, V]) begin() {
	continuing, _ := r.game.(match.Continuing[S, A])
	list := &r.verdict.Moments
	for i, a := range r.past.Actions {
		s := &r.past.Positions[i]
		if last := len(*list) - 1; last >= 0 && continuing != nil && continuing.Continues(s, a) {
			(*list)[last].Done = append((*list)[last].Done, a)
			continue
		}
		*list = append(*list, Moment[A]{At: i, Seat: r.game.Decider(s), Round: r.game.Round(s), Done: []A{a}})
		r.add(job{do: survey, moment: len(*list) - 1, left: 1})
	}
	r.noted = make([]noted, len(*list))
	if len(*list) == 0 {
		r.finish()
	}
}

// end returns the index of the position after a moment.
func (r *Review[S, A, E, V]) end(moment int) int {
	m := &r.verdict.Moments[moment]
	return m.At + len(m.Done)
}

// add plans a job.
func (r *Review[S, A, E, V]) add(j job) {
	r.jobs = append(r.jobs, j)
	r.planned += j.left
}

// Step works on for at most budget units, at least one, and reports whether the review is done. A unit is about a play-out.
func (r *Review[S, A, E, V]) Step(budget int) (done bool) {
	for r.at < len(r.jobs) {
		j := &r.jobs[r.at]
		r.work(j)
		if j.left--; j.left <= 0 {
			r.conclude(*j)
			r.spent += j.planned()
			r.at++
			r.tally = tally{}
			r.follow()
		}
		if budget--; budget <= 0 {
			break
		}
	}
	return r.at == len(r.jobs)
}

// Progress returns how much of the work is done, about, and how much there is altogether, both in play-outs.
func (r *Review[S, A, E, V]) Progress() (done, all int) {
	if r.at < len(r.jobs) && r.jobs[0].do == survey && r.at < len(r.verdict.Moments) {
		return 0, r.effort.Curve + r.effort.Think + r.effort.Compare + r.effort.Deep
	}
	return min(r.spent, r.planned), r.planned
}

// Verdict returns the result. It is complete when the review is done; before, what is not known yet is zero. It must not be
// changed.
func (r *Review[S, A, E, V]) Verdict() *Verdict[A] { return &r.verdict }

// adviser returns the strongest level that people may choose, with at most playOuts play-outs for a decision, if it plays out at
// all.
func (r *Review[S, A, E, V]) adviser(playOuts int) string {
	levels := r.game.Info().Levels
	offered := levels.Offered()
	id := offered[len(offered)-1]
	if _, most, _ := levels.Find(id); most > 0 {
		id += ":" + strconv.Itoa(min(playOuts, most))
	}
	return id
}

// lots reports whether chance has a part in what follows a decision: with other chances it leads elsewhere.
func (r *Review[S, A, E, V]) lots(moment int) bool {
	m := &r.verdict.Moments[moment]
	last := r.end(moment) - 1
	if r.game.Undoable(&r.past.Positions[last], r.past.Actions[last]) {
		return false
	}
	came := r.game.Digest(&r.past.Positions[last+1])
	for k := range uint64(tries) {
		r.position = r.past.Positions[m.At]
		r.outlook.Redraw(&r.position, search.Mix(r.seed, k))
		if r.apply(&r.position, m.Done) && r.game.Digest(&r.position) != came {
			return true
		}
	}
	return false
}

// tries is how often something is drawn anew to see whether that matters.
const tries = 6

// apply applies the actions of a decision and reports whether all of them could be.
func (r *Review[S, A, E, V]) apply(s *S, actions []A) bool {
	for _, a := range actions {
		if r.game.Apply(s, a, nil) != nil {
			return false
		}
	}
	return true
}

// goesOn reports whether the strongest level's decision takes more actions than those done.
func (r *Review[S, A, E, V]) goesOn(m *Moment[A]) bool {
	continuing, ok := r.game.(match.Continuing[S, A])
	if !ok || r.game.Decider(&r.ahead) != m.Seat {
		return false
	}
	legal := r.game.Legal(&r.ahead, nil)
	return len(legal) > 0 && continuing.Continues(&r.ahead, legal[0])
}
