package lab

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the golden report in testdata")

// small is the report of a few games of random players.
func small(t *testing.T) Report {
	t.Helper()
	tally := NewTally(Plan{Level: "random", Games: 16, Seed: 11, Goal: 19})
	for n := range 16 {
		_, _, f := played(t, n)
		tally.Add(n, f)
	}
	return NewReport(11, 19, []*Tally{tally})
}

// TestGolden keeps the text of a small run as it is.
func TestGolden(t *testing.T) {
	var text bytes.Buffer
	if err := small(t).Text(&text); err != nil {
		t.Fatal(err)
	}
	const file = "testdata/small.txt"
	if *update {
		if err := os.WriteFile(file, text.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v (go test ./game/arena/lab -update writes it)", err)
	}
	if !bytes.Equal(text.Bytes(), bytes.ReplaceAll(want, []byte("\r\n"), []byte("\n"))) {
		t.Errorf("%s is not what it was; go test ./game/arena/lab -update rewrites it, if that is meant\n%s", file, &text)
	}
}

// reports are those that the page and the text must be able to tell: of some games, of one, of none, of several levels.
func reports(t *testing.T) map[string]Report {
	t.Helper()
	src := rand.New(rand.NewPCG(2, 2))
	many, one := NewTally(Plan{Level: "medium", Games: 500}), NewTally(Plan{Level: "hard:500", Games: 7})
	for n := range 500 {
		many.Add(n, made(src))
	}
	one.Add(0, made(src))
	none := NewTally(Plan{Level: "easy", Games: 3})
	return map[string]Report{
		"small": small(t),
		"many":  NewReport(1, 19, []*Tally{many}),
		"two":   NewReport(1, 19, []*Tally{many, one}),
		"none":  NewReport(1, 19, []*Tally{none}),
	}
}

// TestText wants every line within a terminal of 160 columns, without trailing newlines too many or holes.
func TestText(t *testing.T) {
	for name, r := range reports(t) {
		var b strings.Builder
		if err := r.Text(&b); err != nil {
			t.Fatal(err)
		}
		text := b.String()
		for line := range strings.Lines(text) {
			if len([]rune(line)) > 160 {
				t.Errorf("%s: a line of %d: %s", name, len([]rune(line)), line)
			}
		}
		if strings.Contains(text, "\n\n\n") || !strings.HasSuffix(text, ".\n") || strings.HasSuffix(text, "\n\n") {
			t.Errorf("%s: blank lines:\n%s", name, text)
		}
		wholesome(t, name, text)
		if got := strings.Contains(text, "INCOMPLETE"); got == r.Complete {
			t.Errorf("%s: complete is %v, but it says %v", name, r.Complete, got)
		}
	}
}

// wholesome looks for traces of broken templates and numbers.
func wholesome(t *testing.T, name, text string) {
	t.Helper()
	for _, trace := range []string{"NaN", "Inf", "<no value>", "ZgotmplZ", "%!", "+0.0<", "−0.0"} {
		if strings.Contains(text, trace) {
			t.Errorf("%s holds %q", name, trace)
		}
	}
}

// TestPage wants a page that is well formed, needs nothing from elsewhere, and whose charts have a title and a text each.
func TestPage(t *testing.T) {
	for name, r := range reports(t) {
		var b strings.Builder
		if err := r.Page(&b); err != nil {
			t.Fatal(err)
		}
		text := b.String()
		wholesome(t, name, text)
		if m := regexp.MustCompile(`(?i)<script|<link|<img|@import|https?:|src="|url\([^d]`).FindString(text); m != "" {
			t.Errorf("%s: the page needs something: %q", name, m)
		}
		ids, named := elements(t, name, text)
		for _, id := range named {
			if ids[id] != 1 {
				t.Errorf("%s: there are %d elements %s", name, ids[id], id)
			}
		}
		if name == "many" && len(named) != 2*13 {
			t.Errorf("%d titles and texts of charts", len(named))
		}
		if got := strings.Contains(text, "Incomplete."); got == r.Complete {
			t.Errorf("%s: complete is %v, but it says %v", name, r.Complete, got)
		}
	}
}

// elements reads the page as XML with HTML's exceptions; it returns how often there is each id, and the ids that name
// charts.
func elements(t *testing.T, name, text string) (ids map[string]int, named []string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = false, []string{"meta"}, xml.HTMLEntity
	ids = map[string]int{}
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return ids, named
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		labelled := false
		for _, a := range element.Attr {
			switch {
			case a.Name.Local == "id":
				ids[a.Value]++
			case a.Name.Local == "aria-labelledby":
				named, labelled = append(named, strings.Fields(a.Value)...), true
			case a.Name.Local == "aria-hidden":
				labelled = true
			}
		}
		if element.Name.Local == "svg" && !labelled {
			t.Errorf("%s: a picture says nothing", name)
		}
	}
}

