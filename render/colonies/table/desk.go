package table

import (
	"strconv"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// deskView draws the desk: trade with the bank and with others, or a question with its answers.
type deskView struct{}

// Sizes in design units.
const (
	deskRow    = 50 // of a choice in a list
	deskLow    = 42 // of one with a note, where there is less room
	deskGap    = 6
	deskBroad  = 1.45 // width by height from which there are two columns
	deskCell   = 62   // greatest height of a row of cards
	listColumn = 460  // width from which a list has two columns
	shortLabel = 14   // letters of a label of which two have room beside each other
)

// choice is an answer in a list.
type choice struct {
	id, label, tip string
	note           string // a second line, in small letters
	short          string // the label where it has no room; empty for none
	picture, badge func(r ui.Rect)
	does           intent
	target         any
	lead, disabled bool
	why            string
}

// draw draws the desk.
func (v *deskView) draw(f *frame) intent {
	if f.lay.trade.Empty() {
		return nil
	}
	in := f.UI.Sheet(f.lay.trade)
	_, offered := f.State.Offer()
	switch {
	case f.asks(colonies.DecideDiscard):
		return v.discard(f, in)
	case f.asks(colonies.DecideRob):
		return v.rob(f, in)
	case f.asks(colonies.DecideToken):
		return v.tokens(f, in)
	case f.asks(colonies.DecideGold):
		return v.gold(f, in)
	case f.asks(colonies.DecideSave):
		return v.save(f, in)
	case f.asks(colonies.DecideAnswer):
		return v.asked(f, in)
	case offered && !f.State.Over():
		return v.answers(f, in)
	case f.pick.card != colonies.Roll && (f.asks(colonies.DecideMain) || f.asks(colonies.DecideBegin)):
		return v.naming(f, in)
	}
	return v.market(f, in)
}

// head writes the heading of the desk and returns what is left below it.
func (v *deskView) head(f *frame, r ui.Rect, text string) ui.Rect {
	u, th := f.UI, f.UI.Theme()
	style := theme.BodyBold
	high := u.MeasureWrapped(style, text, r.W)
	if high > r.H*0.3 {
		style = theme.SmallBold
		high = u.MeasureWrapped(style, text, r.W)
	}
	at, rest := r.CutTop(high, u.Px(deskGap))
	u.Headed(2, func() { u.TextWrapped(at, style, th.Ink, ui.Left|ui.Top, text) })
	return rest
}

// list draws choices below each other, or in two columns, and scrolls them if they have no room.
func (v *deskView) list(f *frame, r ui.Rect, all []choice) (want intent) {
	u := f.UI
	columns := 1
	if r.W >= u.Px(listColumn) || short(all) {
		columns = 2
	}
	rows := (len(all) + columns - 1) / columns
	gap := u.Px(deskGap)
	high := u.Px(deskRow)*float64(rows) + gap*float64(rows-1)
	if all[0].note != "" && high > r.H {
		high = max(r.H, u.Px(deskLow)*float64(rows)+gap*float64(rows-1))
	}
	draw := func(r ui.Rect) {
		for i, at := range r.Grid(columns, rows, gap) {
			if i < len(all) {
				want = tableOr(want, v.choose(f, at, all[i]))
			}
		}
	}
	if high <= r.H {
		r.H = high
		draw(r)
		return want
	}
	u.Scroll("desk.list", r, high, func(at ui.Rect) {
		at.W = min(at.W, r.W-u.Px(20))
		draw(at)
	})
	return want
}

// short reports whether all labels are so short that two of them have room beside each other.
func short(all []choice) bool {
	for i := range all {
		if len([]rune(all[i].label)) > shortLabel || all[i].note != "" {
			return false
		}
	}
	return true
}

// choose draws one choice.
func (v *deskView) choose(f *frame, r ui.Rect, c choice) intent {
	if c.note != "" {
		return v.noted(f, r, c)
	}
	u := f.UI
	var icon ui.IconFunc
	if c.picture != nil {
		icon = func(_ *ui.UI, at ui.Rect, _ theme.Color) { c.picture(at) }
	}
	label := c.label
	if c.short != "" && u.MeasureText(theme.Small, label) > r.W-u.Px(16) {
		label = c.short
	}
	if u.Button(c.id, r, label, ui.ButtonOptions{
		Icon: icon, Name: c.label, Tooltip: c.tip, Primary: c.lead, Disabled: c.disabled, Why: c.why, Target: c.target, Style: u.Fitting(label, r.W-u.Px(40), theme.BodyBold, theme.SmallBold, theme.Small),
	}) {
		return c.does
	}
	return nil
}

// noted draws a choice with a note: a picture, the label above the note, and a badge at the right.
func (v *deskView) noted(f *frame, r ui.Rect, c choice) (want intent) {
	u, th := f.UI, f.UI.Theme()
	if u.Button(c.id, r, "", ui.ButtonOptions{Name: c.label + ": " + c.note, Tooltip: c.tip, Target: c.target}) {
		want = c.does
	}
	in := r.InsetXY(u.Px(8), u.Px(3))
	picture, in := in.CutLeft(min(in.H, u.Px(32)), u.Px(7))
	c.picture(picture.Fit(1))
	if c.badge != nil {
		var badge ui.Rect
		badge, in = in.CutRight(min(in.H, u.Px(26)), u.Px(5))
		c.badge(badge.Fit(1))
	}
	in = in.Center(in.W, min(in.H, u.LineHeight(theme.BodyBold)+u.LineHeight(theme.Small)))
	label, note := in.CutTop(in.H * 0.54)
	u.NameFitted(label, th.Ink, ui.Left|ui.Middle, c.label, theme.BodyBold, theme.SmallBold, theme.Small)
	u.TextFitted(note, th.InkSoft, ui.Left|ui.Middle, c.note, theme.Small)
	return want
}

// does returns the choice of an action.
func (v *deskView) does(f *frame, a action, picture func(r ui.Rect)) choice {
	text := caption.Act(f.UI.T, f.State, f.Name, a)
	return choice{id: "do " + a.String(), label: text, tip: text, picture: picture, does: a, target: a}
}

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
			c.picture = f.paint.cardBack
			c.note = f.UI.T("rob.card")
			c.tip = f.UI.T("rob.card.tip", "name", f.Name(a.Seat), "cards", caption.CardCount(f.UI.T, f.State.HandSize(a.Seat)))
		default:
			c.picture = func(r ui.Rect) { f.paint.token(r, a.Token) }
			c.note = f.UI.T(map[bool]string{true: "rob.ship", false: "rob.settlement"}[a.What == colonies.LootShip], "token", caption.Token(f.UI.T, a.Token))
			c.tip = f.UI.T(map[bool]string{true: "rob.ship.tip", false: "rob.settlement.tip"}[a.What == colonies.LootShip],
				"name", f.Name(a.Seat), "token", caption.TokenIn(f.UI.T, a.Token), "at", caption.At(f.UI.T, f.State, a.Node), "does", caption.TokenDoes(f.UI.T, a.Token))
		}
		c.label, c.badge = f.Name(a.Seat), func(r ui.Rect) { f.paint.mark(r, a.Seat) }
		all = append(all, c)
	}
	return v.list(f, r, all)
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
		c := v.does(f, a, func(r ui.Rect) { f.paint.token(r, a.Token) })
		c.label, c.note, c.tip = caption.Token(f.UI.T, a.Token), f.UI.T("token."+a.Token.ID()+".brings"), caption.TokenDoes(f.UI.T, a.Token)
		all = append(all, c)
	}
	return v.list(f, r, all)
}

