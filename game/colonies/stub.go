package colonies

import (
	"math/rand/v2"

	"islas/game"
)

func New(o Options, sink *[]Step) (State, error)                { return NewWith(o, nil, sink) }
func NewWith(o Options, fate Fate, sink *[]Step) (State, error) { return State{}, o.Check() }
func ParseAction(text string) (Action, error)                   { return Action{}, nil }
func (s *State) Decision() Decision {
	return Decision{Kind: DecideNothing, Seat: game.NoSeat, Hex: NoHex, Node: NoNode}
}
func (s *State) Legal(buf []Action) []Action        { return buf }
func (s *State) Apply(a Action, sink *[]Step) error { return s.ApplyWith(a, nil, sink) }
func (s *State) ApplyWith(a Action, fate Fate, sink *[]Step) error {
	return &Illegal{a, s.Decision(), BarTurn}
}
func (s *State) Check(a Action) error          { return nil }
func (s *State) Undoable(a Action) bool        { return false }
func (s *State) Digest() string                { return "" }
func (v *View) Sample(s *State, src *rand.PCG) {}

// Landing is where a ship can sail.
type Landing struct {
	At     Node
	Steps  int
	Places [2]Hex // unknown places that it touches, NoHex after them
}

func (s *State) Reach(ship Node) []Landing           { return nil }
func (s *State) Route(from, to Node) []Node          { return nil }
func (s *State) StepsHome(from Node) int             { return -1 }
func (s *State) OpenSea(h Hex) bool                  { return false }
func (s *State) Coast(n Node) bool                   { return false }
func (s *State) Guarded(n Node) bool                 { return false }
func (s *State) PirateNodes() []Node                 { return nil }
func (s *State) Rate(seat game.Seat, r Resource) int { return 4 }

// Yield is what a settlement on a node would earn.
type Yield struct {
	Pips    Hand     // cards by kind in 36 rolls
	Tokens  Purse    // tokens by kind in 36 rolls
	Choice  int      // tokens of a volcano in 36 rolls
	Pier    Resource // of the harbour; NoResource for 3:1
	HasPier bool
}

func (s *State) Yield(n Node) Yield             { return Yield{} }
func (s *State) Income(seat game.Seat) Hand     { return Hand{} }
func (s *State) Discards(seat game.Seat) int    { return 0 }
func (s *State) Supported(n Node) (bases []Hex) { return nil }
func (s *State) Reason(a Action) Bar            { return BarTurn }
