package advice

import (
	"encoding/json"
	"os"
	"slices"
	"testing"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
)

// every plays games by the policy, now and then by any action, and shows each position with a decision and what is done.
func every(t *testing.T, games int, see func(s *colonies.State, a colonies.Action)) {
	t.Helper()
	for seed := range uint64(games) {
		s, err := colonies.New(colonies.Options{Seats: 3 + int(seed%2), Seed: seed, Offers: colonies.MaxOffers}, nil)
		if err != nil {
			t.Fatal(err)
		}
		p, chance := policy.New(), search.NewChance(seed)
		p.Stray, p.Trade = 60, true
		for !s.Over() {
			a := p.Choose(&s, &chance)
			see(&s, a)
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Every action has a reason, whose particulars are there; nearly every kind of reason is given in some game.
func TestEveryActionHasAReason(t *testing.T) {
	given := map[Kind]int{}
	rules := policy.New()
	rules.Trade = true
	every(t, 10, func(s *colonies.State, _ colonies.Action) {
		rules.Forget()
		for i, o := range slices.Clone(rules.Options(s)) {
			if i > 3 && s.Decision().Kind == colonies.DecidePirate {
				break
			}
			r := Of(s.View(s.Decision().Seat), o.Action)
			given[r.Kind]++
			if r.Kind == None || r.N < 0 || r.M < 0 {
				t.Fatalf("%q has the reason %+v", o.Action, r)
			}
		}
	})
	missing := 0
	for k := None + 1; k < Kinds; k++ {
		if given[k] == 0 {
			missing++
			t.Logf("%s was never given", k.ID())
		}
	}
	if missing > 20 {
		t.Errorf("%d of %d reasons were never given", missing, Kinds-1)
	}
}

// What a reason says is true.
func TestReasonsAreTrue(t *testing.T) {
	seen := map[Kind]bool{}
	every(t, 16, func(s *colonies.State, a colonies.Action) {
		seat := s.Decision().Seat
		r := Of(s.View(seat), a)
		after := *s
		if err := after.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
		seen[r.Kind] = true
		ok := true
		switch r.Kind {
		case SailUnloads:
			_, cargo := s.ShipOn(a.Node)
			ok = cargo.Total() == r.N && s.StepsHome(a.Node, a.To) == 0
		case SailExplores, SailReach:
			ok = after.TilesLeft() < s.TilesLeft()
		case Wins:
			ok = after.Over() && after.Winners().Has(seat)
		case KnightArmy:
			ok = after.Army() == seat && s.Army() != seat
		case RobLeader, PirateLeader:
			ok = s.OpenPoints(r.Who) == r.N && r.Who != seat
			for other := range game.Seat(s.Seats()) {
				ok = ok && (other == seat || s.OpenPoints(other) <= r.N)
			}
		case SettleLacking, SiteLacking:
			ok = s.Income(seat)[r.Card] == 0 && after.Income(seat)[r.Card] > 0
		case HandFull:
			ok = s.HandSize(seat) == r.N && s.Discards(seat) == r.M && after.Discards(seat) == 0
		case CityMore:
			before := s.Income(seat)
			income := after.Income(seat)
			ok = income.Total()-before.Total() == r.N
		case NoLeader:
			ok = s.OpenPoints(s.Turn())+3 >= s.Goal()
		}
		if !ok {
			t.Errorf("%q, because %s (%+v): that is not so", a, r.Kind.ID(), r)
		}
	})
	for _, k := range []Kind{SailUnloads, SailExplores, RobLeader, SiteLacking, HandFull, CityMore} {
		if !seen[k] {
			t.Errorf("%s was never given", k.ID())
		}
	}
}

// What is not legal has no reason.
func TestNoReason(t *testing.T) {
	s, err := colonies.New(colonies.Options{Seats: 3, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if r := Of(s.View(s.Decision().Seat), colonies.Simple(colonies.Buy)); r.Kind != None {
		t.Errorf("buying in the set-up has the reason %s", r.Kind.ID())
	}
}

// Every kind of reason has a sentence in every language.
func TestTexts(t *testing.T) {
	for _, lang := range []string{"de", "en", "es"} {
		text, err := os.ReadFile("../../../locales/colonies/" + lang + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var all map[string]any
		if err := json.Unmarshal(text, &all); err != nil {
			t.Fatal(err)
		}
		for k := None + 1; k < Kinds; k++ {
			if all["advice."+k.ID()] == nil {
				t.Errorf("%s has no text advice.%s", lang, k.ID())
			}
		}
	}
}
