package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// cardKeyOf is the key for the i-th card of the hand: 1 for the first to 0 for the tenth, and none for others.
func cardKeyOf(i int) ui.Key {
	switch {
	case i < 9:
		return ui.Key1 + ui.Key(i)
	case i == 9:
		return ui.Key0
	}
	return ui.KeyNone
}

// respond is what a card answers that was dragged, clicked or called by its key, which is none for one that can't be played.
func (h *handView) respond(f *frame, i int, c islas.Card, got ui.Response, key ui.Key) intent {
	chosen := h.isChosen(f, i, c)
	switch {
	case got.Dragging:
		h.drag, h.pos = c, f.UI.Input().Pos
		if !f.choice.active || f.choice.card != c {
			return h.pick(f, i, c)
		}
	case got.DoubleClicked && chosen:
		return onlyAct(f, c) // and otherwise it stays picked
	case got.Clicked && chosen:
		return nothing()
	case got.Clicked:
		return h.pick(f, i, c)
	case key != ui.KeyNone && f.UI.KeyPressed(key):
		return h.press(f, i, c, chosen)
	}
	return nil
}

// press is what the key of the card at place i of the hand does: it puts the card on the ship where nothing else can be done with
// any card, otherwise it picks the card, and when that is done builds with it if there is a single plot.
func (h *handView) press(f *frame, i int, c islas.Card, chosen bool) intent {
	h.chosen = i
	if chosen || f.choice.plays(islas.Load) {
		return onlyAct(f, c)
	}
	return h.pick(f, i, c)
}

// onlyAct does what can be done with a card, if that is a single action.
func onlyAct(f *frame, c islas.Card) intent {
	if a, ok := f.choice.only(c); ok {
		return a
	}
	return nil
}

// isChosen reports whether the card at place i of the hand is the one that was picked.
func (h *handView) isChosen(f *frame, i int, c islas.Card) bool {
	return f.choice.active && f.choice.card == c && h.chosen == i
}

// pick picks the card at place i of the hand for what the phase allows.
func (h *handView) pick(f *frame, i int, c islas.Card) intent {
	k := islas.Load
	if f.choice.plays(islas.Build) {
		k = islas.Build
	}
	if !f.choice.uses(k, c) {
		return nil
	}
	h.chosen = i
	return withCard(k, c)
}

// canPlay says whether the card can be picked now, and if not why.
func canPlay(f *frame, c islas.Card) (bool, string) {
	if f.Actor != game.NoSeat && f.Actor == f.Viewer && (f.choice.uses(islas.Build, c) || f.choice.uses(islas.Load, c)) {
		return true, ""
	}
	if why := f.cardNote(c); why != "" {
		return false, cardText(f, c) + "\n" + why
	}
	return false, cardText(f, c)
}
