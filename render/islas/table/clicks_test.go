package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/render/islas/demo"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// plain reports whether the person on the first seat begins a turn in which nothing but what every turn has can be done, now and later.
func plain(m moment) bool {
	return from(islas.PhaseAction, 2)(m) && can(m, islas.Build) && !can(m, islas.MakePalace) && !can(m, islas.MakeTown) &&
		m.state().Owner(islas.Extra) != 0
}

// since returns the kinds of the actions that were done from the n-th on.
func (r *rig) since(n int) (kinds []islas.ActionKind) {
	r.t.Helper()
	for _, a := range r.Match().Actions()[n:] {
		kinds = append(kinds, a.Kind)
	}
	return kinds
}

// TestTurnsTakeFewClicks checks that a turn takes three clicks or keys for drawing and loading, four clicks or two drags and a click for
// building and loading, and no last one where it ends by itself. The button that loads ends the turn if nothing else can be done.
func TestTurnsTakeFewClicks(t *testing.T) {
	draws := []islas.ActionKind{islas.DrawCards, islas.Load, islas.EndTurn}
	builds := []islas.ActionKind{islas.Build, islas.Load, islas.EndTurn}
	clicks := func(r *rig, ids ...string) {
		for _, id := range ids {
			r.Rest()
			r.Click(id)
		}
	}
	keys := func(r *rig, all ...ui.Key) {
		for _, k := range all {
			r.Tap(k)
			r.Rest()
		}
	}
	drag := func(r *rig, from, to string) {
		r.Press(r.Widget(from).Rect.Middle())
		r.Drag(r.Widget(to).Rect.Middle())
		r.Wait(20)
		r.Up()
	}
	drags := func(r *rig) {
		way := r.way(r.some(islas.Build))
		drag(r, way[0], way[1])
		r.Rest()
		drag(r, "card.0", "ship")
	}
	for name, c := range map[string]struct {
		speed settings.Speed
		do    func(r *rig)
		want  []islas.ActionKind
	}{
		"three clicks":        {settings.Normal, func(r *rig) { clicks(r, "draw", "card.0", "load") }, draws},
		"three keys":          {settings.Normal, func(r *rig) { keys(r, ui.KeyD, ui.Key1, ui.KeyEnter) }, draws},
		"two keys":            {settings.Fast, func(r *rig) { keys(r, ui.KeyD, ui.Key1) }, draws},
		"two drags":           {settings.Fast, drags, builds},
		"two drags and click": {settings.Normal, func(r *rig) { drags(r); clicks(r, "end") }, builds},
		"four clicks":         {settings.Normal, func(r *rig) { r.do(r.some(islas.Build)); clicks(r, "card.0", "load") }, builds},
	} {
		bubbled(t, name, func(t *testing.T) {
			r := find(t, 3, plain).open(t, "en", full)
			r.Stage.Settings.Speed = c.speed
			r.Rest()
			n := r.played()
			c.do(r)
			r.Wait(100)
			if done := r.since(n); len(done) < 3 || !slices.Equal(done[:3], c.want) {
				t.Errorf("it did %v, want %v", done, c.want)
			}
		})
	}
}

// TestDoubleClickDoesTheOnlyThing checks that a double click on a card does the only thing that it can be used for; if there are several
// the card stays picked.
func TestDoubleClickDoesTheOnlyThing(t *testing.T) {
	for name, c := range map[string]struct {
		phase islas.Phase
		plots func(n int) bool // on which the card can be built
		want  []islas.ActionKind
	}{
		"one plot":      {islas.PhaseAction, func(n int) bool { return n == 1 }, []islas.ActionKind{islas.Build}},
		"several plots": {islas.PhaseAction, func(n int) bool { return n > 1 }, nil},
		"load":          {islas.PhaseLoad, func(n int) bool { return n == 0 }, []islas.ActionKind{islas.Load}},
	} {
		bubbled(t, name, func(t *testing.T) {
			fits := func(s *islas.State, card islas.Card) bool {
				return c.plots(len(slices.DeleteFunc(s.Legal(nil), func(a islas.Action) bool { return a.Kind != islas.Build || a.Card != card })))
			}
			m := find(t, 3, func(m moment) bool { return decides(c.phase, 1)(m) && holds(c.phase, 1, fits)(m) })
			r := m.rested(t, "en", full)
			n := r.played()
			r.Press(r.Widget(cardID(m.state(), fits)).Rect.Middle())
			r.Up()
			r.Down()
			r.Up()
			r.Wait(2)
			if done := r.since(n); !slices.Equal(done, c.want) || r.Has("cancel") != (len(c.want) == 0) {
				t.Errorf("a double click did %v, the card is picked: %v", done, r.Has("cancel"))
			}
		})
	}
}

