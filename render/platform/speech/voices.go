//go:build !js

package speech

import (
	"os/exec"
	"strings"
	"time"
)

// voice is a command of the system that speaks.
type voice struct {
	say  []string // speaks its input, in one language
	stop []string // ends what is still being spoken when the first command was ended, nil where ending it is enough
}

// voices records which commands work. It is to be used by one goroutine at a time.
type voices struct {
	resting map[string]int // number of sentences for which a failed command, with all its arguments, is still avoided
	last    voice          // the one that spoke last
}

const (
	rest      = 10              // number of sentences for which a failed command is avoided: it may work again
	hushLimit = 2 * time.Second // greatest time for a command to end what is being spoken
)

// utter speaks a sentence with the first command that can, and waits until it is spoken. Commands that failed lately come last. Without any
// the error is ErrNone; all are tried again with the next sentence.
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

// utterWith speaks a sentence with one command, and reports whether it was spoken or is to be stopped. A command that fails is avoided for
// a while.
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

// name returns a command with all its arguments.
func (v voice) name() string { return strings.Join(v.say, " ") }

// spoken runs a command that speaks, and reports whether the sentence was spoken or is to be stopped.
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

// hush ends what the last command has left to be spoken elsewhere, or gives up after hushLimit.
func (v *voices) hush() {
	cmd := command(v.last.stop)
	if cmd == nil || cmd.Start() != nil {
		return // nothing else would work
	}
	limit := time.AfterFunc(hushLimit, func() { _ = cmd.Process.Kill() }) // it may have ended by itself
	defer limit.Stop()
	_ = cmd.Wait()
}

// command returns a command with its arguments, nil if the system does not have it.
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
