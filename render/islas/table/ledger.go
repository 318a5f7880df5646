package table

import (
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/playing"
	"islas/render/theme"
	"islas/render/ui"
)

// ledgerView shows the card that has landed and what every island offers it.
type ledgerView struct {
	card   ui.Rect // where the card lies, empty where it is not to be seen
	counts counts
}

// counts is where the numbers of a settler's ledger stand, by seat and priority.
type counts [islas.MaxSeats][4]ui.Rect

// draw shows the ledger while the ship is in.
func (v *ledgerView) draw(f *frame) (want intent) {
	*v = ledgerView{}
	if !f.arriving {
		return intent{}
	}
	u := f.ui
	u.Panel(f.lay.ledger)
	if f.state.Over() && !f.busy {
		return drawOver(f, f.lay.ledger.Inset(u.Px(10)))
	}
	controls := playing.Controls{Showing: f.busy, Paused: f.paused, ID: "ledger", Skip: u.T("ledger.skip")}
	want = wishes(controls.Draw(u, f.paint.stage, f.lay.controls))
	if !f.lay.quayside.Empty() {
		drawQuay(f)
	}
	v.read(f)
	return want
}

// read shows the card and what is read out of it.
func (v *ledgerView) read(f *frame) {
	u, r := f.ui, f.lay.read
	a := f.arrival
	if !a.active {
		u.Text(r, theme.Heading, u.Theme().Ink, ui.Center|ui.Middle, u.T("ledger.ship-in"))
		return
	}
	card, table := r.CutLeft(min(r.H*art.CardRatio, r.W*0.28))
	v.card = card.Fit(art.CardRatio)
	drawLanded(f, v.card)
	_, table = table.CutLeft(u.Px(14))
	switch {
	case !a.turned(): // nobody knows yet who it is
	case a.card.Pirate():
		pirateLedger(f, table, a)
	default:
		v.counts = settlerLedger(f, table, "ledger", a)
	}
}

// page shows in r the ledger of an arrival that was earlier.
func (v *ledgerView) page(f *frame, r ui.Rect) {
	if f.page < 0 || f.page >= f.log.Len() {
		return
	}
	e := f.log.Step(f.page).Event
	card, rest := r.CutLeft(min(r.H*art.CardRatio, r.W*0.28))
	f.paint.card(card.Fit(art.CardRatio), e.Card)
	_, rest = rest.CutLeft(f.ui.Px(14))
	if e.Card.Pirate() {
		a := attack(f.log, f.page)
		pirateLedger(f, rest, &a)
		return
	}
	a := arrival{active: true, card: e.Card, compare: e.Comparison, stage: readOut, result: e, settled: true}
	a.reading = readingOf(e.Card, e.Comparison, f.state.Seats())
	settlerLedger(f, rest, "page", &a)
}

// drawLanded shows the card that has come ashore: face down when it arrives, turned over, and gone once it is resolved.
func drawLanded(f *frame, r ui.Rect) {
	u, a := f.ui, f.arrival
	gone := a.settled
	if f.shows(islas.EvSettler) || f.shows(islas.EvPirate) {
		gone = f.progress > leaves
	}
	if gone || a.stage < partAshore {
		th := u.Theme()
		u.Round(r, u.Px(8), theme.Alpha(th.PaperDark, 0.5), u.Px(1.5), theme.Alpha(th.InkFaint, 0.6))
		return
	}
	turn := playing.Within(a.stage, partAshore, partTurn)
	if turn >= 1 {
		f.paint.card(r, a.card)
		return
	}
	if f.paint.reduced() {
		f.paint.card(r, islas.NoCard)
		u.PushAlpha(turn)
		f.paint.card(r, a.card)
		u.PopAlpha()
		return
	}
	face, narrow := playing.TurnOver(turn, islas.NoCard, a.card)
	f.paint.posed(r, face, paint.Pose{Narrow: narrow}, true)
}

// leaves is when a card that is resolved leaves the ledger, as a part of the movement.
const leaves = 0.02

// drawOver leads to the result once the last ship has been unloaded.
func drawOver(f *frame, r ui.Rect) intent {
	u := f.ui
	text, button := r.CutTop(r.H * 0.5)
	u.TextFitted(text, u.Theme().Ink, ui.Center|ui.Middle, u.T("prompt.over"), theme.Heading, theme.Subheading, theme.BodyBold)
	if u.Button("result", button.Center(u.Px(320), min(u.Px(60), button.H)), u.T("table.result"), ui.ButtonOptions{Primary: true, Shortcut: ui.KeyEnter}) {
		return wishes(playing.ToResult)
	}
	return intent{}
}
