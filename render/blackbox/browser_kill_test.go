package blackbox

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http/httptest"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"islas/render/internal/need"
)

// killsVariable says how many tabs testKilled kills; without it those are few. A thousand take two hours:
//
//	ISLAS_KILLS=1000 go test ./render/blackbox -run TestBrowser/killed -timeout 6h -v
const killsVariable = "ISLAS_KILLS"

// fewKills is how many tabs are killed where nothing is said.
const fewKills = 6

// watched is a script that lets computers play at once, and reports every game as soon as the page has handed it to the database: then it
// must not be lost any more.
const watched = `
	if (!localStorage.getItem("seen")) {
		localStorage.setItem("seen", "yes");
		localStorage.setItem("` + keyPrefix + `settings.json", 't{"version": 1, "speed": "instant"}');
	}
	const handed = [], { put } = IDBObjectStore.prototype, { commit } = IDBTransaction.prototype;
	IDBObjectStore.prototype.put = function (record) {
		handed.push(record);
		return put.call(this, record);
	};
	IDBTransaction.prototype.commit = function () {
		commit.call(this);
		for (const { name, data } of handed.splice(0)) {
			if (!name.includes(".before.") && name.endsWith(".islas-save.json")) report(name + " " + new TextDecoder().decode(data));
		}
	};`

// testKilled kills tabs at random moments, from the first to the last of a game that computers play, and looks in the next tab for
// what the one before had been given to write.
func (w website) testKilled(t *testing.T) {
	kills := fewKills
	if n, err := strconv.Atoi(os.Getenv(killsVariable)); err == nil {
		kills = n
	}
	server := httptest.NewServer(w.files)
	t.Cleanup(server.Close)
	rng := rand.New(rand.NewPCG(29, uint64(kills)))
	last := map[string]string{} // the last content of every game that was reported
	writes, playing := 0, 0
	for n := range kills {
		v := victim{t: t}
		b := v.open(w, server.URL, n)
		if n%2 == 0 {
			b.run(chromedp.WaitReady("cover", chromedp.ByID))
			b.started()
			playing++
		}
		time.Sleep(time.Duration(rng.IntN(2500)) * time.Millisecond)
		v.kill(b)
		for name, text := range v.reports() {
			last[name] = text
			writes++
		}
		if n%2 == 0 || n == kills-1 {
			heir := w.openAt(t, server.URL, visitor{})
			heir.started()
			for name, text := range last {
				goesOn(t, name, text, heir.stored(name))
			}
			heir.scene("title")
			heir.close()
		}
	}
	if t.Logf("%d tabs were killed, %d of them while a game was on the screen; %d had written", kills, playing, writes); writes == 0 {
		t.Error("no tab had anything to lose")
	}
}

// victim is a tab that is to be killed.
type victim struct {
	t    *testing.T
	mu   sync.Mutex
	last map[string]string // what it was given to write last, by the names of files
}

// open opens the tab without waiting for the game.
func (v *victim) open(w website, address string, n int) *tab {
	v.t.Helper()
	v.last = map[string]string{}
	b := w.blank(v.t, visitor{script: watched})
	chromedp.ListenTarget(b.ctx, func(event any) {
		if e, ok := event.(*runtime.EventBindingCalled); ok && e.Name == "report" {
			name, text, _ := strings.Cut(e.Payload, " ")
			v.mu.Lock()
			defer v.mu.Unlock()
			v.last[name] = text
		}
	})
	b.run(runtime.AddBinding("report"))
	go func() { _ = b.try(chromedp.Navigate(fmt.Sprintf("%s/?seats=easy,easy&seed=%d", address, n))) }()
	return b
}

// kill ends the process of the tab, whatever it is about to do.
func (v *victim) kill(b *tab) {
	ctx, cancel := context.WithTimeout(b.ctx, time.Second)
	defer cancel()
	_ = chromedp.Run(ctx, page.Crash()) // there is nobody left to answer
	b.close()
}

// reports returns what the tab was given to write last.
func (v *victim) reports() map[string]string {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.last
}

// close closes the tab, and waits until it is gone, with all that it does then.
func (b *tab) close() {
	b.t.Helper()
	b.closed = true
	c := chromedp.FromContext(b.ctx)
	ctx, cancel := context.WithTimeout(b.site.chromium, need.Patience)
	defer cancel()
	if err := target.CloseTarget(c.Target.TargetID).Do(cdp.WithExecutor(ctx, c.Browser)); err != nil {
		b.t.Errorf("the tab can't be closed: %v", err)
		return
	}
	for {
		all, err := target.GetTargets().Do(cdp.WithExecutor(ctx, c.Browser))
		if err != nil {
			b.t.Errorf("the tabs can't be listed: %v", err)
			return
		}
		if !slices.ContainsFunc(all, func(i *target.Info) bool { return i.TargetID == c.Target.TargetID }) {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// goesOn checks that a saved game goes on from an earlier state of it, or is that state.
func goesOn(t *testing.T, name, earlier, later string) {
	t.Helper()
	actions := func(text string) []string {
		var saved struct{ Actions []string }
		if err := json.Unmarshal([]byte(text), &saved); err != nil {
			t.Errorf("%s: %v: %.200q", name, err, text)
		}
		return saved.Actions
	}
	before, after := actions(earlier), actions(later)
	if len(after) < len(before) || !slices.Equal(before, after[:len(before)]) {
		t.Errorf("%s has %d actions, of %d that were written", name, len(after), len(before))
	}
}
