package shell_test

import (
	"strings"
	"testing"
	"time"

	"islas/game/daily"
	"islas/game/match"
	"islas/render/keep/chronicle"
	"islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// loading is the model game, which counts loaded matches.
type loading struct {
	model.Game
	loads *int
}

// Load implements stage.Game.
func (g loading) Load(data []byte) (match.Any, error) {
	*g.loads++
	return g.Game.Load(data)
}

// playDay plays the daily challenge of a day to its end.
func playDay(t *testing.T, s *stage.Stage, day daily.Day) match.Any {
	t.Helper()
	m, err := s.Daily.Begin(day, challengeOn(s, day))
	must.OK(t, err)
	playOut(t, s, m, false)
	return m
}

// The strongest level's result of a daily challenge that is played again after a wipe is known again.
func TestDailyAfterWipe(t *testing.T) {
	s := harness.NewStage(t, "en", model.New())
	for m := playDay(t, s, s.Daily.Today()); !s.Daily.WorkOut(m, 100); {
	}
	if !s.Wipe() || len(s.Daily.All(s.Game)) != 0 {
		t.Fatal("nothing was wiped")
	}
	playDay(t, s, s.Daily.Today())
	open(t, s, s.Routes.Daily(s), full).Rest()
	if s.Daily.All(s.Game)[0].Rival == nil {
		t.Error("it is not known how the computer ends the challenge")
	}
}

// The strongest level's result that a record of another player has made known is kept once the player has played the daily challenge.
func TestDailySeenBeforeItIsPlayed(t *testing.T) {
	s, other := harness.NewStage(t, "en", model.New()), harness.NewStage(t, "en", model.New())
	for m := playDay(t, other, s.Daily.Today()); !s.Daily.WorkOut(m, 100); {
	}
	playDay(t, s, s.Daily.Today())
	open(t, s, s.Routes.Daily(s), full).Rest()
	if s.Daily.All(s.Game)[0].Rival == nil {
		t.Error("it is not known how the computer ends the challenge")
	}
}

// A daily challenge whose deal has changed since can't be worked out: the page comes to rest all the same, and works out the others.
func TestDailyOfAnotherDeal(t *testing.T) {
	s := harness.NewStage(t, "en", model.New())
	today := s.Daily.Today()
	setup := challengeOn(s, today)
	setup.Seed++
	m, err := s.Saves.Begin(setup)
	must.OK(t, err)
	playOut(t, s, m, false)
	old := s.Results.Ledger().Results()[0]
	old.Sum, old.Day = "0", today
	must.OK(t, s.Results.Ledger().Note(old))
	playDay(t, s, today-1)
	r := open(t, s, s.Routes.Daily(s), full)
	r.Rest()
	if all := s.Daily.All(s.Game); len(all) != 2 || all[0].Rival == nil || all[1].Rival != nil || r.Shows("still under way") {
		t.Errorf("the voyages are %+v", all)
	}
}

// However many daily challenges lack the strongest level's result, no frame reads more than one game for that, and only where daily
// challenges are shown.
func TestUnknownChallengesAreReadOneByOne(t *testing.T) {
	loads := 0
	s := harness.NewStage(t, "en", loading{model.New(), &loads})
	const days = 20
	for i := range daily.Day(days) {
		playDay(t, s, s.Daily.Today()-i)
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
	for _, v := range s.Daily.All(s.Game) {
		if v.Rival == nil {
			t.Errorf("it is not known how the computer ends the challenge of %s", v.Day)
		}
	}
}

// Wiping everything, playing again and importing a backup gives nobody a second first try.
func TestDailyOfWipedTryCounts(t *testing.T) {
	s := harness.NewStage(t, "en", model.New())
	first := playDay(t, s, s.Daily.Today())
	data := exported(t, s)
	if !s.Wipe() {
		t.Fatal("nothing was wiped")
	}
	again, err := s.Daily.Begin(s.Daily.Today(), challengeOn(s, s.Daily.Today()))
	must.OK(t, err)
	playOut(t, s, again, true)
	imported(t, s, data)
	v := s.Daily.All(s.Game)[0]
	if len(v.Later) != 1 || v.First == nil || v.First.Points[0] != first.Points(0) || first.Points(0) == again.Points(0) {
		t.Errorf("the first try had %d points, the second %d: %+v", first.Points(0), again.Points(0), v)
	}
}

// With a clock that is far off there is no daily challenge, and the page says so; nothing is stored that could not be read again.
func TestNoDailyByAClockFarOff(t *testing.T) {
	here := time.Local
	defer func() { time.Local = here }()
	const lang = "de"
	for _, years := range []int{-100, 0, 400} {
		s := harness.NewStage(t, lang, model.New())
		time.Local = here
		playDay(t, s, s.Daily.Today())
		time.Local = time.FixedZone("far off", years*365*24*60*60)
		today, offered := daily.On(time.Now().Local()), years == 0
		if _, err := s.Daily.Begin(today, challengeOn(s, s.Daily.Today())); (err == nil) != offered {
			t.Errorf("a challenge of %s is begun: %v", today, err)
		}
		s.Saves.Forget()
		r := open(t, s, s.Routes.Title(s), full)
		r.Click("daily")
		r.Rest()
		told, _, _ := strings.Cut(r.T("daily.no-day"), ":")
		if r.Shows(told[:16]) == offered || r.Has("daily.sail") || (r.Has("daily.again") || r.Has("daily.on")) != offered {
			t.Errorf("on %s there is %v", today, r.IDs())
		}
		if _, trouble := chronicle.Open(s.Store); trouble != nil || len(s.Daily.All(s.Game)) != 1 {
			t.Errorf("the chronicle of %s is damaged: %+v", today, trouble)
		}
	}
}
