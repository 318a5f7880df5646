package table

import (
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/ui"
)

// Kit is the part that the tables of all games share: a session, and what draws and controls it whatever the game is.
type Kit[S any, A game.Action, E, V any] struct {
	Stage   *stage.Stage
	Session *session.Session[S, A, E, V]
	Strip   Strip     // of a replay
	Port    Viewport  // the part of the table that is shown
	Home    game.Seat // the seat from whose side the table is shown
	Players *Players
	Views   Views[A]

	Log LogView

	suggestion  Suggestion
	guide       Guide
	explanation Explanation
	victory     victory
	wanted      []Intent // intents of the views in this tick
	pointer     ui.Point // its position in the last tick
	dusk        float64  // how far the evening of the last round has come, from 0 to 1
	lit         bool     // dusk has been set
}

// New returns the kit of the table of a match. Nothing of it is shown before the session begins or resumes.
func New[S any, A game.Action, E, V any](
	s *stage.Stage, scene stage.Scene, p *Players, g session.Game[S, A, E, V], m *match.Match[S, A, E],
) Kit[S, A, E, V] {
	k := Kit[S, A, E, V]{Stage: s, Players: p, Session: session.New(access{s, scene, p.Seats}, g, m)}
	r := k.Session.Replay()
	k.Strip = Strip{Way: &r.Way, replay: r, session: k.Session, ask: func() { r.AskBranch() }, stage: s, match: m, seats: p.Seats, levels: g.Rules.Info().Levels}
	return k
}

// Start shows the match: from its first step if it is fresh, otherwise at its present position. It reports whether there are steps to be
// shown.
func (k *Kit[S, A, E, V]) Start(fresh bool) bool {
	steps := k.Session.Match().Steps()
	if fresh && len(steps) > 0 {
		k.Session.Begin(steps[0].After, steps)
		return true
	}
	k.Session.Resume(steps)
	k.victory.left = k.Session.Match().Over()
	return false
}

// Watch makes the table a replay of its match, from a number of steps on.
func (k *Kit[S, A, E, V]) Watch(step int) {
	k.Session.Replay().Begin(step)
	k.Strip.course = k.Stage.GameOf(k.Strip.match).Result(k.Stage, k.Strip.match).Course
	if s := k.Stage.Stretch; s != nil {
		k.Strip.stretch = s
		k.Session.Replay().PlayUntil(s.To, s.Speed, s.Seat)
	}
}

// JumpTo implements stage.Jumper.
func (k *Kit[S, A, E, V]) JumpTo(steps int) { k.Session.Replay().JumpTo(steps) }

// Busy implements stage.Scene for a table on which nothing else moves. Intents of the last tick have been done since and are still to be
// drawn.
func (k *Kit[S, A, E, V]) Busy() bool {
	return len(k.wanted) > 0 || k.Strip.film.made != nil || k.Session.Busy()
}

// Coalesces implements stage.Coalescer.
func (k *Kit[S, A, E, V]) Coalesces() bool { return k.Session.Coalesces() }

// More implements stage.Tall.
func (k *Kit[S, A, E, V]) More(upright bool) float64 { return k.Strip.height(upright) }

// Leave implements stage.Leaver.
func (k *Kit[S, A, E, V]) Leave() {
	k.Session.Stop()
	k.Strip.dropFilm()
}

// Tick lets a tick of the session pass. looks means that the pointer is where a press completes nothing, besides widgets that are only
// looked at (ui.Widget). moves means that something moves on the table of which the session does not know. Tick reports whether the table
// is still the top scene.
func (k *Kit[S, A, E, V]) Tick(u *ui.UI, scene stage.Scene, looks, moves bool) bool {
	in := u.Input()
	k.Session.Tick(session.Input{
		Dt: in.Dt, Held: in.Down || in.Released, Completes: completes(u, looks),
		Disturbs: in.Pressed || in.Released || in.SecondaryReleased || len(in.Keys) > 0,
		Still:    !in.Down && in.Pos == k.pointer && !moves,
	})
	k.pointer = in.Pos
	if s := k.Strip.stretch; s != nil {
		s.Over = k.Session.Replay().Over
	}
	return k.Stage.Top() == scene
}

// Sit makes the seat of whoever decides, is at the machine, or has decided last in a replay, the home seat. Until somebody has been there
// it is the first.
func (k *Kit[S, A, E, V]) Sit() {
	for _, seat := range []game.Seat{k.Session.Actor(), k.Session.Viewer(), k.Session.Replay().Decided()} {
		if seat != game.NoSeat {
			k.Home = seat
			return
		}
	}
}

