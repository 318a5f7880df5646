package lab

import (
	"slices"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
)

// watcher gathers the facts of a game from its steps. It implements lab.Watcher.
type watcher struct {
	tally    *tally // that the game is added to
	facts    facts
	players  int
	half     int         // points that are half of the goal
	before   islas.State // the position before the step
	revealed islas.State // the position in which the last card from the ship was revealed
}

// Watch implements lab.Study.
func (t *tally) Watch(setup match.Setup) lab.Watcher[islas.State, islas.Event] {
	return &watcher{tally: t, players: len(setup.Seats), half: (setup.Values[engine.Goal] + 1) / 2}
}

// Steps implements lab.Watcher.
func (w *watcher) Steps(steps []islas.Step) {
	for i := range steps {
		w.event(&steps[i].Event, &steps[i].After)
		for k := range islas.Kind(islas.Kinds) {
			w.facts.RanOut[k] |= (1<<islas.Colours - 1) &^ steps[i].After.Stock(k)
		}
		w.before = steps[i].After
	}
}

// Add implements lab.Watcher.
func (w *watcher) Add(n int, f *lab.Facts) {
	w.facts.Facts = *f
	w.tally.add(n, &w.facts)
}

func (w *watcher) event(e *islas.Event, after *islas.State) {
	f := &w.facts
	switch e.Kind {
	case islas.EvDraw:
		w.draw(e, after)
	case islas.EvReshuffle:
		f.Reshuffles++
	case islas.EvBuild:
		f.Houses++
		w.house(e)
	case islas.EvPalace:
		f.Palaces++
		w.conversion(islas.Palace, e)
	case islas.EvTown:
		f.Towns++
		w.conversion(islas.Town, e)
	case islas.EvReveal:
		w.revealed = *after
	case islas.EvSettler:
		w.settler(e)
	case islas.EvPirate:
		w.pirate(e)
	case islas.EvRound:
		w.round(e, after)
	}
}

// draw counts the uses of the two privileges that draw cards.
func (w *watcher) draw(e *islas.Event, after *islas.State) {
	switch {
	case e.Extra:
		w.facts.Used[islas.Extra]++
	case after.Decision().Phase == islas.PhaseAction:
		// The deck ran out midway: the rest of this draw is still to come.
	case w.before.Owner(islas.Draw) == e.Seat:
		w.facts.Used[islas.Draw]++
	}
}

// house counts a house that is built from the hand or by a settler.
func (w *watcher) house(e *islas.Event) {
	if e.Colour != w.before.Data().Colour(e.Card) {
		w.facts.Substitutes[islas.House]++
	}
	if plots, _ := w.before.Preferred(e.Seat, e.Card); w.before.Owner(islas.Anywhere) == e.Seat && !plots.Has(e.Plot) {
		w.facts.Used[islas.Anywhere]++
	}
}

// conversion counts a palace or town that is made.
func (w *watcher) conversion(k islas.Kind, e *islas.Event) {
	var colours islas.ColourSet
	for c := range islas.Colour(islas.Colours) {
		if w.before.Houses(e.Seat, c)&e.From != 0 {
			colours |= 1 << c
		}
	}
	site := w.before.Houses(e.Seat, e.Colour) & e.From
	if !colours.Has(e.Colour) {
		w.facts.Substitutes[k]++
		site = e.From
	}
	if colours.Count() > 1 {
		w.facts.Used[islas.Mixed]++
	}
	if !site.Has(e.Plot) {
		w.facts.Used[islas.Anywhere]++
	}
}

func (w *watcher) settler(e *islas.Event) {
	f := &w.facts
	f.Settlers[e.Comparison.Decided]++
	switch {
	case e.Seat != game.NoSeat:
		f.Arrived++
		w.house(e)
	case e.Comparison.Decided != islas.ByNobody:
		f.Homeless++
	}
	if e.Comparison.Decided == islas.ByTies {
		f.Used[islas.Ties]++
	}
}

func (w *watcher) round(e *islas.Event, after *islas.State) {
	f := &w.facts
	for c := range islas.Colour(islas.Colours) {
		if owner := after.OwnerOf(c); owner != game.NoSeat {
			f.Held[owner][c]++
		}
	}
	if !f.Half.Reached && slices.Max(e.Points[:]) >= w.half {
		f.Half = halfway(after, w.players)
	}
}

func halfway(s *islas.State, players int) half {
	h := half{Reached: true}
	for seat := range game.Seat(players) {
		best := 0
		for other := range game.Seat(players) {
			if other != seat {
				best = max(best, s.Points(other))
			}
		}
		h.Lead[seat] = s.Points(seat) - best
	}
	for c := range islas.Colour(islas.Colours) {
		if owner := s.OwnerOf(c); owner != game.NoSeat {
			h.Owns[owner] |= 1 << c
		}
	}
	return h
}
