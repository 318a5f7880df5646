package table

import (
	"strconv"

	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// loses returns the pick in which one more card of a kind is discarded, nil if that is not possible.
func (v *deskView) loses(f *frame, k colonies.Resource) intent {
	if !v.losable(f, k) {
		return nil
	}
	p := f.pick
	p.loses[k]++
	return p
}

// losable reports whether one more card of a kind can be discarded: cards go in the order of their kinds.
func (v *deskView) losable(f *frame, k colonies.Resource) bool {
	if !f.asks(colonies.DecideDiscard) || f.pick.loses.Total() >= f.decision.N || f.State.Hand(f.Actor)[k] <= f.pick.loses[k] {
		return false
	}
	return len(f.Legal) > 0 && k >= f.Legal[0].Give
}

// forced returns the cards that whoever has to discard now has discarded before, without a choice.
func (f *frame) forced() (gone colonies.Hand) {
	for i := f.Log.Len() - 1; i >= 0; i-- {
		e := &f.Log.Step(i).Event
		if e.Kind != colonies.EvAct || e.Action.Kind != colonies.Discard || e.Seat != f.decision.Seat {
			break
		}
		gone[e.Action.Give]++
	}
	return gone
}

// decided is the intent to carry out a decision that is made in several steps.
type decided []action

// discard draws what is kept and what is discarded on a seven: chosen together, then confirmed.
func (v *deskView) discard(f *frame, r ui.Rect) (want intent) {
	u := f.UI
	hand, chosen, gone := f.State.Hand(f.Actor), f.pick.loses.Total(), f.forced()
	r = v.head(f, r, u.T("desk.discard", "n", f.decision.N+gone.Total(), "chosen", chosen+gone.Total()))
	foot, rows := r.CutBottom(min(u.Px(deskRow+6), r.H*0.34), u.Px(deskGap))
	rows.H = min(rows.H, u.Px(2*(deskCell+16)))
	lines := rows.Column(2, u.Px(deskGap))
	keep := v.cards(f, v.labelled(f, lines[0], u.T("desk.keeps")), func(k colonies.Resource) cardCell {
		left := int(hand[k] - f.pick.loses[k])
		c := cardCell{
			id: "keep." + k.ID(), text: u.T("hand.lose", "cards", caption.Amount(u.T, k, left)), target: loseTarget{k}, note: strconv.Itoa(left),
			why: u.T("bar.order"), usable: v.losable(f, k),
		}
		if chosen >= f.decision.N {
			c.why = u.T("desk.why.enough")
		}
		return c
	})
	lose := v.cards(f, v.labelled(f, lines[1], u.T("desk.loses")), func(k colonies.Resource) cardCell {
		return cardCell{
			id: "lose." + k.ID(), text: u.T("desk.keep.tip", "cards", caption.Amount(u.T, k, int(f.pick.loses[k]))), note: strconv.Itoa(int(gone[k] + f.pick.loses[k])),
			why: u.T("desk.why.none-chosen"), usable: f.pick.loses[k] > 0, picked: gone[k]+f.pick.loses[k] > 0,
		}
	})
	switch {
	case keep != colonies.NoResource:
		want = v.loses(f, keep)
	case lose != colonies.NoResource:
		p := f.pick
		p.loses[lose]--
		want = p
	}
	full, does := chosen == f.decision.N, u.T("desk.discard.more", "n", f.decision.N-chosen)
	if full {
		does = u.T("desk.discard.do", "list", caption.Amounts(u.T, gone.Plus(f.pick.loses)))
	}
	if u.Button("confirm", foot, does, ui.ButtonOptions{
		Primary: true, Disabled: !full, Why: u.T("desk.why.discard", "n", f.decision.N-chosen), Target: confirmed{}, Style: theme.SmallBold,
	}) {
		want = f.pick.discards()
	}
	return want
}

// discards returns the picked cards as a decision.
func (p *pick) discards() (all decided) {
	for k, n := range p.loses {
		for range n {
			all = append(all, colonies.DiscardAction(colonies.Resource(k)))
		}
	}
	return all
}
