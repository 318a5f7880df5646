//go:build !js

package app

import (
	"image"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/locales"
	"islas/render/catalogue"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/paint/figures"
	"islas/render/platform/filedialog"
	"islas/render/stage"
)

// paintsByFrame is whether pictures are worked on once a frame, not once a tick.
const paintsByFrame = false

// fullScreenKey is whether a key of the program takes the whole screen.
const fullScreenKey = true

// screenChanged reports whether the window took the whole screen, or gave it back, other than by the settings: it does not.
func screenChanged(*settings.Settings) bool { return false }

// fillScreen lets the window take the whole screen, or no longer, as the settings say.
func fillScreen(set *settings.Settings) {
	if ebiten.IsFullscreen() != set.FullScreen {
		ebiten.SetFullscreen(set.FullScreen)
	}
}

// noStore is the key of the text that says that nothing can be saved.
const noStore = "notice.no-store"

// fault returns what is wrong with the files that were built in and can be edited: one that is broken is told of before
// anything else.
func fault(games []stage.Game) error { return catalogue.Check(games) }

// tongues are the languages that lie in the folder of saves and settings.
func tongues(dir string) *locales.Own {
	where, err := store.Folder(dir)
	if err != nil {
		return nil
	}
	return locales.FindOwn(os.DirFS(filepath.Join(where, locales.OwnFolder)))
}

// address is what a page's address asks for: there is no page here.
func address() string { return "" }

// windowClass is by what X11 desktops know to which application a window belongs; its .desktop file names it.
const windowClass = "islas"

// publish has nothing to do: the report lies in a file.
func publish(string) {}

// opened begins at once: the window opens with the first scene in it.
func opened(begin func() int) int { return begin() }

// open runs the program in a window.
func open(a *app) error {
	a.stage.PickFile, a.stage.PickFont = a.inbox.picker(a.stage, filedialog.File)
	ebiten.SetWindowIcon([]image.Image{figures.AppIcon(16, 0, false), figures.AppIcon(32, 0, false), figures.AppIcon(64, 0, false), figures.AppIcon(128, 0, false)})
	return ebiten.RunGameWithOptions(a, &ebiten.RunGameOptions{X11ClassName: windowClass, X11InstanceName: windowClass})
}

// deeper does nothing: only a browser has a way back out of the program.
func deeper(bool) {}
