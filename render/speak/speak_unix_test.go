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

// Sentences are said in their order and in their language, none is an order to the command; one that is to be said at once comes before
// those that wait, and takes the place of another such one; what it interrupts is said again.
func TestSpeaker(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "said")
	script := "#!/bin/sh\nif [ -e " + folder + "/slow ]; then slow=yes; fi\necho \"$@: $(cat)\" >> " + file + "\nif [ $slow ]; then exec sleep 1000; fi\n"
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
	s.Say("de", "später", false)
	heard(t, file, first+"\n"+with+"lang")
	s.Say("de", "jetzt", true)
	heard(t, file, first+"\n"+with+"lang\n"+with+"jetzt")
	if err := os.Remove(filepath.Join(folder, "slow")); err != nil {
		t.Fatal(err)
	}
	s.Say("de", "nun", true)
	all := first + "\n" + with + "lang\n" + with + "jetzt\n" + with + "nun\n" + with + "lang\n" + with + "später"
	heard(t, file, all)
	s.Stop()
	s.Say("de", "danach", false)
	heard(t, file, all+"\n"+with+"danach")
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

// More than wait at the most are the oldest that are not said, and never the one that is to be said at once.
func TestSpeakerDropsTheOldest(t *testing.T) {
	s := Speaker{works: true} // nobody takes what waits
	for range mostWaiting {
		s.Say("en", "old", false)
	}
	s.Say("en", "now", true)
	for range mostWaiting - 1 {
		s.Say("en", "new", false)
	}
	if len(s.waiting) != mostWaiting || s.waiting[0] != (sentence{"now", true}) || s.waiting[1].words != "new" {
		t.Errorf("what waits is %v", s.waiting)
	}
}
