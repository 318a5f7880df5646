package match_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game"
	colonies "islas/game/colonies/engine"
	islas "islas/game/islas/engine"
	"islas/game/match"
	"islas/game/model"
	puertorico "islas/game/puertorico/engine"
)

// infos returns the games of these tests.
func infos() []*game.Info {
	return []*game.Info{islas.Engine{}.Info(), puertorico.Engine{}.Info(), colonies.Engine{}.Info(), model.Game{}.Info()}
}

// coded returns a random setup of a game, without names.
func coded(rng *rand.Rand, info *game.Info) match.Setup {
	seats := info.MinSeats + rng.IntN(info.MaxSeats-info.MinSeats+1)
	s := match.Setup{Start: game.Seat(rng.IntN(seats)), Values: game.Values{}, Seed: rng.Uint64() >> rng.IntN(64), Data: max(info.Data, 1)}
	for _, o := range info.At(seats).Options {
		if len(o.Choices) > 0 {
			s.Values[o.ID] = o.Choices[rng.IntN(len(o.Choices))]
		} else {
			s.Values[o.ID] = o.Min + rng.IntN(o.Max-o.Min+1)
		}
	}
	boards := rng.Perm(len(info.Boards.IDs))
	controls := info.Levels.Controls()
	for i := range seats {
		seat := match.Seat{Control: controls[rng.IntN(len(controls))]}
		if len(boards) > 0 {
			seat.Board = info.Boards.IDs[boards[i]]
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// Every set-up has a code, from which it is read again however it is typed; no letter in it can be taken for another.
func TestCode(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	longest := 0
	for i, info := range infos() {
		for range 500 {
			want := coded(rng, info)
			code, ok := want.Code(infos(), info)
			if !ok || strings.ContainsAny(code, "ILOU") {
				t.Fatalf("%+v has the code %q", want, code)
			}
			if want.Seed < match.CodeSeeds {
				longest = max(longest, len(code))
			}
			for _, typed := range []string{code, strings.ToLower(code), strings.ReplaceAll(code, "-", " "), strings.ReplaceAll(strings.ReplaceAll(code, "0", "o"), "1", "l") + " "} {
				place, got, err := match.ReadCode(typed, infos())
				if err != nil || place != i || fmt.Sprint(got) != fmt.Sprint(want) {
					t.Fatalf("%q is read as %d, %+v, %v, want %+v", typed, place, got, err, want)
				}
			}
		}
	}
	if longest > 24 {
		t.Errorf("a code has %d letters", longest)
	}
}

// A letter that is mistyped, left out or typed twice is noticed, and so are nearly all pairs in the wrong order.
func TestMistypedCode(t *testing.T) {
	const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	rng := rand.New(rand.NewPCG(3, 4))
	swapped, unnoticed := 0, 0
	for range 60 {
		info := infos()[rng.IntN(3)]
		code, _ := coded(rng, info).Code(infos(), info)
		code = strings.ReplaceAll(code, "-", "")
		for i := range code {
			for _, c := range letters {
				if wrong := code[:i] + string(c) + code[i+1:]; wrong != code {
					if _, _, err := match.ReadCode(wrong, infos()); !errors.Is(err, match.ErrCodeTyped) {
						t.Fatalf("%s typed for %s is read: %v", wrong, code, err)
					}
				}
			}
			if i > 0 && code[i] != code[i-1] {
				swapped++
				if _, _, err := match.ReadCode(code[:i-1]+code[i:i+1]+code[i-1:i]+code[i+1:], infos()); err == nil {
					unnoticed++
				}
			}
		}
	}
	if unnoticed*100 > swapped {
		t.Errorf("of %d pairs in the wrong order %d are not noticed", swapped, unnoticed)
	}
	for _, wrong := range []string{"", "-", "A", "!!!!", "ß", strings.Repeat("0", 200), "Hello World"} {
		if _, _, err := match.ReadCode(wrong, infos()); err == nil {
			t.Errorf("%q is read as a code", wrong)
		}
	}
	info := infos()[0]
	s := coded(rng, info)
	s.Seats[0].Control = "gpt"
	if code, ok := s.Code(infos(), info); ok {
		t.Errorf("a control that nobody knows has the code %s", code)
	}
	code, _ := coded(rng, infos()[2]).Code(infos(), infos()[2])
	if _, _, err := match.ReadCode(code, infos()[:2]); !errors.Is(err, match.ErrCodeOther) {
		t.Errorf("the code of a game that is not there: %v", err)
	}
}

// FuzzReadCode: a typed text is refused, or is the code of a set-up.
func FuzzReadCode(f *testing.F) {
	rng := rand.New(rand.NewPCG(5, 6))
	for _, info := range infos() {
		code, _ := coded(rng, info).Code(infos(), info)
		f.Add(code)
	}
	f.Fuzz(func(t *testing.T, text string) {
		i, s, err := match.ReadCode(text, infos())
		if err == nil && len(s.Seats) < infos()[i].MinSeats {
			t.Errorf("%q is read as %+v", text, s)
		}
	})
}
