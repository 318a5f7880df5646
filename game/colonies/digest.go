package colonies

import (
	"bufio"
	"fmt"
	"hash/fnv"
	"slices"

	"islas/game"
)

// Digest returns a fingerprint of a position: two positions that differ in anything on the table or in the hands have, almost
// surely, different ones. It is built from answers of the rules and not from the layout of State, so that a saved game outlives
// changes of that. What is drawn later is left out: seed and actions give it.
func (s *State) Digest() string {
	h := fnv.New64a()
	w := bufio.NewWriter(h) // neither can fail
	fmt.Fprintln(w, s.Decision(), s.Round(), s.turn, s.start, s.step, s.Goal(), s.dice, s.reach, s.played, s.moved, s.over)
	fmt.Fprintln(w, s.offers, s.offered, s.offer, s.answers, s.earned)
	fmt.Fprintln(w, s.terrain, s.numbers, s.harbours)
	fmt.Fprintln(w, s.bank, s.supply, s.deck, s.deckN, s.stack, s.chips, s.pirate, s.army)
	for _, t := range s.tasks[:s.taskN] {
		fmt.Fprintln(w, t.kind, t.seat, t.n, t.done, t.last, t.node, t.hex, t.due)
	}
	for seat := range game.Seat(s.seats) {
		p := &s.players[seat]
		fmt.Fprintln(w, p.hand, p.size, p.cards, p.held, p.fresh, p.freshN, p.used, p.chips, p.home, p.fleet)
		fmt.Fprintln(w, p.cities[:p.cityN], slices.Collect(p.roads.All))
		for _, t := range p.towns[:p.townN] {
			fmt.Fprintln(w, t.at, t.stored, t.moved)
		}
		for _, x := range p.ships[:p.shipN] {
			fmt.Fprintln(w, x.at, x.cargo, x.spent)
		}
		for h := range p.bases.All {
			fmt.Fprint(w, h, " ")
		}
	}
	w.Flush()
	return fmt.Sprintf("%016x", h.Sum64())
}
