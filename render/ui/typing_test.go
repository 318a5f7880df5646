package ui

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"islas/render/internal/need"
	"islas/render/internal/vm"
	"islas/render/theme"
)

// Names in the environment that make the test's program one of two: the host that types, and the guest with a field.
const (
	typingHost  = "ISLAS_TYPING_HOST"
	typingGuest = "ISLAS_TYPING_GUEST"
)

// TestInputMethod types into a field of a running program by way of the system's input method, as umlauts come in.
func TestInputMethod(t *testing.T) {
	need.Screen(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var out []byte
	for try := 1; try <= 2; try++ { // a launch can fail once for want of a free display
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), typingHost+"=1")
		if out, err = cmd.CombinedOutput(); err == nil {
			break
		}
	}
	if err != nil {
		t.Fatalf("the program could not be driven: %v\n%s", err, out)
	}
	var got []string
	for line := range strings.Lines(string(out)) {
		if name, ok := strings.CutPrefix(strings.TrimSpace(line), "name="); ok {
			got = append(got, name)
		}
	}
	if want := "Grü|Grüß Gott|Grüß Got"; strings.Join(got, "|") != want {
		t.Errorf("the field held %q one after the other, want %q\n%s", got, want, out)
	}
}

// guestGame is a program with one text field that prints what is in it whenever that changes.
type guestGame struct {
	u      *UI
	reader InputReader
	name   string
}

func (g *guestGame) Update() error {
	g.u.Begin(g.reader.Read(time.Second/60), 320, 200, 1)
	before := g.name
	g.u.TextField("name", Rect{X: 20, Y: 20, W: 280, H: 50}, &g.name, TextFieldOptions{})
	if g.u.Button("end", Rect{X: 20, Y: 100, W: 280, H: 50}, "End", ButtonOptions{}) {
		return ebiten.Termination
	}
	g.u.End()
	if g.name != before {
		fmt.Println("name=" + g.name)
	}
	return nil
}

func (g *guestGame) Draw(screen *ebiten.Image) { g.u.Draw(screen) }

func (g *guestGame) Layout(int, int) (int, int) { return 320, 200 }

func runTypingGuest(endpoint string) error {
	g := &guestGame{u: New(theme.New(false), keyTexts{})}
	g.u.UseInputMethod()
	return ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{VMGuestEndpoint: endpoint})
}

// drive starts the guest and clicks and types in it.
func drive() error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	var out bytes.Buffer
	var field *vmhost.GuestTextInput
	s, guest, err := vm.Start(func(endpoint string) *exec.Cmd {
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), typingGuest+"="+endpoint)
		cmd.Stdout, cmd.Stderr = &out, &out
		return cmd
	}, &vmhost.NewGuestSessionOptions{
		IdleTimeout: vm.Patience,
		OnTextInput: func(t *vmhost.GuestTextInput) { field = t },
	})
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
		for range n {
			s.AdvanceTicks(1)
			s.WaitTicks()
		}
	}
	click := func(x, y float64) {
		s.MoveCursor(x, y)
		ticks(2)
		s.PressMouseButton(ebiten.MouseButtonLeft)
		ticks(1)
	}
	click(100, 40)
	if field == nil {
		ticks(1)
	}
	if field == nil {
		return errors.New("the field asks for no input method when it is pressed")
	}
	s.ReleaseMouseButton(ebiten.MouseButtonLeft)
	ticks(2)
	field.SetComposition("Gru¨", 0, 0)
	ticks(2)
	field.Commit("Grü")
	ticks(2)
	if field.TextBeforeCaret() != "Grü" {
		return fmt.Errorf("the input method is told that %q stands before the caret", field.TextBeforeCaret())
	}
	field.Commit("ß Gott")
	ticks(2)
	s.PressKey(ebiten.KeyBackspace)
	ticks(1)
	s.ReleaseKey(ebiten.KeyBackspace)
	ticks(2)
	click(100, 120)
	s.ReleaseMouseButton(ebiten.MouseButtonLeft)
	ticks(2)
	return nil
}
