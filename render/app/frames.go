package app

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// meter measures for the flag -frames how long frames take and how much of a core they need, by scene.
//
// Two things are measured, because neither tells all. Work is the time that Update and Draw take for a frame: it says
// what our own code costs, but the engine draws only afterwards. The interval between two frames while something moves
// has all in it: the graphics card, or the software in its place, and the wait for the screen.
type meter struct {
	cpu    func() time.Duration // of this process since it began
	end    time.Duration        // after which the program ends; 0 is never
	scenes []*sceneTimes        // in the order in which they came
	start  time.Time

	work    time.Duration // of the ticks since the last Draw
	chained bool          // every tick since the last frame has asked for another
	last    time.Time     // when the last frame was drawn

	span    span // the second that is running
	spanAt  time.Time
	spanCPU time.Duration
}

// span is what happened in a second, all of it in one scene.
type span struct {
	scene string
	mixed bool // more than one scene
	busy  bool // something moved, thought or was entered
	drawn int  // frames
}

// sceneTimes is what was measured of one scene.
type sceneTimes struct {
	name      string
	work      []time.Duration // one a frame
	intervals []time.Duration // between frames while every tick asked for one
	shares    [states]share
}

// state is what a scene was doing in a second.
type state uint8

const (
	moving state = iota // busy, or following the player's input
	alive               // frames were drawn although nothing happened: the animated background
	rest                // no frame was drawn
	states
)

// share is how much of a core was used in how much time.
type share struct{ cpu, wall time.Duration }

// part is the share of a core, 1 for a whole one. ok is false if nothing was measured.
func (s share) part() (part float64, ok bool) {
	return s.cpu.Seconds() / s.wall.Seconds(), s.wall > 0
}

// over reports whether the time to be measured has passed.
func (m *meter) over(now time.Time) bool {
	return m != nil && m.end > 0 && !m.start.IsZero() && now.Sub(m.start) >= m.end
}

// tick is told of every Update: how long it took, whether the scene was busy or something was entered, and whether the
// screen has to be drawn now for more than the background.
func (m *meter) tick(scene string, took time.Duration, busy, redraw bool) {
	m.work += took
	m.chained = m.chained && redraw
	if m.span.scene == "" {
		m.span.scene = scene
	}
	m.span.mixed = m.span.mixed || m.span.scene != scene
	m.span.busy = m.span.busy || busy
}

// frame is told of every Draw: when it began, how long it took, whether it drew a frame, and whether that was for the
// background alone.
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

// close ends the second that is running.
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

// of is what was measured of a scene.
func (m *meter) of(name string) *sceneTimes {
	i := slices.IndexFunc(m.scenes, func(s *sceneTimes) bool { return s.name == name })
	if i < 0 {
		m.scenes = append(m.scenes, &sceneTimes{name: name})
		i = len(m.scenes) - 1
	}
	return m.scenes[i]
}

// moment is a scene that is measured by what it shows at the moment.
type moment interface{ Moment() string }

// sceneName is what a scene is called where it is measured: "title", or "arrival" of the table.
func sceneName(s any) string {
	if m, ok := s.(moment); ok {
		return m.Moment()
	}
	name := fmt.Sprintf("%T", s)
	name = name[strings.LastIndexByte(name, '.')+1:]
	return strings.ToLower(strings.TrimSuffix(name, "Scene"))
}

// mean is the mean of durations, 0 of none.
func mean(all []time.Duration) time.Duration {
	var sum time.Duration
	for _, d := range all {
		sum += d
	}
	return sum / time.Duration(max(1, len(all)))
}

// quantile is the smallest of the durations, in order, that a share q of them does not exceed; 0 of none.
func quantile(ordered []time.Duration, q float64) time.Duration {
	if len(ordered) == 0 {
		return 0
	}
	i := int(float64(len(ordered))*q+0.999999) - 1
	return ordered[min(max(i, 0), len(ordered)-1)]
}