// TestDraggedCardShowsTheHouse checks that a dragged card, while what takes it is lit, shows the house on a plot that takes it and covers
// neither that nor the pointer; dropped where it can't be used it goes back, and nothing is picked.
func TestDraggedCardShowsTheHouse(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, plain).rested(t, "en", full)
		looks, n := r.still(), r.played()
		a := r.some(islas.Build)
		way := r.way(a)
		plot := r.Widget(way[1]).Rect
		houses := func() int {
			return len(slices.DeleteFunc(r.shown("piece"), func(p picture) bool { return p.at.Intersect(plot).Empty() }))
		}
		before := houses()
		r.Press(r.Widget(way[0]).Rect.Middle())
		r.Drag(plot.Middle())
		r.Wait(30)
		if houses() != before+1 || r.glowing() == 0 {
			t.Errorf("%d houses are seen on the plot, %d before; lit are %v", houses(), before, r.glowing())
		}
		dragged := slices.DeleteFunc(r.shown("card"), func(p picture) bool { return p.card != a.Card || p.at.Y > r.tray().Y-50 })
		if len(dragged) != 1 || dragged[0].at.Contains(plot.Middle()) || dragged[0].at.Intersect(plot.Inset(-60*r.Scale())).Empty() {
			t.Errorf("the dragged cards are %v, the pointer is at %v", dragged, plot.Middle())
		}
		r.Drag(r.Widget("discard").Rect.Middle())
		r.Up()
		if now := r.still(); r.played() != n || r.Has("cancel") || now != looks {
			t.Error("a card that was dropped elsewhere does not go back")
		}
	})
}

// TestTurnsEndByThemselves checks that a turn ends by itself only at a high speed, and only if nothing else can be done.
func TestTurnsEndByThemselves(t *testing.T) {
	for name, c := range map[string]struct {
		speed  settings.Speed
		palace bool // one can be made
		ends   bool
	}{"fast": {settings.Fast, false, true}, "fast with a palace": {settings.Fast, true, false}, "normal": {settings.Normal, false, false}} {
		bubbled(t, name, func(t *testing.T) {
			r := find(t, 2, func(m moment) bool {
				return from(islas.PhaseDone, 1)(m) && can(m, islas.MakePalace) == c.palace && len(m.state().Legal(nil)) == 1 != c.palace
			}).open(t, "en", full)
			r.Stage.Settings.Speed = c.speed
			n := r.played()
			r.Rest()
			r.Wait(200)
			if ended := r.played() > n; ended != c.ends || ended && r.Match().Actions()[n].Kind != islas.EndTurn || ended == r.Has("end") {
				t.Errorf("the turn ends by itself: %v, want %v", ended, c.ends)
			}
		})
	}
}

// TestEnterLeadsOn checks that the Enter key does what is highlighted, and nothing if nothing is; with a suggestion it does one thing, not
// both.
func TestEnterLeadsOn(t *testing.T) {
	for _, asks := range []bool{false, true} {
		bubbled(t, fmt.Sprint("asks ", asks), func(t *testing.T) {
			r := find(t, 3, decides(islas.PhaseLoad, 1)).rested(t, "en", full)
			n := r.played()
			if r.Tap(ui.KeyEnter); r.played() != n {
				t.Fatal("Enter loads although no card is picked")
			}
			r.Click("card.0")
			r.Rest()
			if asks {
				r.ask()
			}
			r.Tap(ui.KeyEnter)
			if done := r.since(n); len(done) == 0 || done[0] != islas.Load || asks && len(done) > 1 {
				t.Errorf("Enter did %v", done)
			}
		})
	}
}

