package app

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/catalogue"
	"islas/render/internal/vm"
	"islas/render/stage"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/testkit/vision"
	"islas/render/ui"
)

// playVariable names the environment variable with the play that a process performs. The engine needs the main thread of a process with a
// display, so a test starts the test program once more for that.
const playVariable = "ISLAS_RENDER_PLAY"

// gameVariable names the one with the game that is played; by default it is the first.
const gameVariable = "ISLAS_RENDER_GAME"

// programPlay is the play of the program itself in its own window, with the arguments in argsVariable.
const (
	programPlay  = "program"
	argsVariable = "ISLAS_RENDER_ARGS"
)

// plays are what can be performed with the program on a screen. Each prints its results, and ends by fail on an error.
var plays = map[string]func(){}

// fail ends the process of a play on an error.
func fail(format string, args ...any) {
	fmt.Printf(format+"\n", args...)
	os.Exit(1)
}

// mustGet returns a value, or ends the play on an error.
func mustGet[T any](value T, err error) T {
	if err != nil {
		fail("%v", err)
	}
	return value
}

func TestMain(m *testing.M) {
	name := os.Getenv(playVariable)
	if name == "" {
		os.Exit(m.Run())
	}
	if name == programPlay {
		os.Exit(Main(strings.Fields(os.Getenv(argsVariable)), os.Stdout, os.Stderr))
	}
	mustGet(0, vm.Host(func() error { plays[name](); return nil }))
}

// put writes a file and its folders, and returns its name.
func put[T string | []byte](t testing.TB, name string, data T) string {
	t.Helper()
	err := os.MkdirAll(filepath.Dir(name), 0o755)
	if err == nil {
		err = os.WriteFile(name, []byte(data), 0o700)
	}
	must.OK(t, err)
	return name
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
	must.OK(t, err)
	cmd := exec.Command(self)
	cmd.Env = append(append(os.Environ(), environment...), playVariable+"="+name, "TMPDIR="+t.TempDir())
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
	return string(out)
}

// theatre is the program in an invisible window: an image.
type theatre struct {
	*app
	screen *ebiten.Image
}

// newTheatre opens the program in w by h pixels.
func newTheatre(w, h int, seats ...string) *theatre {
	a := mustGet(newApp(stage.Options{
		Lang: "en", Seed: 7, Seeded: true, Game: os.Getenv(gameVariable), Seats: seats, DataDir: mustGet(os.MkdirTemp("", "islas")), Mute: true,
	}))
	a.read = func(dt time.Duration) ui.Input { return ui.Input{Dt: dt} } // without any pointer
	t := &theatre{app: a}
	t.resize(w, h)
	return t
}

// resize makes the window w by h pixels large.
func (t *theatre) resize(w, h int) {
	t.app.resize(stage.Window{W: float64(w), H: float64(h), Density: 1})
	if t.screen != nil {
		t.screen.Deallocate()
	}
	t.screen = ebiten.NewImage(w, h)
}

// run runs n ticks, each with a frame.
func (t *theatre) run(n int) {
	for range n {
		mustGet(0, t.update())
		t.draw(t.screen)
	}
}

// atRest reports whether nothing moves and all pictures are ready.
func (t *theatre) atRest() bool {
	return t.loop.Settled() && !t.loop.Busy() && !t.redraw && !t.stage.Art.Pending()
}

// untilSharp runs the program in real time until it is at rest.
func (t *theatre) untilSharp() {
	for start := time.Now(); time.Since(start) < need.Patience; {
		next := time.Now().Add(testTick)
		t.run(1)
		t.finish()
		if t.atRest() {
			return
		}
		time.Sleep(time.Until(next))
	}
	fail("the screen did not come to rest in %v", need.Patience)
}

// finish waits until the graphics card, or the software in its place, has drawn everything.
func (t *theatre) finish() {
	t.screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image).ReadPixels(make([]byte, 4))
}

// shown returns a copy of the screen.
func (t *theatre) shown() *image.RGBA {
	img := image.NewRGBA(t.screen.Bounds())
	t.screen.ReadPixels(img.Pix)
	return img
}

// newest checks that the screen equals a complete drawing, after n ticks.
func (t *theatre) newest(n int) {
	whole := ebiten.NewImage(t.screen.Bounds().Dx(), t.screen.Bounds().Dy())
	defer whole.Deallocate()
	if t.ui.Invalidate(); !t.ui.Draw(whole) {
		fail("nothing is drawn")
	}
	shown, want := t.shown(), image.NewRGBA(t.screen.Bounds())
	whole.ReadPixels(want.Pix)
	for i, v := range shown.Pix {
		if d := int(v) - int(want.Pix[i]); d > 3 || d < -3 {
			at := i / 4
			fail("after %d ticks the screen shows %v as pixel %d, drawn from nothing it is %v", n, shown.Pix[at*4:at*4+4], at, want.Pix[at*4:at*4+4])
		}
	}
}

// watch runs for a time, in real time if paced, and returns the number of flashes in its worst second and the number of different pictures.
func (t *theatre) watch(d time.Duration, paced bool) (worst, pictures int) {
	var seen vision.Flashes
	var before []byte
	for at := time.Duration(0); at < d; at += testTick {
		next := time.Now().Add(testTick)
		t.run(1)
		now := t.shown()
		if !bytes.Equal(before, now.Pix) {
			pictures++
		}
		before = now.Pix
		seen.Add(at, now.Rect.Dx(), now.Rect.Dy(), now.Pix)
		if paced {
			time.Sleep(time.Until(next))
		}
	}
	return seen.Worst(), pictures
}

// click clicks on widgets, one after the other.
func (t *theatre) click(ids ...string) {
	read := t.read
	defer func() { t.read = read }()
	for _, id := range ids {
		w, ok := t.ui.Widget(id)
		if !ok {
			fail("there is no %s", id)
		}
		for _, in := range []ui.Input{{}, {Down: true, Pressed: true}, {Released: true}, {}, {}} {
			in.Pos, in.Inside = w.Rect.Middle(), true
			t.read = func(dt time.Duration) ui.Input { in.Dt = dt; return in }
			t.run(1)
		}
	}
}
