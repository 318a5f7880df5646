package table

import (
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/match"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/colonies/crew"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
)

// kit is the kit for a table of this game.
type kit = table.Kit[colonies.State, colonies.Action, colonies.Event, colonies.View]

// action is an action of this game.
type action = colonies.Action

// adviser is the level that computes suggestions.
const adviser = "hard"

// newKit returns the kit for the table's match, with what the session needs from this game.
func (t *Table) newKit(s *stage.Stage) kit {
	return table.New(s, t, &t.players.Players, session.Game[colonies.State, colonies.Action, colonies.Event, colonies.View]{
		Rules:    engine.Engine{},
		Show:     func(e colonies.Event) *presentation { return t.shown.of(&e) },
		Seat:     func(e colonies.Event) game.Seat { return e.Seat },
		For:      colonies.Event.For,
		Open:     open,
		Forced:   func(*colonies.State) bool { return false }, // the engine decides them
		Standing: t.standing,
		EndsTurn: func(a colonies.Action) bool { return a.Kind == colonies.End },
		Adviser:  adviser,
		Explains: explains, Recap: t.players.recap,
		Moment:  momentName,
		Changed: func() { t.pick = nothing() },
	}, t.match)
}

// open reports whether the decision in a position needs no look at a hand.
func open(s *colonies.State) bool {
	switch s.Decision().Kind {
	case colonies.DecideSettle, colonies.DecideWay, colonies.DecideExplore, colonies.DecideToken, colonies.DecideSave, colonies.DecideDodge:
		return true
	}
	return false
}

// players are the players at the table, which are the same for a whole game.
type players struct{ table.Players }

// playersOf returns the players of a match.
func playersOf(setup match.Setup) *players {
	return &players{table.NewPlayers(setup.Seats, crew.Cast())}
}

// presentation is how a kind of event is shown.
type presentation = session.Presentation[colonies.State, colonies.Event]

// shown are the presentations of all kinds of events and, for actions, of all kinds of actions.
type shown struct {
	events [colonies.Events]presentation
	acts   [colonies.Kinds]presentation
}

// of returns the presentation of an event.
func (r *shown) of(e *colonies.Event) *presentation {
	if e.Kind == colonies.EvAct {
		return &r.acts[e.Action.Kind]
	}
	return &r.events[e.Kind]
}

// lands is the part of an event after which what flies has arrived and its effect is shown.
const lands = 0.85

