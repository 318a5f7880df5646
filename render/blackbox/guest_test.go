package blackbox

import (
	"encoding/json"
	"errors"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"islas/render/internal/pilot"
	"islas/render/internal/vm"
	"islas/render/ui"
)

// Names in the environment of the driving process: the program to start, and the folder for its data.
const (
	programVariable = "ISLAS_BLACKBOX_PROGRAM"
	dataVariable    = "ISLAS_BLACKBOX_DATA"
)

// guest is the program being driven.
type guest struct {
	session *vmhost.GuestSession
	process *exec.Cmd
	outside *ebiten.Image
	data    string          // its folder for saves and settings
	inspect string          // the file in which it tells what is on its screen
	errs    strings.Builder // what it printed
}

// look is what the program tells of its screen, see the flag -inspect.
type look struct {
	Scene         string
	Width, Height float64
	Density       float64
	Lang          string
	Busy          bool
	Widgets       []ui.Widget
	Notices       []string
	Cut           []string
}

// launch starts the program with a window of w by h pixels.
func launch(args []string, w, h int) (*guest, error) {
	g := &guest{data: os.Getenv(dataVariable)}
	g.inspect = filepath.Join(g.data, "inspect.json")
	args = append([]string{"-data", filepath.Join(g.data, "store"), "-inspect", g.inspect}, args...)
	var err error
	g.session, g.process, err = vm.Start(func(endpoint string) *exec.Cmd {
		cmd := exec.Command(os.Getenv(programVariable), args...)
		cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint)
		cmd.Stderr = &g.errs
		return cmd
	}, &vmhost.NewGuestSessionOptions{
		IdleTimeout: 60 * time.Second,
	})
	if err != nil {
		return nil, errors.Join(err, errors.New(g.errs.String()))
	}
	return g, g.resize(w, h)
}

// resize changes the size of the window.
func (g *guest) resize(w, h int) error {
	g.outside = ebiten.NewImage(w, h)
	if err := g.session.SetOutsideScreen(g.outside); err != nil {
		return err
	}
	if err := g.ticks(4); err != nil {
		return err
	}
	g.session.AdvanceFrame()
	g.session.WaitFrame()
	g.session.CompositeFrame()
	return g.ticks(4)
}

// ticks lets n ticks pass.
func (g *guest) ticks(n int) error {
	g.session.AdvanceTicks(n)
	g.session.WaitTicks()
	if err := g.session.Err(); err != nil {
		return fmt.Errorf("the program ended: %w\n%s", err, g.errs.String())
	}
	return nil
}

// see is what is on the screen now.
func (g *guest) see() (look, error) {
	var l look
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

// rest lets time pass until nothing moves.
func (g *guest) rest() (look, error) {
	for range 600 {
		if err := g.ticks(10); err != nil {
			return look{}, err
		}
		l, err := g.see()
		if err != nil || !l.Busy {
			return l, err
		}
	}
	return look{}, errors.New("the program does not come to rest within 100 seconds")
}

// click clicks on the middle of a widget with the mouse.
func (g *guest) click(l look, w ui.Widget) error {
	p := w.Rect.Middle().Mul(1 / l.Density)
	g.session.MoveCursor(p.X, p.Y)
	if err := g.ticks(2); err != nil {
		return err
	}
	g.session.PressMouseButton(ebiten.MouseButtonLeft)
	if err := g.ticks(2); err != nil {
		return err
	}
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	return g.ticks(2)
}

// press clicks on the widget of an id, which must be there, and comes to rest.
func (g *guest) press(id string) (look, error) {
	l, err := g.rest()
	if err != nil {
		return l, err
	}
	w, ok := pilot.Find(l.Widgets, id)
	if !ok {
		return l, fmt.Errorf("%s: there is no %q to click among %s", l.Scene, id, ids(l.Widgets))
	}
	if err := g.click(l, w); err != nil {
		return l, err
	}
	return g.rest()
}

// presses clicks on widgets one after the other.
func (g *guest) presses(ids ...string) error {
	for _, id := range ids {
		if _, err := g.press(id); err != nil {
			return err
		}
	}
	return nil
}

// scene comes to rest and checks which scene is shown.
func (g *guest) scene(want string) error {
	l, err := g.rest()
	if err != nil {
		return err
	}
	if !strings.Contains(l.Scene, want) {
		return fmt.Errorf("the scene is %s, not %s", l.Scene, want)
	}
	return nil
}

// photo writes what the window shows into the folder for pictures.
func (g *guest) photo(name string) error {
	g.session.MoveCursor(1, 1)
	if _, err := g.rest(); err != nil {
		return err
	}
	g.session.AdvanceFrame() // what is to be drawn is asked for when a frame is drawn, and made thereafter
	g.session.WaitFrame()
	g.session.CompositeFrame()
	if _, err := g.rest(); err != nil {
		return err
	}
	return g.frame(name)
}

// frame writes what the window shows at this moment.
func (g *guest) frame(name string) error {
	g.session.AdvanceFrame()
	if !g.session.WaitFrame() {
		return fmt.Errorf("%s: there is no frame: %v", name, g.session.Err())
	}
	g.session.CompositeFrame()
	if err := os.MkdirAll(screens, 0o755); err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(screens, name+".png"))
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, g.outside), f.Close())
}

// close ends the session and waits for the program.
func (g *guest) close() error {
	if err := g.session.Close(); err != nil {
		return err
	}
	if err := g.process.Wait(); err != nil {
		return fmt.Errorf("the program ended badly: %w\n%s", err, g.errs.String())
	}
	return nil
}

func ids(widgets []ui.Widget) string {
	var list []string
	for _, w := range widgets {
		list = append(list, w.ID)
	}
	return strings.Join(list, " ")
}
