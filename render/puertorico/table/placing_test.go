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
	"islas/locales"
	"islas/render/internal/loop"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
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
			r.Sit(m.begun(game.Human, game.Human, game.Human))
			r.Rest()
			test(t, r, m)
		})
	}
}

// standing returns the ids of the circles that are filled, or that are not.
func (r *rig) standing(filled bool) (ids []string) {
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "place.") && (w.Value != "") == filled {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

// waiting returns how many wait in San Juan.
func (r *rig) waiting() int {
	r.t.Helper()
	n, err := strconv.Atoi(r.Widget("juan").Value)
	if err != nil {
		r.t.Fatal(err)
	}
	return n
}

// placed returns how many stand in each group.
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

// drag drags one widget to another.
func (r *rig) drag(from, to string) {
	r.t.Helper()
	r.Press(r.Widget(from).Rect.Middle())
	r.Drag(r.Widget(to).Rect.Middle())
	r.Up()
	r.Wait(loop.SettleTicks)
}

// touch moves a finger from one point to another; if both are the same it taps.
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

// group returns the name of the group of a circle.
func group(id string) string { return id[:strings.LastIndexByte(id, '.')] }

// elsewhere returns the first of the circles that belongs to another group, or "".
func elsewhere(id string, among []string) string {
	for _, other := range among {
		if group(other) != group(id) {
			return other
		}
	}
	return ""
}

// dragAll drags everybody to where they are wanted, directly or through San Juan.
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

// TestEveryPlacementByDragging checks that everybody can be dragged to any legal placement, and that this is then played.
func TestEveryPlacementByDragging(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		rng := rand.New(rand.NewPCG(3, 11))
		before := r.state()
		for try := range 4 {
			after := before
			for after.Decision().Phase == puertorico.PhasePlacing && after.Decision().Seat == before.Decision().Seat {
				legal := after.Legal(nil)
				must.OK(t, after.Apply(legal[rng.IntN(len(legal))], nil))
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

// TestPlacingByHandAndFinger checks that somebody who is dragged to another changes places with them, that somebody who is dropped
// elsewhere stays, and that a finger does the same as a mouse.
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

// TestPlacingByClicksAndKeys checks that two clicks move somebody, and so do the keys; Enter confirms, and all of it is one decision.
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
		if now := r.state(); now.Player(0).Placement() != want || r.Match().Played() == m.at {
			t.Error("Enter does not confirm")
		}
	})
}

// TestPlacingProposals checks that one click accepts the proposal, and that the tools lay out theirs.
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

// TestPlacingThatIsNotConfirmed checks that a placement that is not confirmed stays while the rules are read, but is not saved: the
// continued game begins with the proposal, which can be confirmed and undone, and nothing else is lost.
func TestPlacingThatIsNotConfirmed(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, m moment) {
		proposed, before := r.placed(), r.state()
		r.Click(r.standing(true)[0])
		draft := r.placed()
		if draft == proposed {
			t.Fatal("nobody is taken from a circle")
		}
		r.Click("rules")
		r.Wait(3)
		r.Key(ui.KeyEscape)
		r.Rest()
		if now := r.placed(); now != draft {
			t.Errorf("after reading the rules there lies %v, want %v", now, draft)
		}
		if r.state() != before {
			t.Fatal("what is not confirmed is in the saved game")
		}
		again := newRig(t, "en", small)
		again.Stage.Settings.Speed = settings.Instant
		again.Sit(r.Match())
		again.Rest()
		if now := again.placed(); now != proposed {
			t.Errorf("in the game that is continued there lies %v, want %v as at first", now, proposed)
		}
		again.Click("confirm")
		again.Rest()
		if now := again.state(); now.Player(0).Placement() != proposed {
			t.Errorf("played is %v, want %v", now.Player(0).Placement(), proposed)
		}
		again.Click("undo")
		again.Rest()
		if again.state() != before {
			t.Error("the placing is not taken back")
		}
	})
}

