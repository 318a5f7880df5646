package store

import (
	"strconv"
	"sync/atomic"
	"syscall/js"
	"time"
)

// askedKey says in localStorage when the browser was last asked to keep the files, in milliseconds.
const askedKey = ".persist"

// askAgain is after what time the browser is asked once more: some decide by how often one comes, others ask the player.
const askAgain = 7 * 24 * time.Hour

// protection is whether the browser keeps the files of this page when it is short of room.
type protection struct {
	tabs    *tabs
	granted atomic.Bool
}

// protect returns the protection of the files, without waiting for the browser.
func protect(t *tabs) *protection {
	p := &protection{tabs: t}
	p.ask("persisted")
	return p
}

// Protect implements Protector.
func (p *protection) Protect() {
	now := time.Now().UnixMilli()
	last, _ := strconv.ParseInt(p.tabs.get(askedKey), 10, 64)
	if p.granted.Load() || last <= now && now-last < askAgain.Milliseconds() {
		return
	}
	p.tabs.set(askedKey, strconv.FormatInt(now, 10))
	p.ask("persist")
}

// ask calls one of the functions that the browser may have for it.
func (p *protection) ask(function string) {
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
			p.granted.Store(true)
		}
	})
}

// Protection implements Protector.
func (p *protection) Protection() Protection {
	if p.granted.Load() {
		return Protected
	}
	return Unprotected
}
