package lab

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
)

// written is the text and the page of a report on levels of chess.
func written(t *testing.T, levels ...Common) (text, page string) {
	t.Helper()
	r := newReport(chess(), []Plan{{Level: "easy", Games: 1}})
	for _, l := range levels {
		r.Levels = append(r.Levels, l)
	}
	var a, b strings.Builder
	if err := errors.Join(r.Text(&a), r.Page(&b)); err != nil {
		t.Fatal(err)
	}
	return a.String(), strings.ReplaceAll(b.String(), "&#43;", "+")
}

// TestFindingsAreTold wants what is found, or that nothing is, in the text and on the page.
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
		text, page := written(t, Common{Head: c.head})
		for _, want := range c.want {
			if !strings.Contains(text, want) {
				t.Errorf("the text does not say %q:\n%s", want, text)
			}
			if !strings.Contains(page, want) {
				t.Errorf("the page does not say %q", want)
			}
		}
	}
}

// TestBoardsAndOptionsAreTold wants both under their names, which the game's description gives.
func TestBoardsAndOptionsAreTold(t *testing.T) {
	src := rand.New(rand.NewPCG(2, 2))
	tally := tallied(200)
	for range 200 {
		f := made(src)
		tally.add(&f)
	}
	text, page := written(t, tally.level())
	for _, want := range []string{"\n  colour ", "\n  white ", "\n  kings ", "\n  3 ", "seed 0, clock 30\n", "Colours balance each other"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text does not say %q:\n%s", want, text)
		}
	}
	for _, want := range []string{"<h3>Colours</h3>", "Win share by colour", `id="easy-colours-t"`, "<caption>kings</caption>", "over colours, over values of kings", "Seed 0, clock 30."} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
}

func TestCharts(t *testing.T) {
	f := NewForest("x", "boards", []ForestItem{
		{"colour", "white", "plain", Estimate{10, 5, &Interval{-10, 20}}},
		{"colour", "red", "plain", Estimate{}},
	}, 20)
	middle := (f.Left + f.Right) / 2
	if f.Zero != tenth(middle) || f.Ticks[0].At != f.Left || f.Ticks[len(f.Ticks)-1].At != f.Right || f.Ticks[0].Label != "−20" {
		t.Errorf("the scale: %+v", f)
	}
	if r := f.Rows[0]; r.Low != tenth(middle-(middle-f.Left)/2) || r.Low+r.Width != f.Right || r.At != tenth(middle+(f.Right-middle)/4) || !r.Known {
		t.Errorf("the first row: %+v", r)
	}
	if r := f.Rows[1]; r.Known || r.Bounded {
		t.Errorf("nothing is drawn as %+v", r)
	}
	c := newColumns("x", "rounds", []Count{{9, 1}, {10, 0}, {11, 3}})
	if c.Columns[1].Height != 0 || c.Columns[0].Height <= 0 || !near(c.Columns[2].Height, 3*c.Columns[0].Height, 0.3) || c.Ticks[1].Label != "10" {
		t.Errorf("columns: %+v", c)
	}
	b := newBars("x", "moves", "move", []Share{{"1", 3, 75}, {"2", 1, 25}, {"3", 0, 0}})
	if b.Rows[0].Width != chartWidth-ruleSpace-valueSpace || !near(3*b.Rows[1].Width, b.Rows[0].Width, 0.3) || b.Rows[2].Width != 0 {
		t.Errorf("bars: %+v", b)
	}
	for reach, want := range map[float64]float64{10: 5, 4: 1, 21: 10, 90: 50} {
		if got := niceStep(reach, 4); got != want {
			t.Errorf("the step for %v is %v, want %v", reach, got, want)
		}
	}
}
