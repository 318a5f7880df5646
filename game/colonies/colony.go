package colonies

import "islas/game"

// produce pays what a roll brings at home (section 6), and has the colonies pay.
func (s *State) produce(number uint8, env *environment) {
	var due [MaxSeats]Hand
	all := Hand{}
	for set := land.homeSet; set != 0; {
		h := set.Pop()
		if s.numbers[h] != number {
			continue
		}
		r := s.terrain[h].Resource()
		for at := land.corners[h].And(s.built); !at.Empty(); {
			n := at.Pop()
			seat := s.ownerAt(n)
			k := uint8(1)
			if s.players[seat].cityAt(n) {
				k = 2
			}
			due[seat][r] += k
			all[r] += k
		}
	}
	var short [MaxSeats]Hand
	lack := false
	for r, n := range all {
		if n <= s.bank[r] {
			continue
		}
		lack = true
		for seat := range due {
			pays := uint8(0)
			if due[seat][r] == n { // nobody else is due any
				pays = s.bank[r]
			}
			short[seat][r] = due[seat][r] - pays
			due[seat][r] = pays
		}
	}
	for seat := range game.Seat(s.seats) {
		if due[seat] != (Hand{}) {
			s.gain(seat, due[seat])
		}
	}
	env.tell(s, EvCards, func(e *Event) { e.By = due })
	if lack {
		env.tell(s, EvShort, func(e *Event) { e.By = short })
	}
	s.push(task{kind: taskTokens, hex: NoHex})
}

// workTokens finds the next settlement in the colonies that the roll pays; after the last one the volcano that has paid erupts
// (sections 6 and 14).
func (s *State) workTokens(t *task, env *environment) {
	number := s.dice[0] + s.dice[1]
	var paying HexSet
	for set := s.cache.colony; set != 0; {
		if h := set.Pop(); s.numbers[h] == number {
			paying.Add(h)
		}
	}
	if paying != 0 {
		for ; t.done < uint8(s.seats); t.done, t.node = t.done+1, 0 {
			seat := s.seatAt(t.done)
			p := &s.players[seat]
			for i := range p.towns[:p.townN] {
				at := p.towns[i].at
				if at < t.node {
					continue
				}
				earn := task{kind: taskEarn, seat: seat, node: at, hex: NoHex}
				for _, h := range land.nodeHexes[at] {
					switch {
					case !paying.Has(h):
					case s.terrain[h] == Volcano:
						earn.hex = h
					default:
						earn.due[s.terrain[h].Token()]++
					}
				}
				if earn.hex != NoHex || earn.due != (Purse{}) {
					t.node = at + 1
					s.push(earn)
					return
				}
			}
		}
	}
	volcano := t.hex
	s.pop()
	env.tell(s, EvTokens, func(e *Event) {
		for seat, p := range s.earned {
			e.By[seat] = p.hand()
		}
	})
	s.earned = [MaxSeats]Purse{}
	if volcano != NoHex {
		s.erupt(volcano, env)
	}
}

// workEarn pays a settlement what fits, and reports whether its owner has to choose (section 22.7).
func (s *State) workEarn(t *task) bool {
	room := s.players[t.seat].townAt(t.node).room()
	owed := 0
	for k, n := range t.due {
		t.due[k] = min(n, s.supply[k])
		owed += int(t.due[k])
	}
	if t.hex != NoHex && s.supply != (Purse{}) {
		owed++
	}
	if room > 0 && owed > room {
		return true
	}
	if room > 0 {
		for k, n := range t.due {
			s.earn(t, Token(k), n)
		}
		t.due = Purse{}
		if t.hex != NoHex && s.supply != (Purse{}) {
			return true
		}
	}
	s.pop()
	return false
}

// earn gives a settlement n tokens of a kind.
func (s *State) earn(t *task, k Token, n uint8) {
	s.supply[k] -= n
	s.players[t.seat].townAt(t.node).stored[k] += n
	s.earned[t.seat][k] += n
}

