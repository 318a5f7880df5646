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

// handView draws the open hand: resource cards and development cards.
type handView struct {
	cards [colonies.Resources]ui.Rect // where the resource cards were drawn last
}

// Targets of widgets that are no actions.
type (
	toolTarget  struct{ tool colonies.ActionKind }
	giveTarget  struct{ card colonies.Resource } // the card given, or the first of invention
	wantTarget  struct{ card colonies.Resource } // the card wanted
	ratioTarget struct{ ratio int }              // how many of each are offered
	cardTarget  struct{ kind colonies.ActionKind }
	loseTarget  struct{ card colonies.Resource } // a card is discarded
	confirmed   struct{}                         // carries out what was laid out
)

// Sizes in design units.
const (
	handCard  = 0.7 // width of a card by its height
	handEdge  = 11
	handCount = 24 // height of the number on a card
)

// draw draws the open hand on its cloth.
func (v *handView) draw(f *frame) (want intent) {
	u, th := f.UI, f.UI.Theme()
	v.cards = [colonies.Resources]ui.Rect{}
	if f.lay.hand.Empty() {
		return nil
	}
	u.Tray(f.lay.hand)
	in := f.lay.hand.Inset(u.Px(handEdge))
	owner := f.owner()
	if owner == game.NoSeat {
		u.TextWrapped(in, theme.Small, th.OnDarkSoft, ui.Center|ui.Middle, u.T("hand.closed"))
		return nil
	}
	s := f.Known()
	hand, cards := s.Hand(owner), s.Cards(owner)
	kinds := 0
	for _, n := range cards {
		if n > 0 {
			kinds++
		}
	}
	wide, gap := min(in.H*handCard, (in.W-u.Px(5)*float64(colonies.Resources+kinds))/float64(colonies.Resources+kinds)), u.Px(5)
	cells := ui.Rect{X: in.X, Y: in.Y, W: (wide+gap)*float64(colonies.Resources+kinds) - gap, H: in.H}.Row(colonies.Resources+kinds, gap)
	for i := range colonies.Resources {
		want = table.Or(want, v.resource(f, cells[i], colonies.Resource(i), int(hand[i])))
	}
	i := colonies.Resources
	for c := range colonies.Card(colonies.Cards) {
		if cards[c] > 0 {
			want = table.Or(want, v.development(f, cells[i].Moved(u.Px(4), 0), c, int(cards[c]), int(s.Fresh(owner)[c])))
			i++
		}
	}
	return want
}

// badge writes a number at the foot of a card.
func (v *handView) badge(f *frame, r ui.Rect, n int) {
	u, th := f.UI, f.UI.Theme()
	high := min(u.Px(handCount), r.H*0.36)
	at := ui.RectAround(ui.Point{X: r.Middle().X, Y: r.Bottom() - high*0.4}, max(high*1.25, u.MeasureText(theme.SmallBold, strconv.Itoa(n))+u.Px(10)), high)
	u.Round(at, high/2, th.PaperLight, u.Px(1.5), th.BrassDark)
	u.TextFitted(at, th.Ink, ui.Centered, strconv.Itoa(n), theme.BodyBold, theme.SmallBold, theme.Small)
}

// resource draws the cards of a resource. A click on them chooses them to be given, or to be discarded.
func (v *handView) resource(f *frame, r ui.Rect, k colonies.Resource, n int) (want intent) {
	u := f.UI
	at := r.Fit(handCard)
	v.cards[k] = at
	name := caption.Amount(u.T, k, n)
	usable := f.asks(colonies.DecideDiscard) && n > int(f.pick.loses[k]) || f.asks(colonies.DecideMain) && f.trades(k, colonies.NoResource)
	if !usable {
		f.TellOf("hand."+k.ID(), at, name, "", name)
		if n == 0 {
			f.Faint(0.35, func() { f.Show(at, art.ResourceCard(k)) })
			return nil
		}
		f.Show(at, art.ResourceCard(k))
		v.badge(f, at, n)
		return nil
	}
	tip := u.T("hand.give", "cards", name)
	if f.asks(colonies.DecideDiscard) {
		tip = u.T("hand.lose", "cards", name)
	}
	got := u.Region("hand."+k.ID(), at, ui.RegionOptions{Label: name, Tooltip: tip})
	if got.Hover || got.Ring {
		at = at.Moved(0, -u.Px(4))
	}
	f.Show(at, art.ResourceCard(k))
	if f.pick.give == k && f.asks(colonies.DecideMain) {
		f.Picked(at, u.Px(6))
	}
	v.badge(f, at, n)
	if !got.Clicked {
		return nil
	}
	if f.asks(colonies.DecideDiscard) {
		return f.views.desk.loses(f, k)
	}
	return f.pick.withGive(k)
}

// playing are the actions that play development cards, of those that name resources any one.
var playing = map[colonies.Card]action{
	colonies.KnightCard: colonies.Simple(colonies.PlayKnight), colonies.RoadsCard: colonies.Simple(colonies.PlayRoads),
	colonies.InventionCard: colonies.InventionAction(colonies.Wood, colonies.Clay),
	colonies.MonopolyCard:  colonies.MonopolyAction(colonies.Wood),
}

// development draws the development cards of a kind. One that can be played is lit; a click plays it, or begins to.
func (v *handView) development(f *frame, r ui.Rect, c colonies.Card, n, fresh int) (want intent) {
	u := f.UI
	at := r.Fit(handCard)
	play, plays := playing[c]
	k := play.Kind
	usable := plays && f.canAny(k)
	name := caption.Name(u.T, c)
	tip := name + ": " + caption.Does(u.T, c)
	if fresh > 0 {
		tip += "\n" + u.T("hand.fresh", "n", fresh)
	}
	why := f.wait()
	switch {
	case !plays:
		why = tip
	case !usable && f.Actor != game.NoSeat:
		why = tip + "\n" + f.barred(play)
	}
	got := u.Region("card."+c.ID(), at, ui.RegionOptions{
		Label: name, Value: strconv.Itoa(n), Tooltip: tip, Disabled: !usable, Why: why, Target: cardTarget{k},
	})
	if usable && (got.Hover || got.Ring) {
		at = at.Moved(0, -u.Px(4))
	}
	f.Show(at, art.Card(c))
	switch {
	case f.pick.card == k && plays:
		f.Picked(at, u.Px(6))
	case usable:
		f.Offered(at, u.Px(6))
	}
	if n > 1 {
		v.badge(f, at, n)
	}
	if !got.Clicked {
		return nil
	}
	switch k {
	case colonies.PlayInvent, colonies.PlayMono:
		if f.pick.card == k {
			return nothing()
		}
		p := nothing()
		p.card = k
		return p
	}
	return colonies.Simple(k)
}
