// Package shell holds every scene but the table: title, new game, hand-over screen, result, settings, rules, the kept games, the chronicle
// and the look back. Each lays itself out with rectangles in one function Frame and leads on through the routes of its stage.
package shell

import (
	"islas/game/match"
	"islas/render/stage"
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
