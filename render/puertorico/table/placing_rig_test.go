package table_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/internal/loop"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// placingWindows are windows of every layout in which colonists are placed, in English and German.
var placingWindows = []struct {
	lang string
	w    harness.Window
}{
	{"en", harness.Window{W: 1280, H: 720, Percent: 100}}, {"de", harness.Window{W: 900, H: 450, Percent: 100}},
	{"de", harness.Window{W: 1280, H: 720, Percent: 200}}, {"en", harness.Window{W: 768, H: 1024, Percent: 100}},
}

// somePlacing runs a test in each of those windows, at a moment at which the person on the first seat places many colonists.
func somePlacing(t *testing.T, test func(t *testing.T, r *rig, m moment)) {
	for _, v := range placingWindows {
		bubbled(t, fmt.Sprintf("%s-%v", v.lang, v.w), func(t *testing.T) {
			m := find(t, 3, manyPlace)
			r := newRig(t, v.lang, v.w)
			r.Stage.Settings.Speed = settings.Instant
			r.sit(m.begun(game.Human, game.Human, game.Human))
			r.Rest()
			test(t, r, m)
		})
	}
}

// standing are the circles in which somebody stands, or does not.
func (r *rig) standing(filled bool) (ids []string) {
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "place.") && (w.Value != "") == filled {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

// waiting is how many wait in San Juan.
func (r *rig) waiting() int {
	r.t.Helper()
	n, err := strconv.Atoi(r.Widget("juan").Value)
	if err != nil {
		r.t.Fatal(err)
	}
	return n
}

// placed is how many stand in each group.
func (r *rig) placed() (at puertorico.Placement) {
	for g := range puertorico.Group(puertorico.Groups) {
		for _, id := range r.standing(true) {
			if strings.HasPrefix(id, "place."+g.ID()+".") {
				at[g]++
			}
		}
	}
	return at
}

// drag drags what one widget stands for to another.
func (r *rig) drag(from, to string) {
	r.t.Helper()
	r.Press(r.Widget(from).Rect.Middle())
	r.Drag(r.Widget(to).Rect.Middle())
	r.Up()
	r.Wait(loop.SettleTicks)
}

// touch moves a finger from one place to another; where both are the same it taps.
func (r *rig) touch(from, to ui.Point) {
	r.t.Helper()
	in := ui.Input{Pos: from, Inside: true, Touch: true, Down: true, Pressed: true}
	r.Tick(in)
	in.Pressed = false
	for i := range 5 {
		in.Pos = from.Lerp(to, float64(i+1)/5)
		r.Tick(in)
	}
	in.Down, in.Released = false, true
	r.Tick(in)
	r.Tick(ui.Input{Touch: true})
	r.Wait(loop.SettleTicks)
}

// byKeys moves the keyboard's focus to a widget and presses Enter.
func (r *rig) byKeys(id string) {
	r.t.Helper()
	for range len(r.UI.Widgets()) {
		if r.UI.Focused() == id {
			r.Key(ui.KeyEnter)
			return
		}
		r.Tap(ui.KeyTab)
	}
	r.t.Fatalf("the keyboard does not reach %s", id)
}

// group is the name of the group of a circle.
func group(id string) string { return id[:strings.LastIndexByte(id, '.')] }

// elsewhere is the first of the circles that belongs to another group, or "".
func elsewhere(id string, among []string) string {
	for _, other := range among {
		if group(other) != group(id) {
			return other
		}
	}
	return ""
}

// dragAll drags everybody to where they are wanted, directly or by San Juan.
func (r *rig) dragAll(want puertorico.Placement, bySanJuan bool) {
	r.t.Helper()
	circle := func(filled, more bool) string {
		now := r.placed()
		for _, id := range r.standing(filled) {
			for g := range puertorico.Group(puertorico.Groups) {
				if group(id) == "place."+g.ID() && (more && now[g] < want[g] || !more && now[g] > want[g]) {
					return id
				}
			}
		}
		return ""
	}
	for {
		from, to := circle(true, false), circle(false, true)
		if from == "" || to == "" {
			return
		}
		if !bySanJuan {
			r.drag(from, to)
			continue
		}
		r.drag(from, "juan")
		if r.waiting() != 1 || r.Widget("confirm").Enabled || r.Widget("confirm").Why != r.T("why.not-placed", "n", 1) {
			r.t.Fatalf("with %d waiting the button says %q", r.waiting(), r.Widget("confirm").Why)
		}
		r.drag("juan.0", to)
	}
}
