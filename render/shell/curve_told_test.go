package shell_test

import (
	"strings"
	"testing"
	"time"

	"islas/render/internal/harness"
	"islas/render/ui"
)

// What the chart of chances tells of a decision stays for a pointer that goes there, however it drifts on the way; one that slides along the
// chart is told of each in turn (WCAG 2.2, 1.4.13).
func TestPointerGoesOntoWhatAChartTells(t *testing.T) {
	for _, w := range []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 1920, H: 1080, Percent: 100}} {
		t.Run(w.String(), func(t *testing.T) {
			h, _ := reviewed(t, "en", "islas", 4, w, true)
			chart := h.Widget("chances").Rect
			for _, part := range []float64{0.2, 0.55, 0.9} {
				h.Away()
				h.Wait(3)
				from := ui.Point{X: chart.X + chart.W*part, Y: chart.Bottom() - 12}
				h.Move(from)
				h.Pass(time.Second)
				id, tip, ok := h.UI.Tip()
				if !ok || id != "chances" {
					continue // a mark lies there
				}
				told := h.Widget("chances").Tooltip
				to := ui.Point{X: min(max(from.X+30, tip.X+4), tip.Right()-4), Y: min(max(from.Y, tip.Y+4), tip.Bottom()-4)}
				for i := range 15 {
					h.Move(from.Lerp(to, float64(i+1)/15))
				}
				h.Pass(2 * time.Second)
				id, now, ok := h.UI.Tip()
				if !ok || id != "chances" || !now.Contains(to) || h.Widget("chances").Tooltip != told {
					t.Errorf("at %v of the chart: on its tooltip %q there is %v one of %q: %q", part, told, ok, id, h.Widget("chances").Tooltip)
				}
			}
			seen := map[string]bool{}
			h.Away()
			for x := chart.X + 5; x < chart.Right(); x += chart.W / 40 {
				h.Move(ui.Point{X: x, Y: chart.Bottom() - 12})
				h.Wait(3)
				seen[h.Widget("chances").Tooltip] = true
			}
			if len(seen) < 20 {
				t.Errorf("who slides along the chart is told of %d decisions", len(seen))
			}
		})
	}
}

// What is told below the curve of all games stays for a pointer that goes there, and hides nothing.
func TestPointerGoesOntoWhatACurveTells(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, chronicled(t, s, 40), full)
	r.Rest()
	curve := r.Widget("curve").Rect
	x := curve.X + curve.W/60
	r.Move(ui.Point{X: x, Y: curve.Middle().Y})
	r.Wait(3)
	at := func() ui.Rect {
		for text, where := range r.UI.DrawnTexts {
			if strings.Contains(text, "1 January 2026") && where.Y >= curve.Bottom() {
				return where
			}
		}
		return ui.Rect{}
	}
	told := at()
	if told.Empty() {
		t.Fatal("the first game is not told")
	}
	legend := r.T("chronicle.legend", "n", 10)
	for y := curve.Middle().Y; y < told.Middle().Y; y += 8 {
		r.Move(ui.Point{X: x, Y: y})
	}
	for range 3 { // along the line
		x += 20
		r.Move(ui.Point{X: x, Y: told.Middle().Y})
	}
	r.Pass(2 * time.Second)
	if at() != told || !r.Shows(legend) {
		t.Error("the line below the curve does not stay for who reads it, or stands where it is told how the curve is read")
	}
	r.Move(ui.Point{X: x, Y: r.UI.Bounds().Bottom() - 2})
	r.Wait(3)
	if !at().Empty() {
		t.Error("the line stays for ever")
	}
}
