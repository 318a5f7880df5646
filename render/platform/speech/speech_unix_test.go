//go:build unix && !darwin

package speech

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"islas/render/testkit/must"
)

// patience is how long the test waits for a command: far longer than any takes.
const patience = time.Minute

// heard waits until a text has been spoken, as written down by a fake command.
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

// Sentences are spoken in their order and in their language, and none is an order to the command; one to be spoken at once comes before
// those that wait, and replaces another such one; what it interrupts is repeated.
func TestSpeaker(t *testing.T) {
	// Whether the last sentence has ended when all is stopped is left to chance, and so is whether a service is stopped then.
	file := commandsOf(t, map[string]string{"spd-say": `if [ "$1" = --stop ]; then exit; fi
if [ -e FILE.slow ]; then slow=yes; fi
echo "$@: $(cat)" >> FILE
if [ $slow ]; then exec sleep 1000; fi`})
	var s Speaker
	s.Say("de", "Ana zieht; zwei \"Karten\"", false)
	s.Say("de", "-v Beto baut", false)
	s.Say("de", "!-!STOP all\n!-!STOP [[volm 0]] baut", false)
	const with = "--wait --priority text --language de --pipe-mode: "
	first := with + "Ana zieht; zwei \"Karten\"\n" + with + "-v Beto baut\n" + with + "STOP all !-!STOP ((volm 0)) baut"
	heard(t, file, first)
	must.OK(t, os.WriteFile(file+".slow", nil, 0o600))
	s.Say("de", "lang", false)
	s.Say("de", "später", false)
	heard(t, file, first+"\n"+with+"lang")
	s.Say("de", "jetzt", true)
	heard(t, file, first+"\n"+with+"lang\n"+with+"jetzt")
	must.OK(t, os.Remove(file+".slow"))
	s.Say("de", "nun", true)
	all := first + "\n" + with + "lang\n" + with + "jetzt\n" + with + "nun\n" + with + "lang\n" + with + "später"
	heard(t, file, all)
	s.Stop()
	s.Say("de", "danach", false)
	s.Say("en", "afterwards", false)
	heard(t, file, all+"\n"+with+"danach\n--wait --priority text --language en --pipe-mode: afterwards")
	if err := s.Err(); err != nil {
		t.Error(err)
	}
}

// commandsOf replaces the system's commands to speak with by scripts, by their names.
func commandsOf(t *testing.T, scripts map[string]string) (file string) {
	t.Helper()
	folder := t.TempDir()
	file = filepath.Join(folder, "said")
	for name, script := range scripts {
		text := "#!/bin/sh\n" + strings.ReplaceAll(script, "FILE", file) + "\n"
		must.OK(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o700))
	}
	t.Setenv("PATH", folder+":"+os.Getenv("PATH"))
	return file
}

// The current sentence is also ended where a service speaks on when its command has ended, at once and at the end of the program.
func TestSpeakerEndsTheService(t *testing.T) {
	file := commandsOf(t, map[string]string{"spd-say": `if [ "$1" = --stop ]; then echo stopped >> FILE; exit; fi
echo "$(cat)" >> FILE
exec sleep 1000`}) // a sentence is heard whole, or not yet
	var s Speaker
	s.Say("en", "long", false)
	s.Say("en", "never said", false)
	heard(t, file, "long")
	s.Stop()
	s.Say("en", "longer", true)
	heard(t, file, "long\nstopped\nlonger")
	s.Close()
	if got, err := os.ReadFile(file); string(got) != "long\nstopped\nlonger\nstopped\n" {
		t.Errorf("when the program ends, said was %q (%v)", got, err)
	}
}

// A command that stops a service, and hangs itself, silences nothing.
func TestSpeakerLeavesWhatHangs(t *testing.T) {
	file := commandsOf(t, map[string]string{"spd-say": `if [ "$1" = --stop ]; then exec sleep 1000; fi
text=$(cat)
if [ -e FILE.long ]; then rm FILE.long; echo "$text" >> FILE; exec sleep 1000; fi
echo "$text" >> FILE`}) // a sentence is heard whole, or not yet: once it is, the command may be stopped
	must.OK(t, os.WriteFile(file+".long", nil, 0o600))
	var s Speaker
	s.Say("en", "long", false)
	heard(t, file, "long")
	s.Stop()
	s.Say("en", "next", false)
	heard(t, file, "long\nnext")
}

