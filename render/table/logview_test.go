package table

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/session"
	"islas/render/testkit/must"
	"islas/render/theme"
	"islas/render/ui"
)

// reader reads a log in a window.
type reader struct {
	*ui.UI
	view  LogView
	lines session.Lines
	since session.Since
}

func newReader(t *testing.T) *reader {
	t.Helper()
	texts, err := locales.Open("en")
	must.OK(t, err)
	return &reader{UI: ui.New(theme.New(false), texts), since: session.Since{From: 28, To: 30, Any: true}}
}

// tick draws the log and returns the step that was clicked.
func (r *reader) tick(in ui.Input) (step int, clicked bool) {
	r.Begin(in, 400, 300, 1)
	step, clicked = r.view.Draw(r.UI, r.Bounds(), r.lines, r.since, "more")
	r.End()
	return step, clicked
}

// write gives the log a number of lines.
func (r *reader) write(n int) {
	for i := len(r.lines.All); i < n; i++ {
		r.lines.All = append(r.lines.All, session.Line{Text: fmt.Sprintf("step %d", i), Step: i, Opens: i%2 == 0})
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

// The log follows its end, but stays in place for a reader who has scrolled up, until the viewer changes.
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
	r.lines.Edition++
	if !r.rests() {
		t.Error("somebody else looks at where the last one has read")
	}
	r.ScrollTo("log", 0)
	r.rests()
	if r.view.ShowEnd(); !r.rests() {
		t.Error("it does not show its end when it is asked to")
	}
}

// A look back shows the end of the shortened log, wherever it was read; afterwards the log is shown where it was read before.
func TestLogIsReadOnAfterALookBack(t *testing.T) {
	for _, scrolled := range []bool{true, false} {
		r := newReader(t)
		r.write(80)
		r.rests()
		if scrolled {
			r.ScrollTo("log", 100)
		}
		ended := r.rests()
		at, _ := r.ScrollOffset("log")
		whole := r.lines
		for _, cut := range []int{40, 60, 50} {
			r.lines = session.Lines{All: whole.All[:cut], Past: true}
			if !r.rests() {
				t.Errorf("scrolled %v: a look back at line %d does not show it", scrolled, cut)
			}
		}
		r.lines = whole
		if again := r.rests(); again != ended || ended == scrolled {
			t.Errorf("scrolled %v: it was at its end: %v, and is: %v", scrolled, ended, again)
		}
		if now, _ := r.ScrollOffset("log"); now != at {
			t.Errorf("scrolled %v: it was at %v, and is at %v", scrolled, at, now)
		}
		if _, unread := r.Widget("log-end"); unread {
			t.Errorf("scrolled %v: what was read has become new", scrolled)
		}
	}
}

// A line that opens something answers a click with its step.
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

// tops returns the positions at which the lines of the log are drawn, by their texts.
func (r *reader) tops() map[string]float64 {
	all := map[string]float64{}
	for text, at := range r.DrawnTexts {
		if strings.HasPrefix(text, "step") {
			all[text] = at.Y
		}
	}
	return all
}

// checkTop fails if a row of text is cut at the top of the view.
func (r *reader) checkTop(t *testing.T, what string) {
	t.Helper()
	view, _ := r.Widget("log")
	for text, at := range r.DrawnTexts {
		if strings.HasPrefix(text, "step") && at.Y < view.Rect.Y-1 && at.Bottom() > view.Rect.Y+4 {
			t.Errorf("%s: %q is cut at the top: it stands at %.1f, the view begins at %.1f", what, text, at.Y, view.Rect.Y)
		}
	}
}

// No line is cut at the top: not at the end of the log, however long its last lines are, and not at a reading position.
func TestLogCutsNoLineAtTheTop(t *testing.T) {
	r := newReader(t)
	for n := range 30 {
		r.write(30 + n)
		if n%3 == 0 {
			last := &r.lines.All[len(r.lines.All)-1]
			last.Text += strings.Repeat(" with much to say", n%5*2)
		}
		if !r.rests() {
			t.Fatal("it does not show its end")
		}
		r.checkTop(t, fmt.Sprint("at the end of ", 30+n))
		if got, last := r.tops(), r.lines.All[len(r.lines.All)-1].Text; len(last) < 12 && got[last] == 0 {
			t.Errorf("of %d lines the last is not seen", len(r.lines.All))
		}
	}
	for _, at := range []float64{17, 101, 333, 512.5} {
		r.ScrollTo("log", at)
		r.rests()
		r.checkTop(t, fmt.Sprint("scrolled to ", at))
		if offset, _ := r.ScrollOffset("log"); math.Abs(offset-at) > 40 {
			t.Errorf("scrolled to %v it comes to rest at %v", at, offset)
		}
	}
}

// The lines at a reading position stay there although lines are added and the news change, until the button to the end is clicked.
func TestLogLeavesReadersInPeace(t *testing.T) {
	r := newReader(t)
	r.write(60)
	r.rests()
	r.ScrollTo("log", 300)
	r.rests()
	before := r.tops()
	if _, offered := r.Widget("log-end"); offered || len(before) < 5 {
		t.Fatalf("there is a way to new lines although there are none; %d lines are seen", len(before))
	}
	r.write(63)
	for _, news := range []session.Since{{From: 40, To: 63, Any: true}, {From: 2, To: 63, Any: true}, {}} {
		r.since = news
		r.rests()
		for text, at := range r.tops() {
			if was, seen := before[text]; seen && math.Abs(was-at) > 1 {
				t.Errorf("with news from %d on, %q moves from %.1f to %.1f", news.From, text, was, at)
			}
		}
	}
	w, offered := r.Widget("log-end")
	if !offered || w.Label != r.T("table.log-new", "n", 3) {
		t.Fatalf("the way to the new lines says %q", w.Label)
	}
	at := w.Rect.Middle()
	r.tick(ui.Input{Pos: at, Inside: true})
	r.tick(ui.Input{Pos: at, Inside: true, Down: true, Pressed: true})
	r.tick(ui.Input{Pos: at, Inside: true, Released: true})
	if !r.rests() {
		t.Error("the button does not lead to the end")
	}
	if _, offered := r.Widget("log-end"); offered {
		t.Error("at the end there are still said to be new lines")
	}
}
