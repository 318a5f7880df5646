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

// drags drags a card to another widget.
func (r *rig) drags(card, to string) {
	r.t.Helper()
	r.Press(r.Widget(card).Rect.Middle())
	r.Drag(r.Widget(to).Rect.Middle())
	r.Wait(20)
	r.Up()
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
	drags := func(r *rig) {
		way := r.way(r.some(islas.Build))
		r.drags(way[0], way[1])
		r.Rest()
		r.drags("card.0", "ship")
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

// oneSet returns a condition for moments at which the person on the first seat begins a turn and a kind of conversion is legal with a
// single set of houses and a single colour, on several plots.
func oneSet(k islas.ActionKind) func(m moment) bool {
	return func(m moment) bool {
		if !from(islas.PhaseAction, 1)(m) {
			return false
		}
		legal := slices.DeleteFunc(m.state().Legal(nil), func(a islas.Action) bool { return a.Kind != k })
		plots := islas.PlotSet(0)
		for _, a := range legal {
			if plots = plots.Add(a.Plot); a.From != legal[0].From || a.Colour != legal[0].Colour {
				return false
			}
		}
		return plots.Count() > 1
	}
}

// TestConversionWithOneSetAsksOnlyForThePlot checks that palace and town with a single set of houses take one click on the button and one
// on the plot.
func TestConversionWithOneSetAsksOnlyForThePlot(t *testing.T) {
	for k, id := range map[islas.ActionKind]string{islas.MakePalace: "palace", islas.MakeTown: "town"} {
		bubbled(t, id, func(t *testing.T) {
			r := find(t, 2, oneSet(k)).rested(t, "en", full)
			n := r.played()
			r.Click(id)
			r.Rest()
			if r.played() != n {
				t.Fatal("the button alone builds")
			}
			a := r.some(k)
			r.Click(plotID(0, a.Plot))
			if done := r.Match().Actions(); len(done) != n+1 || done[n] != a {
				t.Errorf("two clicks did %v, want %v", done[n:], a)
			}
		})
	}
}

// doubleClicks clicks twice in quick succession.
func (r *rig) doubleClicks(id string) {
	r.t.Helper()
	r.Press(r.Widget(id).Rect.Middle())
	r.Up()
	r.Down()
	r.Up()
	r.Wait(2)
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
			r.doubleClicks(fmt.Sprintf("card.%d", cardWith(m.state(), c.houses)))
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

// TestTapShowsWhatACardSays checks that a tap picks a card, raises it until it is legible, and shows what it does.
func TestTapShowsWhatACardSays(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, plain).rested(t, "en", full)
		card := r.Widget(r.way(r.some(islas.Build))[0])
		touch := ui.Input{Pos: card.Rect.Middle(), Inside: true, Touch: true, Down: true, Pressed: true}
		r.Tick(touch)
		touch.Down, touch.Pressed, touch.Released = false, false, true
		r.Tick(touch)
		for range 30 {
			r.Tick(ui.Input{Pos: card.Rect.Middle(), Touch: true})
		}
		if !r.Has("cancel") || r.largest().at.H < 1.05*card.Rect.H {
			t.Errorf("a tap picks %v and raises a card %.0f pixels high", r.Has("cancel"), r.largest().at.H)
		}
		if words := strings.Fields(r.Widget(card.ID).Tooltip); !r.Shows(strings.Join(words[:3], " ")) {
			t.Errorf("nothing says %q", words)
		}
	})
}

// TestFastTurnDoesNotEndBeforeAConversion checks that at a high speed a turn ends by itself only if nothing else can be done.
func TestFastTurnDoesNotEndBeforeAConversion(t *testing.T) {
	bubbled(t, "a palace", func(t *testing.T) {
		r := find(t, 2, func(m moment) bool { return from(islas.PhaseDone, 1)(m) && can(m, islas.MakePalace) }).open(t, "en", full)
		r.Stage.Settings.Speed = settings.Fast
		n := r.played()
		r.Rest()
		r.Wait(200)
		if r.played() != n || !r.Has("end") {
			t.Error("the turn ends although a palace could be made")
		}
	})
	bubbled(t, "nothing else", func(t *testing.T) {
		m := find(t, 2, func(m moment) bool { return from(islas.PhaseDone, 1)(m) && len(m.state().Legal(nil)) == 1 })
		r := m.open(t, "en", full)
		n := r.played()
		r.Rest()
		r.Wait(200)
		if r.played() != n {
			t.Fatal("at normal speed the turn ends by itself")
		}
		r.Stage.Settings.Speed = settings.Fast
		r.Move(ui.Point{X: 5, Y: 5})
		r.Wait(200)
		if r.played() == n || r.Match().Actions()[n].Kind != islas.EndTurn {
			t.Error("at high speed the turn does not end by itself")
		}
	})
}

