package table

import (
	"slices"

	"islas/game"
	"islas/game/colonies"
	"islas/render/popover"
	"islas/render/session"
	"islas/render/table"
	"islas/render/ui"
)

// dispatch carries out the intent of a view.
func (t *Table) dispatch(u *ui.UI, i intent) {
	switch i := i.(type) {
	case session.Intent:
		if i == session.ToUndo && t.letGo() { // a choice is dropped before anything is undone
			return
		}
	case action:
		if text, _ := t.frame.warning(i); text != "" && !t.pick.warns {
			t.pick.warn, t.pick.warns = i, true
			return
		}
	case decided:
		t.Session.Act(i.needed(t.state())...)
		return
	case noOffers:
		t.refuses[i.seat] = momentOf(t.state())
		t.Session.Act(colonies.Simple(colonies.AnswerNo))
		return
	case pick:
		t.pick = i
		return
	case page:
		t.page = i
		t.Log.ShowEnd()
		return
	}
	t.Dispatch(u, i)
	if a, ok := i.(action); ok && a.Kind == colonies.Load && t.loads(a.Node) {
		t.pick.ship = a.Node
	}
}

// loads reports whether the ship at a node can load now: it stays picked up as long as it can load more.
func (t *Table) loads(ship colonies.Node) bool {
	s := t.match.State()
	return slices.ContainsFunc(s.Legal(nil), func(a action) bool { return a.Kind == colonies.Load && a.Node == ship })
}

// needed returns the actions of a decision as far as they have to be taken: the last of them may be made by itself, and what follows may be
// another's to decide.
func (d decided) needed(s *colonies.State) decided {
	at, now := s.Decision(), *s
	for i, a := range d {
		if next := now.Decision(); next.Kind != at.Kind || next.Seat != at.Seat || now.Apply(a, nil) != nil {
			return d[:i]
		}
	}
	return d
}

// letGo drops what was chosen of the next action, and reports whether there was anything.
func (t *Table) letGo() bool {
	was := t.pick.chosen()
	t.pick = nothing()
	return was
}

// moment is a turn of a game.
type moment struct {
	round int
	turn  game.Seat
	told  bool
}

// momentOf returns the turn of a position.
func momentOf(s *colonies.State) moment { return moment{s.Round(), s.Turn(), true} }

// standing refuses an offer for a person who has said that they want none in this turn.
func (t *Table) standing(s *colonies.State) (a action, ok bool) {
	d := s.Decision()
	if d.Kind != colonies.DecideAnswer || t.refuses[d.Seat] != momentOf(s) {
		return a, false
	}
	return colonies.Simple(colonies.AnswerNo), true
}

// question is what a page is opened for: a decision of the person at the machine, which its seat and kind distinguish from others.
type question struct {
	kind colonies.DecisionKind
	seat game.Seat // NoSeat while others decide
	at   moment
	card colonies.ActionKind // the development card that names resources
}

// turnTo opens the page on which the person at the machine decides, once for each question, so that another page can be opened afterwards.
func (t *Table) turnTo() {
	s := t.state()
	d := s.Decision()
	q := question{kind: d.Kind, seat: t.Session.Actor(), at: momentOf(s), card: t.pick.card}
	if q == t.asked || q.seat == game.NoSeat {
		return
	}
	t.asked = q
	t.page = decisionPage(d.Kind, q.card)
}

// decisionPage returns the page on which a decision is made, or on which one looks around while it is made on the chart. card is the
// development card that names resources, Roll for none.
func decisionPage(k colonies.DecisionKind, card colonies.ActionKind) page {
	if k != colonies.DecideBegin && k != colonies.DecideMain || card != colonies.Roll { // the desk asks, or tells what is decided on the chart
		return pageTrade
	}
	return pageBuild
}

// flying returns what moves over the table in the event that is shown.
func (f *frame) flying() []flight {
	if !f.Moving || f.Back {
		return nil
	}
	return append(f.views.chart.flights(f), f.ownFlights()...)
}

// happens returns where the current event is seen.
func (f *frame) happens() []ui.Rect {
	if on := f.views.chart.happens(f); len(on) > 0 {
		return on
	}
	switch {
	case !f.Moving && !f.Back:
	case f.Event.Kind == colonies.EvDice:
		return []ui.Rect{f.views.chart.at.Frame().Center(diceLarge*3*f.views.chart.at.Side, diceLarge*3*f.views.chart.at.Side)}
	case f.Event.Kind == colonies.EvAct && f.Event.Action.Kind >= colonies.AnswerNo && f.Event.Action.Kind <= colonies.NoDeal:
		return table.NotEmpty(f.lay.trade, f.placeOf(f.Event.Seat))
	}
	return table.NotEmpty(f.placeOf(f.Event.Seat))
}

// room returns where an explanation may lie.
func (f *frame) room() table.Room {
	l := f.lay
	return table.Room{Near: l.log.Middle(), Avoid: append(
		popover.All(popover.Must, table.NotEmpty(l.bar, l.hand, l.turn, l.actions, l.trade)),
		popover.All(popover.Rather, table.NotEmpty(l.chart, l.players, l.dice))...,
	)}
}
