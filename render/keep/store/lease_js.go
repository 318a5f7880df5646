package store

import (
	"strings"
	"syscall/js"
	"time"
)

// leaseLock begins the names of the Web Locks that stand for leases.
const leaseLock = "islas-canarias/lease/"

// Time after which a lock that was not granted is looked for in other tabs, and time between two looks for locks of other tabs.
const (
	lateGrant = time.Second
	lookAgain = 2 * time.Second
)

// tabs holds the leases of a tab, and those known of other tabs. Each lease is a Web Lock, which the browser frees however a tab ends. It
// answers later than a frame may wait, so tabs send each other messages about leases and about what they have written. A browser without
// Web Locks grants every lease; then saving a game that two tabs write fails, since something else has changed it.
type tabs struct {
	s       *indexed
	locks   js.Value             // undefined if there are none
	channel js.Value             // undefined if there is none
	held    map[string]*tabLease // by this tab
	others  map[string]bool      // leases that other tabs hold
	looks   bool                 // another look is due
	news    uint64               // number of changes by other tabs
}

// tabLease is a lease of this tab.
type tabLease struct {
	s       *indexed
	name    string
	granted bool     // the browser has given the lock
	behind  bool     // the last writes of the tab from which it was taken over are still to be read
	free    js.Value // releases the lock
}

// openTabs finds out which leases other tabs hold, waits for the browser, and listens to the tabs.
func openTabs(s *indexed) *tabs {
	t := &tabs{s: s, held: map[string]*tabLease{}, others: map[string]bool{}}
	if navigator, err := global("navigator"); err == nil && navigator.Truthy() {
		t.locks = navigator.Get("locks")
	}
	if class, err := global("BroadcastChannel"); err == nil && class.Truthy() {
		t.channel = class.New(leaseLock)
		listen(t.channel, "message", func(e js.Value) { t.hear(e.Get("data")) })
	}
	_ = await(patience, func(done func(error)) error { t.look(func() { done(nil) }); return nil })
	listen(js.Global(), "pagehide", func(js.Value) { t.leave() })
	if document, err := global("document"); err == nil && document.Truthy() {
		listen(document, "visibilitychange", func(js.Value) {
			t.look(func() {})
			s.refresh(func() {}) // a suspended page may have missed messages
		})
	}
	return t
}

// tell sends the other tabs a message about leases or files.
func (t *tabs) tell(what string, names []any) {
	if t.channel.Truthy() {
		_, _ = call(t.channel, "postMessage", map[string]any{"what": what, "names": names})
	}
}

// hear handles a message of another tab.
func (t *tabs) hear(told js.Value) {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	names := told.Get("names")
	for i := range names.Length() {
		switch name := names.Index(i).String(); told.Get("what").String() {
		case "locked":
			t.another(name)
		case "freed":
			t.s.after(func() { t.free(name) })
		case "wrote":
			t.s.reread(name)
		}
	}
}

// another records that another tab holds a lease, for which the browser has not given this one the lock.
func (t *tabs) another(name string) {
	if l := t.held[name]; !t.others[name] && (l == nil || !l.granted && !l.behind) {
		delete(t.held, name)
		t.others[name] = true
		t.news++
	}
}

// look asks the browser which leases other tabs hold, and calls then. As long as there are any it asks again every now and then: a tab that
// crashes sends no message.
func (t *tabs) look(then func()) {
	promise, err := call(t.locks, "query")
	if err != nil {
		then()
		return
	}
	settle(promise, func(state js.Value, err error) {
		t.s.mu.Lock()
		defer t.s.mu.Unlock()
		if err == nil {
			t.saw(state.Get("held"))
		}
		then()
	})
}

// saw records which leases are held. What a tab wrote that has ended without a message is read before its leases count as free.
func (t *tabs) saw(held js.Value) {
	there := map[string]bool{}
	for i := range held.Length() {
		if name, ours := strings.CutPrefix(held.Index(i).Get("name").String(), leaseLock); ours {
			there[name] = true
			t.another(name)
		}
	}
	for name := range t.others {
		if !there[name] {
			t.s.refresh(func() { t.free(name) })
		}
	}
	if len(t.others) > 0 && !t.looks {
		t.looks = true
		time.AfterFunc(lookAgain, func() {
			t.looks = false
			t.look(func() {})
		})
	}
}

