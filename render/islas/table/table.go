// Package table is the scene in which the game is played: the islands, the hand, the ship and its arrival, and all that
// a person can choose. What may be chosen comes from islas.State.Legal alone; what is shown is the position as of the
// event that the screen has reached.
package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/islas/cast"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// Table is the scene.
type Table struct {
	s       *stage.Stage
	match   *engine.Match
	setup   match.Setup
	islands []*board.Island // by seat

	faces    [islas.MaxSeats]paint.Face // by seat: the portraits
	islander [islas.MaxSeats]bool       // by seat: whether there is one; otherwise the player has a monogram

	sites [islas.MaxSeats][islas.Plots]any // the targets of all plots, made once

	show  show    // the events on their way to the screen
	book  logbook // what has been shown, for the log
	ship  arrival // the ledger of the card that has landed
	mind  thinker // thinks for the computers, and about suggestions
	hint  hint    // what is suggested to the person who decides
	tempo tempo   // how long a computer's turn is shown
	news  news    // what has happened since the viewer's last turn
	marks []int   // length of the log before each action, to take actions back

	viewer game.Seat // whose hand lies open: the person at the machine, NoSeat while nobody is
	last   game.Seat // whose hand lay open last
	pinned game.Seat // the island that was clicked to be large, NoSeat if none was
	peek   game.Seat // the island under the pointer that is shown enlarged
	pick   pick      // what has been chosen of the next action
	legal  []islas.Action
	open   drawer // what lies open over the table
	entry  int    // the line of the log whose ledger lies open
	hand   handState
	lay    layout
	frame  frame                // what is to be seen in this tick
	ahead  foreseen             // the boards that were asked for before they are seen
	marked map[marked][]ui.Rect // where the marks of charts stand
	at     spots                // where things lie in this frame
	berth  ui.Rect              // where the ship lies while it is loaded
	cues   cues                 // the sounds of what is moving
	done   bool                 // the result has been called
	deaf   bool                 // the press that is under way completed what was moving, and shall do nothing else
	hurry  bool                 // the rest of the arrival is skipped
}

// drawer is what can lie open over the table.
type drawer uint8

const (
	drawNothing drawer = iota
	drawMenu
	drawDiscard
	drawSupply
	drawPowers
	drawLog
	drawLedger
)

// New seats the players of a match at the table. What has happened in a fresh match is still to be shown.
func New(s *stage.Stage, m *engine.Match, fresh bool) (*Table, error) {
	return seated(s, m, m.Steps(), fresh)
}

// seated seats the players of a match at a table that knows of these of its steps.
func seated(s *stage.Stage, m *engine.Match, steps []islas.Step, fresh bool) (*Table, error) {
	t := &Table{s: s, match: m, setup: m.Setup(), viewer: game.NoSeat, last: game.NoSeat, pinned: game.NoSeat, peek: game.NoSeat, pick: nothing()}
	t.faces, t.islander = cast.Portraits(t.setup.Seats)
	for _, seat := range t.setup.Seats {
		island, err := board.Load(seat.Board)
		if err != nil {
			return nil, err
		}
		t.islands = append(t.islands, island)
	}
	if t.match.Humans() == 1 {
		for i := range t.setup.Seats {
			if t.match.Human(game.Seat(i)) {
				t.viewer = game.Seat(i)
			}
		}
	}
	for seat := range t.sites {
		for plot := range t.sites[seat] {
			t.sites[seat][plot] = site{game.Seat(seat), islas.Plot(plot)}
		}
	}
	t.show.state = t.match.State()
	if fresh && len(steps) > 0 {
		t.show.state = steps[0].After
		t.enqueue(steps)
	} else {
		for _, step := range steps {
			t.reached(step)
		}
		state := t.match.State()
		t.tempo.turn(state.Turn() != game.NoSeat && !t.match.Human(state.Turn()))
	}
	return t, nil
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	w, h := u.Size()
	if in := u.Input(); t.deaf && !in.Down && !in.Released {
		t.deaf = false
	}
	t.hand.moving = false
	t.lay = plan(w, h, u.Px(1), t.state().Seats())
	berth, _ := t.pileLabel(u, t.lay.ship)
	t.berth = berth.Fit(paint.ShipRatio)
	t.advance(u)
	t.attend(u)
	t.decide(u)
	if t.s.Top() != stage.Scene(t) {
		return
	}
	t.news.read(&t.book, t.viewer)
	t.legal = t.legal[:0]
	if t.mayAct() {
		state := t.match.State()
		t.legal = state.Legal(t.legal)
		t.startPick()
	}
	t.consult()
	lay, pick := t.open, t.pick
	open := lay != drawNothing || pick.needsColour(t.legal)
	t.frame = t.frameOf(u)
	t.draw(u)
	t.excuse(u)
	t.foresee(u)
	if t.deaf {
		t.open, t.pick = lay, pick
		return
	}
	t.settlePick()
	if !open { // otherwise the dialog has answered the keys
		t.keys(u)
	}
}

