package store

import (
	"strconv"
	"syscall/js"
	"time"
)

// askedName is the name of the record with the time at which the browser was last asked to keep the files, in milliseconds. It is no name
// of a file.
const askedName = ".persist"

// askAgain is the time after which the browser is asked again: some decide by how often the page is visited, others ask the player.
const askAgain = 7 * 24 * time.Hour

// Protect implements Protector.
func (s *indexed) Protect() {
	s.mu.Lock()
	defer s.mu.Unlock()
	now, last := time.Now().UnixMilli(), int64(0)
	if c := s.files[askedName]; c.data.Truthy() {
		last, _ = strconv.ParseInt(string(c.bytes()), 10, 64)
	}
	if s.protected.Load() || last <= now && now-last < askAgain.Milliseconds() {
		return
	}
	s.set("", change{askedName, content{data: toArray(strconv.AppendInt(nil, now, 10))}})
	s.ask("persist")
}

// ask calls one of the browser's functions for that.
func (s *indexed) ask(function string) {
	navigator, err := global("navigator")
	if err != nil || !navigator.Truthy() {
		return
	}
	promise, err := call(navigator.Get("storage"), function)
	if err != nil {
		return
	}
	settle(promise, func(v js.Value, err error) {
		if err == nil && v.Truthy() {
			s.protected.Store(true)
		}
	})
}

// Protected implements Protector.
func (s *indexed) Protected() bool { return s.protected.Load() }
