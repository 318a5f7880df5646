package lines_test

import (
	"regexp"
	"strings"
	"testing"

	"islas/game/puertorico"
)

func compare(t *testing.T, want, got []puertorico.Step) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%d steps were read, %d written", len(got), len(want))
	}
	for i := range want {
		if got[i].Event != want[i].Event || got[i].After.View(0) != want[i].After.View(0) {
			t.Fatalf("step %d: read %+v, written %+v, or the positions differ", i, got[i].Event, want[i].Event)
		}
	}
}

// TestTwoReshuffles reads a game in which one decision brings two reshuffles: a tile drawn by the hacienda from a stack that had
// run out, and the row that is filled when the stack of so few tiles has run out again.
func TestTwoReshuffles(t *testing.T) {
	all := recorded(t, 5, 964)
	text := strings.Join(all, "")
	if !regexp.MustCompile(`"what":"reshuffle"(.*\n.*"forced":true)*.*\n(.*"e":"chance".*\n)*.*"what":"reshuffle"`).MatchString(text) {
		t.Error("there are not two reshuffles: the test shows little")
	}
	if !read(t, text).Over {
		t.Error("the record breaks off")
	}
}

// TestOtherShuffles reads records of a program that shuffles otherwise: the seed means nothing then.
func TestOtherShuffles(t *testing.T) {
	all := recorded(t, 4, 3)
	all[0] = strings.Replace(all[0], `"seed":"3"`, `"seed":"none of ours"`, 1)
	r := read(t, strings.Join(all, ""))
	if !r.Over || r.Setup.Seed != 0 {
		t.Errorf("read with the seed %d; over: %v", r.Setup.Seed, r.Over)
	}
}

// TestBreaksOffAnywhere reads records that break off after each of their lines: up to there they are the same.
func TestBreaksOffAnywhere(t *testing.T) {
	t.Parallel()
	for n, seed := range map[int]uint64{2: shortOfTwo, 5: shortOfFive} {
		all := recorded(t, n, seed)
		text := ""
		for i, line := range all {
			text += line
			if i%(4*n) != 0 && i < len(all)-3 && i > 40 {
				continue // not all of them: reading takes its time
			}
			r, err := tryRead(text)
			if err != nil {
				t.Fatalf("broken off after line %d: %v", i+1, err)
			}
			if again := string(write(t, r.Setup, r.Steps)); again != text || r.Over != (i == len(all)-1) {
				t.Fatalf("broken off after line %d the record says %q", i+1, strings.TrimPrefix(again, text[:len(text)-len(line)]))
			}
		}
		if _, err := tryRead(strings.Join(all, "") + all[len(all)-1]); err == nil {
			t.Error("a record may go on after the end")
		}
	}
}
