package shell

import (
	"maps"
	"math/rand/v2"
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/stage"
)

// draft is a match being set up. Boards, if the game has any, are picked in turn order from the start player on, so the seats with a board
// are always the first in that order; every change restores this.
type draft struct {
	info   *game.Info
	Seats  [game.MaxSeats]draftSeat // those beyond Count keep their names for when they return
	Count  int                      // number of seats that play, within the game's limits
	Start  game.Seat                // who begins, NoSeat if that is drawn (game.Info.StartDrawn)
	values game.Values              // of all options; shared with copies, never modified
	own    string                   // values of the custom edition, empty without one
	coded  bool                     // it is the match of a code, which always has the built-in values
	luck   uint64                   // seed by which computers pick boards
}

// draftSeat is one seat of a draft.
type draftSeat struct {
	Name    string `json:"name"`    // as typed; empty for the usual name of the seat
	Control string `json:"control"` // game.Human or the id of a computer level
	Board   string `json:"board"`   // empty until picked, and in games without boards
}

// startLot separates the draw of the start player from other uses of a seed.
const startLot = 0x7374617274

// drawStart returns the start player among so many seats, drawn by the seed.
func drawStart(seats int, seed uint64) game.Seat {
	return game.Seat(game.Below(rand.NewPCG(seed, startLot), uint64(seats)))
}

// usualSeats is the number of seats offered the first time, in games that allow it.
const usualSeats = 3

// newDraft returns what is offered the first time: one person against computers.
func newDraft(info *game.Info) draft {
	d := draft{info: info, Count: min(max(usualSeats, info.MinSeats), info.MaxSeats), values: info.Complete(nil), luck: rand.Uint64()}
	for _, o := range info.Options {
		if o.Defaults != nil { // it follows the number of players until somebody sets it
			delete(d.values, o.ID)
		}
	}
	for i := range d.Seats {
		d.Seats[i].Control = d.weakest()
	}
	d.Seats[0].Control = game.Human
	if info.StartDrawn {
		d.Start = game.NoSeat
	}
	return d
}

// weakest returns the weakest of the computer levels, or game.Human if there is none.
func (d *draft) weakest() string {
	if levels := d.info.Levels.Offered(); len(levels) > 0 {
		return levels[0]
	}
	return game.Human
}

// options returns the options that have more than one choice with the number of seats.
func (d *draft) options() []game.Option {
	options := d.info.Offered(d.Count)
	if d.own != "" {
		options = append(options, editionOption())
	}
	return options
}

// Values of the option that is offered to whoever has entered a custom edition.
const (
	asBuiltIn   = 1
	asInEdition = 2
)

// editionOption returns the option of which values the match is played with.
func editionOption() game.Option {
	return game.Option{ID: "box", Flag: "box", Default: asInEdition, Choices: []int{asBuiltIn, asInEdition}}
}

// edition returns the values with which the match is played (match.Setup.Edition), empty for the built-in ones.
func (d *draft) edition() string {
	o := editionOption()
	if d.value(&o) != asInEdition {
		return ""
	}
	return d.own
}

// settled reports whether nothing can be chosen about an option.
func (d *draft) settled(o *game.Option) bool { return d.coded && o.ID == editionOption().ID }

// value returns what an option is set to, or its default if that is not allowed with the number of seats.
func (d *draft) value(o *game.Option) int {
	if d.settled(o) {
		return asBuiltIn
	}
	if n, ok := d.values[o.ID]; ok && o.Allows(n) {
		return n
	}
	return o.Default
}

// setValue sets an option.
func (d *draft) setValue(option string, n int) {
	d.values = maps.Clone(d.values)
	d.values[option] = n
}

// order returns the seats in the order in which they pick boards, from seat 0 while the start player is not known.
func (d *draft) order() []game.Seat {
	order := make([]game.Seat, d.Count)
	for i := range order {
		order[i] = (max(d.Start, 0) + game.Seat(i)) % game.Seat(d.Count)
	}
	return order
}

// boards reports whether the game has boards to pick.
func (d *draft) boards() bool { return len(d.info.Boards.IDs) > 0 }

// picker returns the seat that picks a board next, or NoSeat if none has to.
func (d *draft) picker() game.Seat {
	if !d.boards() {
		return game.NoSeat
	}
	for _, seat := range d.order() {
		if d.Seats[seat].Board == "" {
			return seat
		}
	}
	return game.NoSeat
}

// owner returns the seat that has picked a board, or NoSeat if the board is free.
func (d *draft) owner(board string) game.Seat {
	for seat := range game.Seat(d.Count) {
		if d.Seats[seat].Board == board {
			return seat
		}
	}
	return game.NoSeat
}

// pick gives a board to the seat whose turn it is to pick, if the board is free, and lets the computers that follow pick theirs.
func (d *draft) pick(board string) {
	seat := d.picker()
	if seat == game.NoSeat || d.owner(board) != game.NoSeat {
		return
	}
	d.Seats[seat].Board = board
	d.settle()
}

