package app

import "github.com/hajimehoshi/ebiten/v2"

// Size of the window at the first start, in pixels of the system, where the screen has room for it.
const (
	windowWidth  = 1280
	windowHeight = 720
)

// What stays free of a screen beside the window: its frame, its title, and the bars that desktops have at their edges.
const (
	besideWindow = 16
	aboveWindow  = 100
)

// screenSize is how large the screen is that the window opens on, in pixels of the system, or nothing where that is not known.
func screenSize() (width, height int) {
	if m := ebiten.Monitor(); m != nil {
		return m.Size()
	}
	return 0, 0
}

// windowSize is how large the window opens on a screen of a size, all in pixels of the system: smaller where a desktop would put its lower
// edge, and what is to be clicked there, below its bar or beyond the screen.
func windowSize(screenWidth, screenHeight int) (width, height int) {
	width, height = windowWidth, windowHeight
	if screenWidth > 2*besideWindow && screenHeight > 2*aboveWindow {
		width, height = min(width, screenWidth-besideWindow), min(height, screenHeight-aboveWindow)
	}
	return width, height
}
