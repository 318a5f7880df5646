package islas

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// Weights of what is told of a match that is over.
const (
	weighsFirst = 1 + iota // a privilege is owned for the first time
	weighsTaken            // it changes hands
	weighsTown
	weighsLead
	weighsGoal
)

// crowd is how many settlers a ship must bring somebody to be worth telling.
const crowd = 2

// weighsShip is the weight of a ship that brought somebody so many settlers: of a crowd that of a privilege which changes hands,
// and one step more for each further settler.
func weighsShip(settlers int) int { return min(weighsTaken+settlers-crowd, weighsGoal) }

// course tells how the points of a match came about: towns, privileges that changed hands, ships that decided much, the lead,
// and the goal.
func (g Game) course(m *engine.Match) *stage.Course {
	state, seats, steps := m.State(), m.Setup().Seats, m.Steps()
	c := g.Course(len(seats), steps)
	c.Goal = state.Goal()
	name := func(seat game.Seat) string { return seats[seat].Name }
	settlers := make([]int, len(seats)) // that the ship which is in has brought
	for i := range steps {
		step := &steps[i]
		e := step.Event
		told := stage.Moment{Round: step.After.Round(), Step: i, Seat: e.Seat, Major: true}
		switch e.Kind {
		case islas.EvTown:
			told.Icon, told.Weight = art.IconTown, weighsTown
			told.Text = func(u *ui.UI) string {
				return u.T("result.town", "name", name(e.Seat), "colour", u.T("colour."+e.Colour.String()))
			}
		case islas.EvPrivilege:
			told.Icon, told.Weight, told.Major = paint.IconStar, weighsFirst, false
			key, other := "log.privilege", ""
			if e.Other != game.NoSeat {
				key, other, told.Weight, told.Major = "log.privilege-taken", name(e.Other), weighsTaken, true
			}
			told.Text = func(u *ui.UI) string {
				return u.T(key, "name", name(e.Seat), "other", other, "power", u.T("power."+step.After.Data().Power(e.Colour).String()))
			}
		case islas.EvSettler:
			if e.Seat != game.NoSeat {
				settlers[e.Seat]++
			}
			continue
		case islas.EvRound:
			c.Moments = append(c.Moments, landed(settlers, e, i, name)...)
			clear(settlers)
			continue
		default:
			continue
		}
		c.Moments = append(c.Moments, told)
	}
	c.Leads(stage.Moment{Icon: paint.IconCrown, Weight: weighsLead, Major: true}, func(seat game.Seat) func(u *ui.UI) string {
		return func(u *ui.UI) string { return u.T("result.lead", "name", name(seat)) }
	})
	return c
}

// landed is what is told of a round that is over with a step: whom its ship has brought many settlers, and who has reached the goal.
func landed(settlers []int, e islas.Event, step int, name func(game.Seat) string) (all []stage.Moment) {
	for seat := range game.Seat(len(settlers)) {
		if n := settlers[seat]; n >= crowd {
			all = append(all, stage.Moment{Round: e.Round, Step: step, Seat: seat, Icon: paint.IconShip, Weight: weighsShip(n), Major: true, Text: func(u *ui.UI) string {
				return u.T("result.ship", "name", name(seat), "n", n)
			}})
		}
	}
	if !e.Last {
		return all
	}
	most, text := 0, func(u *ui.UI, name string, most int) string { return u.T("result.goal", "name", name, "n", most) }
	if e.Idle > 0 {
		text = func(u *ui.UI, _ string, _ int) string { return u.T("result.stalemate", "n", e.Idle) }
	}
	for seat := range settlers {
		most = max(most, e.Points[seat])
	}
	for seat := range game.Seat(len(settlers)) {
		if e.Points[seat] == most {
			all = append(all, stage.Moment{Round: e.Round, Step: step, Seat: seat, Icon: paint.IconAnchor, Weight: weighsGoal, Major: true, Text: func(u *ui.UI) string {
				return text(u, name(seat), most)
			}})
		}
	}
	return all
}
