package lines

import (
	"fmt"

	"islas/game"
	"islas/game/colonies"
	"islas/game/record"
)

// fate decides chance as the lines of a record say. It implements colonies.Fate. A line that says what is not possible is reported
// to the script, and something possible happens instead; so it does where a line is missing.
type fate struct {
	script *record.Script
	board  colonies.Setup
	before colonies.State // the position before the action
	at     int            // index in script.Rest of the first line that no chance of the action was taken from

	tiles [colonies.TileKinds]int // left in the stack by kind
	cards [colonies.Cards]int     // left in the deck
	chips []int                   // left

	refused int // chip that was drawn for the place last asked for and is refused if another is drawn; 0 for none
	place   colonies.Hex
	second  int // second chip in the line of that place, 0 for none
	chipsAt int // index in script.Rest of that line, -1 if there is none
}

func newFate(script *record.Script) fate {
	f := fate{script: script, place: colonies.NoHex}
	for kind := range f.tiles {
		_, _, f.tiles[kind] = colonies.TileOf(kind)
	}
	for c, n := range colonies.Deck() {
		f.cards[c] = int(n)
	}
	for _, n := range colonies.ChipNumbers() {
		f.chips = append(f.chips, int(n))
	}
	return f
}

// begin begins an action, whose line is the next one.
func (f *fate) begin(s *colonies.State) { f.before, f.at, f.place = *s, 1, colonies.NoHex }

// next returns the next line for chance of what the current action leads to, and its index in script.Rest, if it is of the type
// asked for; otherwise nil.
func next[T any](f *fate) (line *T, i int) {
	rest := f.script.Rest()
	for i := f.at; i < len(rest); i++ {
		switch l := rest[i].(type) {
		case *T:
			f.at = i + 1
			return l, i
		case *diceLine, *tileLine, *chipLine, *cardLine, *stolenLine, *eruptionLine:
			return nil, 0
		case *actLine:
			if !l.Forced {
				return nil, 0
			}
		}
	}
	return nil, 0
}

// impossible reports a line to the script.
func (f *fate) impossible(line int, format string, args ...any) {
	f.script.Impossible(line, fmt.Sprintf(format, args...))
}

// Home implements colonies.Fate.
func (f *fate) Home() (l colonies.Layout) {
	for i, h := range colonies.HomeHexes() {
		l.Terrain[i], l.Numbers[i] = colonies.SiteOf(h).Beginner, colonies.SiteOf(h).Number
	}
	for i := range l.Harbours {
		l.Harbours[i] = colonies.PierOf(i).Beginner
	}
	line, i := next[homeLine](f)
	if line == nil {
		return l
	}
	var told colonies.Layout
	for k := range told.Terrain {
		told.Terrain[k], told.Numbers[k] = colonies.Terrain(line.Terrain[k]), uint8(line.Numbers[k])
		if line.Numbers[k] < 2 || line.Numbers[k] > 12 {
			f.impossible(i, "there is no number %d on the home island", line.Numbers[k])
			return l
		}
	}
	for k := range told.Harbours {
		told.Harbours[k] = colonies.Resource(line.Harbours[k])
	}
	if problem := wrongHome(f.board, &l, &told); problem != "" {
		f.impossible(i, "%s", problem)
		return l
	}
	return told
}

// wrongHome returns what is wrong with an arrangement of the home island, given that on the beginner's board; empty if it is
// possible with the option board.
func wrongHome(board colonies.Setup, printed, told *colonies.Layout) string {
	switch {
	case board == colonies.Beginner && *told != *printed:
		return "the beginner's home island is another one"
	case count(told.Terrain[:]) != count(printed.Terrain[:]):
		return "these are not the land hexes of the home island"
	case count(told.Harbours[:]) != count(printed.Harbours[:]):
		return "these are not the harbours of the home island"
	case board != colonies.Free && told.Numbers != printed.Numbers:
		return "the numbers of the home island stand elsewhere on this board"
	case count(told.Numbers[:]) != count(printed.Numbers[:]):
		return "these are not the numbers of the home island"
	case board == colonies.Free && redNeighbours(told):
		return "a 6 or 8 of the home island is next to another"
	}
	return ""
}

// count returns how often each value is in a list.
func count[T ~uint8](list []T) (times [256]int) {
	for _, v := range list {
		times[v]++
	}
	return times
}

// redNeighbours reports whether two hexes with 6 or 8 share a side.
func redNeighbours(l *colonies.Layout) bool {
	red := map[colonies.Hex]bool{}
	for i, h := range colonies.HomeHexes() {
		red[h] = l.Numbers[i] == 6 || l.Numbers[i] == 8
	}
	for e := range colonies.Edge(colonies.Edges) {
		if at := e.Hexes(); red[at[0]] && red[at[1]] {
			return true
		}
	}
	return false
}

