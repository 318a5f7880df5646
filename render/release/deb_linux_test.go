package main

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"islas/render/catalogue"
	"islas/render/internal/guest"
	"islas/render/internal/need"
	"islas/render/internal/pilot"
	"islas/render/ui"
)

// TestInstalledGame makes the Debian package of the game, installs it below a folder, starts it in a window, plays with the mouse, leaves it, and
// removes it again.
func TestInstalledGame(t *testing.T) {
	if _, err := exec.LookPath("dpkg"); err != nil {
		t.Skip("there is no dpkg: this is no Debian")
	}
	need.Screen(t)
	if _, err := exec.LookPath("Xvfb"); err != nil {
		t.Skip("there is no Xvfb")
	}
	r := started(t, ".", target{"linux", runtime.GOARCH})
	if err := r.parts([]string{"linux", "sbom"}); err != nil {
		t.Fatal(err)
	}
	checkSBOM(t, r)
	root := scratchRoot(t)
	dpkg(t, root, "-i", r.name("linux-"+runtime.GOARCH+".deb"))
	program := filepath.Join(root, "usr", "bin", "islas")
	version, err := output("", nil, program, "-lang", "en", "-version")
	if err != nil || version != "Islas Canarias "+r.version {
		t.Errorf("-version tells %q, %v", version, err)
	}
	data := t.TempDir()
	playWindow(t, program, data)
	saves, err := filepath.Glob(filepath.Join(data, "store", "*.islas-save.json"))
	if err != nil || len(saves) == 0 {
		t.Fatalf("nothing is saved: %v", err)
	}
	if text, err := output("", nil, program, append([]string{"-lang", "en", "check"}, saves...)...); err != nil {
		t.Errorf("what is saved is not in order: %v\n%s", err, text)
	}
	dpkg(t, root, "-r", "islas")
	if left := below(t, filepath.Join(root, "usr")); len(left) > 0 {
		t.Errorf("what is removed leaves %v", left)
	}
	if _, err := os.Stat(saves[0]); err != nil {
		t.Errorf("with the program the game went that was saved: %v", err)
	}
}

// scratchRoot makes a folder in which nothing is installed.
func scratchRoot(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for _, dir := range []string{"info", "updates", "triggers"} {
		if err := os.MkdirAll(filepath.Join(root, "var", "lib", "dpkg", dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(root, "var", "lib", "dpkg", "status"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	return root
}

// dpkg installs or removes below a folder, where nothing is that the package needs: that lies outside. Who is not root becomes it in the
// eyes of dpkg.
func dpkg(t *testing.T, root string, args ...string) {
	t.Helper()
	all := append([]string{"dpkg", "--root=" + root, "--force-depends", "--log=" + filepath.Join(root, "log")}, args...)
	if os.Getuid() != 0 {
		if _, err := exec.LookPath("fakeroot"); err != nil {
			t.Skip("only root installs packages, or whoever has fakeroot")
		}
		all = append([]string{"fakeroot"}, append(all, "--force-not-root")...)
	}
	env := append(os.Environ(), "PATH="+os.Getenv("PATH")+":/usr/sbin:/sbin")
	if text, err := output("", env, all[0], all[1:]...); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
}

// below returns the files below a folder.
func below(t *testing.T, dir string) (files []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			files = append(files, path)
		}
		return nil // the folder itself may have gone
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

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
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
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
		w, ok := pilot.Next(rng, l.Widgets, pilot.Own(catalogue.Games()[0]))
		if !ok {
			return fmt.Errorf("%s: there is nothing to click among %s", l.Scene, l.IDs())
		}
		if l, err = s.click(l, w); err != nil {
			return err
		}
	}
	for _, id := range []string{"menu", "menu.title", "quit"} {
		w, ok := pilot.Find(l.Widgets, id)
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

// TestWindowsGame starts the program for Windows where Wine is there, at the table.
func TestWindowsGame(t *testing.T) {
	wine, err := exec.LookPath("wine")
	if err != nil {
		t.Skip("there is no Wine")
	}
	need.Screen(t)
	program, err := started(t, ".").program(target{"windows", "amd64"})
	if err != nil {
		t.Fatal(err)
	}
	d, data := newDisplay(t), t.TempDir()
	s := seen{d: d, inspect: filepath.Join(data, "inspect.json")}
	cmd := exec.Command(wine, program, "-lang", "en", "-mute", "-seats", "human,easy", "-data", "Z:"+data, "-inspect", "Z:"+s.inspect)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.name, "LIBGL_ALWAYS_SOFTWARE=1", "WINEPREFIX="+filepath.Join(data, "wine"), "WINEDEBUG=-all")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}()
	l, err := s.rest()
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := pilot.Find(l.Widgets, "menu"); !ok {
		t.Errorf("%s: there is %s", l.Scene, l.IDs())
	}
}

// checkSBOM checks that the bill of materials names each module in the program, with its version and licence.
func checkSBOM(t *testing.T, r *release) {
	t.Helper()
	data, err := os.ReadFile(r.name("sbom-linux.cdx.json"))
	if err != nil {
		t.Fatal(err)
	}
	var bill struct {
		Format   string `json:"bomFormat"`
		Metadata struct {
			Component struct{ Name, Version string }
		}
		Components []struct {
			Name, Version string
			Evidence      struct{ Licenses []any }
		}
	}
	if err := json.Unmarshal(data, &bill); err != nil {
		t.Fatal(err)
	}
	if c := bill.Metadata.Component; bill.Format != "CycloneDX" || c.Name != "islas" || c.Version != "v"+r.version {
		t.Errorf("it is a bill of %q %q %q", bill.Format, c.Name, c.Version)
	}
	text, err := output("", nil, "go", "version", "-m", r.programs[r.targets[0]])
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]string{}
	for _, c := range bill.Components {
		if c.Name != "std" && len(c.Evidence.Licenses) == 0 {
			t.Errorf("no licence of %s is named", c.Name)
		}
		named[c.Name] = c.Version
	}
	modules := 0
	for line := range strings.Lines(text) {
		if f := strings.Fields(line); len(f) >= 3 && f[0] == "dep" {
			if modules++; named[f[1]] != f[2] {
				t.Errorf("%s %s is in the program, the bill says %q", f[1], f[2], named[f[1]])
			}
		}
	}
	if modules < 8 || named["std"] == "" {
		t.Errorf("there are %d modules, and Go %q", modules, named["std"])
	}
}
