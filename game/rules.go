package game

import "errors"

// Action is one decision of the seat that has to decide. Equal actions are equal with ==, and String is a printed form that
// Rules.ParseAction reads back.
type Action interface {
	comparable
	String() string
}

// Options are the options of a game as far as its rules are concerned: equal options give equal games.
type Options struct {
	Seats   int      // number of players
	Start   Seat     // who begins
	Seed    uint64   // of all chance
	Values  Values   // of the game's options
	Boards  []string // by seat: the id of its board; empty in games without boards
	Data    int      // version of the game's data (Info.Data), from 1; 0 is today's
	Edition string   // the players' custom edition in place of the data built in (Info.Edition); empty for none
}

// ErrIllegal is the error of Rules.Apply, by errors.Is, when the rules do not allow the action in the position.
var ErrIllegal = errors.New("the rules do not allow this action now")

// Rules is the contract of a rules engine: all that the shared code needs of a game that is being played. S is a position, a
// plain value that assignment copies; A an action; E an event, the smallest step worth showing.
//
// Whatever Legal lists can be applied, and nothing else: interface, computer players, records and tests use these two alone.
type Rules[S any, A Action, E any] interface {
	// Info returns the description of the game. It is shared and must not be changed.
	Info() *Info
	// Check returns an error that says in one sentence what is wrong with the options.
	Check(o Options) error
	// New begins a game. The steps are those before the first decision; the error is that of Check.
	New(o Options) (S, []Step[S, E], error)
	// Decider returns the seat that has to decide, NoSeat if nobody has: in the middle of an action, and when the game is over.
	Decider(s *S) Seat
	// Over reports whether the game is over.
	Over(s *S) bool
	// Legal appends every action that the deciding seat may take, in an order that depends on the position alone.
	Legal(s *S, buf []A) []A
	// Apply carries out an action of the deciding seat and all that follows by itself, until somebody has to decide again. With a
	// sink it appends the steps. An action that is not legal changes nothing; its error is ErrIllegal.
	Apply(s *S, a A, sink *[]Step[S, E]) error
	// ParseAction reads what the action's String writes, and nothing else.
	ParseAction(text string) (A, error)
	// Undoable reports whether an action that is legal in s may be taken back afterwards: nobody learns anything hidden by it or by
	// what follows by itself, such as another's turn where hands are hidden, and chance has no part in it.
	Undoable(s *S, a A) bool
	// Round returns the number of the round, from 1.
	Round(s *S) int
	// Points returns the points of a seat.
	Points(s *S, seat Seat) int
	// Winners returns the winners: nobody before the end, several if they share the win.
	Winners(s *S) SeatSet
	// Digest returns a fingerprint of all on the table and in the hands: positions that differ have, almost surely, different ones.
	// It must not depend on the layout of a position in memory, so that saved games outlive changes of that.
	Digest(s *S) string
}

// Position is what the positions S of a game answer themselves: their pointers have these methods, with what Rules and ai.Game say.
type Position[S any, A Action, E, V any] interface {
	*S
	Over() bool
	Legal(buf []A) []A
	Apply(a A, sink *[]Step[S, E]) error
	Undoable(a A) bool
	Round() int
	Points(seat Seat) int
	Winners() SeatSet
	Digest() string
	View(seat Seat) V
}

// Positions implements those methods of Rules and ai.Game that positions answer themselves. P is *S.
type Positions[S any, A Action, E, V any, P Position[S, A, E, V]] struct{}

// Over implements Rules.
func (Positions[S, A, E, V, P]) Over(s *S) bool { return P(s).Over() }

// Legal implements Rules.
func (Positions[S, A, E, V, P]) Legal(s *S, buf []A) []A { return P(s).Legal(buf) }

// Apply implements Rules.
func (Positions[S, A, E, V, P]) Apply(s *S, a A, sink *[]Step[S, E]) error {
	return P(s).Apply(a, sink)
}

// Undoable implements Rules.
func (Positions[S, A, E, V, P]) Undoable(s *S, a A) bool { return P(s).Undoable(a) }

// Round implements Rules.
func (Positions[S, A, E, V, P]) Round(s *S) int { return P(s).Round() }

// Points implements Rules.
func (Positions[S, A, E, V, P]) Points(s *S, seat Seat) int { return P(s).Points(seat) }

// Winners implements Rules.
func (Positions[S, A, E, V, P]) Winners(s *S) SeatSet { return P(s).Winners() }

// Digest implements Rules.
func (Positions[S, A, E, V, P]) Digest(s *S) string { return P(s).Digest() }

// View implements ai.Game.
func (Positions[S, A, E, V, P]) View(s *S, seat Seat) V { return P(s).View(seat) }

// Stalling is implemented by the rules of a game with a stalemate (Info.Stalemate).
type Stalling[S any] interface {
	// Stalled reports whether a stalemate ends the match, or has ended it.
	Stalled(s *S) bool
}
