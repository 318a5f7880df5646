package shell_test

import (
	"testing"

	"islas/game/daily"
	"islas/game/match"
	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/toy"
)

// loading is the toy, which counts the matches that are loaded.
type loading struct {
	toy.Game
	loads *int
}

// Load implements stage.Game.
func (g loading) Load(data []byte) (match.Any, error) {
	*g.loads++
	return g.Game.Load(data)
}

// sailOut sails the voyage of a day to its end.
func sailOut(t *testing.T, s *stage.Stage, day daily.Day) match.Any {
	t.Helper()
	m, err := s.Sail(day, voyageOn(s, day))
	if err != nil {
		t.Fatal(err)
	}
	playOut(t, s, m, false)
	return m
}

// Of a voyage that is sailed once more after all was wiped it is known again how the computer ends it.
func TestVoyageAfterWipe(t *testing.T) {
	s := harness.NewStage(t, "en", toy.New())
	for m := sailOut(t, s, s.Today()); !s.WorkOut(m, 100); {
	}
	if !s.Wipe() || len(s.Voyages(s.Game)) != 0 {
		t.Fatal("nothing was wiped")
	}
	sailOut(t, s, s.Today())
	open(t, s, s.Routes.Voyage(s), full).Rest()
	if s.Voyages(s.Game)[0].Rival == nil {
		t.Error("it is not known how the computer ends the voyage")
	}
}

// What a record of somebody else's has made known of a voyage is kept once one has sailed it oneself.
func TestVoyageSeenBeforeItIsSailed(t *testing.T) {
	s, other := harness.NewStage(t, "en", toy.New()), harness.NewStage(t, "en", toy.New())
	for m := sailOut(t, other, s.Today()); !s.WorkOut(m, 100); {
	}
	sailOut(t, s, s.Today())
	open(t, s, s.Routes.Voyage(s), full).Rest()
	if s.Voyages(s.Game)[0].Rival == nil {
		t.Error("it is not known how the computer ends the voyage")
	}
}

// A voyage that is dealt otherwise by now can't be worked out: the page comes to rest all the same, and works out the others.
func TestVoyageOfAnotherDeal(t *testing.T) {
	s := harness.NewStage(t, "en", toy.New())
	today := s.Today()
	setup := voyageOn(s, today)
	setup.Seed++
	m, err := s.Begin(setup)
	if err != nil {
		t.Fatal(err)
	}
	playOut(t, s, m, false)
	old := s.Chronicle().Results()[0]
	old.Sum, old.Day = "0", today
	if err := s.Chronicle().Note(old); err != nil {
		t.Fatal(err)
	}
	sailOut(t, s, today-1)
	r := open(t, s, s.Routes.Voyage(s), full)
	r.Rest()
	if all := s.Voyages(s.Game); len(all) != 2 || all[0].Rival == nil || all[1].Rival != nil || r.Shows("still under way") {
		t.Errorf("the voyages are %+v", all)
	}
}

// However many voyages there are of which it is not known how the computer ends them, no frame reads more than one game for that, and
// only where voyages are shown.
func TestUnknownVoyagesAreReadOneByOne(t *testing.T) {
	loads := 0
	s := harness.NewStage(t, "en", loading{toy.New(), &loads})
	const days = 20
	for i := range daily.Day(days) {
		sailOut(t, s, s.Today()-i)
	}
	loads = 0
	r := open(t, s, s.Routes.Chronicle(s), full)
	r.Rest()
	if loads != 0 {
		t.Errorf("the results read %d games", loads)
	}
	r.Watch = func() {
		if loads > 1 {
			t.Errorf("one frame reads %d games", loads)
		}
		loads = 0
	}
	r.Option("page", 1)
	r.Rest()
	for _, v := range s.Voyages(s.Game) {
		if v.Rival == nil {
			t.Errorf("it is not known how the computer ends the voyage of %s", v.Day)
		}
	}
}
