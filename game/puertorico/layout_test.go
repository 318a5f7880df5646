package puertorico

import (
	"slices"
	"strings"
	"testing"

	"islas/game"
)

// layout is a table on which a test lays out a position, in the words of the rules. Every tile, barrel, building, colonist and
// chip it uses comes out of the supply, so that nothing is made up. Once it is played on, the reference plays along.
type layout struct{ pair }

// lay returns the table of a new game in which seat 0 is governor and takes the first role, and the seats have only money: the
// tiles of the set-up are face down.
func lay(t testing.TB, seats int) *layout {
	t.Helper()
	s, err := New(Options{Seats: seats, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	l := &layout{pair{TB: t, State: s}}
	for seat := range seats {
		p := &l.players[seat]
		for t, n := range p.tiles[:Goods] {
			for range n {
				p.tiles[t]--
				l.cover(Tile(t))
			}
		}
	}
	return l
}

// cover puts a tile under the stack.
func (l *layout) cover(t Tile) {
	copy(l.stack[1:], l.stack[:l.stackN])
	l.stack[0] = t
	l.stackN++
}

// uncover removes a tile from the stack.
func (l *layout) uncover(t Tile) {
	l.Helper()
	i := slices.Index(l.stack[:l.stackN], t)
	if i < 0 {
		l.Fatalf("no %v is left in the stack", t)
	}
	copy(l.stack[i:], l.stack[i+1:l.stackN])
	l.stackN--
}

// The following read their arguments as words: "corn", "3 corn" or "2/3 corn", which is three of which two are occupied.

// item is one of them.
type item struct {
	n, occupied int
	id          string
}

func (l *layout) items(list string) (items []item) {
	l.Helper()
	for _, text := range strings.Split(list, ",") {
		it := item{n: 1, id: strings.TrimSpace(text)}
		if count, id, ok := strings.Cut(it.id, " "); ok {
			it.id = id
			if occupied, n, ok := strings.Cut(count, "/"); ok {
				it.occupied, count = l.number(occupied), n
			}
			it.n = l.number(count)
		}
		items = append(items, it)
	}
	return items
}

func (l *layout) number(text string) (n int) {
	l.Helper()
	for _, digit := range text {
		if digit < '0' || digit > '9' {
			l.Fatalf("%q is no number", text)
		}
		n = 10*n + int(digit-'0')
	}
	return n
}

func (l *layout) good(id string) Good {
	l.Helper()
	g, ok := GoodByID(id)
	if !ok {
		l.Fatalf("no good is called %q", id)
	}
	return g
}

// island gives a seat tiles: island(0, "2/3 sugar, quarry").
func (l *layout) island(seat game.Seat, list string) {
	l.Helper()
	p := &l.players[seat]
	for _, it := range l.items(list) {
		t, ok := TileByID(it.id)
		if !ok {
			l.Fatalf("no tile is called %q", it.id)
		}
		for range it.n {
			if t == Quarry {
				l.quarries--
			} else {
				l.uncover(t)
			}
			p.tiles[t]++
		}
		p.working[t] += uint8(it.occupied)
		l.settle(it.occupied)
	}
}

// settle takes colonists out of the supply.
func (l *layout) settle(n int) {
	l.Helper()
	if n > int(l.colonists) {
		l.Fatalf("there are not %d colonists left", n)
	}
	l.colonists -= uint8(n)
}

// city gives a seat buildings with numbers of colonists: city(0, "2 sugar-mill, 0 office"); one without a number has all its
// circles filled.
func (l *layout) city(seat game.Seat, list string) {
	l.Helper()
	p := &l.players[seat]
	for _, text := range strings.Split(list, ",") {
		count, id, counted := strings.Cut(strings.TrimSpace(text), " ")
		if !counted {
			id = count
		}
		b, ok := BuildingByID(id)
		if !ok || l.left[b] == 0 {
			l.Fatalf("no %q is left", id)
		}
		n := b.Circles()
		if counted {
			n = l.number(count)
		}
		l.left[b]--
		p.owned |= 1 << b
		p.built[p.builtN] = b
		p.builtN++
		p.spaces += uint8(b.Spaces())
		p.workers[b] = uint8(n)
		if n > 0 {
			p.staffed |= 1 << b
		}
		l.settle(n)
	}
}

// barrels gives a seat barrels: barrels(0, "3 corn, sugar").
func (l *layout) barrels(seat game.Seat, list string) {
	l.Helper()
	for _, it := range l.items(list) {
		g := l.good(it.id)
		l.take(g, it.n)
		l.players[seat].goods[g] += uint8(it.n)
	}
}

// take takes barrels out of the supply.
func (l *layout) take(g Good, n int) {
	l.Helper()
	if n > int(l.goods[g]) {
		l.Fatalf("there are not %d barrels of %v left", n, g)
	}
	l.goods[g] -= uint8(n)
}

// money sets the doubloons of a seat.
func (l *layout) money(seat game.Seat, n int) { l.players[seat].doubloons = uint16(n) }

// chips gives a seat chips.
func (l *layout) chips(seat game.Seat, n int) {
	l.players[seat].chips += uint16(n)
	l.points -= uint8(n)
}

// waiting puts colonists into a seat's San Juan.
func (l *layout) waiting(seat game.Seat, n int) {
	l.Helper()
	l.settle(n)
	l.players[seat].sanJuan += uint8(n)
}

// hiring sets the colonists in the supply and on the ship, and takes the others out of the game.
func (l *layout) hiring(supply, ship int) { l.colonists, l.ship = uint8(supply), uint8(ship) }

// sold fills the trading house: sold("corn, sugar").
func (l *layout) sold(list string) {
	l.Helper()
	for _, it := range l.items(list) {
		g := l.good(it.id)
		l.take(g, 1)
		l.house[l.housed] = g
		l.housed++
	}
}

// aboard loads the cargo ship of a size.
func (l *layout) aboard(size, n int, id string) {
	l.Helper()
	i := slices.IndexFunc(l.cargo[:], func(c Cargo) bool { return int(c.Size) == size })
	if i < 0 {
		l.Fatalf("there is no ship of %d", size)
	}
	g := l.good(id)
	l.take(g, n)
	l.cargo[i].Kind, l.cargo[i].N = g, uint8(n)
}

// open sets the row: open("corn, 2 sugar").
func (l *layout) open(list string) {
	l.Helper()
	for _, t := range l.row[:l.rowN] {
		l.cover(t)
	}
	l.rowN = 0
	for i := range l.row {
		l.row[i] = NoTile
	}
	for _, it := range l.items(list) {
		for range it.n {
			t, _ := TileByID(it.id)
			l.uncover(t)
			l.row[l.rowN] = t
			l.rowN++
		}
	}
}

// onTop puts tiles on top of the stack, the first to be drawn first: onTop("tobacco, corn").
func (l *layout) onTop(list string) {
	l.Helper()
	for _, it := range slices.Backward(l.items(list)) {
		t, _ := TileByID(it.id)
		l.uncover(t)
		l.stack[l.stackN] = t
		l.stackN++
	}
}

// stacked leaves n tiles in the stack; the others are discarded.
func (l *layout) stacked(n int) {
	for int(l.stackN) > n {
		t := l.stack[0]
		l.uncover(t)
		l.discards[t]++
	}
}

// lastPick leaves one role of the round to be taken, and the named cards to choose from.
func (l *layout) lastPick(cards ...Role) {
	_, picks := l.Picks()
	for r := range Role(Roles) {
		if !slices.Contains(cards, r) && l.roles[r] >= 0 && int(l.picks) < picks-1 {
			l.roles[r], l.taken[r] = -1, l.picker()
			l.picks++
		}
	}
	l.decider = l.picker()
}
