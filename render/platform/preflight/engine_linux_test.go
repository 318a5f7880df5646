package preflight

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/audio"

	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// childVariable makes this test binary a minimal game, which prints how it ended. The engine can be started only once in a process.
const childVariable = "ISLAS_GUARD_CHILD"

// The texts by which the child reports how it ended.
var endings = map[error]string{nil: "played", ErrNoDisplay: "no display", ErrNoGraphics: "no graphics", ErrNoSound: "no sound"}

// game runs for a second and then ends without an error.
type game struct{ ticks int }

func (g *game) Update() error {
	if g.ticks++; g.ticks > 60 {
		return ebiten.Termination
	}
	return nil
}
func (g *game) Draw(*ebiten.Image)         {}
func (g *game) Layout(w, h int) (int, int) { return w, h }

func TestMain(m *testing.M) {
	switch os.Getenv(childVariable) {
	case "":
		os.Exit(m.Run())
	case "probe":
		fmt.Println("sound:", SoundAvailable())
		os.Exit(0)
	case "sound":
		audio.NewContext(48000).NewPlayerFromBytes(make([]byte, 48000)).Play()
	}
	err := Classify(ebiten.RunGame(&game{}))
	for kind, word := range endings {
		if errors.Is(err, kind) {
			fmt.Println("ended:", word)
			os.Exit(0)
		}
	}
	fmt.Println("ended:", err)
	os.Exit(0)
}

// child runs the minimal game with changes to its environment, NAME=VALUE or NAME to unset, and returns its output.
func child(t *testing.T, kind string, env ...string) string {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	for _, v := range os.Environ() {
		name, _, _ := strings.Cut(v, "=")
		if !slices.ContainsFunc(env, func(e string) bool { n, _, _ := strings.Cut(e, "="); return n == name }) {
			cmd.Env = append(cmd.Env, v)
		}
	}
	for _, e := range env {
		if strings.Contains(e, "=") {
			cmd.Env = append(cmd.Env, e)
		}
	}
	cmd.Env = append(cmd.Env, childVariable+"="+kind)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	return lines[len(lines)-1]
}

func TestNoDisplay(t *testing.T) {
	unset(t, "DISPLAY")
	unset(t, "WAYLAND_DISPLAY")
	err := Run(func() error {
		t.Error("the game was started without a display")
		return nil
	})
	if !errors.Is(err, ErrNoDisplay) {
		t.Errorf("Run = %v", err)
	}
	t.Setenv(guestVariable, "tcp:there")
	if err := Display(); err != nil {
		t.Errorf("a guest needs a display: %v", err)
	}
}

func TestDisplayDoesNotAnswer(t *testing.T) {
	if got, want := child(t, "game", "DISPLAY=:9999", "WAYLAND_DISPLAY"), "ended: no display"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestNoGraphics(t *testing.T) {
	need.Screen(t)
	if got, want := child(t, "game"), "ended: played"; got != want {
		t.Fatalf("got %q, want %q", got, want)
	}
	// A list of missing drivers hides those that exist.
	got := child(t, "game", "__EGL_VENDOR_LIBRARY_FILENAMES=/nowhere", "__GLX_VENDOR_LIBRARY_NAME=nobody", "LIBGL_DRIVERS_PATH=/nowhere")
	if want := "ended: no graphics"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestSound compares SoundAvailable with what the engine then does: on the machine as it is, without any device, and with a device that
// always exists.
func TestSound(t *testing.T) {
	need.Screen(t)
	null, err := filepath.Abs(filepath.Join("testdata", "null.conf"))
	must.OK(t, err)
	noPulse := []string{"PULSE_SERVER=unix:/nowhere", "XDG_RUNTIME_DIR=/nowhere"}
	tests := []struct {
		name  string
		env   []string
		sound string // "" if it is not known beforehand
	}{
		{"this machine", nil, ""},
		{"no device", append(noPulse, "ALSA_CONFIG_PATH=/nowhere"), "sound: false"},
		{"silent device", append(noPulse, "ALSA_CONFIG_PATH="+null), "sound: true"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			probed := child(t, "probe", tt.env...)
			if tt.sound != "" && probed != tt.sound {
				t.Errorf("got %q, want %q", probed, tt.sound)
			}
			want := "ended: played"
			if probed == "sound: false" {
				want = "ended: no sound"
			}
			if got := child(t, "sound", tt.env...); got != want {
				t.Errorf("SoundAvailable says %q, the engine %q", probed, got)
			}
		})
	}
}

// unset unsets an environment variable for the length of the test.
func unset(t *testing.T, name string) {
	t.Helper()
	t.Setenv(name, "")
	must.OK(t, os.Unsetenv(name))
}
