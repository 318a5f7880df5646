package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/ui"
)

// sizes are windows in which marks have to find their place.
var sizes = []struct{ w, h, px float64 }{
	{1920, 1080, 1}, {1280, 720, 0.7}, {1280, 720, 1.4}, {1920, 1080, 2}, {960, 600, 0.7}, {960, 600, 1}, {768, 1024, 0.7}, {3840, 2160, 2},
}

// turnsToShow are turns as they come, the longest of them rare.
func turnsToShow() map[string][]islas.Event {
	draw := islas.Event{Kind: islas.EvDraw, Count: 3}
	extra := islas.Event{Kind: islas.EvDraw, Count: 1, Extra: true}
	build, palace, load := islas.Event{Kind: islas.EvBuild}, islas.Event{Kind: islas.EvPalace}, islas.Event{Kind: islas.EvLoad}
	return map[string][]islas.Event{
		"draw": {draw, load}, "build": {build, load}, "extra": {extra, draw, load}, "much": {extra, build, palace, load},
	}
}

// TestTokensFindAFreePlace looks on every island, at every size and with every number of players for a place for what
// was done, which lies on no building site.
func TestTokensFindAFreePlace(t *testing.T) {
	for _, at := range sizes {
		for seats := islas.MinSeats; seats <= islas.MaxSeats; seats++ {
			for turn := range len(board.IDs()) {
				setup := someSetup(1, slices.Repeat([]string{"easy"}, seats)...)
				for i := range setup.Seats {
					setup.Seats[i].Board = board.IDs()[(i+turn)%len(board.IDs())]
				}
				r := newRig(t, "de", at.w, at.h, at.px, setup)
				r.frame(ui.Input{})
				table := r.s.Top().(*Table)
				for name, events := range turnsToShow() {
					for i, place := range append(slices.Clone(table.lay.others), table.lay.board) {
						seat := game.Seat(i)
						large := i == len(table.lay.others)
						where := fmt.Sprintf("%v, %d players, %s, %s, large %v", at, seats, setup.Seats[seat].Board, name, large)
						table.checkTokens(r, where, seat, place, large, events)
					}
				}
			}
		}
	}
}

// checkTokens draws the tokens of a turn on an island as it stands in r.
func (t *Table) checkTokens(r *harness, where string, seat game.Seat, at ui.Rect, large bool, events []islas.Event) {
	r.t.Helper()
	r.u.Begin(ui.Input{}, r.w, r.h, r.scale)
	_, sheet, beside := divide(&t.frame, at, large)
	body := onSheet(sheet, large)
	t.news.turns[seat] = slices.Clone(events)
	for i := range t.news.turns[seat] {
		t.news.turns[seat][i].Seat = seat
	}
	t.islands.island(&t.frame, at, seat, aspect{large: large, fade: 1})
	r.u.End()
	t.news.turns[seat] = nil
	id := fmt.Sprintf("done.%d", seat)
	for _, w := range r.u.Widgets() {
		if w.ID != id {
			continue
		}
		if !beside || !w.Rect.Intersect(body).Empty() {
			for plot := range islas.Plot(islas.Plots) {
				if piece := art.PieceRect(body, t.players.islands[seat], plot); !piece.Intersect(w.Rect).Empty() {
					r.t.Errorf("%s: what was done lies on plot %d", where, plot)
				}
			}
		}
		return
	}
	// In the smallest layouts an island has hardly any sea around it: there a turn of many parts is told by the log alone.
	if len(events) <= 2 || !t.lay.compact {
		r.t.Errorf("%s: there is no place for what was done", where)
	}
}

// afterTurns lets a game of one person and computers run to the person's n-th turn.
func afterTurns(t *testing.T, seed uint64, n int, controls ...string) (*harness, *Table) {
	t.Helper()
	r := newRig(t, "en", 1920, 1080, 1, someSetup(seed, controls...))
	table := r.s.Top().(*Table)
	for range n - 1 {
		r.rest()
		r.playTurn(table)
	}
	r.rest()
	return r, table
}

// playTurn plays the turn of the person at the machine, and what an arrival asks of them, by the first legal actions.
func (r *harness) playTurn(table *Table) {
	r.t.Helper()
	round := table.match.State()
	for range 200 {
		r.rest()
		state := table.match.State()
		if state.Round() > round.Round() && state.Decision().Phase == islas.PhaseAction {
			return
		}
		if len(table.session.Legal()) == 0 {
			r.t.Fatal("nobody can do anything")
		}
		table.session.Act(table.session.Legal()[0])
	}
	r.t.Fatal("the turn does not end")
}

