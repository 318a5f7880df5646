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

// paintsByFrame reports whether pictures are worked on once a frame instead of once a tick.
const paintsByFrame = false

// fullScreenKey reports whether the program has a key for full screen.
const fullScreenKey = true

// screenChanged returns false: a window enters and leaves full screen only by the settings.
func screenChanged(*settings.Settings) bool { return false }

// fillScreen makes the window enter or leave full screen by the settings.
func fillScreen(set *settings.Settings) {
	if ebiten.IsFullscreen() != set.FullScreen {
		ebiten.SetFullscreen(set.FullScreen)
	}
}

// noStore is the key of the text for when nothing can be saved.
const noStore = "notice.no-store"

// fault returns what is wrong with the embedded files that can be edited; it is shown before anything else.
func fault(games []stage.Game) error { return catalogue.Check(games) }

// tongues returns the languages in the folder of saves and settings.
func tongues(dir string) *locales.Own {
	where, err := store.Folder(dir)
	if err != nil {
		return nil
	}
	return locales.FindOwn(os.DirFS(filepath.Join(where, locales.OwnFolder)))
}

// address returns an empty text: there is no page here.
func address() string { return "" }

// windowClass is the name by which X11 desktops assign a window to an application; its .desktop file has it.
const windowClass = "islas"

// publish does nothing: the report is in a file.
func publish(string) {}

// opened calls begin at once: the window opens with the first scene in it.
func opened(begin func() int) int { return begin() }

// open runs the program in a window.
func open(a *app) error {
	a.stage.PickFile = a.inbox.picker(a.stage, filedialog.File)
	ebiten.SetWindowIcon([]image.Image{figures.AppIcon(16, 0, false), figures.AppIcon(32, 0, false), figures.AppIcon(64, 0, false), figures.AppIcon(128, 0, false)})
	return ebiten.RunGameWithOptions(a, &ebiten.RunGameOptions{X11ClassName: windowClass, X11InstanceName: windowClass})
}

// deeper does nothing: only a browser has a way back out of the program.
func deeper(bool) {}
