package colonies

import (
	"slices"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// Weights of what is told of a match that is over.
const (
	weighsCard   = 1 + iota // a volcano hits nobody
	weighsDeal              // players trade
	weighsFound             // land is discovered
	weighsRobbed            // somebody is robbed of a token, or loses cards to a monopoly
	weighsFirst             // somebody discovers land for the first time, or earns a point with finds
	weighsColony            // somebody settles in the colonies
	weighsArmy              // the largest army changes hands
	weighsFell              // a volcano destroys a settlement
	weighsLead
	weighsGoal
)

// course tells how the points of a match came about: discoveries, trades, robberies, eruptions, the largest army, the lead and the goal.
func (g Game) course(m *engine.Match) *stage.Course {
	state, seats, steps := m.State(), m.Setup().Seats, m.Steps()
	c := g.Course(len(seats), steps)
	c.Goal = state.Goal()
	for i := 0; i < len(steps) && steps[i].After.Round() == 0; i++ { // the set-up comes before the first round
		for seat := range seats {
			c.Points[0][seat] = steps[i].After.Points(game.Seat(seat))
		}
	}
	t := teller{name: nameOf(m.Setup())}
	for i := range steps {
		told, ok := t.moment(steps, i)
		if !ok {
			continue
		}
		told.Round, told.Step = max(steps[i].After.Round(), 1), i
		c.Moments = append(c.Moments, told)
	}
	c.Leads(stage.Moment{Icon: paint.IconCrown, Weight: weighsLead, Major: true}, func(seat game.Seat) func(u *ui.UI) string {
		return func(u *ui.UI) string { return u.T("result.lead", "name", t.name(seat)) }
	})
	c.Moments = slices.DeleteFunc(c.Moments, func(told stage.Moment) bool { // who wins leads
		return told.Weight == weighsLead && state.Over() && told.Round == state.Round()
	})
	return c
}

// teller tells the moments of a match in their order.
type teller struct {
	name    func(seat game.Seat) string
	settled game.SeatSet // who has settled in the colonies
	found   game.SeatSet // who has discovered land
}

// words is a parameter of a text that is said in the language that is set.
type words func(text caption.Text) string

// in returns the words for something.
func in[T any](say func(caption.Text, T) string, of T) words {
	return func(text caption.Text) string { return say(text, of) }
}

// tell returns a moment of a seat. Its text has the seat's name and further parameters.
func (t *teller) tell(seat game.Seat, icon paint.Icon, weight int, key string, params ...any) (told stage.Moment, ok bool) {
	name := t.name(max(seat, 0))
	return stage.Moment{Seat: seat, Icon: icon, Weight: weight, Major: weight >= weighsColony, Text: func(u *ui.UI) string {
		all := []any{"name", name}
		for _, p := range params {
			if say, ok := p.(words); ok {
				p = say(u.T)
			}
			all = append(all, p)
		}
		return u.T("result."+key, all...)
	}}, true
}

// moment returns what is told of a step, if anything is.
func (t *teller) moment(steps []colonies.Step, i int) (told stage.Moment, ok bool) {
	e, after := &steps[i].Event, &steps[i].After
	switch e.Kind {
	case colonies.EvTile:
		if !e.Terrain.Land() {
			return told, false
		}
		weight := weighsFound
		if !t.found.Has(e.Seat) {
			t.found, weight = t.found.Add(e.Seat), weighsFirst
		}
		return t.tell(e.Seat, art.IconTile, weight, "discovered", "terrain", in(caption.In, e.Terrain))
	case colonies.EvAct:
		return t.act(&steps[max(i-1, 0)].After, e)
	case colonies.EvChips:
		return t.tell(e.Seat, art.IconPoint, weighsFirst, "find-point")
	case colonies.EvMonopoly:
		n := 0
		for _, from := range e.By {
			n += int(from[0])
		}
		return t.tell(e.Seat, art.IconCard, weighsRobbed, "monopoly", "n", n, "resource", in(caption.In, e.Resource))
	case colonies.EvEruption:
		if i+1 < len(steps) && steps[i+1].Event.Kind == colonies.EvFell {
			return told, false
		}
		return t.tell(after.Turn(), paint.IconStar, weighsCard, "erupted")
	case colonies.EvFell:
		return t.tell(e.Seat, paint.IconStar, weighsFell, "fell")
	case colonies.EvArmy:
		key := "army-won"
		if e.Other != game.NoSeat {
			key = "army-taken"
		}
		return t.tell(e.Seat, art.IconKnight, weighsArmy, key, "other", t.name(e.Other))
	case colonies.EvOver:
		return t.tell(after.Turn(), paint.IconAnchor, weighsGoal, "goal", "n", after.Points(after.Turn()))
	}
	return told, false
}

// act returns what is told of a decision made in a position, if anything is.
func (t *teller) act(before *colonies.State, e *colonies.Event) (told stage.Moment, ok bool) {
	a := e.Action
	switch a.Kind {
	case colonies.Deal:
		give, want := before.Terms(a.Seat)
		return t.tell(e.Seat, art.IconTrade, weighsDeal, "traded", "other", t.name(a.Seat), "give", in(caption.Amounts, give), "want", in(caption.Amounts, want))
	case colonies.Rob:
		if a.What != colonies.LootCard { // cards are robbed all the time
			return t.tell(e.Seat, art.IconPirate, weighsRobbed, "robbed.token", "other", t.name(a.Seat), "token", in(caption.In, a.Token))
		}
	case colonies.Settle:
		if a.By != colonies.BySetup && !t.settled.Has(e.Seat) && !colonies.HomeNodes().Has(a.Node) {
			t.settled = t.settled.Add(e.Seat)
			return t.tell(e.Seat, art.IconSettlement, weighsColony, "colony")
		}
	}
	return told, false
}
