package store

import (
	"syscall/js"
	"time"
)

// Where localStorage takes no key (it is full, or blocked), a Web Lock of its name stands for a lease. The browser answers later than
// a frame may wait: until then the lease counts as held, and from then on as taken over if another tab has the lock. Whatever is
// written under such a lease never replaces what another tab has written meanwhile; where there are no Web Locks that is all.

// lockAgain is after what time the browser is asked once more for a Web Lock that it has refused: this tab may just have given it back.
const lockAgain = 300 * time.Millisecond

// webLock is the Web Lock of a lease.
type webLock struct {
	granted bool
	free    js.Value // gives it back
}

// sure reports whether this tab has a lease by a key in localStorage, which all tabs see at once.
func (t *tabs) sure(name string) bool { return t.holds(name) && t.get(leasePrefix+name) == t.token }

// lockFor asks for the Web Lock of a lease, or takes it from whichever tab has it.
func (t *tabs) lockFor(name string, steal bool) {
	t.mu.Lock()
	has := t.webs[name] != nil
	t.mu.Unlock()
	if has || !t.locks.Truthy() {
		return
	}
	w := &webLock{}
	t.mu.Lock()
	t.webs[name] = w
	t.mu.Unlock()
	how := "ifAvailable"
	if steal {
		how = "steal"
	}
	t.askFor(name, w, how, true)
}

// askFor asks the browser for the Web Lock of a lease, which it grants or refuses, however long that takes.
func (t *tabs) askFor(name string, w *webLock, how string, again bool) {
	got := js.FuncOf(func(_ js.Value, args []js.Value) any {
		switch {
		case args[0].Truthy():
			return t.granted(name, w)
		case again:
			time.AfterFunc(lockAgain, func() { t.askFor(name, w, how, false) })
		default:
			t.lost(name, w, true)
		}
		return nil
	})
	promise, err := call(t.locks, "request", keyPrefix+leasePrefix+name, map[string]any{"mode": "exclusive", how: true}, got)
	if err != nil {
		got.Release()
		return
	}
	settle(promise, func(js.Value, error) {
		got.Release()
		if w.granted {
			t.lost(name, w, false)
		}
	})
}

// freed waits until no tab has the Web Lock of a lease.
func (t *tabs) freed(name string) {
	got := js.FuncOf(func(js.Value, []js.Value) any {
		t.mu.Lock()
		defer t.mu.Unlock()
		delete(t.refused, name)
		t.news++
		return nil
	})
	promise, err := call(t.locks, "request", keyPrefix+leasePrefix+name, map[string]any{"mode": "shared"}, got)
	if err != nil {
		got.Release()
		return
	}
	settle(promise, func(js.Value, error) { got.Release() })
}

// granted keeps a Web Lock that has come, unless it is not wanted any more: then the other tab has ended, or given the lease back.
func (t *tabs) granted(name string, w *webLock) any {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.refused, name)
	t.news++
	if t.webs[name] != w {
		return nil
	}
	w.granted = true
	keep := js.FuncOf(func(_ js.Value, args []js.Value) any {
		w.free = args[0]
		return nil
	})
	defer keep.Release()
	return js.Global().Get("Promise").New(keep)
}

// lost notes that a Web Lock has ended, or, if refused is set, that another tab has it, until that gives it back.
func (t *tabs) lost(name string, w *webLock, refused bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.webs[name] != w {
		return
	}
	delete(t.webs, name)
	delete(t.held, name)
	t.refused[name] = refused
	t.news++
	if refused {
		t.freed(name)
	}
}

// unlock gives the Web Lock of a lease back, if there is one.
func (t *tabs) unlock(name string) {
	t.mu.Lock()
	w := t.webs[name]
	delete(t.webs, name)
	t.mu.Unlock()
	if w != nil && w.granted {
		w.free.Invoke()
	}
}

// another reports whether another tab is known to have the Web Lock of a lease.
func (t *tabs) another(name string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.refused[name]
}

// openChannel lets tabs that can't tell each other by localStorage do so all the same, where the browser knows channels.
func (t *tabs) openChannel() {
	class, err := global("BroadcastChannel")
	if err != nil || !class.Truthy() {
		return
	}
	t.channel = class.New(keyPrefix + changedKey)
	listen(t.channel, "message", func(e js.Value) {
		if text := e.Get("data"); text.Type() == js.TypeString {
			t.changed(written(text.String()))
		}
	})
}
