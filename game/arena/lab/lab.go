// Package lab is the arena's balance laboratory: it plans games of any kind that are spread evenly over seats, numbers of
// players, boards and those options of the rules that have few values, and reports who wins more or less than a fair share, as a
// table and as JSON. A game adds studies of its own as Own.
//
// All players of a game have the same level, so that whoever wins more than a fair share owes it to luck or to what the
// laboratory looks at. The fair share is 1 / players; wins are reported as percentage points above or below it, so that games of
// two and of five players can be added up. Everything is counted in whole numbers, so the order in which games end changes
// nothing.
package lab

import (
	"context"

	"islas/game"
	"islas/game/arena/play"
	"islas/game/match"
)

// Own is a game's own part of the laboratory, beside that of any game. S are positions, E events.
type Own[S, E any] interface {
	// Study begins to study the games of a plan.
	Study(p Plan) Study[S, E]
	// Layout returns the templates of the game's part of the text.
	Layout() Layout
}

// Study gathers a game's own figures from the games of one plan. Add of its watchers and Level are called one at a time.
type Study[S, E any] interface {
	// Watch begins to watch a game.
	Watch(setup match.Setup) Watcher[S, E]
	// Level returns the report on the games added: a struct that embeds Common, or has fields of the same names, and has the game's
	// own figures.
	Level(common Common) any
}

// Watcher watches one game.
type Watcher[S, E any] interface {
	// Steps takes the next steps of the game. All come, in their order, with the full events, not as one seat may see them. They are
	// the watcher's only until it returns.
	Steps(steps []game.Step[S, E])
	// Add adds the finished game to the study: its number in the plan, counted from 0, and its facts.
	Add(n int, f *Facts)
}

// Run is a laboratory at work.
type Run interface {
	// Play plays game number n, counted from 0, of one of the plans. Several can be played at a time.
	Play(ctx context.Context, plan, n int, recorded bool) (Played, error)
	// Report reports on the games added.
	Report() *Report
}

// Played is a game that was played.
type Played struct {
	Record []byte // the match record; empty if it was not recorded
	Add    func() // adds it to its run; one at a time
}

// Begin begins to play the games of plans, which have the same seed and values. own is nil for games without studies of their
// own.
func Begin[S any, A game.Action, E, V any](g play.Game[S, A, E, V], own Own[S, E], plans []Plan) Run {
	r := &run[S, A, E, V]{game: g, own: own, plans: plans}
	for _, p := range plans {
		r.tallies = append(r.tallies, newTally(g.Info(), p))
		if own != nil {
			r.studies = append(r.studies, own.Study(p))
		}
	}
	return r
}

// run implements Run.
type run[S any, A game.Action, E, V any] struct {
	game    play.Game[S, A, E, V]
	own     Own[S, E] // or nil
	plans   []Plan
	tallies []*tally      // of the plans
	studies []Study[S, E] // of the plans; none without own
}

func (r *run[S, A, E, V]) Play(ctx context.Context, plan, n int, recorded bool) (Played, error) {
	setup := r.plans[plan].Setup(r.game.Info(), n)
	var watcher Watcher[S, E]
	var watch func([]game.Step[S, E])
	if r.own != nil {
		watcher = r.studies[plan].Watch(setup)
		watch = watcher.Steps
	}
	result, err := r.game.Play(ctx, setup, recorded, watch)
	if err != nil {
		return Played{}, err
	}
	f := NewFacts(r.game.Info(), setup, result)
	return Played{result.Record, func() {
		r.tallies[plan].add(&f)
		if watcher != nil {
			watcher.Add(n, &f)
		}
	}}, nil
}

func (r *run[S, A, E, V]) Report() *Report {
	info := r.game.Info()
	report := newReport(info, r.plans)
	if r.own != nil {
		report.layout = r.own.Layout()
	}
	for i, t := range r.tallies {
		level := t.level()
		report.Games += level.Games
		if r.own != nil {
			report.Levels = append(report.Levels, r.studies[i].Level(level))
		} else {
			report.Levels = append(report.Levels, level)
		}
	}
	report.Complete = report.Games == report.Planned
	return report
}
