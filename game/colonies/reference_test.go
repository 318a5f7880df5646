package colonies_test

import (
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"slices"
	"sort"
	"strings"

	assets "islas/assets/colonies"
)

// reference is a game by a second reading of the rules, against which the fast engine is checked. It was written from the pages
// rules.md and record.md alone, with maps and lists and straight on as the pages go, in the files reference_*_test.go, and shares
// nothing with the engine but the data file. It takes printed actions and gives the lines of a match record; the results of
// chance are given to it. It is a game that is being played: the table, and a play that goes on until somebody has to decide.
type reference struct {
	data     refData
	touch    map[int][]int // hexes by node
	joined   map[int][]int // neighbours by node
	edges    [][2]int
	sides    [][]int // hexes by edge
	board    string
	offers   int
	goal     int
	start    int
	terrain  map[int]string // of sea, home land and known places
	number   map[int]int
	harbours []string
	open     map[int]bool // the open sea, nil after a tile was laid

	seats  []*refSeat
	bank   map[string]int
	supply map[string]int
	deck   map[string]int
	stack  []refTile
	chips  []int
	pirate int // -1 off the board
	army   int // -1 nobody

	round, turn int
	reach       int
	played      bool // a card was played this turn
	moved       bool // the war fleet was built or moved this turn
	offered     int
	sent, had   map[int]bool // settlements that have sent, or received, by shifting this turn
	over        bool

	asked   int // who has to decide, -1 nobody
	kind    string
	options []string
	answer  string
	draw    func(what string) map[string]any // the next result of chance
	lines   []string
	yield   func(struct{}) bool
	next    func() (struct{}, bool)
	stop    func()
	err     error
}

// refSeat is what a seat has.
type refSeat struct {
	cards       map[string]int
	hand, fresh map[string]int // development cards; of them those gained this turn
	used        map[string]int
	points      int // point chips
	home        map[string]int
	settlements map[int]map[string]int // with what they store
	cities      map[int]bool
	roads       map[int]bool
	ships       []*refShip
	bases       map[int]bool
	fleet       int // -1 in stock
}

// refShip is a ship.
type refShip struct {
	at, spent int
	cargo     map[string]int
}

// refTile is a tile of the stack.
type refTile struct {
	Tile          string
	Count, Number int
}

// refData is board.json.
type refData struct {
	Nodes int
	Hexes []struct {
		ID, Number     int
		Kind, Beginner string
		Corners        []int
	}
	Facing    []int
	HomeCoast []int `json:"home_coast"`
	Harbours  []struct {
		Edge     [2]int
		Beginner string
	}
	HomeNumbers []int `json:"home_numbers"`
	Stack       []refTile
	Chips       []int
	Tokens      map[string]int
	Pieces      map[string]int
	Bank        map[string]int
	Cards       map[string]int
	Costs       map[string]map[string]int
}

// Orders of lists (record, at the top).
var (
	refResources = []string{"wood", "clay", "sheep", "wheat", "ore"}
	refTokens    = []string{"find", "gold", "ore", "gem"}
	refCards     = []string{"knight", "roads", "invention", "monopoly", "point"}
)

// abandoned is the panic of a play that can't go on, ended that of one that is over.
type (
	abandoned struct{ err error }
	ended     struct{}
)

// newReference begins a game. It calls chance for all that chance decides.
func newReference(seats, start int, board string, offers, goal int, chance func(what string) map[string]any) *reference {
	g := blank(seats, chance)
	g.board, g.offers, g.goal, g.start = board, offers, goal, start
	g.begin(g.play)
	return g
}

// blank returns a table with nothing on it.
func blank(seats int, chance func(what string) map[string]any) *reference {
	g := &reference{
		draw: chance, pirate: -1, army: -1, turn: -1,
		touch: map[int][]int{}, joined: map[int][]int{}, terrain: map[int]string{}, number: map[int]int{},
	}
	if err := json.Unmarshal([]byte(assets.Board), &g.data); err != nil {
		panic(err)
	}
	g.geometry()
	g.bank, g.supply, g.deck = maps.Clone(g.data.Bank), maps.Clone(g.data.Tokens), maps.Clone(g.data.Cards)
	g.chips = slices.Clone(g.data.Chips)
	for _, t := range g.data.Stack {
		for range t.Count {
			g.stack = append(g.stack, refTile{Tile: t.Tile, Number: t.Number})
		}
	}
	for range seats {
		g.seats = append(g.seats, &refSeat{
			cards: map[string]int{}, hand: map[string]int{}, fresh: map[string]int{}, used: map[string]int{}, home: map[string]int{},
			settlements: map[int]map[string]int{}, cities: map[int]bool{}, roads: map[int]bool{}, bases: map[int]bool{}, fleet: -1,
		})
	}
	return g
}

