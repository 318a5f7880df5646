package match_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"islas/game"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/game/model"
)

func TestCheck(t *testing.T) {
	if err := setup(5, 1).Check(engine.Engine{}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		what   string
		change func(*match.Setup)
		want   string
	}{
		{"one seat", func(s *match.Setup) { s.Seats = s.Seats[:1] }, "2 to 5 seats, not 1"},
		{"no seat", func(s *match.Setup) { s.Seats = nil }, "2 to 5 seats, not 0"},
		{"six seats", func(s *match.Setup) { s.Seats = append(s.Seats, s.Seats...) }, "2 to 5 seats, not 6"},
		{"unknown island", func(s *match.Setup) { s.Seats[2].Board = "atlantis" }, `seat 2: there is no island "atlantis"; there are tenerife`},
		{"island twice", func(s *match.Setup) { s.Seats[2].Board = s.Seats[0].Board }, "seats 0 and 2 both have the island tenerife"},
		{"unknown control", func(s *match.Setup) { s.Seats[1].Control = "wizard" }, `seat 1: there is no control "wizard"; there are human, `},
		{"long name", func(s *match.Setup) { s.Seats[1].Name = strings.Repeat("x", 25) }, "seat 1: the name"},
		{"start", func(s *match.Setup) { s.Start = 3 }, "seats 0 to 2, not 3"},
		{"start before", func(s *match.Setup) { s.Start = -1 }, "seats 0 to 2, not -1"},
		{"draw", func(s *match.Setup) { s.Values[engine.DrawPrivilege] = 3 }, "4 or 5 cards, not 3"},
		{"box", func(s *match.Setup) { s.Edition = "id,spanish" }, "box: the privileges are missing"},
		{"goal", func(s *match.Setup) { s.Values[engine.Goal] = 61 }, "5 to 60 points, not 61"},
	} {
		s := setup(3, 1)
		c.change(&s)
		err := s.Check(engine.Engine{})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: the error is %v, want one with %q", c.what, err, c.want)
		}
		if _, _, err := match.New(engine.Engine{}, s); err == nil && c.what != "long name" {
			t.Errorf("%s: New takes it", c.what)
		}
	}
}

// TestNoEdition: a game that is played with the values built in alone refuses those of an edition.
func TestNoEdition(t *testing.T) {
	s := match.Setup{Edition: "id,spanish", Seats: []match.Seat{{Control: "human"}, {Control: "human"}}}
	if err := s.Check(model.Game{}); err == nil || !strings.Contains(err.Error(), "is not played with the values of a box") {
		t.Errorf("the error is %v", err)
	}
}

func TestCleanName(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"", ""},
		{" \t\n ", ""},
		{"Ana", "Ana"},
		{"  Ana   María  ", "Ana María"},
		{"a\x00b\x1bc\u200f\u202ed", "abcd"},
		{"bad \xff\xfe bytes", "bad bytes"},
		{"Isla 🏝", "Isla 🏝"},
		{"Ñandú Öäü ß", "Ñandú Öäü ß"},
		{strings.Repeat("ñ", 200), strings.Repeat("ñ", 24)},
		{strings.Repeat("x", 23) + " y", strings.Repeat("x", 23)},
		{strings.Repeat("x", 22) + " y", strings.Repeat("x", 22) + " y"},
		{"👩\u200d🌾", "👩\u200d🌾"},
	} {
		if got := match.CleanName(c.in); got != c.want {
			t.Errorf("CleanName(%q) = %q, want %q", c.in, got, c.want)
		}
	}
}

func FuzzCleanName(f *testing.F) {
	f.Add("  Ana \x00 María 🏝 ")
	f.Fuzz(func(t *testing.T, name string) {
		got := match.CleanName(name)
		if utf8.RuneCountInString(got) > match.MaxName || !utf8.ValidString(got) || strings.TrimSpace(got) != got {
			t.Errorf("CleanName(%q) = %q is not clean", name, got)
		}
		if again := match.CleanName(got); again != got {
			t.Errorf("CleanName(%q) = %q, but of that it makes %q", name, got, again)
		}
	})
}

// Names stay apart and short enough however many are equal.
func TestDistinguish(t *testing.T) {
	seats := make([]match.Seat, 12)
	for i := range seats {
		seats[i].Name = strings.Repeat("x", match.MaxName)
	}
	seats[3].Name = strings.ToUpper(seats[3].Name)
	match.Distinguish(seats)
	if got, want := seats[1].Name, strings.Repeat("x", match.MaxName-2)+" 2"; got != want {
		t.Errorf("the second is called %q, want %q", got, want)
	}
	if got, want := seats[11].Name, strings.Repeat("x", match.MaxName-3)+" 12"; got != want {
		t.Errorf("the twelfth is called %q, want %q", got, want)
	}
	names := map[string]bool{}
	for i, seat := range seats {
		name := strings.ToLower(seat.Name)
		if names[name] || utf8.RuneCountInString(name) > match.MaxName {
			t.Errorf("seat %d is called %q", i, seat.Name)
		}
		names[name] = true
	}
}

// TestNamedOptions: an option whose values have names has its value written as a name, and a zero that is a value as a number.
func TestNamedOptions(t *testing.T) {
	info := &game.Info{MinSeats: 2, MaxSeats: 2, Options: []game.Option{
		{ID: "side", Default: 2, Choices: []int{1, 2}, Names: []string{"white", "black"}},
		{ID: "draws", Default: 3, Max: 3, Zero: true},
	}}
	h := match.Setup{Values: game.Values{"side": 1, "draws": 0}}.Header(info)
	if string(h.Rules) != `{"side":"white","draws":0}` {
		t.Errorf("the rules are written as %s", h.Rules)
	}
	if back, err := h.Setup(info); err != nil || back.Values["side"] != 1 || back.Values["draws"] != 0 {
		t.Errorf("the rules are read as %v: %v", back.Values, err)
	}
	for rules, want := range map[string]string{
		`{"side":"red","draws":0}`:     `"side" must be white or black, not "red"`,
		`{"side":1,"draws":0}`:         `"side" must be text, not 1`,
		`{"side":null,"draws":0}`:      `"side": must not be null`,
		`{"draws":0}`:                  `the key "side" is missing`,
		`{"side":"black","draws":"0"}`: `"draws" must be a whole number, not "0"`,
	} {
		h.Rules = []byte(rules)
		if _, err := h.Setup(info); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", rules, err, want)
		}
	}
}
