package playing

import (
	"fmt"
	"testing"

	"islas/locales"
	"islas/render/theme"
	"islas/render/ui"
)

// reader reads a log in a window.
type reader struct {
	*ui.UI
	view  LogView
	lines Lines
}

func newReader(t *testing.T) *reader {
	t.Helper()
	texts, err := locales.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return &reader{UI: ui.New(theme.New(false), texts)}
}

// tick draws the log and reports what was clicked.
func (r *reader) tick(in ui.Input) (step int, clicked bool) {
	r.Begin(in, 400, 300, 1)
	step, clicked = r.view.Draw(r.UI, r.Bounds(), r.lines, Since{From: 28, To: 30, Told: true}, "more")
	r.End()
	return step, clicked
}

// write makes the log so many lines long.
func (r *reader) write(n int) {
	for i := len(r.lines.All); i < n; i++ {
		r.lines.All = append(r.lines.All, Line{Text: fmt.Sprintf("step %d", i), Step: i, Opens: i%2 == 0})
	}
}

// rests lets the log come to rest, and reports whether it shows its end.
func (r *reader) rests() bool {
	for range 3 {
		r.tick(ui.Input{})
	}
	at, most := r.ScrollOffset("log")
	return most > 0 && at >= most-1
}

// The log keeps to its end, but leaves whoever has scrolled up in peace until somebody else looks.
func TestLogKeepsToItsEnd(t *testing.T) {
	r := newReader(t)
	r.write(40)
	if !r.rests() {
		t.Error("it does not begin at its end")
	}
	r.write(60)
	if !r.rests() {
		t.Error("it does not follow what happens")
	}
	r.ScrollTo("log", 0)
	if r.rests() {
		t.Fatal("it can't be scrolled up")
	}
	r.write(80)
	if r.rests() {
		t.Error("who has scrolled up is torn away")
	}
	r.lines.edition++
	if !r.rests() {
		t.Error("somebody else looks at where the last one has read")
	}
	r.ScrollTo("log", 0)
	r.rests()
	if r.view.ShowEnd(); !r.rests() {
		t.Error("it does not show its end when it is asked to")
	}
}

// A line of which more is to be seen answers a click with its step.
func TestLogOpensSteps(t *testing.T) {
	r := newReader(t)
	r.write(30)
	r.rests()
	w, ok := r.Widget("log.28")
	if _, odd := r.Widget("log.29"); !ok || odd {
		t.Fatalf("the lines that open are not those: %v", r.Widgets())
	}
	at := w.Rect.Middle()
	r.tick(ui.Input{Pos: at, Inside: true})
	r.tick(ui.Input{Pos: at, Inside: true, Down: true, Pressed: true})
	if step, clicked := r.tick(ui.Input{Pos: at, Inside: true, Released: true}); !clicked || step != 28 {
		t.Errorf("clicked was step %d (%v)", step, clicked)
	}
}

// News have a heading above the first of them.
func TestLogMarksNews(t *testing.T) {
	r := newReader(t)
	r.write(30)
	r.rests()
	heading, first, before := -1.0, -1.0, -1.0
	for text, at := range r.DrawnTexts {
		switch text {
		case r.T("table.news"):
			heading = at.Y
		case "step 28":
			first = at.Y
		case "step 27":
			before = at.Y
		}
	}
	if before < 0 || heading <= before || first <= heading {
		t.Errorf("the heading is at %v, between lines at %v and %v", heading, before, first)
	}
}
