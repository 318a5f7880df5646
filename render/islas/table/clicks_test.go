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
	cardWith := func(s *islas.State, houses func(n int) bool) int { // the place of a card that can be built on so many plots
		count := map[islas.Card]int{}
		for _, a := range s.Legal(nil) {
			if a.Kind == islas.Build {
				count[a.Card]++
			}
		}
		return slices.IndexFunc(s.HandCards(0, nil), func(c islas.Card) bool { return houses(count[c]) })
	}
	for name, c := range map[string]struct {
		phase  islas.Phase
		houses func(n int) bool
		want   []islas.ActionKind
	}{
		"one plot":      {islas.PhaseAction, func(n int) bool { return n == 1 }, []islas.ActionKind{islas.Build}},
		"several plots": {islas.PhaseAction, func(n int) bool { return n > 1 }, nil},
		"load":          {islas.PhaseLoad, func(n int) bool { return n == 0 }, []islas.ActionKind{islas.Load}},
	} {
		bubbled(t, name, func(t *testing.T) {
			m := find(t, 3, func(m moment) bool { return decides(c.phase, 1)(m) && cardWith(m.state(), c.houses) >= 0 })
			r := m.rested(t, "en", full)
			n := r.played()
			r.Press(r.Widget(fmt.Sprintf("card.%d", cardWith(m.state(), c.houses))).Rect.Middle())
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
		houses := func() (n int) {
			for _, p := range r.shown("piece") {
				if !p.at.Intersect(plot).Empty() {
					n++
				}
			}
			return n
		}
		before := houses()
		r.Press(r.Widget(way[0]).Rect.Middle())
		r.Drag(plot.Middle())
		r.Wait(30)
		if houses() != before+1 || len(r.shown("glow")) == 0 {
			t.Errorf("%d houses are seen on the plot, %d before; %d plots are lit", houses(), before, len(r.shown("glow")))
		}
		dragged := 0
		for _, p := range r.shown("card") {
			if p.card == a.Card && p.at.Y < r.tray().Y-50 {
				dragged++
				if p.at.Contains(plot.Middle()) || p.at.Intersect(plot.Inset(-60*r.Scale())).Empty() {
					t.Errorf("the dragged card lies at %v, the pointer at %v", p.at, plot.Middle())
				}
			}
		}
		if dragged != 1 {
			t.Errorf("%d cards are dragged", dragged)
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
				return from(islas.PhaseAction, 1)(m) && s.HandSize(0) > 2 && can(m, islas.MakePalace) && slices.ContainsFunc(s.Legal(nil), func(a islas.Action) bool {
					return a.Kind == islas.Build && a.Card == s.HandCards(0, nil)[2]
				})
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
