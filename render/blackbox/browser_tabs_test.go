package blackbox

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"islas/render/testkit/need"
)

// soundsMade is a script that keeps the contexts in which the page plays sound.
const soundsMade = `globalThis.soundsMade = [];
const Sound = globalThis.AudioContext;
globalThis.AudioContext = class extends Sound {
	constructor(...options) {
		super(...options);
		soundsMade.push(this);
	}
};`

// testTabs plays one game in two tabs: the second asks before it takes the game over, and the first stops before it writes
// anything, and is silent while it is hidden. When the second is loaded anew or killed, the game is nobody's, and the first may go on
// with it.
func (w website) testTabs(t *testing.T) {
	first := w.visit(t, visitor{query: "?seed=33", script: soundsMade})
	first.instant()
	const plays = `soundsMade.filter((s) => s.state === "running").length`
	first.until(plays + ` === 1`)
	first.press("new", "random", "start")
	first.playUntil(33, nil, clicks(6))
	first.rest()

	second := first.beside(visitor{})
	first.until(`document.hidden && ` + plays + ` === 0`)
	second.press("continue")
	if l := second.press("elsewhere.no"); !strings.Contains(l.Scene, "title") {
		t.Errorf("a game that is left in another window leads to %s", l.Scene)
	}
	kept := second.saved()
	second.press("continue", "elsewhere.yes")
	second.scene("Table")
	if now := second.saved(); kept == "" || now != kept {
		t.Errorf("kept was %s\nand what is taken over is %s", kept, now)
	}
	goesOn := func(b *tab, seed uint64) {
		t.Helper()
		b.playUntil(seed, nil, clicks(12))
		b.rest()
		if kept == b.saved() {
			t.Error("what is played is not kept")
		}
		kept = b.saved()
	}
	goesOn(second, 34)

	first.front()
	first.until(`!document.hidden && ` + plays + ` === 1`)
	first.playUntil(36, nil, func(l look) bool { return strings.Contains(l.Scene, "title") }) // before anything is written the game is left
	l := first.rest()
	if told := strings.Join(l.Notices, "\n"); !strings.Contains(told, "taken over by another window") {
		t.Errorf("the game says %q", told)
	}
	if !has(l, "continue") {
		t.Errorf("the game can't be gone on with: %s", l.IDs())
	}
	if now := first.saved(); now != kept {
		t.Errorf("kept was %s\nand after the first tab gave way it is %s", kept, now)
	}

	second.front()
	second.anew()
	second.press("continue")
	second.scene("Table")
	second.kill()
	evaluate[bool](first, `(async () => { // until the browser has noticed
		while ((await navigator.locks.query()).held.length > 0) await new Promise((go) => setTimeout(go, 10));
		return true;
	})()`)
	first.front()
	first.frames(2)
	if l := first.press("continue"); !strings.Contains(l.Scene, "Table") {
		first.press("elsewhere.yes") // a tab that was killed tells nothing, and it is looked for only every now and then
	}
	first.scene("Table")
	if now := first.saved(); now != kept {
		t.Errorf("kept was %s\nand what goes on is %s", kept, now)
	}
	goesOn(first, 35)
}

// testLeft leaves the page as soon as something of a move is seen, in the midst of what moves then: for another page, by loading it
// anew, by closing the tab, and by killing it. Whatever was seen is kept, and the address goes on with its game.
func (w website) testLeft(t *testing.T) {
	server := httptest.NewServer(w.files)
	t.Cleanup(server.Close)
	v := visitor{query: "?seats=human,easy&seed=38"}
	b := w.openAt(t, server.URL, v)
	b.started()
	ends := func(end func(*tab)) func(string) {
		return func(id string) {
			b.doesThen(id, `globalThis.seen = true`)
			b.until(`globalThis.seen`)
			end(b)
			b = w.openAt(t, server.URL, v)
			b.started()
		}
	}
	for _, move := range []struct {
		id, is string
		leave  func(id string)
	}{ // three moves are a turn, after which the computer plays
		{"draw", "draw", func(id string) {
			b.doesThen(id, `location.href = "about:blank"`)
			b.until(`location.href === "about:blank"`)
			b.run(chromedp.Navigate(server.URL + "/" + v.query))
			b.started()
		}},
		{"ship", "load ", func(id string) { b.loadsAnew(func() { b.doesThen(id, `location.reload()`) }) }},
		{"end", "end", ends((*tab).close)},
		{"draw", "draw", ends((*tab).kill)},
	} {
		b.scene("Table")
		before := b.actions()
		if move.id == "ship" {
			b.press("card.0")
		}
		move.leave(move.id)
		b.scene("Table")
		now := b.actions()
		if n := len(before); len(now) <= n || !strings.HasPrefix(now[n], move.is) || move.id != "end" && len(now) != n+1 {
			t.Fatalf("%s was seen when the page was left, but of %q there is %q", move.id, before, now)
		}
	}
	if games := slices.DeleteFunc(b.files(), func(f kept) bool { return !save.MatchString(f.Name) }); len(games) != 1 {
		t.Errorf("one address has begun %d games", len(games))
	}
}

// doesThen clicks on the widget of an id, and as soon as that can't be clicked any more the page does something by itself.
func (b *tab) doesThen(id, then string) {
	b.t.Helper()
	l := b.rest()
	at := b.find(l, id)
	evaluate[bool](b, fmt.Sprintf(`(() => {
		const look = () => {
			const still = JSON.parse(islasInspect()).widgets.some((w) => w.id === %q && w.enabled);
			if (still) requestAnimationFrame(look);
			else %s;
		};
		requestAnimationFrame(look);
		return true;
	})()`, id, then))
	b.click(l, at)
}

// kill ends the process of the tab, whatever it is about to do.
func (b *tab) kill() {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, time.Second)
	defer cancel()
	_ = chromedp.Run(ctx, page.Crash()) // there is nobody left to answer
	b.close()
}

// close closes the tab, and waits until it is gone, with all that it does then.
func (b *tab) close() {
	b.t.Helper()
	b.closed = true
	c := chromedp.FromContext(b.ctx)
	ctx, cancel := context.WithTimeout(b.site.chromium, need.Patience)
	defer cancel()
	ctx = cdp.WithExecutor(ctx, c.Browser)
	if err := target.CloseTarget(c.Target.TargetID).Do(ctx); err != nil {
		b.t.Errorf("the tab can't be closed: %v", err)
		return
	}
	for {
		all, err := target.GetTargets().Do(ctx)
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

// actions are what was done in the game that was saved last, as the browser keeps it.
func (b *tab) actions() []string {
	b.t.Helper()
	var saved struct{ Actions []string }
	if err := json.Unmarshal([]byte(b.saved()), &saved); err != nil {
		b.t.Errorf("the game that is kept can't be read: %v", err)
	}
	return saved.Actions
}
