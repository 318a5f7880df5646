package shell_test

import (
	"fmt"
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
)

func TestIslandsArePickedInTurnOrder(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.people(4)
	r.pick("seat.3.youngest")
	for i, want := range []int{2, 3, 0, 1} {
		if got := r.picker(4); got != want {
			t.Fatalf("pick %d is seat %d's, want %d", i, got, want)
		}
		if w := r.Widget("start"); w.Enabled || w.Why == "" {
			t.Errorf("the game can be started before pick %d", i)
		}
		r.pick("island." + board.IDs()[i])
		if r.island(want) != board.IDs()[i] {
			t.Fatalf("seat %d gets %q, want %s", want, r.island(want), board.IDs()[i])
		}
	}
	if r.picker(4) != -1 || !r.Widget("start").Enabled {
		t.Error("somebody still has to pick")
	}
	if w := r.Widget("island." + board.IDs()[4]); w.Enabled || w.Why == "" {
		t.Error("an island can be picked after everybody has one")
	}
}

func TestIslandIsGivenBack(t *testing.T) {
	r := openNew(t, "en", full, 1)
	if !r.Shows("Yaiza, pick your island") {
		t.Error("nobody is asked to pick an island")
	}
	r.pick("island.tenerife")
	if w := r.Widget("start"); !w.Enabled {
		t.Fatalf("can't start: %s", w.Why)
	}
	r.pick("seat.1.island")
	if w := r.Widget("start"); w.Enabled || r.island(0) != "" {
		t.Error("can start without an island")
	}
	r.pick("count.tenerife.coast") // the numbers belong to the card
	if r.island(0) != "tenerife" {
		t.Errorf("a click on a number picked %q", r.island(0))
	}
	r.pick("island.tenerife")
	if r.island(0) != "" {
		t.Errorf("a click on the own island left %q", r.island(0))
	}
}

func TestComputersPickAtOnce(t *testing.T) {
	picked := map[string]bool{}
	for seed := range uint64(12) {
		r := openNew(t, "en", full, seed)
		r.option("count", 3)
		r.option("seat.4.control", 0)
		if got := r.picker(5); got != 0 || len(r.free()) != 6 {
			t.Fatalf("seat %d picks first of %v, want 0", got, r.free())
		}
		r.pick("island.la-palma")
		if got := r.picker(5); got != 3 {
			t.Fatalf("seat %d picks next, want 3", got)
		}
		free := r.free()
		if len(free) != 3 || slices.Contains(free, "la-palma") || !once(r.islands(3)) {
			t.Fatalf("free are %v, taken %v", free, r.islands(5))
		}
		picked[r.island(1)] = true
		r.pick("island." + free[0])
		if r.picker(5) != -1 || len(r.free()) != 1 || !once(r.islands(5)) {
			t.Fatalf("seats have %v", r.islands(5))
		}
	}
	if len(picked) < 3 {
		t.Errorf("a computer picks only %v", picked)
	}
}

func TestUnpickTakesLaterPicksBack(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.people(3)
	for _, id := range board.IDs()[:3] {
		r.pick("island." + id)
	}
	r.pick("seat.2.island")
	if got := r.islands(3); got[0] == "" || got[1] != "" || got[2] != "" {
		t.Errorf("after seat 1 gave back: %v", got)
	}
	r = openNew(t, "en", full, 1) // a person, then two computers
	r.pick("island.tenerife")
	r.pick("seat.3.island")
	if got := r.picker(3); got != 0 {
		t.Errorf("seat %d picks, want the person before the computer", got)
	}
}

func TestUnpickAmongComputersDrawsAnotherLot(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.option("seat.1.control", 1)
	r.option("count", 0)
	if r.picker(2) != -1 {
		t.Fatal("computers have not picked")
	}
	seen := map[string]bool{}
	for range 30 {
		r.pick("seat.1.island")
		if got := r.islands(2); r.picker(2) != -1 || got[0] == got[1] {
			t.Fatalf("islands %v", got)
		}
		seen[r.island(0)] = true
	}
	if len(seen) < 3 {
		t.Errorf("30 lots gave only %v", seen)
	}
}

func TestChangingWhoPlays(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.pick("island.tenerife")
	r.option("seat.2.control", 0)
	if got := r.islands(3); r.picker(3) != 1 || got[0] != "tenerife" || got[2] != "" {
		t.Errorf("a person took over seat 1: %v", got)
	}
	r.option("seat.2.control", 1)
	if r.picker(3) != -1 {
		t.Errorf("a computer took over seat 1, and seat %d still has to pick", r.picker(3))
	}
	r.pick("seat.2.youngest")
	if got := r.islands(3); r.picker(3) != 0 || got[1] == "" || got[2] == "" {
		t.Errorf("seats 1 and 2 pick before the person: %v", got)
	}
}

func TestChangingTheNumberOfSeats(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.people(3)
	for _, id := range board.IDs()[:3] {
		r.pick("island." + id)
	}
	r.pick("seat.3.youngest")
	r.option("count", 0)
	if r.value("seat.1.youngest") != "on" || r.Has("seat.3.name") {
		t.Error("the youngest of two is not the first, or three sit there still")
	}
	if r.Has(fmt.Sprintf("count/%d", islas.MaxSeats-islas.MinSeats+1)) || !r.Has(fmt.Sprintf("count/%d", islas.MaxSeats-islas.MinSeats)) {
		t.Errorf("not 2 to 5 seats are offered: %v", r.IDs())
	}
	r.pick("random")
	r.pick("start")
	if got := r.begun(); len(got.Seats) != 2 || got.Start != 0 {
		t.Errorf("begun was %+v", got)
	}
}

func TestLotGivesEverybodyAnIsland(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.people(5)
	seen := map[string]bool{}
	for range 60 {
		r.pick("random")
		got := r.islands(5)
		if !once(got) || slices.Contains(got, "") {
			t.Fatalf("the lot gave %v", got)
		}
		seen[got[0]] = true
	}
	if len(seen) != 6 {
		t.Errorf("60 lots gave seat 0 only %v", seen)
	}
	r.pick("start")
	for i, seat := range r.begun().Seats {
		if seat.Control != game.Human || seat.Board == "" {
			t.Errorf("seat %d is %+v", i, seat)
		}
	}
}
