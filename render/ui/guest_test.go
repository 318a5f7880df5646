package ui

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"islas/render/internal/vm"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/theme"
)

// Names of environment variables that make the test program one of two: the host that drives, and the guest with widgets.
const (
	hostRole  = "ISLAS_UI_HOST"
	guestRole = "ISLAS_UI_GUEST"
)

// The size of the guest's window.
const guestWidth, guestHeight = 320, 250

// TestMain gives the two programs the main thread, which a window needs; every other test runs as usual. The pictures of the widgets are
// taken by package gallery.
func TestMain(m *testing.M) {
	var err error
	switch {
	case os.Getenv(guestRole) != "":
		g := &guestGame{u: New(theme.New(false), keyTexts{})}
		g.u.UseInputMethod()
		err = ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{VMGuestEndpoint: os.Getenv(guestRole)})
	case os.Getenv(hostRole) != "":
		err = vm.Host(driveGuest)
	default:
		os.Exit(m.Run())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// TestGuest drives a running program. It presses keys and the mouse button so briefly that they are released within the same tick, as by
// on-screen keyboards, voice control and slow machines: no press is lost, and none counts twice. Then it types into a field through the
// system's input method, like umlauts, and copies, pastes and cuts there.
func TestGuest(t *testing.T) {
	need.Screen(t)
	self, err := os.Executable()
	must.OK(t, err)
	var out []byte
	for try := 1; try <= 2; try++ { // a launch can fail once for lack of a free display
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), hostRole+"=1")
		if out, err = cmd.CombinedOutput(); err == nil {
			break
		}
	}
	if err != nil {
		t.Fatalf("the program could not be driven: %v\n%s", err, out)
	}
	// 15 times Tab, then back, then Space there, then the mouse on the last button, twice; then the content of the field.
	const want = "0|1|2|3|field|0|1|2|3|field|0|1|2|3|field|3|clicked 3|clicked 3|clicked 3|field|" +
		"name=Grü|name=Grüß Gott|name=Grüß Got|name=Grüß GotGrüß Got|name=|name=Grüß GotGrüß Got"
	if got := strings.ReplaceAll(strings.TrimSpace(string(out)), "\n", "|"); got != want {
		t.Errorf("the guest said %q, want %q", got, want)
	}
}

// guestGame is a program with four buttons and a text field, which prints what gets the focus, what is clicked and the content of the
// field.
type guestGame struct {
	u      *UI
	reader InputReader
	name   string
}

func (g *guestGame) Update() error {
	u, focus, name := g.u, g.u.Focused(), g.name
	u.Begin(g.reader.Read(time.Second/60), guestWidth, guestHeight, 1)
	var clicked []string
	for i, r := range (Rect{Y: 50, W: guestWidth, H: guestHeight - 50}).Column(4, 0) {
		if id := strconv.Itoa(i); u.Button(id, r, id, ButtonOptions{}) {
			clicked = append(clicked, id)
		}
	}
	u.TextField("field", Rect{W: guestWidth, H: 50}, &g.name, TextFieldOptions{})
	u.End()
	if now := u.Focused(); now != focus {
		fmt.Println(now)
	}
	for _, id := range clicked {
		fmt.Println("clicked", id)
	}
	if g.name != name {
		fmt.Println("name=" + g.name)
	}
	return nil
}

func (g *guestGame) Draw(screen *ebiten.Image) { g.u.Draw(screen) }

func (g *guestGame) Layout(int, int) (int, int) { return guestWidth, guestHeight }

// driveGuest starts the guest, drives it, and prints its output.
func driveGuest() error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	var out bytes.Buffer
	var field *vmhost.GuestTextInput
	o := vmhost.NewGuestSessionOptions{IdleTimeout: vm.Patience, OnTextInput: func(t *vmhost.GuestTextInput) { field = t }}
	s, guest, err := vm.Start(func(endpoint string) *exec.Cmd {
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), guestRole+"="+endpoint)
		cmd.Stdout, cmd.Stderr = &out, &out
		return cmd
	}, &o)
	if err != nil {
		return err
	}
	defer func() {
		guest.Wait() // its output shows how it ended
		fmt.Print(out.String())
	}()
	defer s.Close()
	if err := s.SetOutsideScreen(ebiten.NewImage(guestWidth, guestHeight)); err != nil {
		return err
	}
	tapIn(s)
	return typeIn(s, func() *vmhost.GuestTextInput { return field })
}

// pass lets the guest run so many ticks.
func pass(s *vmhost.GuestSession, n int) {
	for range n {
		s.AdvanceTicks(1)
		s.WaitTicks()
	}
}

// tapIn presses keys and the mouse, and releases them at once.
func tapIn(s *vmhost.GuestSession) {
	key := func(k ebiten.Key) {
		s.PressKey(k)
		s.ReleaseKey(k)
		pass(s, 2)
	}
	pass(s, 2)
	for range 15 {
		key(ebiten.KeyTab)
	}
	s.PressKey(ebiten.KeyShiftLeft)
	key(ebiten.KeyTab)
	s.ReleaseKey(ebiten.KeyShiftLeft)
	pass(s, 2)
	key(ebiten.KeySpace)
	for range 2 {
		s.MoveCursor(160, 230)
		s.PressMouseButton(ebiten.MouseButtonLeft)
		s.ReleaseMouseButton(ebiten.MouseButtonLeft)
		pass(s, 30) // not a double click
	}
}

// typeIn types into the field, for which the input method starts when it is pressed.
func typeIn(s *vmhost.GuestSession, field func() *vmhost.GuestTextInput) error {
	s.MoveCursor(100, 25)
	pass(s, 2)
	s.PressMouseButton(ebiten.MouseButtonLeft)
	pass(s, 2)
	if field() == nil {
		return errors.New("the field asks for no input method when it is pressed")
	}
	s.ReleaseMouseButton(ebiten.MouseButtonLeft)
	pass(s, 2)
	field().SetComposition("Gru¨", 0, 0)
	pass(s, 2)
	field().Commit("Grü")
	pass(s, 2)
	if before := field().TextBeforeCaret(); before != "Grü" {
		return fmt.Errorf("the input method is told that %q stands before the caret", before)
	}
	field().Commit("ß Gott")
	pass(s, 2)
	for _, k := range []ebiten.Key{
		ebiten.KeyBackspace, ebiten.KeyA, ebiten.KeyC, ebiten.KeyEnd, ebiten.KeyV, ebiten.KeyA, ebiten.KeyX, ebiten.KeyV,
	} {
		if k != ebiten.KeyEnd && k != ebiten.KeyBackspace {
			s.PressKey(ebiten.KeyControlLeft)
		}
		s.PressKey(k)
		pass(s, 1)
		s.ReleaseKey(k)
		s.ReleaseKey(ebiten.KeyControlLeft)
		pass(s, 2)
	}
	return nil
}
