package advice_test

import (
	"fmt"
	"testing"

	gameai "islas/game/ai"
	"islas/game/puertorico"
	"islas/game/puertorico/advice"
	"islas/game/puertorico/ai"
)

// suggestion returns the suggested actions in a position after played actions.
func suggestion(t *testing.T, s *puertorico.State, played int) (a puertorico.Action, next []puertorico.Action) {
	t.Helper()
	p, err := ai.New(ai.Adviser+":12", uint64(played))
	if err != nil {
		t.Fatal(err)
	}
	thought := p.Think(s.View(s.Decision().Seat))
	for !thought.Step(1 << 10) {
	}
	if b, ok := thought.(gameai.Foresight[puertorico.Action]).Next(); ok {
		next = append(next, b)
	}
	return thought.Best(), next
}

// TestReasonsHoldForWhatFollows plays games in which everybody follows suggestions, and compares the reason for a suggested role
// with what is then suggested in the same turn.
func TestReasonsHoldForWhatFollows(t *testing.T) {
	said := map[advice.Kind]int{}
	for seed := range uint64(8) {
		s, err := puertorico.New(puertorico.Options{Seats: puertorico.MinSeats + int(seed%4), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for played := 0; !s.Over(); played++ {
			before := s
			a, next := suggestion(t, &s, played)
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
			if a.Kind != puertorico.TakeRole {
				continue
			}
			why := advice.Of(before.View(before.Decision().Seat), a, next...)
			said[why.Kind]++
			follows := puertorico.PassAction()
			if d := s.Decision(); d.Seat == before.Decision().Seat && d.Role == a.Role() {
				if follows, _ = suggestion(t, &s, played+1); len(next) != 1 || follows != next[0] {
					t.Fatalf("game %d, %v: %v was foreseen, %v is suggested", seed, a, next, follows)
				}
			}
			if err := holds(&before, &s, why, a.Role(), follows); err != nil {
				t.Errorf("game %d, round %d: %v because of %v %+v, and then %v: %v", seed, s.Round(), a, why.Kind, why, follows, err)
			}
		}
	}
	if len(said) < 18 {
		t.Errorf("only %d kinds of reasons came up: %v", len(said), said)
	}
}

// holds returns an error if a reason for a role is wrong. after is the position once the role is taken.
func holds(before, after *puertorico.State, why advice.Reason, role puertorico.Role, follows puertorico.Action) error {
	me := before.Decision().Seat
	then := *after
	var steps []puertorico.Step
	if then.Decision().Seat == me && then.Decision().Role == role && then.Apply(follows, &steps) != nil {
		return fmt.Errorf("it is not legal")
	}
	paid := after.Player(me).Doubloons() - then.Player(me).Doubloons()
	switch why.Kind {
	case advice.SettlerQuarry:
		return same(follows, puertorico.TileAction(puertorico.Quarry))
	case advice.SettlerMatches:
		return same(follows, puertorico.TileAction(puertorico.Tile(why.Good)))
	case advice.MayorStaffs:
		if d := then.Decision(); d.Phase == puertorico.PhasePlacing && d.Seat == me {
			then = then.Staffed(ai.Placements(then.View(me))[0])
		}
		if !then.Player(me).Occupied(why.Building) {
			return fmt.Errorf("nobody comes to work there")
		}
	case advice.BuilderAlone, advice.BuilderCould, advice.BuilderLarge, advice.BuilderFree:
		if then.Decision().Role == role && paid != why.N { // otherwise what the next role paid is in it
			return fmt.Errorf("it costs %d", paid)
		}
		return same(follows, puertorico.BuildAction(why.Building))
	case advice.CraftsmanMakes:
		if follows.Kind != puertorico.Extra {
			return fmt.Errorf("none more is taken")
		}
	case advice.TraderAlone, advice.TraderMost, advice.TraderSells:
		return same(follows, puertorico.SellAction(why.Good))
	case advice.CaptainAlone, advice.CaptainLoads, advice.CaptainMost:
		n := 0
		for _, step := range steps {
			if e := step.Event; e.Kind == puertorico.EvAct && e.Action.Kind == puertorico.Load && e.Seat == me {
				n += e.Count
			}
		}
		if follows.Kind == puertorico.Load && n != why.N || follows.Kind == puertorico.Pass && before.Player(me).Barrels() == after.Player(me).Barrels() {
			return fmt.Errorf("%d barrels are loaded", n)
		}
	case advice.BuilderNothing, advice.BuilderOthers, advice.CraftsmanLittle, advice.TraderNothing, advice.CaptainNothing:
		if n, _ := before.Doubloons(role); n > 0 {
			return fmt.Errorf("%d doubloons lie on the card", n)
		}
		if follows.Kind == puertorico.Build || follows.Kind == puertorico.Load {
			return fmt.Errorf("there is something")
		}
	}
	return nil
}

// same returns an error if the following action is not the one that the reason names.
func same(follows, named puertorico.Action) error {
	if follows != named {
		return fmt.Errorf("it speaks of %v", named)
	}
	return nil
}
