// Package preflight finds out what the machine lacks before the engine does, and gives a kind to the errors of the engine, so
// that the program can say in one sentence what is wrong and what helps.
//
// What Ebitengine 2.10.4 does, tried on Linux by taking things away one by one:
//
//   - Without DISPLAY and WAYLAND_DISPLAY it opens the console's framebuffer /dev/fb0, takes the whole screen of a machine
//     that one is logged in to from afar, or ends with "ui: no window system is available". Display prevents that.
//   - With a DISPLAY that does not answer: "glfw: x11: failed to open display :77".
//   - Without libX11: "glfw: failed to load any of [libX11.so.6 libX11.so]". Without libXrandr, libXi, libXcursor,
//     libXinerama, libXrender, libXext it runs.
//   - Without libEGL: "glfw: egl: library not found"; EGL without a driver: "glfw: egl: failed to initialize EGL"; with a GL
//     that is too old: "glfw: egl: failed to create context". Without libGL and libGLESv2: "gl: failed to load libGL.so and
//     libGLESv2.so", in nine lines. Without GLX or libGL alone it runs.
//   - Without a sound device, as soon as there is an audio.Context: "audio: audio error: oto: initialization failed" ends
//     the game on Linux, a few ticks after the start and after twenty lines of ALSA on the terminal. See SoundAvailable.
//   - All of these are errors that RunGame returns, none is a panic, and none has a type.
//
// A panic in Update or Draw happens on the engine's own goroutine and can't be recovered outside; it is a fault in the
// program and shall end it.
package preflight

import (
	"errors"
	"fmt"
	"strings"
)

// The kinds of error, to be tested with errors.Is. They wrap the engine's error.
var (
	// ErrNoDisplay means that no window can be opened, for lack of a screen or of the libraries of X11.
	ErrNoDisplay = errors.New("there is no display to open a window on")
	// ErrNoGraphics means that there is a display, but neither OpenGL nor the system's replacement for it.
	ErrNoGraphics = errors.New("there is no OpenGL to draw with")
	// ErrNoSound means that the sound device is lost or did not open. Starting again without sound helps.
	ErrNoSound = errors.New("the sound device does not work")
)

// Run checks the display, calls run, which ends in ebiten.RunGame, and classifies its error. Errors of no kind above, the program's own,
// stay as they are.
func Run(run func() error) error {
	if err := Display(); err != nil {
		return err
	}
	return Classify(run())
}

// Classify wraps an error of the engine in its kind.
func Classify(err error) error {
	if err == nil {
		return nil
	}
	if kind := kindOf(err.Error()); kind != nil {
		return fmt.Errorf("%w: %w", kind, err)
	}
	return err
}

// kindOf returns the kind of an engine's error by its text, since it has no type: the part of the engine stands first. The tests make the
// engine fail and check these texts.
func kindOf(text string) error {
	begins := func(prefixes ...string) bool {
		for _, p := range prefixes {
			if strings.HasPrefix(text, p) {
				return true
			}
		}
		return false
	}
	switch {
	case begins("audio: ", "oto: "):
		return ErrNoSound
	case begins("glfw: egl: ", "glfw: glx: ", "glfw: wgl: ", "glfw: nsgl: ", "egl: ", "gl: ", "opengl: ", "directx: ", "metal: ",
		"glfw: failed to load any of [libEGL", "glfw: failed to load any of [libGL", "glfw: failed to load any of [libOpenGL"):
		return ErrNoGraphics
	case begins("ui: no window system", "fbdev: ", "glfw: "):
		return ErrNoDisplay
	}
	return nil
}
