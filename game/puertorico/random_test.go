package puertorico

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"islas/game"
)

// Situations that random games must meet, counted behind the kinds of events.
const (
	shortRefill    = Events + iota // the colonist ship could not be filled
	emptySupply                    // no colonists are left in the supply
	fromShip                       // a colonist of a hospice or a university came from the ship
	shortRow                       // the row could not be filled
	fullIsland                     // an island without a free space
	fullCity                       // a city without a free space
	noQuarry                       // all quarries are taken
	noBarrel                       // all barrels of a kind are taken
	beyondChips                    // points are won although no chip is left
	sharedWin                      // more than one winner
	largeWarehouse                 // two kinds are kept by a large warehouse
	happenings     = iota + Events
)

// TestRandomGames plays random games with all numbers of players and ways to choose and checks every position and step. At the end
// every kind of event must have come up, and every shortage.
func TestRandomGames(t *testing.T) {
	games := uint64(250)
	if testing.Short() {
		games = 80
	}
	var mu sync.Mutex
	var all [happenings]int
	t.Cleanup(func() {
		for k, n := range all {
			if n == 0 {
				t.Errorf("event or shortage %d never came up", k)
			}
		}
	})
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		t.Run(fmt.Sprintf("%d players", seats), func(t *testing.T) {
			t.Parallel()
			w := watcher{TB: t}
			for seed := range games {
				w.pick, w.style = picker(seed), style(seed%uint64(styles))
				w.play(Options{Seats: seats, Seed: seed, Start: game.Seat(seed % uint64(seats))})
			}
			mu.Lock()
			defer mu.Unlock()
			for k, n := range w.seen {
				all[k] += n
			}
		})
	}
}

// watcher plays random games and checks each position and step of them.
type watcher struct {
	testing.TB
	pick  picker
	style style
	legal []Action
	steps []Step
	seen  [happenings]int
}

func (w *watcher) play(o Options) {
	w.Helper()
	w.steps = w.steps[:0]
	s, err := New(o, &w.steps)
	if err != nil {
		w.Fatal(err)
	}
	for !s.Over() {
		w.checkSteps(&s)
		w.legal = s.Legal(w.legal[:0])
		w.checkLegal(&s)
		a := w.pick.choose(w.legal, w.style)
		w.meet(&s, a)
		before, fast := s, s
		if err := fast.Apply(a, nil); err != nil {
			w.Fatalf("seed %d: legal %q: %v", o.Seed, a, err)
		}
		if s != before {
			w.Fatalf("seed %d: %q on a copy changed the original", o.Seed, a)
		}
		w.steps = w.steps[:0]
		if err := s.Apply(a, &w.steps); err != nil {
			w.Fatalf("seed %d: %q with events: %v", o.Seed, a, err)
		}
		if s != fast {
			w.Fatalf("seed %d: %q gives another position with events than without", o.Seed, a)
		}
		if e := w.steps[0].Event; e.Kind != EvAct || e.Action != a || e.Seat != before.Decision().Seat || e.Forced {
			w.Fatalf("seed %d: %q begins with %+v", o.Seed, a, e)
		}
		w.checkCount(&before, &w.steps[0], a)
		drawn := slices.ContainsFunc(w.steps, func(step Step) bool { return step.Event.Kind == EvRow || step.Event.Kind == EvDrawn })
		certain := slices.ContainsFunc(w.steps, func(step Step) bool { return step.Event.Kind == EvReshuffle && step.Event.Count == 1 })
		if before.Undoable(a) == drawn && !certain {
			w.Fatalf("seed %d: %q draws tiles: %v, can be taken back: %v", o.Seed, a, drawn, before.Undoable(a))
		}
	}
	w.checkSteps(&s)
	if s.Winners().Count() > 1 {
		w.seen[sharedWin]++
	}
	if n := s.Legal(nil); len(n) > 0 || s.Winners() == 0 || s.Ending() == 0 {
		w.Fatalf("the game is over, %v are legal, %b have won, ended by %v", n, s.Winners(), s.Ending())
	}
}

// meet counts the situations in a position in which a is done.
func (w *watcher) meet(s *State, a Action) {
	p := s.Player(s.Decision().Seat)
	supply, ship := s.Colonists()
	note := func(k int, met bool) {
		if met {
			w.seen[k]++
		}
	}
	goods := s.Barrels()
	note(emptySupply, supply == 0)
	note(fromShip, a.Kind == Take && s.Decision().Why != ForMayor && supply == 0 && ship > 0)
	note(shortRow, len(s.Row()) <= s.Seats() && s.Decision().Phase == PhaseRole)
	note(fullIsland, p.TileCount() == IslandSize)
	note(fullCity, p.CitySpaces() == CitySize)
	note(noQuarry, s.Quarries() == 0)
	note(noBarrel, goods.Kinds() != 1<<Goods-1)
	note(beyondChips, a.Kind == Load && s.Chips() == 0)
	note(largeWarehouse, a.Kind == Keep && a.Warehoused().Len() == 2)
}

