package shell_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
	rules "islas/game/model"
	"islas/render/keep/chronicle"
	"islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// challengeOn returns the daily challenge of a day of the chosen game, with names.
func challengeOn(s *stage.Stage, day daily.Day) match.Setup {
	setup := daily.Setup(s.Game.Info(), day)
	for i := range setup.Seats {
		setup.Seats[i].Name = []string{"Yaiza", "Guayre", "Nayra", "Tenesor", "Dácil"}[i]
	}
	return setup
}

// challengesOf opens the page of daily challenges of a game after so many days up to today, some of which were skipped.
func challengesOf(t testing.TB, s *stage.Stage, place, days int) stage.Scene {
	t.Helper()
	must.OK(t, s.Choose(s.Games[place]))
	lot := rand.New(rand.NewPCG(4, 5))
	today := s.Daily.Today()
	for day := today - daily.Day(days) + 1; day <= today; day++ {
		if lot.IntN(6) == 0 && day < today-2 {
			continue
		}
		noteChallenge(t, s, day, 12+lot.IntN(20), 14+lot.IntN(14))
	}
	return s.Routes.Daily(s)
}

// noteChallenge stores that the daily challenge of a day was played with so many points, and those of the computer.
func noteChallenge(t testing.TB, s *stage.Stage, day daily.Day, points, rival int) chronicle.Result {
	t.Helper()
	info := s.Game.Info()
	setup := challengeOn(s, day)
	begun := day.Date(time.UTC)
	r := chronicle.Result{
		ID: "game-" + begun.Format("20060102") + "-120000-0001", Sum: "0", Game: info.Record, Start: int(setup.Start), Rounds: 9, Actions: 40,
		Begun: begun, Ended: begun.Add(time.Hour), Day: day,
	}
	other := daily.Outcome{}
	for i, seat := range setup.Seats {
		r.Seats = append(r.Seats, chronicle.Seat(seat))
		r.Points, other.Points = append(r.Points, 18), append(other.Points, 17)
		if i == 0 {
			r.Points[0], other.Points[0] = points, rival
		}
	}
	r.Winners = []int{1}
	if points > 18 {
		r.Winners[0] = 0
	}
	if other.Winners = []int{1}; rival > 17 {
		other.Winners[0] = 0
	}
	mark := r
	mark.Sum, mark.Ended, mark.Rival = "", time.Time{}, &other
	must.OK(t, s.Results.Ledger().Note(mark, r))
	return r
}

// noteRival stores the points of the computer in the daily challenge of today.
func noteRival(t testing.TB, s *stage.Stage, record string, points int) {
	t.Helper()
	for _, v := range s.Results.Ledger().Challenges(record) {
		if v.Day == s.Daily.Today() {
			o := *v.First.Outcome()
			o.Points = append([]int{points}, o.Points[1:]...)
			must.OK(t, s.Results.Ledger().NoteRival(&v, o))
		}
	}
}

