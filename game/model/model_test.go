package model_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game"
	"islas/game/ai"
	"islas/game/internal/conform"
	"islas/game/match"
	"islas/game/model"
)

func TestContract(t *testing.T) {
	conform.Game(t, model.Game{}, model.Lines{}, 30)
}

// TestEasyBeatsRandom checks that package search is of use in a game for which it was not written.
func TestEasyBeatsRandom(t *testing.T) {
	wins := 0
	for seed := range uint64(200) {
		m := play(t, seed, "easy", "random")
		if m.Winners().Has(0) {
			wins++
		}
	}
	if wins < 140 {
		t.Errorf("easy wins %d of 200 games against random", wins)
	}
}

// play plays a game between computers to its end.
func play(t *testing.T, seed uint64, levels ...string) *match.Match[model.Position, model.Action, model.Event] {
	t.Helper()
	g := model.Game{}
	setup := conform.Setup(g.Info(), len(levels), seed)
	var players []ai.Player[model.View, model.Action]
	for i, level := range levels {
		setup.Seats[i].Control = level
		p, err := g.Player(level, seed)
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, p)
	}
	m, _, err := match.New(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		s := m.State()
		if _, err := m.Do(players[m.Decider()].Choose(g.View(&s, m.Decider()))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// table returns a match of people in which Ann, seat 0, is on turn.
type table struct {
	t *testing.T
	m *match.Match[model.Position, model.Action, model.Event]
}

// deal returns a match with a number of people in which the wanted card can be asked for.
func deal(t *testing.T, seats int, fits func(p *model.Position) bool) *table {
	t.Helper()
	for seed := range uint64(10_000) {
		setup := match.Setup{Seed: seed}
		for range seats {
			setup.Seats = append(setup.Seats, match.Seat{Control: game.Human})
		}
		m, _, err := match.New(model.Game{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		if s := m.State(); fits(&s) {
			return &table{t, m}
		}
	}
	t.Fatal("no match fits")
	return nil
}

// do does actions given by their texts, and returns the kinds of the events.
func (b *table) do(actions ...string) (kinds []model.EventKind) {
	b.t.Helper()
	for _, text := range actions {
		a, err := model.Game{}.ParseAction(text)
		if err != nil {
			b.t.Fatal(err)
		}
		steps, err := b.m.Do(a)
		if err != nil {
			b.t.Fatal(err)
		}
		for i := range steps {
			kinds = append(kinds, steps[i].Event.Kind)
		}
	}
	return kinds
}

// holds reports whether some seats, in turn order, hold a card or not, and seat 0 holds the card 1 and not it.
func holds(c model.Card, seats ...bool) func(p *model.Position) bool {
	return func(p *model.Position) bool {
		for i, want := range append([]bool{false}, seats...) {
			if slices.Contains(p.Hand(game.Seat(i)), c) != want {
				return false
			}
		}
		return slices.Contains(p.Hand(0), 1)
	}
}

// Players who hold the card answer an offer in turn order, until one accepts; then the cards change hands.
func TestOfferIsAnsweredInTurnOrder(t *testing.T) {
	b := deal(t, 4, holds(5, true, false, true))
	kinds := b.do("offer 1 for 5")
	if b.m.Decider() != 1 || !slices.Equal(kinds, []model.EventKind{model.Offered}) {
		t.Fatalf("seat %d answers, and %v happened", b.m.Decider(), kinds)
	}
	b.do("refuse")
	if b.m.Decider() != 3 {
		t.Fatalf("seat %d answers next: the one before it does not hold the card", b.m.Decider())
	}
	before := b.m.State()
	b.do("accept")
	after := b.m.State()
	if b.m.Decider() != 0 || b.m.CanUndo() {
		t.Error("it is not for the first to go on, or a trade can be taken back")
	}
	for seat, c := range map[game.Seat][2]model.Card{0: {1, 5}, 3: {5, 1}} {
		want := append(before.Hand(seat), c[1])
		want = slices.Delete(want, slices.Index(want, c[0]), slices.Index(want, c[0])+1)
		slices.Sort(want)
		if got := after.Hand(seat); !slices.Equal(got, want) {
			t.Errorf("seat %d holds %v, want %v", seat, got, want)
		}
	}
}

// A player who has refused all offers of a turn is not asked again in it, but is in the next; if all have, no offers can be made.
func TestRefuseAllLastsForTheTurn(t *testing.T) {
	b := deal(t, 2, holds(5, true))
	kinds := b.do("offer 1 for 5", "refuse all")
	if b.m.Decider() != 0 || !slices.Equal(kinds, []model.EventKind{model.Offered, model.Refused, model.Lapsed}) {
		t.Fatalf("seat %d decides, and %v happened", b.m.Decider(), kinds)
	}
	offers := func() (n int) {
		s := b.m.State()
		for _, a := range (model.Game{}).Legal(&s, nil) {
			if a.Kind == model.MakeOffer {
				n++
			}
		}
		return n
	}
	if offers() > 0 {
		t.Error("an offer can be made that nobody hears")
	}
	b.do("build 1", "end")
	if offers() == 0 {
		t.Error("in the next turn no offer can be made")
	}
}

// There are two offers in a turn; an offer that nobody can accept is answered by nobody.
func TestOffersOfATurn(t *testing.T) {
	b := deal(t, 3, holds(5, false, false))
	for range model.MaxOffers {
		if kinds := b.do("offer 1 for 5"); b.m.Decider() != 0 || !slices.Equal(kinds, []model.EventKind{model.Offered, model.Lapsed}) {
			t.Fatalf("seat %d decides, and %v happened", b.m.Decider(), kinds)
		}
	}
	if _, err := b.m.Do(model.Action{Kind: model.MakeOffer, Card: 1, Want: 5}); err == nil {
		t.Error("there is a third offer")
	}
}

// The second house of a seat in a cove counts twice.
func TestHousesCount(t *testing.T) {
	b := deal(t, 2, func(p *model.Position) bool {
		return slices.Equal(p.Hand(0), []model.Card{3, 3, 3}) || slices.Equal(p.Hand(0), []model.Card{3, 3, 4})
	})
	s := b.m.State()
	if s.Worth(3, 0) != 3 {
		t.Errorf("the first house in cove 3 is worth %d", s.Worth(3, 0))
	}
	b.do("build 3")
	s = b.m.State()
	if s.Worth(3, 0) != 6 || s.Points(0) != 3 || s.Built(0) != 1 {
		t.Errorf("the second is worth %d, and there are %d points for %d houses", s.Worth(3, 0), s.Points(0), s.Built(0))
	}
}

// A position sampled from any view has the right number of cards of each kind, hands of the right size, and the same decisions.
func TestSamplesAreWhole(t *testing.T) {
	g := model.Game{}
	for seed := range uint64(30) {
		p, _, err := g.New(game.Options{Seats: 3, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		src := rand.NewPCG(seed, 3)
		for !g.Over(&p) {
			for _, seat := range []game.Seat{game.NoSeat, 0, 1, 2} {
				s := g.View(&p, seat).Sample(src)
				for c := model.Card(1); c <= model.Coves; c++ {
					n, houses := 0, 0
					for other := range game.Seat(3) {
						houses += s.Houses(c, other)
						for _, held := range s.Hand(other) {
							if held == c {
								n++
							}
						}
					}
					if n += houses; n > model.Copies || houses > model.Room {
						t.Fatalf("seed %d: there are %d cards %d, %d of them houses", seed, n, c, houses)
					}
				}
				for other := range game.Seat(3) {
					if len(s.Hand(other)) != p.Held(other) || s.Held(other) != p.Held(other) {
						t.Fatalf("seed %d: seat %d holds %v, which are to be %d cards", seed, other, s.Hand(other), p.Held(other))
					}
				}
				if legal := g.Legal(&s, nil); seat == g.Decider(&p) && !slices.Equal(legal, g.Legal(&p, nil)) {
					t.Fatalf("seed %d: who decides may do %v", seed, legal)
				}
			}
			legal := g.Legal(&p, nil)
			if err := g.Apply(&p, legal[src.Uint64()%uint64(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}