// TestPlacingBySuggestion checks that a suggestion is about everybody: following it lays out where everybody goes, and Enter then places
// them there.
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
		if at := r.placed(); at != want || r.state() != *m.state() {
			t.Errorf("followed, it lays out %v, want %v, and nothing done", at, want)
		}
		r.onlyConfirms("followed")
		r.Key(ui.KeyEnter)
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

// TestPlacingSaysWhatMoreIsHarvested checks that if nothing starts or stops to work but a harvest brings more, the text says so, and the
// tooltip of the kind what a harvest brings before and then.
func TestPlacingSaysWhatMoreIsHarvested(t *testing.T) {
	bubble(t, func(t *testing.T) {
		corn := puertorico.GroupOfTile(puertorico.Tile(puertorico.Corn))
		m := find(t, 3, func(m moment) bool {
			if !decides(puertorico.PhasePlacing, 2)(m) {
				return false
			}
			tiles, _ := m.state().Player(0).Tiles(puertorico.Tile(puertorico.Corn))
			return m.state().Lifted()[corn] == 1 && tiles > 1
		})
		r := m.open(t, "en", alone(3)...)
		r.Click("lay.cleared")
		for g, n := range m.state().Lifted() {
			for i := range n {
				r.Click(fmt.Sprintf("place.%s.%d", puertorico.Group(g).ID(), i))
			}
		}
		if said := r.Widget("turns").Label; said != r.T("place.same") {
			t.Errorf("as before, it is said: %s", said)
		}
		r.Click("place.corn.1")
		if said := r.Widget("turns").Label; said != r.T("place.yields.more", "list", r.T("good.corn")) {
			t.Errorf("with one more on the corn it is said: %s", said)
		}
		if tip, want := r.Widget("good.corn").Tooltip, r.T("place.harvest.tip", "good", r.T("good.corn"), "was", 1, "is", 2); !strings.Contains(tip, want) {
			t.Errorf("of corn it is said %q, want %q", tip, want)
		}
	})
}

// TestConfirmingTwicePlacesOnce checks that a second hurried confirmation does not confirm the next person's placement.
func TestConfirmingTwicePlacesOnce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			if !decides(puertorico.PhasePlacing, 3)(m) {
				return false
			}
			after := *m.state()
			for after.Decision().Phase == puertorico.PhasePlacing && after.Decision().Seat == 0 {
				if after.Apply(after.Legal(nil)[0], nil) != nil {
					return false
				}
			}
			return after.Decision().Phase == puertorico.PhasePlacing
		})
		r := m.open(t, "en", game.Human, game.Human, game.Human)
		r.Click("confirm")
		after := r.state()
		if d := after.Decision(); d.Phase != puertorico.PhasePlacing || d.Seat == 0 {
			t.Fatalf("one click leads to %v", d)
		}
		if !r.Shows(r.T("log.placing", "name", r.Match().Setup().Seats[0].Name)) {
			t.Errorf("nobody is told who places; the bar says %q", r.Prompt())
		}
		at := ui.Point{X: full.W - 5, Y: full.H - 5}
		if w, ok := r.Find("confirm"); ok {
			at = w.Rect.Middle()
		}
		r.ClickAt(at)
		r.Rest()
		if r.state() != after {
			t.Error("the second click confirms for the next person")
		}
		if !r.Widget("confirm").Enabled {
			t.Error("the next person can't confirm")
		}
	})
}

