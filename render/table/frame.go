package table

import (
	"cmp"
	"iter"
	"strings"

	"islas/game"
	"islas/render/session"
	"islas/render/ui"
)

// Frame is a read-only snapshot of a table for one tick. The kit fills it in before anything is drawn. Views read it, change nothing in it
// and return an intent, which is dispatched when all views have drawn. So all views of a tick show the same. The frame of a game embeds it.
type Frame[S any, A game.Action, E, V any] struct {
	session.Frame[S, A, E]
	Painter
	Port    *Viewport // the part of the table that is shown
	Players *Players

	Log        *session.Log[S, E]        // what has been shown
	Hint       *session.Suggestion[A, V] // what is suggested to the person who decides
	Message    string                    // what goes on, as a sentence
	HasMessage bool                      // the message should be noticed before anything else
	Recap      []session.Clause          // what has happened since the last decision of whoever decides now
	Ends       string                    // why nothing follows in a replay though the game is not over; empty elsewhere

	Home     game.Seat      // the seat from whose side the table is shown
	Drawer   session.Drawer // the drawer that is open over the table
	Earlier  bool           // there is a scene before the one that is looked back at
	Later    bool           // there is one after it
	Teaching bool           // this is a lesson: one thing is done at a time
	Foretold bool           // consequences are shown: if the settings say so, and in a lesson only where that is what it is about
	Watching bool           // this is a replay
	Crowned  bool           // the moment at the end of the game covers the table
}

// Snapshot returns the frame of this tick and discards the intents of the tick before.
func (k *Kit[S, A, E, V]) Snapshot(u *ui.UI) Frame[S, A, E, V] {
	k.wanted = k.wanted[:0]
	s := k.Session
	f := Frame[S, A, E, V]{
		Frame: s.Frame(), Painter: Painter{u, k.Stage}, Port: &k.Port, Players: k.Players, Log: s.Log(), Hint: s.Suggestion(), Recap: s.Recap(), Home: k.Home, Drawer: s.Drawer(),
		Teaching: s.Teaching(), Watching: s.Replay().On,
	}
	told, _ := s.Instruction()
	f.Foretold = told.Look != "" || k.Stage.Settings.Consequences && !f.Teaching
	f.Message, f.HasMessage = s.Message()
	wrong := k.wrong(u)
	if wrong != "" { // where the record of a replay is wrong, that is the message
		f.Message, f.HasMessage = wrong, true
	}
	if s.Replay().Ended() {
		f.Ends = cmp.Or(wrong, u.T("replay.ended"))
	}
	f.Crowned = k.crowns(&f)
	if f.Back {
		earlier, later := s.Scenes()
		f.Earlier, f.Later = earlier >= 0, later >= 0
	}
	return f
}

// Name returns the name of the player on a seat, or "" if there is none.
func (f *Frame[S, A, E, V]) Name(seat game.Seat) string { return f.Players.Name(seat) }

// Portrait draws the player on a seat in the middle of r: a face of the cast, or the monogram of a person.
func (f *Frame[S, A, E, V]) Portrait(r ui.Rect, seat game.Seat) {
	f.Players.portrait(f.Painter, r.Fit(1), seat)
}

// Arrows reports whether the arrow keys move from one event to another.
func (f *Frame[S, A, E, V]) Arrows() bool { return f.Back || f.Watching }

// Bar draws the bar in r after it has filled in what the frame knows.
func (f *Frame[S, A, E, V]) Bar(b Bar, r ui.Rect) Intent {
	b.CanUndo, b.Asked, b.CanAsk = f.CanUndo, f.Hint.Asked, f.Actor != game.NoSeat
	b.recap = recap{f.Recap, f.Name}
	return b.Draw(f.UI, f.Stage, f.Port, r)
}

// Wait returns why the person at the machine can do nothing now: they look back, something is being shown, the replay or the game has ended,
// or another seat decides.
func (f *Frame[S, A, E, V]) Wait(over bool, decides game.Seat) string {
	switch {
	case f.Back:
		return f.UI.T("why.back")
	case f.Showing:
		return f.UI.T("why.moving")
	case f.Ends != "":
		return f.Ends
	case over:
		return f.UI.T("why.game-over")
	}
	return f.UI.T("why.not-your-turn", "name", f.Name(decides))
}

// List returns the words for all in a row, with commas between them.
func List[T any](all iter.Seq[T], words func(of T) string) string {
	var list []string
	for of := range all {
		list = append(list, words(of))
	}
	return strings.Join(list, ", ")
}

// NotEmpty returns the rectangles that are not empty.
func NotEmpty(rects ...ui.Rect) (some []ui.Rect) {
	for _, r := range rects {
		if !r.Empty() {
			some = append(some, r)
		}
	}
	return some
}
