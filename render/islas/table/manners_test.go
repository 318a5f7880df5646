package table

import (
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/pilot"
	"islas/render/ui"
)

// reach is a table of one person, on seat 0, at the first moment of some game at which at holds.
func reach(t *testing.T, seats int, at func(*islas.State) bool) *harness {
	t.Helper()
	controls := []string{game.Human, "easy", "easy", "easy", "easy"}[:seats]
	for seed := uint64(1); seed < 400; seed++ {
		r := newRig(t, "en", 1920, 1080, 1, someSetup(seed, controls...))
		g, err := r.s.Begin(someSetup(seed, controls...))
		if err != nil {
			t.Fatal(err)
		}
		if !until(g, at, seed) {
			continue
		}
		g.Fresh, g.Steps = false, g.Match.Steps()
		r.s.Go(r.s.Routes.Table(r.s, g))
		r.frame(ui.Input{})
		r.frame(ui.Input{})
		return r
	}
	t.Fatal("no game gets there")
	return nil
}

// TestNoHandLiesOpenInAnothersTurn plays games of several people and looks, in every frame, whether cards lie open that
// are not those of the person whose turn it is, and whether the log tells of them.
func TestNoHandLiesOpenInAnothersTurn(t *testing.T) {
	r := newRig(t, "en", 1280, 720, 0.7, someSetup(2, game.Human, "easy", game.Human))
	table := r.s.Top().(*Table)
	open := 0
	r.watch = func() {
		if r.s.Top() != any(table) {
			return
		}
		turn := table.state().Turn()
		for _, w := range r.u.Widgets() {
			if strings.HasPrefix(w.ID, "card.") {
				open++
				if turn != table.viewer || !table.match.Human(turn) {
					t.Fatalf("in the turn of seat %d the hand of seat %d lies open", turn, table.viewer)
				}
			}
		}
		for _, l := range table.book.lines {
			if table.viewer == game.NoSeat && strings.Contains(l.text, "draws") && strings.Contains(l.text, "(") {
				t.Fatalf("the log tells everybody that %s", l.text)
			}
		}
	}
	r.playThrough(4)
	if open == 0 {
		t.Error("no hand was ever seen")
	}
}

func TestVictimIsNamedByAClickOnTheIsland(t *testing.T) {
	r := reach(t, 4, func(s *islas.State) bool {
		return s.Decision() == islas.Decision{Phase: islas.PhaseName, Seat: 0} && len(s.Legal(nil)) > 1
	})
	table := r.s.Top().(*Table)
	victim := table.legal[0].Seat
	played := table.match.Played()
	r.click(r.widget("victim." + string(rune('0'+victim))))
	actions := table.match.Actions()
	if len(actions) <= played || actions[played] != islas.NameAction(victim) {
		t.Errorf("clicking the middle of the island names nobody")
	}
}

func TestEscape(t *testing.T) {
	r := settled(t, 1)
	table := r.s.Top().(*Table)
	escape := func() { r.frame(ui.Input{Keys: []ui.Key{ui.KeyEscape}}); r.rest() }
	escape()
	if table.open != drawMenu {
		t.Fatal("Escape does not open the menu")
	}
	escape()
	if table.open != drawNothing {
		t.Fatal("Escape does not close the menu")
	}
	for i := range 5 {
		if table.pick.active {
			break
		}
		r.click(r.widget("card." + string(rune('0'+i))))
	}
	escape()
	if table.pick.active || table.open != drawNothing {
		t.Error("Escape does not let go of what was chosen")
	}
}

// TestHurryingPressDoesNothingElse presses where a button will have appeared once what moves is completed.
func TestHurryingPressDoesNothingElse(t *testing.T) {
	r := settled(t, 2)
	table := r.s.Top().(*Table)
	r.click(r.widget("draw"))
	if !table.show.busy() {
		t.Fatal("nothing moves after drawing")
	}
	at := r.widget("deck").Rect.Middle()
	played := table.match.Played()
	r.frame(ui.Input{Pos: at, Inside: true, Down: true, Pressed: true})
	if table.show.busy() {
		t.Error("a press does not complete what moves")
	}
	card := r.widget("card.0").Rect.Middle()
	r.frame(ui.Input{Pos: card, Inside: true, Released: true})
	r.rest()
	if table.match.Played() != played || table.pick.active {
		t.Error("a press that completed what moved did something else as well")
	}
	r.click(r.widget("card.0"))
	if !table.pick.active {
		t.Error("the next click does nothing")
	}
}

