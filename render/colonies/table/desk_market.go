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

// gives reports whether a card can be given in trade now.
func (v *deskView) gives(f *frame, k colonies.Resource) bool {
	for _, a := range f.Legal {
		if (a.Kind == colonies.BankTrade || a.Kind == colonies.MakeOffer) && a.Give == k {
			return true
		}
	}
	return false
}

// wants reports whether a card can be had for the card that is given.
func (v *deskView) wants(f *frame, k colonies.Resource) bool {
	for _, a := range f.Legal {
		if (a.Kind == colonies.BankTrade || a.Kind == colonies.MakeOffer) && a.Want == k && (f.pick.give == colonies.NoResource || a.Give == f.pick.give) {
			return true
		}
	}
	return false
}

// withGive returns the pick in which a card is given, or not any more.
func (p pick) withGive(k colonies.Resource) pick {
	q := nothing()
	q.want, q.n, q.m = p.want, p.n, p.m
	if p.give != k {
		q.give = k
	}
	if q.want == q.give && q.give != colonies.NoResource {
		q.want = colonies.NoResource
	}
	return q
}

// withWant returns the pick in which a card is wanted, or not any more.
func (p pick) withWant(k colonies.Resource) pick {
	q := nothing()
	q.give, q.n, q.m = p.give, p.n, p.m
	if p.want != k {
		q.want = k
	}
	return q
}

// ratios are how many cards are offered for how many.
var ratios = [...][2]uint8{{1, 1}, {1, 2}, {2, 1}}

// ratio returns the index of the chosen one.
func (p *pick) ratio() int {
	for i, r := range ratios {
		if r == [2]uint8{p.n, p.m} {
			return i
		}
	}
	return 0
}

// offer returns the offer that is picked.
func (p *pick) offer() action {
	r := ratios[p.ratio()]
	return colonies.OfferAction(int(r[0]), p.give, int(r[1]), p.want)
}

