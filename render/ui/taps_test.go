package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

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
	out := driven(t, tapsHost)
	// 15 times Tab, then back, then Space there, then the mouse on the last button, twice.
	want := []string{
		"0", "1", "2", "3", "0", "1", "2", "3", "0", "1", "2", "3", "0", "1", "2",
		"1", "clicked 1", "3", "clicked 3", "clicked 3",
	}
	if got := strings.Split(strings.TrimSpace(out), "\n"); !slices.Equal(got, want) {
		t.Errorf("short taps did %q, want %q", got, want)
	}
}

// runTapsGuest is a program with four buttons that prints which gets the focus and which is clicked.
func runTapsGuest(endpoint string) error {
	u := New(theme.New(false), keyTexts{})
	return runGuest(endpoint, u, func(in Input) error {
		before := u.Focused()
		u.Begin(in, guestWidth, guestHeight, 1)
		var clicked []string
		for i, r := range (Rect{X: 0, Y: 0, W: guestWidth, H: guestHeight}).Column(4, 0) {
			if id := strconv.Itoa(i); u.Button(id, r, id, ButtonOptions{}) {
				clicked = append(clicked, id)
			}
		}
		u.End()
		if now := u.Focused(); now != before {
			fmt.Println(now)
		}
		for _, id := range clicked {
			fmt.Println("clicked", id)
		}
		return nil
	})
}

// tap starts the guest and taps.
func tap() error {
	return driveGuest(tapsGuest, vmhost.NewGuestSessionOptions{}, tapIn)
}

func tapIn(s *vmhost.GuestSession) error {
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
