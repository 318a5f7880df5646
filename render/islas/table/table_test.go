package table

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/pilot"
	"islas/render/settings"
	"islas/render/ui"
)

// TestWholeGamesByMouse plays whole games with nothing but clicks on what can be seen, in both languages, in small and
// large windows and at every number of players, and ends where the result is shown. A text that does not fit fails it.
func TestWholeGamesByMouse(t *testing.T) {
	easy, human := "easy", game.Human
	games := []struct {
		lang     string
		w, h, px float64
		seats    []string
	}{
		{"en", 1280, 720, 0.7, []string{human, human}},
		{"de", 1280, 720, 1.4, []string{human, easy, easy, easy, easy}},
		{"de", 1920, 1080, 1, []string{human, human, human}},
		{"en", 1920, 1080, 2, []string{easy, human, easy, human}},
		{"de", 768, 1024, 0.7, []string{human, human, easy, easy, human}},
		{"en", 960, 600, 0.7, []string{easy, human}},
		{"de", 3840, 2160, 2, []string{easy, easy, easy}},
	}
	for i, g := range games {
		t.Run(fmt.Sprintf("%s-%vx%v@%v-%d", g.lang, g.w, g.h, g.px, len(g.seats)), func(t *testing.T) {
			t.Parallel()
			r := newRig(t, g.lang, g.w, g.h, g.px, someSetup(uint64(i), g.seats...))
			r.s.Settings.Speed = settings.Speeds()[i%len(settings.Speeds())]
			m := r.playThrough(uint64(i))
			state := m.State()
			if !state.Over() || state.Winners() == 0 {
				t.Errorf("the result is shown of a game that isn't over")
			}
		})
	}
}

// settled runs a table of two people until the first has to choose action 1 with a card that can build.
func settled(t *testing.T, seed uint64) *harness {
	t.Helper()
	for ; ; seed++ {
		r := newRig(t, "en", 1920, 1080, 1, someSetup(seed, game.Human, "easy"))
		r.rest()
		table := r.s.Top().(*Table)
		if plays(table.legal, islas.Build) {
			return r
		}
	}
}

func TestDragACardToAPlotAndToTheShip(t *testing.T) {
	r := settled(t, 1)
	table := r.s.Top().(*Table)
	card := -1
	var room [60]islas.Card
	state := table.match.State()
	for i, c := range state.HandCards(0, room[:0]) {
		if cardsFor(table.legal, islas.Build)[c] {
			card = i
			break
		}
	}
	from := r.widget(fmt.Sprintf("card.%d", card)).Rect.Middle()
	r.press(from)
	r.drag(from, from.Add(ui.Point{X: 30, Y: -200}))
	plot := islas.NoPlot
	for p := range table.pick.offered(table.legal).plots.All() {
		plot = p
	}
	if plot == islas.NoPlot {
		t.Fatal("dragging a card lights no plot")
	}
	r.drop(r.widget(fmt.Sprintf("plot.0.%d", plot)).Rect.Middle())
	state = table.match.State()
	if _, ok := state.At(0, plot); !ok {
		t.Fatalf("nothing was built on plot %d by dropping the card there", plot)
	}
	r.rest()
	from = r.widget("card.0").Rect.Middle()
	r.press(from)
	r.drag(from, from.Add(ui.Point{X: 60, Y: -200}))
	r.drop(r.widget("ship").Rect.Middle())
	state = table.match.State()
	if got := state.Decision().Phase; got != islas.PhaseDone {
		t.Fatalf("after dropping a card on the ship the phase is %v", got)
	}
}

func TestUndoWithinTheTurn(t *testing.T) {
	r := settled(t, 3)
	table := r.s.Top().(*Table)
	before := table.match.State()
	for _, a := range table.legal {
		if a.Kind == islas.Build {
			table.do(a)
			break
		}
	}
	r.rest()
	lines := len(table.book.lines)
	r.click(r.widget("undo"))
	r.rest()
	if table.match.State() != before || table.show.state != before {
		t.Error("taking back does not lead to the position before")
	}
	if len(table.book.lines) >= lines {
		t.Errorf("the log still tells of what was taken back: %d lines, then %d", lines, len(table.book.lines))
	}
	if w, ok := pilot.Find(r.u.Widgets(), "undo"); ok {
		t.Errorf("there is still something to take back: %+v", w)
	}
	r.click(r.widget("draw"))
	r.rest()
	if _, ok := pilot.Find(r.u.Widgets(), "undo"); ok {
		t.Error("drawn cards can be taken back")
	}
}

func TestCurtainOnlyBetweenPeople(t *testing.T) {
	alone := newRig(t, "en", 1280, 720, 0.7, someSetup(5, "easy", game.Human, "easy"))
	for range 200 {
		alone.frame(ui.Input{Dt: time.Second / 10})
		if _, ok := alone.s.Top().(*Table); !ok {
			t.Fatalf("a curtain for a single person: %T", alone.s.Top())
		}
	}
	two := newRig(t, "en", 1280, 720, 0.7, someSetup(5, game.Human, game.Human))
	two.rest()
	if _, ok := two.s.Top().(*Table); ok {
		t.Fatal("no curtain before the first hand")
	}
	two.u.DrawnTexts(func(text string, _ ui.Rect) bool {
		if strings.Contains(text, "Stonemason") || strings.Contains(text, "Smith") {
			t.Errorf("the curtain shows %q", text)
		}
		return true
	})
}

func TestLedgerCanBePausedSteppedAndSkipped(t *testing.T) {
	r := newRig(t, "en", 1920, 1080, 1, someSetup(8, "easy", "easy", "easy"))
	table := r.s.Top().(*Table)
	for range 5000 {
		r.frame(ui.Input{})
		if e, _, moving := table.show.event(); moving && e.Kind == islas.EvReveal && e.Card.Settler() {
			break
		}
	}
	r.click(r.widget("ledger.pause"))
	e, at, _ := table.show.event()
	for range 100 {
		r.frame(ui.Input{})
	}
	if again, still, moving := table.show.event(); !moving || again != e || still != at {
		t.Fatal("a paused ledger goes on")
	}
	column, _ := table.ship.counting()
	r.click(r.widget("ledger.step"))
	r.click(r.widget("ledger.step"))
	if next, _ := table.ship.counting(); next <= column && !table.ship.settled {
		t.Errorf("two steps lead from column %d to %d", column, next)
	}
	r.click(r.widget("ledger.skip"))
	if table.show.busy() && table.show.paused {
		t.Error("skipping leaves the ledger paused")
	}
}
