package table

import (
	"math"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/session"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// ledgerView shows the card that has landed and what every island offers it.
type ledgerView struct {
	card ui.Rect // where the card lies, empty where it is not to be seen
}

// draw shows the ledger while the ship is in.
func (v *ledgerView) draw(f *frame) (want intent) {
	*v = ledgerView{}
	if !f.arriving {
		return nil
	}
	u := f.UI
	u.Panel(f.lay.ledger)
	u.Region("ledger", f.lay.ledger, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault})
	if f.State.Over() && !f.Showing {
		return drawOver(f, f.lay.ledger.Inset(u.Px(10)))
	}
	want = f.Controls(f.lay.controls, "ledger", f.UI.T("ledger.skip"))
	if !f.lay.quayside.Empty() {
		drawQuay(f)
		drawCorsair(f)
	}
	return table.Or(want, v.read(f))
}

// read shows the card and what is read out of it.
func (v *ledgerView) read(f *frame) (want intent) {
	u, l := f.UI, f.lay
	a := f.arrival
	if !a.active {
		u.TextFitted(l.landing.Union(l.says).Union(l.columns), u.Theme().Ink, ui.Center|ui.Middle, u.T("ledger.ship-in"), theme.Heading, theme.Subheading)
		return nil
	}
	v.card = l.landing.Fit(art.CardRatio)
	drawLanded(f, v.card)
	v.says(f, a)
	switch {
	case !a.turned(): // nobody knows yet who it is
	case a.card.Pirate():
		pirateLedger(f, l.columns, a)
	default:
		return settlerLedger(f, l.columns, "ledger", a)
	}
	return nil
}

// says is what is said of the card, as large as there is room.
func (*ledgerView) says(f *frame, a *arrival) {
	u, r := f.UI, f.lay.says
	if r.Empty() {
		return
	}
	text, matters := arrivalSays(f, a)
	if a.card.Pirate() && text != "" {
		faces, rest := placeFaces(f, r, a.inQuestion())
		if u.LeastWrapped(theme.Small, text, rest.W) <= r.H {
			faces.draw(f)
			r = rest
		}
	}
	ink := u.Theme().Ink
	if matters {
		ink = u.Theme().Accent
	}
	if r.H < 2*u.LineHeight(theme.Small) {
		if a.card.Settler() && a.decided() && u.MeasureText(theme.Small, text) > r.W {
			text = brief(f, a.card, a.compare)
			if winner := a.compare.Winner; winner != game.NoSeat && u.MeasureText(theme.Small, text) > r.W {
				text = strings.ReplaceAll(text, f.Name(winner), f.nameIn(winner, r.W/5))
			}
		}
		if owner := a.raid.Owner; a.card.Pirate() && owner != game.NoSeat && u.MeasureText(theme.Small, text) > r.W {
			text = strings.ReplaceAll(text, f.Name(owner), f.nameIn(owner, r.W/5))
		}
		u.TextFitted(r, ink, ui.Center|ui.Middle, text, theme.BodyBold, theme.SmallBold, theme.Small)
		return
	}
	for _, style := range []theme.Style{theme.Subheading, theme.BodyBold, theme.SmallBold, theme.Small} {
		if u.MeasureWrapped(style, text, r.W) <= r.H || style == theme.Small {
			u.TextWrapped(r, style, ink, ui.Left|ui.Middle, text)
			return
		}
	}
}

// drawLanded shows the card that has come ashore: face down when it arrives, turned over, and gone once it is resolved.
func drawLanded(f *frame, r ui.Rect) {
	u, a := f.UI, f.arrival
	gone := a.settled
	if f.shows(islas.EvSettler) || f.shows(islas.EvPirate) {
		gone = f.Progress > leaves
	}
	drawMat(u, r)
	if gone || a.stage < partAshore {
		return
	}
	turn := table.Within(a.stage, partAshore, partTurn)
	if turn >= 1 {
		f.paint.card(r, a.card)
		return
	}
	if f.Reduced() {
		f.paint.card(r, islas.NoCard)
		u.PushAlpha(turn)
		f.paint.card(r, a.card)
		u.PopAlpha()
		return
	}
	face, narrow := table.TurnOver(turn, islas.NoCard, a.card)
	f.paint.posed(r, face, paint.Pose{Narrow: narrow}, true)
}

// drawMat draws where the card lies that comes ashore: as dark as the backs of cards, so that none that comes, turns over or leaves lets light
// paper flash below it.
func drawMat(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	u.Round(r.Inset(u.Px(1)), u.Px(8), th.SeaDeep, u.Px(1.5), th.BrassDark)
}

// singled singles out a part of the ledger by a tint within a border so many pixels wide. In the dark, where black is to
// lie below all texts, the border does it alone, solid and wider.
func singled(u *ui.UI, r ui.Rect, radius float64, tint theme.Color, width float64, edge theme.Color) {
	if u.Theme().Dark() {
		tint, width, edge.A = theme.Color{}, u.LinePx(3), math.MaxUint8
	}
	u.Round(r, radius, tint, width, edge)
}

// leaves is when a card that is resolved leaves the ledger, as a part of the movement.
const leaves = 0.02

// drawOver leads to the result once the last ship has been unloaded.
func drawOver(f *frame, r ui.Rect) intent {
	u := f.UI
	text, button := r.CutTop(r.H * 0.5)
	u.TextFitted(text, u.Theme().Ink, ui.Center|ui.Middle, u.T("prompt.over"), theme.Heading, theme.Subheading, theme.BodyBold)
	if u.Button("result", button.Center(min(u.Px(320), button.W), min(u.Px(60), button.H)), u.T("table.result"), ui.ButtonOptions{Primary: true, Shortcut: ui.KeyEnter}) {
		return session.ToResult
	}
	return nil
}
