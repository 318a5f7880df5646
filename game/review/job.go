package review

import (
	"cmp"
	"slices"

	"islas/game/ai/search"
	"islas/game/match"
)

// job is a piece of the work on one moment.
type job struct {
	do     work
	moment int
	size   int // units that it was planned with, if that is not 1
	left   int // units left
}

// planned returns the number of units that the job was planned with.
func (j *job) planned() int { return max(1, j.size) }

// work is the kind of a job.
type work uint8

const (
	survey  work = iota // finds out whether there was a choice, and whether chance had a part
	value               // chances at the decision
	expect              // chances once it was made, before chance came
	outcome             // chances where the match breaks off
	think               // choice of the strongest level
	compare             // compares that with the action
	deepen              // compares once more
)

// work does one unit of a job.
func (r *Review[S, A, E, V]) work(j *job) {
	m := &r.verdict.Moments[j.moment]
	k := uint64(j.size - j.left)
	switch j.do {
	case survey:
		s := &r.past.Positions[m.At]
		m.Choice = len(r.game.Legal(s, nil)) > 1
		m.Within = j.moment > 0 && !r.noted[j.moment-1].lots && r.verdict.Moments[j.moment-1].Seat == m.Seat
		lots := r.lots(j.moment)
		r.noted[j.moment] = noted{lots: lots, still: m.Within || !m.Choice && !lots}
	case value, expect, outcome:
		r.position = r.past.Positions[m.At]
		if j.do == outcome {
			r.position = r.past.Positions[len(r.past.Actions)]
		}
		r.outlook.Redraw(&r.position, search.Mix(r.seed, k))
		if j.do != expect || r.apply(&r.position, m.Done) {
			r.tally.add(r.playOut(k))
		}
	case think:
		r.consider(m, j)
	case compare, deepen:
		if k += uint64(j.moment) << 32; j.do == deepen {
			k += 1 << 31
		}
		if m.Best != nil {
			r.pair(j.moment, k)
		}
	}
}

// playOut plays the position out.
func (r *Review[S, A, E, V]) playOut(k uint64) Chances {
	chance := search.NewChance(search.Mix(^r.seed, k))
	return r.outlook.PlayOut(&r.position, &chance)
}

// consider thinks on about the strongest level's choice, until the whole decision is made.
func (r *Review[S, A, E, V]) consider(m *Moment[A], j *job) {
	if r.player == nil {
		player, err := r.game.Player(r.adviser(j.size), search.Mix(r.seed, uint64(m.At)))
		if err != nil {
			panic("review: the strongest level is not there any more: " + err.Error())
		}
		r.player, r.ahead, r.best = player, r.past.Positions[m.At], nil
	}
	if r.thought == nil {
		r.thought = r.player.Think(r.game.View(&r.ahead, m.Seat))
	}
	j.left = 2 // it takes as long as it takes
	if !r.thought.Step(1) {
		return
	}
	a := r.thought.Best()
	r.best, r.thought = append(r.best, a), nil
	if r.game.Apply(&r.ahead, a, nil) != nil || !r.goesOn(m) {
		j.left = 1
	}
}

// pair plays out the action, with the rest of the turn as it was, and the better one on the same sample of what the seat could know.
func (r *Review[S, A, E, V]) pair(moment int, k uint64) {
	list := r.verdict.Moments[moment:]
	m := &list[0]
	r.outlook.Sample(&r.sample, r.game.View(&r.past.Positions[m.At], m.Seat), search.Mix(r.seed, k))
	var came [2]Chances
	for i, actions := range [2][]A{m.Done, m.Best} {
		r.position = r.sample
		if !r.apply(&r.position, actions) {
			return
		}
		for next := 1; i == 0 && next < len(list) && list[next].Within && r.apply(&r.position, list[next].Done); next++ {
		}
		came[i] = r.playOut(k)
	}
	r.tally.addPair(came[0], came[1], m.Seat)
}

