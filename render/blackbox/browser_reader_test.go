package blackbox

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image/png"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"islas/locales"
	"islas/render/catalogue"
	"islas/render/testkit/must"
)

// node is a node of the page's accessibility tree, as screen readers get it.
type node struct {
	role, name        string
	group             string // what the part of the scene is called that it is in
	disabled, pressed bool
	inMain            bool // within the main landmark
	bare              bool // the page itself, or without a name and anything else
	backend           cdp.BackendNodeID
}

// reader is somebody who has the accessibility tree of the page and nothing else.
type reader struct {
	*tab
	texts *locales.Catalogue
}

// read returns the tree, in reading order, without what it leaves out.
func (r *reader) read() (nodes []node) {
	r.t.Helper()
	err := r.try(chromedp.ActionFunc(func(ctx context.Context) error {
		tree, err := accessibility.GetFullAXTree().Do(ctx)
		if err != nil {
			return err
		}
		all := map[accessibility.NodeID]*accessibility.Node{}
		for _, n := range tree {
			all[n.NodeID] = n
		}
		for _, n := range tree {
			if n.Ignored || n.Role == nil {
				continue
			}
			found := node{role: text(n.Role), name: oneLine(text(n.Name)), backend: n.BackendDOMNodeID}
			found.bare = n.ParentID == "" || found.name == "" && len(n.Properties) == 0
			for up := all[n.ParentID]; up != nil; up = all[up.ParentID] {
				found.inMain = found.inMain || text(up.Role) == "main"
				if text(up.Role) == "group" && found.group == "" {
					found.group = text(up.Name)
				}
			}
			for _, p := range n.Properties {
				set := string(p.Value.Value) == "true"
				found.disabled = found.disabled || set && p.Name == accessibility.PropertyNameDisabled
				found.pressed = found.pressed || p.Name == accessibility.PropertyNamePressed && text(p.Value) == "true"
			}
			nodes = append(nodes, found)
		}
		return nil
	}))
	if err != nil {
		r.t.Fatalf("the accessibility tree: %v", err)
	}
	return nodes
}

// text is the text of a value of the tree.
func text(v *accessibility.Value) (s string) {
	if v != nil {
		_ = json.Unmarshal([]byte(v.Value), &s) // what is no text has none
	}
	return s
}

// find looks for a node that can be used by its role and its name, or what it begins with; ok is false without one.
func (r *reader) find(role, name string) (n node, ok bool) {
	r.t.Helper()
	for _, n := range r.read() {
		if n.role == role && !n.disabled && (n.name == name || strings.HasPrefix(n.name, name)) {
			return n, true
		}
	}
	return node{}, false
}

// use leads the focus to a node and does its usual action, as screen readers do.
func (r *reader) use(n node) {
	r.t.Helper()
	r.do(n, "this.focus(); this.click();")
}

// do does something to the element of a node.
func (r *reader) do(n node, script string) {
	r.t.Helper()
	r.run(chromedp.ActionFunc(func(ctx context.Context) error {
		object, err := dom.ResolveNode().WithBackendNodeID(n.backend).Do(ctx)
		if err != nil {
			return nil // it is gone, and something else is there
		}
		_, _, err = runtime.CallFunctionOn("function () { " + script + " }").WithObjectID(object.ObjectID).Do(ctx)
		return err
	}))
	r.settle()
}

// settle waits until the page has been told what is on the screen at rest.
func (r *reader) settle() {
	r.t.Helper()
	r.rest()
	r.frames(14)
}

// click looks for a node and does its usual action.
func (r *reader) click(role, name string) {
	r.t.Helper()
	n, ok := r.find(role, name)
	if !ok {
		r.t.Fatalf("the accessibility tree has no %s %q: %v", role, name, r.read())
	}
	r.use(n)
}

