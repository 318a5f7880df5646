package lab

import (
	"testing"

	"islas/game/arena/lab"
	"islas/game/islas"
	"islas/game/islas/engine"
)

// TestStrata requires equals compared with equals alone: those with the same lead, as many other privileges and as many opponents.
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

// TestBatchesAreAlike requires games of all kinds in every batch.
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