// free records that no other tab holds a lease any more.
func (t *tabs) free(name string) {
	delete(t.others, name)
	t.news++
}

// leave releases all leases: the page is being closed.
func (t *tabs) leave() {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	var names []any
	for name, l := range t.held {
		if names = append(names, name); l.free.Truthy() {
			l.free.Invoke()
		}
	}
	t.held = map[string]*tabLease{}
	t.tell("freed", names)
}

// Lock implements Store.
func (s *indexed) Lock(name string) (Lease, error) { return s.lock(name, false) }

// TakeOver implements Store. It steals the lock, and returns ErrHeld until what the other tab wrote is read.
func (s *indexed) TakeOver(name string) (Lease, error) { return s.lock(name, true) }

// lock gives this tab a lease. Unless another tab is known to hold it, it counts as held until the browser has answered.
func (s *indexed) lock(name string, steal bool) (Lease, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	l := s.held[name]
	if l == nil && s.others[name] && !steal {
		return nil, fail(ErrHeld, name, nil)
	}
	if l == nil {
		l = &tabLease{s: s, name: name, behind: s.others[name]}
		s.held[name] = l
		l.request()
	}
	if l.behind {
		return nil, fail(ErrHeld, name, nil)
	}
	return l, nil
}

// request asks the browser for the lock of a lease, and steals it from another tab.
func (l *tabLease) request() {
	if !l.s.locks.Truthy() {
		l.granted = true
		return
	}
	got := js.FuncOf(func(js.Value, []js.Value) any { return l.got() })
	promise, err := call(l.s.locks, "request", leaseLock+l.name, map[string]any{"steal": l.behind}, got)
	if err != nil {
		got.Release()
		l.granted, l.behind = true, false // a page that has no other tabs
		return
	}
	settle(promise, func(_ js.Value, err error) {
		got.Release()
		if err != nil {
			l.lost()
		}
	})
	time.AfterFunc(lateGrant, func() {
		l.s.mu.Lock()
		late := l.s.held[l.name] == l && !l.granted
		l.s.mu.Unlock()
		if late {
			l.s.look(func() {})
		}
	})
}

// got keeps the lock, unless it is no longer needed. It returns what JavaScript waits for before it releases the lock.
func (l *tabLease) got() any {
	s := l.s
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.held[l.name] != l {
		return nil
	}
	l.granted = true
	delete(s.others, l.name)
	s.news++
	s.tell("locked", []any{l.name})
	if l.behind {
		s.refresh(func() { l.behind = false })
	}
	keep := js.FuncOf(func(_ js.Value, args []js.Value) any {
		l.free = args[0]
		return nil
	})
	defer keep.Release()
	return js.Global().Get("Promise").New(keep)
}

// lost records that another tab has stolen the lock.
func (l *tabLease) lost() {
	s := l.s
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.held[l.name] == l {
		delete(s.held, l.name)
		s.others[l.name] = true
		s.news++
	}
}

// Held implements Lease.
func (l *tabLease) Held() error {
	l.s.mu.Lock()
	defer l.s.mu.Unlock()
	if l.s.held[l.name] != l {
		return fail(ErrTaken, l.name, nil)
	}
	return nil
}

// While implements Lease. A page is not interrupted, but other tabs run beside it: one that takes the lease over at this very moment sees
// what is written now as a change.
func (l *tabLease) While(do func() error) error {
	if err := l.Held(); err != nil {
		return err
	}
	return do()
}

// Release implements Lease. It releases the lock when the database has what was written under it.
func (l *tabLease) Release() {
	s := l.s
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.held[l.name] != l {
		return
	}
	delete(s.held, l.name)
	if l.free.Truthy() {
		s.after(func() {
			l.free.Invoke()
			s.tell("freed", []any{l.name})
		})
	}
}

// Mark implements Store.
func (s *indexed) Mark() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.news
}

// Elsewhere implements Store.
func (s *indexed) Elsewhere(name string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.others[name]
}