// arriving is a table of computers at the first card of a ship.
func arriving(t *testing.T, seed uint64) (*harness, *Table) {
	t.Helper()
	r := newRig(t, "en", 1920, 1080, 1, someSetup(seed, "easy", "easy", "easy"))
	table := r.s.Top().(*Table)
	for range 5000 {
		r.frame(ui.Input{})
		if e, _, moving := table.show.event(); moving && e.Kind == islas.EvReveal {
			return r, table
		}
	}
	t.Fatal("no ship arrives")
	return nil, nil
}

func TestSkippingEndsTheWholeArrival(t *testing.T) {
	r, table := arriving(t, 6)
	r.click(r.widget("ledger.skip"))
	for range 20 {
		r.frame(ui.Input{})
	}
	if table.ship.in {
		t.Errorf("after skipping the arrival goes on with %v", table.ship.card)
	}
}

func TestSteppingThroughAnArrivalLeadsToTheNextTurn(t *testing.T) {
	r, table := arriving(t, 7)
	r.click(r.widget("ledger.pause"))
	for range 200 {
		if !table.ship.in {
			break
		}
		r.click(r.widget("ledger.step"))
		for range 5 {
			r.frame(ui.Input{Dt: time.Second / 10})
		}
	}
	if table.ship.in || table.show.paused {
		t.Fatal("the arrival does not end by stepping, or leaves the table paused")
	}
	played := table.match.Played()
	for range 100 {
		r.frame(ui.Input{Dt: time.Second / 10})
	}
	if table.match.Played() == played {
		t.Error("the game stands still after an arrival that was stepped through")
	}
}

// TestPausedArrivalStaysPaused looks at the discard pile while the ledger is paused.
func TestPausedArrivalStaysPaused(t *testing.T) {
	r, table := arriving(t, 8)
	r.click(r.widget("ledger.pause"))
	before := table.show.time
	if w, ok := pilot.Find(r.u.Widgets(), "discard"); ok {
		r.click(w)
	}
	for range 50 {
		r.frame(ui.Input{})
	}
	if !table.show.paused || table.show.time != before {
		t.Error("looking at something else ends the pause")
	}
	if table.Busy() {
		t.Error("a paused table keeps running")
	}
}

func TestPinnedIslandMakesRoomForOnesOwn(t *testing.T) {
	r := settled(t, 1)
	table := r.s.Top().(*Table)
	r.click(r.widget("island.1"))
	if table.large() != 1 {
		t.Fatal("a click does not make the island large")
	}
	for i := range 5 {
		if table.pick.active {
			break
		}
		r.click(r.widget("card." + string(rune('0'+i))))
	}
	if table.large() != 0 {
		t.Error("one's own island is hidden while one has to choose a plot on it")
	}
}

// TestLookingWhileThingsMove opens the menu and the discard pile in the middle of a movement.
func TestLookingWhileThingsMove(t *testing.T) {
	for id, want := range map[string]drawer{"menu": drawMenu, "discard": drawDiscard} {
		r, table := arriving(t, 9)
		played := table.match.Played()
		r.click(r.widget(id))
		if table.open != want {
			t.Errorf("%s can't be opened while a card is read out", id)
		}
		if table.match.Played() != played {
			t.Errorf("opening %s hurries", id)
		}
	}
}

// TestPointerAtRest lets the pointer rest on every island while a ship is in: what is enlarged must stay, and the table
// come to rest.
func TestPointerAtRest(t *testing.T) {
	r, table := arriving(t, 10)
	r.click(r.widget("ledger.pause"))
	for seat := range table.state().Seats() {
		at := r.widget("island." + string(rune('0'+seat))).Rect.Middle()
		for range 120 {
			r.frame(ui.Input{Pos: at, Inside: true})
		}
		if table.Busy() || r.u.Busy() {
			t.Errorf("the table does not rest while the pointer rests on island %d", seat)
		}
	}
}