// draw lays everything out, from the sea upwards.
func (t *Table) draw(u *ui.UI) {
	if e, p, moving := t.show.event(); moving && e.Kind == islas.EvReveal {
		t.ship.show(e, t.state(), p*t.show.steps())
	}
	t.at = spots{}
	t.s.PaintSea(u)
	t.drawTop(u)
	if t.arriving() {
		t.drawCouncil(u)
		t.drawLedger(u)
	} else {
		t.drawIslands(u)
		t.drawHand(u)
		t.drawActions(u)
	}
	t.drawPiles(u)
	if t.lay.compact || t.lay.upright {
		t.drawDrawers(u)
	} else {
		t.drawSupply(u, t.lay.supply)
		t.drawPowers(u, t.lay.powers)
		t.drawLog(u, t.lay.log)
	}
	t.drawVoyage(u)
	t.drawFlying(u)
	t.drawBanner(u)
	t.drawColours(u)
	t.drawHint(u)
	t.drawOpen(u)
}

// Busy implements stage.Scene.
func (t *Table) Busy() bool {
	if t.open == drawMenu {
		return false
	}
	moving := t.show.busy() && !t.show.paused
	return moving || t.mind.running() || t.pondering() || t.waitsForItself() || t.hand.moving
}

// Leave stops what runs beside the table.
func (t *Table) Leave() { t.mind.stop() }

// state is the position that is shown.
func (t *Table) state() *islas.State { return &t.show.state }

// known is the position as far as it has been shown: while something is on its way it is still the one before, so that
// no number changes before its cause has been seen.
func (t *Table) known() *islas.State { return t.frame.known() }

// as is the position before what is moving as long as it has not come as far as the table says, and after it from then on.
func (t *Table) as(seen map[islas.EventKind]float64) *islas.State { return t.frame.as(seen) }

// cause is how far a movement has to be before its effect on islands and privileges is seen.
var cause = map[islas.EventKind]float64{
	islas.EvBuild: pieceLands, islas.EvPalace: pieceLands, islas.EvTown: pieceLands, islas.EvSettler: pieceLands, islas.EvLoss: raidTakes,
	islas.EvPrivilege: deedArrives,
}

// carded is how far a movement has to be before its effect on the ship and the piles is seen.
var carded = map[islas.EventKind]float64{
	islas.EvAboard: 0.9, islas.EvBuild: buildPays, islas.EvLoad: 0.95, islas.EvSettler: settlePays, islas.EvPirate: piratePays, islas.EvReshuffle: 0.6,
}

// handed is how far a movement has to be before somebody's hand is seen to have more cards. What leaves a hand leaves it
// at once.
var handed = map[islas.EventKind]float64{islas.EvDeal: 0.6, islas.EvDraw: 0.6}

// arriving reports whether the ship is in.
func (t *Table) arriving() bool { return t.ship.in || t.state().Over() }

// name is what the player on a seat is called.
func (t *Table) name(seat game.Seat) string {
	if seat < 0 || int(seat) >= len(t.setup.Seats) {
		return ""
	}
	return t.setup.Seats[seat].Name
}

// large is the seat whose island is the large one: the one that was clicked, or the one whose turn it is.
func (t *Table) large() game.Seat {
	if t.pinned != game.NoSeat {
		return t.pinned
	}
	if turn := t.state().Turn(); turn != game.NoSeat {
		return turn
	}
	return max(t.viewer, 0)
}
