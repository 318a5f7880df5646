//go:build !js

package render

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// fullScreenWorks is whether the program can take the whole screen.
const fullScreenWorks = true

// open runs the program in a window.
func open(a *app) error { return ebiten.RunGame(a) }