// present returns the presentations of a table with these players.
func present(p *players) *shown {
	sound := func(at float64, effect string) []session.Cue { return []session.Cue{{At: at, Effect: effect}} }
	all := &shown{events: [colonies.Events]presentation{
		colonies.EvHome:      {Length: 0.6, Cues: sound(0, "shuffle"), Steady: true},
		colonies.EvTurn:      {Length: 0.3, Text: p.say, Silent: quiet, Turn: session.TurnBegins, Steady: true},
		colonies.EvDice:      {Length: 2, Cues: sound(0, "dice"), Effect: landed, Text: p.say, Steady: true},
		colonies.EvTile:      {Length: 3, Celebrates: p.lands, CuesOf: p.cuesOfTile, Effect: 0.5, Text: p.say, Steady: true},
		colonies.EvChip:      {Length: 1.2, Cues: sound(0.7, "wood"), Effect: lands, Text: p.say, Steady: true},
		colonies.EvCard:      {Length: 1.2, Cues: sound(0.1, "card"), Effect: lands, Text: p.say},
		colonies.EvStolen:    {Length: 1.4, Cues: sound(0.1, "card"), Effect: lands, Text: p.say, Steady: true},
		colonies.EvEruption:  {Length: 2.6, Cues: sound(0, "stone"), Text: p.say, Steady: true},
		colonies.EvCards:     {LengthOf: p.lengthOfCards, Cues: sound(0.5, "card"), Effect: lands, Text: p.say, Steady: true},
		colonies.EvTokens:    {LengthOf: p.lengthOfCards, Cues: sound(0.5, "coins"), Effect: lands, Text: p.say, Steady: true},
		colonies.EvStock:     {Length: 1.2, Cues: sound(lands, "coins"), Effect: lands, Text: p.say},
		colonies.EvMonopoly:  {Length: 1.6, Cues: sound(0.2, "card"), Effect: lands, Text: p.say, Steady: true},
		colonies.EvArmy:      {Length: 1, Celebrates: always, Cues: sound(0, "fanfare"), Text: p.say, Steady: true},
		colonies.EvState:     {},
		colonies.EvOver:      {Length: 0.5, Celebrates: always, Cues: sound(0, "victory"), Text: p.say, Turn: session.GameEnds, StopBefore: true},
		colonies.EvSailed:    {LengthOf: lengthOfSail, Cues: sound(0, "sail"), Effect: 1},
		colonies.EvFound:     {Length: 1.2, Cues: sound(0.5, "hammer"), Effect: lands, Text: p.say},
		colonies.EvLost:      {Length: 1, Cues: sound(0.2, "denied"), Effect: lands, Text: p.say},
		colonies.EvShort:     {Length: 0.6, Text: p.say},
		colonies.EvChips:     {Length: 1.2, Cues: sound(0.3, "bell"), Effect: lands, Text: p.say, Steady: true},
		colonies.EvOre:       {Length: 1, Cues: sound(0.4, "card"), Effect: lands, Text: p.say},
		colonies.EvFell:      {Length: 1.6, Cues: sound(0.2, "drum"), Effect: lands, Text: p.say, Steady: true},
		colonies.EvSent:      {Length: 1.2, Effect: lands, Text: p.say},
		colonies.EvPirateOff: {Length: 1.2, Effect: lands, Text: p.say},
		colonies.EvWaits:     {Length: 0.4, Text: p.say},
	}}
	hammer, card := sound(0.6, "hammer"), sound(0.4, "card")
	all.acts = [colonies.Kinds]presentation{
		colonies.Roll:   {}, // the dice are shown
		colonies.End:    {Length: 0.3, Closes: true},
		colonies.Settle: {Length: 1.4, Cues: hammer}, colonies.BuildRoad: {Length: 1.2, Cues: hammer}, colonies.BuildShip: {Length: 1.4, Cues: hammer},
		colonies.BuildCity: {Length: 1.4, Cues: hammer}, colonies.Buy: {Length: 0.6, Cues: card}, colonies.MoveFleet: {Length: 1.4, Cues: sound(0.2, "sail")},
		colonies.PlayKnight: {Length: 1.4, Cues: sound(0, "drum")}, colonies.PlayRoads: {Length: 1.2, Cues: card},
		colonies.PlayInvent: {Length: 1.4, Cues: card}, colonies.PlayMono: {Length: 1.2, Cues: card},
		colonies.BankTrade: {Length: 1.2, Cues: card}, colonies.MakeOffer: {Length: 1.6, Cues: card},
		colonies.Sail:     {}, // its way is shown
		colonies.MakeBase: {}, colonies.Load: {Length: 0.9, Cues: sound(lands, "barrel")}, colonies.Shift: {Length: 0.9, Cues: sound(lands, "barrel")},
		colonies.Redeem: {Length: 0.6, Cues: card}, colonies.Explore: {}, colonies.TakeToken: {Length: 0.8, Cues: sound(lands, "coins")},
		colonies.TakeCard: {Length: 1, Cues: card}, colonies.Discard: {Length: 0.35, Cues: card}, colonies.MovePirate: {Length: 1.4, Cues: sound(0, "horn")},
		colonies.Rob: {Length: 0.8, Cues: card}, colonies.RobNone: {Length: 0.4}, colonies.AnswerNo: {Length: 0.5}, colonies.AnswerYes: {Length: 0.6},
		colonies.AnswerMore: {Length: 0.6}, colonies.AnswerCard: {Length: 0.6}, colonies.Deal: {Length: 1.6, Cues: card}, colonies.NoDeal: {Length: 0.5},
		colonies.Save: {Length: 0.9, Cues: sound(lands, "barrel")}, colonies.Done: {Length: 0.3}, colonies.Dodge: {},
	}
	for k := range all.acts {
		all.acts[k].Text = p.say
		if all.acts[k].Length > 0 {
			all.acts[k].Effect = lands
		}
	}
	all.acts[colonies.Discard].Joins, all.acts[colonies.AnswerNo].Joins = discarded, refused
	for _, k := range []colonies.ActionKind{colonies.Roll, colonies.Sail, colonies.Buy} { // what follows tells more
		all.acts[k].Silent = quiet
	}
	for _, list := range [][]presentation{all.events[:], all.acts[:]} {
		for k := range list { // every line in the log can be looked back at
			told := list[k].Text != nil && list[k].Silent == nil
			list[k].Opens, list[k].Scene = told, told
		}
	}
	all.acts[colonies.NoDeal].Silent = func(e colonies.Event) bool { return e.Forced } // all have declined
	return all
}

