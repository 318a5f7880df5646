package puertorico

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
)

// Reference is a game by a second reading of the rules, against which the fast engine is checked. It was written from the rules
// page alone, with maps and lists and straight on as the page goes, section by section, in the files reference_*_test.go, and
// shares nothing with the engine but the data files. It uses printed actions and the lines of a match record; the results of
// chance are given to it. It is a game that is being played: the table, and a play that goes on until somebody has to decide.
type Reference struct {
	players  []*player
	governor int
	round    int
	roles    map[string]int // doubloons on the cards not taken
	points   int            // chips left
	supply   int            // colonists
	ship     int            // colonists
	goods    map[string]int
	quarries int
	left     map[string]int // buildings
	cargo    []*refShip
	house    []string
	row      []string
	stack    map[string]int // tiles face down
	discards map[string]int
	why      map[string]bool // ends that were triggered
	over     bool

	types  []building
	prices map[string]int
	setup  map[string]string

	chooser int // who took the role that is played
	asked   int // who has to decide
	kind    string
	options []string
	answer  string
	draw    func() string
	lines   []string
	yield   func(struct{}) bool
	next    func() (struct{}, bool)
	stop    func()
	err     error
}

// player is the state of a seat.
type player struct {
	doubloons, chips, sanJuan int
	goods                     map[string]int
	tiles, occupied           map[string]int
	buildings                 []string       // in the order built
	colonists                 map[string]int // in the buildings
}

// refShip is a cargo ship.
type refShip struct {
	size int
	kind string // "" while it is empty
	n    int
}

// abandoned is the panic of a play that cannot go on.
type abandoned struct{ err error }

// NewReference begins a game with a first governor and a number of chips. It calls draw for each tile that is drawn from the
// stack.
func NewReference(players, governor, points int, draw func() string) *Reference {
	g := blank(players, draw)
	g.governor, g.round, g.points = governor, 1, points
	g.begin(func() {
		g.setUp()
		g.play(0)
	})
	return g
}

// blank returns a table with nothing on it.
func blank(players int, draw func() string) *Reference {
	g := &Reference{
		draw: draw, types: types(), prices: prices(), setup: setup(players),
		roles: map[string]int{}, goods: map[string]int{}, left: map[string]int{}, stack: map[string]int{},
		discards: map[string]int{}, why: map[string]bool{},
	}
	for range players {
		g.players = append(g.players, &player{goods: map[string]int{}, tiles: map[string]int{}, occupied: map[string]int{}, colonists: map[string]int{}})
	}
	return g
}

// begin plays until somebody has to decide.
func (g *Reference) begin(play func()) {
	g.next, g.stop = iter.Pull(func(yield func(struct{}) bool) {
		g.yield = yield
		defer func() {
			g.asked, g.kind, g.options = -1, "over", nil
			if p := recover(); p != nil {
				end, ok := p.(abandoned)
				if !ok {
					panic(p)
				}
				g.err = end.err
			}
		}()
		play()
	})
	g.next()
}

// Stop ends a play that is not played to its end.
func (g *Reference) Stop() { g.stop() }

// Over reports whether the game is over.
func (g *Reference) Over() bool { return g.over }

// Decision returns who has to decide, -1 when the game is over, and what: a word of section 15.
func (g *Reference) Decision() (seat int, kind string) { return g.asked, g.kind }

// Legal returns the printed forms of the legal actions of the deciding seat.
func (g *Reference) Legal() []string { return g.options }

// Act carries out an action of the deciding seat, and all that follows.
func (g *Reference) Act(action string) error {
	if !slices.Contains(g.options, action) {
		return fmt.Errorf("%q is not among %q", action, g.options)
	}
	g.answer = action
	g.next()
	return g.err
}

// Lines returns the lines of the match record since the last call, from the first chance on.
func (g *Reference) Lines() []string {
	lines := g.lines
	g.lines = nil
	return lines
}

// ask returns a seat's choice; a single option is taken at once, and recorded as forced.
func (g *Reference) ask(seat int, kind string, options ...string) string {
	forced := ""
	if len(options) == 1 {
		g.answer, forced = options[0], `,"forced":true`
	} else {
		g.asked, g.kind, g.options = seat, kind, options
		if !g.yield(struct{}{}) {
			panic(abandoned{})
		}
	}
	g.tell(`{"e":"act","seat":%d,"action":%q%s}`, seat, g.answer, forced)
	return g.answer
}

// tell adds a line to the record.
func (g *Reference) tell(format string, args ...any) {
	g.lines = append(g.lines, fmt.Sprintf(format, args...))
}

// drawTile returns a tile that is drawn from the stack; if the stack is empty, the discards become the stack first. Without any
// tile it returns "". It calls told before the reshuffle.
func (g *Reference) drawTile(told func()) string {
	if sum(g.stack) == 0 {
		if sum(g.discards) == 0 {
			return ""
		}
		told()
		g.stack, g.discards = g.discards, map[string]int{}
		g.tell(`{"e":"chance","what":"reshuffle","tiles":%d}`, sum(g.stack))
	}
	tile := g.draw()
	if g.stack[tile] == 0 {
		panic(abandoned{errors.New("there is no tile " + tile + " in the stack")})
	}
	g.stack[tile]--
	return tile
}

// fillRow draws tiles until the open row is full, or there are none.
func (g *Reference) fillRow() {
	var drawn []string
	told := func() {
		if len(drawn) > 0 {
			g.tell(`{"e":"chance","what":"row","tiles":["%s"]}`, strings.Join(drawn, `","`))
		}
		drawn = nil
	}
	for len(g.row) < refNumber(g.setup["row"]) {
		tile := g.drawTile(told)
		if tile == "" {
			break
		}
		g.row, drawn = append(g.row, tile), append(drawn, tile)
	}
	told()
}

// clockwise returns all seats, from first on.
func (g *Reference) clockwise(first int) (seats []int) {
	for i := range g.players {
		seats = append(seats, (first+i)%len(g.players))
	}
	return seats
}

// of returns the type of building with an id.
func (g *Reference) of(id string) building {
	return g.types[slices.IndexFunc(g.types, func(b building) bool { return b.id == id })]
}

// works reports whether the player has a building with a colonist in it.
func (p *player) works(id string) bool { return p.colonists[id] > 0 }

// full reports whether the island has no free space.
func (p *player) full() bool { return sum(p.tiles) == 12 }

func sum(numbers map[string]int) (n int) {
	for _, k := range numbers {
		n += k
	}
	return n
}
