// Package guest drives the whole program from outside, as whoever sits before it does: it moves the mouse, clicks, and looks
// at what is on the screen. Tests and the command that films the game use it. All of it is to be called within vm.Host.
package guest

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"islas/render/internal/autoplayer"
	"islas/render/internal/vm"
	"islas/render/ui"
)

// Guest is the program being driven.
type Guest struct {
	Session *vmhost.GuestSession
	Screen  *ebiten.Image // what its window shows, as of the last Frame

	process *exec.Cmd
	inspect string          // the file in which it tells what is on its screen
	errs    strings.Builder // what it printed
}

// Look is what the program tells of its screen, see the flag -inspect.
type Look struct {
	Scene         string
	Width, Height float64
	Density       float64
	Lang          string
	Busy          bool
	Widgets       []ui.Widget
	Notices       []string
	Cut           []string
}

// Build builds the program into a folder as a guest of a virtual machine, the same sources with the engine told where to
// show itself, and returns its path. The working directory has to be within the module; flags are further ones for go build.
func Build(folder string, flags ...string) (string, error) {
	program := filepath.Join(folder, "islas")
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	cmd := exec.Command("go", append(append([]string{"build", "-tags", "ebitenginevmguest", "-o", program}, flags...), "islas")...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("the program can't be built: %w\n%s", err, out)
	}
	return program, nil
}

// Store is where the program keeps its saved game and its settings if data is its folder.
func Store(data string) string { return filepath.Join(data, "store") }

// Launch starts a program that Build has built, with its data in a folder and in a window of w by h pixels. The error is a
// vm.ErrLaunch if it did not start, which can happen once for want of a free display.
func Launch(program, data string, args []string, w, h int) (*Guest, error) {
	g := &Guest{inspect: filepath.Join(data, "inspect.json")}
	args = append([]string{"-data", Store(data), "-inspect", g.inspect}, args...)
	var err error
	g.Session, g.process, err = vm.Start(func(endpoint string) *exec.Cmd {
		cmd := exec.Command(program, args...)
		cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint)
		cmd.Stderr = &g.errs
		return cmd
	}, &vmhost.NewGuestSessionOptions{
		IdleTimeout: vm.Patience,
	})
	if err != nil {
		return nil, errors.Join(err, errors.New(g.errs.String()))
	}
	return g, g.Resize(w, h)
}

// Resize changes the size of the window.
func (g *Guest) Resize(w, h int) error {
	g.Screen = ebiten.NewImage(w, h)
	if err := g.Session.SetOutsideScreen(g.Screen); err != nil {
		return err
	}
	if err := g.Ticks(4); err != nil {
		return err
	}
	if err := g.Frame(); err != nil {
		return err
	}
	return g.Ticks(4)
}

// Ticks lets n ticks of a 60th of a second pass.
func (g *Guest) Ticks(n int) error {
	g.Session.AdvanceTicks(n)
	g.Session.WaitTicks()
	if err := g.Session.Err(); err != nil {
		return fmt.Errorf("the program ended: %w\n%s", err, g.errs.String())
	}
	return nil
}

// Frame lets the program draw, and Screen is what its window shows then.
func (g *Guest) Frame() error {
	g.Session.AdvanceFrame()
	if !g.Session.WaitFrame() {
		return fmt.Errorf("the program draws no frame: %w\n%s", errors.Join(g.Session.Err()), g.errs.String())
	}
	g.Session.CompositeFrame()
	return nil
}

// See is what is on the screen now. A text that does not fit its place is an error.
func (g *Guest) See() (Look, error) {
	var l Look
	data, err := os.ReadFile(g.inspect)
	if err != nil {
		return l, err
	}
	if err := json.Unmarshal(data, &l); err != nil {
		return l, err
	}
	if len(l.Cut) > 0 {
		return l, fmt.Errorf("%s in %s at %vx%v: texts do not fit: %q", l.Scene, l.Lang, l.Width, l.Height, l.Cut)
	}
	return l, nil
}

// mostTicks is within how many ticks the program comes to rest, unless it waits for pictures: those are made in the
// machine's time, beside the ticks, which pass as fast as they can.
const mostTicks = 100 * 60

// Rest lets time pass until nothing moves.
func (g *Guest) Rest() (Look, error) {
	began := time.Now()
	for ticks := 0; ticks < mostTicks || time.Since(began) < vm.Patience; ticks += 10 {
		if err := g.Ticks(10); err != nil {
			return Look{}, err
		}
		l, err := g.See()
		if err != nil || !l.Busy {
			return l, err
		}
	}
	return Look{}, fmt.Errorf("the program does not come to rest within %d ticks and %v", mostTicks, vm.Patience)
}

// Middle is the middle of a widget, where the mouse goes to click it.
func (l Look) Middle(w ui.Widget) ui.Point { return w.Rect.Middle().Mul(1 / l.Density) }

// Click clicks on the middle of a widget with the mouse.
func (g *Guest) Click(l Look, w ui.Widget) error {
	p := l.Middle(w)
	g.Session.MoveCursor(p.X, p.Y)
	if err := g.Ticks(2); err != nil {
		return err
	}
	g.Session.PressMouseButton(ebiten.MouseButtonLeft)
	if err := g.Ticks(2); err != nil {
		return err
	}
	g.Session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	return g.Ticks(2)
}

// Press clicks on the widget of an id, which must be there, and comes to rest.
func (g *Guest) Press(id string) (Look, error) {
	l, err := g.Rest()
	if err != nil {
		return l, err
	}
	w, ok := autoplayer.Find(l.Widgets, id)
	if !ok {
		return l, fmt.Errorf("%s: there is no %q to click among %s", l.Scene, id, l.IDs())
	}
	if err := g.Click(l, w); err != nil {
		return l, err
	}
	return g.Rest()
}

// IDs lists the widgets, for messages.
func (l Look) IDs() string {
	var list []string
	for _, w := range l.Widgets {
		list = append(list, w.ID)
	}
	return strings.Join(list, " ")
}

// Close ends the session and waits for the program.
func (g *Guest) Close() error {
	if err := g.Session.Close(); err != nil {
		return err
	}
	if err := g.process.Wait(); err != nil {
		return fmt.Errorf("the program ended badly: %w\n%s", err, g.errs.String())
	}
	return nil
}

// Kill ends the program at once, as the system does that has no more memory.
func (g *Guest) Kill() error {
	if err := g.process.Process.Kill(); err != nil {
		return err
	}
	_ = g.process.Wait() // it was killed
	_ = g.Session.Close()
	return nil
}