// TestShortHarvestSaysWhy checks that if the supply is too small for a harvest its cell shows what the harvest really brings, and the
// tooltip says why.
func TestShortHarvestSaysWhy(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m, short := find(t, 5, scarcePlace), 0
		r := m.shown(t, "de", harness.Window{W: 900, H: 450, Percent: 100}, alone(5)...)
		r.turnTo("page.own")
		r.Click("lay.suggested")
		r.Rest()
		s := m.state().Staffed(r.placed())
		brings := s.Production(0).Goods[0]
		for g := range puertorico.Good(puertorico.Goods) {
			n, all := int(brings[g]), s.Player(0).Capacity(g)
			if n >= all {
				continue
			}
			short++
			if line := r.Widget("turns").Label + r.Widget("turns").Tooltip; !strings.Contains(line, r.T("good."+g.ID())) {
				t.Errorf("the line below the goods says %q, nothing of %v", line, g)
			}
			said, tip := r.writtenIn("good."+g.ID()), r.Widget("good."+g.ID()).Tooltip
			if brief := r.T("place.short.brief", "n", n, "all", all); !strings.Contains(said, brief) && !strings.Contains(said, r.T("place.short", "n", n, "all", all)) {
				t.Errorf("%v is said to be %q, want %q", g, said, brief)
			}
			if want := r.T("place.harvest-short.tip", "good", r.T("good."+g.ID()), "n", n, "all", all); !strings.Contains(tip, want) {
				t.Errorf("the tooltip of %v says %q, want %q", g, tip, want)
			}
		}
		if short == 0 {
			t.Error("no harvest was short")
		}
	})
}

// scarcePlace holds for moments at which the person on the first seat places many colonists and then harvests less than they could.
func scarcePlace(m moment) bool {
	if !manyPlace(m) {
		return false
	}
	after := m
	for after.state().Decision() == m.state().Decision() {
		after.at++
	}
	brings := after.state().Production(0).Goods[0]
	for g := range puertorico.Good(puertorico.Goods) {
		if int(brings[g]) < after.state().Player(0).Capacity(g) {
			return true
		}
	}
	return false
}

// narrow runs a test in small windows, in languages that take turns and with few and many players, at a moment at which the person on the
// first seat places many colonists.
func narrow(t *testing.T, test func(t *testing.T, r *rig, m moment)) {
	t.Helper()
	for i, w := range []harness.Window{
		{W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}, {W: 900, H: 450, Percent: 200}, {W: 960, H: 600, Percent: 200},
		{W: 768, H: 1024, Percent: 200}, {W: 550, H: 900, Percent: 100}, {W: 1280, H: 720, Percent: 100}, {W: 1920, H: 1080, Percent: 200},
	} {
		lang, seats := locales.Languages()[i%3], 2+i%2*3
		bubbled(t, fmt.Sprint(lang, w, seats), func(t *testing.T) {
			m := find(t, seats, manyPlace)
			test(t, m.shown(t, lang, w, alone(seats)...), m)
		})
	}
}

// writtenIn returns the texts in a widget, joined in the order in which they are drawn.
func (r *rig) writtenIn(id string) string {
	r.t.Helper()
	in := r.Widget(id).Rect
	var all []string
	for text, at := range r.UI.DrawnTexts {
		if in.Inset(-1).Holds(at) {
			all = append(all, text)
		}
	}
	return strings.Join(all, " ")
}

// TestWaysToPlaceHaveNames checks on any page that the tools and the confirm button have their names, and hide nobody who waits.
func TestWaysToPlaceHaveNames(t *testing.T) {
	narrow(t, func(t *testing.T, r *rig, _ moment) {
		for _, page := range []string{"", "page.roles"} {
			r.turnTo(page)
			for _, way := range []string{"lay.cleared", "lay.suggested"} {
				r.Click(way)
				r.Rest()
				r.judgeWays(page + " " + way)
			}
		}
	})
}

// judgeWays reports tools without their names, and any that overlap.
func (r *rig) judgeWays(when string) {
	r.t.Helper()
	ids := []string{"lay.before", "lay.suggested", "lay.cleared", "confirm", "juan"}
	for i, id := range ids {
		at, least := r.Widget(id).Rect, 44*r.Scale()
		if id == "juan" { // those who wait there can be clicked
			least = 30 * r.Scale()
		}
		if at.W < least || at.H < least || !r.UI.Bounds().Holds(at) {
			r.t.Errorf("%s: %s lies at %v", when, id, at)
		}
		for _, other := range ids[:i] {
			if in := at.Intersect(r.Widget(other).Rect); !in.Empty() {
				r.t.Errorf("%s: %s and %s overlap", when, id, other)
			}
		}
		if name, ok := strings.CutPrefix(id, "lay."); ok && r.writtenIn(id) != r.T("place."+name) {
			r.t.Errorf("%s: on %s is written %q", when, id, r.writtenIn(id))
		}
	}
	n := r.waiting()
	words := []string{r.T("do.place"), r.T("do.place.short")}
	if n > 0 {
		words = []string{r.T("why.not-placed", "n", n), r.T("place.left", "n", n), r.T("place.left.short", "n", n)}
	}
	if !slices.Contains(words, r.writtenIn("confirm")) {
		r.t.Errorf("%s: what places everybody says %q", when, r.writtenIn("confirm"))
	}
}

