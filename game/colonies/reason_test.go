package colonies

import (
	"slices"
	"testing"

	"islas/game"
)

// everyAction returns all actions that some position could allow.
func everyAction() (list []Action) {
	add := func(a Action) {
		if a.formed() {
			list = append(list, a)
		}
	}
	for k := range ActionKind(Kinds) {
		add(Simple(k))
		for n := range Node(Nodes) {
			add(onNode(k, n))
			for t := range Token(Tokens) {
				a := Simple(k)
				a.To, a.Token = n, t
				add(a)
			}
		}
	}
	for n := range Node(Nodes) {
		add(SettleAction(n, ByRoad))
		add(SettleAction(n, ByBase))
		for to := range Node(Nodes) {
			add(SailAction(n, to))
			for t := range Token(Tokens) {
				add(LoadAction(n, t, to))
				add(ShiftAction(t, n, to))
			}
		}
		for h := range Hex(Hexes) {
			add(BaseAction(n, h))
		}
		for seat := range game.Seat(MaxSeats) {
			for t := range Token(Tokens) {
				add(RobTokenAction(seat, t, LootShip, n))
				add(RobTokenAction(seat, t, LootSettlement, n))
			}
		}
	}
	for e := range Edge(Edges) {
		add(RoadAction(e))
	}
	for h := range Hex(Hexes) {
		add(FleetAction(h))
		add(ExploreAction(h))
	}
	for r := range Resource(Resources) {
		for _, k := range []ActionKind{PlayMono, AnswerCard, TakeCard} {
			add(cards(k, 0, r))
		}
		add(DiscardAction(r))
		for q := range Resource(Resources) {
			if r <= q {
				add(InventionAction(r, q))
			}
			add(BankAction(r, q))
			add(OfferAction(1, r, 1, q))
			add(OfferAction(1, r, 2, q))
			add(OfferAction(2, r, 1, q))
		}
	}
	for t := range Token(Tokens) {
		add(RedeemAction(t))
		add(TokenAction(t))
	}
	for seat := range game.Seat(MaxSeats) {
		add(RobCardAction(seat))
		add(DealAction(seat))
	}
	seen := map[Action]bool{}
	return slices.DeleteFunc(list, func(a Action) bool {
		twice := seen[a]
		seen[a] = true
		return twice
	})
}

// TestReasons: of all actions that can be written, exactly those are listed as legal that nothing bars; every action can be read back.
func TestReasons(t *testing.T) {
	all := everyAction()
	for _, a := range all {
		if back, err := ParseAction(a.String()); err != nil || back != a {
			t.Fatalf("%q is read back as %v: %v", a, back, err)
		}
	}
	var seen [Bars]bool
	var asked [Decisions]int
	rares := 0 // positions with cards and tokens that some bars need
	pick := picker(3)
	for seed := range uint64(6) {
		s, err := New(Options{Seats: MinSeats + int(seed%2), Seed: seed, Offers: 2}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !s.Over() && n < 4000; n++ {
			legal := s.Legal(nil)
			d := s.Decision().Kind
			asked[d]++
			rare := d == DecideMain && (s.played || slices.ContainsFunc(legal, func(a Action) bool { return a.Kind == Shift }) || s.CardCount(s.Turn()) > 0 && n%8 == 0)
			if rare {
				rares++
			}
			if asked[d] < 8 || rare && rares%8 == 0 && rares < 600 || d == DecideMain && n%200 == 0 {
				allowed := 0
				for _, a := range all {
					bar := s.Reason(a)
					seen[bar] = true
					if bar == BarNone {
						allowed++
					}
				}
				for _, a := range legal {
					if bar := s.Reason(a); bar != BarNone {
						t.Fatalf("%q is listed and barred: %v", a, bar)
					}
				}
				if allowed != len(legal) {
					for _, a := range all {
						if s.Reason(a) == BarNone && !slices.Contains(legal, a) {
							t.Errorf("%q is allowed, but not listed", a)
						}
					}
					t.Fatalf("%v: %d actions are allowed, %d listed", s.Decision(), allowed, len(legal))
				}
			}
			if err := s.Apply(pick.eager(legal), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for bar, met := range seen {
		if b := Bar(bar); !met && b != BarMalformed && b != BarOver && b != BarBank {
			t.Errorf("%v never came up", b)
		}
	}
}
