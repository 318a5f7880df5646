//go:build !js

// Package speech speaks sentences with the system's voice, by its command for that: spd-say or espeak-ng, say, or PowerShell. It makes no
// sound by itself and needs no library.
package speech

import (
	"errors"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"
)

// ErrNone means that the system has no command to speak with, or none that works.
var ErrNone = errors.New("there is no command to speak with")

// mostWaiting is the greatest number of sentences that wait; older ones are dropped.
const mostWaiting = 6

// Speaker speaks sentences one after the other, beside the frames. The zero value is ready.
type Speaker struct {
	mu      sync.Mutex
	waiting []sentence
	now     *utterance    // being spoken, nil for none
	idle    chan struct{} // closed when nothing is being spoken any more, nil while nothing is
	err     error

	voices // of who says them
}

// sentence is a text to be spoken.
type sentence struct {
	words  string
	lang   string // a code like "en"
	atOnce bool   // before all others, until another one is to be spoken at once
	hush   bool   // nothing is spoken, but what a command has left to be spoken elsewhere is ended
}

// utterance is a sentence that is being spoken.
type utterance struct {
	sentence
	cmd *exec.Cmd // the speaking command, nil before it has begun
	cut bool      // it is to be stopped
}

// Say speaks words after those before them, or at once with atOnce: then they replace what was to be spoken at once before, and all else is
// spoken after them, from its beginning. lang is a code like "en".
func (s *Speaker) Say(lang, words string, atOnce bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	next := sentence{words: plain(words), lang: lang, atOnce: atOnce}
	if atOnce {
		s.interrupt()
		first := 0
		if len(s.waiting) > 0 && s.waiting[0].hush {
			first = 1
		}
		s.waiting = slices.Insert(s.waiting, first, next)
	} else {
		s.waiting = append(s.waiting, next)
	}
	if len(s.waiting) > mostWaiting {
		oldest := slices.IndexFunc(s.waiting, sentence.queues)
		s.waiting = slices.Delete(s.waiting, oldest, oldest+1)
	}
	s.begin()
}

// plain returns a sentence without anything that a command would take for an order, as a player's name may contain: spd-say obeys lines
// that begin with !-!, say what stands in [[ ]].
func plain(sentence string) string {
	sentence = strings.NewReplacer("\n", " ", "\r", " ", "[", "(", "]", ")").Replace(sentence)
	for strings.HasPrefix(sentence, "!-!") {
		sentence = sentence[len("!-!"):]
	}
	return sentence
}

// Stop ends what is being spoken, and drops what waits.
func (s *Speaker) Stop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.waiting = nil
	if s.cut() {
		s.waiting = []sentence{{hush: true}}
		s.begin()
	}
}

// Close stops the speech at the end of the program, and waits a short time until it has ended.
func (s *Speaker) Close() {
	s.Stop()
	s.mu.Lock()
	idle := s.idle
	s.mu.Unlock()
	if idle == nil {
		return
	}
	select {
	case <-idle:
	case <-time.After(time.Second):
	}
}

// Err returns why nothing could be spoken, nil as long as all is well, and clears it.
func (s *Speaker) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	err := s.err
	s.err = nil
	return err
}

// queues reports whether a sentence is spoken in its turn.
func (t sentence) queues() bool { return !t.atOnce && !t.hush }

// interrupt makes room for a sentence to be spoken at once: a sentence in its turn that is being spoken is repeated later. The caller holds
// the lock.
func (s *Speaker) interrupt() {
	s.waiting = slices.DeleteFunc(s.waiting, func(t sentence) bool { return t.atOnce })
	if now := s.now; s.cut() && now.queues() {
		s.waiting = slices.Insert(s.waiting, 0, now.sentence)
	}
}

// cut ends what is being spoken, and reports whether there was anything, which is so once for each sentence. The caller holds the lock.
func (s *Speaker) cut() bool {
	now := s.now
	s.now = nil
	if now == nil {
		return false
	}
	now.cut = true
	return now.cmd == nil || now.cmd.Process.Kill() == nil // it may have ended by itself
}

// begin starts to speak what waits unless that is being done. The caller holds the lock.
func (s *Speaker) begin() {
	if s.idle == nil {
		s.idle = make(chan struct{})
		go s.work()
	}
}

// work speaks what waits, until nothing does.
func (s *Speaker) work() {
	for next := s.take(); next != nil; next = s.take() {
		if next.hush {
			s.hush()
			continue
		}
		if err := s.utter(next); err != nil {
			s.mu.Lock()
			s.err, s.waiting, s.now = err, nil, nil
			s.mu.Unlock()
		}
	}
}

// take returns the next sentence, nil for none.
func (s *Speaker) take() *utterance {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now = nil
	if len(s.waiting) == 0 {
		close(s.idle)
		s.idle = nil
		return nil
	}
	next := &utterance{sentence: s.waiting[0]}
	s.waiting = s.waiting[1:]
	if !next.hush {
		s.now = next
	}
	return next
}
