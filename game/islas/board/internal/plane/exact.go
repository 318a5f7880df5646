package plane

import "math"

// Angle returns the angle in radians by which v is turned from u, both longer than 0, from −π to π, clockwise positive. It is
// right except for some of its last bits, and the same on every machine.
func Angle(u, v Point) float64 {
	y, x := Cross(u, v), Dot(u, v)
	long, short := max(math.Abs(x), math.Abs(y)), min(math.Abs(x), math.Abs(y))
	if long == 0 {
		return 0
	}
	a := arctan(short / long)
	if math.Abs(y) > math.Abs(x) {
		a = math.Pi/2 - a
	}
	if x < 0 {
		a = math.Pi - a
	}
	return math.Copysign(a, y)
}

// arctan returns the arctangent of t, from 0 to 1: two times that of half the angle, twice, where few terms of its series are
// enough.
func arctan(t float64) float64 {
	for range 2 {
		t /= 1 + math.Sqrt(1+float64(t*t))
	}
	const terms = 12
	square, sum := float64(t*t), 0.0
	for n := 2*terms - 1; n > 0; n -= 2 {
		sum = 1/float64(n) - float64(square*sum)
	}
	return float64(4 * t * sum)
}

// Exp returns e to the power of x, which is at most 0. Eleven digits are right, and all are the same on every machine.
func Exp(x float64) float64 {
	const least = -745 // below it there are no numbers any more
	if x < least {
		return 0
	}
	// The power of x/2^halved is a short sum, and squared halved times it is that of x.
	const halved, terms = 12, 12
	x /= 1 << halved
	sum := 1.0
	for n := terms; n > 0; n-- {
		sum = 1 + float64(x*sum)/float64(n)
	}
	for range halved {
		sum = float64(sum * sum)
	}
	return sum
}
