//go:build !js

package sound

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"islas/render/internal/vm"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// The engine wants the main thread of a process with a display. So a test that needs it starts the test program once
// more, to play one of these roles.
const (
	roleVariable     = "ISLAS_SOUND_ROLE"
	endpointVariable = "ISLAS_SOUND_ENDPOINT" // of the host of a guest

	roleAlone = "alone" // a game in a window
	roleGuest = "guest" // a game driven by a host
	roleHost  = "host"  // drives a guest and hears what it plays
)

func TestMain(m *testing.M) {
	var err error
	switch os.Getenv(roleVariable) {
	case roleAlone:
		err = alone()
	case roleGuest:
		g := &little{player: New(false), ticks: math.MaxInt, rings: true}
		err = ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{VMGuestEndpoint: os.Getenv(endpointVariable)})
	case roleHost:
		err = vm.Host(listen)
	default:
		os.Exit(m.Run())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// start runs the test program in a role and returns what it says.
func start(t *testing.T, role string, env ...string) (string, error) {
	t.Helper()
	need.Screen(t)
	self, err := os.Executable()
	must.OK(t, err)
	var out []byte
	for range 2 { // a launch can fail once
		cmd := exec.Command(self)
		cmd.Env = append(append(os.Environ(), roleVariable+"="+role), env...)
		if out, err = cmd.CombinedOutput(); err == nil {
			break
		}
	}
	return string(out), err
}

// little is a game that does nothing but play.
type little struct {
	player *Player
	tick   int
	ticks  int  // to run for
	rings  bool // rings the bell
	sea    int  // ticks in which the surf has been heard
}

// ringAfter is how many ticks after the surf began the little game rings the bell: by then it has been made.
const ringAfter = 240

func (l *little) Update() error {
	if l.tick == l.ticks {
		return ebiten.Termination
	}
	l.tick++
	l.player.Update()
	if l.player.surf != nil {
		l.sea++
	}
	if l.rings && l.sea == ringAfter+1 {
		l.player.Play("bell")
	}
	return nil
}

func (l *little) Draw(*ebiten.Image) {}

func (l *little) Layout(int, int) (int, int) { return 64, 64 }

// aloneTicks is how long the little game is alone: the engine would have ended it after the first tick or two.
const aloneTicks = 90

// alone plays for a while and reports whether there was a device.
func alone() error {
	g := &little{player: New(false), ticks: aloneTicks}
	if err := ebiten.RunGame(g); err != nil {
		return fmt.Errorf("the engine ended the game: %w", err)
	}
	fmt.Printf("ticks %d silent %t\n", g.tick, g.player.silent)
	return nil
}

// TestLoopWithoutDevice runs the game on a machine whose sound can't be opened, and on one that lacks the library.
func TestLoopWithoutDevice(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only where the environment can take the sound away")
	}
	nowhere := filepath.Join(t.TempDir(), "nowhere")
	deaf := []string{"PULSE_SERVER=unix:" + nowhere, "ALSA_CONFIG_PATH=" + nowhere}
	broken := t.TempDir()
	for _, name := range []string{"libasound.so.2", "libasound.so"} {
		must.OK(t, os.WriteFile(filepath.Join(broken, name), []byte("no library"), 0o644))
	}
	for name, env := range map[string][]string{
		"no device":  deaf,
		"no library": append(slices.Clone(deaf), "LD_LIBRARY_PATH="+broken),
	} {
		out, err := start(t, roleAlone, env...)
		want := fmt.Sprintf("ticks %d silent true", aloneTicks)
		if err != nil || !strings.Contains(out, want) {
			t.Errorf("%s: %v, says %q, want %q", name, err, out, want)
		}
	}
}

// TestHeardByHost lets a host hear a guest: the surf from the beginning, the bell when it is rung, byte by byte.
func TestHeardByHost(t *testing.T) {
	if out, err := start(t, roleHost); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}

// listen starts a guest, runs it until it has rung the bell and judges what was heard.
func listen() error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	var streams []*vmhost.GuestAudioStream
	guest, process, err := vm.Start(func(endpoint string) *exec.Cmd {
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), roleVariable+"="+roleGuest, endpointVariable+"="+endpoint)
		cmd.Stderr = os.Stderr
		return cmd
	}, &vmhost.NewGuestSessionOptions{
		OnAudioStream: func(s *vmhost.GuestAudioStream) { streams = append(streams, s) },
	})
	if err != nil {
		return err
	}
	defer func() { _ = process.Process.Kill(); _ = process.Wait() }()
	defer guest.Close()
	if err := guest.SetOutsideScreen(ebiten.NewImage(64, 64)); err != nil {
		return err
	}
	for after, began := 0, time.Now(); after < 30; {
		guest.AdvanceTicks(1)
		if !guest.WaitTicks() {
			return guest.Err()
		}
		if len(streams) > 1 {
			after++
			continue
		}
		if time.Since(began) > vm.Patience {
			return fmt.Errorf("%d streams, want the surf and the bell", len(streams))
		}
		// The guest's sound gets ready beside its ticks, which pass at once here.
		time.Sleep(2 * time.Millisecond)
	}
	if got := guest.AudioSampleRate(); got != rate {
		return fmt.Errorf("sample rate %d, want %d", got, rate)
	}
	if len(streams) != 2 {
		return fmt.Errorf("%d streams, want the surf and the bell", len(streams))
	}
	return judge(streams[0], streams[1])
}

// judge compares what a host hears with what was to be played.
func judge(sea, bell *vmhost.GuestAudioStream) error {
	left, _, err := collect(sea, 5)
	if err != nil {
		return err
	}
	made := newStream(newSurf(surfSeed), 0)
	made.fade(surfFullness, surfRise, false)
	want, _, err := collect(made, 5)
	if err != nil {
		return err
	}
	if !slices.Equal(left, want) {
		return errors.New("the surf that is heard is not the surf that was made")
	}
	if got := bell.StartTick() - sea.StartTick(); got != ringAfter {
		return fmt.Errorf("the bell began %d ticks after the surf, want %d", got, ringAfter)
	}
	left, right, err := collect(bell, 3)
	if err != nil {
		return err
	}
	if l, r := measure(left), measure(right); !l.finite || !r.finite || min(l.peak, r.peak) < 0.02 {
		return fmt.Errorf("the bell has peaks %.3f and %.3f", l.peak, r.peak)
	}
	return nil
}

// collect reads seconds of a stream, or less if it ends or nothing comes for too long.
func collect(r io.Reader, seconds float64) (left, right []float32, err error) {
	var all []byte
	buf := make([]byte, 4096)
	for last := time.Now(); len(all) < samples(seconds)*bytesPerFrame && time.Since(last) < vm.Patience; {
		n, err := r.Read(buf)
		all = append(all, buf[:n]...)
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, nil, err
		}
		if n == 0 {
			time.Sleep(time.Millisecond)
			continue
		}
		last = time.Now()
	}
	left, right = split(all, samples(seconds))
	return left, right, nil
}
