package table

import (
	"strconv"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// actionsView draws what can be bought, and the buttons that lead on.
type actionsView struct{}

// purchase is something that can be bought. A development card is bought at once, all else is then placed on the chart.
type purchase struct {
	id      string
	kind    colonies.ActionKind
	picture func(seat game.Seat) art.Picture
}

// purchases are all that can be bought, in the order of the rules (section 7).
var purchases = [...]purchase{
	{"road", colonies.BuildRoad, func(seat game.Seat) art.Picture { return art.Road(seat, 1) }}, {"ship", colonies.BuildShip, art.Ship},
	{"settlement", colonies.Settle, art.Settlement}, {"city", colonies.BuildCity, art.City},
	{"card", colonies.Buy, func(game.Seat) art.Picture { return art.Card(colonies.NoCard) }}, {"fleet", colonies.MoveFleet, art.Fleet},
}

// purchaseID returns the id of what a kind of actions buys, "" for nothing.
func purchaseID(k colonies.ActionKind) string {
	for _, p := range purchases {
		if p.kind == k {
			return p.id
		}
	}
	return ""
}

// Sizes in design units.
const (
	buyWide  = 150 // width of a purchase from which there are three beside each other
	buyLow   = 64  // greatest height
	buySign  = 30  // side of a sign in a price
	buyMost  = 2.2 // times as high they are where there is room
	buyIcon  = 40
	buyPart  = 0.24 // of the width: the greatest width of its picture
	mainHigh = 66
	bothHigh = 112 // height from which the buttons that control the presentation have room below
)

// draw draws what can be bought.
func (v *actionsView) draw(f *frame) (want intent) {
	u, r := f.UI, f.lay.actions
	gap, columns := u.Px(6), 2
	if r.W > u.Px(3*buyWide) {
		columns = 3
	}
	rows := (len(purchases) + columns - 1) / columns
	if high := u.Px(buyLow)*float64(rows) + gap*float64(rows-1); f.lay.shape == compact || f.lay.shape == upright {
		r.H = min(r.H, high*buyMost)
	}
	for i, at := range r.Grid(columns, rows, gap) {
		want = table.Or(want, v.buy(f, at, purchases[i]))
	}
	return want
}

// moves reports whether a purchase moves the war fleet of the home seat, which is out.
func (f *frame) moves(p purchase) bool {
	return p.kind == colonies.MoveFleet && f.Known().Fleet(f.Home) != colonies.NoHex
}

// called returns the key of what a purchase is called.
func (f *frame) called(p purchase) string {
	if f.moves(p) {
		return "buy.fleet.move"
	}
	return "buy." + p.id
}

// price returns what a purchase costs the home seat now.
func (f *frame) price(p purchase) colonies.Hand { return f.Known().Price(f.Home, p.kind) }

// left returns how many pieces of a purchase the home seat has in stock, -1 for a development card.
func (f *frame) left(p purchase) int {
	settlements, cities, roads, ships, fleets, _ := f.Known().Stock(f.Home)
	return [...]int{colonies.BuildRoad: roads, colonies.BuildShip: ships, colonies.Settle: settlements, colonies.BuildCity: cities, colonies.Buy: -1, colonies.MoveFleet: fleets}[p.kind]
}

// buy draws a purchase with its price. A click takes up the tool for it, which lights the places on the chart, or buys the card.
func (v *actionsView) buy(f *frame, r ui.Rect, p purchase) (want intent) {
	u, th := f.UI, f.UI.Theme()
	possible := f.canAny(p.kind) && !f.asks(colonies.DecideSettle) && !f.asks(colonies.DecideWay)
	tip := f.said("buy."+p.id, func() string { return v.tip(f, p) })
	var target any = toolTarget{p.kind}
	if p.kind == colonies.Buy {
		target = colonies.Simple(colonies.Buy)
	}
	selected := f.pick.tool == p.kind
	clicked := u.Button("buy."+p.id, r, "", ui.ButtonOptions{
		Name: u.T(f.called(p)), Tooltip: tip, Disabled: !possible, Target: target, Selected: selected,
		Why: f.said("why."+p.id, func() string { return tip + "\n" + v.whyNot(f, p) }),
	})
	in := r.InsetXY(u.Px(7), u.Px(5))
	icon, in := in.CutLeft(min(in.H, in.W*buyPart, u.Px(buyIcon)), u.Px(5))
	ink := th.Ink
	if !possible {
		ink = th.InkSoft
	}
	f.Faint(map[bool]float64{true: 1, false: 0.55}[possible], func() { f.Show(icon.Fit(1), p.picture(f.Home)) })
	name, cost := in.CutTop(in.H * 0.48)
	if n := f.left(p); n >= 0 && p.kind != colonies.MoveFleet {
		at, rest := name.CutRight(u.MeasureText(theme.Small, strconv.Itoa(n)), u.Px(3))
		u.Text(at, theme.Small, th.InkSoft, ui.Right|ui.Middle, strconv.Itoa(n))
		name = rest
	}
	u.TextFitted(name, ink, ui.Left|ui.Middle, u.T(f.called(p)), theme.SmallBold, theme.Small, theme.Small.Narrow())
	v.cost(f, cost, f.price(p), possible)
	if possible && !selected {
		u.Stroke(r.Inset(u.Px(1)), u.Px(theme.Radius), u.Px(2.5), th.Focus, th.FocusBrass())
	}
	switch {
	case !clicked:
		return nil
	case p.kind == colonies.Buy:
		return target
	}
	return f.pick.taking(p.kind, colonies.NoNode, colonies.NoNode)
}

// cost draws a price card by card; those that are missing are faint.
func (v *actionsView) cost(f *frame, r ui.Rect, cost colonies.Hand, possible bool) {
	var hand colonies.Hand
	if owner := f.owner(); owner != game.NoSeat {
		hand = f.Known().Hand(owner)
	}
	side := min(r.H, f.UI.Px(buySign), (r.W-f.UI.Px(2)*float64(cost.Total()-1))/float64(max(cost.Total(), 1)))
	at := ui.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side}
	for k, n := range cost {
		for i := range n {
			visible := 1.0
			if hand[k] <= i {
				visible = 0.4
			}
			f.Faint(visible, func() { f.Show(at, art.Resource(colonies.Resource(k))) })
			at = at.Moved(side+f.UI.Px(2), 0)
		}
	}
}

