package lab

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// written returns the text of a report on levels of chess.
func written(t *testing.T, levels ...Common) string {
	t.Helper()
	r := newReport(chess(), []Plan{{Level: "easy", Games: 1}})
	for _, l := range levels {
		r.Levels = append(r.Levels, l)
	}
	var b strings.Builder
	if err := r.Text(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestFindingsAreTold requires the findings in the text, or that there are none.
func TestFindingsAreTold(t *testing.T) {
	found := Head{Level: "easy", Planned: 1, Games: 1, Compared: 36, Open: 7, Findings: []Finding{
		{"colour", "red", 0, Estimate{100, -7.25, &Interval{-9, -5.5}}, true},
		{KindSeat, "0", 4, Estimate{100, 6, &Interval{1, 11}}, false},
		{KindSeat, "2", 0, Estimate{100, 8, &Interval{5, 11}}, true},
	}}
	for _, c := range []struct {
		head Head
		want []string
	}{
		{found, []string{
			"red wins 7.2 percentage points less than its fair share (−9.0 to −5.5).",
			"The first player of 4 wins 6.0 percentage points more than a fair share (+1.0 to +11.0; perhaps chance).",
			"The third player wins 8.0 percentage points more than a fair share (+5.0 to +11.0).",
			"36 figures were looked at", "the intervals of 7 others reach beyond 5 points",
		}},
		{Head{Level: "easy", Planned: 1, Games: 1}, []string{"No colour or seat is seen to be more than 5 percentage points of win share off."}},
	} {
		text := written(t, Common{Head: c.head})
		for _, want := range c.want {
			if !strings.Contains(text, want) {
				t.Errorf("the text does not say %q:\n%s", want, text)
			}
		}
	}
}

// TestBoardsAndOptionsAreTold requires both under their names, which the game's description gives.
func TestBoardsAndOptionsAreTold(t *testing.T) {
	src := rand.New(rand.NewPCG(2, 2))
	tally := tallied(200)
	for range 200 {
		f := made(src)
		tally.add(&f)
	}
	text := written(t, tally.level())
	for _, want := range []string{"\n  colour ", "\n  white ", "\n  kings ", "\n  3 ", "seed 0, clock 30\n", "Colours balance each other"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text does not say %q:\n%s", want, text)
		}
	}
}
