package islas

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"islas/game"
)

// TestRandomGames plays 2,400 random games over all numbers of players and both editions and checks every position. At the
// end every kind of event must have come up, and every shortage.
func TestRandomGames(t *testing.T) {
	games := uint64(300)
	if testing.Short() {
		games = 200
	}
	var mu sync.Mutex
	var all [eventKinds + shortages]int
	t.Cleanup(func() {
		for k, n := range all {
			if n == 0 {
				t.Errorf("event or shortage %d never came up", k)
			}
		}
	})
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		for _, draw := range []int{DefaultDrawPrivilege, EnglishDrawPrivilege} {
			t.Run(fmt.Sprintf("%d players, %d cards", seats, draw), func(t *testing.T) {
				t.Parallel()
				w := watcher{TB: t}
				for seed := range games {
					o := options(seats, draw, seed)
					if seed%5 == 4 {
						o.Goal = 24
					}
					w.pick, w.style = picker(seed), style(seed%uint64(styles))
					w.play(o)
				}
				mu.Lock()
				defer mu.Unlock()
				for k, n := range w.seen {
					all[k] += n
				}
			})
		}
	}
}

// TestRandomStalemates plays random games to a goal that most never reach: with a stalemate agreed on every game ends, most of
// them by it.
func TestRandomStalemates(t *testing.T) {
	games := 60
	if testing.Short() {
		games = 20
	}
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			t.Parallel()
			w := watcher{TB: t}
			for seed := range uint64(games) {
				o := options(seats, DefaultDrawPrivilege, seed)
				o.Goal, o.Stalemate = 45, UsualStalemate
				if seed%3 == 2 {
					o.Goal, o.Stalemate = 15, 2
				}
				w.pick, w.style = picker(seed), style(seed%uint64(styles))
				w.play(o)
			}
			if w.stalls == 0 || w.reached == 0 {
				t.Errorf("%d games ended by a stalemate, %d by the goal", w.stalls, w.reached)
			}
		})
	}
}

// The shortages that random games must meet, counted behind the events.
const (
	emptyDraw   = eventKinds + iota // nothing at all to draw
	skippedLoad                     // no card to put on the ship
	otherColour                     // a house of a colour that is not the card's
	lastHouse                       // no house of any colour is left
	fullIsland                      // no free plot
	shortages   = iota
)

// watcher plays random games and checks each position and step of them.
type watcher struct {
	testing.TB
	pick   picker
	style  style
	owners refPrivileges
	memory turnMemory
	legal  []Action
	steps  []Step
	seen   [eventKinds + shortages]int

	rounds          refRounds
	stalls, reached int // games by what ended them
}

func (w *watcher) play(o Options) {
	w.Helper()
	for c := range w.owners {
		w.owners[c] = game.NoSeat
	}
	w.steps, w.rounds = w.steps[:0], refRounds{}
	s, err := NewWith(o, nil, &w.steps)
	if err != nil {
		w.Fatal(err)
	}
	for i := range w.steps {
		if w.steps[i].Event.Kind == EvTurn {
			w.checkStep(&w.steps[i]) // until the deal is complete some cards are nowhere
		} else {
			w.seen[w.steps[i].Event.Kind]++
		}
	}
	for n := 0; !s.Over(); n++ {
		if n == maxActions {
			if s.Goal() > DefaultGoal && s.Stalemate() == 0 {
				return // a full island without a pair of houses may be worth 19 points: more can be out of reach
			}
			w.Fatalf("seed %d: the game did not end within %d actions", o.Seed, maxActions)
		}
		w.legal = s.Legal(w.legal[:0])
		w.checkLegal(&s)
		if n%8 == 0 { // it is slow
			w.checkComplete(&s)
		}
		a := w.pick.choose(w.legal, w.style)
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
		if len(w.steps) == 0 || w.steps[len(w.steps)-1].After != s {
			w.Fatalf("seed %d: the last step of %q is not the new position", o.Seed, a)
		}
		for i := range w.steps {
			w.checkStep(&w.steps[i])
		}
		w.checkPosition(&s)
	}
	w.checkEnd(&s)
}