// Dice implements colonies.Fate.
func (f *fate) Dice() [2]uint8 {
	line, i := next[diceLine](f)
	switch {
	case line == nil:
		return [2]uint8{1, 1}
	case !die(line.Dice[0]) || !die(line.Dice[1]):
		f.impossible(i, "dice show 1 to 6, not %d and %d", line.Dice[0], line.Dice[1])
		return [2]uint8{1, 1}
	}
	return [2]uint8{uint8(line.Dice[0]), uint8(line.Dice[1])}
}

// die reports whether a die can show n.
func die(n int) bool { return n >= 1 && n <= 6 }

// Tile implements colonies.Fate.
func (f *fate) Tile(colonies.Hex) (colonies.Terrain, int) {
	kind := firstLeft(f.tiles[:])
	if line, i := next[tileLine](f); line != nil {
		number := 0
		if line.Number != nil {
			number = *line.Number
		}
		if told := f.tileKind(colonies.Terrain(line.Tile), number); told >= 0 && (number != 0 || line.Number == nil) {
			kind = told
		} else {
			f.impossible(i, "the tile %s with this number is not left in the stack", colonies.Terrain(line.Tile).ID())
		}
	}
	f.tiles[kind]--
	t, number, _ := colonies.TileOf(kind)
	return t, number
}

// tileKind returns the kind of a tile that is left in the stack, -1 if there is none.
func (f *fate) tileKind(terrain colonies.Terrain, number int) int {
	for kind, left := range f.tiles {
		if t, n, _ := colonies.TileOf(kind); left > 0 && t == terrain && n == number {
			return kind
		}
	}
	return -1
}

// firstLeft returns the index of the first number above zero.
func firstLeft(numbers []int) int {
	for i, n := range numbers {
		if n > 0 {
			return i
		}
	}
	return 0
}

// Chip implements colonies.Fate.
func (f *fate) Chip(place colonies.Hex) (number int) {
	if place == f.place && f.refused != 0 {
		return f.secondChip()
	}
	number = f.chips[0]
	f.place, f.second, f.chipsAt = place, 0, -1
	if line, i := next[chipLine](f); line != nil {
		f.chipsAt = i
		switch {
		case len(line.Chips) != 1 && len(line.Chips) != 2:
			f.impossible(i, "one chip is drawn, or two, not %d", len(line.Chips))
		case len(line.Chips) == 2 && line.Chips[0] == line.Chips[1] || !f.left(line.Chips...):
			f.impossible(i, "a chip in this line is not left")
		default:
			number = line.Chips[0]
			if len(line.Chips) == 2 {
				f.second = line.Chips[1]
			}
		}
	}
	f.refused = number
	f.take(number)
	return number
}

// secondChip draws another chip for the place, and puts the first one back.
func (f *fate) secondChip() int {
	first, second := f.refused, f.second
	if f.refused = 0; second == 0 {
		if second = f.chips[0]; f.chipsAt >= 0 {
			f.impossible(f.chipsAt, "the chip %d is refused here, next to a 6 or 8, and another one is drawn", first)
		}
	}
	f.take(second)
	f.chips = append(f.chips, first)
	return second
}

// left reports whether all these chips are left.
func (f *fate) left(numbers ...int) bool {
	for _, n := range numbers {
		found := false
		for _, chip := range f.chips {
			found = found || chip == n
		}
		if !found {
			return false
		}
	}
	return true
}

// take takes a chip.
func (f *fate) take(number int) {
	for i, chip := range f.chips {
		if chip == number {
			f.chips = append(f.chips[:i:i], f.chips[i+1:]...)
			return
		}
	}
}

// Card implements colonies.Fate.
func (f *fate) Card(game.Seat) colonies.Card {
	c := colonies.Card(firstLeft(f.cards[:]))
	if line, i := next[cardLine](f); line != nil {
		if told := colonies.Card(line.Card); f.cards[told] > 0 {
			c = told
		} else {
			f.impossible(i, "the card %s is not left in the deck", told.ID())
		}
	}
	f.cards[c]--
	return c
}

// Stolen implements colonies.Fate. Nothing changes the victim's hand between an action and what is stolen by it.
func (f *fate) Stolen(victim game.Seat) colonies.Resource {
	hand := handOf(f.before.Hand(victim))
	r := colonies.Resource(firstLeft(hand[:]))
	if line, i := next[stolenLine](f); line != nil {
		if told := colonies.Resource(line.Card); hand[told] > 0 {
			r = told
		} else {
			f.impossible(i, "seat %d has no %s that could be stolen", victim, told.ID())
		}
	}
	return r
}

// Eruption implements colonies.Fate.
func (f *fate) Eruption(colonies.Hex) int {
	line, i := next[eruptionLine](f)
	switch {
	case line == nil:
		return 1
	case !die(line.Die):
		f.impossible(i, "a die shows 1 to 6, not %d", line.Die)
		return 1
	}
	return line.Die
}
