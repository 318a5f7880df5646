package islas

import (
	"math/rand/v2"
	"testing"

	"islas/game"
)

// ring returns an island for tests: its plots lie in a circle, each next to the two beside it, and the features follow one
// another around it, turned by shift so that islands differ.
func ring(shift int) (g Geography) {
	for p := range Plots {
		q := (p + 1) % Plots
		g.Neighbours[p] = g.Neighbours[p].Add(Plot(q))
		g.Neighbours[q] = g.Neighbours[q].Add(Plot(p))
	}
	for f := range Features {
		for k := range 3 + (f+shift)%3 {
			g.Near[f] = g.Near[f].Add(Plot((2*f + shift + k) % Plots))
		}
	}
	return g
}

// options returns the options of a game on ring islands.
func options(seats, drawPrivilege int, seed uint64) Options {
	o := Options{Seats: seats, DrawPrivilege: drawPrivilege, Seed: seed, Start: game.Seat(seed % uint64(seats))}
	for i := range seats {
		o.Islands[i] = ring(i)
	}
	return o
}

// begin begins a game that must be possible.
func begin(t testing.TB, o Options) State {
	t.Helper()
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// picker draws numbers below n; it is cheap, so that benchmarks measure the rules.
type picker uint64

func (p *picker) below(n int) int {
	*p += 0x9e3779b97f4a7c15
	z := uint64(*p)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) >> 32 * uint64(n) >> 32)
}

// source returns a generator of tests.
func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 7)) }

// style is the way in which a random player chooses, so that games of every length and shortage come up.
type style uint8

const (
	uniform style = iota // every legal action equally likely
	drawer               // draws mostly: hands grow, the deck runs out
	keeper               // hardly converts: islands fill, houses run out
	hoarder              // hardly does anything but draw: all cards end up in hands
	styles
)

// avoids reports whether a player of this style would rather do something else.
func (how style) avoids(k ActionKind) bool {
	switch k {
	case Build:
		return how == drawer || how == hoarder
	case MakePalace, MakeTown:
		return how == keeper || how == hoarder
	}
	return false
}

// choose picks one of the legal actions.
func (p *picker) choose(legal []Action, how style) Action {
	a := legal[p.below(len(legal))]
	for range 12 {
		if !how.avoids(a.Kind) {
			break
		}
		a = legal[p.below(len(legal))]
	}
	return a
}