// gold draws the cards of which one is taken for a gold.
func (v *deskView) gold(f *frame, r ui.Rect) intent {
	r = v.head(f, r, f.UI.T("desk.gold"))
	var all []choice
	bank := f.State.Bank()
	for _, a := range f.Legal {
		c := v.does(f, a, func(r ui.Rect) { f.paint.resource(r, a.Want) })
		c.label = caption.Resource(f.UI.T, a.Want)
		c.tip = f.UI.T("stock.bank", "resource", caption.ResourceIn(f.UI.T, a.Want), "n", int(bank[a.Want]))
		all = append(all, c)
	}
	return v.list(f, r, all)
}

// save draws where the tokens of a falling settlement can be moved.
func (v *deskView) save(f *frame, r ui.Rect) intent {
	_, left := f.State.Falling()
	r = v.head(f, r, f.UI.T("desk.save", "list", caption.TokenAmounts(f.UI.T, left)))
	var all []choice
	for _, a := range f.Legal {
		if a.Kind == colonies.Save {
			c := v.does(f, a, func(r ui.Rect) { f.paint.token(r, a.Token) })
			c.label = f.UI.T("save.to", "token", caption.Token(f.UI.T, a.Token), "at", caption.At(f.UI.T, f.State, a.To))
			all = append(all, c)
			continue
		}
		all = append(all, v.does(f, a, nil))
	}
	return v.list(f, r, all)
}

