package colonies

import (
	"cmp"
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
	weighsCard   = 1 + iota // somebody is robbed of a card, or a volcano hits nobody
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

// robberies is how many robberies are told, the heaviest and of those the last.
const robberies = 2

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
		if told.Icon == art.IconPirate {
			t.robbed = append(t.robbed, told)
			continue
		}
		c.Moments = append(c.Moments, told)
	}
	slices.SortStableFunc(t.robbed, func(a, b stage.Moment) int { return cmp.Or(b.Weight-a.Weight, b.Step-a.Step) })
	c.Moments = append(c.Moments, t.robbed[:min(len(t.robbed), robberies)]...)
	slices.SortStableFunc(c.Moments, func(a, b stage.Moment) int { return a.Step - b.Step })
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
	robbed  []stage.Moment
}

// moment returns what is told of a step, if anything is.
func (t *teller) moment(steps []colonies.Step, i int) (told stage.Moment, ok bool) {
	e, after := &steps[i].Event, &steps[i].After
	name := t.name(max(e.Seat, 0))
	told = stage.Moment{Seat: e.Seat}
	switch e.Kind {
	case colonies.EvTile:
		if !e.Terrain.Land() {
			return told, false
		}
		told.Icon, told.Weight = art.IconTile, weighsFound
		if !t.found.Has(e.Seat) {
			t.found = t.found.Add(e.Seat)
			told.Weight = weighsFirst
		}
		told.Text = func(u *ui.UI) string {
			return u.T("result.discovered", "name", name, "terrain", caption.TerrainIn(u.T, e.Terrain))
		}
	case colonies.EvAct:
		return t.act(&steps[max(i-1, 0)].After, e)
	case colonies.EvChips:
		told.Icon, told.Weight = art.IconPoint, weighsFirst
		told.Text = func(u *ui.UI) string { return u.T("result.find-point", "name", name) }
	case colonies.EvMonopoly:
		n := 0
		for _, from := range e.By {
			n += int(from[0])
		}
		told.Icon, told.Weight = art.IconCard, weighsRobbed
		told.Text = func(u *ui.UI) string {
			return u.T("result.monopoly", "name", name, "resource", caption.ResourceIn(u.T, e.Resource), "n", n)
		}
	case colonies.EvEruption:
		if i+1 < len(steps) && steps[i+1].Event.Kind == colonies.EvFell {
			return told, false
		}
		told.Seat, told.Icon, told.Weight = after.Turn(), paint.IconStar, weighsCard
		told.Text = func(u *ui.UI) string { return u.T("result.erupted") }
	case colonies.EvFell:
		told.Icon, told.Weight, told.Major = paint.IconStar, weighsFell, true
		told.Text = func(u *ui.UI) string { return u.T("result.fell", "name", name) }
	case colonies.EvArmy:
		told.Icon, told.Weight, told.Major = art.IconKnight, weighsArmy, true
		key, other := "result.army-won", ""
		if e.Other != game.NoSeat {
			key, other = "result.army-taken", t.name(e.Other)
		}
		told.Text = func(u *ui.UI) string { return u.T(key, "name", name, "other", other) }
	case colonies.EvOver:
		told.Seat = after.Turn()
		n := after.Points(told.Seat)
		name := t.name(told.Seat)
		told.Icon, told.Weight, told.Major = paint.IconAnchor, weighsGoal, true
		told.Text = func(u *ui.UI) string { return u.T("result.goal", "name", name, "n", n) }
	default:
		return told, false
	}
	return told, true
}

// act returns what is told of a decision made in a position, if anything is.
func (t *teller) act(before *colonies.State, e *colonies.Event) (told stage.Moment, ok bool) {
	a, name := e.Action, t.name(e.Seat)
	told = stage.Moment{Seat: e.Seat}
	switch a.Kind {
	case colonies.Deal:
		give, want := caption.Terms(before, a.Seat)
		told.Icon, told.Weight = art.IconTrade, weighsDeal
		told.Text = func(u *ui.UI) string {
			return u.T("result.traded", "name", name, "other", t.name(a.Seat), "give", caption.Amounts(u.T, give), "want", caption.Amounts(u.T, want))
		}
	case colonies.Rob:
		told.Icon, told.Weight = art.IconPirate, weighsRobbed
		if a.What == colonies.LootCard {
			told.Weight = weighsCard
			told.Text = func(u *ui.UI) string { return u.T("result.robbed", "name", name, "other", t.name(a.Seat)) }
			break
		}
		told.Text = func(u *ui.UI) string {
			return u.T("result.robbed.token", "name", name, "other", t.name(a.Seat), "token", caption.TokenIn(u.T, a.Token))
		}
	case colonies.Settle:
		if a.By == colonies.BySetup || t.settled.Has(e.Seat) || colonies.HomeNodes().Has(a.Node) {
			return told, false
		}
		t.settled = t.settled.Add(e.Seat)
		told.Icon, told.Weight, told.Major = art.IconSettlement, weighsColony, true
		told.Text = func(u *ui.UI) string { return u.T("result.colony", "name", name) }
	default:
		return told, false
	}
	return told, true
}
