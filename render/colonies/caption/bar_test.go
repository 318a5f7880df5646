package caption

import (
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
	"islas/locales"
	"islas/render/testkit/must"
)

// tried are actions of all kinds that a game could ever ask for.
func tried() (all []colonies.Action) {
	for _, k := range []colonies.ActionKind{
		colonies.Roll, colonies.End, colonies.Buy, colonies.PlayKnight, colonies.PlayRoads, colonies.RobNone, colonies.AnswerNo, colonies.AnswerYes,
		colonies.AnswerMore, colonies.NoDeal, colonies.Done,
	} {
		all = append(all, colonies.Simple(k))
	}
	for n := range colonies.Node(colonies.Nodes) {
		all = append(all, colonies.SettleAction(n, colonies.ByRoad), colonies.SettleAction(n, colonies.ByBase), colonies.ShipAction(n),
			colonies.CityAction(n), colonies.PirateAction(n), colonies.DodgeAction(n), colonies.SailAction(n, n^3), colonies.LoadAction(n, colonies.Gold, n),
			colonies.ShiftAction(colonies.Gem, n, n^1), colonies.BaseAction(n, n.Hexes()[0]), colonies.RobTokenAction(1, colonies.Find, colonies.LootShip, n))
	}
	for e := range colonies.Edge(colonies.Edges) {
		all = append(all, colonies.RoadAction(e))
	}
	for h := range colonies.Hex(colonies.Hexes) {
		all = append(all, colonies.FleetAction(h), colonies.ExploreAction(h))
	}
	for r := range colonies.Resource(colonies.Resources) {
		all = append(all, colonies.MonopolyAction(r), colonies.DiscardAction(r), colonies.AnswerCardAction(r), colonies.TakeCardAction(min(r, colonies.Wheat)))
		for k := range colonies.Resource(colonies.Resources) {
			if all = append(all, colonies.InventionAction(r, k)); r != k {
				all = append(all, colonies.BankAction(r, k), colonies.OfferAction(1, r, 2, k))
			}
		}
	}
	for t := range colonies.Token(colonies.Tokens) {
		all = append(all, colonies.TokenAction(t), colonies.RedeemAction(t))
	}
	for seat := range game.Seat(colonies.MaxSeats) {
		all = append(all, colonies.RobCardAction(seat), colonies.DealAction(seat))
	}
	return all
}

// seatName is what a seat is called in these tests.
func seatName(seat game.Seat) string { return []string{"Ana", "Ben", "Cleo", "Dan"}[max(seat, 0)] }

// whole reports whether a text is a whole sentence in which nothing is left open.
func whole(text string) bool {
	return len(text) > 9 && !strings.ContainsAny(text, "[]{}") && strings.ContainsAny(text[len(text)-1:], ".!?")
}

// In random games what is legal needs no reason and says what it does, and everything else has a reason in words. Most reasons come up.
func TestActionsAndReasonsAreSaid(t *testing.T) {
	all := tried()
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		reached := map[colonies.Bar]bool{}
		for seed := range uint64(3) {
			rng := rand.New(rand.NewPCG(seed, 1))
			s, err := colonies.New(colonies.Options{Seats: 3 + int(seed)%2, Seed: seed, Offers: 3}, nil)
			must.OK(t, err)
			for n := 0; n < 500 && !s.Over(); n++ {
				legal := s.Legal(nil)
				for _, a := range legal {
					if act := Act(texts.Text, &s, seatName, a); act == "" || strings.ContainsAny(act, "[]{}") {
						t.Fatalf("%v is put as %q", a, act)
					}
				}
				for _, a := range all[n%4*len(all)/4 : (n%4+1)*len(all)/4] {
					bar, text := s.Reason(a), Bar(texts.Text, &s, seatName, a)
					if reached[bar] = true; bar == colonies.BarNone && text != "" || bar != colonies.BarNone && !whole(text) {
						t.Fatalf("%v is barred by %v, which is put as %q", a, bar, text)
					}
				}
				must.OK(t, s.Apply(legal[rng.IntN(len(legal))], nil))
			}
		}
		if len(reached) < 22 {
			t.Errorf("only %d reasons came up: %v", len(reached), reached)
		}
	})
}

// What a sentence names is what holds in the position.
func TestBarNamesWhatHinders(t *testing.T) {
	texts := open(t, "en")
	s, err := colonies.New(colonies.Options{Seats: 4, Board: colonies.Beginner, Seed: 1, Offers: 3}, nil)
	must.OK(t, err)
	for _, a := range []string{"settle 26", "settle 111", "settle 63", "settle 9"} {
		act, err := colonies.ParseAction(a)
		must.OK(t, err)
		must.OK(t, s.Apply(act, nil))
	}
	for _, c := range []struct{ action, want string }{
		{"settle 102", "There’s a settlement or city right next to it."},
		{"roll", "Place your settlement first."},
		{"settle 37", "That’s possible on the home island only."},
	} {
		a, err := colonies.ParseAction(c.action)
		must.OK(t, err)
		if got := Bar(texts.Text, &s, seatName, a); got != c.want {
			t.Errorf("%s: %q, want %q", c.action, got, c.want)
		}
	}
}
