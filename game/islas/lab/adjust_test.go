package lab

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/islas"
	"islas/game/islas/engine"
)

// lead makes games of two in which one player is ahead at half of the goal, owns blue more often than the other, and wins
// the more surely for the lead and, by gain, for blue.
func lead(n int, gain float64, seed uint64) *tally {
	src := rand.New(rand.NewPCG(5, seed))
	t := newTally()
	for i := range n {
		ahead := 1 + src.IntN(4)
		f := simple(0, 0)
		f.Half = half{Reached: true, Lead: [islas.MaxSeats]int{ahead, -ahead}}
		chance := 0.5 + 0.1*float64(ahead)
		owner := game.Seat(0)
		if src.Float64() < 0.25 {
			owner = 1
		}
		// Owning moves the chance by half of the gain up, the other's owning by half of it down.
		if owner == 0 {
			chance += gain / 2
		} else {
			chance -= gain / 2
		}
		f.Half.Owns[owner] = 1 << islas.Blue
		f.Held[owner][islas.Blue] = 5
		f.Winners = game.SeatSet(0).Add(1)
		if src.Float64() < chance {
			f.Winners = game.SeatSet(0).Add(0)
		}
		t.add(i, &f)
	}
	return t
}

// TestAdjusted wants the adjusted figure to see through a privilege that only comes with the lead, and to find one that
// does something.
func TestAdjusted(t *testing.T) {
	for _, c := range []struct{ gain, want float64 }{{0, 0}, {0.1, 10}} {
		p := lead(20000, c.gain, 6).privilege(islas.Blue)
		if p.Longest.Share.Off < 10 {
			t.Errorf("gain %v: held longest is off only %v", c.gain, p.Longest.Share.Off)
		}
		a := p.Adjusted
		if a.Interval == nil || a.Interval.Low > c.want || a.Interval.High < c.want || a.Interval.High-a.Interval.Low > 8 {
			t.Errorf("gain %v: adjusted %+v %+v, want %v", c.gain, a, a.Interval, c.want)
		}
		if a.N != 20000 {
			t.Errorf("%d owners were compared", a.N)
		}
	}
	if e := lead(1000, 0, 6).privilege(islas.Red).Adjusted; e.N != 0 {
		t.Errorf("nobody owns red: %+v", e)
	}
}

// TestStrata wants equals compared with equals alone: those with the same lead, as many other privileges and as many opponents.
func TestStrata(t *testing.T) {
	for name, unequal := range map[string]func(h *half){
		"the lead":         func(h *half) { h.Lead[0] = 1 },
		"other privileges": func(h *half) { h.Owns[0] |= 1 << islas.Red },
	} {
		tally := newTally()
		for n := range 2 * batches {
			f := simple(10, 20)
			f.Half = half{Reached: true}
			f.Half.Owns[0] = 1 << islas.Blue
			unequal(&f.Half)
			tally.add(n, &f)
		}
		if e := tally.privilege(islas.Blue).Adjusted; e.N != 0 {
			t.Errorf("those who differ in %s are compared: %+v", name, e)
		}
	}
	tally := newTally()
	for n := range 2 * batches {
		two, three := simple(10, 20), simple(10, 20, 20)
		two.Half, three.Half = half{Reached: true, Lead: [islas.MaxSeats]int{0, 3}}, half{Reached: true}
		two.Half.Owns[0] = 1 << islas.Blue
		tally.add(2*n, &two)
		tally.add(2*n+1, &three)
	}
	if e := tally.privilege(islas.Blue).Adjusted; e.N != 0 {
		t.Errorf("those with one opponent and those with two are compared: %+v", e)
	}
	tally = newTally()
	for n := range 2 * batches {
		f := simple(10, 20)
		f.Half = half{Reached: true}
		f.Half.Owns[0] = 1 << islas.Blue
		tally.add(n, &f)
	}
	if e := tally.privilege(islas.Blue).Adjusted; e.N != 2*batches || e.Off != -100 {
		t.Errorf("equals are compared as %+v", e)
	}
}

// TestBatchesAreAlike wants games of all kinds in every batch.
func TestBatchesAreAlike(t *testing.T) {
	type kind struct{ batch, players, draw int }
	kinds := map[kind]int{}
	p := lab.Plan{Level: "easy", Games: 48 * batches, Seed: 7}
	for n := range p.Games {
		s := p.Setup(engine.Engine{}.Info(), n)
		kinds[kind{n % batches, len(s.Seats), s.Values[engine.DrawPrivilege]}]++
	}
	for at, n := range kinds {
		if n != 48/8 {
			t.Errorf("%+v has %d games, want %d", at, n, 48/8)
		}
	}
	if len(kinds) != 8*batches {
		t.Errorf("%d kinds of games in %d batches", len(kinds), batches)
	}
}
