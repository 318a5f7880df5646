package cast

import (
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/render/paint/figures"
)

// some is a cast larger than a table.
var some = Cast{
	{"Ada", figures.ShawlFace}, {"Ben", figures.FringeFace}, {"Cleo", figures.CrownFace}, {"Dan", figures.BaldFace}, {"Eve", figures.FlowerFace},
	{"Finn", figures.CurlsFace}, {"Gus", figures.FisherFace},
}

func TestDrawnNamesAreNeverTaken(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(200) {
		lot := rand.New(rand.NewPCG(seed, 0))
		taken := []string{"Yaiza", "CLEO", "dan"}
		for range game.MaxSeats {
			name := some.Draw(lot, taken...)
			if contains(taken, name) || !some.Has(name) {
				t.Fatalf("drew %q beside %q", name, taken)
			}
			taken = append(taken, name)
			seen[name] = true
		}
	}
	if len(seen) != len(some)-2 {
		t.Errorf("only %d of the cast ever came", len(seen))
	}
	if name := some.Draw(rand.New(rand.NewPCG(1, 1)), some.Names()...); !some.Has(name) {
		t.Errorf("of a cast that is taken %q was drawn", name)
	}
}

func seat(name, control string) match.Seat { return match.Seat{Name: name, Control: control} }

func TestPortraits(t *testing.T) {
	faces, ok := some.Portraits([]match.Seat{
		seat("Cleo", game.Human), seat("Ben", "easy"), seat("Old Bones", "easy"), seat("ben", "easy"), seat("", "easy"),
	})
	if ok != [game.MaxSeats]bool{false, true, true, true, true} {
		t.Errorf("portraits for %v", ok)
	}
	if faces[1] != figures.FringeFace {
		t.Errorf("Ben has the face %d", faces[1])
	}
	if got := faces[1:]; len(slices.Compact(slices.Sorted(slices.Values(got)))) != 4 {
		t.Errorf("two of them look alike: %v", got)
	}
	alone, _ := some.Portraits([]match.Seat{seat("Old Bones", "easy")})
	again, _ := some.Portraits([]match.Seat{seat("Yaiza", game.Human), seat("Old Bones", "easy")})
	if alone[0] != again[1] {
		t.Errorf("Old Bones has the face %d, then %d", alone[0], again[1])
	}
}

// A familiar name fits its face in every game, in all its forms; beside somebody with that face it has another of the same kind.
func TestFamiliarNames(t *testing.T) {
	for name, want := range map[string]figures.Face{
		"Ana": figures.FlowerFace, "anna": figures.FlowerFace, "Maximiliane von Orotava": figures.GlassesFace, "BARTHOLOMÄUS": figures.FisherFace,
	} {
		if got, _ := some.Portraits([]match.Seat{seat("Old Bones", "easy"), seat(name, "easy")}); got[1] != want {
			t.Errorf("%s has the face %d, want %d", name, got[1], want)
		}
	}
	got, _ := some.Portraits([]match.Seat{seat("Ana", "easy"), seat("Eve", "easy"), seat("Anna", "hard"), seat("Gus", "easy"), seat("Bartholomäus", "easy")})
	if got[0] == got[1] || got[0]%2 != 0 || got[2]%2 != 0 || got[4] == got[3] || got[4]%2 != 1 {
		t.Errorf("women and men have the faces %v", got)
	}
}

// Faces follow from the name, never from the level.
func TestPortraitsTellNothingOfStrength(t *testing.T) {
	for _, name := range append(some.Names(), "Somebody else") {
		first, _ := some.Portraits([]match.Seat{seat(name, "easy")})
		for _, level := range []string{"medium", "hard", "random"} {
			if got, _ := some.Portraits([]match.Seat{seat(name, level)}); got[0] != first[0] {
				t.Errorf("%s has the face %d at %s, %d at easy", name, got[0], level, first[0])
			}
		}
	}
}
