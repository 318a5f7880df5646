package puertorico

// deal deals the colonists of the ship one at a time, clockwise from the mayor, until it is empty (section 6.2). Placing comes
// next; each seat's colonists are lifted when its turn comes.
func (ch *change) deal() {
	var by [MaxSeats]Barrels
	for i := uint8(0); ch.ship > 0; i++ {
		if int8(i) == ch.seats {
			i = 0
		}
		seat := ch.seatAt(i)
		ch.ship--
		ch.players[seat].sanJuan++
		by[seat][0]++
	}
	ch.tell(EvDealt, func(e *Event) { e.By = by })
	ch.phase, ch.turn, ch.place = PhasePlacing, 0, Groups
}

// lift moves all colonists of the seat whose turn it is to San Juan, from where they are placed anew (section 6.3).
func (s *State) lift() {
	p := &s.players[s.seatAt(s.turn)]
	s.later, s.place = 0, Groups
	for i := uint8(Groups); i > 0; i-- {
		room, taken := p.Circles(placingOrder[i-1])
		if room > 0 {
			s.place = i - 1
			s.later += uint8(room)
		}
		s.lifted[placingOrder[i-1]] = uint8(taken)
		p.sanJuan += uint8(taken)
	}
	p.working, p.workers, p.staffed = [TileKinds]uint8{}, [Buildings]uint8{}, 0
	s.enterGroup(p)
}

// enterGroup subtracts the circles of the current group from later, which leaves those of the groups after it.
func (s *progress) enterGroup(p *Player) {
	if s.place < Groups {
		room, _ := p.Circles(placingOrder[s.place])
		s.later -= uint8(room)
	}
}

// placingRange returns the fewest and the most colonists that may be placed in the current group (section 15).
func (s *State) placingRange() (low, high int) {
	p := &s.players[s.seatAt(s.turn)]
	room, _ := p.Circles(placingOrder[s.place])
	hand := int(p.sanJuan)
	return max(0, min(room, hand-int(s.later))), min(room, hand)
}

// man places n colonists in the current group and moves on to the next group, or seat.
func (s *State) man(n int) {
	p := &s.players[s.seatAt(s.turn)]
	p.staff(placingOrder[s.place], n)
	for s.place++; s.place < Groups; s.place++ {
		if room, _ := p.Circles(placingOrder[s.place]); room > 0 {
			s.enterGroup(p)
			return
		}
	}
	s.lifted = Placement{}
	s.turn++
}

// staff moves n colonists from San Juan to an empty group.
func (p *Player) staff(g Group, n int) {
	if b := g.Building(); b != NoBuilding {
		p.workers[b] = uint8(n)
		if n > 0 {
			p.staffed |= 1 << b
		}
	} else {
		p.working[g.Tile()] = uint8(n)
	}
	p.sanJuan -= uint8(n)
}

// refill refills the colonist ship from the supply: one for each empty circle on buildings, at least one for each player. If
// the supply falls short, the end is triggered (section 6.4).
func (ch *change) refill() {
	want := 0
	for seat := range ch.seats {
		want += ch.players[seat].EmptyCircles()
	}
	want = max(want, int(ch.seats))
	n := min(want, int(ch.colonists))
	ch.colonists -= uint8(n)
	ch.ship = uint8(n)
	ch.tell(EvRefilled, func(e *Event) { e.Count, e.Short = n, n < want })
	if n < want {
		ch.trigger(EndColonists, -1)
	}
}
