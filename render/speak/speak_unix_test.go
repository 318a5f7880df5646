//go:build unix && !darwin

package speak

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// patience is how long the test waits for a command: far longer than any takes.
const patience = time.Minute

// heard waits until something has been said, as a command that is given in place of the system's writes it down.
func heard(t *testing.T, file, want string) {
	t.Helper()
	var got []byte
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if got, _ = os.ReadFile(file); strings.TrimSpace(string(got)) == want {
			return
		}
	}
	t.Fatalf("said was %q, want %q", got, want)
}

// Sentences are said in their order and in their language, none is an order to the command; one that is to be said at once takes the place of those that wait.
func TestSpeaker(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "said")
	script := "#!/bin/sh\necho \"$@: $(cat)\" >> " + file + "\nif [ -e " + folder + "/slow ]; then exec sleep 1000; fi\n"
	if err := os.WriteFile(filepath.Join(folder, "spd-say"), []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder+":"+os.Getenv("PATH"))
	var s Speaker
	s.Say("de", "Ana zieht; zwei \"Karten\"", false)
	s.Say("de", "-v Beto baut", false)
	s.Say("de", "!-!STOP all\n!-!STOP [[volm 0]] baut", false)
	const with = "--wait --language de --pipe-mode: "
	first := with + "Ana zieht; zwei \"Karten\"\n" + with + "-v Beto baut\n" + with + "STOP all !-!STOP ((volm 0)) baut"
	heard(t, file, first)
	if err := os.WriteFile(filepath.Join(folder, "slow"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s.Say("de", "lang", false)
	s.Say("de", "nie", false)
	heard(t, file, first+"\n"+with+"lang")
	s.Say("de", "jetzt", true)
	heard(t, file, first+"\n"+with+"lang\n"+with+"jetzt")
	s.Stop()
	if err := s.Err(); err != nil {
		t.Error(err)
	}
}

// Without a command that is told once.
func TestSpeakerWithoutCommand(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	var s Speaker
	s.Say("en", "nobody hears this", false)
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if err := s.Err(); err != nil {
			if err != ErrNone || s.Err() != nil {
				t.Errorf("without a command the error is %v", err)
			}
			return
		}
	}
	t.Error("nobody says that there is no command")
}
