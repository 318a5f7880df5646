package table

import (
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/render/keep/settings"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

// dispatch carries out the intent of a view.
func (t *Table) dispatch(u *ui.UI, i intent) {
	switch i := i.(type) {
	case session.Intent:
		if i == session.ToUndo && t.cancel() { // a choice is dropped before anything is undone
			return
		}
	case islas.Action:
		t.pinned = game.NoSeat
	case session.Drawer:
		t.Log.ShowEnd()
	case table.LookBack:
		t.cancel()
	case loadAndEnd:
		t.pinned = game.NoSeat
		t.Session.Act(islas.Action(i))
		t.Session.Act(islas.EndAction())
	case pick:
		t.choose(i)
		t.leadOn()
	case looksAt:
		t.pinned = game.Seat(i)
	}
	t.Dispatch(u, i)
}

// choose sets the pick. While there is one the home seat's island is the large one.
func (t *Table) choose(p pick) {
	t.pick = p
	if p.active {
		t.pinned = game.NoSeat
	}
}

// leadOn moves the focus to the first plot that continues a choice made by a key, so that the Enter key is for that plot.
func (t *Table) leadOn() {
	keys := t.frame.UI.Input().Keys
	if len(keys) == 0 || slices.Contains(keys, ui.KeyEnter) || slices.Contains(keys, ui.KeySpace) {
		return
	}
	s := selected(t.pick, t.Session.Legal())
	plots := s.offer.plots
	if s.needsHouses() {
		plots = s.offer.houses &^ s.from
	}
	if plots != 0 {
		t.frame.UI.Lead(site{t.Session.Actor(), plots.First()}.id())
	}
}

// startPick begins the pick if only one kind of action can be chosen: the plot of a newcomer, or the house that pirates take.
func (t *Table) startPick() {
	if legal := t.Session.Legal(); !t.pick.active && len(legal) > 0 && (legal[0].Kind == islas.Settle || legal[0].Kind == islas.Lose) {
		t.choose(begin(legal[0].Kind))
	}
}

// settlePick carries out the pick as soon as it is one action, and drops it if it can become none.
func (t *Table) settlePick() {
	s := selected(t.pick, t.Session.Legal())
	switch a, ok := s.complete(); {
	case ok:
		t.Session.Act(a)
	case s.active && len(s.legal) > 0 && s.offer.count == 0:
		t.pick = nothing()
	}
}

// cancel drops the pick, and reports whether there was one. What an arrival demands can't be dropped.
func (t *Table) cancel() bool {
	if !t.pick.active || t.pick.kind == islas.Settle || t.pick.kind == islas.Lose {
		return false
	}
	t.pick = nothing()
	return true
}

// letGo drops the pick, or else ends a visit, and reports whether there was anything of that.
func (t *Table) letGo() bool {
	if t.cancel() {
		return true
	}
	visits := !t.arriving() && t.large() != t.Home
	if visits {
		t.pinned = t.Home
	}
	return visits
}

// kit is the kit for a table of this game.
type kit = table.Kit[islas.State, islas.Action, islas.Event, islas.View]

// newKit returns the kit for the table's match, with what the session needs from this game.
func (t *Table) newKit(s *stage.Stage) kit {
	return table.New(s, t, &t.players.Players, session.Game[islas.State, islas.Action, islas.Event, islas.View]{
		Rules: engine.Engine{}, Adviser: adviser, Moment: moment,
		Show: func(e islas.Event) *session.Presentation[islas.State, islas.Event] {
			return &t.rows[e.Kind].Presentation
		},
		Seat: func(e islas.Event) game.Seat { return e.Seat }, Concerns: concerns, For: islas.Event.For,
		Open:     asksAll, // while the ship is in, no hand lies open and nobody has to look away
		EndsTurn: func(a islas.Action) bool { return a.Kind == islas.EndTurn },
		Explains: t.players.explains, Recap: t.players.recap,
		Forced: t.forced, Begun: t.begun, Reached: func(step *islas.Step) { t.turn(step.Event) }, Asked: t.asked,
		Changed: func() { t.pick = nothing() },
	}, t.match)
}

// forced reports whether a decision without a choice is made automatically: in an arrival, and at a high speed at the end of a turn.
func (t *Table) forced(s *islas.State) bool {
	return asksAll(s) || t.Stage.Settings.Speed >= settings.Fast && s.Decision().Phase == islas.PhaseDone
}

// begun is called when a step begins to be shown.
func (t *Table) begun(step *islas.Step) {
	t.hand.leave(step.Event)
	if step.Event.Seat == t.Home && step.After.Turn() == t.Home {
		t.pinned = game.NoSeat // one's own turn leads home, moves of others don't
	}
	t.turn(step.Event)
}

// turn sets whose island takes the stage, for an event that is or has been shown. An island on which was built stays there until the next
// one takes its place, or the turn of the home seat begins; where nobody's hand lies open, whoever plays takes the stage.
func (t *Table) turn(e islas.Event) {
	switch e.Kind {
	case islas.EvArrival:
		t.staged = game.NoSeat
	case islas.EvTurn:
		if e.Seat == t.Home || t.viewer() == game.NoSeat || t.Session.Replay().On {
			t.staged = e.Seat
		}
	case islas.EvBuild, islas.EvPalace, islas.EvTown:
		t.staged = e.Seat
	}
}

// asked makes room for a suggestion.
func (t *Table) asked() {
	t.pinned = game.NoSeat
	t.cancel()
}
