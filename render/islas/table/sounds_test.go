package table

import (
	"slices"
	"testing"

	"islas/game/islas"
	"islas/render/ui"
)

// ear notes what is played.
type ear struct{ heard []string }

func (e *ear) Play(effect string)  { e.heard = append(e.heard, effect) }
func (e *ear) SetVolumes(int, int) {}
func (e *ear) Update()             {}

// listen gives a table a sound that is noted.
func (r *harness) listen() *ear {
	e := &ear{}
	r.s.Sound = e
	return e
}

// TestSoundsOfMovements plays every movement and compares what is heard, and in which order.
func TestSoundsOfMovements(t *testing.T) {
	want := map[string][]string{
		"draw": {"card", "card", "card"}, "build": {"card", "wood"}, "palace": {"convert"}, "load": {"card"}, "ship-in": {"bell"},
		"count": {"card", "steps"}, "pirate": {"card", "drum"}, "settle": {"card", "wood"}, "raid": {"drum", "wood"}, "privilege": {"fanfare"}, "round": nil,
		"final": {"bell"}, "victory": {"victory"},
	}
	for name, effects := range want {
		r, table := moveNamed(t, name).about(t, 3)
		e := r.listen()
		for table.show.busy() {
			r.frame(ui.Input{})
		}
		if !slices.Equal(e.heard, effects) {
			t.Errorf("%s: heard %v, want %v", name, e.heard, effects)
		}
	}
}

// TestWoodIsHeardWhenTheHouseLands listens while a house is built: nothing but the card until it touches its plot.
func TestWoodIsHeardWhenTheHouseLands(t *testing.T) {
	r, table := moveNamed(t, "build").about(t, 3)
	e := r.listen()
	for table.show.busy() {
		r.frame(ui.Input{})
		_, p, moving := table.show.event()
		if wood := slices.Contains(e.heard, "wood"); moving && wood != (p >= lands(islas.EvBuild)) {
			t.Fatalf("at %.2f wood is heard: %v; the house lands at %.2f", p, wood, lands(islas.EvBuild))
		}
	}
}

// A movement that is completed by a press is heard to end, and what was skipped is not heard at all.
func TestCompletedMovementIsHeardToEnd(t *testing.T) {
	r, table := moveNamed(t, "build").about(t, 3)
	e := r.listen()
	r.frame(ui.Input{})
	r.frame(ui.Input{Pos: ui.Point{X: r.w - 2, Y: r.h - 2}, Inside: true, Pressed: true, Down: true})
	if want := []string{"card", "wood"}; table.show.busy() || !slices.Equal(e.heard, want) {
		t.Errorf("heard %v, want %v", e.heard, want)
	}
	r, table = arriving(t, 6)
	e = r.listen()
	r.click(r.widget("ledger.skip"))
	for range 5 {
		r.frame(ui.Input{})
	}
	if table.ship.in || len(e.heard) > 4 {
		t.Errorf("a skipped arrival plays %v", e.heard)
	}
}
