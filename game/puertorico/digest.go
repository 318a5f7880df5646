package puertorico

import (
	"bufio"
	"fmt"
	"hash/fnv"

	"islas/game"
)

// Digest returns a fingerprint of a position: two positions that differ in anything on the table have, almost surely, different
// ones. It is built from answers of the rules and not from the layout of State, so that a saved game outlives changes of that.
// The order of the stack is left out: seed and actions give it.
func (s *State) Digest() string {
	h := fnv.New64a()
	w := bufio.NewWriter(h) // neither can fail
	fmt.Fprintln(w, s.Decision(), s.Round(), s.governor, s.start, s.picks, s.role, s.chooser, s.ending, s.over)
	fmt.Fprintln(w, s.roles, s.taken, s.points, s.startWith, s.colonists, s.ship, s.goods, s.quarries, s.left)
	fmt.Fprintln(w, s.CargoShips(), s.House(), s.Row(), s.discards, s.StackOf(), s.loaded, s.quiet, s.done, s.wharfed)
	for seat := range game.Seat(s.seats) {
		p := s.Player(seat)
		fmt.Fprintln(w, p.doubloons, p.chips, p.goods, p.produced, p.tiles, p.working, p.Built(), p.workers, p.sanJuan, p.lost)
	}
	w.Flush()
	return fmt.Sprintf("%016x", h.Sum64())
}