// of returns the first button that can be used in a part of the scene, by the key of what it is called.
func (r *reader) of(part string) node {
	r.t.Helper()
	nodes, name := r.read(), r.texts.Text(part)
	i := slices.IndexFunc(nodes, func(n node) bool { return n.role == "button" && n.group == name && !n.disabled })
	if i < 0 {
		r.t.Fatalf("nothing can be used in %q: %v", name, nodes)
	}
	return nodes[i]
}

// heldBefore is a script that notes for how long the program had asked to be left alone, in milliseconds, whenever the page is told what
// is on the screen, unless something was entered since.
const heldBefore = `globalThis.heldBefore = [];
let last = 0;
const around = (name, wrap) => {
	let real;
	Object.defineProperty(globalThis, name, { get: () => real && wrap(real), set: (f) => { real = f; } });
};
around("islasStill", (real) => (ms) => { last = ms; real(ms); });
around("islasAssist", (real) => (...args) => { last = 0; return real(...args); });
around("islasMirror", (real) => (what, text) => {
	if (what === "show") heldBefore.push(last);
	real(what, text);
});`

// mostHeld is for how many milliseconds the program may rest while the page is still to be told what is on the screen.
const mostHeld = 150

// testReader plays all games by the accessibility tree alone: what is found there by its role and its name is used as a screen reader
// uses it. The first is one of two people and a computer.
func (w website) testReader(t *testing.T) {
	for i, g := range catalogue.Games() {
		texts, err := locales.Open("en", g.Texts())
		must.OK(t, err)
		seats := "human" + strings.Repeat(",easy", g.Info().MinSeats-1)
		v := visitor{game: g.Info().ID, query: fmt.Sprintf("?game=%s&seats=%s&seed=%d", g.Info().ID, seats, 41+i)}
		if i == 0 {
			v.query, v.script = "?seats=human,human,easy&seed=41", heldBefore
		}
		r := &reader{w.visit(t, v), texts}
		r.settle()
		if title := evaluate[string](r.tab, "document.title"); !strings.Contains(title, texts.Text("title.name")) {
			t.Errorf("at the table of %s the page is called %q", texts.Text("title.name"), title)
		}
		if i == 0 {
			r.handsOver()
		}
		r.click("button", texts.Text("table.menu"))
		r.checked("menu")
		r.click("button", texts.Text("common.settings"))
		if i == 0 {
			r.checked("settings")
			r.inOrder("settings")
			r.keepsFocus()
		}
		r.click("radio", texts.Text("settings.speed.instant"))
		r.click("switch", texts.Text("settings.motion.tip"))
		r.click("button", texts.Text("common.back"))
		r.click("button", texts.Text("table.resume"))
		r.checked("table")
		r.inOrder("table")
		if i == 0 {
			r.use(r.of("part.hand")) // and so one is pressed
		}
		r.inParts(map[string]map[string]int{
			"islas":      {"part.hand": 2, "part.actions": 2, "part.piles": 3},
			"puertorico": {"table.page.roles": 6, "part.island": 1, "part.city": 1, "part.stores": 5},
			"colonies":   {"part.chart": 56, "part.trade": 1, "part.hand": 5}, // the desk explains the first settlement
		}[g.Info().ID])
		r.mirrorKeepsFocus()
	}
	w.preferences(t)
}