// unpick takes the board back from a seat and from all that picked after it. Computers before the next person pick again at once; so a
// computer's board goes back to the last person before it, if there is one.
func (d *draft) unpick(seat game.Seat) {
	order := d.order()
	i := slices.Index(order, seat)
	if i < 0 {
		return
	}
	for i > 0 && !d.human(order[i]) {
		i--
	}
	if !d.human(order[i]) { // only computers up to here: let the first of them draw again
		d.luck++
	}
	d.Seats[order[i]].Board = ""
	d.settle()
}

// lot gives every seat a random board.
func (d *draft) lot() {
	boards := slices.Clone(d.info.Boards.IDs)
	rand.Shuffle(len(boards), func(i, j int) { boards[i], boards[j] = boards[j], boards[i] })
	for i, seat := range d.order() {
		d.Seats[seat].Board = boards[i]
	}
}

// setCount changes the number of seats.
func (d *draft) setCount(n int) {
	d.Count = min(max(n, d.info.MinSeats), d.info.MaxSeats)
	if int(d.Start) >= d.Count {
		d.Start = d.firstStart()
	}
	for i := d.Count; i < len(d.Seats); i++ {
		d.Seats[i].Board = ""
	}
	d.settle()
}

// setStart sets the start player, or unsets it if it was that seat and can be drawn. That changes the order, so all boards are picked
// again.
func (d *draft) setStart(seat game.Seat) {
	if d.Start == seat {
		if !d.info.StartDrawn {
			return
		}
		seat = game.NoSeat
	}
	d.Start = seat
	for i := range d.Seats {
		d.Seats[i].Board = ""
	}
	d.settle()
}

// setControl sets who plays a seat. A person who takes over from a computer picks a board of their own.
func (d *draft) setControl(seat game.Seat, control string) {
	if control == game.Human && !d.human(seat) {
		d.Seats[seat].Board = ""
	}
	d.Seats[seat].Control = control
	d.settle()
}

// human reports whether a person plays the seat.
func (d *draft) human(seat game.Seat) bool { return d.Seats[seat].Control == game.Human }

// settle restores the order of picking: no seat has a board that comes after one without, and computers whose turn it is pick at once.
func (d *draft) settle() {
	if !d.boards() {
		return
	}
	waiting := false
	for i, seat := range d.order() {
		switch {
		case waiting:
			d.Seats[seat].Board = ""
		case d.Seats[seat].Board != "":
		case d.human(seat):
			waiting = true
		default:
			free := slices.DeleteFunc(slices.Clone(d.info.Boards.IDs), func(id string) bool { return d.owner(id) != game.NoSeat })
			lot := rand.New(rand.NewPCG(d.luck, uint64(i)))
			d.Seats[seat].Board = free[lot.IntN(len(free))]
		}
	}
}

// name returns the name of a seat: as typed, or the usual one.
func (d *draft) name(seat game.Seat, usual func(game.Seat) string) string {
	if name := match.CleanName(d.Seats[seat].Name); name != "" {
		return name
	}
	return usual(seat)
}

// setup returns the match drafted, with every name used once (match.Distinguish).
func (d *draft) setup(usual func(game.Seat) string, seed uint64) match.Setup {
	setup := match.Setup{Start: d.Start, Values: game.Values{}, Seed: seed, Edition: d.edition()}
	if d.Start == game.NoSeat {
		setup.Start = drawStart(d.Count, seed)
	}
	for _, o := range d.info.At(d.Count).Options {
		setup.Values[o.ID] = d.value(&o)
	}
	setup.Values = d.info.Agree(setup.Values)
	for seat := range game.Seat(d.Count) {
		setup.Seats = append(setup.Seats, match.Seat{Name: d.name(seat, usual), Control: d.Seats[seat].Control, Board: d.Seats[seat].Board})
	}
	match.Distinguish(setup.Seats)
	return setup
}

// QuickSetup returns a match of the chosen game for the given seats with the usual names and rules, and with boards and names of computers
// drawn by the seed. The command line uses it to start at the table.
func QuickSetup(s *stage.Stage, controls []string, seed uint64) match.Setup {
	boards := slices.Clone(s.Game.Info().Boards.IDs)
	lot := rand.New(rand.NewPCG(seed, 0))
	lot.Shuffle(len(boards), func(i, j int) { boards[i], boards[j] = boards[j], boards[i] })
	setup := match.Setup{Seed: seed}
	if s.Game.Info().StartDrawn {
		setup.Start = drawStart(len(controls), seed)
	}
	for i, control := range controls {
		seat := match.Seat{Control: control}
		if len(boards) > 0 {
			seat.Board = boards[i]
		}
		setup.Seats = append(setup.Seats, seat)
	}
	nameSeats(s, &setup)
	return setup
}
