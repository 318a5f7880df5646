package table_test

import (
	"maps"
	"math"
	"testing"
	"time"

	"islas/render/internal/harness"
)

// log is what the log tells, as far as it is seen.
func (r *rig) log() (all string, last string) {
	at := r.Widget("log").Rect
	for text, line := range r.UI.DrawnTexts {
		if at.Contains(line.Middle()) {
			all += text + "\n"
			last = text
		}
	}
	return all, last
}

// logLines is where the lines of the log stand that are wholly seen and said once.
func (r *rig) logLines() map[string]float64 {
	view, lines, often := r.Widget("log").Rect, map[string]float64{}, map[string]int{}
	for text, line := range r.UI.DrawnTexts {
		if view.Contains(line.Middle()) && line.Y > view.Y-1 && line.Bottom() < view.Bottom() && text != r.T("table.news") {
			lines[text], often[text] = line.Y, often[text]+1
		}
	}
	maps.DeleteFunc(lines, func(text string, _ float64) bool { return often[text] > 1 })
	return lines
}

// goOn lets the game go on by the suggestions of the rules, the first legal action, until the log has more to tell.
func (r *rig) goOn() {
	r.t.Helper()
	r.Rest()
	r.do(r.legal()[0])
	r.Rest()
}

// TestLogStaysWhereSomebodyReads scrolls the log up and lets the game go on: it follows only from its end.
func TestLogStaysWhereSomebodyReads(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return m.state().Round() > 4 && m.decision().Seat == 0 })
		r := m.open(t, "en", harness.Window{W: 1280, H: 720, Percent: 100})
		r.Rest()
		offset, most := r.UI.ScrollOffset("log")
		if most < 300 || offset < most-1 {
			t.Fatalf("the log is not at its end: at %.0f of %.0f", offset, most)
		}
		r.Move(r.Widget("log").Rect.Middle())
		r.Wheel(2)
		r.Wait(30)
		read, _ := r.UI.ScrollOffset("log")
		before := r.logLines()
		for range 3 {
			r.goOn()
		}
		_, later := r.UI.ScrollOffset("log")
		if later <= most+50 || read >= most-50 {
			t.Fatalf("nothing has come: the log is %.0f long, then %.0f; it was at %.0f", most, later, read)
		}
		after := r.logLines()
		for text, at := range before { // whatever is news meanwhile, and wherever its heading stands
			if now, seen := after[text]; !seen || math.Abs(now-at) > 1 {
				t.Errorf("whoever reads %q at %.0f is taken away from it: it stands at %.0f", text, at, now)
			}
		}
		if len(before) < 5 || !r.Has("log-end") {
			t.Errorf("%d lines were read; a button leads to those that have come: %v", len(before), r.Has("log-end"))
		}
		r.Move(r.Widget("log").Rect.Middle())
		for range 60 {
			r.Wheel(-6)
		}
		r.Away()
		r.goOn()
		if now, most := r.UI.ScrollOffset("log"); now < most-1 {
			t.Errorf("from its end the log does not follow: it is at %.0f of %.0f", now, most)
		}
	})
}

// The log tells what has been seen and not what is still to come.
func TestLogTellsWhatHasBeenSeen(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		_, before := r.log()
		r.Click("draw")
		r.Pass(time.Millisecond)
		if _, now := r.log(); now != before {
			t.Errorf("the log already tells %q while the cards are on their way", now)
		}
		r.Rest()
		if _, now := r.log(); now == before {
			t.Error("the log does not tell of what was drawn")
		}
	})
}