// checkStep checks an event against the position.
func (w *watcher) checkStep(step *Step) {
	w.Helper()
	e, s := &step.Event, &step.After
	w.seen[e.Kind]++
	w.memory.follow(e, s)
	switch {
	case e.Kind == EvDraw && e.Count == 0:
		w.seen[emptyDraw]++
		if s.phase == PhaseDone {
			w.seen[skippedLoad]++
		}
	case (e.Kind == EvBuild || e.Kind == EvSettler && e.Seat != game.NoSeat) && e.Colour != s.data.Colour(e.Card):
		w.seen[otherColour]++
	case e.Kind == EvSettler && e.Seat == game.NoSeat && e.Comparison.Winner != game.NoSeat:
		w.seen[lastHouse]++
	case e.Kind == EvTurn && s.Free(e.Seat) == 0:
		w.seen[fullIsland]++
	}
	if err := conserved(s); err != nil {
		w.Fatalf("after %+v: %v", *e, err)
	}
	switch e.Kind {
	case EvBuild, EvPalace, EvTown, EvSettler, EvPirate:
		w.owners.follow(s)
	case EvRound:
		if err := w.rounds.follow(e, s); err != nil {
			w.Fatalf("round %d: %v", e.Round, err)
		}
	case EvReveal:
		if e.Card.Settler() {
			w.checkComparison(s, e.Comparison)
		}
	}
}

// checkComparison compares a comparison with the plain reading of the rules.
func (w *watcher) checkComparison(s *State, r Comparison) {
	w.Helper()
	winner, decided := refWinner(s, r.Card)
	if r.Winner != winner || int(r.Decided) != decided {
		w.Fatalf("%v goes to %d by %d, want %d by %d", r.Card, r.Winner, r.Decided, winner, decided)
	}
	for seat := range game.Seat(s.Seats()) {
		for k, want := range s.data.Priorities(r.Card) {
			if n := refCount(s, seat, want); n != int(r.Counts[seat][k]) {
				w.Fatalf("%v counts %d next to %v for seat %d, want %d", r.Card, r.Counts[seat][k], want, seat, n)
			}
		}
	}
	if winner != game.NoSeat && s.Free(winner) == 0 {
		w.Fatalf("%v goes to seat %d, which has no free plot", r.Card, winner)
	}
}

// checkPosition checks points, privileges, pirates and allowed plots against the plain reading of the rules.
func (w *watcher) checkPosition(s *State) {
	w.Helper()
	for seat := range game.Seat(s.Seats()) {
		total := 0
		for c := range Colour(Colours) {
			n := refPoints(s, seat, c)
			total += n
			if n != s.PointsIn(seat, c) {
				w.Fatalf("seat %d has %d points in %v, want %d", seat, s.PointsIn(seat, c), c, n)
			}
		}
		if total != s.Points(seat) || total != s.Breakdown(seat).Total() {
			w.Fatalf("seat %d has %d points, %d by source, want %d", seat, s.Points(seat), s.Breakdown(seat).Total(), total)
		}
		card := Card(w.pick.below(Occupations))
		if plots, _ := s.Allowed(seat, card); plots != refAllowed(s, seat, card) {
			w.Fatalf("seat %d may build %v on %v, want %v", seat, card, plots, refAllowed(s, seat, card))
		}
	}
	w.checkRaid(s, Colour(w.pick.below(Colours)))
	for c, want := range w.owners {
		if got := s.OwnerOf(Colour(c)); got != want {
			w.Fatalf("seat %d owns %v, want %d", got, Colour(c), want)
		}
	}
	if s.phase == PhaseArrival || !s.Over() && s.Decision().Seat == game.NoSeat {
		w.Fatalf("nobody has to decide: %+v", s.Decision())
	}
}

// checkRaid compares whom a pirate would rob with the plain reading of the rules.
func (w *watcher) checkRaid(s *State, c Colour) {
	w.Helper()
	r, shield := s.Raid(c), s.Owner(Shield)
	losers, named := refRaid(s, c, shield)
	got := r.Losers
	if named {
		got = r.Victims
	}
	if !slices.Equal(slices.Collect(got.All()), losers) || (r.Rule == RaidNamed) != named || (r.Namer != game.NoSeat) != (named && len(losers) > 0) {
		w.Fatalf("the pirate of %v would rob %v (named: %v), not %+v", c, losers, named, r)
	}
	if points, most := refMost(s, c, shield); r.Rule == RaidMost && (r.Points != points || r.Most != most) {
		w.Fatalf("%b have most points in %v, %d: %+v", most, c, points, r)
	}
	without, _ := refRaid(s, c, game.NoSeat)
	saved := r.Rule == RaidMost && slices.Contains(without, shield)
	if saved != (r.Overlooked != game.NoSeat) || saved && r.Overlooked != shield {
		w.Fatalf("without the shield the pirate of %v would rob %v: %+v", c, without, r)
	}
}

