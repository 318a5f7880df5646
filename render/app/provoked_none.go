//go:build !crashtest

package app

import (
	"islas/render/stage"
	"islas/render/ui"
)

// provokeAtStart does nothing, as provoke does.
func provokeAtStart(stage.Options) {}

// provoke does nothing: a key crashes only a program that tests have built for that.
func (a *app) provoke(ui.Input) {}