// handsOver plays by suggestions until both people and the computer have played, whose moves end by themselves. Whoever reads the page is
// told at once what is on the screen then, although nothing is entered; and what the page still told of the first is gone from it when the
// hand-over screen is there for the second.
func (r *reader) handsOver() {
	r.t.Helper()
	text := r.texts.Text
	r.run(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}))
	const told = `(document.getElementById("spoken").textContent + document.getElementById("focused").textContent)`
	const secret = "the card that Ana has drawn"
	hands, heard := 0, false
	for range 90 {
		if strings.Contains(r.rest().Scene, "handover") {
			if now := evaluate[string](r.tab, told); hands > 0 && strings.Contains(now, secret) {
				r.t.Errorf("on the hand-over screen the page tells %q", now)
			}
			if hands++; hands == 3 {
				break
			}
			r.click("button", text("handover.here"))
			r.scene("Table")
			evaluate[string](r.tab, `islasMirror("say", "`+secret+`") ?? ""`)
			if now := evaluate[string](r.tab, told); !strings.Contains(now, secret) {
				r.t.Fatalf("told is %q", now)
			}
			continue
		}
		heard = heard || evaluate[int](r.tab, `document.getElementById("spoken").childElementCount`) > 0
		if asked := evaluate[string](r.tab, `document.getElementById("asked").textContent`); asked == "" {
			r.t.Error("nobody says what has to be done")
		}
		for _, name := range []string{text("explain.close"), text("suggest.go"), text("suggest.ask")} {
			if n, ok := r.find("button", name); ok {
				r.use(n)
				break
			}
		}
	}
	if hands < 3 || !heard {
		r.t.Errorf("the machine was handed over %d times; something of what happened was told: %v", hands, heard)
	}
	for _, ms := range evaluate[[]float64](r.tab, "heldBefore") {
		if ms > mostHeld {
			r.t.Errorf("the program rests for %v ms before it tells what is on the screen", ms)
		}
	}
	r.click("button", text("handover.here"))
}

// mirrorChanges are changes of what is on the screen while an element for screen readers has the focus: parts before and after by
// role and id, some with the part of the scene that they are in, the element with the focus and the one that must have it then, "" for the canvas.
var mirrorChanges = [...]struct{ name, before, after, focus, want string }{
	{"a text before it changes", "text/1 button/a button/b text/2", "text/3 button/a button/b text/2", "b", "b"},
	{"all around it changes", "text/1 button/a button/b button/c", "text/2 button/d button/b text/3 button/e", "b", "b"},
	{"it comes to the end", "button/b button/a button/c", "button/a button/c button/b", "b", "b"},
	{"it comes to the beginning", "button/a button/c button/b", "button/b button/c button/a", "b", "b"},
	{"it becomes something else", "text/1 button/b text/2", "toggle/b text/2", "b", "b"},
	{"it comes into a choice", "text/1 option/b/1", "choice/b option/b/1", "b/1", "b/1"},
	{"it leaves a choice", "choice/b option/b/1 option/b/2", "option/b/1 text/1", "b/1", "b/1"},
	{"a choice around it moves", "button/a choice/b option/b/1 option/b/2", "text/1 choice/b option/b/2 option/b/1 button/a", "b/1", "b/1"},
	{"it comes into a part", "text/1 button/b text/2", "text/1 button/a@x button/b@x button/c@y", "b", "b"},
	{"its part is called otherwise", "button/a@x button/b@x text/1", "text/2 button/a@y button/b@y", "b", "b"},
	{"it goes", "text/1 button/b text/2", "text/1 text/2", "b", ""},
}

// keepsFocus leaves the browser's focus in the settings on an element for screen readers, as they do, while other things on the screen
// change: the element keeps it, and keys go on to the game.
func (r *reader) keepsFocus() {
	r.t.Helper()
	const focused = `document.activeElement.dataset.id ?? document.activeElement.tagName`
	held := evaluate[string](r.tab, `[...document.querySelectorAll("#mirror [data-id]:not(p, [role=radiogroup])")].at(-1).focus() ?? `+focused)
	r.settle()
	for _, lang := range []struct{ name, is string }{{"Deutsch", "de"}, {"English", "en"}} {
		to, _ := r.find("radio", lang.name)
		r.do(to, "this.click();") // without the focus; all texts change
		if is := evaluate[string](r.tab, `document.documentElement.lang`); is != lang.is {
			r.t.Fatalf("the page is in %q", is)
		}
		if id := evaluate[string](r.tab, focused); id != held {
			r.t.Errorf("when the texts change the focus goes from %q to %q", held, id)
		}
	}
	r.tap("Escape", "Escape", 0)
	r.settle()
	r.click("button", r.texts.Text("common.settings"))
}

