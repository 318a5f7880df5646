package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/internal/loop"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// somePlacing runs a test in windows of every layout, at a moment at which the person on the first seat places many colonists.
func somePlacing(t *testing.T, test func(t *testing.T, r *rig, m moment)) {
	for i, w := range []harness.Window{flat, large, upright} {
		bubbled(t, w.String(), func(t *testing.T) {
			m := find(t, 3, manyPlace)
			r := newRig(t, locales.Languages()[i], w)
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

// TestEveryPlacementByDragging checks that everybody can be dragged to any legal placement, directly or through San Juan, and that this is
// then played and taken back at once.
func TestEveryPlacementByDragging(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		rng := rand.New(rand.NewPCG(3, 11))
		before := r.state()
		for try := range 2 {
			after := before
			for after.Decision().Phase == puertorico.PhasePlacing && after.Decision().Seat == 0 {
				legal := after.Legal(nil)
				must.OK(t, after.Apply(legal[rng.IntN(len(legal))], nil))
			}
			want := after.Player(0).Placement()
			for r.placed() != want {
				from, to := r.circle(want, true), r.circle(want, false)
				if try == 1 {
					r.drag(from, "juan")
					if w := r.Widget("confirm"); r.waiting() != 1 || w.Enabled || w.Why != r.T("why.not-placed", "n", 1) {
						t.Fatalf("with %d waiting the button says %q", r.waiting(), w.Why)
					}
					from = "juan.0"
				}
				r.drag(from, to)
			}
			r.Click("confirm")
			r.Rest()
			if now := r.state(); *now.Player(0) != *after.Player(0) {
				t.Fatalf("played is %v, want %v", now.Player(0).Placement(), want)
			}
			r.Click("undo")
			r.Rest()
			if r.state() != before || r.placed() != want {
				t.Fatalf("the placing is not taken back at once: there lies %v, want %v as it was confirmed", r.placed(), want)
			}
		}
	})
}

// circle returns a filled circle of a group with more workers than wanted, or an empty one of a group with fewer.
func (r *rig) circle(want puertorico.Placement, filled bool) string {
	r.t.Helper()
	now := r.placed()
	for g := range puertorico.Group(puertorico.Groups) {
		if filled && now[g] > want[g] || !filled && now[g] < want[g] {
			i := slices.IndexFunc(r.standing(filled), func(id string) bool { return group(id) == "place."+g.ID() })
			return r.standing(filled)[i]
		}
	}
	r.t.Fatal("there is no circle")
	return ""
}

// TestPlacingByEveryDevice checks that somebody who is dragged to another changes places with them, that somebody who is dropped elsewhere
// stays, and that two taps, clicks or keys move somebody; Enter confirms, and all of it is one decision.
func TestPlacingByEveryDevice(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, m moment) {
		from := r.standing(true)[0]
		to, start := elsewhere(from, r.standing(false)), r.placed()
		middle := func(id string) ui.Point { return r.Widget(id).Rect.Middle() }
		r.drag(from, elsewhere(from, r.standing(true)))
		if r.placed() != start || r.waiting() > 0 {
			t.Error("changing places changes how many stand in each group")
		}
		r.Press(middle(from))
		r.Drag(ui.Point{X: 3, Y: 3})
		r.Up()
		r.Wait(loop.SettleTicks)
		if r.placed() != start || r.waiting() > 0 {
			t.Error("whoever is let go outside does not stay")
		}
		r.touch(middle(from), middle(to))
		if r.Widget(from).Value != "" || r.Widget(to).Value == "" {
			t.Errorf("a finger does not drag anybody from %s to %s", from, to)
		}
		for _, press := range []func(id string){func(id string) { r.touch(middle(id), middle(id)) }, r.Click, r.byKeys} {
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

// TestPlacingProposals checks that the tools lay out theirs, and that a suggestion is about everybody: following it lays out where everybody
// goes, and Enter then places them there, as one click does with what is proposed at first. What the lantern has laid out costs nothing until
// it is confirmed; whoever lays out the same without it plays a game that counts.
func TestPlacingProposals(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, m moment) {
		s, suggested := m.state(), r.placed()
		places := func(by match.Helper) {
			t.Helper()
			r.Rest()
			if now := r.state(); now.Player(0).Placement() != suggested || r.Match().Helped() != by {
				t.Errorf("there stand %v, want %v; helped by %q", now.Player(0).Placement(), suggested, r.Match().Helped())
			}
			r.Click("undo")
			r.Rest()
			if r.state() != *s {
				t.Error("the placing is not taken back at once")
			}
		}
		r.Click("confirm")
		places(match.Nobody)

		r.Click("lay.cleared")
		w := r.Widget("confirm")
		if r.waiting() != s.Hand() || len(r.standing(true)) > 0 || w.Enabled || w.Why != r.T("why.not-placed", "n", s.Hand()) {
			t.Errorf("cleared, %d wait, want %d, and the button says %q", r.waiting(), s.Hand(), w.Why)
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

		price := r.T("suggest.price", "do", r.T("do.place"))
		for _, by := range []match.Helper{match.Nobody, match.Lantern} {
			r.Click("lay.cleared")
			r.Click("suggest")
			r.Rest()
			if !r.Shows(r.T("do.place-suggested")) {
				t.Fatal("it is not suggested to place everybody")
			}
			if by == match.Lantern {
				r.Click("suggest.do")
				r.Rest()
				r.onlyConfirms("followed")
			} else {
				r.Click("lay.suggested")
			}
			r.Rest()
			if r.placed() != suggested || r.Widget("lay.suggested").Value != "selected" || r.state() != *s {
				t.Errorf("laid out is %v, want %v, and nothing done", r.placed(), suggested)
			}
			if told := strings.Contains(r.Widget("suggest.note").Label, price); told != (by == match.Lantern) {
				t.Errorf("laid out by %q, the note says %q", by, r.Widget("suggest.note").Label)
			}
			if by == match.Lantern {
				r.Key(ui.KeyEnter)
			} else {
				r.Click("confirm")
			}
			places(by)
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
		r.Click("rules")
		r.Wait(3)
		r.Key(ui.KeyEscape)
		r.Rest()
		if now := r.placed(); now != draft || draft == proposed || r.state() != before {
			t.Fatalf("after reading the rules there lies %v, want %v, or what is not confirmed is in the saved game", now, draft)
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
			return decides(puertorico.PhasePlacing, 3)(m) && m.decided().state().Decision().Phase == puertorico.PhasePlacing
		})
		r := m.open(t, "en", game.Human, game.Human, game.Human)
		r.Click("confirm")
		after := r.state()
		if d := after.Decision(); d.Phase != puertorico.PhasePlacing || d.Seat == 0 || !r.Shows(r.T("log.placing", "name", m.setup.Seats[0].Name)) {
			t.Fatalf("one click leads to %v; the bar says %q", d, r.Prompt())
		}
		at := ui.Point{X: full.W - 5, Y: full.H - 5}
		if w, ok := r.Find("confirm"); ok {
			at = w.Rect.Middle()
		}
		r.ClickAt(at)
		r.Rest()
		if r.state() != after || !r.Widget("confirm").Enabled {
			t.Error("the second click confirms for the next person, or they can't confirm")
		}
	})
}

// TestShortHarvestSaysWhy checks that if the supply is too small for a harvest its cell shows what the harvest really brings, and the
// tooltip says why.
func TestShortHarvestSaysWhy(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m, short := find(t, 5, scarcePlace), 0
		r := m.shown(t, "de", flat, alone(5)...)
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
	return manyPlace(m) && scarce(m.decided().state())
}

// scarce reports whether the first seat would harvest less than it could.
func scarce(s *puertorico.State) bool {
	brings := s.Production(0).Goods[0]
	for g := range puertorico.Good(puertorico.Goods) {
		if int(brings[g]) < s.Player(0).Capacity(g) {
			return true
		}
	}
	return false
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

// TestPlacingInNarrowWindows checks in small windows, with few and many players, that on any page the tools and the confirm button have their
// names and hide nobody who waits, and that what stops to work is named.
func TestPlacingInNarrowWindows(t *testing.T) {
	for i, w := range []harness.Window{
		large, flat, {W: 900, H: 450, Percent: 200}, {W: 960, H: 600, Percent: 200}, {W: 768, H: 1024, Percent: 200},
		{W: 550, H: 900, Percent: 100}, small, {W: 1920, H: 1080, Percent: 200},
	} {
		lang, seats := locales.Languages()[i%3], 2+i%2*3
		bubbled(t, fmt.Sprint(lang, w, seats), func(t *testing.T) {
			m := find(t, seats, manyPlace)
			r := m.shown(t, lang, w, alone(seats)...)
			for _, way := range []string{"lay.suggested", "lay.cleared"} {
				r.Click(way)
				r.Rest()
				r.judgeWays(way)
			}
			r.stopsNamed(m)
			if r.Has("page.roles") {
				r.turnTo("page.roles")
				r.judgeWays("page.roles")
			}
		})
	}
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

// stopsNamed checks, with all circles empty, that what stops to work is named: a part of it on the table, and all of it in the tooltip.
func (r *rig) stopsNamed(m moment) {
	r.t.Helper()
	said, told := r.writtenIn("turns"), r.Widget("turns")
	p, old, named, stops := m.state().Player(0), m.state().Lifted(), 0, 0
	for _, b := range p.Built() {
		if old[puertorico.GroupOf(b)] == 0 {
			continue
		}
		stops++
		if !strings.Contains(told.Tooltip, r.T("building."+b.ID())) {
			r.t.Errorf("%v stops to work, but is not in %q", b, told.Tooltip)
		}
		if strings.Contains(said, r.T("building."+b.ID())) || strings.Contains(said, r.T("building.brief."+b.ID())) {
			named++
		}
	}
	for g := range puertorico.Good(puertorico.Goods) {
		field := puertorico.GroupOfTile(puertorico.Tile(g))
		if old[field] > 0 && p.Capacity(g) > 0 && !strings.Contains(told.Tooltip, r.T("tile."+g.ID())) {
			r.t.Errorf("%v is made no more, but not in %q", g, told.Tooltip)
		}
	}
	more := r.T("place.more", "list", "", "n", stops-named)
	if named == 0 || named < stops && !strings.Contains(said, more) {
		r.t.Errorf("of %d buildings that stop, %d are named in %q", stops, named, said)
	}
	if !r.UI.Bounds().Holds(told.Rect) || strings.Contains(said, "…") {
		r.t.Errorf("what stops is written at %v as %q", told.Rect, said)
	}
}

// TestWorkersStayUntilAllArePlaced checks that while computers place their workers group by group nobody leaves a board: each board is
// shown as it was, and then with everybody in their new places.
func TestWorkersStayUntilAllArePlaced(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			if !offers(puertorico.Mayor, 5)(m) || m.actions[m.at] != puertorico.RoleAction(puertorico.Mayor) {
				return false
			}
			d := m.before[m.at+2].Decision() // after the worker of the privilege
			return d.Phase == puertorico.PhasePlacing && d.Seat == 0
		})
		r := m.shown(t, "en", small, alone(3)...)
		r.do(m.actions[m.at])
		r.Rest()
		workers := func(seat int) int { return len(r.painted("art.Worker", r.Widget(fmt.Sprint("board.", seat)).Rect)) }
		least, moved := [3]int{0, workers(1), workers(2)}, 0
		r.Watch = func() {
			for seat := 1; seat < 3; seat++ {
				if n := workers(seat); n < least[seat] {
					t.Fatalf("%d people are seen on the board of seat %d, %d before", n, seat, least[seat])
				}
			}
			moved += len(r.moving())
		}
		r.Click("confirm")
		r.Wait(60 * 6)
		if moved == 0 {
			t.Error("nobody is seen to go to work")
		}
	})
}
