//go:build !js

// Package speech says sentences with the voice of the system, by the command that it has for that: spd-say or espeak-ng, say, or
// PowerShell. It makes no sound by itself and needs no library.
package speech

import (
	"errors"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"
)

// ErrNone is that the system has no command to speak with, or none that works.
var ErrNone = errors.New("there is no command to speak with")

// mostWaiting is how many sentences wait to be said: more have become old.
const mostWaiting = 6

// Speaker says sentences one after the other, beside the frames. The zero value is ready.
type Speaker struct {
	mu      sync.Mutex
	waiting []sentence
	now     *utterance    // what is being said, nil for nothing
	idle    chan struct{} // closed once nothing is being said any more, nil while nothing is
	err     error

	voices // of who says them
}

// sentence is something to be said.
type sentence struct {
	words  string
	lang   string // a code like "en"
	atOnce bool   // before all others, and only as long as nothing else is to be said at once
	hush   bool   // nothing is said, but what a command has left to be said elsewhere is ended
}

// utterance is a sentence that is being said.
type utterance struct {
	sentence
	cmd *exec.Cmd // that says it, nil before it has begun
	cut bool      // it is to be said no further
}

// Say says words when those before them have been said, or at once if that is asked for: then they take the place of what was to be said
// at once before, and all else is said, from its beginning, after them. lang is a code like "en".
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
	s.waiting = nil
	if s.cut() {
		s.waiting = []sentence{{hush: true}}
		s.begin()
	}
}

// Close is Stop at the end of the program: it waits until what was being said is ended, but not long.
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

// Err returns why nothing could be said, nil as long as all is well, and forgets it.
func (s *Speaker) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	err := s.err
	s.err = nil
	return err
}

// queues reports whether a sentence is said in its turn.
func (t sentence) queues() bool { return !t.atOnce && !t.hush }

// interrupt makes room for what is said at once, for who has the lock: what is being said comes again if it has to be heard.
func (s *Speaker) interrupt() {
	s.waiting = slices.DeleteFunc(s.waiting, func(t sentence) bool { return t.atOnce })
	if now := s.now; s.cut() && now.queues() {
		s.waiting = slices.Insert(s.waiting, 0, now.sentence)
	}
}

// cut ends what is being said, for who has the lock. It reports whether there was anything, which is so once for each sentence.
func (s *Speaker) cut() bool {
	now := s.now
	s.now = nil
	if now == nil {
		return false
	}
	now.cut = true
	return now.cmd == nil || now.cmd.Process.Kill() == nil // it may have ended by itself
}

// begin begins to say what waits unless that is being done, for who has the lock.
func (s *Speaker) begin() {
	if s.idle == nil {
		s.idle = make(chan struct{})
		go s.work()
	}
}

// work says what waits, until nothing does.
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

// take returns what is to be said next, nil for nothing.
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