// takeEarned gives a settlement the token that its owner has chosen.
func (s *State) takeEarned(t *task, k Token) {
	s.earn(t, k, 1)
	if t.due[k] > 0 {
		t.due[k]--
		return
	}
	for i := range s.tasks[:s.taskN] {
		if s.tasks[i].kind == taskTokens {
			s.tasks[i].hex = t.hex
		}
	}
	t.hex = NoHex
}

// erupt lets a volcano destroy what stands on a corner (section 14).
func (s *State) erupt(h Hex, env *environment) {
	die := env.eruption(s, h)
	n := land.sites[h].Corners[die-1]
	env.tell(s, EvEruption, func(e *Event) { e.Hex, e.N, e.Node = h, die, n })
	seat := s.ownerAt(n)
	if seat == game.NoSeat {
		return
	}
	t := *s.players[seat].townAt(n)
	s.raze(seat, n)
	s.push(task{kind: taskSave, seat: seat, node: n, n: t.web, due: t.stored})
	env.tell(s, EvFell, func(e *Event) { e.Seat, e.Node = seat, n })
}

// workShip lets a ship explore the unknown places at its node, and reports whether its owner has to choose one (section 11).
func (s *State) workShip(t *task, env *environment) bool {
	set := s.unknownAt(t.node)
	switch first := set.Pop(); {
	case first == NoHex:
		s.pop()
	case set == 0:
		s.explore(t, first, env)
	default:
		return true
	}
	return false
}

// explore draws a tile for a place that a ship has reached.
func (s *State) explore(t *task, h Hex, env *environment) {
	seat, n := t.seat, t.node
	if !s.drawTile(seat, h, env) {
		return
	}
	s.pop()
	s.lose(seat, n, s.undock(seat, n).cargo, env)
	s.settleBase(seat, h)
	env.tell(s, EvFound, func(e *Event) { e.Seat, e.Hex, e.Node = seat, h, n })
	s.reward(seat, h, env)
}

// workRoad lets a road explore the unknown places at its ends.
func (s *State) workRoad(t *task, env *environment) {
	ends := land.edges[t.n]
	set := s.unknownAt(ends[0]) | s.unknownAt(ends[1])
	if first := set.Pop(); first == NoHex {
		s.pop()
	} else if s.drawTile(t.seat, first, env) {
		s.reward(t.seat, first, env)
	}
}

// drawTile draws a tile for a place, and a number chip if it needs one; it reports whether it is land.
func (s *State) drawTile(seat game.Seat, h Hex, env *environment) bool {
	k := env.tile(s, seat, h)
	x := land.stack[k]
	s.stack[k]--
	s.tiles--
	s.terrain[h], s.numbers[h] = x.Tile, x.Number
	s.survey()
	env.tell(s, EvTile, func(e *Event) { e.Seat, e.Hex, e.Terrain, e.N = seat, h, x.Tile, int(x.Number) })
	if x.Tile == Sea || x.Number != 0 {
		return x.Tile != Sea
	}
	drawn := env.chips(s, seat, h)
	stays := drawn[0]
	if drawn[1] != 0 {
		stays = drawn[1]
	}
	s.numbers[h] = stays
	s.chips &^= 1 << stays
	env.tell(s, EvChip, func(e *Event) { e.Seat, e.Hex, e.N, e.Chips = seat, h, int(stays), drawn })
	return true
}

// redBy reports whether a hex is next to a red number.
func (s *chart) redBy(h Hex) bool {
	for near := range land.hexNear[h].All {
		if isRed(s.numbers[near]) {
			return true
		}
	}
	return false
}

// reward gives the finder of a land its token, of choice for a volcano (section 11).
func (s *State) reward(seat game.Seat, h Hex, env *environment) {
	k := s.terrain[h].Token()
	if k == NoToken {
		s.push(task{kind: taskFinder, seat: seat, hex: h})
		return
	}
	s.rewardToken(seat, h, k, env)
}

func (s *State) rewardToken(seat game.Seat, h Hex, k Token, env *environment) {
	if s.supply[k] == 0 {
		return
	}
	s.supply[k]--
	s.gainHome(seat, purseOf(k), NoNode, h, env)
}
