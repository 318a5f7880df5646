//go:build !crashtest

package app

import (
	"islas/render/stage"
	"islas/render/ui"
)

// provokeAtStart does nothing, as provoke does.
func provokeAtStart(stage.Options) {}

// provoke does nothing: only a program that tests have built to be crashed is crashed by a key.
func (a *app) provoke(ui.Input) {}
