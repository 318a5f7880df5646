package store

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"sync"
	"syscall/js"
	"time"
)

// Keys in localStorage by which the tabs of this page come to know of each other.
const (
	leasePrefix = ".lease/"  // and the name of a file: the tab that writes it
	changedKey  = ".changed" // the names of the files that were written last
	pingKey     = ".ping"    // asks all tabs to answer
	pongKey     = ".pong"    // the tab that answered last
	databaseKey = ".indexed" // there is a database
)

// answerTime is how long a tab has to answer. One in the background gets its events at once; only its timers are slow.
const answerTime = time.Second

// tabs is what a tab knows of the others in which the page is open. Each has a name of its own, its token, and holds a Web
// Lock under it until it ends, however that comes about. Where there are no Web Locks (pages without https, old browsers) the
// tabs ask each other by events of localStorage whether they are still there.
type tabs struct {
	token   string
	storage js.Value             // localStorage, undefined where there is none
	locks   js.Value             // undefined where there are none
	died    func(token string)   // is told of a tab that has ended
	changed func(names []string) // is told of files that another tab has written
	channel js.Value             // tells the tabs what localStorage has no room for; undefined where there is none

	mu      sync.Mutex
	gone    map[string]bool     // tabs that have ended
	asked   map[string]bool     // tabs whose end is waited for
	heard   map[string]bool     // tabs that have answered since they were asked
	held    map[string]bool     // files that this tab has a lease of; false for one that another tab took over
	webs    map[string]*webLock // of leases without a key in localStorage, asked for or had
	refused map[string]bool     // leases of which another tab has the Web Lock
	seen    string              // what was told last of files that were written
	last    int64               // milliseconds in the last stamp
	news    uint64              // how often another tab may have changed something
}

// openTabs makes this tab known to the others, waiting for the browser where it must.
func openTabs(storage js.Value) *tabs {
	t := &tabs{
		token: newToken(), storage: storage,
		died: func(string) {}, changed: func([]string) {},
		gone: map[string]bool{}, asked: map[string]bool{}, heard: map[string]bool{}, held: map[string]bool{},
		webs: map[string]*webLock{}, refused: map[string]bool{},
	}
	navigator, err := global("navigator")
	if err == nil && navigator.Truthy() {
		t.locks = navigator.Get("locks")
	}
	if t.locks.Truthy() {
		_, err := await(patience, func(done func(js.Value, error)) {
			t.request(t.token, "exclusive", true, func() { done(js.Undefined(), nil) })
		})
		if err != nil {
			t.locks = js.Undefined()
		}
	}
	t.seen = t.get(changedKey)
	listen(js.Global(), "storage", t.event)
	t.openChannel()
	listen(js.Global(), "pagehide", func(js.Value) { t.leave() })
	return t
}

// request asks for the Web Lock of a tab and calls granted, once, if it comes. The lock is kept until the tab ends, or given back
// at once.
func (t *tabs) request(token, mode string, keep bool, granted func()) {
	got := js.FuncOf(func(js.Value, []js.Value) any {
		granted()
		if !keep {
			return nil
		}
		return js.Global().Get("Promise").New(js.FuncOf(func(js.Value, []js.Value) any { return nil }))
	})
	promise, err := call(t.locks, "request", keyPrefix+"tab/"+token, map[string]any{"mode": mode}, got)
	if err == nil {
		settle(promise, func(js.Value, error) { got.Release() })
	}
}

