package ui

import (
	"testing"
	"time"

	"islas/render/geom"
)

// A mouse that was never there, in the corner or elsewhere, stays laid aside however long nobody touches anything, as do the mouse that
// browsers make of a finger and one that lies still.
func TestMouseIsLaidAside(t *testing.T) {
	const tick = time.Second / 60
	for _, at := range []Point{{}, geom.Pt(40, 50)} {
		var m laidAside
		if m.rests(at, false, tick) {
			t.Fatal("a mouse is laid aside before any touch")
		}
		m.touched(at)
		made := at.Add(geom.Pt(5, 5))
		for n := range 120 {
			if !m.rests(made, 10 < n && n < 15, tick) {
				t.Fatalf("a mouse that has lain at %v since is used %v after a touch", at, tick*time.Duration(n))
			}
		}
		pressed := m
		if pressed.rests(made, true, tick) || pressed.rests(made, false, tick) {
			t.Error("a mouse that is pressed is laid aside")
		}
		if m.rests(made.Add(geom.Pt(1, 0)), false, tick) || m.rests(made, false, tick) {
			t.Error("a mouse that moves is laid aside")
		}
	}
}