// market draws trade in three taps: what is given, what is wanted, and with whom.
func (v *deskView) market(f *frame, r ui.Rect) (want intent) {
	u := f.UI
	main := f.asks(colonies.DecideMain)
	left, all := f.State.OffersLeft()
	title := u.T("desk.trade")
	if all > 0 {
		title = u.T("desk.trade.offers", "n", left, "of", all)
	}
	r = v.head(f, r, title)
	var redeem []choice
	for _, a := range f.Legal {
		if a.Kind == colonies.Redeem {
			redeem = append(redeem, v.does(f, a, f.paint.of(art.Token(a.Token))))
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
	want = table.Or(want, v.give(f, v.labelled(f, lines[0], u.T("desk.give")), main))
	want = table.Or(want, v.want(f, v.labelled(f, lines[1], u.T("desk.want")), main))
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
		want = table.Or(want, v.ratio(f, v.labelled(f, cells[0], u.T("desk.ratio.short")), main))
		want = table.Or(want, v.choose(f, cells[1], v.offers(f, main)))
		cells = cells[2:]
	}
	want = table.Or(want, v.choose(f, cells[0], v.bank(f, main)))
	for i, c := range redeem {
		want = table.Or(want, v.choose(f, cells[1+i], c))
	}
	return want
}

// give draws the cards that can be given, with how many there are and what the bank takes for another one.
func (v *deskView) give(f *frame, r ui.Rect, main bool) intent {
	u, s := f.UI, f.State
	clicked := v.cards(f, r, func(k colonies.Resource) cardCell {
		return cardCell{
			id: "give." + k.ID(), text: u.T("desk.give.tip", "resource", caption.ResourceIn(u.T, k), "rate", s.Rate(f.Home, k)), target: giveTarget{k},
			note: u.T("desk.rate", "n", s.Rate(f.Home, k)), why: v.whyNot(f, k), usable: main && v.gives(f, k), picked: main && f.pick.give == k,
		}
	})
	if clicked == colonies.NoResource {
		return nil
	}
	return f.pick.withGive(clicked)
}

// want draws the cards that can be had.
func (v *deskView) want(f *frame, r ui.Rect, main bool) intent {
	u := f.UI
	clicked := v.cards(f, r, func(k colonies.Resource) cardCell {
		return cardCell{
			id: "want." + k.ID(), text: u.T("desk.want.tip", "resource", caption.ResourceIn(u.T, k)), target: wantTarget{k}, why: v.whyNot(f, k),
			usable: main && k != f.pick.give && v.wants(f, k), picked: main && f.pick.want == k,
		}
	})
	if clicked == colonies.NoResource {
		return nil
	}
	return f.pick.withWant(clicked)
}

// whyNot returns why a card can't be traded now.
func (v *deskView) whyNot(f *frame, k colonies.Resource) string {
	switch {
	case f.Actor == game.NoSeat:
		return f.wait()
	case !f.asks(colonies.DecideMain):
		return caption.Bar(f.UI.T, f.State, f.Name, colonies.Simple(colonies.End))
	case f.pick.give == k:
		return f.UI.T("desk.why.same")
	}
	return f.UI.T("desk.why.nothing", "resource", caption.ResourceIn(f.UI.T, k))
}

// ratio draws how many cards are offered for how many.
func (v *deskView) ratio(f *frame, r ui.Rect, main bool) (want intent) {
	u := f.UI
	chosen := f.pick.ratio()
	var labels []string
	for _, of := range ratios {
		labels = append(labels, u.T("desk.ratio", "n", int(of[0]), "m", int(of[1])))
	}
	if left, _ := f.State.OffersLeft(); !main || left == 0 {
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

// offers is the choice to offer what is picked to all.
func (v *deskView) offers(f *frame, main bool) choice {
	u := f.UI
	c := choice{id: "offer", label: u.T("desk.offer"), disabled: true, why: f.wait()}
	if !main {
		return c
	}
	left, _ := f.State.OffersLeft()
	if !f.pick.complete() {
		if c.why = u.T("desk.why.choose"); left == 0 {
			c.why = u.T("bar.offers")
		}
		return c
	}
	a := f.pick.offer()
	c = v.does(f, a, nil)
	r := ratios[f.pick.ratio()]
	c.short = u.T("desk.offer")
	c.label = u.T("desk.offer.what", "give", caption.Amount(u.T, a.Give, int(r[0])), "want", caption.Amount(u.T, a.Want, int(r[1])))
	c.disabled = !f.can(a)
	c.why = caption.Bar(u.T, f.State, f.Name, a)
	return c
}

// bank is the choice to trade what is picked with the bank.
func (v *deskView) bank(f *frame, main bool) choice {
	u := f.UI
	c := choice{id: "bank", label: u.T("desk.bank"), disabled: true, why: f.wait()}
	if !main {
		return c
	}
	if !f.pick.complete() {
		c.why = u.T("desk.why.choose")
		return c
	}
	a := colonies.BankAction(f.pick.give, f.pick.want)
	c = v.does(f, a, nil)
	c.short = u.T("desk.bank")
	c.label = u.T("desk.bank.what", "give", caption.Amount(u.T, a.Give, f.State.Rate(f.Actor, a.Give)), "want", caption.Amount(u.T, a.Want, 1))
	c.disabled = !f.can(a)
	c.why = caption.Bar(u.T, f.State, f.Name, a)
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
		c, gets := v.does(f, a, nil), colonies.Hand{}
		switch a.Kind {
		case colonies.AnswerNo:
			c.label = caption.Verb(u.T, a.Kind)
			want = table.Or(want, v.choose(f, cells[0], c))
			continue
		case colonies.AnswerYes:
			gets[o.Give] = o.N
		case colonies.AnswerMore:
			gets[o.Give] = 2
		case colonies.AnswerCard:
			gets[a.Want] = 1
		}
		c.label = caption.Amounts(u.T, gets)
		c.picture = f.paint.of(art.Resource(colonies.Resource(slices.IndexFunc(gets[:], func(n uint8) bool { return n > 0 }))))
		if a.Kind != colonies.AnswerYes {
			others = append(others, c)
			continue
		}
		var at ui.Rect
		at, r = r.CutTop(min(u.Px(deskRow), r.H*0.4), u.Px(deskGap))
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
		if give, get := caption.Terms(s, seat); f.asks(colonies.DecideDeal) && get.Total() > 0 {
			c.id, c.does, c.target, c.why = "do "+a.String(), a, a, caption.Bar(u.T, s, f.Name, a)
			c.disabled, c.lead = !f.can(a), f.can(a)
			c.note = u.T("answer.terms", "give", caption.Amounts(u.T, give), "get", caption.Amounts(u.T, get))
			c.tip = u.T("desk.deal.tip", "name", f.Name(seat), "give", caption.Amounts(u.T, give), "want", caption.Amounts(u.T, get), "deal", u.T("desk.deal"))
		}
		all = append(all, c)
	}
	want = v.list(f, r, all, "")
	if !foot.Empty() {
		want = table.Or(want, v.choose(f, foot, v.does(f, colonies.Simple(colonies.NoDeal), nil)))
	}
	return want
}