// TestEnterLeadsOn checks that the Enter key does what is highlighted, and nothing if nothing is; with a suggestion it follows that,
// once.
func TestEnterLeadsOn(t *testing.T) {
	bubbled(t, "picked", func(t *testing.T) {
		r := find(t, 3, decides(islas.PhaseLoad, 1)).rested(t, "en", full)
		n := r.played()
		if r.Tap(ui.KeyEnter); r.played() != n {
			t.Fatal("Enter loads although no card is picked")
		}
		r.Click("card.0")
		r.Rest()
		if r.Tap(ui.KeyEnter); r.played() == n || r.Match().Actions()[n].Kind != islas.Load {
			t.Errorf("Enter did %v", r.since(n))
		}
	})
	bubbled(t, "suggestion", func(t *testing.T) {
		r := find(t, 3, decides(islas.PhaseLoad, 1)).rested(t, "en", full)
		n := r.played()
		r.Click("card.0")
		r.Rest()
		r.ask()
		if r.Tap(ui.KeyEnter); r.played() != n+1 {
			t.Errorf("Enter did %v", r.since(n))
		}
	})
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
		for _, focus := range []string{"island.1", ""} {
			bubbled(t, fmt.Sprint(kind, " from ", focus), func(t *testing.T) {
				m := find(t, 5, func(m moment) bool {
					legal := m.state().Legal(nil)
					third := func(a islas.Action) bool {
						return a.Kind == islas.Build && a.Card == m.state().HandCards(0, nil)[2]
					}
					return m.decision() == islas.Decision{Phase: islas.PhaseAction, Seat: 0} && m.state().HandSize(0) > 2 && slices.ContainsFunc(legal, third) && offers(legal, islas.MakePalace)
				})
				r := m.rested(t, "en", full)
				if focus != "" {
					r.focus(focus)
				}
				n, looks := r.played(), r.Picture()
				if r.Key(key); !strings.HasPrefix(r.UI.Focused(), "plot.0.") || r.Picture() == looks {
					t.Fatalf("the focus is at %q", r.UI.Focused())
				}
				for range 4 {
					if r.played() > n {
						break
					}
					r.Key(ui.KeyEnter)
					r.Wait(2)
				}
				if done := r.Match().Actions()[n:]; len(done) == 0 || done[0].Kind != kind {
					t.Errorf("Enter has done %v", done)
				}
			})
		}
	}
}

// TestUndoAfterContinue leaves the table in the middle of a turn, continues from the title, in the same program or in a new one with only
// what was saved, and undoes everything: log and position are those before, up to the cards that were drawn.
func TestUndoAfterContinue(t *testing.T) {
	for name, away := range map[string]func(r *rig) *rig{
		"continued": func(r *rig) *rig { return r },
		"restarted": func(r *rig) *rig {
			s := newStage(r.t, "en")
			s.Store = r.Store
			again := rigOf(r.t, s, full)
			again.Store, again.Clock = r.Store, true
			s.Go(s.Routes.Title(s))
			return again
		},
	} {
		bubbled(t, name, func(t *testing.T) {
			r := settled(t, 1)
			before, looks := r.state(), r.still()
			built := r.some(islas.Build)
			r.do(built)
			r.Rest()
			middle := r.state()
			r.do(r.some(islas.Load))
			r.Rest()
			r.Click("menu")
			r.Click("menu.title")
			r = away(r)
			r.Wait(5)
			r.Click("continue")
			r.Rest()
			told := r.T("log.build", "name", r.name(0), "who", r.cardName(built.Card), "piece", r.T("building.house."+built.Colour.String()))
			if !r.tells(told) {
				t.Errorf("the log does not tell that %q", told)
			}
			r.Click("undo")
			if r.Rest(); r.state() != middle || !r.tells(told) {
				t.Error("the first step back does not lead to the position before the card was loaded")
			}
			r.Click("undo")
			if r.Rest(); r.state() != before || r.still() != looks || r.tells(told) {
				t.Error("the second step back does not lead to the beginning of the turn")
			}
			if r.Widget("undo").Enabled {
				t.Error("there is still something to take back")
			}
			r.Click("draw")
			r.Rest()
			r.Click("menu")
			r.Click("menu.title")
			r.Wait(5)
			r.Click("continue")
			if r.Rest(); r.Widget("undo").Enabled {
				t.Error("drawn cards can be taken back after the game was continued")
			}
		})
	}
}
