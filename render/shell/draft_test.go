package shell

import (
	"testing"

	"islas/game"
	"islas/render/store"
)

// bySeats is a game in which only four players have a choice.
func bySeats() *game.Info {
	return &game.Info{
		ID: "chess", MinSeats: 2, MaxSeats: 4, Levels: game.Levels{{ID: "easy"}},
		Options: []game.Option{{ID: "kings", Default: 9, Choices: []int{2, 3, 8, 9}, BySeats: [][]int{{2}, {3}, {9, 8}}}},
	}
}

// What depends on the number of players is offered with the numbers that leave a choice, and a match begins with a value that
// it can have. What was chosen comes back with the number of players, the next time, too.
func TestOptionsDependOnTheSeats(t *testing.T) {
	info := bySeats()
	d := newDraft(info)
	kings := func(d *draft) int { return d.setup(func(game.Seat) string { return "" }, 1).Values["kings"] }
	check := func(d *draft, seats, offered, want int) {
		t.Helper()
		d.setCount(seats)
		if n := len(d.options()); n != offered || kings(d) != want {
			t.Errorf("%d players choose %d options and have %d kings, want %d and %d", seats, n, kings(d), offered, want)
		}
	}
	check(&d, 2, 0, 2)
	check(&d, 4, 1, 9)
	d.setValue("kings", 8)
	check(&d, 4, 1, 8)
	check(&d, 3, 0, 3)
	kept := store.NewMemory()
	if err := d.save(kept); err != nil {
		t.Fatal(err)
	}
	d = loadDraft(kept, info)
	if d.Count != 3 {
		t.Fatalf("the set-up is not kept: %+v", d)
	}
	check(&d, 3, 0, 3)
	check(&d, 4, 1, 8)
}
