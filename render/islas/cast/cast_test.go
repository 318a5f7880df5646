package cast

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/match"
	"islas/locales"
	own "islas/locales/islas"
	"islas/render/paint"
)

func TestEverybodyHasAFaceOfTheirOwn(t *testing.T) {
	if len(islanders) < 10 || len(islanders) != int(paint.Faces) {
		t.Fatalf("%d islanders for %d faces", len(islanders), paint.Faces)
	}
	faces, names := map[paint.Face]bool{}, map[string]bool{}
	for _, who := range islanders {
		if faces[who.face] || names[strings.ToLower(who.name)] {
			t.Errorf("%s or the face %d is there twice", who.name, who.face)
		}
		faces[who.face], names[strings.ToLower(who.name)] = true, true
		if match.CleanName(who.name) != who.name {
			t.Errorf("%q is no clean name", who.name)
		}
	}
}

// A person who types no name is not taken for an islander.
func TestUsualNamesAreNobodysOfTheCast(t *testing.T) {
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, own.Files)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"new.name.1", "new.name.2", "new.name.3", "new.name.4", "new.name.5"} {
			if name := texts.Text(key); Member(name) {
				t.Errorf("%s: %s is an islander, too", lang, name)
			}
		}
	}
}

func TestDrawnNamesAreNeverTaken(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(200) {
		lot := rand.New(rand.NewPCG(seed, 0))
		taken := []string{"Yaiza", "CARMELA", "guacimara"}
		for range islas.MaxSeats {
			name := Draw(lot, taken...)
			if contains(taken, name) || !Member(name) {
				t.Fatalf("drew %q beside %q", name, taken)
			}
			taken = append(taken, name)
			seen[name] = true
		}
	}
	if len(seen) != len(islanders)-2 {
		t.Errorf("only %d islanders ever came", len(seen))
	}
	if name := Draw(rand.New(rand.NewPCG(1, 1)), Names()...); !Member(name) {
		t.Errorf("of a cast that is taken %q was drawn", name)
	}
}

func seat(name, control string) match.Seat { return match.Seat{Name: name, Control: control} }

func TestPortraits(t *testing.T) {
	faces, ok := Portraits([]match.Seat{
		seat("Carmela", game.Human), seat("Ubay", "easy"), seat("Old Bones", "easy"), seat("ubay", "easy"), seat("", "easy"),
	})
	if ok != [islas.MaxSeats]bool{false, true, true, true, true} {
		t.Errorf("portraits for %v", ok)
	}
	if faces[1] != paint.FringeFace {
		t.Errorf("Ubay has the face %d", faces[1])
	}
	if got := []paint.Face{faces[1], faces[2], faces[3], faces[4]}; len(slices.Compact(slices.Sorted(slices.Values(got)))) != 4 {
		t.Errorf("two of them look alike: %v", got)
	}
	alone, _ := Portraits([]match.Seat{seat("Old Bones", "easy")})
	again, _ := Portraits([]match.Seat{seat("Yaiza", game.Human), seat("Old Bones", "easy")})
	if alone[0] != again[1] {
		t.Errorf("Old Bones has the face %d, then %d", alone[0], again[1])
	}
}

// Faces follow from the name, never from the level.
func TestPortraitsTellNothingOfStrength(t *testing.T) {
	for _, name := range append(Names(), "Somebody else") {
		first, _ := Portraits([]match.Seat{seat(name, "easy")})
		for _, level := range ai.Levels() {
			if got, _ := Portraits([]match.Seat{seat(name, level.ID)}); got[0] != first[0] {
				t.Errorf("%s has the face %d at %s, %d at easy", name, got[0], level.ID, first[0])
			}
		}
	}
}
