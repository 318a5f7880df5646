package islas

import (
	"strings"
	"testing"
)

// TestParseAction checks the spellings of the documentation.
func TestParseAction(t *testing.T) {
	reaper, _ := CardByID("segador")
	for text, want := range map[string]Action{
		"build segador 3 red":   BuildAction(reaper, 3, Red),
		"draw":                  DrawAction(),
		"extra":                 ExtraAction(),
		"palace 2+5 at 2 red":   PalaceAction(PlotsOf(2, 5), 2, Red),
		"town 1+2+3 at 1 blue":  TownAction(PlotsOf(1, 2, 3), 1, Blue),
		"town 9+10+11 at 0 red": TownAction(PlotsOf(9, 10, 11), 0, Red),
		"load pirate-red":       LoadAction(PirateOf(Red)),
		"end":                   EndAction(),
		"settle 4 beige":        SettleAction(4, Beige),
		"lose 7":                LoseAction(7),
		"name 2":                NameAction(2),
	} {
		got, err := ParseAction(text)
		if err != nil || got != want {
			t.Errorf("%q is %+v, %v, want %+v", text, got, err, want)
		}
		if want.String() != text || !want.canonical() {
			t.Errorf("%+v is written %q, want %q", want, want, text)
		}
	}
}

// TestParseActionRefuses: anything else is refused in one sentence.
func TestParseActionRefuses(t *testing.T) {
	for _, text := range []string{
		"", " ", "draw ", " draw", "Draw", "draw 3", "build", "build segador 3", "build segador 03 red", "build segador 12 red",
		"build none 3 red", "build segador 3 none", "build segador 3 red 4", "palace 5+2 at 2 red", "palace 2 at 2 red",
		"palace 2+2 at 2 red", "palace 2+3+4 at 2 red", "palace 2+5 on 2 red", "palace 2+5 at 12 red", "palace 2+5 at 2 red ",
		"town 1+2 at 1 red", "town 1+2+3+4 at 1 red", "load", "load red", "load none", "lose", "lose 12", "lose -1", "lose +1",
		"name 5", "name -1", "settle 4", "settle red 4", "end end", "lose  7", "lose 7\n", strings.Repeat("palace ", 1000),
	} {
		a, err := ParseAction(text)
		if err == nil {
			t.Errorf("%q is accepted as %q", text, a)
			continue
		}
		if len(err.Error()) > 500 {
			t.Errorf("the error for %.20q has %d bytes", text, len(err.Error()))
		}
	}
}

// FuzzParseAction: a text that is accepted is written back unchanged.
func FuzzParseAction(f *testing.F) {
	for _, text := range []string{"build segador 3 red", "draw", "palace 2+5 at 2 red", "town 1+2+3 at 1 blue", "load pirate-red", "name 2", "lose 7", "settle 4 beige"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := ParseAction(text)
		if err != nil {
			return
		}
		if a.String() != text || !a.canonical() {
			t.Errorf("%q is read as %+v, which is written %q", text, a, a)
		}
	})
}
