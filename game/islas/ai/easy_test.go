package ai_test

import (
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
)

// sense is a kind of blunder: the positions in which it is possible, and the actions that are it.
type sense struct {
	name    string
	blunder func(s *islas.State, a islas.Action) bool
	applies func(s *islas.State, a islas.Action) bool // it was possible to blunder
}

func senses() []sense {
	return []sense{
		{
			"leaves a town standing that could be made",
			func(s *islas.State, a islas.Action) bool { return a.Kind == islas.EndTurn },
			func(s *islas.State, a islas.Action) bool { return can(s, islas.MakeTown) },
		}, {
			"leaves its island with no more than a free plot or two though houses make a palace that gains points",
			func(s *islas.State, a islas.Action) bool { return a.Kind == islas.EndTurn },
			func(s *islas.State, a islas.Action) bool {
				return s.Free(s.Decision().Seat).Count() <= 2 && mostPoints(s, islas.EndTurn) > 0
			},
		}, {
			"leaves points lying in the last turn",
			func(s *islas.State, a islas.Action) bool { return a.Kind == islas.EndTurn || a.Kind == islas.DrawCards },
			func(s *islas.State, a islas.Action) bool { return s.FinalRound() && mostPoints(s, a.Kind) > 0 },
		}, {
			"does not take the extra card",
			func(s *islas.State, a islas.Action) bool { return a.Kind == islas.EndTurn },
			func(s *islas.State, a islas.Action) bool { return s.ExtraAvailable(s.Decision().Seat) },
		}, {
			"sends a settler to an opponent who would have come to its own island with another card",
			func(s *islas.State, a islas.Action) bool { return lures(s, a) == 2 },
			func(s *islas.State, a islas.Action) bool {
				return a.Kind == islas.Load && some(s, a.Kind, func(b islas.Action) bool { return lures(s, b) == 1 })
			},
		}, {
			"sends the pirate that robs itself though another card does no harm",
			func(s *islas.State, a islas.Action) bool { return robsItself(s, a) },
			func(s *islas.State, a islas.Action) bool {
				return a.Kind == islas.Load && some(s, a.Kind, func(b islas.Action) bool { return lures(s, b) < 2 && !robsItself(s, b) })
			},
		}, {
			"names a victim other than the leader",
			func(s *islas.State, a islas.Action) bool {
				return some(s, a.Kind, func(b islas.Action) bool { return s.Points(b.Seat) > s.Points(a.Seat) })
			},
			func(s *islas.State, a islas.Action) bool { return a.Kind == islas.Name },
		},
	}
}

// some reports whether is holds for a legal action of a kind.
func some(s *islas.State, kind islas.ActionKind, is func(islas.Action) bool) bool {
	for _, a := range s.Legal(nil) {
		if a.Kind == kind && is(a) {
			return true
		}
	}
	return false
}

func can(s *islas.State, kind islas.ActionKind) bool {
	return some(s, kind, func(islas.Action) bool { return true })
}

// mostPoints returns the most points gained by a conversion or, instead of drawing, by a house.
func mostPoints(s *islas.State, instead islas.ActionKind) int {
	most, seat := 0, s.Decision().Seat
	for _, a := range s.Legal(nil) {
		if a.Kind == islas.MakePalace || a.Kind == islas.MakeTown || a.Kind == islas.Build && instead == islas.DrawCards {
			next := *s
			if next.Apply(a, nil) == nil {
				most = max(most, next.Points(seat)-s.Points(seat))
			}
		}
	}
	return most
}

// lures returns 1 for loading a settler who would choose one's own island, 2 for one who would choose an opponent's, else
// 0.
func lures(s *islas.State, a islas.Action) int {
	if a.Kind != islas.Load || a.Card.Pirate() {
		return 0
	}
	switch winner := s.Compare(a.Card).Winner; winner {
	case game.NoSeat:
		return 0
	case s.Decision().Seat:
		return 1
	}
	return 2
}

// robsItself reports whether a loads the pirate who would take a house of one's own, because of the privilege.
func robsItself(s *islas.State, a islas.Action) bool {
	seat := s.Decision().Seat
	return a.Kind == islas.Load && a.Card.Pirate() && s.OwnerOf(islas.BuiltIn().Colour(a.Card)) == seat &&
		s.Owner(islas.Shield) != seat && s.AllHouses(seat) != 0
}

func TestEasyHasSense(t *testing.T) {
	all := senses()
	chances := make([]int, len(all))
	for seed := range uint64(150) {
		seats := islas.MinSeats + int(seed%4)
		s := begin(t, seats, 4, seed)
		var players []ai.Player
		for i := range seats {
			players = append(players, player(t, "easy", seed+uint64(i)))
		}
		play(t, &s, players, func(s *islas.State, a islas.Action) {
			for i, sense := range all {
				if !sense.applies(s, a) {
					continue
				}
				chances[i]++
				if sense.blunder(s, a) {
					t.Errorf("seed %d, round %d: easy %s: %v", seed, s.Round(), sense.name, a)
				}
			}
		})
	}
	for i, n := range chances {
		if n == 0 {
			t.Errorf("in no position easy could have shown that it %s", all[i].name)
		}
	}
}