// TestWhatStopsIsNamed checks that what stops to work is named: a part of it on the table, and all of it in the tooltip.
func TestWhatStopsIsNamed(t *testing.T) {
	narrow(t, func(t *testing.T, r *rig, m moment) {
		r.Click("lay.cleared")
		r.Rest()
		said, told := r.writtenIn("turns"), r.Widget("turns")
		old, named, stops := m.state().Lifted(), 0, 0
		for _, b := range m.state().Player(0).Built() {
			if old[puertorico.GroupOf(b)] == 0 {
				continue
			}
			stops++
			if !strings.Contains(told.Tooltip, r.T("building."+b.ID())) {
				t.Errorf("%v stops to work, but is not in %q", b, told.Tooltip)
			}
			if strings.Contains(said, r.T("building."+b.ID())) || strings.Contains(said, r.T("building.brief."+b.ID())) {
				named++
			}
		}
		for g := range puertorico.Good(puertorico.Goods) {
			field := puertorico.GroupOfTile(puertorico.Tile(g))
			if lost := m.state().Player(0).Capacity(g); old[field] > 0 && lost > 0 && !strings.Contains(told.Tooltip, r.T("tile."+g.ID())) {
				t.Errorf("%v is made no more, but not in %q", g, told.Tooltip)
			}
		}
		if named == 0 {
			t.Errorf("no building is named in %q of %q", said, told.Label)
		}
		if more := r.T("place.more", "list", "", "n", stops-named); named < stops && !strings.Contains(said, more) {
			t.Errorf("of %d buildings that stop, %d are named in %q", stops, named, said)
		}
		if !r.UI.Bounds().Holds(told.Rect) || strings.Contains(said, "…") {
			t.Errorf("what stops is written at %v as %q", told.Rect, said)
		}
	})
}

// TestWorkersStayUntilAllArePlaced checks that while computers place their workers group by group nobody leaves a board: each board is
// shown as it was, and then with everybody in their new places.
func TestWorkersStayUntilAllArePlaced(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			after := *m.state()
			return after.Round() >= 5 && after.Decision().Seat == 0 && m.actions[m.at] == puertorico.RoleAction(puertorico.Mayor) && after.Apply(m.actions[m.at], nil) == nil &&
				after.Apply(puertorico.ColonistAction(), nil) == nil && after.Decision().Phase == puertorico.PhasePlacing && after.Decision().Seat == 0
		})
		r := m.shown(t, "en", small, alone(3)...)
		r.do(m.actions[m.at])
		r.Rest()
		board := func(seat game.Seat) ui.Rect { return r.Widget(fmt.Sprintf("board.%d", seat)).Rect }
		var least [3]int
		for seat := game.Seat(1); seat < 3; seat++ {
			least[seat] = len(r.painted("art.Worker", board(seat)))
		}
		moved := 0
		r.Watch = func() {
			for seat := game.Seat(1); seat < 3; seat++ {
				if n := len(r.painted("art.Worker", board(seat))); n < least[seat] {
					t.Fatalf("%d people are seen on the board of seat %d, %d before", n, seat, least[seat])
				}
			}
			moved += len(r.moving())
		}
		r.Click("confirm")
		for range 60 * 6 {
			r.Wait(1)
		}
		if moved == 0 {
			t.Error("nobody is seen to go to work")
		}
	})
}
