package table

import (
	"cmp"
	"slices"
	"strconv"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// trades reports whether cards can be traded now; NoResource stands for any.
func (f *frame) trades(give, want colonies.Resource) bool {
	return slices.ContainsFunc(f.Legal, func(a action) bool {
		trade := a.Kind == colonies.BankTrade || a.Kind == colonies.MakeOffer
		return trade && (give == colonies.NoResource || a.Give == give) && (want == colonies.NoResource || a.Want == want)
	})
}

// trading returns the pick in which cards are traded at the chosen ratio.
func (p pick) trading(give, want colonies.Resource) pick {
	q := nothing()
	q.give, q.want, q.n, q.m = give, want, p.n, p.m
	return q
}

// withGive returns the pick in which a card is given, or not any more.
func (p pick) withGive(k colonies.Resource) pick {
	switch k {
	case p.give:
		return p.trading(colonies.NoResource, p.want)
	case p.want:
		return p.trading(k, colonies.NoResource)
	}
	return p.trading(k, p.want)
}

// withWant returns the pick in which a card is wanted, or not any more.
func (p pick) withWant(k colonies.Resource) pick {
	if p.want == k {
		k = colonies.NoResource
	}
	return p.trading(p.give, k)
}

// ratios are how many cards are offered for how many.
var ratios = [...][2]uint8{{1, 1}, {1, 2}, {2, 1}}

// ratioOf returns the index of the one of n cards for m, the first for none.
func ratioOf(n, m uint8) int { return max(slices.Index(ratios[:], [2]uint8{n, m}), 0) }

// offer returns the offer that is picked.
func (p *pick) offer() action {
	r := ratios[ratioOf(p.n, p.m)]
	return colonies.OfferAction(int(r[0]), p.give, int(r[1]), p.want)
}

// market draws trade in three taps: what is given, what is wanted, and with whom.
func (v *deskView) market(f *frame, r ui.Rect) (want intent) {
	u := f.UI
	left, all := f.State.OffersLeft()
	title := u.T("desk.trade")
	if all > 0 {
		title = u.T("desk.trade.offers", "n", left, "of", all)
	}
	r = v.head(f, r, title)
	var redeem []choice
	for _, a := range f.Legal {
		if a.Kind == colonies.Redeem {
			redeem = append(redeem, f.choice(a, f.Of(art.Token(a.Token))))
		}
	}
	gap := u.Px(deskGap)
	rows, low := r, r
	if r.W > r.H*deskBroad && all > 0 {
		rows, low = r.CutLeft(r.W*0.56, u.Px(10))
		rows.H = min(rows.H, 2*u.Px(cardsHigh)+gap)
	} else {
		rows, low = r.CutTop(min(r.H*0.46, 2*u.Px(deskCell)+gap), gap)
	}
	lines := rows.Column(2, gap)
	want = table.Or(want, v.side(f, v.labelled(f, lines[0], u.T("desk.give")), true))
	want = table.Or(want, v.side(f, v.labelled(f, lines[1], u.T("desk.want")), false))
	n := 1 + len(redeem)
	if all > 0 {
		n += 2
	}
	cells := low.Column(n, gap)
	for i := range cells {
		cells[i].H = min(cells[i].H, u.Px(deskRow+6))
		cells[i].Y = low.Y + float64(i)*(cells[i].H+gap)
	}
	if all > 0 {
		want = table.Or(want, v.ratio(f, v.labelled(f, cells[0], u.T("desk.ratio.short"))))
		want = table.Or(want, v.choose(f, cells[1], v.trade(f, "offer", f.pick.offer())))
		cells = cells[2:]
	}
	want = table.Or(want, v.choose(f, cells[0], v.trade(f, "bank", colonies.BankAction(f.pick.give, f.pick.want))))
	for i, c := range redeem {
		want = table.Or(want, v.choose(f, cells[1+i], c))
	}
	return want
}

// side draws the cards of one side of a trade: those that can be given, with what the bank takes for another one, or those that can be had.
func (v *deskView) side(f *frame, r ui.Rect, gives bool) intent {
	u, main := f.UI, f.asks(colonies.DecideMain)
	clicked := v.cards(f, r, func(k colonies.Resource) cardCell {
		if rate := f.State.Rate(f.Home, k); gives {
			return cardCell{
				id: "give." + k.ID(), text: u.T("desk.give.tip", "resource", caption.In(u.T, k), "rate", rate), target: giveTarget{k}, note: u.T("desk.rate", "n", rate),
				why: v.whyNot(f, k, (k+1)%colonies.Resources), usable: main && f.trades(k, colonies.NoResource), picked: main && f.pick.give == k,
			}
		}
		return cardCell{
			id: "want." + k.ID(), text: u.T("desk.want.tip", "resource", caption.In(u.T, k)), target: wantTarget{k},
			why: v.whyNot(f, f.pick.give, k), usable: main && k != f.pick.give && f.trades(f.pick.give, k), picked: main && f.pick.want == k,
		}
	})
	switch {
	case clicked == colonies.NoResource:
		return nil
	case gives:
		return f.pick.withGive(clicked)
	}
	return f.pick.withWant(clicked)
}

// whyNot returns why a card can't be traded for another one now: what hinders the bank, and whether nothing can be offered to others.
func (v *deskView) whyNot(f *frame, give, want colonies.Resource) string {
	u := f.UI
	switch {
	case f.Actor == game.NoSeat:
		return f.wait()
	case !f.asks(colonies.DecideMain):
		return f.barred(colonies.Simple(colonies.End))
	case give == want:
		return u.T("desk.why.same")
	case give == colonies.NoResource:
		return u.T("desk.why.nothing", "resource", caption.In(u.T, want))
	}
	why := f.barred(colonies.BankAction(give, want))
	if left, all := f.State.OffersLeft(); all > 0 && left == 0 {
		why += " " + u.T("bar.offers")
	}
	return why
}

// ratio draws how many cards are offered for how many.
func (v *deskView) ratio(f *frame, r ui.Rect) (want intent) {
	u := f.UI
	chosen := ratioOf(f.pick.n, f.pick.m)
	var labels []string
	for _, of := range ratios {
		labels = append(labels, u.T("desk.ratio", "n", int(of[0]), "m", int(of[1])))
	}
	if left, _ := f.State.OffersLeft(); !f.asks(colonies.DecideMain) || left == 0 {
		u.PushDisabled(f.UI.T("desk.why.offers"))
		defer u.PopDisabled()
	}
	if u.ChoiceOf("ratio", r, ui.ChoiceOptions{
		Label: u.T("desk.ratio.label"), Labels: labels, Target: func(i int) any { return ratioTarget{i} },
	}, &chosen) {
		p := f.pick
		p.n, p.m = ratios[chosen][0], ratios[chosen][1]
		return p
	}
	return nil
}

// complete reports whether both cards of a trade are chosen.
func (p *pick) complete() bool {
	return p.give != colonies.NoResource && p.want != colonies.NoResource
}

// trade is the choice of a trade of the cards that are picked, of which some may still have to be picked.
func (v *deskView) trade(f *frame, id string, a action) choice {
	u, key, main := f.UI, "desk."+id, f.asks(colonies.DecideMain)
	c := choice{id: id, label: u.T(key), disabled: true, why: f.wait()}
	switch left, _ := f.State.OffersLeft(); {
	case main && f.pick.complete():
	case main && a.Kind == colonies.MakeOffer && left == 0:
		c.why = u.T("bar.offers")
		return c
	case main:
		c.why = u.T("desk.why.choose")
		return c
	default:
		return c
	}
	gives, gets := int(a.N), int(a.M)
	if a.Kind == colonies.BankTrade {
		gives, gets = f.State.Rate(f.Actor, a.Give), 1
	}
	c = f.choice(a, nil)
	c.short, c.label = u.T(key), u.T(key+".what", "give", caption.Amount(u.T, a.Give, gives), "want", caption.Amount(u.T, a.Want, gets))
	c.disabled, c.why = !f.can(a), f.barred(a)
	return c
}

// offerWords returns the offer on the table as a sentence.
func (f *frame) offerWords(key string) string {
	o, _ := f.State.Offer()
	return f.UI.T(key, "name", f.Name(f.State.Turn()), "give", caption.Amount(f.UI.T, o.Give, int(o.N)), "want", caption.Amount(f.UI.T, o.Want, int(o.M)))
}

// noOffers is the intent to refuse this offer and every other one of the turn.
type noOffers struct{ seat game.Seat }

// offered writes the offer beside the face of whoever makes it, and returns what is left below.
func (v *deskView) offered(f *frame, r ui.Rect, text string) ui.Rect {
	face, in := r.CutLeft(min(f.UI.Px(deskFace), r.H*0.24), f.UI.Px(8))
	f.Portrait(face.Fit(1).Moved(0, r.Y-face.Fit(1).Y), f.State.Turn())
	below := max(v.head(f, in, text).Y, r.Y+face.W+f.UI.Px(deskGap))
	r.Y, r.H = below, r.Bottom()-below
	return r
}

// asked draws the offer to whoever has to answer it, with all answers.
func (v *deskView) asked(f *frame, r ui.Rect) (want intent) {
	u := f.UI
	o, _ := f.State.Offer()
	r = v.offered(f, r, f.offerWords("desk.asked"))
	foot, r := r.CutBottom(min(u.Px(deskLow), r.H*0.24), u.Px(deskGap))
	cells := foot.Row(2, u.Px(deskGap))
	give := caption.Amount(u.T, o.Want, int(o.M))
	var others []choice
	for _, a := range f.Legal {
		c := f.choice(a, nil)
		if a.Kind == colonies.AnswerNo {
			c.label = caption.Verb(u.T, a.Kind)
			want = table.Or(want, v.choose(f, cells[0], c))
			continue
		}
		gets, _ := o.Terms(colonies.Answer{Kind: a.Kind, Want: a.Want})
		c.label = caption.Amounts(u.T, gets)
		c.picture = f.Of(art.Resource(gets.First()))
		if a.Kind != colonies.AnswerYes {
			others = append(others, c)
			continue
		}
		at := r.TakeTop(min(u.Px(deskRow), r.H*0.4), u.Px(deskGap))
		c.label, c.note, c.lead = caption.Verb(u.T, a.Kind), u.T("answer.terms", "give", give, "get", c.label), true
		want = table.Or(want, v.choose(f, at, c))
	}
	if len(others) > 0 {
		word, r := r.CutTop(u.LineHeight(theme.Small), u.Px(2))
		u.TextFitted(word, u.Theme().InkSoft, ui.Left|ui.Middle, u.T("desk.instead", "give", give), theme.SmallBold, theme.Small, theme.Small.Narrow())
		want = table.Or(want, v.list(f, r, others, ""))
	}
	return table.Or(want, v.choose(f, cells[1], choice{
		id: "no-offers", label: u.T("desk.no-offers"), short: u.T("desk.no-offers.short"), tip: u.T("desk.no-offers.tip"), does: noOffers{f.Actor}, disabled: !f.can(colonies.Simple(colonies.AnswerNo)),
	}))
}

// answers draws how all have answered the offer, with a button for each deal.
func (v *deskView) answers(f *frame, r ui.Rect) (want intent) {
	u, s := f.UI, f.State
	r = v.offered(f, r, f.offerWords("desk.offered"))
	foot := ui.Rect{}
	if f.asks(colonies.DecideDeal) {
		foot, r = r.CutBottom(min(u.Px(deskLow), r.H*0.3), u.Px(deskGap))
	}
	var all []choice
	for i := range s.Seats() - 1 {
		seat := (s.Turn() + 1 + game.Seat(i)) % game.Seat(s.Seats())
		a := colonies.DealAction(seat)
		c := choice{id: "answer." + strconv.Itoa(int(seat)), label: f.Name(seat), note: cmp.Or(f.answerWords(seat), u.T("answer.waits")), picture: func(r ui.Rect) { f.Portrait(r, seat) }, disabled: true, why: f.wait()}
		if give, get := s.Terms(seat); f.asks(colonies.DecideDeal) && get.Total() > 0 {
			c.id, c.does, c.target, c.why = "do "+a.String(), a, a, f.barred(a)
			c.disabled, c.lead = !f.can(a), f.can(a)
			c.note = u.T("answer.terms", "give", caption.Amounts(u.T, give), "get", caption.Amounts(u.T, get))
			c.tip = u.T("desk.deal.tip", "name", f.Name(seat), "give", caption.Amounts(u.T, give), "want", caption.Amounts(u.T, get), "deal", u.T("desk.deal"))
		}
		all = append(all, c)
	}
	want = v.list(f, r, all, "")
	if !foot.Empty() {
		want = table.Or(want, v.choose(f, foot, f.choice(colonies.Simple(colonies.NoDeal), nil)))
	}
	return want
}