// TestFindingsAreTold wants what is found, or that nothing is, in the text and on the page.
func TestFindingsAreTold(t *testing.T) {
	found := Level{Level: "easy", Planned: 1, Games: 1, Compared: 36, Open: 7, Findings: []Finding{
		{KindIsland, "la-gomera", 0, Estimate{100, -7.25, &Interval{-9, -5.5}}, true},
		{KindSeat, "0", 4, Estimate{100, 6, &Interval{1, 11}}, false},
		{KindAdjusted, "orange", 0, Estimate{100, 8, &Interval{5, 11}}, true},
		{KindHeld, "red", 0, Estimate{100, 20, &Interval{15, 25}}, true},
	}}
	for _, c := range []struct {
		level Level
		want  []string
	}{
		{found, []string{
			"La Gomera wins 7.2 percentage points less than its fair share (−9.0 to −5.5).",
			"The first player of 4 wins 6.0 percentage points more than a fair share (+1.0 to +11.0; perhaps chance).",
			"The owner of orange (ties), adjusted, wins 8.0 percentage points more than equals without it (+5.0 to +11.0).",
			"Holding red (shield) longest goes with 20.0 percentage points more than a fair share (+15.0 to +25.0).",
			"36 figures were looked at", "the intervals of 7 others reach beyond 5 points",
		}},
		{Level{Level: "easy", Planned: 1, Games: 1}, []string{"No island, seat or privilege is seen to be more than 5 percentage points of win share off."}},
	} {
		c.level.Draws = make([]Games, 2)
		r := Report{Planned: 1, Games: 1, Complete: true, Levels: []Level{c.level}}
		var text, page strings.Builder
		if err := errors.Join(r.Text(&text), r.Page(&page)); err != nil {
			t.Fatal(err)
		}
		for _, want := range c.want {
			if !strings.Contains(text.String(), want) {
				t.Errorf("the text does not say %q:\n%s", want, text.String()[:1000])
			}
			if !strings.Contains(strings.ReplaceAll(page.String(), "&#43;", "+"), want) {
				t.Errorf("the page does not say %q", want)
			}
		}
	}
}

func TestCharts(t *testing.T) {
	f := newForest("x", "islands", []forestItem{
		{KindIsland, "tenerife", "plain", Estimate{10, 5, &Interval{-10, 20}}},
		{KindIsland, "la-palma", "plain", Estimate{}},
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
	b := newBars("x", "settlers", "decided", []Share{{"1", 3, 75}, {"2", 1, 25}, {"3", 0, 0}})
	if b.Rows[0].Width != chartWidth-ruleSpace-valueSpace || !near(3*b.Rows[1].Width, b.Rows[0].Width, 0.3) || b.Rows[2].Width != 0 {
		t.Errorf("bars: %+v", b)
	}
	for reach, want := range map[float64]float64{10: 5, 4: 1, 21: 10, 90: 50} {
		if got := niceStep(reach, 4); got != want {
			t.Errorf("the step for %v is %v, want %v", reach, got, want)
		}
	}
}
