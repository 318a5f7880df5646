//go:build !js

package speech

import (
	"os/exec"
	"strings"
	"time"
)

// voice is a command of the system that speaks.
type voice struct {
	say  []string // says what it reads from its input, in one language
	stop []string // ends what is still being said when the first command was ended, nil where that ends it
}

// voices is what is known of the commands. It is to be used by one goroutine at a time.
type voices struct {
	resting map[string]int // for how many sentences commands that could not say one are still left out, with all that they were given
	last    voice          // that has spoken
}

const (
	rest      = 10              // for how many sentences a command that could not say one is left out: what it asks may come back
	hushLimit = 2 * time.Second // how long a command may take to end what is being said
)

// utter says a sentence with the first command that can, and waits until it is said. Those that could not say one of the last sentences
// come after all others. Without any the error is ErrNone; they are all tried again with the next sentence.
func (s *Speaker) utter(now *utterance) error {
	var late []voice
	for _, v := range commands(now.lang) {
		name := v.name()
		if s.resting[name] > 0 {
			s.resting[name]--
			late = append(late, v)
			continue
		}
		if s.utterWith(v, now) {
			return nil
		}
	}
	for _, v := range late {
		if s.utterWith(v, now) {
			delete(s.resting, v.name())
			return nil
		}
	}
	s.resting = nil
	return ErrNone
}

// utterWith says a sentence with one command, and reports whether it was said, or is to be said no further. One that can't rests.
func (s *Speaker) utterWith(v voice, now *utterance) bool {
	cmd := command(v.say)
	if cmd == nil {
		return false
	}
	cmd.Stdin = strings.NewReader(now.words)
	s.last = v
	if s.spoken(now, cmd) {
		return true
	}
	if s.resting == nil {
		s.resting = map[string]int{}
	}
	s.resting[v.name()] = rest
	return false
}

// name is a command with all that it is given.
func (v voice) name() string { return strings.Join(v.say, " ") }

// spoken runs a command that says something, and reports whether it was said, or is to be said no further.
func (s *Speaker) spoken(now *utterance, cmd *exec.Cmd) bool {
	err := cmd.Start()
	s.mu.Lock()
	if err == nil && !now.cut {
		now.cmd = cmd
	} else if err == nil {
		_ = cmd.Process.Kill() // it may have ended by itself
	}
	s.mu.Unlock()
	if err == nil {
		err = cmd.Wait()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	now.cmd = nil
	done := err == nil || now.cut
	if done && s.now == now {
		s.now = nil
	}
	return done
}

// hush ends what the last command has left to be said elsewhere, or gives up after hushLimit.
func (v *voices) hush() {
	cmd := command(v.last.stop)
	if cmd == nil || cmd.Start() != nil {
		return // there is nothing else that would work
	}
	limit := time.AfterFunc(hushLimit, func() { _ = cmd.Process.Kill() }) // it may have ended by itself
	defer limit.Stop()
	_ = cmd.Wait()
}

// command is a command with what it is given, nil if the system does not have it.
func command(args []string) *exec.Cmd {
	if len(args) == 0 {
		return nil
	}
	path, err := exec.LookPath(args[0])
	if err != nil {
		return nil
	}
	cmd := exec.Command(path, args[1:]...)
	hide(cmd)
	return cmd
}
