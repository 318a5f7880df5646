package puertorico

import "slices"

// drawable reports whether a face-down tile can be drawn, if need be after the discards are shuffled.
func (s *table) drawable() bool {
	if s.stackN > 0 {
		return true
	}
	for _, n := range s.discards {
		if n > 0 {
			return true
		}
	}
	return false
}

// Gaps returns the open row as it lay once, with NoTile in the places of the tiles that have been taken since; the first of a kind is
// taken. If it is not one of which left is left, it returns left.
func Gaps(row, left []Tile) []Tile {
	all, n := slices.Clone(row), len(left)
	for i := len(all) - 1; i >= 0; i-- {
		if n > 0 && all[i] == left[n-1] {
			n--
		} else {
			all[i] = NoTile
		}
	}
	if n > 0 {
		return left
	}
	return all
}

// reshuffle makes the discards the new stack. It is called only when a tile is needed (section 5).
func (ch *change) reshuffle() {
	for t, n := range ch.discards {
		for range n {
			ch.stack[ch.stackN] = Tile(t)
			ch.stackN++
		}
	}
	ch.discards = [Goods]uint8{}
	ch.shuffle()
	ch.tell(EvReshuffle, func(e *Event) { e.Count = int(ch.stackN) })
}

// draw takes the next face-down tile; there must be one.
func (s *table) draw() Tile {
	s.stackN--
	t := s.stack[s.stackN]
	s.stack[s.stackN] = 0
	return t
}

// fillRow fills the open row to one tile more than there are players (setup.csv), as far as there are tiles (section 5).
func (ch *change) fillRow() {
	added, full := ch.rowN, uint8(setups[ch.seats-MinSeats].row)
	for ch.rowN < full && ch.drawable() {
		if ch.stackN == 0 {
			ch.tellRow(added)
			added = ch.rowN
			ch.reshuffle()
		}
		ch.row[ch.rowN] = ch.draw()
		ch.rowN++
	}
	ch.tellRow(added)
}

// tellRow emits the tiles that were added to the row from an index on.
func (ch *change) tellRow(from uint8) {
	if ch.rowN > from {
		ch.tell(EvRow, func(e *Event) { e.Count = copy(e.Tiles[:], ch.row[from:ch.rowN]) })
	}
}

// discardRow moves the tiles that nobody took to the discards.
func (ch *change) discardRow() {
	if ch.rowN == 0 {
		return
	}
	row, n := ch.row, ch.rowN
	for i := range n {
		ch.discards[ch.row[i]]++
		ch.row[i] = NoTile
	}
	ch.rowN = 0
	ch.tell(EvDiscarded, func(e *Event) { e.Count = copy(e.Tiles[:], row[:n]) })
}

// inRow returns the index of the first tile of a kind in the row, -1 if there is none.
func (s *table) inRow(t Tile) int {
	for i, k := range s.row[:s.rowN] {
		if k == t {
			return i
		}
	}
	return -1
}

// takeFromRow removes the tile at an index of the row; the others close up.
func (s *table) takeFromRow(i int) {
	copy(s.row[i:s.rowN], s.row[i+1:s.rowN])
	s.rowN--
	s.row[s.rowN] = NoTile
}
