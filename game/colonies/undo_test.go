package colonies

import (
	"testing"

	"islas/game"
)

// TestUndoable: what is built, sailed and paid can be taken back; what shows a card, a tile, a hand or brings somebody else to decide
// cannot.
func TestUndoable(t *testing.T) {
	var can, cannot [Kinds]int
	for seed := range uint64(6) {
		for i, s := range positions(t, MinSeats+int(seed%2), seed, 2000) {
			if i%4 != 0 {
				continue
			}
			before := s.Decision()
			for _, a := range s.Legal(nil) {
				if !s.Undoable(a) {
					cannot[a.Kind]++
					continue
				}
				can[a.Kind]++
				after := s
				var steps []Step
				if err := after.Apply(a, &steps); err != nil {
					t.Fatal(err)
				}
				for _, step := range steps {
					switch e := step.Event; {
					case e.Kind >= EvDice && e.Kind <= EvEruption:
						t.Fatalf("%q can be taken back after event %d", a, e.Kind)
					case e.Kind == EvAct && e.Seat != before.Seat && e.Decision == DecideDiscard:
						t.Fatalf("%q can be taken back after others have discarded", a)
					}
				}
				if s.phase != phaseSetup && after.Decision().Seat != before.Seat {
					t.Fatalf("%q can be taken back when seat %d decides", a, after.Decision().Seat)
				}
			}
		}
	}
	for _, k := range []ActionKind{BuildRoad, BuildShip, BuildCity, MoveFleet, PlayInvent, PlayRoads, BankTrade, Load, Shift, MakeBase, NoDeal, MovePirate} {
		if can[k] == 0 {
			t.Errorf("%q could never be taken back", forms[k].word)
		}
	}
	for _, k := range []ActionKind{Roll, End, Buy, PlayMono, MakeOffer, AnswerNo, AnswerYes, AnswerMore, AnswerCard} {
		if can[k] > 0 || cannot[k] == 0 {
			t.Errorf("%q could be taken back %d times, not %d times", forms[k].word, can[k], cannot[k])
		}
	}
	if can[Sail] == 0 || cannot[Sail] == 0 || can[Discard] == 0 || cannot[Discard] == 0 || cannot[Rob] == 0 {
		t.Errorf("sails %d and %d, discards %d and %d, robberies %d", can[Sail], cannot[Sail], can[Discard], cannot[Discard], cannot[Rob])
	}
}

// TestContinues: the discards of a seven are one decision from the second on, and so are the free pieces of road building.
func TestContinues(t *testing.T) {
	var first, further [Decisions]int
	for seed := range uint64(20) {
		s, err := New(Options{Seats: MinSeats + int(seed%2), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		pick := picker(seed)
		type of struct {
			kind DecisionKind
			seat game.Seat
		}
		var began of
		for n := 0; n < 1500 && !s.Over(); n++ {
			d := s.Decision()
			a := pick.kindFirst(s.Legal(nil))
			switch {
			case d.Kind != DecideDiscard && d.Kind != DecideFree:
				if d.Kind != DecideToken { // of a volcano that a free road has found
					began = of{}
				}
				if s.Continues(a) {
					t.Fatalf("%q goes on with something", a)
				}
			case s.Continues(a) != (began == of{d.Kind, d.Seat}):
				t.Fatalf("%q goes on: %v, after %v", a, s.Continues(a), began)
			case began == of{d.Kind, d.Seat}:
				further[d.Kind]++
			default:
				first[d.Kind]++
				began = of{d.Kind, d.Seat}
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if first[DecideDiscard] == 0 || further[DecideDiscard] == 0 || first[DecideFree] == 0 || further[DecideFree] == 0 {
		t.Errorf("decisions %v, continued %v", first, further)
	}
}
