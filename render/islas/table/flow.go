package table

import (
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// advance moves what is on its way to the screen. Any press or the space key completes what is moving, unless it is
// paused to be looked at; such a press does nothing else.
func (t *Table) advance(u *ui.UI) {
	in := u.Input()
	if t.open == drawMenu {
		return
	}
	if t.hurry {
		t.show.skip(t.reached, func() bool { return t.hurry })
	}
	focused, _ := u.Widget(u.Focused())
	_, governs := focused.Target.(control)
	hurried := in.Pressed && !t.looking(u) || pressed(in, ui.KeySpace) && !governs
	if hurried && t.open == drawNothing && (t.show.busy() && !t.show.paused || t.lingers()) {
		t.complete()
		t.deaf = true
	}
	t.tempo.shown += in.Dt
	t.show.advance(in.Dt, t.begun, t.reached)
	t.hear()
}

// complete completes what is moving, and a computer's turn that only lingers. A press on the way to a turn, such as the
// second of a double click on the button that ended one's own, leaves that turn its time.
func (t *Table) complete() {
	turn := t.tempo.seen
	e, _, moving := t.show.event()
	t.show.complete(t.reached)
	if turn == t.tempo.seen && !(moving && e.Kind == islas.EvTurn) {
		t.tempo.shown = time.Hour // whatever is left of the turn has been seen
	}
}

// looking reports whether the pointer is on a widget that only looks, or between the buttons that govern an arrival.
func (t *Table) looking(u *ui.UI) bool {
	if t.arriving() && t.ship.buttons.Contains(u.Input().Pos) {
		return true
	}
	w, _ := u.Widget(u.Pointed())
	return w.Looks
}

func pressed(in ui.Input, k ui.Key) bool {
	for _, p := range in.Keys {
		if p == k {
			return true
		}
	}
	return false
}

// enqueue puts steps on their way to the screen.
func (t *Table) enqueue(steps []islas.Step) {
	for _, step := range steps {
		n := t.stepsOf(step)
		t.show.add(step, time.Duration(float64(t.s.Pace())*n), n)
	}
}

// begun is called when a step begins to be shown.
func (t *Table) begun(step islas.Step) {
	t.cues.begin(step, t.show.steps())
	t.hand.leave(step.Event, t.viewer)
	t.turnTo(step.Event)
}

// turnTo follows the course of the round as soon as it is seen: who may look, and whether the ship is in.
func (t *Table) turnTo(e islas.Event) {
	switch e.Kind {
	case islas.EvArrival:
		t.ship.begin()
		t.pinned = game.NoSeat
	case islas.EvTurn:
		t.ship.end()
		t.tempo.come(e)
		t.pinned, t.hurry, t.show.paused, t.show.hold = game.NoSeat, false, false, false
	case islas.EvEnd:
		t.hurry, t.show.paused, t.show.hold = false, false, false
	default:
		return
	}
	if t.match.Humans() < 2 {
		return
	}
	// A hand lies open in its owner's turn alone. It may be looked at without a curtain by who looked last.
	t.viewer = game.NoSeat
	if e.Kind == islas.EvTurn && e.Seat == t.last {
		t.viewer = e.Seat
	}
}

// reached is called when the screen has reached a step.
func (t *Table) reached(step islas.Step) {
	if effect, ok := t.cues.rest(); ok {
		t.s.Sound.Play(effect)
	}
	t.book.add(step)
	switch step.Event.Kind {
	case islas.EvReveal:
		t.ship.reveal(step)
	case islas.EvNamed:
		t.ship.named = step.Event
	case islas.EvSettler, islas.EvPirate:
		t.ship.resolved(step.Event)
	case islas.EvArrival, islas.EvTurn, islas.EvEnd:
		t.turnTo(step.Event)
	}
}

// act is do for a person: what a press that hurried has hit by accident is not done.
func (t *Table) act(a islas.Action) {
	if t.deaf {
		return
	}
	d := t.match.State()
	switch who := d.Decision(); who.Phase {
	case islas.PhaseSettle, islas.PhaseLose, islas.PhaseName:
		if who.Seat != t.last {
			t.last = game.NoSeat // somebody else has the mouse now
		}
	}
	t.do(a)
}

// do carries out an action of the seat that decides, keeps the game and shows what happened.
func (t *Table) do(a islas.Action) {
	mark := t.book.length()
	steps, err := t.match.Do(a)
	if err != nil {
		return // the position has moved on since this was offered; nothing has changed
	}
	t.marks = append(t.marks, mark)
	t.pick = nothing()
	t.dismiss()
	t.enqueue(steps)
	t.s.Keep(t.match)
}

// undo takes the last action back.
func (t *Table) undo() {
	if t.deaf {
		return
	}
	if t.mayCancel() {
		t.pick = nothing()
		return
	}
	t.show.complete(t.reached)
	if !t.match.Undo() {
		return
	}
	if n := len(t.marks); n > 0 {
		t.book.cut(t.marks[n-1])
		t.marks = t.marks[:n-1]
	}
	t.show.state = t.match.State()
	t.pick = nothing()
	t.s.Keep(t.match)
}

// decide lets the game go on when everything has been shown: by a computer player, by an action that has no
// alternative, by a curtain before another person's hand, or by the result.
func (t *Table) decide(u *ui.UI) {
	t.ponder()
	if t.show.busy() || t.done || t.open == drawMenu {
		return
	}
	state := t.match.State()
	d := state.Decision()
	switch {
	case d.Phase == islas.PhaseOver:
		t.ship.finished = true
	case !t.match.Human(d.Seat):
		t.play()
	case t.needsCurtain(d):
		t.viewer, t.last = d.Seat, d.Seat
		t.open = drawNothing
		t.s.Swap(t.s.Routes.Curtain(t.s, t.name(d.Seat), t))
	default:
		if a, ok := forced(&state); ok {
			t.do(a)
		}
	}
}

// waitsForItself reports whether decide has something to do in the next tick without anybody's input.
func (t *Table) waitsForItself() bool {
	if t.done || t.open == drawMenu || t.show.busy() {
		return false
	}
	state := t.match.State()
	d := state.Decision()
	if d.Phase == islas.PhaseOver {
		return !t.ship.finished
	}
	if !t.match.Human(d.Seat) || t.needsCurtain(d) {
		return true
	}
	_, ok := forced(&state)
	return ok
}

// needsCurtain reports whether another person than the last has to look at the machine now. While the ship is in no hand
// lies open, so nobody has to look away.
func (t *Table) needsCurtain(d islas.Decision) bool {
	if t.match.Humans() < 2 || d.Seat == t.viewer && d.Seat == t.last {
		return false
	}
	switch d.Phase {
	case islas.PhaseAction, islas.PhaseLoad, islas.PhaseDone:
		return true
	}
	return false
}

// forced is the action of an arrival that has no alternative. In one's own turn nothing is done for anybody.
func forced(state *islas.State) (islas.Action, bool) {
	switch state.Decision().Phase {
	case islas.PhaseSettle, islas.PhaseLose, islas.PhaseName:
		var room [64]islas.Action
		if legal := state.Legal(room[:0]); len(legal) == 1 {
			return legal[0], true
		}
	}
	return islas.Action{}, false
}

// mayAct reports whether the person at the machine has to decide, now that all is shown.
func (t *Table) mayAct() bool {
	if t.show.busy() || t.done {
		return false
	}
	state := t.match.State()
	d := state.Decision()
	return d.Phase != islas.PhaseOver && t.match.Human(d.Seat) && !t.needsCurtain(d)
}

// startPick begins what is the only thing to decide: the plot of a newcomer, or the house that pirates take.
func (t *Table) startPick() {
	if t.pick.active {
		return
	}
	for _, k := range []islas.ActionKind{islas.Settle, islas.Lose} {
		if plays(t.legal, k) {
			t.pick = begin(k)
			t.pinned = game.NoSeat
		}
	}
}

// settlePick carries out what was picked as soon as it is one action.
func (t *Table) settlePick() {
	if !t.pick.active || len(t.legal) == 0 {
		return
	}
	if t.pick.offered(t.legal).count == 0 {
		t.pick = nothing()
		return
	}
	if a, ok := t.pick.complete(t.legal); ok {
		t.act(a)
	}
}

// choose carries out an action that has no parts.
func (t *Table) choose(k islas.ActionKind) {
	switch k {
	case islas.DrawCards:
		t.act(islas.DrawAction())
	case islas.ExtraCard:
		t.act(islas.ExtraAction())
	case islas.EndTurn:
		t.act(islas.EndAction())
	}
}

// mayCancel reports whether something was chosen that can be let go. What an arrival asks for has to be answered.
func (t *Table) mayCancel() bool {
	return t.pick.active && t.pick.kind != islas.Settle && t.pick.kind != islas.Lose
}

// keys are the shortcuts that no widget has.
func (t *Table) keys(u *ui.UI) {
	in := u.Input()
	if pressed(in, ui.KeyEscape) {
		if t.hint.open {
			t.dismiss()
		} else if t.mayCancel() {
			t.pick = nothing()
		} else {
			t.open = drawMenu
		}
	}
	if in.SecondaryReleased && t.mayCancel() {
		t.pick = nothing()
	}
}
