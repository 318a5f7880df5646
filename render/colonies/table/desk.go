package table

import (
	"cmp"
	"slices"
	"strings"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// deskView draws the desk: trade with the bank and with others, or a question with its answers.
type deskView struct{}

// Sizes in design units.
const (
	deskRow    = 50 // of a choice in a list
	deskLow    = 40 // of one with a note, where there is less room
	deskFace   = 44
	deskGap    = 6
	deskBroad  = 1.45 // width by height from which there are two columns
	deskCell   = 62   // greatest height of a row of cards
	cardsHigh  = 84   // the same beside the buttons
	listColumn = 460  // width from which a list has two columns
	shortEdge  = 62   // of a button of which two stand beside each other: its picture and its edges
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
	in := f.UI.Sheet(f.lay.trade)
	_, offered := f.State.Offer()
	switch {
	case f.State.Over() && !f.Showing:
		v.ended(f, in)
		return nil
	case f.asks(colonies.DecideDiscard):
		return v.discard(f, in)
	case f.asks(colonies.DecideRob), f.asks(colonies.DecideToken), f.asks(colonies.DecideGold), f.asks(colonies.DecideSave):
		return v.choices(f, in)
	case f.asks(colonies.DecideAnswer):
		return v.asked(f, in)
	case offered && !f.State.Over():
		return v.answers(f, in)
	case f.pick.card != colonies.Roll && (f.asks(colonies.DecideMain) || f.asks(colonies.DecideBegin)):
		return v.naming(f, in)
	case f.Actor != game.NoSeat && !f.Back && f.decision.Kind != colonies.DecideMain:
		v.explain(f, in)
		return nil
	}
	return v.market(f, in)
}

// explain tells what is decided on the chart, or by the dice, and what follows from it.
func (v *deskView) explain(f *frame, r ui.Rect) {
	u, key := f.UI, "desk.about."+caption.Decision(f.decision.Kind)
	k, all := f.piece()
	lines := []string{u.T(key + ".text")}
	switch f.decision.Kind {
	case colonies.DecideSettle:
		if n := f.State.Settlements(f.Actor).Count(); n < 2 {
			lines = append(lines, u.T(key+[]string{".first", ".second"}[n]))
		}
	case colonies.DecideBegin:
		for c := range colonies.Card(colonies.Cards) {
			if play, plays := playing[c]; plays && f.canAny(play.Kind) {
				lines = append(lines, u.T(key+".card", "card", caption.Name(u.T, c), "does", caption.Does(u.T, c)))
			}
		}
	}
	v.tell(f, r, u.T(key, "k", k, "all", all), lines)
}

// ended tells who has won, and how many points all have, in their order: in the panels of the players it is told what they have them for.
func (v *deskView) ended(f *frame, r ui.Rect) {
	order := []game.Seat{0, 1, 2, 3}[:f.State.Seats()]
	slices.SortStableFunc(order, func(a, b game.Seat) int { return f.points(b) - f.points(a) })
	var lines []string
	for _, seat := range order {
		lines = append(lines, f.UI.T("log.of", "name", f.Name(seat), "what", f.UI.T("seat.points", "n", f.points(seat), "goal", f.State.Goal())))
	}
	v.tell(f, r, f.UI.T("log.over", "name", f.Name(f.State.Turn())), lines)
}

// tell writes a heading and paragraphs, which scroll if they have no room.
func (v *deskView) tell(f *frame, r ui.Rect, head string, lines []string) {
	u, text := f.UI, strings.Join(lines, "\n\n")
	_, r = v.head(f, r, head).CutTop(u.Px(deskGap))
	u.Scrolled("desk.about", r, func(w float64) float64 { return u.MeasureWrapped(theme.Body, text, w) }, func(r ui.Rect) {
		u.TextWrapped(r, theme.Body, u.Theme().Ink, ui.Left|ui.Top, text)
	})
}

// piece returns which of the free pieces of road building is placed now, and how many there are.
func (f *frame) piece() (k, all int) { return freePieces + 1 - f.decision.N, freePieces }

// freePieces is how many pieces road building gives.
const freePieces = 2

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

// list draws choices below each other, or in two columns, with a text below if there is room, and scrolls them if they have none.
func (v *deskView) list(f *frame, r ui.Rect, all []choice, about string) (want intent) {
	u := f.UI
	columns := 1
	if r.W >= u.Px(listColumn) || v.short(f, r.W/2, all) {
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
				want = table.Or(want, v.choose(f, at, all[i]))
			}
		}
	}
	if high <= r.H {
		at, low := r.CutTop(high, u.Px(2*deskGap))
		draw(at)
		if u.MeasureWrapped(theme.Small, about, low.W) <= low.H {
			u.TextWrapped(low, theme.Small, u.Theme().InkSoft, ui.Left|ui.Top, about)
		}
		return want
	}
	u.Scroll("desk.list", r, high, func(at ui.Rect) {
		at.W = min(at.W, r.W-u.Px(20))
		draw(at)
	})
	return want
}

