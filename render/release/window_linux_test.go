package main

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"islas/render/catalogue"
	"islas/render/internal/autoplayer"
	"islas/render/internal/guest"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// seen is the program as whoever sits before its window sees it.
type seen struct {
	d       *display
	w       window
	inspect string
}

// playWindow starts the installed program at the table, clicks there a while, and leaves by the menu.
func playWindow(t *testing.T, program, data string) {
	t.Helper()
	d := newDisplay(t)
	s := seen{d: d, inspect: filepath.Join(data, "inspect.json")}
	cmd := exec.Command(program, "-lang", "en", "-mute", "-seats", "human,easy", "-seed", "3", "-data", filepath.Join(data, "store"), "-inspect", s.inspect)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.name, "WAYLAND_DISPLAY=", "LIBGL_ALWAYS_SOFTWARE=1", "HOME="+data)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	must.OK(t, cmd.Start())
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	defer func() { _ = cmd.Process.Kill() }()
	if err := s.play(); err != nil {
		t.Fatalf("%v\n%s", err, errs.String())
	}
	select {
	case err := <-ended:
		if err != nil {
			t.Errorf("the program ends badly: %v\n%s", err, errs.String())
		}
	case <-time.After(need.Patience):
		t.Error("the program does not end")
	}
}

// play plays until the table has been clicked often enough, looks at the window, and leaves.
func (s *seen) play() error {
	l, err := s.rest()
	if err != nil {
		return err
	}
	if err := s.find(int(l.Width/l.Density), int(l.Height/l.Density)); err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(3, 5))
	for range 12 {
		w, ok := autoplayer.Next(rng, l.Widgets, autoplayer.Own(catalogue.Games()[0]))
		if !ok {
			return fmt.Errorf("%s: there is nothing to click among %s", l.Scene, l.IDs())
		}
		if l, err = s.click(l, w); err != nil {
			return err
		}
	}
	for _, id := range []string{"menu", "menu.title", "quit"} {
		w, ok := autoplayer.Find(l.Widgets, id)
		if !ok {
			return fmt.Errorf("%s: there is no %q to click among %s", l.Scene, id, l.IDs())
		}
		if l, err = s.click(l, w); err != nil && id != "quit" {
			return err
		}
	}
	return nil
}

// find finds the program's window, which has a size, and what it tells the desktop of itself.
func (s *seen) find(w, h int) error {
	all, err := s.d.windows()
	if err != nil {
		return err
	}
	for _, s.w = range all {
		if s.w.w != w || s.w.h != h {
			continue
		}
		class, err := s.d.property(s.w, "WM_CLASS")
		if err != nil {
			return err
		}
		if got := strings.TrimRight(string(class), "\x00"); got != "islas\x00islas" {
			return fmt.Errorf("desktops take the window for one of %q", got)
		}
		icon, err := s.d.property(s.w, "_NET_WM_ICON")
		if err != nil {
			return err
		}
		if len(icon) < 4*(2+16*16) || binary.LittleEndian.Uint32(icon) != 16 {
			return fmt.Errorf("the window has an icon of %d bytes", len(icon))
		}
		const desktop = 80 // pixels of a title and a bar, at the least
		if s.w.x < 0 || s.w.y < 0 || s.w.x+w > screenWidth || s.w.y+h > screenHeight || h > screenHeight-desktop {
			return fmt.Errorf("the window reaches beyond the screen, or leaves a desktop no room: %+v", s.w)
		}
		return nil
	}
	return fmt.Errorf("there is no window of %d by %d pixels: %v", w, h, all)
}

// click clicks on a widget and returns what is seen then. The program may be gone.
func (s *seen) click(l guest.Look, w ui.Widget) (guest.Look, error) {
	at := l.Middle(w)
	x, y := s.w.x+int(at.X), s.w.y+int(at.Y)
	for _, e := range []struct{ kind, button byte }{{motion, 0}, {press, 1}, {letGo, 1}} {
		if err := s.d.event(e.kind, e.button, x, y); err != nil {
			return l, err
		}
		time.Sleep(100 * time.Millisecond) // as long as a finger takes
	}
	if w.ID == "quit" {
		return l, nil
	}
	return s.rest()
}

// rest waits until nothing moves in the window, and what it tells stays the same for a moment.
func (s *seen) rest() (l guest.Look, err error) {
	var before []byte
	for until := time.Now().Add(need.Patience); time.Now().Before(until); time.Sleep(200 * time.Millisecond) {
		data, readErr := os.ReadFile(s.inspect)
		l = guest.Look{}
		if err = json.Unmarshal(data, &l); readErr == nil && err == nil && !l.Busy && l.Density > 0 && len(l.Widgets) > 0 && bytes.Equal(data, before) {
			return l, nil
		}
		before = data
	}
	return l, fmt.Errorf("the program does not come to rest: %v, %+v", err, l)
}

// TestWindowsGame starts the program for Windows where Wine is there: it tells its version, and at the table it keeps the game in a folder
// whose name has letters of several scripts.
func TestWindowsGame(t *testing.T) {
	wine, err := exec.LookPath("wine")
	if err != nil {
		t.Skip("there is no Wine")
	}
	need.Screen(t)
	need.Command(t, "Xvfb")
	r := started(t, ".")
	program, err := r.program(target{"windows", "amd64"})
	must.OK(t, err)
	d, data := newDisplay(t), filepath.Join(t.TempDir(), "Ñandú Łódź 島")
	s := seen{d: d, inspect: filepath.Join(data, "inspect.json")}
	must.OK(t, os.Mkdir(data, 0o755))
	inWine := func(args ...string) *exec.Cmd {
		cmd := exec.Command(wine, args...)
		cmd.Env = append(os.Environ(), "DISPLAY="+d.name, "LIBGL_ALWAYS_SOFTWARE=1", "WINEPREFIX="+filepath.Join(data, "wine"), "WINEDEBUG=-all", "LC_ALL=C.UTF-8")
		return cmd
	}
	defer func() { _ = inWine("wineboot", "--force", "--shutdown").Run() }()
	told, err := inWine(program, "-lang", "en", "-version").CombinedOutput()
	if strings.Contains(string(told), "bcryptprimitives.dll not found") {
		lend(t, filepath.Join(data, "wine"))
		told, err = inWine(program, "-lang", "en", "-version").CombinedOutput()
	}
	if err != nil || !strings.Contains(string(told), "Islas Canarias "+r.version) {
		t.Errorf("-version tells %q, %v", told, err)
	}
	cmd := inWine(program, "-lang", "en", "-mute", "-seats", "human,easy", "-data", "Z:"+data, "-inspect", "Z:"+s.inspect)
	must.OK(t, cmd.Start())
	defer func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}()
	l, err := s.rest()
	must.OK(t, err)
	if _, ok := autoplayer.Find(l.Widgets, "menu"); !ok {
		t.Errorf("%s: there is %s", l.Scene, l.IDs())
	}
	if saves, err := filepath.Glob(filepath.Join(data, "*.islas-save.json")); err != nil || len(saves) == 0 {
		t.Errorf("nothing is saved: %v", err)
	}
}
