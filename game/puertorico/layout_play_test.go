package puertorico

import (
	"slices"

	"islas/game"
)

// start begins to play: from now on the reference plays along.
func (l *layout) start() {
	l.Helper()
	l.follow()
	l.Cleanup(l.ref.Stop)
}

// acts carries out actions in their printed forms.
func (l *layout) acts(actions ...string) {
	l.Helper()
	if l.ref == nil {
		l.start()
	}
	for _, text := range actions {
		a, err := ParseAction(text)
		if err != nil {
			l.Fatal(err)
		}
		l.do(a)
	}
}

// decides requires the seat that decides and its decision: decides(0, "load").
func (l *layout) decides(seat game.Seat, word string) {
	l.Helper()
	if d := l.Decision(); d.Seat != seat || phaseWord(d.Phase) != word {
		l.Errorf("seat %d decides on %s, want seat %d on %s", d.Seat, phaseWord(d.Phase), seat, word)
	}
}

// legal checks the legal actions.
func (l *layout) legal(want ...string) {
	l.Helper()
	var got []string
	for _, a := range l.Legal(nil) {
		got = append(got, a.String())
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		l.Errorf("legal are %q, want %q", got, want)
	}
}

// refuses checks that actions are not legal and change nothing.
func (l *layout) refuses(actions ...string) {
	l.Helper()
	for _, text := range actions {
		a, err := ParseAction(text)
		if err != nil {
			l.Fatal(err)
		}
		before := l.State
		if err := l.Apply(a, nil); err == nil || l.State != before {
			l.Errorf("%q gives %v or changes the position", text, err)
		}
	}
}

// holds checks a seat's barrels: holds(0, "3 corn, sugar"), and "" for none.
func (l *layout) holds(seat game.Seat, list string) {
	l.Helper()
	var want Barrels
	if list != "" {
		for _, it := range l.items(list) {
			want[l.good(it.id)] = uint8(it.n)
		}
	}
	if got := l.Player(seat).Barrels(); got != want {
		l.Errorf("seat %d holds %v, want %v", seat, got, want)
	}
}

// has checks numbers of all seats: has("doubloons", Player.Doubloons, 1, 2, 3).
func (l *layout) has(what string, of func(*Player) int, want ...int) {
	l.Helper()
	for seat, n := range want {
		if got := of(l.Player(game.Seat(seat))); got != n {
			l.Errorf("seat %d has %d %s, want %d", seat, got, what, n)
		}
	}
}

// wasForced checks which actions the engine made itself after the last one.
func (l *layout) wasForced(want ...string) {
	l.Helper()
	var got []string
	for i := range l.steps {
		if e := &l.steps[i].Event; e.Kind == EvAct && e.Forced {
			got = append(got, e.Action.String())
		}
	}
	if !slices.Equal(got, want) {
		l.Errorf("forced were %q, want %q", got, want)
	}
}

// find returns the first event of a kind that the last action had.
func (l *layout) find(k EventKind) Event {
	l.Helper()
	for i := range l.steps {
		if l.steps[i].Event.Kind == k {
			return l.steps[i].Event
		}
	}
	l.Fatalf("there is no event of kind %d", k)
	return Event{}
}