// short reports whether all labels have room in buttons of a width.
func (v *deskView) short(f *frame, width float64, all []choice) bool {
	return !slices.ContainsFunc(all, func(c choice) bool {
		return c.note != "" || f.UI.MeasureText(theme.SmallBold, c.label) > width-f.UI.Px(shortEdge)
	})
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
	label, name := c.label, c.label
	if c.short != "" && u.MeasureText(theme.Small, label) > r.W-u.Px(16) {
		label, name = c.short, c.short+": "+c.label
	}
	if u.Button(c.id, r, label, ui.ButtonOptions{
		Icon: icon, Name: name, Tooltip: c.tip, Primary: c.lead, Disabled: c.disabled, Why: c.why, Target: c.target, Style: u.Fitting(label, r.W-u.Px(40), theme.BodyBold, theme.SmallBold, theme.Small),
	}) {
		return c.does
	}
	return nil
}

// noted draws a choice with a note: a picture, the label above the note, and a badge at the right.
func (v *deskView) noted(f *frame, r ui.Rect, c choice) (want intent) {
	u, th := f.UI, f.UI.Theme()
	if u.Button(c.id, r, "", ui.ButtonOptions{Name: c.label + ": " + c.note, Tooltip: c.tip, Primary: c.lead, Disabled: c.disabled, Why: c.why, Target: c.target}) {
		want = c.does
	}
	ink, soft := th.Ink, th.InkSoft
	if c.lead {
		ink, soft = th.OnDark, th.OnDark
	}
	in := r.InsetXY(u.Px(8), u.Px(3))
	picture, in := in.CutLeft(min(in.H, u.Px(32)), u.Px(7))
	c.picture(picture.Fit(1))
	if c.badge != nil {
		c.badge(in.TakeRight(min(in.H, u.Px(26)), u.Px(5)).Fit(1))
	}
	in = in.Center(in.W, min(in.H, u.LineHeight(theme.BodyBold)+u.LineHeight(theme.Small)))
	label, note := in.CutTop(in.H * 0.54)
	u.NameFitted(label, ink, ui.Left|ui.Middle, c.label, theme.BodyBold, theme.SmallBold, theme.Small)
	u.TextFitted(note, soft, ui.Left|ui.Middle, c.note, theme.Small, theme.Small.Narrow())
	return want
}

// choice returns the choice of an action.
func (f *frame) choice(a action, picture func(r ui.Rect)) choice {
	text := caption.Act(f.UI.T, f.State, f.Name, a)
	return choice{id: "do " + a.String(), label: text, tip: text, picture: picture, does: a, target: a}
}

// cardCell is a resource card in a row of which some can be clicked.
type cardCell struct {
	id, text, tip  string
	note, why      string // below it, and why it can't be clicked
	target         any
	usable, picked bool
}

// cards draws a row of resource cards, and returns the one that was clicked; NoResource for none.
func (v *deskView) cards(f *frame, r ui.Rect, of func(k colonies.Resource) cardCell) (clicked colonies.Resource) {
	u, th := f.UI, f.UI.Theme()
	clicked = colonies.NoResource
	for i, at := range r.Row(colonies.Resources, u.Px(4)) {
		k := colonies.Resource(i)
		c := of(k)
		if u.Button(c.id, at, "", ui.ButtonOptions{
			Name: c.text, Tooltip: cmp.Or(c.tip, c.text), Disabled: !c.usable, Why: c.why, Target: c.target, Selected: c.picked,
		}) {
			clicked = k
		}
		sign := at.Inset(u.Px(4))
		if c.note != "" && sign.H >= u.Px(30) {
			foot := sign.TakeBottom(min(u.LineHeight(theme.Small), sign.H*0.45), 0)
			u.TextFitted(foot, th.Ink, ui.Centered, c.note, theme.SmallBold, theme.Small)
		}
		f.Faint(map[bool]float64{true: 1, false: 0.45}[c.usable || c.picked], func() { f.Show(sign.Fit(1), art.Resource(k)) })
		if c.picked {
			f.Picked(at.Inset(u.Px(1)), u.Px(theme.Radius))
		}
	}
	return clicked
}

// labelled cuts a word off the left of a row, and draws it.
func (v *deskView) labelled(f *frame, r ui.Rect, text string) ui.Rect {
	u := f.UI
	at, rest := r.CutLeft(min(r.W*0.22, u.Px(74)), u.Px(4))
	u.TextFitted(at, u.Theme().InkSoft, ui.Left|ui.Middle, text, theme.SmallBold, theme.Small, theme.Small.Narrow())
	return rest
}
