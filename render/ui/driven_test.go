package ui

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"islas/render/internal/need"
	"islas/render/internal/vm"
)

// driven runs the test's program as a host that drives another, and returns what that prints. role is the name in the environment that
// makes it that host.
func driven(t *testing.T, role string) string {
	t.Helper()
	need.Screen(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var out []byte
	for try := 1; try <= 2; try++ { // a launch can fail once for want of a free display
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), role+"=1")
		if out, err = cmd.CombinedOutput(); err == nil {
			break
		}
	}
	if err != nil {
		t.Fatalf("the program could not be driven: %v\n%s", err, out)
	}
	return string(out)
}

// driveGuest starts the test's program as a guest, has it driven, and prints what it has printed. role is the name in the environment that
// makes it that guest.
func driveGuest(role string, o vmhost.NewGuestSessionOptions, drive func(s *vmhost.GuestSession) error) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	var out bytes.Buffer
	o.IdleTimeout = vm.Patience
	s, guest, err := vm.Start(func(endpoint string) *exec.Cmd {
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), role+"="+endpoint)
		cmd.Stdout, cmd.Stderr = &out, &out
		return cmd
	}, &o)
	if err != nil {
		return err
	}
	defer func() {
		guest.Wait() // how it ended is told by what it printed
		fmt.Print(out.String())
	}()
	defer s.Close()
	if err := s.SetOutsideScreen(ebiten.NewImage(guestWidth, guestHeight)); err != nil {
		return err
	}
	return drive(s)
}

// The size of the guests' window.
const guestWidth, guestHeight = 320, 200

// guestGame is a program with a few widgets.
type guestGame struct {
	u      *UI
	reader InputReader
	update func(in Input) error
}

func (g *guestGame) Update() error { return g.update(g.reader.Read(time.Second / 60)) }

func (g *guestGame) Draw(screen *ebiten.Image) { g.u.Draw(screen) }

func (g *guestGame) Layout(int, int) (int, int) { return guestWidth, guestHeight }

// runGuest runs a program for a host at an endpoint.
func runGuest(endpoint string, u *UI, update func(in Input) error) error {
	return ebiten.RunGameWithOptions(&guestGame{u: u, update: update}, &ebiten.RunGameOptions{VMGuestEndpoint: endpoint})
}
