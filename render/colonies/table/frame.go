package table

import (
	"slices"

	"islas/game"
	"islas/game/colonies"
	"islas/render/table"
	"islas/render/ui"
)

// base is the snapshot of a tick that the tables of all games have.
type base = table.Frame[colonies.State, colonies.Action, colonies.Event, colonies.View]

// frame is a read-only snapshot of the table for one tick: that of any game, and what this game adds.
type frame struct {
	base
	views    *views
	lay      *layout
	players  *players
	pick     pick              // the part of the next action that has been chosen
	decision colonies.Decision // of the position that is shown
}

// look takes the snapshot of this tick.
func (t *Table) look(u *ui.UI) {
	f := &t.frame
	*f = frame{base: t.Snapshot(u), views: &t.views, lay: &t.lay, players: t.players, pick: t.pick}
	f.decision = f.State.Decision()
	t.views.memo.recall(f)
	f.CanUndo = f.CanUndo || t.pick.chosen()
}

// can reports whether the person at the machine may do an action now.
func (f *frame) can(a colonies.Action) bool { return slices.Contains(f.Legal, a) }

// canAny reports whether the person at the machine may do any action of a kind now.
func (f *frame) canAny(k colonies.ActionKind) bool {
	return slices.ContainsFunc(f.Legal, func(a colonies.Action) bool { return a.Kind == k })
}

// asks reports whether the person at the machine makes a decision of a kind now.
func (f *frame) asks(k colonies.DecisionKind) bool {
	return f.Actor != game.NoSeat && f.decision.Kind == k
}

// shows reports whether an event of a kind is being shown.
func (f *frame) shows(k colonies.EventKind) bool { return f.Moving && f.Event.Kind == k }

// owner returns the seat whose hand is shown openly: that of the viewer or, where everything is open, of whoever decides or of the home
// seat; game.NoSeat if no hand is open.
func (f *frame) owner() game.Seat {
	if f.Uncovered {
		return f.Home
	}
	return f.Viewer
}

// placeOf returns where what flies to or from a player lies: the player's panel.
func (f *frame) placeOf(seat game.Seat) ui.Rect {
	if seat < 0 || int(seat) >= len(f.lay.seats) {
		return f.lay.stock
	}
	return f.lay.seats[seat]
}

// handOf returns where a card of a kind that flies to or from a player lies: in the open hand, or at the player's panel.
func (f *frame) handOf(seat game.Seat, k colonies.Resource) ui.Rect {
	if seat == f.owner() && k != colonies.NoResource {
		if at := f.views.hand.cards[k]; !at.Empty() {
			return at
		}
	}
	return f.placeOf(seat)
}

// intent is what a view wants done. Besides the intents of any game it is a pick to choose, a page to open, or a decision in several steps.
type intent = table.Intent

// noTool is the tool while nothing is to be built.
const noTool = colonies.Roll

// pick is the part of the next action that the person at the machine has chosen, where an action takes more than one click.
type pick struct {
	tool  colonies.ActionKind // what is to be built or moved: the chart lights the places for it; noTool for nothing
	ship  colonies.Node       // the ship that is picked up, NoNode for none
	from  colonies.Node       // the settlement whose tokens are to be shifted, NoNode for none
	token colonies.Token      // the kind of them, NoToken until it is chosen

	give  colonies.Resource   // the card given there, or the first card of invention; NoResource until it is chosen
	want  colonies.Resource   // the card wanted; NoResource until it is chosen
	n, m  uint8               // how many of each
	card  colonies.ActionKind // PlayInvent or PlayMono while its resources are chosen; Roll for none
	loses colonies.Hand       // the cards chosen to be discarded
	warn  colonies.Action     // the action that is to be confirmed
	warns bool                // there is one
}

// nothing returns the empty pick.
func nothing() pick {
	return pick{ship: colonies.NoNode, from: colonies.NoNode, token: colonies.NoToken, give: colonies.NoResource, want: colonies.NoResource}
}

// taking returns the pick in which nothing but a tool, a ship or a settlement is taken up, or nothing if it was.
func (p pick) taking(tool colonies.ActionKind, ship, from colonies.Node) pick {
	q := nothing()
	if p.tool != tool || p.ship != ship || p.from != from {
		q.tool, q.ship, q.from = tool, ship, from
	}
	return q
}

// chosen reports whether anything is picked that can be dropped.
func (p *pick) chosen() bool {
	q := *p
	q.n, q.m = 0, 0
	return q != nothing()
}

// memo keeps texts, figures and what can be reached as long as nothing changes of which they tell.
type memo struct {
	about   memoKey
	texts   map[string]string
	figures [colonies.MaxSeats][figureRows][]figure // of plates
	stock   []thing
	places  [placeKinds][colonies.Edges]*said
	preys   colonies.NodeSet // nodes from which the pirate could rob somebody, while he is moved
	voyage  voyage
}

// memoKey is everything that they depend on.
type memoKey struct {
	known, shown colonies.State
	pick         pick
	actor, owner game.Seat
	showing      bool
	lang         string
}

// recall forgets everything if anything has changed.
func (m *memo) recall(f *frame) {
	about := memoKey{*f.Known(), *f.State, f.pick, f.Actor, f.owner(), f.Showing, f.Stage.Texts.Lang()}
	if m.texts == nil || m.about != about {
		*m = memo{about: about, texts: map[string]string{}, preys: preysOf(f.State), voyage: voyageOf(f)}
	}
}

// said returns the text of a widget, which words makes when it is first asked for.
func (f *frame) said(id string, words func() string) string {
	text, ok := f.views.memo.texts[id]
	if !ok {
		text = words()
		f.views.memo.texts[id] = text
	}
	return text
}

// tell makes r a region with a text as its tooltip, which words makes when it is first asked for.
func (f *frame) tell(id string, r ui.Rect, words func() string) {
	f.Tell(id, r, f.said(id, words))
}
