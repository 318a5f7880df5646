package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/session"
)

// recap returns what is worth telling a seat of some steps: what the others have built and drawn, who settled with whom, losses, and
// privileges that changed hands.
func (p *players) recap(u session.Texts, steps []islas.Step, seat game.Seat) (all []session.Clause) {
	var houses, palaces, drew, settlers, lost [islas.MaxSeats]int
	var deeds [islas.MaxSeats][]session.Clause
	var general []session.Clause
	deed := func(of game.Seat, rank int, key string, params ...any) {
		deeds[of] = append(deeds[of], session.Clause{Seat: of, Text: u.T(key, params...), Rank: rank})
	}
	for i := range steps {
		switch e := &steps[i].Event; {
		case e.Kind == islas.EvRound && e.Last:
			general = append(general, session.Clause{Seat: game.NoSeat, Text: u.T("recap.last"), Rank: 9})
		case e.Seat == game.NoSeat:
		case e.Kind == islas.EvSettler:
			settlers[e.Seat]++
		case e.Kind == islas.EvLoss:
			lost[e.Seat]++
		case e.Kind == islas.EvPrivilege:
			deed(e.Seat, 7, "recap.privilege", "what", u.T("power."+p.data.Power(e.Colour).String()))
		case e.Seat == seat: // one's own decisions need not be told
		case e.Kind == islas.EvBuild:
			houses[e.Seat]++
		case e.Kind == islas.EvDraw:
			drew[e.Seat] += e.Count
		case e.Kind == islas.EvPalace:
			palaces[e.Seat]++
		case e.Kind == islas.EvTown:
			deed(e.Seat, 6, "recap.town")
		}
	}
	for k := range game.Seat(len(p.Seats)) {
		of := (seat + 1 + k) % game.Seat(len(p.Seats))
		own := 0 // what has happened to oneself matters more
		if of == seat {
			own = 4
		}
		for _, c := range []struct {
			n, rank int
			key     string
		}{{lost[of], 4 + own, "recap.lost"}, {palaces[of], 5, "recap.palaces"}, {houses[of], 3, "recap.houses"}, {settlers[of], 2 + own, "recap.settlers"}, {drew[of], 1, "recap.drew"}} {
			if c.n > 0 {
				all = append(all, session.Clause{Seat: of, Text: u.T(c.key, "n", c.n), Rank: c.rank})
			}
		}
		all = append(all, deeds[of]...)
	}
	return append(all, general...)
}
