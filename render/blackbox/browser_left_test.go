package blackbox

import (
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// testLeft leaves the page as soon as something of a move is seen, in the midst of what moves then: for another page, by loading it
// anew, and by closing the tab. Whatever was seen is kept, and the address goes on with its game.
func (w website) testLeft(t *testing.T) {
	server := httptest.NewServer(w.files)
	t.Cleanup(server.Close)
	v := visitor{query: "?seats=human,easy&seed=34"}
	b := w.openAt(t, server.URL, v)
	b.started()
	anew := func(id string) {
		b.loadsAnew(func() { b.doesThen(id, `location.reload()`) })
	}
	another := func(id string) {
		b.doesThen(id, `location.href = "about:blank"`)
		b.until(`location.href === "about:blank"`)
		b.run(chromedp.Navigate(server.URL + "/" + v.query))
		b.started()
	}
	closed := func(id string) {
		b.doesThen(id, `globalThis.seen = true`)
		b.until(`globalThis.seen`)
		b.close()
		b = w.openAt(t, server.URL, v)
		b.started()
	}
	ways := []func(id string){another, anew, closed}
	for n := range 2 * len(ways) { // three moves are a turn, after which the computer plays
		b.scene("Table")
		before := b.actions()
		move := [...]struct{ id, is string }{{"draw", "draw"}, {"ship", "load "}, {"end", "end"}}[n%3]
		if move.id == "ship" {
			b.press("card.0")
		}
		ways[(n+n/3)%len(ways)](move.id)
		b.scene("Table")
		now := b.actions()
		if len(now) <= len(before) || !strings.HasPrefix(now[len(before)], move.is) {
			t.Fatalf("%s was seen when the page was left, but of %q there is %q", move.id, before, now)
		}
		if move.id != "end" && len(now) != len(before)+1 {
			t.Errorf("after %q and %s there is %q", before, move.id, now)
		}
	}
	games := 0
	for _, f := range b.files() {
		if save.MatchString(f.Name) {
			games++
		}
	}
	if games != 1 {
		t.Errorf("one address has begun %d games", games)
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

// actions are what was done in the game that was saved last, as the browser keeps it.
func (b *tab) actions() []string {
	b.t.Helper()
	var saved struct{ Actions []string }
	if err := json.Unmarshal([]byte(b.saved()), &saved); err != nil {
		b.t.Fatalf("the game that is kept can't be read: %v", err)
	}
	return saved.Actions
}