// cards draws a row of resource cards of which some can be clicked, and returns the one that was; NoResource for none.
func (v *deskView) cards(f *frame, r ui.Rect, name func(k colonies.Resource) (id, text, tip string, target any), note func(k colonies.Resource) string, usable func(k colonies.Resource) bool, why func(k colonies.Resource) string, picked func(k colonies.Resource) bool) (clicked colonies.Resource) {
	u, th := f.UI, f.UI.Theme()
	clicked = colonies.NoResource
	for i, at := range r.Row(colonies.Resources, u.Px(4)) {
		k := colonies.Resource(i)
		id, text, tip, target := name(k)
		can := usable(k)
		if u.Button(id, at, "", ui.ButtonOptions{Name: text, Tooltip: tip, Disabled: !can, Why: why(k), Target: target, Selected: picked(k)}) {
			clicked = k
		}
		in := at.Inset(u.Px(4))
		below := note(k)
		sign := in
		if below != "" && in.H >= u.Px(30) {
			var foot ui.Rect
			foot, sign = in.CutBottom(min(u.LineHeight(theme.Small), in.H*0.45))
			u.TextFitted(foot, th.Ink, ui.Centered, below, theme.SmallBold, theme.Small)
		}
		f.paint.faint(map[bool]float64{true: 1, false: 0.45}[can || picked(k)], func() { f.paint.resource(sign.Fit(1), k) })
		if picked(k) {
			f.paint.picked(at.Inset(u.Px(1)), u.Px(theme.Radius))
		}
	}
	return clicked
}

// labelled cuts a word off the left of a row, and draws it.
func (v *deskView) labelled(f *frame, r ui.Rect, text string) ui.Rect {
	u := f.UI
	at, rest := r.CutLeft(min(r.W*0.22, u.Px(74)), u.Px(4))
	u.TextFitted(at, u.Theme().InkSoft, ui.Left|ui.Middle, text, theme.SmallBold, theme.Small)
	return rest
}

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
			redeem = append(redeem, v.does(f, a, func(r ui.Rect) { f.paint.token(r, a.Token) }))
		}
	}
	gap := u.Px(deskGap)
	rows, low := r, r
	if r.W > r.H*deskBroad && all > 0 {
		rows, low = r.CutLeft(r.W*0.56, u.Px(10))
	} else {
		rows, low = r.CutTop(min(r.H*0.46, 2*u.Px(deskCell)+gap), gap)
	}
	lines := rows.Column(2, gap)
	want = tableOr(want, v.give(f, v.labelled(f, lines[0], u.T("desk.give")), main))
	want = tableOr(want, v.want(f, v.labelled(f, lines[1], u.T("desk.want")), main))
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
		want = tableOr(want, v.ratio(f, cells[0], main))
		want = tableOr(want, v.choose(f, cells[1], v.offers(f, main)))
		cells = cells[2:]
	}
	want = tableOr(want, v.choose(f, cells[0], v.bank(f, main)))
	for i, c := range redeem {
		want = tableOr(want, v.choose(f, cells[1+i], c))
	}
	return want
}

// give draws the cards that can be given, with how many there are and what the bank takes for another one.
func (v *deskView) give(f *frame, r ui.Rect, main bool) intent {
	u, s := f.UI, f.State
	clicked := v.cards(f, r, func(k colonies.Resource) (id, text, tip string, target any) {
		tip = u.T("desk.give.tip", "resource", caption.ResourceIn(u.T, k), "rate", s.Rate(f.Home, k))
		return "give." + k.ID(), tip, tip, giveTarget{k}
	}, func(k colonies.Resource) string { return u.T("desk.rate", "n", s.Rate(f.Home, k)) },
		func(k colonies.Resource) bool { return main && v.gives(f, k) },
		func(k colonies.Resource) string { return v.whyNot(f, k) },
		func(k colonies.Resource) bool { return main && f.pick.give == k })
	if clicked == colonies.NoResource {
		return nil
	}
	return f.pick.withGive(clicked)
}

