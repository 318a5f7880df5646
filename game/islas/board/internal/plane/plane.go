// Package plane is the little plane geometry that reading and making islands share. Coordinates are board units, x to the right,
// y down.
//
// Results are the same to the last bit on every machine: products are rounded before anything is added, even by processors that
// multiply and add at once, and it uses nothing of package math that differs between processors.
package plane

import "math"

// Point is a point or a vector.
type Point = [2]float64

// Add returns a + b.
func Add(a, b Point) Point { return Point{a[0] + b[0], a[1] + b[1]} }

// Sub returns a − b.
func Sub(a, b Point) Point { return Point{a[0] - b[0], a[1] - b[1]} }

// Mul returns a times k.
func Mul(a Point, k float64) Point { return Point{float64(a[0] * k), float64(a[1] * k)} }

// Lerp returns the point a share t of the way from a to b.
func Lerp(a, b Point, t float64) Point { return Add(a, Mul(Sub(b, a), t)) }

// Dot returns the scalar product.
func Dot(a, b Point) float64 { return float64(a[0]*b[0]) + float64(a[1]*b[1]) }

// Cross returns the z of the vector product; it is positive when b lies clockwise of a as seen on the screen.
func Cross(a, b Point) float64 { return float64(a[0]*b[1]) - float64(a[1]*b[0]) }

// Dist returns the distance of two points.
func Dist(a, b Point) float64 { return Length(Sub(a, b)) }

// Length returns the length of a vector.
func Length(v Point) float64 {
	long, short := math.Abs(v[0]), math.Abs(v[1])
	if long < short {
		long, short = short, long
	}
	if long == 0 {
		return 0
	}
	k := short / long
	return float64(long * math.Sqrt(1+float64(k*k)))
}

// Area returns the signed area of a closed polygon: positive when it runs clockwise as seen on the screen.
func Area(poly []Point) float64 {
	sum := 0.0
	for i, p := range poly {
		sum += Cross(p, poly[(i+1)%len(poly)])
	}
	return sum / 2
}

// Perimeter returns the length of a closed polygon.
func Perimeter(poly []Point) float64 {
	sum := 0.0
	for i, p := range poly {
		sum += Dist(p, poly[(i+1)%len(poly)])
	}
	return sum
}

// Centroid returns the centre of gravity of a closed polygon that has an area.
func Centroid(poly []Point) Point {
	if len(poly) == 0 {
		return Point{}
	}
	// Relative to the first point, so that small polygons far from the origin keep their digits.
	o := poly[0]
	var sum Point
	twice := 0.0
	for i := range poly {
		a, b := Sub(poly[i], o), Sub(poly[(i+1)%len(poly)], o)
		c := Cross(a, b)
		twice += c
		sum = Add(sum, Mul(Add(a, b), c))
	}
	if twice == 0 {
		return o
	}
	return Add(o, Mul(sum, 1/(3*twice)))
}

// Inside reports whether p lies inside a closed polygon. Points on its border may count either way.
func Inside(p Point, poly []Point) bool {
	in := false
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < a[0]+float64((p[1]-a[1])/(b[1]-a[1])*(b[0]-a[0])) {
			in = !in
		}
	}
	return in
}

// SegmentDist returns the distance from p to the segment ab.
func SegmentDist(p, a, b Point) float64 {
	d := Sub(b, a)
	t := 0.0
	if l := Dot(d, d); l > 0 {
		t = min(1, max(0, Dot(Sub(p, a), d)/l))
	}
	return Dist(p, Lerp(a, b, t))
}

// SquareRoom returns half the side of the largest upright square around p that the segment ab does not enter.
func SquareRoom(p, a, b Point) float64 {
	a, b = Sub(a, p), Sub(b, p)
	d := Sub(b, a)
	room := min(square(a), square(b))
	// max(|x|, |y|) is convex along the segment, so its minimum is at an end or where one of four lines is crossed.
	for _, q := range [4][2]float64{{a[0], d[0]}, {a[1], d[1]}, {a[0] - a[1], d[0] - d[1]}, {a[0] + a[1], d[0] + d[1]}} {
		if q[1] == 0 {
			continue
		}
		if t := -q[0] / q[1]; t > 0 && t < 1 {
			room = min(room, square(Lerp(a, b, t)))
		}
	}
	return room
}

func square(p Point) float64 { return max(math.Abs(p[0]), math.Abs(p[1])) }

// Room returns half the side of the largest upright square around p that no side of the closed polygon enters; it is
// negative when p lies outside the polygon.
func Room(p Point, poly []Point) float64 {
	room := math.Inf(1)
	for i, a := range poly {
		room = min(room, SquareRoom(p, a, poly[(i+1)%len(poly)]))
	}
	if !Inside(p, poly) {
		return -room
	}
	return room
}

// Meet reports whether two closed segments have a point in common.
func Meet(a, b, c, d Point) bool {
	s1, s2 := side(a, b, c), side(a, b, d)
	s3, s4 := side(c, d, a), side(c, d, b)
	if s1*s2 < 0 && s3*s4 < 0 {
		return true
	}
	return s1 == 0 && within(a, b, c) || s2 == 0 && within(a, b, d) ||
		s3 == 0 && within(c, d, a) || s4 == 0 && within(c, d, b)
}

// side returns the sign of the side of the line ab on which p lies.
func side(a, b, p Point) int {
	switch c := Cross(Sub(b, a), Sub(p, a)); {
	case c > 0:
		return 1
	case c < 0:
		return -1
	}
	return 0
}

// within reports whether p, which lies on the line ab, lies between a and b.
func within(a, b, p Point) bool {
	return min(a[0], b[0]) <= p[0] && p[0] <= max(a[0], b[0]) && min(a[1], b[1]) <= p[1] && p[1] <= max(a[1], b[1])
}

// SegmentsDist returns the distance of two segments.
func SegmentsDist(a, b, c, d Point) float64 {
	if Meet(a, b, c, d) {
		return 0
	}
	return min(SegmentDist(a, c, d), SegmentDist(b, c, d), SegmentDist(c, a, b), SegmentDist(d, a, b))
}