// tip returns what a purchase is, what it costs and how many are left; and what a seven would still cost afterwards.
func (v *actionsView) tip(f *frame, p purchase) string {
	u := f.UI
	cost := f.price(p)
	tip := u.T(f.called(p)+".tip") + "\n" + u.T("buy.price", "list", caption.Amounts(u.T, cost))
	if n := f.left(p); n >= 0 && !f.moves(p) {
		tip += " " + u.T("buy.left", "n", n)
	}
	if owner := f.owner(); owner != game.NoSeat && f.canAny(p.kind) {
		if n := f.Known().HandSize(owner) - cost.Total(); n > colonies.HandLimit {
			tip += "\n" + u.T("buy.seven", "n", n, "lost", n/2)
		}
	}
	return tip
}

// whyNot returns why nothing of a kind can be bought now.
func (v *actionsView) whyNot(f *frame, p purchase) string {
	u := f.UI
	if f.Actor == game.NoSeat {
		return f.wait()
	}
	s := f.State
	if f.asks(colonies.DecideMain) {
		missing := caption.Missing(f.price(p), s.Hand(f.Actor))
		switch {
		case f.left(p) == 0 && p.kind != colonies.MoveFleet: // a war fleet that is out is moved
			return u.T("bar.stock." + p.id)
		case p.kind == colonies.Buy && s.DeckLeft() == 0:
			return u.T("bar.deck")
		case missing.Total() > 0:
			return u.T("bar.cards", "list", caption.Amounts(u.T, missing))
		}
		return u.T("buy.nowhere." + p.id)
	}
	return f.barred(colonies.Simple(colonies.Buy))
}

// turn draws the button that leads on, and those that control what is shown.
func (v *actionsView) turn(f *frame) (want intent) {
	u, r := f.UI, f.lay.turn
	controls := func(r ui.Rect) { want = table.Or(want, f.Controls(r, "play")) }
	if r.H >= u.Px(bothHigh) {
		main, low := r.CutTop(min(u.Px(mainHigh), r.H*0.55), u.Px(6))
		want = v.lead(f, main)
		controls(low)
		return want
	}
	if f.Showing || f.Back {
		controls(r)
		return want
	}
	return v.lead(f, r)
}

// lead draws the button that leads on: to the roll, to the end of the turn, or to the result.
func (v *actionsView) lead(f *frame, r ui.Rect) (want intent) {
	u, s := f.UI, f.State
	if s.Over() && !f.Showing && !f.Back {
		return f.Result(r)
	}
	a := colonies.Simple(colonies.End)
	tip := u.T("act.end.tip")
	if f.decision.Kind == colonies.DecideBegin || f.decision.Kind == colonies.DecideNothing && s.Dice()[0] == 0 { // nobody decides in the middle of what is shown
		a = colonies.Simple(colonies.Roll)
		tip = u.T("act.roll.tip") + "\n" + f.sevenWords()
	}
	why := f.wait()
	if f.Actor != game.NoSeat {
		why = f.barred(a)
	}
	if u.Button("do "+a.String(), r, caption.Verb(u.T, a.Kind), ui.ButtonOptions{
		Primary: f.can(a), Disabled: !f.can(a), Why: why, Tooltip: tip, Target: a, Style: theme.Subheading,
	}) {
		return a
	}
	return nil
}
