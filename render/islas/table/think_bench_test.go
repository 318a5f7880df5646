package table_test

import (
	"slices"
	"testing"
	"time"

	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/settings"
	"islas/render/ui"
)

// BenchmarkFrames runs a table at 60 frames a second while computers play each other, at normal speed and at the one that
// shows everything at once. It reports the longest frame and the one of a hundred that is longest, and how long a spectator
// waits in all for decisions after everything before them has been shown. "easy" thinks so little that its frames are those
// of the table itself.
func BenchmarkFrames(b *testing.B) {
	for _, speed := range []settings.Speed{settings.Normal, settings.Instant} {
		for _, level := range []string{"easy", "hard"} {
			b.Run(level+" "+speed.String(), func(b *testing.B) { benchmarkFrames(b, level, speed) })
		}
	}
}

func benchmarkFrames(b *testing.B, level string, speed settings.Speed) {
	r := begin(b, "en", full, someSetup(4, level, level, level))
	r.Clock = false
	r.Stage.Settings.Speed = speed
	var frames []time.Duration
	waited := 0
	for b.Loop() {
		if !r.atTable() {
			break
		}
		from := time.Now()
		r.Tick(ui.Input{})
		took := time.Since(from)
		frames = append(frames, took)
		time.Sleep(harness.Frame - took)
		for _, seat := range r.match().Setup().Seats {
			if r.Shows(r.T("prompt.computer", "name", seat.Name)) {
				waited++
			}
		}
	}
	slices.Sort(frames)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	b.ReportMetric(ms(frames[len(frames)-1]), "ms-longest")
	b.ReportMetric(ms(frames[len(frames)*99/100]), "ms-99%")
	b.ReportMetric(float64(waited)/float64(len(frames)), "waited")
}

// BenchmarkSuggestion is how long a person waits for a suggestion, at 60 frames a second.
func BenchmarkSuggestion(b *testing.B) {
	m := find(b, 3, decides(islas.PhaseAction, 3))
	r := m.open(b, "en", full)
	r.Clock = false
	r.Rest()
	for b.Loop() {
		r.Tick(ui.Input{Keys: []ui.Key{ui.KeyH}})
		for !r.Has("suggest.do") {
			from := time.Now()
			r.Tick(ui.Input{})
			time.Sleep(harness.Frame - time.Since(from))
		}
		r.Tick(ui.Input{Keys: []ui.Key{ui.KeyH}})
		r.Tick(ui.Input{})
	}
}
