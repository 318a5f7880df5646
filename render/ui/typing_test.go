package ui

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"islas/render/theme"
)

// Names in the environment that make the test's program one of two: the host that types, and the guest with a field.
const (
	typingHost  = "ISLAS_TYPING_HOST"
	typingGuest = "ISLAS_TYPING_GUEST"
)

// TestInputMethod types into a field of a running program by way of the system's input method, as umlauts come in, and copies, pastes, undoes
// and cuts there.
func TestInputMethod(t *testing.T) {
	out := driven(t, typingHost)
	var got []string
	for line := range strings.Lines(out) {
		if name, ok := strings.CutPrefix(strings.TrimSpace(line), "name="); ok {
			got = append(got, name)
		}
	}
	if want := "Grü|Grüß Gott|Grüß Got|Grüß GotGrüß Got|Grüß Got||Grüß Got"; strings.Join(got, "|") != want {
		t.Errorf("the field held %q one after the other, want %q\n%s", got, want, out)
	}
}

// runTypingGuest is a program with one text field that prints what is in it whenever that changes.
func runTypingGuest(endpoint string) error {
	u, name := New(theme.New(false), keyTexts{}), ""
	u.UseInputMethod()
	return runGuest(endpoint, u, func(in Input) error {
		u.Begin(in, guestWidth, guestHeight, 1)
		before := name
		u.TextField("name", Rect{X: 20, Y: 20, W: 280, H: 50}, &name, TextFieldOptions{})
		if u.Button("end", Rect{X: 20, Y: 100, W: 280, H: 50}, "End", ButtonOptions{}) {
			return ebiten.Termination
		}
		u.End()
		if name != before {
			fmt.Println("name=" + name)
		}
		return nil
	})
}

// drive starts the guest and clicks and types in it.
func drive() error {
	var field *vmhost.GuestTextInput
	o := vmhost.NewGuestSessionOptions{OnTextInput: func(t *vmhost.GuestTextInput) { field = t }}
	return driveGuest(typingGuest, o, func(s *vmhost.GuestSession) error {
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
		for _, k := range []ebiten.Key{ebiten.KeyA, ebiten.KeyC, ebiten.KeyEnd, ebiten.KeyV, ebiten.KeyZ, ebiten.KeyA, ebiten.KeyX, ebiten.KeyV} {
			if k != ebiten.KeyEnd {
				s.PressKey(ebiten.KeyControlLeft)
			}
			s.PressKey(k)
			ticks(1)
			s.ReleaseKey(k)
			s.ReleaseKey(ebiten.KeyControlLeft)
			ticks(2)
		}
		click(100, 120)
		s.ReleaseMouseButton(ebiten.MouseButtonLeft)
		ticks(2)
		return nil
	})
}
