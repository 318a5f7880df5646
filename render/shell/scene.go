// Package shell holds every scene but the table: title, new game, hand-over screen, result, settings, rules, the kept games, the chronicle
// and the look back. Each lays itself out with rectangles in one function Frame and leads on through the routes of its stage.
package shell

import (
	"errors"

	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/ui"
)

// Fill gives the routes the scenes of this package, and the tables of the games of a stage.
func Fill(r *stage.Routes) {
	r.Table = table
	r.Title = NewTitle
	r.NewGame = NewNewGame
	r.Games = NewGames
	r.Chronicle = NewChronicle
	r.Daily = NewDaily
	r.Handover = NewHandover
	r.Result = NewResult
	r.Settings = NewSettings
	r.Access = NewAccess
	r.Keys = NewKeys
	r.Import = NewImport
	r.Edition = NewEdition
	r.KnowsSetup = knowsSetup
	r.Rules = NewRules
	r.Replay = replay
	r.Review = NewReview
	r.Save = func(s *stage.Stage, m match.Any) { saveRecord(s, m) }
	r.Picture = savePicture
	r.Film = func(s *stage.Stage, data []byte) bool { return keepFile(s, "film", "match-", ".gif", data) }
	r.Lesson = lesson
}

// table is the table of a match. Without one, which can only be a mistake in the build, a sentence says why.
func table(s *stage.Stage, m match.Any, fresh bool) stage.Scene {
	s.Playing = m
	t, err := s.GameOf(m).Table(s, m, fresh)
	if err != nil {
		s.Notify(err.Error())
		return s.Routes.Title(s)
	}
	return t
}

// replay is the table at which a match is looked at that was played, from so many steps on. The game is the chosen one from then on.
func replay(s *stage.Stage, m match.Any, step int) stage.Scene {
	g := s.GameOf(m)
	err := s.Choose(g)
	if err == nil {
		var t stage.Scene
		if t, err = g.Replay(s, m, step); err == nil {
			return t
		}
	}
	s.Notify(err.Error())
	return s.Routes.Title(s)
}

// lesson is the table of the chosen game's lesson at one of its steps. Without one, which can only be a mistake in the build, a
// sentence says why.
func lesson(s *stage.Stage, step int) stage.Scene {
	t, err := s.Game.(stage.Teacher).Lesson(s, step)
	if err != nil {
		s.Notify(err.Error())
		return s.Routes.Title(s)
	}
	return t
}

// elsewhere goes on with kept games, and asks before it takes one over from another window or another program. Its zero value asks
// nothing.
type elsewhere struct{ id library.ID } // which is asked about, empty if none is

// goOn leads to the table of a kept game, or asks whether it is to be taken over.
func (e *elsewhere) goOn(s *stage.Stage, id library.ID) {
	m, err := s.Saves.GoOn(id)
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
			m, err := s.Saves.TakeOver(id) // what is wrong has been told
			if errors.Is(err, store.ErrHeld) {
				return false // what the other one wrote last is just being read
			}
			goOnWith(s, m)
			return true
		})
	}
}
