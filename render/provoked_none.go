//go:build !crashtest

package render

import "islas/render/ui"

// provoke does nothing: only a program that tests have built to be crashed is crashed by a key.
func (a *app) provoke(ui.Input) {}