// always is for events that always have a ceremony.
func always(*colonies.Step) bool { return true }

// lands reports whether a person has discovered land.
func (p *players) lands(step *colonies.Step) bool {
	return step.Event.Terrain.Land() && p.Human(step.Event.Seat)
}

// cuesOfTile returns the sounds of a tile that is turned over: land that a person has discovered is welcomed.
func (p *players) cuesOfTile(step *colonies.Step, _ float64) []session.Cue {
	all := []session.Cue{{At: 0.15, Effect: "card"}}
	if p.lands(step) {
		all = append(all, session.Cue{At: 0.9, Effect: "fanfare"})
	}
	return all
}

// celebration returns the ceremony of the event that is shown: of a discovery, or of the largest army.
func (f *frame) celebration() table.Celebration {
	e := &f.Event
	c := table.Celebration{
		Title: f.players.say(f.UI, *e), Text: f.UI.T("celebrate.army", "n", colonies.ArmyPoints), Seats: []game.Seat{e.Seat}, Picture: f.Of(art.Army()),
	}
	if e.Kind == colonies.EvTile {
		c.Text, c.Picture = caption.Yields(f.UI.T, e.Terrain), f.Of(art.Hex(e.Terrain))
	}
	return c
}

// quiet is for events that have no line in the log.
func quiet(colonies.Event) bool { return true }

// discarded joins the discard of a card with those of the same player before it: By has all of them.
func discarded(before, e colonies.Event) (both colonies.Event, ok bool) {
	if before.Kind != colonies.EvAct || before.Action.Kind != colonies.Discard || before.Seat != e.Seat {
		return e, false
	}
	e.By[e.Seat] = losses(&before)
	e.By[e.Seat][e.Action.Give]++
	return e, true
}

// refused joins the refusal of an offer with those before it: By has a mark for each.
func refused(before, e colonies.Event) (both colonies.Event, ok bool) {
	if before.Kind != colonies.EvAct || before.Action.Kind != colonies.AnswerNo {
		return e, false
	}
	e.By = before.By
	e.By[before.Seat][0] = 1
	return e, true
}

// losses returns the cards that an event discards.
func losses(e *colonies.Event) colonies.Hand {
	lost := e.By[e.Seat]
	if lost.Total() == 0 {
		lost[e.Action.Give]++
	}
	return lost
}

// gainers returns how many seats an event gives something.
func gainers(e *colonies.Event) (n int) {
	for _, of := range e.By {
		if of.Total() > 0 {
			n++
		}
	}
	return n
}

// lengthOfCards returns how long a production is shown.
func (p *players) lengthOfCards(step *colonies.Step) float64 {
	if n := gainers(&step.Event); n > 0 {
		return 0.9 + 0.2*float64(n)
	}
	return 0.3
}

// lengthOfSail returns how long a sail is shown: by its steps.
func lengthOfSail(step *colonies.Step) float64 {
	return 0.8 + 0.2*float64(max(len(step.After.Route(step.Event.Node, step.Event.To)), 2))
}
