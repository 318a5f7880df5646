package shell_test

import (
	"testing"

	"islas/render/internal/harness"
	"islas/render/ui"
)

// BenchmarkReplay measures how long it takes to open the record of a game of five, and to jump from its beginning to its middle and
// back, each with the frame that shows it.
func BenchmarkReplay(b *testing.B) {
	for _, id := range []string{"islas", "puertorico"} {
		data := recordOf(b, id, 5, 3)
		s := houseOf(b, "en")
		s.Go(s.Routes.Title(s))
		h := harness.New(b, s, usual)
		h.Wait(5)
		b.Run(id+"/open", func(b *testing.B) {
			for b.Loop() {
				s.Show("record", data)
				h.Tick(ui.Input{})
				b.StopTimer()
				s.Pop()
				b.StartTimer()
			}
			b.ReportMetric(float64(len(data))/1024, "KiB")
		})
		s.Show("record", data)
		h.Wait(5)
		line := h.Widget("replay.line").Rect
		b.Run(id+"/jump", func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				at := line.X + 20 + line.W*0.5*float64((i+1)%2)
				h.Tick(ui.Input{Pos: ui.Point{X: at, Y: line.Bottom() - 3}, Inside: true, Down: true, Pressed: i == 0})
				h.Tick(ui.Input{Pos: ui.Point{X: at, Y: line.Bottom() - 3}, Inside: true, Down: true})
			}
		})
		s.Pop()
	}
}
