//go:build !js

package ui

// taps are the touches of fingers that came and went between two ticks. Only browsers have any: elsewhere the engine tells of no
// fingers at all, but of a mouse in their place, of which it keeps every press.
type taps struct{}

// take returns where such a finger was; ok is false if there was none.
func (*taps) take() (at Point, ok bool) { return Point{}, false }
