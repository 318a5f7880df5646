package blackbox

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"islas/render/internal/autoplayer"
	"islas/render/internal/guest"
	"islas/render/keep/settings"
	"islas/render/ui"
)

// Names in the environment of the driving process: the program to start, and the folder for its data.
const (
	programVariable = "ISLAS_BLACKBOX_PROGRAM"
	dataVariable    = "ISLAS_BLACKBOX_DATA"
)

// look is what the program tells of its screen.
type look = guest.Look

// player sits before the program that is being driven.
type player struct {
	hand
	*guest.Guest
	data  string // the program's folder for saves and settings
	known []autoplayer.Weight
}

// launch starts the program with a window of w by h pixels.
func launch(args []string, w, h int) (*player, error) {
	data := os.Getenv(dataVariable)
	g, err := guest.Launch(os.Getenv(programVariable), data, args, w, h)
	return sits(g, data, nil), err
}

// sits returns somebody before a program.
func sits(g *guest.Guest, data string, known []autoplayer.Weight) *player {
	p := &player{Guest: g, data: data, known: known}
	p.driven = p
	return p
}

// failure is what a player panics with where the program does not do what it should.
type failure struct{ error }

// fail implements driven.
func (g *player) fail(format string, args ...any) { panic(failure{fmt.Errorf(format, args...)}) }

// mustGet returns a value that a player needs to go on.
func mustGet[T any](value T, err error) T {
	if err != nil {
		panic(failure{err})
	}
	return value
}

// rest implements driven.
func (g *player) rest() look { return mustGet(g.Rest()) }

// click implements driven.
func (g *player) click(l look, w ui.Widget) { mustGet(0, g.Click(l, w)) }

// weights implements driven.
func (g *player) weights() []autoplayer.Weight { return g.known }

// file is the path of a file in the folder of what is saved.
func (g *player) file(name string) string { return filepath.Join(guest.Store(g.data), name) }

// only is the only file in that folder whose name has a pattern.
func (g *player) only(pattern string) string {
	names := mustGet(filepath.Glob(g.file(pattern)))
	if len(names) != 1 {
		g.fail("of %s there is %q", pattern, names)
	}
	return names[0]
}

// says checks that the program tells something at the lower edge.
func (g *player) says(want string) {
	if told := strings.Join(g.rest().Notices, "\n"); !strings.Contains(told, want) {
		g.fail("the program says %q, not %q", told, want)
	}
}

// photo writes what the window shows into the folder for pictures.
func (g *player) photo(name string) {
	g.Session.MoveCursor(1, 1)
	g.rest()
	mustGet(0, g.Frame()) // what is to be drawn is asked for when a frame is drawn, and made thereafter
	g.rest()
	mustGet(0, g.Frame())
	mustGet(0, os.MkdirAll(screens, 0o755))
	picture := image.NewRGBA(g.Screen.Bounds())
	g.Screen.ReadPixels(picture.Pix) // at once: the encoder would ask for each pixel
	f := mustGet(os.Create(filepath.Join(screens, name+".png")))
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	mustGet(0, errors.Join(encoder.Encode(f, picture), f.Close()))
}

// notContinued checks that the title offers no game to be continued.
func (g *player) notContinued() {
	if has(g.rest(), "continue") {
		g.fail("what is over, or can't be read, can be continued")
	}
}

// toTable ends the hand-over screen if it hides the table.
func (g *player) toTable() {
	if strings.Contains(g.rest().Scene, "handover") {
		g.press("here")
	}
}

// instant lets the game show every change at once from here on, by the table's menu.
func (g *player) instant() {
	g.toTable()
	g.press("menu", "menu.settings", "speed/"+strconv.Itoa(slices.Index(settings.Speeds(), settings.Instant)), "back", "menu.resume")
}

// language changes the language in the middle of a game.
func (g *player) language(to string) {
	g.toTable()
	g.switchLanguage(to)
}

// restarts ends the program and starts it again with the same folder.
func (g *player) restarts(args ...string) {
	size := g.Screen.Bounds()
	mustGet(0, g.Close())
	g.Guest = mustGet(launch(args, size.Dx(), size.Dy())).Guest
}
