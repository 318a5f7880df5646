// Package shell holds every scene but the table: title, new game, hand-over screen, result, settings, rules, the kept games, the chronicle
// and the review. Each lays itself out with rectangles in one function Frame and leads on through the routes of its stage.
package shell

import (
	"errors"

	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/ui"
)

// Fill sets the routes to the scenes of this package and to the tables of a stage's games.
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

// orTitle returns scene. On an error, which can only be a mistake in the build, it notifies the player and returns the title.
func orTitle(s *stage.Stage, scene stage.Scene, err error) stage.Scene {
	if err != nil {
		s.Notify(err.Error())
		return s.Routes.Title(s)
	}
	return scene
}

// table returns the table of a match and makes that the match being played.
func table(s *stage.Stage, m match.Any, fresh bool) stage.Scene {
	s.Playing = m
	t, err := s.GameOf(m).Table(s, m, fresh)
	return orTitle(s, t, err)
}

// replay chooses the game of a match that was played and returns the table that replays it from a step on.
func replay(s *stage.Stage, m match.Any, step int) (t stage.Scene) {
	g := s.GameOf(m)
	err := s.Choose(g)
	if err == nil {
		t, err = g.Replay(s, m, step)
	}
	return orTitle(s, t, err)
}

// lesson returns the table of the chosen game's lesson at one of its steps.
func lesson(s *stage.Stage, step int) stage.Scene {
	t, err := s.Game.(stage.Teacher).Lesson(s, step)
	return orTitle(s, t, err)
}

// elsewhere continues kept games, and asks before it takes one over from another window or another program. Its zero value asks nothing.
type elsewhere struct{ id library.ID } // of the game asked about, empty if none is

// goOn goes to the table of a kept game, or asks whether to take it over if it is open elsewhere.
func (e *elsewhere) goOn(s *stage.Stage, id library.ID) {
	m, err := s.Saves.GoOn(id)
	if errors.Is(err, store.ErrHeld) {
		e.id = id
		return
	}
	goOnWith(s, m)
}

// goOnWith goes to the table of a match, or to its result if it is over. Without a match it goes to the title; the reason has been shown
// already.
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

// draw draws the question whether to take a game over, if it is being asked.
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
			m, err := s.Saves.TakeOver(id) // errors are shown by TakeOver
			if errors.Is(err, store.ErrHeld) {
				return false // the other program's last save is still being read
			}
			goOnWith(s, m)
			return true
		})
	}
}
