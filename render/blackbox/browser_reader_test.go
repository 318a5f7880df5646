package blackbox

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image/png"
	"maps"
	"math/rand/v2"
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
	"islas/render/internal/pilot"
	"islas/render/ui"
)

// node is a node of the page's accessibility tree, as screen readers get it.
type node struct {
	role, name        string
	tells             string // more about it
	group             string // what the part of the scene is called that it is in
	disabled, focused bool
	pressed           bool
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
			found := node{role: text(n.Role), name: oneLine(text(n.Name)), tells: oneLine(text(n.Description)), backend: n.BackendDOMNodeID}
			for up := all[n.ParentID]; up != nil && found.group == ""; up = all[up.ParentID] {
				if text(up.Role) == "group" {
					found.group = text(up.Name)
				}
			}
			for _, p := range n.Properties {
				set := string(p.Value.Value) == "true"
				found.disabled = found.disabled || set && p.Name == accessibility.PropertyNameDisabled
				found.focused = found.focused || set && p.Name == accessibility.PropertyNameFocused
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

// testReader plays a whole game of each game against a computer by the accessibility tree alone: what is found there by its role and
// its name is used as a screen reader uses it, for some rounds whatever lies on the table, and then what is suggested.
func (w website) testReader(t *testing.T) {
	for i, g := range catalogue.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			texts, err := locales.Open("en", g.Texts())
			if err != nil {
				t.Fatal(err)
			}
			query := fmt.Sprintf("?game=%s&seats=human,easy&seed=%d", g.Info().ID, 41+i)
			r := &reader{w.visit(t, visitor{game: g.Info().ID, query: query}), texts}
			r.settle()
			if title := evaluate[string](r.tab, "document.title"); !strings.Contains(title, texts.Text("title.name")) {
				t.Errorf("at the table of %s the page is called %q", texts.Text("title.name"), title)
			}
			r.click("button", texts.Text("table.menu"))
			r.checked("menu")
			r.click("button", texts.Text("common.settings"))
			r.checked("settings")
			r.inOrder("settings")
			r.click("radio", "Deutsch")
			if lang := evaluate[string](r.tab, "document.documentElement.lang"); lang != "de" {
				t.Errorf("the page is in %q when the game is in German", lang)
			}
			r.click("radio", "English")
			r.click("radio", texts.Text("settings.speed.instant"))
			r.click("switch", texts.Text("settings.motion.tip"))
			r.click("button", texts.Text("common.back"))
			r.click("button", texts.Text("table.resume"))
			r.checked("table")
			r.inOrder("table")
			r.inParts(g.Info().ID)
			r.playByNames(uint64(i))
			r.playOut()
		})
	}
}

// byNames is how many times something is chosen by its name.
const byNames = 40

// playByNames plays with what lies on the table: cards, plots, roles, ships are found by their roles and names as the tree has them. What
// is to be used is chosen as a player with a mouse would.
func (r *reader) playByNames(seed uint64) {
	r.t.Helper()
	rng := rand.New(rand.NewPCG(seed, 11))
	used := map[string]bool{}
	for range byNames {
		l := r.rest()
		if over(l) {
			break
		}
		w, ok := pilot.Next(rng, l.Widgets, r.weights())
		if !ok {
			r.t.Fatalf("%s: there is nothing to be used among %s", l.Scene, l.IDs())
		}
		role, name := asRead(w)
		nodes := r.read()
		r.pressed(l, nodes)
		at := slices.IndexFunc(nodes, func(n node) bool { return n.role == role && n.name == name && !n.disabled })
		if at < 0 {
			r.t.Fatalf("%s: the accessibility tree has no %s %q: %v", l.Scene, role, name, nodes)
		}
		r.use(nodes[at])
		kind, _, _ := strings.Cut(w.ID, ".")
		used[kind] = true
	}
	if len(used) < 3 {
		r.t.Errorf("only %v were used", used)
	}
	r.t.Logf("used were %v", slices.Sorted(maps.Keys(used)))
}

// asRead returns a widget's role and name in the tree.
func asRead(w ui.Widget) (role, name string) {
	name = w.Label
	switch w.Role {
	case ui.RoleToggle:
		role = "switch"
	case ui.RoleOption:
		role = "radio"
	default:
		role = "button"
		if w.Value != "" && w.Value != "selected" {
			name += ", " + w.Value
		}
	}
	return role, oneLine(name)
}

// suggested returns what is to be done of what was suggested: the button that does it, or where one that lies on the table does, the one
// that the focus was led to.
func (r *reader) suggested(asked bool) (n node, ok bool) {
	r.t.Helper()
	if n, ok = r.find("button", r.texts.Text("suggest.go")); ok || !asked {
		return n, ok
	}
	ask := r.texts.Text("suggest.ask")
	for _, n := range r.read() {
		if n.focused && n.role == "button" && !n.disabled && n.name != ask {
			return n, true
		}
	}
	return node{}, false
}

// playOut plays on until the result is shown: by suggestions, since it is not about playing well.
func (r *reader) playOut() {
	r.t.Helper()
	text := r.texts.Text
	heard, asked := 0, false
	for range 900 {
		l := r.rest()
		if over(l) {
			r.checked("result")
			if heard == 0 {
				r.t.Error("nothing of what happened was told")
			}
			return
		}
		heard += evaluate[int](r.tab, `document.getElementById("spoken").childElementCount`)
		n, ok := r.suggested(asked)
		asked = false
		for _, name := range []string{text("suggest.ask"), text("table.result"), text("explain.close")} {
			if ok {
				break
			}
			n, ok = r.find("button", name)
			asked = ok && name == text("suggest.ask")
		}
		if ok {
			r.use(n)
		} else {
			r.settle()
		}
		if asked := evaluate[string](r.tab, `document.getElementById("asked").textContent`); asked == "" && !over(r.rest()) {
			r.t.Errorf("%s: nobody says what has to be done", l.Scene)
		}
	}
	r.t.Fatalf("the game is not over: %v", r.read())
}

// testWishes looks whether the program does what the browser says the person before it wants, and follows when that changes.
func (w website) testWishes(t *testing.T) {
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
		if err != nil {
			t.Fatal(err)
		}
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