// checkSteps checks the last action's steps, and that s is the position after them.
func (w *watcher) checkSteps(s *State) {
	w.Helper()
	if len(w.steps) == 0 || w.steps[len(w.steps)-1].After != *s {
		w.Fatalf("the last of %d steps is not the new position", len(w.steps))
	}
	for i := range w.steps {
		e, after := &w.steps[i].Event, &w.steps[i].After
		w.seen[e.Kind]++
		if e.Short {
			w.seen[shortRefill]++
		}
		if err := conserved(after); err != nil {
			w.Fatalf("after %+v: %v", *e, err)
		}
		// Every question between two decisions has an answer.
		if after.Decision().Seat == game.NoSeat {
			a := ManAction(GroupOf(Office), 1)
			if n := after.Legal(nil); len(n) > 0 || after.Check(PassAction()) == nil || after.Check(a) == nil || after.Undoable(a) || after.Continues(a) || after.Hand() > 0 {
				w.Fatalf("after %+v nobody decides, but %v are legal", *e, n)
			}
		}
	}
}

// checkCount checks the gain or cost of an action against the answers before it, and against the position after it.
func (w *watcher) checkCount(before *State, step *Step, a Action) {
	w.Helper()
	d := before.Decision()
	p, q := before.Player(d.Seat), step.After.Player(d.Seat)
	_, chooser := before.Role()
	got, asked, changed := step.Event.Count, 0, 0
	switch a.Kind {
	case TakeRole:
		asked, _ = before.Doubloons(a.Role())
		changed = q.Doubloons() - p.Doubloons()
	case Build:
		asked = before.Price(d.Seat, chooser, a.Building())
		changed = p.Doubloons() - q.Doubloons()
	case Sell:
		asked = before.SalePrice(d.Seat, chooser, a.Good())
		changed = q.Doubloons() - p.Doubloons()
	case Load:
		asked = int(p.Barrels()[a.Good()])
		for i := range before.Ships() {
			if int(before.Cargo(i).Size) == a.Size() {
				asked = before.LoadOn(d.Seat, a.Good(), i)
			}
		}
		changed = int(p.Barrels()[a.Good()]) - int(q.Barrels()[a.Good()])
		for i := range w.steps {
			if e := &w.steps[i].Event; e.Kind == EvPoints {
				if n := int(e.By[d.Seat][0]); n != before.LoadPoints(d.Seat, got) {
					w.Fatalf("%q brings %d points, want %d", a, n, before.LoadPoints(d.Seat, got))
				}
				break
			}
		}
	}
	if got != asked || got != changed {
		w.Fatalf("%q brings or costs %d, want %d; it changes %d", a, got, asked, changed)
	}
}

// checkLegal checks that Legal, Check and Apply agree: on everything listed, and on actions made up.
func (w *watcher) checkLegal(s *State) {
	w.Helper()
	d := s.Decision()
	if len(w.legal) < 2 {
		w.Fatalf("seat %d has no choice in phase %d: %v", d.Seat, d.Phase, w.legal)
	}
	if most := [Phases]int{8, 2, 7, 2, 13, 24, 6, 6, 20, 30}[d.Phase]; len(w.legal) > most {
		w.Fatalf("%d actions are legal in phase %d, want at most %d", len(w.legal), d.Phase, most)
	}
	for i, a := range w.legal {
		if err := s.Check(a); err != nil {
			w.Fatalf("Legal lists %q, Check says: %v", a, err)
		}
		if slices.Contains(w.legal[:i], a) {
			w.Fatalf("Legal lists %q twice", a)
		}
		if b, err := ParseAction(a.String()); err != nil || b != a {
			w.Fatalf("%q reads back as %+v, %v", a, b, err)
		}
	}
	for range 6 {
		a := w.madeUp()
		err := s.Check(a)
		if (err == nil) != slices.Contains(w.legal, a) {
			w.Fatalf("Check(%+v) = %v, but Legal lists %q", a, err, w.legal)
		}
		if err == nil {
			continue
		}
		before := *s
		if done := s.Apply(a, &w.steps); !errors.Is(done, game.ErrIllegal) || *s != before {
			w.Fatalf("the illegal %+v gives %v or changes the position", a, done)
		}
	}
}

// madeUp returns an action that may be legal or not: a legal one with one field changed, or any action.
func (w *watcher) madeUp() Action {
	a := w.legal[w.pick.below(len(w.legal))]
	switch w.pick.below(5) {
	case 0:
		a.What = uint8(w.pick.below(Groups + 1))
	case 1:
		a.N = uint8(w.pick.below(14))
	case 2:
		a.Kind = ActionKind(w.pick.below(kinds + 1))
	case 3:
		a = Action{ActionKind(w.pick.below(kinds)), uint8(w.pick.below(Groups)), uint8(w.pick.below(3))}
	default:
		a = Action{ActionKind(w.pick.below(256)), uint8(w.pick.below(256)), uint8(w.pick.below(256))}
	}
	return a
}
