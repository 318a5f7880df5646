package game

import (
	"iter"
	"math/bits"
)

// Seat is a player's place at the table, numbered from 0 in turn order (clockwise).
type Seat int8

// NoSeat stands for nobody.
const NoSeat Seat = -1

// MaxSeats is the most seats that a game can have; lists by seat are this long.
const MaxSeats = 5

// SeatSet is a set of seats: bit s is seat s.
type SeatSet uint8

// Has reports whether seat is in the set; NoSeat never is.
func (s SeatSet) Has(seat Seat) bool { return seat >= 0 && s>>uint8(seat)&1 != 0 }

// Add returns the set with seat, which must not be NoSeat.
func (s SeatSet) Add(seat Seat) SeatSet { return s | 1<<uint8(seat) }

// Remove returns the set without seat, which must not be NoSeat.
func (s SeatSet) Remove(seat Seat) SeatSet { return s &^ (1 << uint8(seat)) }

// Count returns the number of seats in the set.
func (s SeatSet) Count() int { return bits.OnesCount8(uint8(s)) }

// First returns the lowest seat of the set, NoSeat if it is empty.
func (s SeatSet) First() Seat {
	if s == 0 {
		return NoSeat
	}
	return Seat(bits.TrailingZeros8(uint8(s)))
}

// All ranges over the seats of the set by rising number.
func (s SeatSet) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}
