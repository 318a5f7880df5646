package app

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/catalogue"
	"islas/render/internal/vm"
	"islas/render/stage"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// playVariable names, in the environment of a process that draws, the play to perform. The engine wants the main thread
// of a process with a display, so a test starts the test program once more for that.
const playVariable = "ISLAS_RENDER_PLAY"

// gameVariable names the game that is played; without it, it is the first.
const gameVariable = "ISLAS_RENDER_GAME"

// programPlay is the program itself in its own window, with the arguments that argsVariable holds.
const (
	programPlay  = "program"
	argsVariable = "ISLAS_RENDER_ARGS"
)

// plays are what can be performed with the program on a screen. Each prints what it has to say and fails with an error.
var plays = map[string]func() error{}

func TestMain(m *testing.M) {
	name := os.Getenv(playVariable)
	if name == "" {
		os.Exit(m.Run())
	}
	if name == programPlay {
		os.Exit(Main(strings.Fields(os.Getenv(argsVariable)), os.Stdout, os.Stderr))
	}
	if err := vm.Host(plays[name]); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

// inEveryGame performs a play with each game of the program as a test of its own.
func inEveryGame(t *testing.T, name string) {
	t.Helper()
	for _, id := range catalogue.IDs(catalogue.Games()) {
		t.Run(id, func(t *testing.T) { t.Log(perform(t, name, gameVariable+"="+id)) })
	}
}

// perform performs a play in a process of its own, with more in its environment, and returns what it printed.
func perform(t testing.TB, name string, environment ...string) string {
	t.Helper()
	need.Screen(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Env = append(append(os.Environ(), environment...), playVariable+"="+name)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
	return string(out)
}

// theatre is the program in a window of our own making: an image that nobody sees.
type theatre struct {
	*app
	screen *ebiten.Image
}

// newTheatre opens the program in w by h pixels.
func newTheatre(w, h int, seats ...string) (*theatre, error) {
	dir, err := os.MkdirTemp("", "islas")
	if err != nil {
		return nil, err
	}
	a, err := newApp(stage.Options{
		Lang: "en", Seed: 7, Seeded: true, Game: os.Getenv(gameVariable), Seats: seats, DataDir: dir, Mute: true,
	})
	if err != nil {
		return nil, err
	}
	a.read = func(dt time.Duration) ui.Input { return ui.Input{Dt: dt} } // wherever the pointer is, nobody is there
	t := &theatre{app: a}
	t.resize(w, h)
	return t, nil
}

// resize makes the window w by h pixels large.
func (t *theatre) resize(w, h int) {
	t.app.resize(stage.Window{W: float64(w), H: float64(h), Density: 1})
	if t.screen != nil {
		t.screen.Deallocate()
	}
	t.screen = ebiten.NewImage(w, h)
}

// tick is one tick and one frame.
func (t *theatre) tick() error {
	err := t.update()
	t.draw(t.screen)
	return err
}
