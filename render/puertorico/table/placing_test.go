package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/internal/harness"
	"islas/render/internal/loop"
	"islas/render/settings"
	"islas/render/ui"
)

// placingWindows are windows of every layout in which colonists are placed, in both languages.
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
		t.Run(fmt.Sprintf("%s-%v", v.lang, v.w), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, 3, manyPlace)
				r := newRig(t, v.lang, v.w)
				r.Stage.Settings.Speed = settings.Instant
				r.sit(m.begun(game.Human, game.Human, game.Human))
				r.Rest()
				test(t, r, m)
			})
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

// Whatever placement the rules allow, everybody can be dragged to it, and it is what is played then.
func TestEveryPlacementByDragging(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		rng := rand.New(rand.NewPCG(3, 11))
		before := r.state()
		for try := range 4 {
			after := before
			for after.Decision().Phase == puertorico.PhasePlacing && after.Decision().Seat == before.Decision().Seat {
				legal := after.Legal(nil)
				if err := after.Apply(legal[rng.IntN(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
			}
			want := after.Player(before.Decision().Seat).Placement()
			r.dragAll(want, try%2 == 1)
			if now := r.placed(); now != want {
				t.Fatalf("dragged is %v, want %v", now, want)
			}
			r.Click("confirm")
			r.Rest()
			if now := r.state(); *now.Player(0) != *after.Player(0) {
				t.Fatalf("played is %v, want %v", now.Player(0).Placement(), want)
			}
			r.Click("undo")
			r.Rest()
			if now := r.state(); now != before {
				t.Fatal("the placing is not taken back at once")
			}
			if now := r.placed(); now != want {
				t.Fatalf("taken back, there lies %v, want %v as it was confirmed", now, want)
			}
		}
	})
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

// Whoever is dragged to somebody changes places; whoever is let go where nothing is stays; and a finger does as a mouse does.
func TestPlacingByHandAndFinger(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		from := r.standing(true)[0]
		to := elsewhere(from, r.standing(false))
		if to == "" {
			t.Fatal("there is no empty circle elsewhere")
		}
		start := r.placed()
		other := elsewhere(from, r.standing(true))
		r.drag(from, other)
		if r.placed() != start || r.waiting() > 0 {
			t.Error("changing places changes how many stand in each group")
		}
		r.Press(r.Widget(from).Rect.Middle())
		r.Drag(ui.Point{X: 3, Y: 3})
		r.Up()
		r.Wait(loop.SettleTicks)
		if r.placed() != start || r.waiting() > 0 {
			t.Error("whoever is let go outside does not stay")
		}
		middle := func(id string) ui.Point { return r.Widget(id).Rect.Middle() }
		r.touch(middle(from), middle(to))
		if r.Widget(from).Value != "" || r.Widget(to).Value == "" {
			t.Errorf("a finger does not move anybody from %s to %s", from, to)
		}
		r.touch(middle(to), middle(to))
		if r.Widget(to).Value != "" || r.waiting() != 1 {
			t.Error("a tap does not send anybody to San Juan")
		}
		r.touch(middle(from), middle(from))
		if r.placed() != start || r.waiting() != 0 {
			t.Error("a tap does not call anybody back")
		}
	})
}

// Beside a circle, within reach, the circle is meant.
func TestPlacingBesideACircle(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		from := r.standing(true)[0]
		to := ""
		for _, id := range r.standing(false) {
			if g, ok := puertorico.BuildingByID(strings.TrimPrefix(group(id), "place.")); ok && g != puertorico.NoBuilding {
				to = id
			}
		}
		if to == "" {
			t.Skip("no building has an empty circle")
		}
		r.Press(r.Widget(from).Rect.Middle())
		at := r.Widget(to).Rect
		r.Drag(ui.Point{X: at.Middle().X, Y: at.Bottom() + 6*r.Scale()})
		r.Up()
		r.Wait(loop.SettleTicks)
		if r.Widget(from).Value != "" || r.waiting() > 0 {
			t.Errorf("nobody comes to %s from %s", to, from)
		}
	})
}

// Two clicks move somebody, and so do the keys; Enter confirms, and it is one decision.
func TestPlacingByClicksAndKeys(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, m moment) {
		for _, press := range []func(id string){r.Click, r.byKeys} {
			from := r.standing(true)[0]
			to := elsewhere(from, r.standing(false))
			press(from)
			if r.Widget(from).Value != "" || r.waiting() != 1 {
				t.Fatalf("%s is still taken, %d wait", from, r.waiting())
			}
			press(to)
			if r.Widget(to).Value == "" || r.waiting() != 0 {
				t.Fatalf("%s is still free, %d wait", to, r.waiting())
			}
		}
		want := r.placed()
		r.Away()
		r.UI.Focus("")
		r.Key(ui.KeyEnter)
		r.Rest()
		if now := r.state(); now.Player(0).Placement() != want || r.match().Played() == m.at {
			t.Error("Enter does not confirm")
		}
	})
}

