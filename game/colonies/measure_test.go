package colonies

import (
	"math"
	"os"
	"slices"
	"strconv"
	"testing"

	"islas/game"
)

// TestKindFirst measures random play by kind first, for comparison with the table of the page about opponents. COLONIES_GAMES is
// the number of games with each number of players; without it nothing is measured.
func TestKindFirst(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("COLONIES_GAMES"))
	if games == 0 {
		t.Skip("COLONIES_GAMES is not set")
	}
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		var rounds, turns, decisions []float64
		var points, wins [MaxSeats]float64
		var score [5]float64
		var listed, chosen float64
		for seed := range uint64(games) {
			pick := picker(seed * 77)
			s, err := New(Options{Seats: seats, Seed: seed + 1000}, nil)
			if err != nil {
				t.Fatal(err)
			}
			n, all, turn := 0, 0, 0
			var buf []Action
			for !s.Over() && s.Round() <= 1000 {
				buf = s.Legal(buf[:0])
				if len(buf) > 1 {
					n++
					all += len(buf)
				}
				a := pick.kindFirst(buf)
				if a.Kind == End {
					turn++
				}
				if err := s.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
			}
			if !s.Over() {
				continue
			}
			listed, chosen = listed+float64(all), chosen+float64(n)
			rounds = append(rounds, float64(s.Round()))
			turns = append(turns, float64(turn+1))
			decisions = append(decisions, float64(n))
			for seat := range game.Seat(seats) {
				c := s.Score(seat)
				points[seat] += float64(c.Total())
				for i, k := range []int{c.Settlements, c.Cities, c.Chips, c.Cards, c.Army} {
					score[i] += float64(k) / float64(seats)
				}
			}
			wins[s.Turn()]++
		}
		n := float64(len(rounds))
		mean := func(list []float64) (m, e, median float64) {
			for _, x := range list {
				m += x / n
			}
			for _, x := range list {
				e += (x - m) * (x - m)
			}
			slices.Sort(list)
			return m, math.Sqrt(e) / n, list[len(list)/2]
		}
		for i := range points {
			points[i] /= n
			wins[i] *= 100 / n
		}
		for i := range score {
			score[i] /= n
		}
		r, re, _ := mean(rounds)
		u, ue, um := mean(turns)
		d, de, dm := mean(decisions)
		t.Logf("%d players: %d games, end %.1f %%, rounds %.0f ± %.0f, turns %.0f ± %.0f (%.0f), decisions %.0f ± %.0f (%.0f), options %.1f, points %.2f, wins %.1f, score %.2f",
			seats, games, 100*n/float64(games), r, re, u, ue, um, d, de, dm, listed/chosen, points, wins, score)
	}
}
