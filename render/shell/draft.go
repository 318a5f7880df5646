package shell

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode/utf8"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
)

// draft is a game being set up. Islands are picked in turn order from the youngest player on (rules, section 4), so the
// seats that have one are always the first of that order; every change restores this.
type draft struct {
	Seats         [islas.MaxSeats]draftSeat // those beyond Count keep what was typed for when they come back
	Count         int                       // 2 to 5
	Start         game.Seat                 // who is the youngest
	DrawPrivilege int
	Goal          int
	luck          uint64 // decides which islands computers pick
}

// draftSeat is one seat of a draft.
type draftSeat struct {
	Name    string `json:"name"`    // as typed; empty for the usual name of the seat
	Control string `json:"control"` // game.Human or the id of a computer level
	Island  string `json:"island"`  // empty until picked
}

// newDraft is what is offered the first time: one person against two computers.
func newDraft() draft {
	d := draft{Count: 3, DrawPrivilege: islas.DefaultDrawPrivilege, Goal: islas.DefaultGoal, luck: rand.Uint64()}
	for i := range d.Seats {
		d.Seats[i].Control = offered()[0]
	}
	d.Seats[0].Control = game.Human
	return d
}

// offered are the computer levels that people may choose, the weakest first.
func offered() []string {
	var ids []string
	for _, level := range ai.Levels() {
		if !level.Arena {
			ids = append(ids, level.ID)
		}
	}
	return ids
}

// order is the seats in the order in which they pick islands.
func (d *draft) order() []game.Seat {
	order := make([]game.Seat, d.Count)
	for i := range order {
		order[i] = (d.Start + game.Seat(i)) % game.Seat(d.Count)
	}
	return order
}

// picker is the seat that picks an island next, NoSeat when everybody has one.
func (d *draft) picker() game.Seat {
	for _, seat := range d.order() {
		if d.Seats[seat].Island == "" {
			return seat
		}
	}
	return game.NoSeat
}

// owner is who has picked an island, NoSeat if it is free.
func (d *draft) owner(island string) game.Seat {
	for seat := range game.Seat(d.Count) {
		if d.Seats[seat].Island == island {
			return seat
		}
	}
	return game.NoSeat
}

// pick gives the island to whose turn it is to pick, if it is free, and lets the computers that follow pick theirs.
func (d *draft) pick(island string) {
	seat := d.picker()
	if seat == game.NoSeat || d.owner(island) != game.NoSeat {
		return
	}
	d.Seats[seat].Island = island
	d.settle()
}

// unpick takes an island back from a seat and from everybody who picked after it. Computers before the next person pick
// again at once; so for a computer's island it goes back to the last person before it, if there is one.
func (d *draft) unpick(seat game.Seat) {
	order := d.order()
	i := slices.Index(order, seat)
	if i < 0 {
		return
	}
	for i > 0 && !d.human(order[i]) {
		i--
	}
	if !d.human(order[i]) { // nobody but computers up to here: let the first of them draw another lot
		d.luck++
	}
	d.Seats[order[i]].Island = ""
	d.settle()
}

// lot gives every seat an island by lot.
func (d *draft) lot() {
	islands := board.IDs()
	rand.Shuffle(len(islands), func(i, j int) { islands[i], islands[j] = islands[j], islands[i] })
	for i, seat := range d.order() {
		d.Seats[seat].Island = islands[i]
	}
}

// setCount changes the number of seats.
func (d *draft) setCount(n int) {
	d.Count = min(max(n, islas.MinSeats), islas.MaxSeats)
	if int(d.Start) >= d.Count {
		d.Start = 0
	}
	for i := d.Count; i < len(d.Seats); i++ {
		d.Seats[i].Island = ""
	}
	d.settle()
}

// setStart says who is the youngest. The order changes, so all islands are picked anew.
func (d *draft) setStart(seat game.Seat) {
	d.Start = seat
	for i := range d.Seats {
		d.Seats[i].Island = ""
	}
	d.settle()
}

// setControl says who plays a seat. A person who takes over from a computer picks an island of their own.
func (d *draft) setControl(seat game.Seat, control string) {
	if control == game.Human && !d.human(seat) {
		d.Seats[seat].Island = ""
	}
	d.Seats[seat].Control = control
	d.settle()
}

// human reports whether a person plays the seat.
func (d *draft) human(seat game.Seat) bool { return d.Seats[seat].Control == game.Human }

// settle restores the order of picking: nobody has an island who comes after somebody without, and computers whose turn
// it is pick at once.
func (d *draft) settle() {
	waiting := false
	for i, seat := range d.order() {
		switch {
		case waiting:
			d.Seats[seat].Island = ""
		case d.Seats[seat].Island != "":
		case d.human(seat):
			waiting = true
		default:
			free := d.free()
			lot := rand.New(rand.NewPCG(d.luck, uint64(i)))
			d.Seats[seat].Island = free[lot.IntN(len(free))]
		}
	}
}

// free is the islands that nobody has. Those that a person may have picked come first in no particular way.
func (d *draft) free() []string {
	return slices.DeleteFunc(board.IDs(), func(id string) bool { return d.owner(id) != game.NoSeat })
}

// name is what a seat is called: as typed, or the usual name of the seat.
func (d *draft) name(seat game.Seat, usual func(game.Seat) string) string {
	if name := match.CleanName(d.Seats[seat].Name); name != "" {
		return name
	}
	return usual(seat)
}

// setup is the game drafted, with every name used once: of equal names the later ones get a number.
func (d *draft) setup(usual func(game.Seat) string, seed uint64) match.Setup {
	setup := match.Setup{Start: d.Start, Values: game.Values{engine.DrawPrivilege: d.DrawPrivilege, engine.Goal: d.Goal}, Seed: seed}
	used := map[string]bool{}
	for seat := range game.Seat(d.Count) {
		name := d.name(seat, usual)
		for n := '2'; used[strings.ToLower(name)]; n++ {
			name = numbered(d.name(seat, usual), n)
		}
		used[strings.ToLower(name)] = true
		setup.Seats = append(setup.Seats, match.Seat{Name: name, Control: d.Seats[seat].Control, Board: d.Seats[seat].Island})
	}
	return setup
}

// numbered is a name with a digit behind it, cut so that it is not too long.
func numbered(name string, digit rune) string {
	for utf8.RuneCountInString(name) > match.MaxName-2 {
		_, size := utf8.DecodeLastRuneInString(name)
		name = strings.TrimRight(name[:len(name)-size], " ")
	}
	return name + " " + string(digit)
}
