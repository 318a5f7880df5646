package puertorico

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/stage"
	"islas/render/ui"
)

// Weights of what is told of a match that is over.
const (
	weighsShipped = 1 + iota // somebody wins much by one load
	weighsLarge              // a large building is built
	weighsLead
	weighsEnd
)

// rich is how many points a load must bring to be worth telling.
const rich = 5

// course tells how the points of a match came about: rich loads, large buildings, the lead, and what brought on the end.
func (g Game) course(m *engine.Match) *stage.Course {
	seats, steps := m.Setup().Seats, m.Steps()
	c := g.Course(len(seats), steps)
	if after := m.Round() + 1; len(c.Points) > after { // what ends the last round belongs to none that follows
		c.Points = c.Points[:after]
	}
	name := func(seat game.Seat) string { return seats[seat].Name }
	for i := range steps {
		if told, ok := moment(&steps[i], name); ok {
			told.Step = i
			c.Moments = append(c.Moments, told)
		}
	}
	c.Leads(stage.Moment{Icon: paint.IconCrown, Weight: weighsLead, Major: true}, func(seat game.Seat) func(u *ui.UI) string {
		return func(u *ui.UI) string { return u.T("result.lead", "name", name(seat)) }
	})
	if told, ok := tie(m, name); ok {
		c.Moments, c.Tie = append(c.Moments, told), told.Text
	}
	return c
}

// tie is what is told of a match in which doubloons and barrels have decided between as many points.
func tie(m *engine.Match, name func(game.Seat) string) (told stage.Moment, ok bool) {
	s, won := m.State(), game.NoSeat
	second := -1 // doubloons and barrels of the next one with as many points
	for seat := range game.Seat(s.Seats()) {
		if s.Winners().Has(seat) {
			won = seat
		}
	}
	if won == game.NoSeat {
		return told, false
	}
	best := s.Score(won)
	for seat := range game.Seat(s.Seats()) {
		if other := s.Score(seat); !s.Winners().Has(seat) && other.Total() == best.Total() {
			second = max(second, other.Tie)
		}
	}
	return stage.Moment{
		Round: m.Round(), Step: len(m.Steps()) - 1, Seat: won, Icon: paint.IconCrown, Weight: weighsEnd,
		Text: func(u *ui.UI) string {
			return u.T("result.tie", "points", best.Total(), "name", name(won), "n", best.Tie, "other", second)
		},
	}, second >= 0
}

// moment is what is told of a step, if anything is.
func moment(step *puertorico.Step, name func(game.Seat) string) (told stage.Moment, ok bool) {
	e := step.Event
	told = stage.Moment{Round: step.After.Round(), Seat: e.Seat}
	switch e.Kind {
	case puertorico.EvAct:
		b := e.Action.Building()
		if e.Action.Kind != puertorico.Build || b.Class() != puertorico.LargeViolet {
			return told, false
		}
		told.Icon, told.Weight, told.Major = art.IconBuilding, weighsLarge, true
		told.Text = func(u *ui.UI) string {
			return u.T("result.built", "name", name(e.Seat), "building", caption.Building(u.T, b))
		}
	case puertorico.EvPoints:
		n := int(e.By[e.Seat][0])
		if n < rich {
			return told, false
		}
		told.Icon, told.Weight = art.IconCargo, weighsShipped
		told.Text = func(u *ui.UI) string { return u.T("result.shipped", "name", name(e.Seat), "n", n) }
	case puertorico.EvEnding:
		told.Icon, told.Weight, told.Major = paint.IconAnchor, weighsEnd, true
		if told.Seat == game.NoSeat { // it came about in a role that somebody chose
			_, told.Seat = step.After.Role()
		}
		key := map[puertorico.Ending]string{
			puertorico.EndColonists: "log.ending.colonists", puertorico.EndCity: "log.ending.city", puertorico.EndChips: "log.ending.chips",
		}[e.Ending]
		told.Text = func(u *ui.UI) string { return u.T(key) }
	default:
		return told, false
	}
	return told, true
}
