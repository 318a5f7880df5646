package table

import (
	"testing"
	"time"

	"islas/game"
	"islas/render/ui"
)

// TestLogStaysWhereSomebodyReads scrolls the log up and lets the game go on: it follows only from its end.
func TestLogStaysWhereSomebodyReads(t *testing.T) {
	r := newRig(t, "en", 1280, 720, 0.7, someSetup(6, game.Human, "easy", "easy"))
	table := r.s.Top().(*Table)
	var offset, most float64
	for range 400 { // until there is something to scroll
		r.rest()
		if offset, most = r.u.ScrollOffset("log"); most > 300 {
			break
		}
		table.do(table.legal[0])
	}
	if most <= 300 || offset < most-1 {
		t.Fatalf("the log does not follow what happens: it is at %.0f of %.0f", offset, most)
	}
	over := r.widget("log").Rect.Middle()
	r.frame(ui.Input{Pos: over, Inside: true})
	r.frame(ui.Input{Pos: over, Inside: true, Wheel: ui.Point{Y: 2}})
	read, _ := r.u.ScrollOffset("log")
	lines := len(table.book.lines)
	for range 40 {
		r.rest()
		table.do(table.legal[0])
		for table.show.busy() {
			r.frame(ui.Input{Dt: time.Second / 10})
		}
		if len(table.book.lines) > lines+3 {
			break
		}
	}
	now, most := r.u.ScrollOffset("log")
	if len(table.book.lines) <= lines+3 || read >= most-50 {
		t.Fatalf("nothing has come: %d lines, then %d; it was at %.0f of %.0f", lines, len(table.book.lines), read, most)
	}
	if now != read {
		t.Errorf("whoever reads at %.0f is taken to %.0f of %.0f", read, now, most)
	}
	for range 40 {
		r.frame(ui.Input{Pos: over, Inside: true, Wheel: ui.Point{Y: -6}})
	}
	lines = len(table.book.lines)
	for range 20 {
		r.rest()
		table.do(table.legal[0])
		r.rest()
		if len(table.book.lines) > lines {
			break
		}
	}
	if now, most := r.u.ScrollOffset("log"); now < most-1 {
		t.Errorf("from its end the log does not follow: it is at %.0f of %.0f", now, most)
	}
}