// conclude records the result of a job.
func (r *Review[S, A, E, V]) conclude(j job) {
	m := &r.verdict.Moments[j.moment]
	switch j.do {
	case value:
		m.Before = r.outlook.Correct(r.tally.mean(0))
	case expect:
		m.Expected = r.outlook.Correct(r.tally.mean(0))
	case think:
		if !slices.Equal(r.best, m.Done) {
			m.Best = r.best
		}
		r.player, r.best = nil, nil
	case outcome:
		r.last = r.outlook.Correct(r.tally.mean(0))
	case compare, deepen:
		m.Cost = 0
		if r.tally.sure(m.Seat) {
			done, best := r.outlook.Correct(r.tally.mean(0)), r.outlook.Correct(r.tally.mean(1))
			m.Cost = max(0, best[m.Seat]-done[m.Seat])
		}
		if m.Cost == 0 {
			m.Best = nil
		}
	}
}

// follow plans the jobs that follow from those that are done, and ends the review.
func (r *Review[S, A, E, V]) follow() {
	if r.at < len(r.jobs) {
		return
	}
	switch last := r.jobs[len(r.jobs)-1].do; last {
	case survey:
		r.plan()
	case deepen:
		r.finish()
	default:
		if !r.look() {
			r.finish()
		}
	}
}

// plan plans the work on all moments, once their kinds are known.
func (r *Review[S, A, E, V]) plan() {
	points, choices := 0, 0
	for i := range r.noted {
		if !r.noted[i].still {
			points++
		}
		if r.noted[i].lots {
			points++
		}
		if r.judged(i) {
			choices++
		}
	}
	curve := shared(r.effort.Curve, points, leastCurve, mostCurve)
	thought := shared(r.effort.Think, choices, leastThink, r.effort.Think)
	pairs := shared(r.effort.Compare/2, choices, leastCompare, mostCompare)
	if end := &r.past.Positions[len(r.past.Actions)]; r.game.Over(end) {
		r.last = Won(r.game.Winners(end))
	} else {
		r.plans(outcome, 0, curve)
	}
	for i := range r.noted {
		if !r.noted[i].still {
			r.plans(value, i, curve)
		}
		if r.noted[i].lots {
			r.plans(expect, i, curve)
		}
		if r.judged(i) {
			r.plans(think, i, thought)
			r.plans(compare, i, pairs)
		}
	}
}

// judged reports whether the player of a moment had something to choose and chose it: actions of a lesson or the lantern are
// nobody's fault.
func (r *Review[S, A, E, V]) judged(moment int) bool {
	m := &r.verdict.Moments[moment]
	for at := m.At; at < min(r.end(moment), len(r.past.Helpers)); at++ {
		if r.past.Helpers[at] != match.Nobody {
			return false
		}
	}
	return m.Choice
}

// plans plans a job of units units.
func (r *Review[S, A, E, V]) plans(do work, moment, units int) {
	r.add(job{do: do, moment: moment, size: units, left: units})
}

// look plans to compare once more, on new samples, the decisions with the largest costs: of many decisions the largest
// differences are too large by chance. It reports whether there are any.
func (r *Review[S, A, E, V]) look() bool {
	var list []int
	for i := range r.verdict.Moments {
		if r.verdict.Moments[i].Cost > 0 {
			list = append(list, i)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int {
		return cmp.Compare(r.verdict.Moments[b].Cost, r.verdict.Moments[a].Cost)
	})
	list = list[:min(len(list), deepMoments)]
	for _, i := range list {
		r.plans(deepen, i, shared(r.effort.Deep/2, deepMoments, leastCompare, r.effort.Deep))
	}
	return len(list) > 0
}

// finish computes the verdict from the results.
func (r *Review[S, A, E, V]) finish() {
	list := r.verdict.Moments
	later := 0 // cost of the rest of the turn
	for i := len(list) - 1; i >= 0; i-- {
		m := &list[i]
		if m.Cost = max(0, m.Cost-later); m.Cost == 0 {
			m.Best = nil
		}
		if later += m.Cost; !m.Within {
			later = 0
		}
		if i == len(list)-1 {
			m.After = r.last
		} else {
			m.After = list[i+1].Before
		}
		if !r.noted[i].lots {
			m.Expected = m.After
		}
		if r.noted[i].still {
			m.Before = m.Expected
		}
	}
	r.verdict.accounts()
	r.verdict.turns()
}
