package table

import (
	"islas/game"
	"islas/game/colonies"
	"islas/render/popover"
	"islas/render/table"
	"islas/render/ui"
)

// question is what a page is opened for: a decision of the person at the machine, which its seat and kind distinguish from others.
type question struct {
	kind colonies.DecisionKind
	seat game.Seat // NoSeat while others decide
	turn game.Seat
}

// turnTo opens the page on which the person at the machine decides, once for each question, so that another page can be opened afterwards.
func (t *Table) turnTo() {
	s := t.state()
	d := s.Decision()
	q := question{kind: d.Kind, seat: t.Session.Actor(), turn: s.Turn()}
	if q == t.asked || q.seat == game.NoSeat {
		return
	}
	t.asked, t.turned = q, false
	switch d.Kind {
	case colonies.DecideAnswer, colonies.DecideDeal, colonies.DecideRob, colonies.DecideGold, colonies.DecideToken, colonies.DecideDiscard, colonies.DecideSave:
		t.page = pageTrade
	case colonies.DecideBegin, colonies.DecideMain:
		t.page = pageBuild
	}
}

// flying returns what moves over the table in the event that is shown.
func (f *frame) flying() []flight {
	if !f.Moving || f.Back {
		return nil
	}
	return f.views.chart.flights(f)
}

// happens returns where the current event is seen.
func (f *frame) happens() []ui.Rect {
	if on := f.views.chart.happens(f); len(on) > 0 {
		return on
	}
	return table.NotEmpty(f.placeOf(f.Event.Seat))
}

// advise returns the suggestion for the person who decides.
func (f *frame) advise() table.Advice { return f.adviceFor([]action{f.Hint.Action()}) }

// adviceFor returns what is to be clicked for a decision.
func (f *frame) adviceFor(decision []action) table.Advice {
	a := decision[0]
	all, left := f.views.chart.targets(f, a)
	if len(all) == 0 {
		all, left = []any{a}, []any{a}
	}
	return table.Advice{What: a.String(), Targets: all, Left: left}
}

// room returns where an explanation may lie.
func (f *frame) room() table.Room {
	l := f.lay
	return table.Room{Near: l.log.Middle(), Avoid: append(
		popover.All(popover.Must, table.NotEmpty(l.bar, l.hand, l.turn, l.actions, l.trade)),
		popover.All(popover.Rather, table.NotEmpty(l.chart))...,
	)}
}