// want draws the cards that can be had.
func (v *deskView) want(f *frame, r ui.Rect, main bool) intent {
	u := f.UI
	clicked := v.cards(f, r, func(k colonies.Resource) (id, text, tip string, target any) {
		tip = u.T("desk.want.tip", "resource", caption.ResourceIn(u.T, k))
		return "want." + k.ID(), tip, tip, wantTarget{k}
	}, func(colonies.Resource) string { return "" },
		func(k colonies.Resource) bool { return main && k != f.pick.give && v.wants(f, k) },
		func(k colonies.Resource) string { return v.whyNot(f, k) },
		func(k colonies.Resource) bool { return main && f.pick.want == k })
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
	if u.ChoiceOf("ratio", r, ui.ChoiceOptions{Label: u.T("desk.ratio.label"), Labels: labels}, &chosen) {
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

// asked draws the offer to whoever has to answer it, with all answers.
func (v *deskView) asked(f *frame, r ui.Rect) intent {
	u := f.UI
	o, _ := f.State.Offer()
	r = v.head(f, r, f.offerWords("desk.asked"))
	foot, r := r.CutBottom(min(u.Px(deskRow), r.H*0.24), u.Px(deskGap))
	var all []choice
	for _, a := range f.Legal {
		c := v.does(f, a, nil)
		switch a.Kind {
		case colonies.AnswerYes:
			c.label, c.lead, c.picture = caption.Verb(u.T, a.Kind), true, func(r ui.Rect) { f.paint.resource(r, o.Give) }
		case colonies.AnswerMore:
			c.label, c.picture = u.T("answer.wants", "what", caption.Amount(u.T, o.Give, 2)), func(r ui.Rect) { f.paint.resource(r, o.Give) }
		case colonies.AnswerCard:
			c.label, c.picture = u.T("answer.wants", "what", caption.Amount(u.T, a.Want, 1)), func(r ui.Rect) { f.paint.resource(r, a.Want) }
		case colonies.AnswerNo:
			c.label = caption.Verb(u.T, a.Kind)
		}
		if all = append(all, c); a.Kind == colonies.AnswerYes { // before the refusal, which is always possible
			all[0], all[len(all)-1] = c, all[0]
		}
	}
	want := v.list(f, r, all)
	return tableOr(want, v.choose(f, foot, choice{
		id: "no-offers", label: u.T("desk.no-offers"), tip: u.T("desk.no-offers.tip"), does: noOffers{f.Actor}, disabled: !f.can(colonies.Simple(colonies.AnswerNo)),
	}))
}

// answers draws how all have answered the offer, in one row, with a button for each deal.
func (v *deskView) answers(f *frame, r ui.Rect) (want intent) {
	u, th, s := f.UI, f.UI.Theme(), f.State
	r = v.head(f, r, f.offerWords("desk.offered"))
	var others []game.Seat
	for i := range s.Seats() - 1 {
		others = append(others, (s.Turn()+1+game.Seat(i))%game.Seat(s.Seats()))
	}
	foot, row := r.CutBottom(min(u.Px(deskRow), r.H*0.3), u.Px(deskGap))
	row.H = min(row.H, u.Px(230))
	for i, at := range row.Row(len(others), u.Px(deskGap)) {
		seat := others[i]
		u.Paper(at, u.Px(6), th.Paper)
		in := at.Inset(u.Px(5))
		a := colonies.DealAction(seat)
		deal, in := in.CutBottom(min(u.Px(deskRow-4), in.H*0.38), u.Px(3))
		face, in := in.CutTop(min(u.Px(52), in.H*0.5))
		f.Portrait(face.Fit(1), seat)
		name, in := in.CutTop(u.LineHeight(theme.Small))
		u.NameFitted(name, th.InkSoft, ui.Centered, f.Name(seat), theme.SmallBold, theme.Small)
		text, ink := f.answerWords(seat), th.Ink
		switch s.Answered(seat).Kind {
		case colonies.AnswerNo:
			ink = th.InkSoft
		case colonies.AnswerYes:
			ink = th.Good
		}
		if text == "" {
			text = u.T("answer.waits")
		}
		u.TextWrapped(in, theme.SmallBold, ink, ui.Center|ui.Top, text)
		give, get := caption.Terms(s, seat)
		if f.asks(colonies.DecideDeal) && get.Total() > 0 {
			tip := u.T("desk.deal.tip", "name", f.Name(seat), "give", caption.Amounts(u.T, give), "want", caption.Amounts(u.T, get), "deal", u.T("desk.deal"))
			label, icon := u.T("desk.deal"), ui.IconFunc(nil)
			if u.MeasureText(theme.SmallBold, label)+u.Px(2*theme.Gap) > deal.W {
				label, icon = "", f.Sign(paint.IconTick)
			}
			if u.Button("do "+a.String(), deal, label, ui.ButtonOptions{
				Icon: icon, Name: tip, Primary: f.can(a), Disabled: !f.can(a), Tooltip: tip, Why: caption.Bar(u.T, s, f.Name, a), Target: a, Style: theme.SmallBold,
			}) {
				want = a
			}
		}
	}
	if a := colonies.Simple(colonies.NoDeal); f.asks(colonies.DecideDeal) {
		want = tableOr(want, v.choose(f, foot, v.does(f, a, nil)))
	}
	return want
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
	clicked := v.cards(f, r, func(k colonies.Resource) (id, text, tip string, target any) {
		text = caption.Resource(u.T, k)
		if first {
			return "give." + k.ID(), text, text, giveTarget{k}
		}
		a := of(k)
		return "do " + a.String(), text, caption.Act(u.T, f.State, f.Name, a), a
	}, func(k colonies.Resource) string {
		if f.pick.card == colonies.PlayMono {
			return ""
		}
		return strconv.Itoa(int(bank[k]))
	}, func(k colonies.Resource) bool {
		if first {
			return bank[k] > 0
		}
		return f.can(of(k))
	}, func(k colonies.Resource) string { return u.T("bar.bank") }, func(k colonies.Resource) bool { return false })
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

// decided is the intent to carry out a decision that is made in several steps.
type decided []action

// discard draws what is kept and what is discarded on a seven: chosen together, then confirmed.
func (v *deskView) discard(f *frame, r ui.Rect) (want intent) {
	u := f.UI
	hand, chosen := f.State.Hand(f.Actor), f.pick.loses.Total()
	r = v.head(f, r, u.T("desk.discard", "n", f.decision.N, "chosen", chosen))
	foot, rows := r.CutBottom(min(u.Px(deskRow+6), r.H*0.34), u.Px(deskGap))
	rows.H = min(rows.H, u.Px(2*(deskCell+16)))
	lines := rows.Column(2, u.Px(deskGap))
	keep := v.cards(f, v.labelled(f, lines[0], u.T("desk.keeps")), func(k colonies.Resource) (id, text, tip string, target any) {
		tip = u.T("hand.lose", "cards", caption.Amount(u.T, k, int(hand[k]-f.pick.loses[k])))
		return "keep." + k.ID(), tip, tip, loseTarget{k}
	}, func(k colonies.Resource) string { return strconv.Itoa(int(hand[k] - f.pick.loses[k])) },
		func(k colonies.Resource) bool { return v.losable(f, k) },
		func(k colonies.Resource) string {
			if chosen >= f.decision.N {
				return u.T("desk.why.enough")
			}
			return u.T("bar.order")
		}, func(colonies.Resource) bool { return false })
	lose := v.cards(f, v.labelled(f, lines[1], u.T("desk.loses")), func(k colonies.Resource) (id, text, tip string, target any) {
		tip = u.T("desk.keep.tip", "cards", caption.Amount(u.T, k, int(f.pick.loses[k])))
		return "lose." + k.ID(), tip, tip, nil
	}, func(k colonies.Resource) string { return strconv.Itoa(int(f.pick.loses[k])) },
		func(k colonies.Resource) bool { return f.pick.loses[k] > 0 },
		func(k colonies.Resource) string { return u.T("desk.why.none-chosen") },
		func(k colonies.Resource) bool { return f.pick.loses[k] > 0 })
	switch {
	case keep != colonies.NoResource:
		want = v.loses(f, keep)
	case lose != colonies.NoResource:
		p := f.pick
		p.loses[lose]--
		want = p
	}
	full := chosen == f.decision.N
	if u.Button("confirm", foot, u.T("desk.discard.do", "list", caption.Amounts(u.T, f.pick.loses)), ui.ButtonOptions{
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
