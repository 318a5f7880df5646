package table

import (
	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/session"
)

// recap returns what is worth telling a seat of some steps: what the others have built, bought and discovered, who stole from whom, what one
// has got oneself, and what has been lost.
func (p *players) recap(u session.Texts, steps []colonies.Step, seat game.Seat) (all []session.Clause) {
	var acts [colonies.MaxSeats][colonies.Kinds]int
	var deeds [colonies.MaxSeats][]session.Clause
	var got colonies.Hand
	say := func(of game.Seat, rank int, key string, params ...any) {
		deeds[of] = append(deeds[of], session.Clause{Seat: of, Text: u.T("recap."+key, params...), Rank: rank})
	}
	for i := range steps {
		e := &steps[i].Event
		own := e.Seat == seat
		switch e.Kind {
		case colonies.EvAct:
			if own {
				continue // one's own decisions need not be told
			}
			acts[e.Seat][e.Action.Kind]++
			switch a := &e.Action; {
			case a.Kind == colonies.Deal:
				say(e.Seat, 4, "deal", "other", p.Name(a.Seat))
			case a.Kind == colonies.Rob && a.What != colonies.LootCard:
				say(e.Seat, 7, "robbed", "other", p.Name(a.Seat), "token", caption.In(u.T, a.Token))
			}
		case colonies.EvTile:
			if !own && e.Terrain.Land() {
				say(e.Seat, 5, "found", "terrain", caption.In(u.T, e.Terrain))
			}
		case colonies.EvStolen:
			if e.Other != seat {
				say(e.Other, 7, "stole", "other", p.Name(e.Seat))
			}
		case colonies.EvArmy:
			say(e.Seat, 6, "army")
		case colonies.EvFell:
			say(e.Seat, 8, "fell")
		case colonies.EvCards:
			got = got.Plus(e.By[seat])
		}
	}
	for k := range game.Seat(len(p.Seats)) {
		of := (seat + 1 + k) % game.Seat(len(p.Seats))
		count := func(kind colonies.ActionKind, rank int, key string) {
			if n := acts[of][kind]; n > 0 {
				say(of, rank, key, "n", n)
			}
		}
		count(colonies.Settle, 5, "settled")
		count(colonies.BuildCity, 5, "city")
		count(colonies.MoveFleet, 3, "fleet")
		count(colonies.PlayKnight, 3, "knight")
		count(colonies.BuildRoad, 2, "roads")
		count(colonies.BuildShip, 3, "ships")
		count(colonies.Buy, 2, "bought")
		all = append(all, deeds[of]...)
	}
	if got.Total() > 0 {
		all = append(all, session.Clause{Seat: seat, Text: u.T("recap.got", "list", caption.Amounts(u.T, got)), Rank: 6})
	}
	return all
}
