package blackbox

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"islas/locales"
	"islas/render/internal/pilot"
	"islas/render/settings"
	"islas/render/ui"
)

// testMouse sets a short game against the computer up with the mouse, types a name, and plays to the result. On the way the
// language is switched, the window resized and the page loaded anew.
func (w website) testMouse(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=21"})
	b.instant()
	b.setUp()
	const name = "Jörg Ñúñez"
	b.typeName(name)
	b.leastGoal()
	b.photo("new")
	b.press("start")
	if kept := b.saved(); !strings.Contains(kept, name) {
		t.Errorf("the player %q is not in the game that is kept: %s", name, kept)
	}
	b.playUntil(6, map[int]func(){
		4:  func() { b.photo("table") },
		8:  func() { b.switchLanguage("de") },
		12: func() { b.reload() },
		16: func() {
			b.resize(640, 480)
			b.noScrollBars()
		},
	}, over)
	b.photo("result")
	b.keepsRecord("islas")
	if l := b.press("title"); slices.Contains(strings.Fields(l.IDs()), "continue") {
		t.Error("a finished game can be continued")
	}
	if kept := b.saved(); !strings.Contains(kept, name) || !strings.Contains(kept, `"over":true`) {
		t.Errorf("the finished game is kept as %s", kept)
	}
}

// testTouch sets a game up and begins it on a tablet with a screen of twice the density, without a mouse.
func (w website) testTouch(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=22", language: "de-DE", width: 1024, height: 768, density: 2, touch: true})
	if l := b.scene("title"); l.Width != 2048 || l.Height != 1536 || l.Density != 2 {
		t.Errorf("the game takes %v by %v pixels at a density of %v", l.Width, l.Height, l.Density)
	}
	b.noScrollBars()
	b.resize(520, 400) // a browser without a GPU takes most of a second for a frame of the larger one; players and boards stand beside each other
	b.noScrollBars()
	b.instant()
	b.setUp()
	b.press("start")
	b.photo("touch-table")
	before := b.saved()
	if before == "" {
		t.Fatal("the running game is not kept")
	}
	b.playUntil(22, nil, clicks(12))
	if l := b.rest(); !strings.Contains(l.Scene, "Table") || b.saved() == before {
		t.Errorf("%s: nothing was played", l.Scene)
	}
	b.photo("touch-played")
}

// instant lets the game show every change at once and the water be still, by its settings: a browser without a GPU draws
// moving water with all it has.
func (b *tab) instant() {
	b.t.Helper()
	b.press("settings", fmt.Sprintf("speed/%d", slices.Index(settings.Speeds(), settings.Instant)))
	b.scrollTo("settings", "motion")
	b.press("motion", "back")
}

// setUp sets a game for one person and one computer up, from the title.
func (b *tab) setUp() {
	b.t.Helper()
	b.press("new", "count/0", "seat.1.control/0", "seat.2.control/1")
	b.scrollTo("boards", "island.lanzarote") // the last one
	b.press("island.lanzarote")              // the computer has its own at once
}

// leastGoal sets the points that end the game as low as they can be.
func (b *tab) leastGoal() {
	b.t.Helper()
	b.scrollTo("players", goalLess)
	if err := lowerGoal(b); err != nil {
		b.t.Fatal(err)
	}
}

// typeName writes the name of the first player, in place of the one that is there: with letters that are on no English
// keyboard, a slip that is taken back, and the rest composed by an input method.
func (b *tab) typeName(name string) {
	b.t.Helper()
	first, rest, _ := strings.Cut(name, " ")
	b.press("seat.1.name")
	steps := []chromedp.Action{
		chromedp.KeyEvent("a", chromedp.KeyModifiers(input.ModifierCtrl)),
		chromedp.KeyEvent(first + "ß"),
		chromedp.KeyEvent("\b"),
		chromedp.KeyEvent(" "),
		input.ImeSetComposition("Nu", 2, 2),
		input.ImeSetComposition(rest, 2, 2),
	}
	for _, step := range steps {
		b.run(step)
		b.frames(3)
	}
	b.photo("composing")
	b.run(input.InsertText(rest))
	if got := b.find(b.rest(), "seat.1.name").Value; got != name {
		b.t.Errorf("the field holds %q after typing %q", got, name)
	}
}

// playUntil plays until enough says so. After so many clicks as an event says, it happens.
func (b *tab) playUntil(seed uint64, events map[int]func(), enough func(look) bool) {
	b.t.Helper()
	clicks, err := playUntil(b, seed, events, func(event func()) error { event(); return nil }, enough)
	if err != nil {
		b.t.Fatal(err)
	}
	b.t.Logf("played with %d clicks", clicks)
}

// Rest implements driven. Where that goes wrong, it ends the test.
func (b *tab) Rest() (look, error) { return b.rest(), nil }

// Click implements driven. Where that goes wrong, it ends the test.
func (b *tab) Click(l look, w ui.Widget) error { b.click(l, w); return nil }

// weights implements driven.
func (b *tab) weights() []pilot.Weight { return b.clicks }

// switchLanguage changes the language in the middle of a game, by the table's menu.
func (b *tab) switchLanguage(to string) {
	b.t.Helper()
	b.press("menu", "menu.settings", fmt.Sprintf("language/%d", slices.Index(locales.Languages(), to)), "back")
	if l := b.press("menu.resume"); l.Lang != to {
		b.t.Errorf("the language is %s after choosing %s", l.Lang, to)
	}
}

// reload loads the page anew in the middle of a game, and goes on with it.
func (b *tab) reload() {
	b.t.Helper()
	b.continues(b.anew)
}

// continues leaves a game at the table for the title, in some way, and goes on with it there, in the language it had.
func (b *tab) continues(leave func()) {
	b.t.Helper()
	b.playUntil(27, nil, settled)
	before, kept := b.rest(), b.saved()
	leave()
	if title := b.scene("title"); title.Lang != before.Lang {
		b.t.Errorf("the language was %s, and is %s on the title", before.Lang, title.Lang)
	}
	if err := same(b, before, b.press("continue")); err != nil {
		b.t.Error(err)
	}
	if kept == "" || kept != b.saved() {
		b.t.Errorf("the game that is continued is another: %s instead of %s", b.saved(), kept)
	}
}
