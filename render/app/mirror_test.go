//go:build unix && !darwin

package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"islas/render/catalogue"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
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

// What is forgotten is said no more, neither what is being said nor what waits; what comes afterwards is.
func TestSpeechForgets(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "said")
	script := "#!/bin/sh\nif [ -e " + folder + "/slow ]; then slow=yes; fi\n(cat; echo) >> " + file + "\nif [ $slow ]; then exec sleep 1000; fi\n"
	for name, text := range map[string]string{"spd-say": script, "slow": ""} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", folder+":"+os.Getenv("PATH"))
	s := harness.NewStage(t, "en", catalogue.Games()...)
	s.Settings.Speech = true
	s.Go(s.Routes.Settings(s))
	h := harness.New(t, s, harness.Window{W: 1280, H: 720})
	var m mirror
	said := func(want string) string {
		t.Helper()
		for end := time.Now().Add(need.Patience); ; time.Sleep(time.Millisecond) {
			m.say(s, h.UI)
			got, _ := os.ReadFile(file)
			if strings.Contains(string(got), want) {
				return string(got)
			}
			if time.Now().After(end) {
				t.Fatalf("%q is not said, but %q", want, got)
			}
		}
	}
	m.say(s, h.UI)
	s.Voice.Say("begun")
	s.Voice.Say("waits")
	said("begun")
	s.Voice.Say("hardly happened")
	s.Voice.Forget()
	if err := os.Remove(filepath.Join(folder, "slow")); err != nil {
		t.Fatal(err)
	}
	s.Voice.Say("afterwards")
	if got := said("afterwards"); strings.Contains(got, "waits") || strings.Contains(got, "hardly") {
		t.Errorf("said was %q", got)
	}
}

// Where the focus, what has to be done and what has happened are new at the same time, all of it is said, the focus first.
func TestSpeechSaysAllThatIsNew(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "said")
	if err := os.WriteFile(filepath.Join(folder, "spd-say"), []byte("#!/bin/sh\n(cat; echo) >> "+file+"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder+":"+os.Getenv("PATH"))
	s := harness.NewStage(t, "en", catalogue.Games()...)
	s.Settings.Speech = true
	s.Voice.Listens = true
	s.Go(s.Routes.Settings(s))
	h := harness.New(t, s, harness.Window{W: 1280, H: 720})
	h.UI.Focus("motion")
	h.Wait(3)
	h.Key(ui.KeyTab)
	h.Key(ui.KeyBackTab)
	s.Voice.Ask("Lay a card")
	s.Voice.Say("Bob builds 2")
	var m mirror
	m.say(s, h.UI)
	want := h.T("settings.motion.tip") + ", off\nLay a card\nBob builds 2\n"
	for end := time.Now().Add(need.Patience); ; time.Sleep(time.Millisecond) {
		got, _ := os.ReadFile(file)
		if string(got) == want {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("said was %q, want %q", got, want)
		}
	}
}