// checkLegal checks that Legal and Check agree: on everything listed, and on actions made up.
func (w *watcher) checkLegal(s *State) {
	w.Helper()
	if len(w.legal) == 0 {
		w.Fatalf("seat %d has nothing to do in phase %d", s.decider, s.phase)
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
	for range 12 {
		a := w.madeUp(s)
		if s.Check(a) == nil != slices.Contains(w.legal, a) {
			w.Fatalf("Check(%+v) = %v, but Legal lists %q", a, s.Check(a), w.legal)
		}
		if s.Check(a) != nil {
			before := *s
			if err := s.Apply(a, &w.steps); err == nil || *s != before {
				w.Fatalf("the illegal %+v gives %v or changes the position", a, err)
			}
		}
	}
}

// checkComplete checks that Legal lists all that the plain reading of the rules allows, and nothing else.
func (w *watcher) checkComplete(s *State) {
	w.Helper()
	want := map[Action]bool{}
	for _, a := range refLegal(s, w.memory) {
		want[a] = true
		if !slices.Contains(w.legal, a) {
			w.Fatalf("Legal does not list %q, only %q", a, w.legal)
		}
	}
	for _, a := range w.legal {
		if !want[a] {
			w.Fatalf("Legal lists %q, which the rules do not allow", a)
		}
	}
}

// madeUp returns an action that may be legal or not: any action, or a legal one with one field changed.
func (w *watcher) madeUp(s *State) Action {
	a := w.legal[w.pick.below(len(w.legal))]
	if w.pick.below(2) == 0 {
		a = w.template(ActionKind(w.pick.below(actionKinds + 1)))
	}
	switch w.pick.below(6) {
	case 0:
		a.Card = Card(w.pick.below(Faces + 1))
	case 1:
		a.Plot = Plot(w.pick.below(Plots + 1))
	case 2:
		a.Colour = Colour(w.pick.below(Colours + 1))
	case 3:
		a.From = PlotsOf(Plot(w.pick.below(Plots)), Plot(w.pick.below(Plots)), Plot(w.pick.below(Plots+1)))
	case 4:
		a.Seat = game.Seat(w.pick.below(MaxSeats+2) - 1)
	}
	return a
}

// template returns an action of a kind with random values in the fields that it uses.
func (w *watcher) template(k ActionKind) Action {
	card, plot, colour := Card(w.pick.below(Faces)), Plot(w.pick.below(Plots)), Colour(w.pick.below(Colours))
	from := PlotsOf(plot, Plot(w.pick.below(Plots)))
	switch k {
	case Build:
		return BuildAction(card, plot, colour)
	case MakePalace:
		return PalaceAction(from, plot, colour)
	case MakeTown:
		return TownAction(from.Add(Plot(w.pick.below(Plots))), plot, colour)
	case Load:
		return LoadAction(card)
	case Settle:
		return SettleAction(plot, colour)
	case Lose:
		return LoseAction(plot)
	case Name:
		return NameAction(game.Seat(w.pick.below(MaxSeats)))
	}
	return bare(k)
}

func (w *watcher) checkEnd(s *State) {
	w.Helper()
	best := 0
	for seat := range game.Seat(s.Seats()) {
		best = max(best, s.Points(seat))
	}
	for seat := range game.Seat(s.Seats()) {
		if s.Winners().Has(seat) != (s.Points(seat) == best) {
			w.Fatalf("seat %d has %d points of at most %d, winners are %b", seat, s.Points(seat), best, s.Winners())
		}
	}
	if s.Stalled() {
		w.stalls++
	} else {
		w.reached++
	}
	if got := s.Legal(nil); len(got) != 0 || !s.FinalRound() {
		w.Fatalf("after the end %q is legal, final round %v", got, s.FinalRound())
	}
}
