package colonies

import (
	"fmt"
	"slices"
	"testing"

	"islas/game"
)

// TestRandomGames plays random games with both numbers of players: in every position nothing is lost or made up, what is listed can be
// done, and nearly all games end.
func TestRandomGames(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			var ends int
			for seed := range uint64(12) {
				pick := picker(seed)
				s, err := New(Options{Seats: seats, Seed: seed, Start: game.Seat(seed % uint64(seats)), Offers: 1, Board: Setup(seed % 4)}, nil)
				if err != nil {
					t.Fatal(err)
				}
				buf := []Action{}
				for n := 0; !s.Over() && s.Round() < 1000; n++ {
					buf = s.Legal(buf[:0])
					if err := conserved(&s); err != nil {
						t.Fatalf("action %d: %v", n, err)
					}
					a := pick.kindFirst(buf)
					if n%5 == 0 {
						for _, b := range buf {
							if s.Reason(b) != BarNone {
								t.Fatalf("%q is listed, but barred: %v", b, s.Reason(b))
							}
						}
					}
					if err := s.Apply(a, nil); err != nil {
						t.Fatal(err)
					}
				}
				if s.Over() {
					ends++
				}
			}
			if ends < 11 {
				t.Errorf("only %d of 12 games have ended within 1000 rounds", ends)
			}
		})
	}
}

// conserved returns an error if something was lost or made up.
func conserved(s *State) error {
	bank, supply := s.bank, s.supply
	var cards [Cards]uint8
	deck := 0
	for c, n := range s.deck {
		cards[c] += n
		deck += int(n)
	}
	if deck != int(s.deckN) {
		return fmt.Errorf("the deck holds %d cards, %d are counted", deck, s.deckN)
	}
	var built, docked NodeSet
	for seat := range game.Seat(s.seats) {
		p := &s.players[seat]
		bank = bank.Plus(p.hand)
		if p.hand.Total() != int(p.size) {
			return fmt.Errorf("seat %d holds %v, %d are counted", seat, p.hand, p.size)
		}
		held, fresh := 0, 0
		for c := range cards {
			cards[c] += p.cards[c] + p.used[c]
			held += int(p.cards[c])
			fresh += int(p.fresh[c])
		}
		if held != int(p.held) || fresh != int(p.freshN) {
			return fmt.Errorf("seat %d holds %d development cards, %d are counted, %d fresh ones, %d counted", seat, held, p.held, fresh, p.freshN)
		}
		supply = supply.plus(p.home)
		var sites NodeSet
		for i := range p.towns[:p.townN] {
			supply = supply.plus(p.towns[i].stored)
			sites.Add(p.towns[i].at)
			if p.towns[i].stored.Total() > Hold || i > 0 && p.towns[i-1].at >= p.towns[i].at {
				return fmt.Errorf("seat %d has settlements %v", seat, p.towns)
			}
		}
		for _, n := range p.cities[:p.cityN] {
			sites.Add(n)
		}
		if sites != p.sites {
			return fmt.Errorf("seat %d has %v, counted %v", seat, slices.Collect(sites.All), slices.Collect(p.sites.All))
		}
		if !built.And(sites).Empty() {
			return fmt.Errorf("two seats on one node")
		}
		built = built.Or(sites)
		for i := range p.ships[:p.shipN] {
			x := &p.ships[i]
			supply = supply.plus(x.cargo)
			if docked.Has(x.at) || x.cargo.Total() > Hold || s.cache.unknown.Has(x.at) && s.doing() != taskShip {
				return fmt.Errorf("seat %d has ships %v", seat, p.ships)
			}
			docked.Add(x.at)
			if owner := s.ownerAt(x.at); owner != game.NoSeat && owner != seat && s.doing() != taskDodge {
				return fmt.Errorf("seat %d has a ship at a settlement of %d", seat, owner)
			}
		}
		if len(slices.Collect(p.roads.All)) != int(p.roadN) {
			return fmt.Errorf("seat %d has %d roads", seat, p.roadN)
		}
		bases := 0
		for set := p.bases; set != 0; set.Pop() {
			bases++
		}
		if bases != int(p.baseN) || p.baseN > MaxBases {
			return fmt.Errorf("seat %d has %d bases, %d counted", seat, bases, p.baseN)
		}
		for v := range s.sure {
			if !p.hand.Covers(s.sure[v][seat]) {
				return fmt.Errorf("viewer %d is sure of %v of seat %d, which has %v", v, s.sure[v][seat], seat, p.hand)
			}
		}
		if s.sure[seat][seat] != p.hand {
			return fmt.Errorf("seat %d does not know its hand", seat)
		}
	}
	for i := range s.tasks[:s.taskN] {
		if t := s.tasks[i]; t.kind == taskSave {
			supply = supply.plus(t.due)
		}
	}
	if bank != land.bank || supply != land.supply || cards != land.deck {
		return fmt.Errorf("there are cards %v, tokens %v and development cards %v", bank, supply, cards)
	}
	if built != s.built || docked != s.docked || !built.And(land.joins.Grow(built)).Empty() {
		return fmt.Errorf("pieces are not where they are counted")
	}
	unknown := 0
	for _, h := range land.places {
		if s.terrain[h] == Unknown {
			unknown++
		}
	}
	tiles := 0
	for _, n := range s.stack {
		tiles += int(n)
	}
	if tiles != int(s.tiles) || unknown+1 != tiles {
		return fmt.Errorf("%d places are unknown, %d tiles left, %d counted", unknown, tiles, s.tiles)
	}
	return nil
}

func BenchmarkPlay(b *testing.B) {
	pick := picker(1)
	buf := make([]Action, 0, 300)
	n := 0
	for b.Loop() {
		s, _ := New(Options{Seats: 4, Seed: uint64(n)}, nil)
		for !s.Over() && s.Round() < 60 {
			buf = s.Legal(buf[:0])
			if s.Apply(pick.kindFirst(buf), nil) != nil {
				b.Fatal()
			}
			n++
		}
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "actions/s")
}