// wholeGames returns games that are played from beginning to end.
func wholeGames() tabletest.Whole[islas.State, islas.Action, islas.Event] {
	return tabletest.Whole[islas.State, islas.Action, islas.Event]{
		Begin: func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *tabletest.Rig[islas.State, islas.Action, islas.Event] {
			return begin(t, lang, w, short(someSetup(seed, controls...))).Rig
		},
		Level: level, Clicks: demo.Clicks(), Most: 4000,
	}
}

// TestWholeGameByMouse plays a whole game by clicks on what is visible. A text that does not fit fails it.
func TestWholeGameByMouse(t *testing.T) { wholeGames().ByMouse(t) }

// TestWholeGameByKeys plays a whole game with the keyboard alone: the focus is always visible, and reaches everything that can be done.
func TestWholeGameByKeys(t *testing.T) { wholeGames().ByKeys(t) }

// TestEnterGoesOnWithWhatAKeyChose checks that after a card or a palace was chosen by its key the focus is visibly on a plot of the home
// seat's island, whatever had it before, and Enter goes on there.
func TestEnterGoesOnWithWhatAKeyChose(t *testing.T) {
	for key, kind := range map[ui.Key]islas.ActionKind{ui.Key3: islas.Build, ui.KeyP: islas.MakePalace} {
		bubbled(t, fmt.Sprint(kind), func(t *testing.T) {
			r := find(t, 5, func(m moment) bool {
				s := m.state()
				third := func(a islas.Action) bool { return a.Kind == islas.Build && a.Card == s.HandCards(0, nil)[2] }
				return from(islas.PhaseAction, 1)(m) && s.HandSize(0) > 2 && can(m, islas.MakePalace) && slices.ContainsFunc(s.Legal(nil), third)
			}).rested(t, "en", full)
			r.focus("island.1")
			n, looks := r.played(), r.Picture()
			if r.Key(key); !strings.HasPrefix(r.UI.Focused(), "plot.0.") || r.Picture() == looks {
				t.Fatalf("the focus is at %q", r.UI.Focused())
			}
			for i := 0; i < 4 && r.played() == n; i++ {
				r.Key(ui.KeyEnter)
				r.Wait(2)
			}
			if done := r.since(n); len(done) == 0 || done[0] != kind {
				t.Errorf("Enter has done %v", done)
			}
		})
	}
}

// TestUndoAfterContinue leaves the table in the middle of a turn, continues from the title and undoes everything: log and position are
// those before, up to the cards that were drawn.
func TestUndoAfterContinue(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 1)
		again := func() {
			r.Rest()
			r.Click("menu")
			r.Click("menu.title")
			r.Wait(5)
			r.Click("continue")
			r.Rest()
		}
		before, looks := r.state(), r.still()
		built := r.first(islas.Build)
		r.Rest()
		middle := r.state()
		r.first(islas.Load)
		again()
		told := r.T("log.build", "name", r.name(0), "who", r.cardName(built.Card), "piece", r.T("building.house."+built.Colour.String()))
		if !r.tells(told) {
			t.Errorf("the log does not tell that %q", told)
		}
		r.Click("undo")
		if r.Rest(); r.state() != middle || !r.tells(told) {
			t.Error("the first step back does not lead to the position before the card was loaded")
		}
		r.Click("undo")
		if r.Rest(); r.state() != before || r.still() != looks || r.tells(told) || r.Widget("undo").Enabled {
			t.Error("the second step back does not lead to the beginning of the turn")
		}
		r.Click("draw")
		if again(); r.Widget("undo").Enabled {
			t.Error("drawn cards can be taken back after the game was continued")
		}
	})
}

