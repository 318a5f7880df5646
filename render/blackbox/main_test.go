package blackbox

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"islas/render/internal/guest"
	"islas/render/internal/vm"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// hostVariable names, in the environment of the process that drives the program, the script to play. The engine wants
// the main thread of a process with a display, so a test starts the test program once more for that.
const hostVariable = "ISLAS_BLACKBOX"

// screens is the folder for the pictures.
var screens = filepath.Join("..", "..", "screens")

func TestMain(m *testing.M) {
	name := os.Getenv(hostVariable)
	if name == "" {
		code := m.Run()
		for _, folder := range built {
			_ = os.RemoveAll(folder)
		}
		os.Exit(code)
	}
	if err := vm.Host(scripts[name].run); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run plays a script in the process that drives the program.
func (s script) run() (err error) {
	if s.before != nil {
		if err := s.before(guest.Store(os.Getenv(dataVariable))); err != nil {
			return err
		}
	}
	g, err := launch(s.args, s.width, s.height)
	if err != nil {
		return err
	}
	g.known = weights(s.game)
	defer func() {
		if v, failed := recover().(failure); failed {
			err = v
		}
		err = errors.Join(err, g.Close())
	}()
	s.play(g)
	return nil
}

// script is a way through the program.
type script struct {
	game          string // its id, "" for the first of the program
	args          []string
	width, height int
	before        func(store string) error // prepares the folder for data, may be nil
	play          func(*player)
}

// runScript plays a script in a process of its own, with the program as it is or another.
func runScript(t *testing.T, name string, built ...func() (string, error)) {
	t.Helper()
	need.Screen(t)
	path := build(t, append(built, program)[0])
	self, err := os.Executable()
	must.OK(t, err)
	for try := 1; ; try++ { // a launch can fail once for want of a free display
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), hostVariable+"="+name, programVariable+"="+path, dataVariable+"="+t.TempDir())
		out, err := cmd.CombinedOutput()
		t.Logf("%s", out)
		if err == nil {
			return
		}
		if try == 2 || !strings.Contains(string(out), vm.ErrLaunch.Error()) {
			t.Fatalf("%s: %v", name, err)
		}
	}
}

// built are the folders of what is built for all tests.
var built []string

// buildsOnce returns what builds the program as a guest, with further flags for go build, when it is first asked for, and returns its path.
func buildsOnce(flags ...string) func() (string, error) {
	return sync.OnceValues(func() (string, error) {
		dir, err := os.MkdirTemp("", "islas-blackbox-")
		if err != nil {
			return "", err
		}
		built = append(built, dir)
		return guest.Build(dir, flags...)
	})
}

// program builds the program as a guest and returns its path.
var program = buildsOnce()

// build returns the path of a program that is built.
func build(t *testing.T, program func() (string, error)) string {
	t.Helper()
	path, err := program()
	must.OK(t, err)
	return path
}