func TestNewsLastUntilTheNextTurnIsOver(t *testing.T) {
	human := game.Human
	r, table := afterTurns(t, 4, 2, human, "easy", "easy")
	want := [islas.MaxSeats]islas.PlotSet{}
	did := map[game.Seat]bool{}
	over := false // the person's last turn
	steps := table.steps()
	start := 0
	for i, step := range steps {
		if e := step.Event; e.Kind == islas.EvTurn && e.Seat == 0 && e.Round == 1 {
			start = i + 1
		}
	}
	for _, step := range steps[start:] {
		e := step.Event
		over = over || e.Kind == islas.EvTurn || e.Kind == islas.EvArrival
		if !over {
			continue
		}
		switch e.Kind {
		case islas.EvBuild, islas.EvPalace, islas.EvTown, islas.EvSettler:
			if e.Seat != game.NoSeat {
				want[e.Seat] = (want[e.Seat] &^ e.From).Add(e.Plot)
			}
		case islas.EvLoss:
			want[e.Seat] = want[e.Seat].Remove(e.Plot)
		case islas.EvDraw, islas.EvLoad:
			did[e.Seat] = true
		}
	}
	if table.news.plots != want {
		t.Errorf("marked are %v, want %v", table.news.plots, want)
	}
	if want == [islas.MaxSeats]islas.PlotSet{} || !did[1] || !did[2] {
		t.Fatal("nothing happened in this game that could be marked; choose another seed")
	}
	for seat := range game.Seat(3) {
		if got := len(table.news.turns[seat]) > 0; got != did[seat] {
			t.Errorf("what seat %d did is shown: %v, want %v", seat, got, did[seat])
		}
	}
	if tip := r.widget("done.1").Tooltip; !strings.Contains(tip, table.players.name(1)) {
		t.Errorf("under the pointer stands %q", tip)
	}
	found := false
	for range 100 {
		r.frame(ui.Input{Pos: r.widget("log").Rect.Middle(), Inside: true, Wheel: ui.Point{Y: 0.5}})
		found = found || shows(r, r.u.T("table.news"))
	}
	if !found {
		t.Error("the log marks no news")
	}
	if e := table.session.Log().Step(table.news.From).Event; e.Kind != islas.EvTurn || e.Seat != 1 {
		t.Errorf("the news begin with %+v", e)
	}
	table.session.Act(table.session.Legal()[0])
	r.rest()
	if table.news.plots[1] != want[1] || table.news.plots[2] != want[2] {
		t.Error("the marks go before the turn is over")
	}
	for table.match.State(); len(table.session.Legal()) > 0 && len(table.news.turns[2]) > 0; {
		if plays(table.state(), islas.EndTurn) {
			table.session.Act(islas.EndAction())
			break
		}
		table.session.Act(table.session.Legal()[0])
		r.rest()
	}
	for i := 0; i < 60 && table.news.plots != [islas.MaxSeats]islas.PlotSet{}; i++ {
		r.frame(ui.Input{}) // the next player's turn has to be seen to begin
	}
	if table.news.plots != [islas.MaxSeats]islas.PlotSet{} {
		t.Errorf("after the turn %v are still marked", table.news.plots)
	}
}

func shows(r *harness, part string) bool {
	for text := range r.u.DrawnTexts {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}

// What an own turn brings is no news to who played it.
func TestOwnTurnIsNoNews(t *testing.T) {
	r := settled(t, 1)
	table := r.s.Top().(*Table)
	for _, a := range table.session.Legal() {
		if a.Kind == islas.Build {
			table.session.Act(a)
			break
		}
	}
	r.rest()
	if table.news.plots[0] != 0 || len(table.news.turns[0]) != 0 {
		t.Errorf("marked are %v, and %v", table.news.plots[0], table.news.turns[0])
	}
}

// Marks stand still: a table that waits for a person needs no frame.
func TestMarkedTableIsIdle(t *testing.T) {
	r, table := afterTurns(t, 4, 2, game.Human, "easy", "easy")
	if len(table.news.turns[1]) == 0 {
		t.Fatal("nothing is marked")
	}
	for range 20 {
		r.frame(ui.Input{})
		if table.Busy() {
			t.Fatal("a table at rest asks for another frame")
		}
	}
}

// While nobody's hand lies open, only the turn under way is marked, and nothing that a hand would tell.
func TestNewsTellNothingHidden(t *testing.T) {
	r := newRig(t, "en", 1920, 1080, 1, someSetup(6, "easy", "easy", "easy"))
	table := r.s.Top().(*Table)
	seen := false
	for range 4000 {
		r.frame(ui.Input{})
		turn := game.NoSeat
		for _, step := range table.steps() {
			if step.Event.Kind == islas.EvTurn {
				turn = step.Event.Seat
			}
		}
		for seat, events := range table.news.turns {
			if len(events) > 0 && game.Seat(seat) != turn {
				t.Fatalf("seat %d is marked in the turn of seat %d", seat, turn)
			}
		}
		for _, w := range r.u.Widgets() {
			if !strings.HasPrefix(w.ID, "done.") {
				continue
			}
			seen = true
			for c := range islas.Card(islas.Faces) {
				if name := cardName(r.u, c); strings.Contains(w.Tooltip, "puts a card on the ship: ") || strings.Contains(w.Tooltip, "cards ("+name) {
					t.Fatalf("it is told: %q", w.Tooltip)
				}
			}
		}
		if seen && table.state().Round() > 2 {
			return
		}
	}
	t.Fatal("three rounds are not over, or nothing was marked in them")
}

// steps are all steps that the log tells of.
func (t *Table) steps() (all []islas.Step) {
	for i := range t.session.Log().Len() {
		all = append(all, *t.session.Log().Step(i))
	}
	return all
}
