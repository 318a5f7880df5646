// Package shell holds every scene but the table: title, new game, curtain, result, settings and rules. Each lays itself
// out with rectangles in one function Frame and leads on through the routes of its stage.
package shell

import (
	"islas/render/stage"
)

// Fill gives the routes the scenes of this package. The table is left to whoever has one.
func Fill(r *stage.Routes) {
	r.Title = NewTitle
	r.NewGame = NewNewGame
	r.Curtain = NewCurtain
	r.Result = NewResult
	r.Settings = NewSettings
	r.Rules = NewRules
}
