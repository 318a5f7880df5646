package table

import (
	"strconv"

	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/ui"
)

// rob draws who can be robbed of what.
func (v *deskView) rob(f *frame, r ui.Rect) intent {
	r = v.head(f, r, f.UI.T("desk.rob"))
	var all []choice
	for _, a := range f.Legal {
		c := v.does(f, a, nil)
		switch {
		case a.Kind != colonies.Rob:
			all = append(all, c)
			continue
		case a.What == colonies.LootCard:
			c.picture = f.paint.of(art.ResourceCard(colonies.NoResource))
			c.note = f.UI.T("rob.card", "n", f.State.HandSize(a.Seat))
			c.tip = f.UI.T("rob.card.tip", "name", f.Name(a.Seat), "cards", caption.CardCount(f.UI.T, f.State.HandSize(a.Seat)))
		default:
			c.picture = f.paint.of(art.Token(a.Token))
			c.note = f.UI.T(map[bool]string{true: "rob.ship", false: "rob.settlement"}[a.What == colonies.LootShip], "token", caption.Token(f.UI.T, a.Token))
			c.tip = f.UI.T(map[bool]string{true: "rob.ship.tip", false: "rob.settlement.tip"}[a.What == colonies.LootShip],
				"name", f.Name(a.Seat), "token", caption.TokenIn(f.UI.T, a.Token), "at", caption.At(f.UI.T, f.State, a.Node), "does", caption.TokenDoes(f.UI.T, a.Token))
		}
		c.label, c.badge = f.Name(a.Seat), f.paint.of(art.SeatMark(a.Seat))
		all = append(all, c)
	}
	return v.list(f, r, all, f.UI.T("desk.rob.text"))
}

// tokens draws the tokens of which one is taken.
func (v *deskView) tokens(f *frame, r ui.Rect) intent {
	key := "desk.token"
	if f.decision.Node != colonies.NoNode {
		key = "desk.token.stored"
	}
	at := ""
	if f.decision.Hex != colonies.NoHex {
		at = caption.Hex(f.UI.T, f.State, f.decision.Hex)
	}
	r = v.head(f, r, f.UI.T(key, "hex", at))
	var all []choice
	for _, a := range f.Legal {
		c := v.does(f, a, f.paint.of(art.Token(a.Token)))
		c.label, c.note, c.tip = caption.Token(f.UI.T, a.Token), f.UI.T("token."+a.Token.ID()+".brings"), caption.TokenDoes(f.UI.T, a.Token)
		all = append(all, c)
	}
	return v.list(f, r, all, "")
}

// gold draws the cards of which one is taken for a gold.
func (v *deskView) gold(f *frame, r ui.Rect) intent {
	r = v.head(f, r, f.UI.T("desk.gold"))
	var all []choice
	bank, hand := f.State.Bank(), f.State.Hand(f.Actor)
	for _, a := range f.Legal {
		c := v.does(f, a, f.paint.of(art.Resource(a.Want)))
		c.label, c.note = caption.Resource(f.UI.T, a.Want), f.UI.T("gold.have", "n", int(hand[a.Want]))
		c.tip = f.UI.T("stock.bank", "resource", caption.ResourceIn(f.UI.T, a.Want), "n", int(bank[a.Want]))
		all = append(all, c)
	}
	return v.list(f, r, all, f.UI.T("desk.gold.text"))
}

// save draws where the tokens of a falling settlement can be moved.
func (v *deskView) save(f *frame, r ui.Rect) intent {
	_, left := f.State.Falling()
	r = v.head(f, r, f.UI.T("desk.save", "list", caption.TokenAmounts(f.UI.T, left)))
	var all []choice
	for _, a := range f.Legal {
		if a.Kind == colonies.Save {
			c := v.does(f, a, f.paint.of(art.Token(a.Token)))
			c.label = f.UI.T("save.to", "token", caption.Token(f.UI.T, a.Token), "at", caption.At(f.UI.T, f.State, a.To))
			all = append(all, c)
			continue
		}
		all = append(all, v.does(f, a, nil))
	}
	return v.list(f, r, all, f.UI.T("desk.save.text"))
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
		c := cardCell{id: "give." + k.ID(), text: caption.Resource(u.T, k), target: giveTarget{k}, note: strconv.Itoa(int(bank[k])), why: u.T("bar.bank"), usable: bank[k] > 0}
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
