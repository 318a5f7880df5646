package colonies

import "islas/game"

// produce pays what a roll brings at home (section 6), and has the colonies pay.
func (ch *change) produce(number uint8) {
	var due [MaxSeats]Hand
	all := Hand{}
	for set := land.homeSet; set != 0; {
		h := set.Pop()
		if ch.numbers[h] != number {
			continue
		}
		r := ch.terrain[h].Resource()
		for at := land.corners[h].And(ch.built); !at.Empty(); {
			n := at.Pop()
			seat := ch.ownerAt(n)
			k := uint8(1)
			if ch.players[seat].cityAt(n) {
				k = 2
			}
			due[seat][r] += k
			all[r] += k
		}
	}
	var short [MaxSeats]Hand
	lack := false
	for r, n := range all {
		if n <= ch.bank[r] {
			continue
		}
		lack = true
		for seat := range due {
			pays := uint8(0)
			if due[seat][r] == n { // nobody else is due any
				pays = ch.bank[r]
			}
			short[seat][r] = due[seat][r] - pays
			due[seat][r] = pays
		}
	}
	for seat := range game.Seat(ch.seats) {
		if due[seat] != (Hand{}) {
			ch.gain(seat, due[seat])
		}
	}
	ch.tell(EvCards, func(e *Event) { e.By = due })
	if lack {
		ch.tell(EvShort, func(e *Event) { e.By = short })
	}
	ch.push(task{kind: taskTokens, hex: NoHex})
}

// workTokens finds the next settlement in the colonies that the roll pays; after the last one the volcano that has paid erupts
// (sections 6 and 14).
func (ch *change) workTokens(t *task) {
	number := ch.dice[0] + ch.dice[1]
	var paying HexSet
	for set := ch.cache.colony; set != 0; {
		if h := set.Pop(); ch.numbers[h] == number {
			paying.Add(h)
		}
	}
	if paying != 0 {
		for ; t.done < uint8(ch.seats); t.done, t.node = t.done+1, 0 {
			seat := ch.seatAt(t.done)
			p := &ch.players[seat]
			for i := range p.towns[:p.townN] {
				at := p.towns[i].at
				if at < t.node {
					continue
				}
				earn := task{kind: taskEarn, seat: seat, node: at, hex: NoHex}
				for _, h := range land.nodeHexes[at] {
					switch {
					case !paying.Has(h):
					case ch.terrain[h] == Volcano:
						earn.hex = h
					default:
						earn.due[ch.terrain[h].Token()]++
					}
				}
				if earn.hex != NoHex || earn.due != (Purse{}) {
					t.node = at + 1
					ch.push(earn)
					return
				}
			}
		}
	}
	volcano := t.hex
	ch.pop()
	ch.tell(EvTokens, func(e *Event) {
		for seat, p := range ch.earned {
			e.By[seat] = p.hand()
		}
	})
	ch.earned = [MaxSeats]Purse{}
	if volcano != NoHex {
		ch.erupt(volcano)
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
func (ch *change) erupt(h Hex) {
	die := ch.eruption(h)
	n := land.sites[h].Corners[die-1]
	ch.tell(EvEruption, func(e *Event) { e.Hex, e.N, e.Node = h, die, n })
	seat := ch.ownerAt(n)
	if seat == game.NoSeat {
		return
	}
	t := *ch.players[seat].townAt(n)
	ch.raze(seat, n)
	ch.push(task{kind: taskSave, seat: seat, node: n, n: t.web, due: t.stored})
	ch.tell(EvFell, func(e *Event) { e.Seat, e.Node = seat, n })
}

// workShip lets a ship explore the unknown places at its node, and reports whether its owner has to choose one (section 11).
func (ch *change) workShip(t *task) bool {
	set := ch.unknownAt(t.node)
	switch first := set.Pop(); {
	case first == NoHex:
		ch.pop()
	case set == 0:
		ch.explore(t, first)
	default:
		return true
	}
	return false
}

// explore draws a tile for a place that a ship has reached.
func (ch *change) explore(t *task, h Hex) {
	seat, n := t.seat, t.node
	if !ch.drawTile(seat, h) {
		return
	}
	ch.pop()
	ch.lose(seat, n, ch.undock(seat, n).cargo)
	ch.settleBase(seat, h)
	ch.tell(EvFound, func(e *Event) { e.Seat, e.Hex, e.Node = seat, h, n })
	ch.reward(seat, h)
}

// workRoad lets a road explore the unknown places at its ends.
func (ch *change) workRoad(t *task) {
	set := ch.Uncovers(Edge(t.n))
	if first := set.Pop(); first == NoHex {
		ch.pop()
	} else if ch.drawTile(t.seat, first) {
		ch.reward(t.seat, first)
	}
}

// drawTile draws a tile for a place, and a number chip if it needs one; it reports whether it is land.
func (ch *change) drawTile(seat game.Seat, h Hex) bool {
	k := ch.tile(seat, h)
	x := land.stack[k]
	ch.stack[k]--
	ch.tiles--
	ch.terrain[h], ch.numbers[h] = x.Tile, x.Number
	ch.survey()
	ch.tell(EvTile, func(e *Event) { e.Seat, e.Hex, e.Terrain, e.N = seat, h, x.Tile, int(x.Number) })
	if x.Tile == Sea || x.Number != 0 {
		return x.Tile != Sea
	}
	drawn := ch.drawChips(seat, h)
	stays := drawn[0]
	if drawn[1] != 0 {
		stays = drawn[1]
	}
	ch.numbers[h] = stays
	ch.chips &^= 1 << stays
	ch.tell(EvChip, func(e *Event) { e.Seat, e.Hex, e.N, e.Chips = seat, h, int(stays), drawn })
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
func (ch *change) reward(seat game.Seat, h Hex) {
	k := ch.terrain[h].Token()
	if k == NoToken {
		ch.push(task{kind: taskFinder, seat: seat, hex: h})
		return
	}
	ch.rewardToken(seat, h, k)
}

func (ch *change) rewardToken(seat game.Seat, h Hex, k Token) {
	if ch.supply[k] == 0 {
		return
	}
	ch.supply[k]--
	ch.gainHome(seat, purseOf(k), NoNode, h)
}