// A command that can't speak for a while is used again when it can.
func TestSpeakerComesBack(t *testing.T) {
	file := commandsOf(t, map[string]string{
		"spd-say":   "[ -e FILE.ready ] || exit 1\necho \"well $(cat)\" >> FILE",
		"espeak-ng": "[ -e FILE.ready ] && exit 1\necho \"badly $(cat)\" >> FILE",
		"espeak":    "exit 1",
	})
	var s Speaker
	s.Say("en", "a", false)
	heard(t, file, "badly a")
	must.OK(t, os.WriteFile(file+".ready", nil, 0o600))
	s.Say("en", "b", false) // the other has failed in the meantime
	s.Say("en", "c", false)
	heard(t, file, "badly a\nwell b\nwell c")
	if err := s.Err(); err != nil {
		t.Error(err)
	}
}

// One that could not speak is tried again after some sentences although another works.
func TestSpeakerTriesAgain(t *testing.T) {
	file := commandsOf(t, map[string]string{
		"spd-say":   "[ -e FILE.ready ] || exit 1\necho well >> FILE",
		"espeak-ng": "echo badly >> FILE",
	})
	var s Speaker
	want := ""
	for i := range rest + 2 {
		s.Say("en", "again", false)
		if want += "badly\n"; i == rest+1 {
			want = strings.TrimSuffix(want, "badly\n") + "well\n"
		}
		heard(t, file, strings.TrimSpace(want))
		must.OK(t, os.WriteFile(file+".ready", nil, 0o600))
	}
}

// If a command can't speak the next one does: here for a service that does not run, and a synthesiser that lacks a language.
func TestSpeakerTriesTheNextCommand(t *testing.T) {
	file := commandsOf(t, map[string]string{
		"spd-say":   "echo tried >> FILE\nexit 1",
		"espeak-ng": "[ \"$2\" = qq ] && exit 1\necho \"$@: $(cat)\" >> FILE",
	})
	var s Speaker
	s.Say("es", "uno", false)
	s.Say("es", "dos", false)
	s.Say("qq", "three", false)
	heard(t, file, "tried\n-v es --stdin: uno\n-v es --stdin: dos\ntried\n--stdin: three")
	if err := s.Err(); err != nil {
		t.Error(err)
	}
}

// If no command works that is reported, and all of them are tried again later.
func TestSpeakerWithBrokenCommands(t *testing.T) {
	file := commandsOf(t, map[string]string{"spd-say": "echo tried >> FILE\nexit 1", "espeak-ng": "exit 1", "espeak": "exit 1"})
	var s Speaker
	for _, tried := range []string{"tried", "tried\ntried"} {
		s.Say("en", "nobody hears this", false)
		heard(t, file, tried)
		failed(t, &s)
	}
}

// failed waits until a speaker reports that there is nothing to speak with, which it does once.
func failed(t *testing.T, s *Speaker) {
	t.Helper()
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

// A missing command is reported once.
func TestSpeakerWithoutCommand(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	var s Speaker
	s.Say("en", "nobody hears this", false)
	failed(t, &s)
}

// If too many sentences wait the oldest are dropped, but never the one to be spoken at once.
func TestSpeakerDropsTheOldest(t *testing.T) {
	s := Speaker{idle: make(chan struct{})} // nothing takes what waits
	for range mostWaiting {
		s.Say("en", "old", false)
	}
	s.Say("en", "now", true)
	for range mostWaiting - 1 {
		s.Say("en", "new", false)
	}
	if len(s.waiting) != mostWaiting || s.waiting[0] != (sentence{words: "now", lang: "en", atOnce: true}) || s.waiting[1].words != "new" {
		t.Errorf("what waits is %v", s.waiting)
	}
}
