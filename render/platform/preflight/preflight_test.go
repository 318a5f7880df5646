package preflight

import (
	"errors"
	"fmt"
	"testing"
)

func TestClassify(t *testing.T) {
	if err := Classify(nil); err != nil {
		t.Errorf("nil became %v", err)
	}
	own := errors.New("the game's own")
	if err := Classify(own); err != own {
		t.Errorf("the game's own error became %v", err)
	}
	wrapped := fmt.Errorf("glfw: egl: x: %w", own)
	if err := Classify(wrapped); !errors.Is(err, ErrNoGraphics) || !errors.Is(err, own) {
		t.Errorf("what was wrapped is lost: %v", err)
	}
	tests := []struct {
		text string
		want error
	}{
		{"ui: no window system is available: fbdev: failed to open /dev/fb0", ErrNoDisplay},
		{"glfw: x11: failed to open display :77: a platform-specific error occurred", ErrNoDisplay},
		{"glfw: failed to load any of [libX11.so.6 libX11.so]: no such file", ErrNoDisplay},
		{"glfw: egl: library not found: the requested API is unavailable", ErrNoGraphics},
		{"glfw: egl: failed to create context: Arguments are inconsistent", ErrNoGraphics},
		{"gl: failed to load libGL.so and libGLESv2.so: \ngl: Dlopen failed", ErrNoGraphics},
		{"opengl: getContext for webgl2 failed", ErrNoGraphics},
		{"audio: audio error: oto: initialization failed: PulseAudio", ErrNoSound},
		{"oto: AudioContext or webkitAudioContext was not found", ErrNoSound},
		{"the sentence only mentions glfw: x11", nil},
	}
	for _, tt := range tests {
		if got := kindOf(tt.text); got != tt.want {
			t.Errorf("kindOf(%q) = %v, want %v", tt.text, got, tt.want)
		}
	}
}

func TestRun(t *testing.T) {
	t.Setenv("DISPLAY", ":0") // never opened
	own := errors.New("the game's own")
	if err := Run(func() error { return own }); err != own {
		t.Errorf("Run = %v", err)
	}
	if err := Run(func() error { return errors.New("gl: broken") }); !errors.Is(err, ErrNoGraphics) {
		t.Errorf("Run = %v", err)
	}
	if Display() != nil {
		t.Error("there is a display and Display says no")
	}
}
