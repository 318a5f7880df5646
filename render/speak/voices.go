//go:build !js

package speak

import (
	"os/exec"
	"strings"
)

// voice is a command of the system that speaks.
type voice struct {
	say  []string // says what it reads from its input, in one language
	stop []string // ends what is still being said when the first command was ended, nil where that ends it
}

// voices is what is known of the commands. It is to be used by one goroutine at a time.
type voices struct {
	broken map[string]bool // commands that could not say anything, with all that they were given
	last   voice           // that has spoken
}

// utter says a sentence with the first command that can, and waits until it is said. Without any the error is ErrNone; they are all tried
// again with the next sentence.
func (s *Speaker) utter(now *utterance) error {
	for _, v := range commands(now.lang) {
		name := strings.Join(v.say, " ")
		cmd := command(v.say)
		if cmd == nil || s.broken[name] {
			continue
		}
		cmd.Stdin = strings.NewReader(now.words)
		s.last = v
		if s.spoken(now, cmd) {
			return nil
		}
		if s.broken == nil {
			s.broken = map[string]bool{}
		}
		s.broken[name] = true
	}
	s.broken = nil
	return ErrNone
}

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

// hush ends what the last command has left to be said elsewhere.
func (v *voices) hush() {
	if cmd := command(v.last.stop); cmd != nil {
		_ = cmd.Run() // where it does not work there is nothing else that would
	}
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
