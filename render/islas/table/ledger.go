package table

import (
	"math"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// drawLedger draws the card that has landed and what every island offers it, while the ship is in.
func drawLedger(f *frame) intent {
	if !f.arriving {
		return nil
	}
	u := f.UI
	u.Panel(f.lay.ledger)
	u.Passive("ledger", f.lay.ledger, ui.RegionOptions{})
	if f.State.Over() && !f.Showing {
		r := f.lay.ledger.Inset(u.Px(10))
		text, button := r.CutTop(r.H * 0.5)
		u.TextFitted(text, u.Theme().Ink, ui.Center|ui.Middle, u.T("prompt.over"), theme.Heading, theme.Subheading, theme.BodyBold)
		return f.Result(button.Center(min(u.Px(320), button.W), min(u.Px(60), button.H))) // once the last ship has been unloaded
	}
	if !f.lay.quayside.Empty() {
		drawQuay(f)
	}
	a := f.arrival
	drawLanded(f, f.lay.landing.Fit(art.CardRatio))
	drawSays(f, a)
	if a.turned() && a.card.Pirate() {
		pirateLedger(f, f.lay.columns, a)
	} else {
		settlerLedger(f, f.lay.columns, a)
	}
	return f.Controls(f.lay.controls, "ledger")
}

// drawSays writes the text about the card or, as long as nobody knows it, how many cards still come ashore.
func drawSays(f *frame, a *arrival) {
	u, r := f.UI, f.lay.says
	if r.Empty() {
		return
	}
	text, matters := arrivalSays(f, a)
	ink := u.Theme().Ink
	if matters {
		ink = u.Theme().Accent
	}
	low := r.H < 2*u.LineHeight(theme.Small)
	if low && a.card.Settler() && a.decided() && u.MeasureText(theme.Small, text) > r.W {
		text = verdict(f, a.card, a.compare, "ledger.decided-brief")
	}
	if low {
		u.TextFitted(r, ink, ui.Center|ui.Middle, text, theme.BodyBold, theme.SmallBold, theme.Small, theme.Small.Narrow())
		return
	}
	styles := []theme.Style{theme.Subheading, theme.BodyBold, theme.SmallBold, theme.Small}
	for len(styles) > 1 && u.MeasureWrapped(styles[0], text, r.W) > r.H {
		styles = styles[1:]
	}
	u.TextWrapped(r, styles[0], ink, ui.Left|ui.Middle, text)
}

// drawLanded draws the card that has come ashore: face down first, then turned over, and not once it is resolved.
func drawLanded(f *frame, r ui.Rect) {
	a := f.arrival
	gone, turn := a.settled, table.Within(a.stage, partAshore, partTurn)
	if f.shows(islas.EvSettler) || f.shows(islas.EvPirate) {
		gone = f.Progress > leaves
	}
	// It lies on planks as dark as the backs of cards, so that no light paper flashes below a card that comes, turns over or leaves.
	f.planks(r.Inset(f.UI.Px(1)))
	switch {
	case gone || a.stage < partAshore:
	case turn >= 1:
		f.card(r, a.card)
	case f.Reduced():
		f.card(r, islas.NoCard)
		f.Faint(turn, func() { f.card(r, a.card) })
	default:
		face, narrow := table.TurnOver(turn, islas.NoCard, a.card)
		f.posed(r, face, paint.Pose{Narrow: narrow}, true, 1)
	}
}

// singled marks a part of the ledger by a tint within a border; in the dark theme, where text is on black, only by a wider border.
func singled(u *ui.UI, r ui.Rect, radius float64, tint theme.Color, width float64, edge theme.Color) {
	if u.Theme().Dark() {
		tint, width, edge.A = theme.Color{}, u.LinePx(3), math.MaxUint8
	}
	u.Round(r, radius, tint, width, edge)
}

// priorityName returns the short name of a priority, for the head of a column.
func priorityName(u *ui.UI, p islas.Priority) string {
	if p.IsColour() {
		return u.T("ledger.beside." + p.Colour().String())
	}
	return u.T("feature." + p.Feature().String())
}

// arrivalSays returns what has been read out about a card that has landed; matters is true once it is decided.
func arrivalSays(f *frame, a *arrival) (text string, matters bool) {
	u := f.UI
	switch {
	case !a.turned(): // nobody knows the card yet
		n := f.State.ShipSize()
		if !a.active { // otherwise with the one that is on its way
			n--
		}
		if n < 1 {
			return "", false
		}
		return u.T("ledger.coming", "n", n), false
	case a.card.Pirate():
		return raidSays(f, a), a.settled
	case a.decided():
		return verdict(f, a.card, a.compare, "ledger.decided"), true
	}
	k := a.column()
	if k < 0 {
		return u.T("log.reveal", "who", caption.CardName(u.T, a.card)), false
	}
	c, next := &a.reading.columns[k], caption.Wish(u, f.data.Priorities(a.card)[k])
	switch passed := c.passed(a.stage); {
	case passed && c.tells == tellsNothing:
		return u.T("ledger.count-nobody", "wish", next), false
	case passed:
		return u.T("ledger.count-level", "wish", next, "n", a.compare.Counts[c.among.First()][k]), false
	}
	var counts []string
	for seat := range game.Seat(f.State.Seats()) {
		if c.written(seat, a.stage) > 0 {
			counts = append(counts, u.T("ledger.count-of", "name", f.Name(seat), "n", a.compare.Counts[seat][k]))
		}
	}
	if len(counts) == 0 {
		return u.T("ledger.count-begin", "wish", next), false
	}
	return u.T("ledger.count", "wish", next, "counts", strings.Join(counts, ", ")), false
}

// verdict returns who gets a settler, and why. decided is the key of the text for a settler whose wish decides.
func verdict(f *frame, card islas.Card, c islas.Comparison, decided string) string {
	u, who := f.UI, caption.CardName(f.UI.T, card)
	switch c.Decided {
	case islas.ByNobody:
		return u.T("ledger.nobody", "who", who)
	case islas.ByTies:
		return u.T("ledger.ties", "who", who, "name", f.Name(c.Winner), "power", f.power(islas.Ties))
	}
	return u.T(decided, "who", who, "name", f.Name(c.Winner), "n", c.Decided, "wish", caption.Wish(u, f.data.Priorities(card)[c.Decided-1]))
}