// get returns the text under one of the keys above, "" for none.
func (t *tabs) get(key string) string {
	if v, err := call(t.storage, "getItem", keyPrefix+key); err == nil && v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// set puts a text under one of the keys above. There may be no room for it.
func (t *tabs) set(key, value string) { _, _ = call(t.storage, "setItem", keyPrefix+key, value) }

// event hears what another tab has put into localStorage.
func (t *tabs) event(e js.Value) {
	t.noticed()
	key, value := e.Get("key"), e.Get("newValue")
	if key.Type() != js.TypeString || value.Type() != js.TypeString {
		return
	}
	name, ours := strings.CutPrefix(key.String(), keyPrefix)
	text := value.String()
	switch {
	case !ours:
	case name == pingKey:
		t.set(pongKey, t.token+" "+text)
	case name == pongKey:
		token, _, _ := strings.Cut(text, " ")
		t.mu.Lock()
		t.heard[token] = true
		delete(t.gone, token) // it was asleep
		t.mu.Unlock()
	case name == changedKey:
		t.seen = text
		t.changed(written(text))
	case strings.HasPrefix(name, leasePrefix) && t.locks.Truthy():
		t.watch(text)
	}
}

// tell lets the other tabs know of files that this one has written.
func (t *tabs) tell(names []string) {
	t.seen = t.stamp() + " " + strings.Join(names, " ")
	t.set(changedKey, t.seen)
	if t.get(changedKey) == t.seen {
		return
	}
	if t.seen = t.get(changedKey); t.channel.Truthy() { // so that nothing older is taken for news
		_, _ = call(t.channel, "postMessage", " "+strings.Join(names, " "))
	}
}

// written returns the files in what was told of them.
func written(text string) []string {
	_, names, _ := strings.Cut(text, " ")
	return strings.Fields(names)
}

// coming returns files of which this tab is about to be told.
func (t *tabs) coming() []string {
	if now := t.get(changedKey); now != t.seen {
		return written(now)
	}
	return nil
}

// missed reports whether files were written without this tab being told: it was asleep.
func (t *tabs) missed() bool {
	now := t.get(changedKey)
	missed := now != t.seen
	t.seen = now
	return missed
}

// alive reports whether another tab is there, as far as is known: one that has just ended is known to have a little later.
func (t *tabs) alive(token string) bool {
	t.mu.Lock()
	gone := t.gone[token]
	t.mu.Unlock()
	if token == t.token || gone {
		return !gone
	}
	t.watch(token)
	return true
}

// watch waits for a tab to end, or asks whether it has.
func (t *tabs) watch(token string) {
	t.mu.Lock()
	asked := t.asked[token] || token == t.token
	t.asked[token] = true
	t.mu.Unlock()
	if asked {
		return
	}
	if t.locks.Truthy() {
		t.request(token, "shared", false, func() { t.end(token) })
		return
	}
	t.ask([]string{token})
	time.AfterFunc(answerTime, func() { t.answered([]string{token}) })
}

// ask asks tabs whether they are there.
func (t *tabs) ask(tokens []string) {
	t.mu.Lock()
	for _, token := range tokens {
		delete(t.heard, token)
	}
	t.mu.Unlock()
	t.set(pingKey, t.stamp())
}

// answered looks which of the tabs that were asked have answered.
func (t *tabs) answered(tokens []string) {
	for _, token := range tokens {
		t.mu.Lock()
		heard := t.heard[token]
		delete(t.asked, token)
		t.mu.Unlock()
		if !heard {
			t.end(token)
		}
	}
}

// end notes that a tab has ended.
func (t *tabs) end(token string) {
	t.mu.Lock()
	t.gone[token] = true
	t.news++
	t.mu.Unlock()
	t.died(token)
}

// sort finds out which of some tabs are there, waiting for the browser.
func (t *tabs) sort(tokens []string) {
	if len(tokens) == 0 {
		return
	}
	if !t.locks.Truthy() {
		t.ask(tokens)
		time.Sleep(answerTime)
		t.answered(tokens)
		return
	}
	state, err := await(patience, func(done func(js.Value, error)) {
		promise, err := call(t.locks, "query")
		if err != nil {
			done(promise, err)
			return
		}
		settle(promise, done)
	})
	if err != nil {
		return
	}
	there := map[string]bool{}
	held := state.Get("held")
	for i := range held.Length() {
		there[strings.TrimPrefix(held.Index(i).Get("name").String(), keyPrefix+"tab/")] = true
	}
	for _, token := range tokens {
		if there[token] {
			t.watch(token)
		} else {
			t.end(token)
		}
	}
}

// stamp returns a text that sorts behind those made earlier, even if the clock was set back since, and that no other tab makes.
func (t *tabs) stamp() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.last = max(t.last+1, time.Now().UnixMilli())
	return fmt.Sprintf("%013d-%08x", t.last, rand.Uint32())
}

// stamped notes a stamp of another time or tab.
func (t *tabs) stamped(stamp string) {
	text, _, _ := strings.Cut(stamp, "-")
	if ms, err := strconv.ParseInt(text, 10, 64); err == nil {
		t.mu.Lock()
		t.last = max(t.last, ms)
		t.mu.Unlock()
	}
}
