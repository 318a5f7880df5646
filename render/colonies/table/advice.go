package table

import (
	"islas/game/colonies"
	"islas/game/colonies/advice"
	"islas/render/colonies/caption"
	"islas/render/popover"
	"islas/render/table"
	"islas/render/ui"
)

// advise returns the suggestion for the person who decides.
func (f *frame) advise() table.Advice {
	a := f.adviceFor([]action{f.Hint.Action})
	a.What = caption.Act(f.UI.T, f.State, f.Name, f.Hint.Action)
	a.Why = caption.Reason(f.UI.T, f.Name, advice.Of(f.Hint.View, f.Hint.Action))
	a.Avoid = append(a.Avoid, popover.All(popover.Never, table.NotEmpty(f.lay.bar, f.lay.turn, f.lay.hand))...)
	return a
}

// places returns where the popover of a suggestion may lie, the least needed first. The log is one of them where it lies open beside the rest;
// where it is a page that was opened, it is read.
func (f *frame) places() []ui.Rect {
	l := f.lay
	if l.page.Empty() {
		return table.NotEmpty(l.log, l.trade, l.players, l.chart)
	}
	return table.NotEmpty(l.trade, l.players, l.stock, l.chart)
}

// adviceFor returns what is to be clicked for a decision: all of it, and what is left.
func (f *frame) adviceFor(decision []action) table.Advice {
	a := decision[0]
	if len(decision) > 1 || a.Kind == colonies.Discard {
		return f.discardAdvice(decision)
	}
	if steps := f.views.chart.steps(f, a); len(steps) > 0 {
		if purchaseID(a.Kind) != "" && f.decision.Kind == colonies.DecideMain {
			steps = append([]step{{toolTarget{a.Kind}, f.pick.tool == a.Kind}}, steps...)
		}
		return inSteps(steps...)
	}
	p, card := &f.pick, step{cardTarget{a.Kind}, f.pick.card == a.Kind}
	switch a.Kind {
	case colonies.BankTrade:
		return inSteps(step{giveTarget{a.Give}, p.give == a.Give}, step{wantTarget{a.Want}, p.want == a.Want}, step{a, false})
	case colonies.MakeOffer:
		ratio := step{ratioTarget{ratioOf(a.N, a.M)}, ratioOf(p.n, p.m) == ratioOf(a.N, a.M)}
		return inSteps(step{giveTarget{a.Give}, p.give == a.Give}, step{wantTarget{a.Want}, p.want == a.Want}, ratio, step{a, false})
	case colonies.PlayInvent:
		return inSteps(card, step{giveTarget{a.Give}, card.done && p.give == a.Give}, step{a, false})
	case colonies.PlayMono:
		return inSteps(card, step{a, false})
	case colonies.PlayKnight, colonies.PlayRoads:
		return inSteps(step{cardTarget{a.Kind}, false})
	}
	return inSteps(step{a, false})
}

// step is a widget to be clicked on the way to an action, and whether it has been.
type step struct {
	target any
	done   bool
}

// inSteps returns what is to be clicked one after the other, and what of it is left.
func inSteps(steps ...step) (a table.Advice) {
	for _, s := range steps {
		if a.Targets = append(a.Targets, s.target); !s.done {
			a.Left = append(a.Left, s.target)
		}
	}
	return a
}

// discardAdvice returns the cards to be chosen for the discards of a decision, and the button that confirms them. A single one of several
// is to be chosen first.
func (f *frame) discardAdvice(decision []action) table.Advice {
	var all, left []any
	var need colonies.Hand
	for _, a := range decision {
		need[a.Give]++
		all = append(all, loseTarget{a.Give})
		if need[a.Give] > f.pick.loses[a.Give] {
			left = append(left, loseTarget{a.Give})
		}
	}
	if len(decision) == f.decision.N {
		all, left = append(all, confirmed{}), append(left, confirmed{})
	}
	return table.Advice{Targets: all, Left: left}
}
