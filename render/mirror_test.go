//go:build unix && !darwin

package render

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"islas/render/catalogue"
	"islas/render/internal/harness"
	"islas/render/internal/need"
	"islas/render/ui"
)

// What has the focus is said, with the voice that the system is given here; where it has none, a sentence says so and speech is off.
func TestSpeech(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "said")
	if err := os.WriteFile(filepath.Join(folder, "spd-say"), []byte("#!/bin/sh\ncat >> "+file+"\necho >> "+file+"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder+":"+os.Getenv("PATH"))
	s := harness.NewStage(t, "en", catalogue.Games()...)
	s.Settings.Speech = true
	s.Go(s.Routes.Settings(s))
	h := harness.New(t, s, harness.Window{W: 1280, H: 720})
	h.Wait(3)
	var m mirror
	until := func(what string, done func() bool) {
		t.Helper()
		for end := time.Now().Add(need.Patience); !done(); time.Sleep(time.Millisecond) {
			if m.say(s, h.UI); time.Now().After(end) {
				t.Fatal(what)
			}
		}
	}
	h.UI.Focus("motion")
	h.Wait(2)
	h.Key(ui.KeyTab)
	h.Key(ui.KeyBackTab)
	until("the focus is not said", func() bool {
		said, _ := os.ReadFile(file)
		return strings.Contains(string(said), h.T("settings.motion.tip")+", off")
	})
	t.Setenv("PATH", folder+"/none")
	h.Key(ui.KeyTab)
	until("speech without a voice stays on", func() bool { return !s.Settings.Speech })
	h.Wait(3)
	if told := h.Notices(); len(told) != 1 || told[0] != h.T("notice.no-speech") {
		t.Errorf("told was %q", told)
	}
}
