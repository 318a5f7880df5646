//go:build !js

package render

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// fullScreenWorks is whether the program can take the whole screen.
const fullScreenWorks = true

// noStore is the key of the text that says that nothing can be saved.
const noStore = "notice.no-store"

// open runs the program in a window.
func open(a *app) error { return ebiten.RunGame(a) }
