package daily_test

import (
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
	"islas/game/model"
)

// A day is the calendar date of the place, whatever the hour.
func TestDayIsTheDateOfThePlace(t *testing.T) {
	for _, c := range []struct {
		at   time.Time
		want string
	}{
		{time.Date(1970, 1, 1, 0, 0, 0, 0, time.UTC), "1970-01-01"},
		{time.Date(2026, 10, 17, 0, 0, 0, 0, time.FixedZone("", 14*3600)), "2026-10-17"},
		{time.Date(2026, 10, 17, 23, 59, 59, 0, time.FixedZone("", -11*3600)), "2026-10-17"},
		{time.Date(2028, 2, 29, 12, 0, 0, 0, time.UTC), "2028-02-29"},
	} {
		day := daily.On(c.at)
		if day.String() != c.want || daily.On(day.Date(c.at.Location())) != day {
			t.Errorf("%v is %v, want %s", c.at, day, c.want)
		}
		data, err := json.Marshal(day)
		var back daily.Day
		if err != nil || json.Unmarshal(data, &back) != nil || back != day {
			t.Errorf("%v is written %s and read as %v", day, data, back)
		}
	}
	if a, b := daily.On(time.Date(2026, 3, 28, 12, 0, 0, 0, time.UTC)), daily.On(time.Date(2026, 3, 30, 1, 0, 0, 0, time.UTC)); b-a != 2 {
		t.Errorf("from 28 to 30 March it is %d days", b-a)
	}
	for _, wrong := range []string{`""`, `"1969-12-31"`, `"2026-13-01"`, `"9999-01-01"`} {
		var d daily.Day
		if json.Unmarshal([]byte(wrong), &d) == nil {
			t.Errorf("%s is read as %v", wrong, d)
		}
	}
}

// The daily challenge of a day is always the same, on all devices: this one is written down.
func TestDailyIsTheSameForAll(t *testing.T) {
	info := model.Game{}.Info()
	day := daily.On(time.Date(2026, 10, 17, 8, 0, 0, 0, time.UTC))
	got := daily.Setup(info, day)
	want := match.Setup{
		Seed: 4917462440, Start: 0, Values: info.Complete(nil),
		Seats: []match.Seat{{Control: game.Human}, {Control: "easy"}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the challenge is %+v, want %+v", got, want)
	}
}

// Only the very game of a day is its daily challenge.
func TestOtherGamesAreNoDaily(t *testing.T) {
	info := model.Game{}.Info()
	for name, change := range map[string]func(s *match.Setup){
		"seed":    func(s *match.Setup) { s.Seed++ },
		"large":   func(s *match.Setup) { s.Seed += match.CodeSeeds },
		"start":   func(s *match.Setup) { s.Start = (s.Start + 1) % game.Seat(len(s.Seats)) },
		"control": func(s *match.Setup) { s.Seats[0].Control = "easy" },
		"seats":   func(s *match.Setup) { s.Seats = append(s.Seats, match.Seat{Control: "easy"}) },
		"values":  func(s *match.Setup) { s.Values = game.Values{info.Options[0].ID: info.Options[0].Max} },
	} {
		s := daily.Setup(info, 20743)
		if day, ok := daily.DayOf(info, s); !ok || day != 20743 {
			t.Fatalf("the challenge is of day %d (%v)", day, ok)
		}
		change(&s)
		if day, ok := daily.DayOf(info, s); ok {
			t.Errorf("%s: %+v is the challenge of day %d", name, s, day)
		}
	}
	other := *info
	other.ID = "other"
	if _, ok := daily.DayOf(&other, daily.Setup(info, 20743)); ok {
		t.Error("it is the challenge of another game, too")
	}
}

// The trial comes to the same end however it is sliced, and the strongest level plays the person's seat.
func TestTrialIsPlayedInSlices(t *testing.T) {
	setup := daily.Setup(model.Game{}.Info(), 20743)
	var first daily.Outcome
	for i, budget := range []int{1, 7, 1 << 20} {
		trial, err := daily.Play(model.Game{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		steps := 1
		for ; !trial.Step(budget); steps++ {
		}
		got := trial.Outcome()
		if i == 0 {
			first = got
		}
		if !reflect.DeepEqual(got, first) || len(got.Winners) == 0 || budget == 1 && steps < 100 {
			t.Errorf("by %d in %d steps it ends %+v, want %+v", budget, steps, got, first)
		}
	}
	if _, err := daily.Play(model.Game{}, match.Setup{}); err == nil {
		t.Error("a game without seats can be played")
	}
}
