package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/table"
	"islas/render/ui"
)

// intent is what a view wants done. Besides the intents of any game it is a pick, or one of these.
type intent = table.Intent

type (
	// loadAndEnd is the intent to load a card and to end the turn.
	loadAndEnd islas.Action
	// looksAt is the intent to make the island of a seat the large one.
	looksAt game.Seat
)

// Targets of the widgets on the table.
type (
	// site is the plot of a seat's island.
	site struct {
		seat game.Seat
		plot islas.Plot
	}
	// held is the card at a place of the open hand, from 0.
	held uint8
	// victim is the seat of a player to whom a pirate can be sent.
	victim game.Seat
)

// id returns the id of the widget of a plot.
func (s site) id() string {
	return "plot." + strconv.Itoa(int(s.seat)) + "." + strconv.Itoa(int(s.plot))
}

// Further targets are a colour that can be chosen (islas.Colour), and what is clicked for an action that needs only its kind
// (islas.ActionKind): the deck, the ship once a card was picked, a button.

// Commands returns the key commands of this table, in the order of a list.
func Commands() []ui.Command {
	return []ui.Command{drawCommand(), loadCommand(), endCommand(), extraCommand(), palaceCommand(), townCommand()}
}

func drawCommand() ui.Command   { return ui.Command{ID: "islas.draw", Key: ui.KeyD} }
func loadCommand() ui.Command   { return ui.Command{ID: "islas.load", Key: ui.KeyL} }
func endCommand() ui.Command    { return ui.Command{ID: "islas.end", Key: ui.KeyE} }
func extraCommand() ui.Command  { return ui.Command{ID: "islas.extra", Key: ui.KeyX} }
func palaceCommand() ui.Command { return ui.Command{ID: "islas.palace", Key: ui.KeyP} }
func townCommand() ui.Command   { return ui.Command{ID: "islas.town", Key: ui.KeyT} }

// drawLog draws the last lines of the log in r, if it lies open; a line with a ledger opens it.
func (t *Table) drawLog(f *frame, r ui.Rect) intent {
	t.DrawLog(f.UI, r, f.news.Since, f.UI.T("table.log-ledger"))
	if step, at, ok := t.Log.Rests(); ok {
		t.named = rest{card: f.Log.Step(step).Event.For(f.Viewer).Card, at: at}
	}
	return nil
}

// namesCard reports whether an event names a card.
func namesCard(e islas.Event) bool { return e.Card != islas.NoCard }