// One click accepts what is proposed, and what is proposed is what the small buttons lay out.
func TestPlacingProposals(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, m moment) {
		s := m.state()
		suggested := r.placed()
		r.Click("lay.cleared")
		if r.waiting() != s.Hand() || len(r.standing(true)) > 0 {
			t.Errorf("cleared, %d wait, want %d", r.waiting(), s.Hand())
		}
		if w := r.Widget("confirm"); w.Enabled || w.Why != r.T("why.not-placed", "n", s.Hand()) {
			t.Errorf("with everybody waiting the button says %q", w.Why)
		}
		r.Click(fmt.Sprintf("juan.%d", s.Hand()-1))
		if r.waiting() != s.Hand()-1 || len(r.standing(true)) != 1 {
			t.Error("a click on one who waits sends nobody to work")
		}
		r.Click("lay.before")
		now := r.placed()
		for g, n := range s.Lifted() {
			if now[g] < n {
				t.Errorf("of %s %d stand as before, want %d", puertorico.Group(g).ID(), now[g], n)
			}
		}
		if r.waiting() > 0 {
			t.Error("the new ones wait")
		}
		r.Click("lay.suggested")
		if r.placed() != suggested || r.Widget("lay.suggested").Value != "selected" {
			t.Error("the suggestion is not what was proposed at first")
		}
		r.Click("confirm")
		r.Rest()
		if now := r.state(); now.Player(0).Placement() != suggested {
			t.Error("one click does not accept what is proposed")
		}
	})
}

// A suggestion that is asked for is about everybody, and following it places everybody.
func TestPlacingBySuggestion(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, m moment) {
		r.Click("lay.cleared")
		r.Click("suggest")
		r.Rest()
		if !r.Shows(r.T("do.place-suggested")) {
			t.Fatal("it is not suggested to place everybody")
		}
		r.Click("lay.suggested")
		want := r.placed()
		r.Click("lay.cleared")
		r.Click("suggest.do")
		r.Rest()
		now := r.state()
		if now.Player(0).Placement() != want {
			t.Errorf("followed, there stand %v, want %v", now.Player(0).Placement(), want)
		}
		r.Click("undo")
		r.Rest()
		if r.state() != *m.state() {
			t.Error("what was followed is not taken back at once")
		}
	})
}

// What stops to work is said in words, and what a harvest brings before and then is written on each kind.
func TestPlacingSaysWhatComesOfIt(t *testing.T) {
	bubble(t, func(t *testing.T) {
		loses := func(m moment) bool {
			p := m.state().Lifted()
			return decides(puertorico.PhasePlacing, 3)(m) && (p[puertorico.SmallMarket] > 0 || p[puertorico.LargeMarket] > 0) &&
				p[puertorico.GroupOfTile(puertorico.Tile(puertorico.Corn))] > 0
		}
		m := find(t, 3, loses)
		r := m.open(t, "en", alone(3)...)
		r.Click("lay.before")
		if turns := r.Widget("turns"); strings.Contains(turns.Label, "Stops working") {
			t.Errorf("as before, it is said: %s", turns.Label)
		}
		market := puertorico.SmallMarket
		if m.state().Lifted()[market] == 0 {
			market = puertorico.LargeMarket
		}
		r.Click("place." + market.ID() + ".0")
		if turns := r.Widget("turns"); turns.Label != r.T("place.stops", "list", r.T("building."+market.ID())) && !strings.HasPrefix(turns.Label, r.T("place.stops", "list", r.T("building."+market.ID()))) {
			t.Errorf("with the market empty it is said: %s", turns.Label)
		}
		before := r.Widget("good.corn").Tooltip
		r.Click("place.corn.0")
		after := r.Widget("good.corn").Tooltip
		was := int(m.state().Lifted()[puertorico.GroupOfTile(puertorico.Tile(puertorico.Corn))])
		if want := r.T("place.harvest.tip", "good", r.T("good.corn"), "was", was, "is", was-1); before == after || !strings.Contains(after, want) {
			t.Errorf("of corn it is said %q, want %q", after, want)
		}
	})
}

// With several people at the machine it is always clear who places: the bar names them, and theirs is the large board.
func TestPeoplePlaceOneAfterTheOther(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		var placed []string
		for r.Has("lay.cleared") {
			s := r.state()
			seat := s.Decision().Seat
			name := r.match().Setup().Seats[seat].Name
			if !strings.Contains(r.prompt(), name) || r.Has("placing") && r.Widget("placing").Label != name {
				t.Errorf("%s places, but the bar says %q", name, r.prompt())
			}
			for _, id := range append(r.standing(true), r.standing(false)...) {
				b, ok := puertorico.BuildingByID(strings.TrimPrefix(group(id), "place."))
				if ok && !s.Player(seat).Has(b) {
					t.Errorf("%s is to place on the board of somebody else: %s", name, id)
				}
			}
			placed = append(placed, name)
			r.Key(ui.KeyEnter)
			r.Rest()
		}
		if len(placed) == 0 || len(slices.Compact(placed)) != len(placed) {
			t.Errorf("placed have %v", placed)
		}
	})
}