// mirrorKeepsFocus checks the same of the page alone.
func (b *tab) mirrorKeepsFocus() {
	b.t.Helper()
	for _, tt := range mirrorChanges {
		got := evaluate[struct{ Focus, Parts, Told string }](b, fmt.Sprintf(`((before, after, focus) => {
			const show = (parts) => islasMirror("show", JSON.stringify({ title: "t", lang: "en", prompt: "", parts: parts.split(" ").map((part) => {
				const [, role, id, within] = /^(.*?)\/([^@]*)@?(.*)$/.exec(part);
				return { id, role, name: id, part: within, at: [0, 0, 1, 1] };
			}) }));
			const told = [];
			show(before);
			document.querySelector('#mirror [data-id="' + focus + '"]').focus();
			globalThis.islasAssist = (what, id) => told.push(what + " " + id);
			show(after);
			const within = (e) => e.closest("[role=group]") ? "@" + e.closest("[role=group]").ariaLabel : "";
			const parts = [...document.querySelectorAll("#mirror [data-id]")].map((e) => e.dataset.role + "/" + e.dataset.id + within(e));
			const active = document.activeElement;
			return { Focus: active.dataset.id ?? active.tagName, Parts: parts.join(" "), Told: told.join(", ") };
		})(%q, %q, %q)`, tt.before, tt.after, tt.focus))
		want := tt.want
		if want == "" {
			want = "CANVAS"
		}
		if got.Focus != want {
			b.t.Errorf("%s: %q has the focus, not %q", tt.name, got.Focus, want)
		}
		if got.Parts != tt.after {
			b.t.Errorf("%s: there is %q, not %q", tt.name, got.Parts, tt.after)
		}
		if strings.Contains(got.Told, "focus") {
			b.t.Errorf("%s: the game is told of %s", tt.name, got.Told)
		}
	}
}

// preferences looks whether the program does what the browser says the person before it wants, and follows when that changes.
func (w website) preferences(t *testing.T) {
	t.Helper()
	b := w.blank(t, visitor{width: 1600, height: 900})
	ask := func(motion, contrast string) {
		t.Helper()
		b.run(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{
			{Name: "prefers-reduced-motion", Value: motion}, {Name: "prefers-contrast", Value: contrast}, {Name: "prefers-color-scheme", Value: "dark"},
		}))
	}
	ask("reduce", "more")
	server := httptest.NewServer(w.files)
	t.Cleanup(server.Close)
	b.run(chromedp.Navigate(server.URL))
	b.started()
	l := b.press("settings")
	value := func(id string) string {
		b.scrollTo("settings", id)
		return b.find(b.rest(), id).Value
	}
	black := func() bool { // beside what is written, as it is in the dark theme alone
		t.Helper()
		var data []byte
		b.run(chromedp.CaptureScreenshot(&data))
		picture, err := png.Decode(bytes.NewReader(data))
		must.OK(t, err)
		r, g, b, _ := picture.At(3, picture.Bounds().Dy()/2).RGBA()
		return r|g|b == 0
	}
	if motion := value("motion"); motion != "on" || !black() {
		t.Errorf("%s: less motion is %q, or what is shown is not dark", l.Scene, motion)
	}
	ask("no-preference", "no-preference")
	b.frames(10)
	if motion := value("motion"); motion != "off" || black() {
		t.Errorf("when neither is wanted any more less motion is %q, or what is shown is still dark", motion)
	}
	size := b.find(b.rest(), "back").Rect
	b.run(page.SetFontSizes(&page.FontSizes{Standard: 20}))
	b.until(`islasTextSize === 125`)
	b.frames(90) // while nothing moves the program looks once a second
	if larger := b.find(b.rest(), "back").Rect; larger.H < size.H*1.2 || larger.H > size.H*1.3 {
		t.Errorf("a button of %v is one of %v where texts are to be 1.25 times as large", size, larger)
	}
}
