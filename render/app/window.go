package app

import "github.com/hajimehoshi/ebiten/v2"

// Size of the window at the first start, in pixels of the system, where the screen has room for it.
const (
	windowWidth  = 1280
	windowHeight = 720
)

// Space of a screen that stays free beside the window: its frame, its title, and the bars at the edges of desktops.
const (
	besideWindow = 16
	aboveWindow  = 100
)

// screenSize returns the size of the screen that the window opens on, in pixels of the system, or 0 where it is not known.
func screenSize() (width, height int) {
	if m := ebiten.Monitor(); m != nil {
		return m.Size()
	}
	return 0, 0
}

// windowSize returns the size in which the window opens on a screen, all in pixels of the system: smaller than usual where its lower edge
// would lie below a desktop's bar or beyond the screen.
func windowSize(screenWidth, screenHeight int) (width, height int) {
	width, height = windowWidth, windowHeight
	if screenWidth > 2*besideWindow && screenHeight > 2*aboveWindow {
		width, height = min(width, screenWidth-besideWindow), min(height, screenHeight-aboveWindow)
	}
	return width, height
}
