package puertorico

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

// reshuffle makes the discards the new stack. It is called only when a tile is needed (section 5).
func (s *State) reshuffle(env *environment) {
	for t, n := range s.discards {
		for range n {
			s.stack[s.stackN] = Tile(t)
			s.stackN++
		}
	}
	s.discards = [Goods]uint8{}
	env.shuffle(s)
	env.tell(s, EvReshuffle, func(e *Event) { e.Count = int(s.stackN) })
}

// draw takes the next face-down tile; there must be one.
func (s *table) draw() Tile {
	s.stackN--
	t := s.stack[s.stackN]
	s.stack[s.stackN] = 0
	return t
}

// fillRow fills the open row to one tile more than there are players (setup.csv), as far as there are tiles (section 5).
func (s *State) fillRow(env *environment) {
	added, full := s.rowN, uint8(setups[s.seats-MinSeats].row)
	for s.rowN < full && s.drawable() {
		if s.stackN == 0 {
			s.tellRow(env, added)
			added = s.rowN
			s.reshuffle(env)
		}
		s.row[s.rowN] = s.draw()
		s.rowN++
	}
	s.tellRow(env, added)
}

// tellRow emits the tiles that were added to the row from an index on.
func (s *State) tellRow(env *environment, from uint8) {
	if s.rowN > from {
		env.tell(s, EvRow, func(e *Event) { e.Count = copy(e.Tiles[:], s.row[from:s.rowN]) })
	}
}

// discardRow moves the tiles that nobody took to the discards.
func (s *State) discardRow(env *environment) {
	if s.rowN == 0 {
		return
	}
	row, n := s.row, s.rowN
	for i := range n {
		s.discards[s.row[i]]++
		s.row[i] = NoTile
	}
	s.rowN = 0
	env.tell(s, EvDiscarded, func(e *Event) { e.Count = copy(e.Tiles[:], row[:n]) })
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
