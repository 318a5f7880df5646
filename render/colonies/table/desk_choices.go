package table

import (
	"strconv"

	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/ui"
)

// question returns the heading of a decision that is made on the desk, and what is said below its answers.
func (v *deskView) question(f *frame) (head, about string) {
	u := f.UI
	switch f.decision.Kind {
	case colonies.DecideRob:
		return u.T("desk.rob"), u.T("desk.rob.text")
	case colonies.DecideGold:
		return u.T("desk.gold"), u.T("desk.gold.text")
	case colonies.DecideSave:
		_, left := f.State.Falling()
		return u.T("desk.save", "list", caption.TokenAmounts(u.T, left)), u.T("desk.save.text")
	}
	key, at := "desk.token", ""
	switch {
	case f.decision.Hex != colonies.NoHex:
		at = caption.Hex(u.T, f.State, f.decision.Hex)
	case f.decision.Node != colonies.NoNode:
		key = "desk.token.stored"
	}
	return u.T(key, "hex", at), ""
}

// choices draws the answers to a question: who can be robbed of what, which token or card is taken, or where the tokens of a falling
// settlement can be moved.
func (v *deskView) choices(f *frame, r ui.Rect) intent {
	head, about := v.question(f)
	var all []choice
	for _, a := range f.Legal {
		all = append(all, v.answer(f, a))
	}
	return v.list(f, v.head(f, r, head), all, about)
}

// answer returns one of them.
func (v *deskView) answer(f *frame, a action) choice {
	u, c := f.UI, f.choice(a, nil)
	switch {
	case a.Kind == colonies.TakeToken:
		c.picture = f.Of(art.Token(a.Token))
		c.label, c.note, c.tip = caption.Name(u.T, a.Token), u.T("token."+a.Token.ID()+".brings"), caption.Does(u.T, a.Token)
	case a.Kind == colonies.TakeCard:
		c.picture = f.Of(art.Resource(a.Want))
		c.label, c.note = caption.Name(u.T, a.Want), u.T("gold.have", "n", int(f.State.Hand(f.Actor)[a.Want]))
		c.tip = u.T("stock.bank", "resource", caption.In(u.T, a.Want), "n", int(f.State.Bank()[a.Want]))
	case a.Kind == colonies.Save:
		c.picture = f.Of(art.Token(a.Token))
		c.label = u.T("save.to", "token", caption.Name(u.T, a.Token), "at", caption.At(u.T, f.State, a.To))
	case a.Kind == colonies.Rob && a.What == colonies.LootCard:
		n := f.State.HandSize(a.Seat)
		c.picture, c.note = f.Of(art.ResourceCard(colonies.NoResource)), u.T("rob.card", "n", n)
		c.tip = u.T("rob.card.tip", "name", f.Name(a.Seat), "cards", caption.CardCount(u.T, n))
	case a.Kind == colonies.Rob:
		key := "rob.settlement"
		if a.What == colonies.LootShip {
			key = "rob.ship"
		}
		c.picture, c.note = f.Of(art.Token(a.Token)), u.T(key, "token", caption.Name(u.T, a.Token))
		c.tip = u.T(key+".tip", "name", f.Name(a.Seat), "token", caption.In(u.T, a.Token), "at", caption.At(u.T, f.State, a.Node),
			"does", caption.Does(u.T, a.Token))
	}
	if a.Kind == colonies.Rob {
		c.label, c.badge = f.Name(a.Seat), f.Of(art.SeatMark(a.Seat))
	}
	return c
}

// naming draws the resources that a development card names.
func (v *deskView) naming(f *frame, r ui.Rect) intent {
	u := f.UI
	key := "desk.monopoly"
	if f.pick.card == colonies.PlayInvent {
		if key = "desk.invention"; f.pick.give != colonies.NoResource {
			key = "desk.invention.second"
		}
	}
	r = v.head(f, r, u.T(key))
	r.H = min(r.H, u.Px(deskCell+20))
	bank := f.State.Bank()
	of := func(k colonies.Resource) action {
		if f.pick.card == colonies.PlayMono {
			return colonies.MonopolyAction(k)
		}
		return colonies.InventionAction(f.pick.give, k)
	}
	first := f.pick.card == colonies.PlayInvent && f.pick.give == colonies.NoResource
	clicked := v.cards(f, r, func(k colonies.Resource) cardCell {
		c := cardCell{id: "give." + k.ID(), text: caption.Name(u.T, k), target: giveTarget{k}, note: strconv.Itoa(int(bank[k])), why: u.T("bar.bank"), usable: bank[k] > 0}
		if f.pick.card == colonies.PlayMono {
			c.note = ""
		}
		if !first {
			a := of(k)
			c.id, c.tip, c.target, c.usable = "do "+a.String(), caption.Act(u.T, f.State, f.Name, a), a, f.can(a)
		}
		return c
	})
	switch {
	case clicked == colonies.NoResource:
		return nil
	case first:
		p := f.pick
		p.give = clicked
		return p
	}
	return of(clicked)
}
