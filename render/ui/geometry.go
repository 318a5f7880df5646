package ui

import (
	"math"

	"islas/render/geom"
)

// distance returns how many pixels two rectangles are apart, 0 if they touch.
func distance(a, b Rect) float64 {
	return math.Hypot(max(a.X-b.Right(), b.X-a.Right(), 0), max(a.Y-b.Bottom(), b.Y-a.Bottom(), 0))
}

// Point is a position or a distance in pixels; see package geom.
type Point = geom.Point

// Rect is a rectangle in pixels; see package geom.
type Rect = geom.Rect

// RectAround returns the rectangle of a size around a centre.
func RectAround(c Point, w, h float64) Rect { return geom.RectAround(c, w, h) }

// Lerp returns the rectangle at the part t of the way from a to b, t from 0 to 1.
func Lerp(a, b Rect, t float64) Rect { return geom.Lerp(a, b, t) }

// clamp limits v to the range from low to high; low wins if they are the wrong way round.
func clamp(v, low, high float64) float64 { return max(min(v, high), low) }
