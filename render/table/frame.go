package table

import (
	"islas/game"
	"islas/render/session"
	"islas/render/ui"
)

// Frame is a read-only snapshot of a table for one tick. The kit fills it in before anything is drawn; views read it, change nothing in
// it, and answer with an intent, which is dispatched when all have drawn. So all views of a tick show the same. A game's own frame
// embeds it.
type Frame[S any, A game.Action, E, V any] struct {
	session.Frame[S, A, E]
	UI   *ui.UI
	Port *Viewport // what of the table is seen

	Log        *session.Log[S, E]        // what has been shown
	Hint       *session.Suggestion[A, V] // what is suggested to the person who decides
	Message    string                    // what goes on, in a sentence
	HasMessage bool                      // something does, and should be looked at before anything else
	Ends       string                    // why nothing follows in a replay, though the game is not over; empty anywhere else

	Home     game.Seat      // whose place at the table is the own one
	Drawer   session.Drawer // what lies open over the table
	Earlier  bool           // there is a scene before the one that is looked back at
	Later    bool           // there is one after it
	Teaching bool           // this is a lesson: one thing is done at a time
}

// Snapshot returns the frame of this tick.
func (k *Kit[S, A, E, V]) Snapshot(u *ui.UI) Frame[S, A, E, V] {
	s := k.Session
	f := Frame[S, A, E, V]{
		Frame: s.Frame(), UI: u, Port: &k.Port, Log: s.Log(), Hint: s.Suggestion(), Ends: k.Ends(u), Home: k.Home, Drawer: s.Drawer(),
		Teaching: s.Teaching(),
	}
	f.Message, f.HasMessage = k.Message(u)
	if f.Back {
		earlier, later := s.Scenes()
		f.Earlier, f.Later = earlier >= 0, later >= 0
	}
	return f
}
