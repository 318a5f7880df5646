package app

import (
	"islas/render/services"
	"testing"
	"time"
)

const testTick = time.Second / 60

// steps adds a time tick by tick and returns how often the water moved.
func steps(a *animation, w *services.Water, d time.Duration, input, wanted bool) (moved int) {
	for ; d > 0; d -= testTick {
		if a.tick(w, testTick, input, wanted) {
			moved++
		}
	}
	return moved
}

func TestWaterSparesSlowMachines(t *testing.T) {
	var a animation
	var w services.Water
	cost := func(d time.Duration) {
		for range 3 * costFrames {
			a.measure(d)
		}
	}
	cost(30 * time.Millisecond)
	if n := steps(&a, &w, 6*time.Second, true, true); n < 45 || n > 55 {
		t.Errorf("frames of 30 ms come %d times in six seconds, want about 50: a quarter of the time", n)
	}
	before := w.Step
	if steps(&a, &w, 6*time.Second, true, true); w.Step-before < 80 || w.Step-before > 92 {
		t.Errorf("the water moved by %d steps in six seconds, want about 90 at any rate", w.Step-before)
	}
	a.measure(time.Minute) // the machine was asleep
	if a.tooSlow {
		t.Error("a pause counts as a slow frame")
	}
	cost(60 * time.Millisecond)
	steps(&a, &w, time.Second, true, true)
	if w.Lively {
		t.Error("frames of 60 ms do not stop the water")
	}
}

// Where a frame takes a sixth of a second the water stops within a few seconds, by the clock and not by the ticks that were left out.
func TestWaterSparesVerySlowMachines(t *testing.T) {
	var a animation
	var w services.Water
	const frame = 160 * time.Millisecond
	taken := time.Duration(0)
	for moved := false; taken < 10*time.Second && (taken < time.Second || w.Lively); taken += frame {
		if moved {
			a.measure(frame)
		}
		moved = a.tick(&w, frame, true, true)
	}
	if w.Lively || taken > 5*time.Second {
		t.Errorf("after %v the water still moves: %v", taken, w.Lively)
	}
}
