package table

import (
	"strconv"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/render/paint"
	"islas/render/ui"
)

// hint is the suggestion that the person who decides has asked for. It lasts until it is put away or the position changes.
type hint struct {
	open   bool
	view   islas.View // what it is thought about: all that the seat that decides may know
	since  time.Duration
	ready  bool // there is an answer
	fresh  bool // it has not been drawn yet
	public bool // others look on: the reason tells of nothing but what everybody may know
	action islas.Action
	reason advice.Reason
}

// askLater is for how long a suggestion may be thought about before a note says so: what comes at once is not announced.
const askLater = 200 * time.Millisecond

// adviser is the level that suggests.
const adviser = "hard"

// ask asks for a suggestion, or puts away the one that lies there.
func (t *Table) ask(u *ui.UI) {
	if t.deaf {
		return
	}
	if t.hint.open {
		t.dismiss()
		return
	}
	state := t.match.State()
	t.hint = hint{open: true, view: state.View(state.Decision().Seat), since: u.Now()}
	t.pinned = game.NoSeat
	if t.mayCancel() {
		t.pick = nothing()
	}
}

// dismiss puts the suggestion away, or stops thinking about it.
func (t *Table) dismiss() {
	if t.hint.open && !t.hint.ready {
		t.mind.stop()
	}
	t.hint = hint{}
}

// consult goes on thinking about what was asked, once it is known what the person may do.
func (t *Table) consult() {
	h := &t.hint
	if !h.open || t.open == drawMenu {
		return
	}
	state := t.match.State()
	seat := state.Decision().Seat
	if t.actor() == game.NoSeat || state.View(seat) != h.view {
		t.dismiss()
		return
	}
	if h.ready {
		return
	}
	a, ok := t.legal[0], len(t.legal) == 1
	if !ok {
		// The seed depends on nothing that is hidden, and asking again gives the same answer.
		a, ok = t.mind.consider(question{view: h.view, level: adviser, seed: uint64(t.match.Played())})
	}
	if !ok {
		return
	}
	view := h.view
	if h.public = t.match.Humans() > 1 && t.viewer != seat; h.public {
		view = state.View(game.NoSeat) // the numbers must not tell of this hand
	}
	h.ready, h.fresh, h.action, h.reason = true, true, a, advice.Of(view, a)
}

// pondering reports whether a suggestion is being thought about.
func (t *Table) pondering() bool { return t.hint.open && !t.hint.ready && t.open != drawMenu }

// suggestButton asks for a suggestion; it stands at the right end of the bar, which it shortens.
func (t *Table) suggestButton(u *ui.UI, bar ui.Rect) (rest ui.Rect) {
	at, rest := bar.CutRight(bar.H)
	tip := u.T("suggest.ask-tip")
	if t.hint.open {
		tip = u.T("suggest.hide")
	}
	if u.Button("suggest", at, "", ui.ButtonOptions{
		Quiet: true, Icon: t.sign(paint.IconLantern), Name: u.T("suggest.ask"), Selected: t.hint.open, Shortcut: ui.KeyH,
		Tooltip: tip, Disabled: t.actor() == game.NoSeat, Why: t.waitText(u),
	}) {
		t.ask(u)
	}
	return rest
}

// targets are the widgets to click for what is suggested, in this order.
func (t *Table) targets() []string {
	a, s := t.hint.action, t.hint.view.State()
	seat := strconv.Itoa(int(s.Decision().Seat))
	plot := func(p islas.Plot) string { return "plot." + seat + "." + strconv.Itoa(int(p)) }
	switch a.Kind {
	case islas.Build:
		return []string{t.cardID(a.Card), plot(a.Plot)}
	case islas.Load:
		return []string{t.cardID(a.Card), "ship"}
	case islas.DrawCards:
		return []string{"deck"}
	case islas.ExtraCard:
		return []string{"extra"}
	case islas.EndTurn:
		return []string{"end"}
	case islas.MakePalace, islas.MakeTown:
		var ids []string
		for p := range a.From.All() {
			ids = append(ids, plot(p))
		}
		return append(ids, plot(a.Plot))
	case islas.Name:
		return []string{"victim." + strconv.Itoa(int(a.Seat))}
	}
	return []string{plot(a.Plot)} // Settle, Lose
}

// cardID is the widget of the first card of a kind in the open hand.
func (t *Table) cardID(c islas.Card) string {
	if t.viewer == game.NoSeat {
		return ""
	}
	var room [islas.DeckSize]islas.Card
	for i, held := range t.state().HandCards(t.viewer, room[:0]) {
		if held == c {
			return "card." + strconv.Itoa(i)
		}
	}
	return ""
}

// remaining is the targets without those that have been clicked.
func (t *Table) remaining() []string {
	a, p := t.hint.action, t.pick
	ids := t.targets()
	switch {
	case !p.active || p.kind != a.Kind && !(a.Kind == islas.MakeTown && p.kind == islas.MakePalace):
		return t.opening(ids, a)
	case a.Kind == islas.MakePalace || a.Kind == islas.MakeTown:
		var left []string
		i := 0
		for plot := range a.From.All() {
			if !p.from.Has(plot) {
				left = append(left, ids[i])
			}
			i++
		}
		if len(left) == 0 {
			return ids[i:]
		}
		return left
	case p.card != islas.NoCard && p.card != a.Card:
		return ids
	case p.needsColour(t.legal):
		return []string{"colour." + a.Colour.String()}
	case p.card != islas.NoCard:
		return ids[1:]
	}
	return ids
}

// opening is the targets up to where the next click shows where to go on: a palace's plot is asked for after its houses.
func (t *Table) opening(ids []string, a islas.Action) []string {
	if a.Kind == islas.MakePalace || a.Kind == islas.MakeTown {
		return ids[:len(ids)-1]
	}
	return ids
}