// geometry finds edges and neighbours.
func (g *reference) geometry() {
	sides := map[[2]int][]int{}
	for _, h := range g.data.Hexes {
		for i, n := range h.Corners {
			m := h.Corners[(i+1)%6]
			g.touch[n] = append(g.touch[n], h.ID)
			e := [2]int{min(n, m), max(n, m)}
			sides[e] = append(sides[e], h.ID)
		}
	}
	for e := range sides {
		g.edges = append(g.edges, e)
	}
	sort.Slice(g.edges, func(i, j int) bool {
		a, b := g.edges[i], g.edges[j]
		return a[0] < b[0] || a[0] == b[0] && a[1] < b[1]
	})
	for _, e := range g.edges {
		g.sides = append(g.sides, sides[e])
		g.joined[e[0]] = append(g.joined[e[0]], e[1])
		g.joined[e[1]] = append(g.joined[e[1]], e[0])
	}
}

// begin plays until somebody has to decide.
func (g *reference) begin(play func()) {
	g.next, g.stop = iter.Pull(func(yield func(struct{}) bool) {
		g.yield = yield
		defer func() {
			g.asked, g.kind, g.options = -1, "over", nil
			switch p := recover().(type) {
			case nil:
			case abandoned:
				g.err = p.err
			case ended:
				g.tellState()
				g.tellEnd()
				g.over = true
			default:
				panic(p)
			}
		}()
		play()
	})
	g.next()
}

// act carries out an action of the deciding seat, and all that follows.
func (g *reference) act(action string) error {
	if !slices.Contains(g.options, action) {
		return fmt.Errorf("%q is not among %q", action, g.options)
	}
	g.answer = action
	g.next()
	return g.err
}

// take returns the lines of the record since the last call.
func (g *reference) take() []string {
	lines := g.lines
	g.lines = nil
	return lines
}

// ask returns a seat's choice; a single option is taken at once and told as forced, but for roll and end (section 19).
func (g *reference) ask(seat int, kind string, options ...string) []string {
	forced := ""
	if len(options) == 1 && options[0] != "roll" && options[0] != "end" {
		g.answer, forced = options[0], `,"forced":true`
	} else {
		g.asked, g.kind, g.options = seat, kind, options
		if !g.yield(struct{}{}) {
			panic(abandoned{})
		}
	}
	g.tell(`{"e":"act","seat":%d,"action":%q%s}`, seat, g.answer, forced)
	return strings.Fields(g.answer)
}

// tell adds a line to the record.
func (g *reference) tell(format string, args ...any) {
	g.lines = append(g.lines, fmt.Sprintf(format, args...))
}

// impossible abandons a play whose chance cannot be.
func impossible(format string, args ...any) {
	panic(abandoned{fmt.Errorf(format, args...)})
}

// die returns a result of chance that is a number.
func die(v any) int {
	n := int(v.(float64))
	if n < 1 || n > 6 {
		impossible("a die shows %d", n)
	}
	return n
}

// clockwise returns all seats, from first on.
func (g *reference) clockwise(first int) (seats []int) {
	for i := range g.seats {
		seats = append(seats, (first+i)%len(g.seats))
	}
	return seats
}

// list returns numbers in the order of names, as JSON.
func list(of map[string]int, names []string) string {
	words := make([]string, len(names))
	for i, name := range names {
		words[i] = fmt.Sprint(of[name])
	}
	return "[" + strings.Join(words, ",") + "]"
}

// numbers returns numbers as JSON, rising.
func numbers(of map[int]bool) string {
	words := []string{}
	for _, n := range slices.Sorted(maps.Keys(of)) {
		words = append(words, fmt.Sprint(n))
	}
	return "[" + strings.Join(words, ",") + "]"
}

// orNull returns a number as JSON, null for -1.
func orNull(n int) string {
	if n < 0 {
		return "null"
	}
	return fmt.Sprint(n)
}

func total(of map[string]int) (n int) {
	for _, k := range of {
		n += k
	}
	return n
}

// quoted returns words as a JSON list.
func quoted(words []string) string { return `["` + strings.Join(words, `","`) + `"]` }
