package app

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// meter measures for the flag -frames how long frames take and how much of a core they need, by scene.
//
// It measures two things, because neither is enough. Work is the time that Update and Draw take for a frame: the cost of our own code, but
// the engine draws only afterwards. The interval between two frames while something moves includes everything: the graphics card, or the
// software in its place, and the wait for the screen.
type meter struct {
	cpu    func() time.Duration // returns the processor time of this process so far
	end    time.Duration        // time after which the program ends; 0 for never
	scenes []*sceneTimes        // in the order in which they appeared
	start  time.Time

	work    time.Duration // of the ticks since the last Draw
	chained bool          // every tick since the last frame has requested another
	last    time.Time     // when the last frame was drawn

	span    span // the current second
	spanAt  time.Time
	spanCPU time.Duration
}

// span is a second of the measurement.
type span struct {
	scene string
	mixed bool // it has more than one scene
	busy  bool // something moved, computed or was entered
	drawn int  // number of frames
}

// sceneTimes is the measurements of one scene.
type sceneTimes struct {
	name      string
	work      []time.Duration // one for each frame
	intervals []time.Duration // between frames while every tick requested one
	shares    [states]share
}

// state is the activity of a scene in a second.
type state uint8

const (
	moving state = iota // busy, or following the player's input
	alive               // frames were drawn for the animated background only
	rest                // no frame was drawn
	states
)

// share is processor time and the time in which it was used.
type share struct{ cpu, wall time.Duration }

// part returns the share of a core, 1 for a whole one. ok is false if nothing was measured.
func (s share) part() (part float64, ok bool) {
	return s.cpu.Seconds() / s.wall.Seconds(), s.wall > 0
}

// over reports whether the time of the measurement has passed.
func (m *meter) over(now time.Time) bool {
	return m != nil && m.end > 0 && !m.start.IsZero() && now.Sub(m.start) >= m.end
}

// tick records an Update: how long it took, whether the scene was busy or something was entered, and whether the screen has to be drawn now
// for more than the background.
func (m *meter) tick(scene string, took time.Duration, busy, redraw bool) {
	m.work += took
	m.chained = m.chained && redraw
	if m.span.scene == "" {
		m.span.scene = scene
	}
	m.span.mixed = m.span.mixed || m.span.scene != scene
	m.span.busy = m.span.busy || busy
}

// frame records a Draw: when it began, how long it took, whether it drew a frame, and whether that was for the background alone.
func (m *meter) frame(scene string, now time.Time, took time.Duration, drawn, backgroundOnly bool) {
	if m.start.IsZero() {
		m.start, m.spanAt, m.spanCPU = now, now, m.cpu()
	}
	if drawn {
		s := m.of(scene)
		s.work = append(s.work, m.work+took)
		if m.chained && !backgroundOnly {
			s.intervals = append(s.intervals, now.Sub(m.last))
		}
		m.chained, m.last = !backgroundOnly, now
		m.span.drawn++
	}
	m.work = 0
	if now.Sub(m.spanAt) >= time.Second {
		m.close(now)
	}
}

// close ends the current second.
func (m *meter) close(now time.Time) {
	cpu := m.cpu()
	if !m.span.mixed && m.span.scene != "" {
		at := rest
		switch {
		case m.span.busy:
			at = moving
		case m.span.drawn > 0:
			at = alive
		}
		s := &m.of(m.span.scene).shares[at]
		s.cpu += cpu - m.spanCPU
		s.wall += now.Sub(m.spanAt)
	}
	m.span, m.spanAt, m.spanCPU = span{}, now, cpu
}

// of returns the measurements of a scene.
func (m *meter) of(name string) *sceneTimes {
	i := slices.IndexFunc(m.scenes, func(s *sceneTimes) bool { return s.name == name })
	if i < 0 {
		m.scenes = append(m.scenes, &sceneTimes{name: name})
		i = len(m.scenes) - 1
	}
	return m.scenes[i]
}

// sceneName returns the name of a scene in the measurements, such as "title".
func sceneName(s any) string {
	name := fmt.Sprintf("%T", s)
	name = name[strings.LastIndexByte(name, '.')+1:]
	return strings.ToLower(strings.TrimSuffix(name, "Scene"))
}

// mean returns the mean of durations, 0 for none.
func mean(all []time.Duration) time.Duration {
	var sum time.Duration
	for _, d := range all {
		sum += d
	}
	return sum / time.Duration(max(1, len(all)))
}

// quantile returns the smallest of ordered durations that a share q of them does not exceed; 0 for none.
func quantile(ordered []time.Duration, q float64) time.Duration {
	if len(ordered) == 0 {
		return 0
	}
	i := int(float64(len(ordered))*q+0.999999) - 1
	return ordered[min(max(i, 0), len(ordered)-1)]
}
