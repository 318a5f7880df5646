package plane

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestAngle compares angles of all directions with those of package math.
func TestAngle(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	points := []Point{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {3, 4}}
	for range 2000 {
		points = append(points, Point{rng.NormFloat64(), rng.NormFloat64()})
	}
	for _, u := range points[:60] {
		for _, v := range points {
			got, want := Angle(u, v), math.Atan2(Cross(u, v), Dot(u, v))
			if math.Abs(got-want) > 4e-15 {
				t.Fatalf("from %v to %v: %v, want %v", u, v, got, want)
			}
		}
	}
}

// TestExp compares powers with those of package math.
func TestExp(t *testing.T) {
	for x := 0.0; x > -700; x -= 0.37 {
		if got, want := Exp(x), math.Exp(x); math.Abs(got-want) > 1e-11*want {
			t.Fatalf("of %v: %v, want %v", x, got, want)
		}
	}
	for _, x := range []float64{-746, -1e9, math.Inf(-1)} {
		if got := Exp(x); got != 0 {
			t.Errorf("of %v: %v", x, got)
		}
	}
}

// TestLength compares lengths with those of package math.
func TestLength(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, v := range []Point{{0, 0}, {3, -4}, {0, -2}, {1e-9, 1e9}, {rng.NormFloat64(), rng.NormFloat64()}} {
		if got, want := Length(v), math.Hypot(v[0], v[1]); math.Abs(got-want) > 1e-15*want {
			t.Errorf("of %v: %v, want %v", v, got, want)
		}
	}
}
