package islas

import (
	"bufio"
	"fmt"
	"hash/fnv"

	"islas/game"
)

// Digest returns a fingerprint of a position: two positions that differ in anything on the table or in a hand have, almost
// surely, different ones. It is built from answers of the rules and not from the layout of State, so that a saved game outlives
// changes of that. The order of the deck is left out: seed and actions give it.
func (s *State) Digest() string {
	h := fnv.New64a()
	w := bufio.NewWriter(h) // neither can fail
	d := s.Decision()
	fmt.Fprintln(w, d.Phase, d.Seat, s.Round(), s.Start(), s.Turn(), s.FinalRound(), s.Landing(), s.DeckSize(), s.Goal(), s.DrawPrivilege())
	if s.stalemate > 0 {
		fmt.Fprintln(w, s.Stalemate(), s.Idle(), s.best)
	}
	if s.data != builtIn {
		fmt.Fprintln(w, s.data.String())
	}
	fmt.Fprintln(w, s.Discard(nil))
	for i := range s.ShipSize() {
		card, by := s.ShipAt(i)
		fmt.Fprintln(w, card, by)
	}
	for seat := range game.Seat(s.Seats()) {
		fmt.Fprintln(w, s.HandCards(seat, nil), s.Points(seat))
		for c := range Colour(Colours) {
			fmt.Fprintln(w, s.Houses(seat, c), s.Palaces(seat, c), s.Towns(seat, c))
		}
	}
	for c := range Colour(Colours) {
		fmt.Fprintln(w, s.OwnerOf(c))
	}
	w.Flush()
	return fmt.Sprintf("%016x", h.Sum64())
}
