//go:build unix && !darwin

package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"islas/render/catalogue"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// listener records what the program speaks with a fake system voice.
type listener struct {
	*harness.Harness
	t      *testing.T
	stage  *stage.Stage
	folder string // of the voice
	mirror mirror
}

// listens opens the settings, with speech; voice is the script of the voice, which writes what it speaks into the file said.
func listens(t *testing.T, voice string) *listener {
	t.Helper()
	l := &listener{t: t, folder: t.TempDir()}
	put(t, filepath.Join(l.folder, "spd-say"), "#!/bin/sh\ncd "+l.folder+"\n"+voice+"\n")
	t.Setenv("PATH", l.folder+":"+os.Getenv("PATH"))
	l.stage = harness.NewStage(t, "en", catalogue.Games()...)
	l.stage.Settings.Speech = true
	l.stage.Go(l.stage.Routes.Settings(l.stage))
	l.Harness = harness.New(t, l.stage, harness.Window{W: 1280, H: 720})
	l.Wait(3)
	return l
}

// until lets the program speak until is returns true, and returns all that was spoken.
func (l *listener) until(is func(said string) bool) string {
	l.t.Helper()
	for end := time.Now().Add(need.Patience); ; time.Sleep(time.Millisecond) {
		l.mirror.say(l.stage, l.UI)
		said, _ := os.ReadFile(filepath.Join(l.folder, "said"))
		if is(string(said)) {
			return string(said)
		}
		if time.Now().After(end) {
			l.t.Fatalf("said is %q", said)
		}
	}
}

// refocus moves the focus to the next widget and back to one.
func (l *listener) refocus(id string) {
	l.UI.Focus(id)
	l.Wait(2)
	l.Key(ui.KeyTab)
	l.Key(ui.KeyBackTab)
}

// The focused widget is spoken with a fake system voice; without a voice a message says so and speech is switched off.
func TestSpeech(t *testing.T) {
	l := listens(t, "(cat; echo) >> said")
	l.refocus("motion")
	l.until(func(said string) bool { return strings.Contains(said, l.T("settings.motion.tip")+", off") })
	t.Setenv("PATH", l.folder+"/none")
	l.Key(ui.KeyTab)
	l.until(func(string) bool { return !l.stage.Settings.Speech })
	l.Wait(3)
	if told := l.Notices(); len(told) != 1 || told[0] != l.T("notice.no-speech") {
		t.Errorf("told was %q", told)
	}
}

// What is dropped is not spoken, neither the current sentence nor what waits; later sentences are.
func TestSpeechForgets(t *testing.T) {
	l := listens(t, "if [ -e slow ]; then slow=yes; fi\n(cat; echo) >> said\nif [ $slow ]; then exec sleep 1000; fi")
	slow := filepath.Join(l.folder, "slow")
	put(t, slow, "")
	l.mirror.say(l.stage, l.UI)
	l.stage.Voice.Say("begun")
	l.stage.Voice.Say("waits")
	l.until(func(said string) bool { return strings.Contains(said, "begun") })
	l.stage.Voice.Say("hardly happened")
	l.stage.Voice.Forget()
	must.OK(t, os.Remove(slow))
	l.stage.Voice.Say("afterwards")
	if said := l.until(func(said string) bool { return strings.Contains(said, "afterwards") }); strings.Contains(said, "waits") || strings.Contains(said, "hardly") {
		t.Errorf("said was %q", said)
	}
}

// When the focus, the prompt and events are new at the same time, all are spoken, the focus first.
func TestSpeechSaysAllThatIsNew(t *testing.T) {
	l := listens(t, "(cat; echo) >> said")
	l.stage.Voice.Listens = true
	l.refocus("motion")
	l.stage.Voice.Ask("Lay a card")
	l.stage.Voice.Say("Bob builds 2")
	want := l.T("settings.motion.tip") + ", off\nLay a card\nBob builds 2\n"
	l.until(func(said string) bool { return said == want })
}
