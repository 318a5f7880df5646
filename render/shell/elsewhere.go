package shell

import (
	"errors"

	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/ui"
)

// elsewhere goes on with kept games, and asks before it takes one over from another window or another program. Its zero value asks
// nothing.
type elsewhere struct{ id library.ID } // which is asked about, empty if none is

// goOn leads to the table of a kept game, or asks whether it is to be taken over.
func (e *elsewhere) goOn(s *stage.Stage, id library.ID) {
	m, err := s.GoOn(id)
	if errors.Is(err, store.ErrHeld) {
		e.id = id
		return
	}
	goOnWith(s, m)
}

// goOnWith leads to a match, or its result if it is over. Without one, of which has been told why, it leads to the title.
func goOnWith(s *stage.Stage, m match.Any) {
	if m == nil {
		s.Go(s.Routes.Title(s))
		return
	}
	if err := s.Choose(s.GameOf(m)); err != nil {
		s.Notify(err.Error())
		return
	}
	if m.Over() {
		s.Go(s.Routes.Result(s, m))
		return
	}
	s.Go(s.Routes.Table(s, m, false))
}

// draw draws the question, if there is one.
func (e *elsewhere) draw(s *stage.Stage, u *ui.UI) {
	if e.id == "" {
		return
	}
	q := question{id: "elsewhere", title: u.T("elsewhere.title"), text: u.T("elsewhere.text"), no: u.T("elsewhere.no"), yes: u.T("elsewhere.yes")}
	switch q.ask(u) {
	case saysNo:
		e.id = ""
	case saysYes:
		id := e.id
		e.id = ""
		s.Beside(func() bool {
			m, err := s.TakeOver(id) // what is wrong has been told
			if errors.Is(err, store.ErrHeld) {
				return false // what the other one wrote last is just being read
			}
			goOnWith(s, m)
			return true
		})
	}
}