// layouts returns windows of every layout of the table.
func layouts() []harness.Window {
	return []harness.Window{{W: 1920, H: 1080, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}}
}

// choice is a way in which actions are picked.
type choice struct {
	kind   islas.ActionKind
	houses int  // number of houses that are used
	mixed  bool // they have different colours
	plots  bool // there are several plots for the same houses or the same card
	colour bool // there are several colours for the same plot
}

// choiceOf returns how an action is picked among the legal ones.
func choiceOf(s *islas.State, legal []islas.Action, a islas.Action) choice {
	c := choice{kind: a.Kind, houses: a.From.Count()}
	colours := islas.ColourSet(0)
	for p := range a.From.All() {
		b, _ := s.At(s.Decision().Seat, p)
		colours |= 1 << b.Colour
	}
	c.mixed = colours.Count() > 1
	for _, b := range legal {
		if b.Kind == a.Kind && b.Card == a.Card && b.From == a.From {
			c.plots = c.plots || b.Plot != a.Plot
			c.colour = c.colour || b.Plot == a.Plot && b.Colour != a.Colour
		}
	}
	return c
}

// TestEveryLegalActionCanBePicked does legal actions of every kind, in positions of many games and in every layout, by clicks on what can
// be clicked.
func TestEveryLegalActionCanBePicked(t *testing.T) {
	t.Parallel()
	const each = 6 // actions of every choice
	type try struct {
		moment
		action islas.Action
	}
	tries, last, kinds := map[choice][]try{}, map[choice]*recorded{}, map[islas.ActionKind]bool{}
	for _, seats := range []int{2, 4} {
		for m := range moments(seats) {
			legal := m.state().Legal(nil)
			for k := islas.Build; k <= islas.Name && len(legal) > 1 && m.decision().Seat == 0; k++ {
				all := slices.DeleteFunc(slices.Clone(legal), func(a islas.Action) bool { return a.Kind != k })
				if len(all) == 0 {
					continue
				}
				a := all[m.at*7%len(all)]
				c := choiceOf(m.state(), legal, a)
				// At most one action of a choice is taken from a game, so that they come from many.
				if len(tries[c]) < each*seats/4 && last[c] != m.recorded {
					kinds[k], last[c], tries[c] = true, m.recorded, append(tries[c], try{m, a})
				}
			}
		}
	}
	for c, all := range tries {
		bubbled(t, fmt.Sprintf("%+v", c), func(t *testing.T) {
			for i, try := range all {
				r := try.rested(t, "en", layouts()[i%3])
				r.do(try.action)
			}
		})
	}
	if len(kinds) <= int(islas.Name) {
		t.Errorf("only actions of the kinds %v were tried", kinds)
	}
}

// TestHousesOfAPalace checks that a second click on a house lets it go, and that the button of the palace marks houses of which one can be
// made.
func TestHousesOfAPalace(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 2, func(m moment) bool {
			return from(islas.PhaseAction, 1)(m) && can(m, islas.MakePalace) && !can(m, islas.MakeTown)
		}).rested(t, "en", full)
		looks, house := r.still(), plotID(0, r.some(islas.MakePalace).From.First())
		for _, chosen := range []bool{true, false} {
			if r.Click(house); r.Has("cancel") != chosen || r.still() == looks == chosen || !chosen && r.glowing() != 0 {
				t.Errorf("after a click on a house it is chosen: %v, want %v", r.Has("cancel"), chosen)
			}
		}
		var want islas.PlotSet
		for _, a := range r.legal() {
			if a.Kind == islas.MakePalace {
				want |= a.From
			}
		}
		r.focus("palace")
		r.Key(ui.KeyEnter)
		if r.Rest(); r.glowing()&want == 0 {
			t.Errorf("once it is chosen %v are marked, none of %v", r.glowing(), want)
		}
	})
}

// glowing returns the plots that are marked.
func (r *rig) glowing() (set islas.PlotSet) {
	for _, p := range r.shown("glow") {
		set |= p.plots
	}
	return set
}
