package ui

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"islas/render/internal/need"
	"islas/render/internal/vm"
	"islas/render/theme"
)

// Names in the environment that make the test's program one of two: the host that taps, and the guest with buttons.
const (
	tapsHost  = "ISLAS_TAPS_HOST"
	tapsGuest = "ISLAS_TAPS_GUEST"
)

// TestTaps presses keys and the button of the mouse so shortly that they are let go within the same tick, as on-screen keyboards,
// voice control and slow machines do it: none of the presses is lost, and none counts twice.
func TestTaps(t *testing.T) {
	need.Screen(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var out []byte
	for try := 1; try <= 2; try++ { // a launch can fail once for want of a free display
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), tapsHost+"=1")
		if out, err = cmd.CombinedOutput(); err == nil {
			break
		}
	}
	if err != nil {
		t.Fatalf("the program could not be driven: %v\n%s", err, out)
	}
	// 15 times Tab, then back, then Space there, then the mouse on the last button, twice.
	want := []string{
		"0", "1", "2", "3", "0", "1", "2", "3", "0", "1", "2", "3", "0", "1", "2",
		"1", "clicked 1", "3", "clicked 3", "clicked 3",
	}
	if got := strings.Split(strings.TrimSpace(string(out)), "\n"); !slices.Equal(got, want) {
		t.Errorf("short taps did %q, want %q", got, want)
	}
}

// tapped is a program with four buttons that prints which gets the focus and which is clicked.
type tapped struct {
	u      *UI
	reader InputReader
}

func (g *tapped) Update() error {
	before := g.u.Focused()
	g.u.Begin(g.reader.Read(time.Second/60), 320, 200, 1)
	var clicked []string
	for i, r := range (Rect{X: 0, Y: 0, W: 320, H: 200}).Column(4, 0) {
		if id := strconv.Itoa(i); g.u.Button(id, r, id, ButtonOptions{}) {
			clicked = append(clicked, id)
		}
	}
	g.u.End()
	if now := g.u.Focused(); now != before {
		fmt.Println(now)
	}
	for _, id := range clicked {
		fmt.Println("clicked", id)
	}
	return nil
}

func (g *tapped) Draw(screen *ebiten.Image) { g.u.Draw(screen) }

func (g *tapped) Layout(int, int) (int, int) { return 320, 200 }

func runTapsGuest(endpoint string) error {
	g := &tapped{u: New(theme.New(false), keyTexts{})}
	return ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{VMGuestEndpoint: endpoint})
}

// tap starts the guest and taps.
func tap() error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	var out bytes.Buffer
	s, guest, err := vm.Start(func(endpoint string) *exec.Cmd {
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), tapsGuest+"="+endpoint)
		cmd.Stdout, cmd.Stderr = &out, &out
		return cmd
	}, &vmhost.NewGuestSessionOptions{IdleTimeout: vm.Patience})
	if err != nil {
		return err
	}
	defer func() {
		guest.Wait() // how it ended is told by what it printed
		fmt.Print(out.String())
	}()
	defer s.Close()
	if err := s.SetOutsideScreen(ebiten.NewImage(320, 200)); err != nil {
		return err
	}
	ticks := func(n int) {
		s.AdvanceTicks(n)
		s.WaitTicks()
	}
	key := func(k ebiten.Key) {
		s.PressKey(k)
		s.ReleaseKey(k)
		ticks(2)
	}
	ticks(2)
	for range 15 {
		key(ebiten.KeyTab)
	}
	s.PressKey(ebiten.KeyShiftLeft)
	key(ebiten.KeyTab)
	s.ReleaseKey(ebiten.KeyShiftLeft)
	ticks(2)
	key(ebiten.KeySpace)
	for range 2 {
		s.MoveCursor(160, 180)
		s.PressMouseButton(ebiten.MouseButtonLeft)
		s.ReleaseMouseButton(ebiten.MouseButtonLeft)
		ticks(30) // not a double click
	}
	return nil
}