// playOut plays a match of the model game to its end and keeps it: always with the first of the legal actions, or the last.
func playOut(t *testing.T, s *stage.Stage, m match.Any, last bool) {
	t.Helper()
	g := rules.Game{}
	for played := m.(*model.Match); !played.Over(); {
		p := played.State()
		legal := g.Legal(&p, nil)
		a := legal[0]
		if last {
			a = legal[len(legal)-1]
		}
		if _, err := played.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	s.Saves.Keep(m)
}

// The daily challenge of today is found on the title, can be played once for the day and any number of times besides, and is compared with
// the result of the strongest computer.
func TestDaily(t *testing.T) {
	s := harness.NewStage(t, "en", model.New())
	s.Routes.Table = func(_ *stage.Stage, m match.Any, fresh bool) stage.Scene { return &stand{match: m, fresh: fresh} }
	r := open(t, s, s.Routes.Title(s), full)
	sails := func(id string) match.Any {
		t.Helper()
		r.Click(id)
		setup := r.begun()
		if day, ok := daily.DayOf(s.Game.Info(), setup); !ok || day != s.Daily.Today() || setup.Seats[1].Name == "" {
			t.Fatalf("begun is %+v", setup)
		}
		return s.Top().(*stand).match
	}
	back := func() {
		t.Helper()
		s.Go(s.Routes.Title(s))
		r.Wait(3)
		r.Click("daily")
		r.Rest()
	}
	r.Click("daily")
	if now := s.Daily.Today().Date(time.Local); !r.Shows(now.Weekday().String()+", "+strconv.Itoa(now.Day())+" "+now.Month().String()) || !r.Shows("Your first try counts") {
		t.Error("the page does not tell of today")
	}
	sails("daily.sail")
	back()
	if r.Has("daily.sail") || r.Has("daily.again") || !r.Shows("under way") {
		t.Error("a challenge that is under way can be begun anew")
	}
	r.Click("daily.on")
	first := s.Top().(*stand).match
	playOut(t, s, first, false)
	s.Go(s.Routes.Result(s, first))
	r.Pass(time.Minute)
	r.Rest()
	rival := s.Daily.All(s.Game)[0].Rival
	if rival == nil {
		t.Fatal("how the computer sails is not worked out")
	}
	mine := daily.Outcome{}
	for seat := range first.Setup().Seats {
		mine.Points = append(mine.Points, first.Points(game.Seat(seat)))
	}
	for seat := range first.Winners().All() {
		mine.Winners = append(mine.Winners, int(seat))
	}
	told := fmt.Sprintf("you %d (place %d), the computer %d (place %d)", mine.Points[0], chronicle.Place(&mine, 0), rival.Points[0], chronicle.Place(rival, 0))
	if !r.Shows("Voyage of the day") || !r.Shows(told) {
		t.Errorf("the result does not say %q", told)
	}
	r.Click("daily")
	if !r.Has("daily.result") || r.Has("daily.sail") || !r.Shows("The strongest computer") {
		t.Error("the page does not tell of the challenge that was played")
	}
	second := sails("daily.again")
	playOut(t, s, second, true)
	s.Go(s.Routes.Result(s, second))
	r.Pass(time.Minute)
	r.Rest()
	if !r.Shows("A further try") {
		t.Error("the result of a further try is told like that of the first")
	}
	back()
	of := s.Daily.All(s.Game)[0]
	if len(of.Later) != 1 || of.First.Points[0] != first.Points(0) || !r.Shows("One further try that does not count: "+strconv.Itoa(second.Points(0))) {
		t.Errorf("the first try does not count any more: %+v", of)
	}
	r.Click("daily." + s.Daily.Today().String())
	if !r.Has("watch") {
		t.Errorf("the day leads to %T", s.Top())
	}
}

// A counting try that was thrown away is shown as that, and no other counts in its place.
func TestDailyThrownAway(t *testing.T) {
	s := harness.NewStage(t, "en", model.New())
	m, err := s.Daily.Begin(s.Daily.Today(), challengeOn(s, s.Daily.Today()))
	must.OK(t, err)
	id, _ := s.Saves.Kept(m)
	s.Saves.Forget()
	must.OK(t, s.Saves.Library().Delete(id))
	r := open(t, s, s.Routes.Daily(s), full)
	if !r.Shows("does not count for the day") || r.Has("daily.sail") || r.Has("daily.on") || !r.Has("daily.again") {
		t.Error("the page does not tell that the try that counts is gone")
	}
	again, err := s.Daily.Begin(s.Daily.Today(), challengeOn(s, s.Daily.Today()))
	must.OK(t, err)
	playOut(t, s, again, false)
	if v := s.Daily.All(s.Game)[0]; v.First != nil || len(v.Later) != 1 {
		t.Errorf("a further try counts: %+v", v)
	}
}

// Days left by a wrong clock stay where they are, before today and after it, whatever is played.
func TestDailyOfAWrongClock(t *testing.T) {
	s := harness.NewStage(t, "en", model.New())
	today := s.Daily.Today()
	far := []daily.Day{today - 400, today + 40}
	for i, day := range far {
		noteChallenge(t, s, day, 21+i, 20)
	}
	m, err := s.Daily.Begin(today, challengeOn(s, today))
	must.OK(t, err)
	playOut(t, s, m, false)
	all := s.Daily.All(s.Game)
	if len(all) != 3 || all[0].First.Points[0] != 21 || all[2].First.Points[0] != 22 || all[1].Day != today {
		t.Fatalf("the voyages are %+v", all)
	}
	r := open(t, s, s.Routes.Daily(s), full)
	for turns := 0; !r.Has("daily." + far[0].String()); turns++ {
		if turns > 20 {
			t.Fatal("the calendar does not reach back to the first challenge")
		}
		r.Click("month.before")
	}
	if r.Widget("month.before").Enabled {
		t.Error("the calendar goes on before the first challenge")
	}
	for !r.Has("daily." + far[1].String()) {
		r.Click("month.after")
	}
}

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

// With a clock that is far off there is no daily challenge, and the page says so; nothing is stored that could not be read again.
func TestNoDailyByAClockFarOff(t *testing.T) {
	here := time.Local
	defer func() { time.Local = here }()
	const lang = "de"
	for _, years := range []int{-100, 0} {
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

// The strongest level's result of a daily challenge is known when the player has played it, though it was worked out before: for a try that
// was wiped, or for the record of another player.
func TestDailyWorkedOutBefore(t *testing.T) {
	for _, wiped := range []bool{true, false} {
		s := harness.NewStage(t, "en", model.New())
		by := s
		if !wiped {
			by = harness.NewStage(t, "en", model.New())
		}
		for m := playDay(t, by, s.Daily.Today()); !s.Daily.WorkOut(m, 100); {
		}
		if wiped && (!s.Wipe() || len(s.Daily.All(s.Game)) != 0) {
			t.Fatal("nothing was wiped")
		}
		playDay(t, s, s.Daily.Today())
		open(t, s, s.Routes.Daily(s), full).Rest()
		if s.Daily.All(s.Game)[0].Rival == nil {
			t.Errorf("wiped %v: it is not known how the computer ends the challenge", wiped)
		}
	}
}