// Extent returns the area in which the table is laid out. It must be called once a tick.
func (k *Kit[S, A, E, V]) Extent(u *ui.UI) Extent {
	w, h, strip := k.Strip.Room(u)
	return k.Port.Room(u, k.Stage, w, h, strip)
}

// answer dispatches the intents of the views, then answers the keys that no widget and no dialog has answered. It reports whether it
// answered keys.
func (k *Kit[S, A, E, V]) answer(u *ui.UI, dialog bool) bool {
	drawer := k.Session.Drawer()
	dispatch := k.Views.Dispatch
	if k.Session.Consumed() { // the press chooses and opens nothing
		dispatch = k.Dispatch
	}
	for _, i := range k.wanted {
		dispatch(u, i)
	}
	if k.Session.Consumed() {
		u.Excuse()
		return false
	}
	call(k.Views.Settle)
	if drawer != session.NoDrawer || dialog {
		return false
	}
	k.keys(u)
	return true
}

// completes reports whether this tick's input completes what is moving: any press and the space key do, except presses on what is only
// looked at. Such a press does nothing else.
func completes(u *ui.UI, looks bool) bool {
	in := u.Input()
	pressed := in.Pressed
	if u.OnSheet() && in.Touch { // it may begin to move the table
		pressed = in.Released && !u.Drags()
	}
	if pressed && !looks {
		if pointed, _ := u.Widget(u.Pointed()); !pointed.Looks {
			return true
		}
	}
	if !slices.Contains(in.Keys, ui.KeySpace) {
		return false
	}
	focused, _ := u.Widget(u.Focused())
	return focused.Target != governs{}
}

// dispatch passes an intent to the session and goes to another scene if it asks for one.
func (k *Kit[S, A, E, V]) dispatch(u *ui.UI, i session.Intent) {
	s, m := k.Stage, k.Strip.match
	switch k.Session.Dispatch(i, u.Now()) {
	case session.ToZoom:
		s.Settings.WholeTable = !s.Settings.WholeTable
		s.Changed()
	case session.ToRules:
		s.Push(s.Routes.Rules(s))
	case session.ToSettings:
		s.Push(s.Routes.Settings(s))
	case session.ToReview:
		s.Push(s.Routes.Review(s, m))
	case session.ToSave:
		s.Routes.Save(s, m)
	case session.ToPicture:
		s.Routes.Picture(s, m)
	case session.ToTitle, session.ToPresent:
		if k.Session.Replay().On {
			k.Strip.leave()
			return
		}
		s.Go(s.Routes.Title(s))
	case session.ToResult:
		if k.Session.Replay().On {
			k.Strip.toResult()
			return
		}
		s.Go(s.Routes.Result(s, m))
	}
}

// keys answers the keys that no widget and no dialog has answered. Escape and the secondary button of the mouse first drop the player's
// choice.
func (k *Kit[S, A, E, V]) keys(u *ui.UI) {
	in, s, cancel := u.Input(), k.Session, k.Views.LetGo
	if s.Consumed() {
		return
	}
	if _, back := s.LooksBack(); back {
		k.backKeys(u)
		return
	}
	if s.Replay().On {
		if s.Drawer() == session.NoDrawer {
			k.Strip.keys(u, cancel)
		}
		return
	}
	if slices.Contains(in.Keys, ui.KeyEscape) {
		if !s.Dismiss() && !cancel() {
			s.Open(session.MenuDrawer)
		}
	}
	if in.SecondaryReleased {
		cancel()
	}
}

// backKeys answers the keys in a look back. The arrows lead on wherever the focus is, and move it to the button that does the same.
func (k *Kit[S, A, E, V]) backKeys(u *ui.UI) {
	keys := u.Input().Keys
	switch {
	case slices.Contains(keys, ui.KeyEscape) || u.Input().SecondaryReleased:
		k.dispatch(u, session.ToPresent)
	case slices.Contains(keys, ui.KeyLeft):
		k.dispatch(u, session.ToEarlier)
		u.Focus("back.earlier")
	case slices.Contains(keys, ui.KeyRight):
		k.dispatch(u, session.ToLater)
		u.Focus("back.later")
	}
}

// wrong returns the error in the record of a replay after its last step, if that step is shown; "" for none.
func (k *Kit[S, A, E, V]) wrong(u *ui.UI) string {
	wrong := k.Session.Replay().Wrong()
	if wrong == nil {
		return ""
	}
	return u.T("replay.wrong", "line", wrong.Line, "problem", stage.Fault(k.Stage.Texts, k.Strip.match, wrong))
}
