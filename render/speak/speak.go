//go:build !js

// Package speak says sentences with the voice of the system, by the command that it has for that: spd-say or espeak-ng, say, or
// PowerShell. It makes no sound by itself and needs no library.
package speak

import (
	"errors"
	"os/exec"
	"slices"
	"strings"
	"sync"
)

// ErrNone is that the system has no command to speak with.
var ErrNone = errors.New("there is no command to speak with")

// mostWaiting is how many sentences wait to be said: more have become old.
const mostWaiting = 6

// Speaker says sentences one after the other, beside the frames. The zero value is ready.
type Speaker struct {
	mu       sync.Mutex
	waiting  []sentence
	running  *exec.Cmd // says speaking
	speaking sentence
	works    bool // sentences are being said
	err      error
}

// sentence is something to be said.
type sentence struct {
	words  string
	atOnce bool // before all others, and only as long as nothing else is to be said at once
}

// Say says words when those before them have been said, or at once if that is asked for: then they take the place of what was to be said
// at once before, and all else is said, from its beginning, after them. lang is a code like "en".
func (s *Speaker) Say(lang, words string, atOnce bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if atOnce {
		s.interrupt()
		s.waiting = slices.Insert(s.waiting, 0, sentence{plain(words), true})
	} else {
		s.waiting = append(s.waiting, sentence{plain(words), false})
	}
	if len(s.waiting) > mostWaiting {
		oldest := slices.IndexFunc(s.waiting, sentence.queues)
		s.waiting = slices.Delete(s.waiting, oldest, oldest+1)
	}
	if !s.works {
		s.works = true
		go s.work(lang)
	}
}

// plain is a sentence in which no command takes anything, such as a player's name, for an order: spd-say does lines that begin with !-!,
// say what stands in [[ ]].
func plain(sentence string) string {
	sentence = strings.NewReplacer("\n", " ", "\r", " ", "[", "(", "]", ")").Replace(sentence)
	for strings.HasPrefix(sentence, "!-!") {
		sentence = sentence[len("!-!"):]
	}
	return sentence
}

// Stop ends what is being said, and forgets what waits.
func (s *Speaker) Stop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.hush()
}

// Err returns why nothing could be said, nil as long as all is well, and forgets it.
func (s *Speaker) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	err := s.err
	s.err = nil
	return err
}

// queues reports whether a sentence is said in its turn.
func (t sentence) queues() bool { return !t.atOnce }

// hush is Stop for who has the lock.
func (s *Speaker) hush() {
	s.waiting = nil
	s.cut()
}

// interrupt makes room for what is said at once, for who has the lock: what is being said comes again if it has to be heard.
func (s *Speaker) interrupt() {
	s.waiting = slices.DeleteFunc(s.waiting, func(t sentence) bool { return t.atOnce })
	if s.cut() && !s.speaking.atOnce {
		s.waiting = slices.Insert(s.waiting, 0, s.speaking)
	}
}

// cut ends what is being said, for who has the lock. It reports whether there was anything, which is so once for each sentence.
func (s *Speaker) cut() bool {
	cmd := s.running
	s.running = nil
	return cmd != nil && cmd.Process.Kill() == nil // it may have ended by itself
}

// work says what waits, until nothing does.
func (s *Speaker) work(lang string) {
	for {
		s.mu.Lock()
		if len(s.waiting) == 0 {
			s.works = false
			s.mu.Unlock()
			return
		}
		next := s.waiting[0]
		s.waiting = s.waiting[1:]
		cmd := voice(lang)
		if cmd == nil {
			s.err, s.waiting = ErrNone, nil
			s.mu.Unlock()
			continue
		}
		cmd.Stdin = strings.NewReader(next.words)
		err := cmd.Start()
		if err != nil {
			s.err, s.waiting = err, nil
			s.mu.Unlock()
			continue
		}
		s.running, s.speaking = cmd, next
		s.mu.Unlock()
		_ = cmd.Wait() // one that was ended, or could not speak this sentence, leaves the next to be said
		s.mu.Lock()
		s.running = nil
		s.mu.Unlock()
	}
}

// first is the first of some commands that the system has, nil if it has none. Each reads what it says from its input.
func first(commands ...[]string) *exec.Cmd {
	for _, c := range commands {
		if path, err := exec.LookPath(c[0]); err == nil {
			return exec.Command(path, c[1:]...)
		}
	}
	return nil
}
