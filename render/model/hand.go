package model

import (
	"fmt"
	"slices"

	"islas/game"
	"islas/game/model"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// hand is the view of the open hand, and of all that can be done with it. An offer is made in two steps: first the card that is given, then
// the one that is wanted.
type hand struct {
	trades bool       // an offer is being made
	give   model.Card // the card that is given; 0 until it is chosen
}

// Targets of widgets besides actions.
type (
	tradeTarget struct{}
	giveTarget  struct{ card model.Card }
)

// cancel drops the offer that is being made, and reports whether there was one.
func (h *hand) cancel() bool {
	was := h.trades
	*h = hand{}
	return was
}

// cards draws one card for each number in the open hand, or for each that can be wanted for the card that is given.
func (h *hand) cards(f *frame) table.Intent {
	owner := f.Viewer
	if f.Uncovered {
		owner = model.Game{}.Decider(f.State)
	}
	if owner == game.NoSeat {
		return nil
	}
	held := f.State.Hand(owner)
	for c, cell := range f.lay.hand.Row(model.Coves, f.UI.Px(6)) {
		c := model.Card(c + 1)
		count := 0
		for _, other := range held {
			if other == c {
				count++
			}
		}
		build, offer := model.Action{Kind: model.Build, Card: c}, model.Action{Kind: model.MakeOffer, Card: h.give, Want: c}
		switch {
		case h.trades && h.give != 0:
			if c != h.give && f.card(actionID(offer), cell, c, 1, label(f.UI, offer), slices.Contains(f.Legal, offer), offer) {
				return offer
			}
		case count == 0:
		case h.trades:
			if f.card(fmt.Sprintf("give.%d", c), cell, c, count, f.UI.T("table.give", "n", int(c)), true, giveTarget{c}) {
				h.give = c
			}
		default:
			if f.card(actionID(build), cell, c, count, label(f.UI, build), slices.Contains(f.Legal, build), build) {
				return build
			}
		}
	}
	return nil
}

// actionID returns the id of the widget for an action.
func actionID(a model.Action) string { return "do " + a.String() }

// card draws a card, of which the hand has count, and reports whether it was clicked. A card that can't be used now is drawn without a
// widget.
func (f *frame) card(id string, r ui.Rect, c model.Card, count int, text string, usable bool, target any) bool {
	u, th := f.UI, f.UI.Theme()
	r = r.Fit(0.7)
	got, edge := ui.Response{}, th.BrassDark
	if usable {
		got = u.Region(id, r, ui.RegionOptions{Label: text, Tooltip: text, Target: target})
	}
	if got.Hover {
		edge, r = th.Focus, r.Moved(0, -u.Px(6))
	}
	u.Shadow(r.Moved(0, u.Px(2)), u.Px(8), u.Px(8), th.Shadow)
	u.Round(r, u.Px(8), th.PaperLight, u.Px(2), edge)
	foot, face := r.Inset(u.Px(6)).CutBottom(u.LineHeight(theme.SmallBold))
	u.TextFitted(face, th.Accent, ui.Centered, fmt.Sprint(c), theme.Title, theme.Heading, theme.BodyBold)
	caption := u.T("table.card", "n", int(c))
	if count > 1 {
		caption += fmt.Sprintf(" ×%d", count)
	}
	u.TextFitted(foot, th.Ink, ui.Centered, caption, theme.SmallBold)
	return got.Clicked
}

// buttons draws the buttons for actions without a card: to end the turn, to trade, and to answer an offer.
func (h *hand) buttons(f *frame) table.Intent {
	u := f.UI
	places := f.lay.buttons.Column(3, u.Px(6))
	if f.State.Turn() == game.NoSeat && !f.Showing && !f.Back {
		return f.Result(places[0])
	}
	for i, a := range []model.Action{{Kind: model.Accept}, {Kind: model.Refuse}, {Kind: model.RefuseAll}} {
		if slices.Contains(f.Legal, a) && u.Button(actionID(a), places[i], label(u, a), ui.ButtonOptions{Target: a, Primary: i == 0}) {
			return a
		}
	}
	if end := (model.Action{}); slices.Contains(f.Legal, end) && u.Button(actionID(end), places[0], label(u, end), ui.ButtonOptions{Target: end, Primary: true}) {
		return end
	}
	if _, asked := f.State.Asked(); f.Actor == game.NoSeat || asked != game.NoSeat {
		return nil
	}
	text := u.T("table.trade")
	if h.trades {
		text = u.T("table.no-trade")
	}
	can := slices.ContainsFunc(f.Legal, func(a model.Action) bool { return a.Kind == model.MakeOffer })
	if u.Button("trade", places[1], text, ui.ButtonOptions{
		Icon: f.Stage.Icon(paint.IconDeck), Disabled: !can, Why: u.T("table.why-trade"), Target: tradeTarget{}, Selected: h.trades,
	}) {
		*h = hand{trades: !h.trades}
	}
	return nil
}

// label returns the label of the button for an action.
func label(u *ui.UI, a model.Action) string {
	switch a.Kind {
	case model.Build:
		return u.T("table.build", "n", int(a.Card))
	case model.MakeOffer:
		return u.T("table.offer", "give", int(a.Card), "want", int(a.Want))
	}
	return u.T([...]string{model.End: "table.end", model.Accept: "table.accept", model.Refuse: "table.refuse", model.RefuseAll: "table.refuse-all"}[a.Kind])
}

// advice returns what is to be clicked for an action: for an offer the button that begins it, then its two cards.
func (h *hand) advice(u *ui.UI, a model.Action) table.Advice {
	all := []any{a}
	if a.Kind == model.MakeOffer {
		all = []any{tradeTarget{}, giveTarget{a.Card}, a}
	}
	left := all
	switch {
	case a.Kind != model.MakeOffer || !h.trades:
	case h.give == 0:
		left = all[1:]
	case h.give == a.Card:
		left = all[2:]
	}
	return table.Advice{What: label(u, a), Targets: all, Left: left}
}
