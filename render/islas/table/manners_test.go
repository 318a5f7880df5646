package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/settings"
	"islas/render/ui"
)

// hand is the names of the cards that lie open, in order.
func (r *rig) hand() (names []string) {
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "card.") {
			names = append(names, w.Label)
		}
	}
	return names
}

// held is the names of the cards in a seat's hand.
func (r *rig) held(s *islas.State, seat game.Seat) (names []string) {
	for _, c := range s.HandCards(seat, nil) {
		names = append(names, r.cardName(c))
	}
	return names
}

// TestNoHandLiesOpenInAnothersTurn plays a game of several people and looks, in every tick, whether cards lie open that are
// not those of the person whose turn it is, and whether the log tells of them while nobody looks.
func TestNoHandLiesOpenInAnothersTurn(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := newRig(t, "en", harness.Window{W: 1280, H: 720, Percent: 100})
		r.Stage.Settings.Speed = settings.Fast
		g, err := r.Stage.Begin(short(someSetup(2, game.Human, level, game.Human)))
		if err != nil {
			t.Fatal(err)
		}
		r.Stage.Go(r.Stage.Routes.Table(r.Stage, g, true))
		open := 0
		before := r.state() // the action before the last: it may still be shown
		now := before
		r.Watch = func() {
			if !r.atTable() || !r.Has("log") {
				return
			}
			if last := now; r.Look() {
				before, now = last, r.state()
			}
			hand := r.hand()
			if len(hand) == 0 {
				if log := r.Widget("log").Rect; r.ShowsIn("draws", log) && r.ShowsIn("cards (", log) {
					t.Fatal("the log tells everybody what was drawn")
				}
				return
			}
			open++
			fits := func(s *islas.State) bool {
				turn := s.Turn()
				if turn == game.NoSeat || !r.match().Human(turn) {
					return false
				}
				return slices.Equal(hand, r.held(&before, turn)) || slices.Equal(hand, r.held(&now, turn))
			}
			if !fits(&before) && !fits(&now) {
				t.Fatalf("in the turn of seat %d %v lie open", now.Turn(), hand)
			}
			if !r.Busy() && !slices.Equal(hand, r.held(&now, now.Decision().Seat)) {
				t.Fatalf("seat %d decides, and %v lie open", now.Decision().Seat, hand)
			}
		}
		r.playThrough(4)
		if open == 0 {
			t.Error("no hand was ever seen")
		}
	})
}

// chooseCard clicks the first card that can be chosen.
func (r *rig) chooseCard() {
	r.t.Helper()
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "card.") && w.Enabled {
			r.Click(w.ID)
			return
		}
	}
	r.t.Fatal("no card can be chosen")
}

func TestEscape(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		r.Key(ui.KeyEscape)
		if !r.Has("menu.resume") || r.Busy() {
			t.Fatal("Escape does not open the menu, or something goes on behind it")
		}
		r.Key(ui.KeyEscape)
		if r.Has("menu.resume") {
			t.Fatal("Escape does not close the menu")
		}
		r.chooseCard()
		if !r.Has("cancel") {
			t.Fatal("a card is not chosen by a click")
		}
		r.Key(ui.KeyEscape)
		if r.Has("cancel") || r.Has("menu.resume") {
			t.Error("Escape does not let go of what was chosen, or does more")
		}
	})
}

// The menu leads to the rules and the settings, and to the title; the game waits.
func TestMenuLeadsAway(t *testing.T) {
	for id, leads := range map[string]string{"menu.rules": "*shell.rules", "menu.settings": "*shell.settingsScene", "menu.title": "*shell.title"} {
		t.Run(id, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := settled(t, 0)
				game := r.played()
				r.Click("menu")
				r.Click(id)
				if r.atTable() {
					t.Fatalf("%s does not lead to %s", id, leads)
				}
				if id == "menu.title" {
					if !r.Has("continue") {
						t.Error("the game can't be continued")
					}
					return
				}
				r.Key(ui.KeyEscape)
				if !r.atTable() || r.played() != game {
					t.Error("Escape does not lead back, or the game went on")
				}
			})
		})
	}
}

// TestHurryingPressDoesNothingElse presses where a button will have appeared once what moves is completed.
func TestHurryingPressDoesNothingElse(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		deck, card := r.Widget("deck").Rect.Middle(), r.Widget("card.0").Rect.Middle()
		r.Click("draw")
		if len(r.moving()) == 0 {
			t.Fatal("nothing moves after drawing")
		}
		played := r.played()
		r.Press(deck)
		if len(r.moving()) > 0 {
			t.Error("a press does not complete what moves")
		}
		r.Move(card)
		r.Up()
		r.Rest()
		if r.played() != played || r.Has("cancel") {
			t.Error("a press that completed what moved did something else as well")
		}
		r.chooseCard()
		if !r.Has("cancel") {
			t.Error("the next click does nothing")
		}
	})
}

func TestPinnedIslandMakesRoomForOnesOwn(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		if !r.Has(plotID(0, 0)) {
			t.Fatal("one's own island is not the large one")
		}
		r.Click("island.1")
		if !r.Has(plotID(1, 0)) || r.Has(plotID(0, 0)) {
			t.Fatal("a click does not make the island large")
		}
		r.chooseCard()
		if !r.Has(plotID(0, 0)) {
			t.Error("one's own island is hidden while one has to choose a plot on it")
		}
	})
}

// TestEnlargedIslandLeavesTheRestWhereItIs lets the pointer rest on a small island: it is shown larger over the table, and
// nothing of the table moves.
func TestEnlargedIslandLeavesTheRestWhereItIs(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		looks := r.still()
		boards := r.shown("board")
		r.Move(r.Widget("island.1").Rect.Middle())
		r.Wait(60)
		if len(r.shown("board")) <= len(boards) {
			t.Fatal("the island is not enlarged")
		}
		for _, line := range strings.Split(looks, "\n") {
			if !strings.Contains(r.Picture(), line) {
				t.Errorf("with the island enlarged this is missing: %s", line)
			}
		}
		r.first(islas.DrawCards)
	})
}

// TestDeniedIsHeardWhereverSomethingCannotBeUsed clicks buttons, piles, cards and plots that can't be used now.
func TestDeniedIsHeardWhereverSomethingCannotBeUsed(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		for _, id := range []string{"palace", "undo", "ship", "discard", plotID(0, 3)} {
			w := r.Widget(id)
			if w.Enabled || w.Why == "" {
				t.Fatalf("%s can be used, or does not say why not: %q", id, w.Why)
			}
			r.Ear.Forget()
			r.ClickAt(w.Rect.Middle())
			if fmt.Sprint(r.Ear.Heard) != "[denied]" {
				t.Errorf("clicking %s plays %v", id, r.Ear.Heard)
			}
		}
		r.Ear.Forget()
		for _, id := range []string{"log", "race.1", r.way(r.build())[0]} { // nothing to be used, and something that can be
			r.ClickAt(r.Widget(id).Rect.Middle())
		}
		if slices.Contains(r.Ear.Heard, "denied") {
			t.Error("something is denied that was not asked for")
		}
		r.Key(ui.KeyEscape)
		palace := r.Widget("palace").Rect.Middle()
		r.Click("draw")
		r.Ear.Forget()
		r.Press(palace)
		r.Up()
		r.Wait(10)
		if slices.Contains(r.Ear.Heard, "denied") {
			t.Error("a press that hurries is denied")
		}
	})
}
