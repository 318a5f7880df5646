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

// orTitle is a scene, or the title, with a sentence that says why, where there is none, which can only be a mistake in the build.
func orTitle(s *stage.Stage, scene stage.Scene, err error) stage.Scene {
	if err != nil {
		s.Notify(err.Error())
		return s.Routes.Title(s)
	}
	return scene
}

// table is the table of a match.
func table(s *stage.Stage, m match.Any, fresh bool) stage.Scene {
	s.Playing = m
	t, err := s.GameOf(m).Table(s, m, fresh)
	return orTitle(s, t, err)
}

// replay is the table at which a match is looked at that was played, from so many steps on. The game is the chosen one from then on.
func replay(s *stage.Stage, m match.Any, step int) (t stage.Scene) {
	g := s.GameOf(m)
	err := s.Choose(g)
	if err == nil {
		t, err = g.Replay(s, m, step)
	}
	return orTitle(s, t, err)
}

// lesson is the table of the chosen game's lesson at one of its steps.
func lesson(s *stage.Stage, step int) stage.Scene {
	t, err := s.Game.(stage.Teacher).Lesson(s, step)
	return orTitle(s, t, err)
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
	answered, yes := q.ask(u)
	id := e.id
	if answered {
		e.id = ""
	}
	if yes {
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
