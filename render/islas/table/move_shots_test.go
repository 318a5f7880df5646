package table

import (
	"fmt"
	"slices"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/shot"
	"islas/render/stage"
	"islas/render/ui"
)

// movement is a picture taken in the middle of a movement: of the first event of some game for which it holds.
type movement struct {
	name string
	at   func(step islas.Step, before *islas.State) bool
	part float64 // how far the movement is, from 0 to 1
}

// movements are all that are worth a picture.
func movements() []movement {
	kind := func(k islas.EventKind) func(islas.Step, *islas.State) bool {
		return func(s islas.Step, _ *islas.State) bool { return s.Event.Kind == k && s.After.Round() > 1 }
	}
	settler := func(s islas.Step, _ *islas.State) bool {
		return s.Event.Kind == islas.EvReveal && s.Event.Card.Settler() && s.After.Round() > 2 && s.Event.Comparison.Decided > 1 && s.Event.Comparison.Decided < 5
	}
	pirate := func(s islas.Step, _ *islas.State) bool {
		return s.Event.Kind == islas.EvReveal && s.Event.Card.Pirate() && s.After.Round() > 1
	}
	own := func(k islas.EventKind) func(islas.Step, *islas.State) bool {
		return func(s islas.Step, _ *islas.State) bool {
			return s.Event.Kind == k && s.Event.Seat == 0 && s.After.Round() > 1
		}
	}
	last := func(s islas.Step, _ *islas.State) bool { return s.Event.Kind == islas.EvRound && s.Event.Last }
	return []movement{
		{"draw", own(islas.EvDraw), 0.5}, {"card", own(islas.EvBuild), 0.2}, {"build", own(islas.EvBuild), 0.62}, {"set", kind(islas.EvBuild), 0.8},
		{"sink", kind(islas.EvPalace), 0.36}, {"palace", kind(islas.EvPalace), 0.62}, {"load", own(islas.EvLoad), 0.4},
		{"ship-in", kind(islas.EvArrival), 0.45}, {"moored", kind(islas.EvArrival), 0.999}, {"ashore", settler, 0.04}, {"reveal", settler, 0.115}, {"count", settler, 0.6}, {"pirate", pirate, 0.8},
		{"stamp", settler, 0.84}, {"settle", kind(islas.EvSettler), 0.66}, {"raid", kind(islas.EvLoss), 0.3}, {"taken", kind(islas.EvLoss), 0.7},
		{"named", kind(islas.EvNamed), 0.5}, {"deal", func(s islas.Step, _ *islas.State) bool { return s.Event.Kind == islas.EvDeal && s.Event.Seat == 0 }, 0.6},
		{"shuffle", kind(islas.EvReshuffle), 0.5}, {"town", kind(islas.EvTown), 0.7}, {"privilege", kind(islas.EvPrivilege), 0.4}, {"round", kind(islas.EvRound), 0.4}, {"token", kind(islas.EvRound), 0.66}, {"final", last, 0.5},
		{"victory", func(s islas.Step, _ *islas.State) bool { return s.Event.Kind == islas.EvEnd }, 0.8},
	}
}

// subject is a table of one person and computers at the movement.
func (m movement) subject(lang string, seats int) shot.Subject {
	s, err := makeStage(lang)
	if err != nil {
		panic(err) // only a test's process
	}
	t, found := m.reach(s, seats)
	if !found {
		panic("table: no game has the movement " + m.name)
	}
	s.Go(t)
	const frames = 3 // before the inputs and after them
	length := float64(s.Pace()) * t.session.Steps()
	return shot.Subject{Theme: s.Theme, Texts: s.Texts, Frame: s.Top().Frame, Inputs: []ui.Input{
		{Dt: time.Duration(m.part*length) - frames*time.Second/60}, {Dt: time.Nanosecond}, {Dt: time.Nanosecond},
	}}
}

// reach plays games until one has the movement, and returns a table that is about to show it. The match itself is over.
func (m movement) reach(s *stage.Stage, seats int) (*Table, bool) {
	controls := []string{game.Human, "easy", "easy", "easy", "easy"}[:seats]
	for seed := uint64(1); seed < 60; seed++ {
		g, err := started(someSetup(seed, controls...))
		if err != nil {
			panic(err)
		}
		until(g, func(*islas.State) bool { return false }, seed)
		steps := g.Steps()
		for i := range steps {
			before := steps[max(i-1, 0)].After // a table that begins with the first step shows it as of that
			if !m.at(steps[i], &before) {
				continue
			}
			t, err := seated(s, g, steps[:i], false)
			if err != nil {
				panic(err)
			}
			t.session.Begin(before, steps[i:i+1])
			return t, true
		}
	}
	return nil, false
}

// moveShots is a picture of every movement in two windows and both languages, and of some in windows with little room.
func moveShots() []shot.Shot {
	few := []string{"draw", "load", "ship-in", "ashore", "count", "final"}
	var all []shot.Shot
	for _, w := range []struct {
		lang  string
		w, h  int
		px    float64
		seats int
		only  []string // nil for all
	}{
		{"en", 1920, 1080, 1, 2, nil}, {"de", 1280, 720, 0.7, 5, nil}, {"en", 1280, 720, 1.4, 3, few}, {"de", 1920, 1080, 2, 5, few}, {"en", 768, 1024, 0.7, 4, few},
	} {
		for _, m := range movements() {
			if w.only != nil && !slices.Contains(w.only, m.name) {
				continue
			}
			all = append(all, shot.Shot{
				Name: fmt.Sprintf("table-move-%s-%d-%s-%dx%d@%.2f", m.name, w.seats, w.lang, w.w, w.h, w.px), W: w.w, H: w.h, Scale: w.px,
				Open: func() shot.Subject { return m.subject(w.lang, w.seats) },
			})
		}
	}
	return all
}
