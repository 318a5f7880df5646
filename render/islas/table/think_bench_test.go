package table

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/render/settings"
	"islas/render/ui"
)

// BenchmarkFrames runs a table at 60 frames a second while computers play each other, at normal speed and at the one that
// shows everything at once. It reports the longest frame and the one of a hundred that is longest, the longest step of a
// thinker, and how long a spectator waits for decisions after everything before them has been shown. "easy" thinks so little
// that its frames are those of the table itself; "100 ms" and "600 ms" think so long in steps of 1 ms.
func BenchmarkFrames(b *testing.B) {
	speeds := map[settings.Speed]string{settings.Normal: "normal", settings.Instant: "instant"}
	for _, speed := range []settings.Speed{settings.Normal, settings.Instant} {
		for _, level := range []string{"easy", adviser} {
			b.Run(level+" "+speeds[speed], func(b *testing.B) { benchmarkFrames(b, level, speed, 0) })
		}
		for _, steps := range []int{100, 600} {
			b.Run(strconv.Itoa(steps)+" ms "+speeds[speed], func(b *testing.B) { benchmarkFrames(b, "easy", speed, steps) })
		}
	}
}

// timed is a thought whose longest step is noted.
type timed struct {
	ai.Thought
	longest *time.Duration
}

func (t timed) Step(n int) bool {
	from := time.Now()
	done := t.Thought.Step(n)
	*t.longest = max(*t.longest, time.Since(from))
	return done
}

// timing is a player whose steps are timed.
type timing struct {
	ai.Player
	longest *time.Duration
}

func (t timing) Think(v islas.View) ai.Thought { return timed{t.Player.Think(v), t.longest} }

func benchmarkFrames(b *testing.B, level string, speed settings.Speed, steps int) {
	r := newRig(b, "en", 1920, 1080, 1, someSetup(4, level, level, level))
	r.s.Settings.Speed = speed
	table := r.s.Top().(*Table)
	longest := time.Duration(0)
	table.session.ThinkBy(nil, func(level string, seed uint64) (ai.Player, error) {
		if steps > 0 {
			return timing{brooder{steps: steps, each: time.Millisecond}, &longest}, nil
		}
		player, err := ai.New(level, seed)
		return timing{player, &longest}, err
	})
	var frames, waits []time.Duration
	waited := time.Duration(0)
	const tick = time.Second / 60
	for b.Loop() {
		if r.s.Top() != any(table) {
			break
		}
		from := time.Now()
		played := table.match.Played()
		quiet := !table.session.Showing() && !table.session.Lingers()
		r.frame(ui.Input{Dt: tick})
		frames = append(frames, time.Since(from))
		time.Sleep(tick - time.Since(from))
		switch {
		case table.match.Played() > played:
			waits = append(waits, waited)
			waited = 0
		case quiet:
			waited += time.Since(from)
		}
	}
	slices.Sort(frames)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	b.ReportMetric(ms(frames[len(frames)-1]), "ms-longest")
	b.ReportMetric(ms(frames[len(frames)*99/100]), "ms-99%")
	b.ReportMetric(ms(longest), "ms-longest-step")
	if len(waits) > 0 {
		total := time.Duration(0)
		for _, w := range waits {
			total += w
		}
		b.ReportMetric(ms(slices.Max(waits)), "ms-waited-longest")
		b.ReportMetric(ms(total/time.Duration(len(waits))), "ms-waited-mean")
	}
}

// BenchmarkSuggestion is how long a person waits for a suggestion, at 60 frames a second.
func BenchmarkSuggestion(b *testing.B) {
	r := newRig(b, "en", 1920, 1080, 1, someSetup(4, game.Human, "easy", "easy"))
	table := r.s.Top().(*Table)
	for range 2000 {
		if table.session.Actor() != game.NoSeat {
			break
		}
		r.frame(ui.Input{Dt: time.Second / 10})
	}
	for b.Loop() {
		table.session.ThinkBy(nil, nil)
		r.frame(ui.Input{Keys: []ui.Key{ui.KeyH}})
		for !table.session.Suggestion().Ready() {
			from := time.Now()
			r.frame(ui.Input{})
			time.Sleep(time.Second/60 - time.Since(from))
		}
		table.session.Dismiss()
		r.frame(ui.Input{})
	}
}
