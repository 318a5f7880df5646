package session

import (
	"slices"

	"islas/game"
	"islas/game/match"
)

// branch is a game that somebody is about to play on from a replay.
type branch[A game.Action] struct {
	Branch
	action   int // before which of the actions it begins
	decision []A // with which it begins instead; empty for none
}

// Branch is who plays on from a replay.
type Branch struct {
	Round    int       // in which it begins
	Decider  game.Seat // who decides there
	Controls []int     // by seat: index into the controls that people may choose (game.Levels.Choices)
}

// Branch returns who plays on, as it is being chosen.
func (r *Replay[S, A, E, V]) Branch() *Branch { return &r.branch.Branch }

// AskBranch asks who plays on from what the replay shows, or from the last decision before it, in a game that begins with a decision
// unless that is empty.
func (r *Replay[S, A, E, V]) AskBranch(decision ...A) {
	s := r.s
	r.Plays = false
	if !s.match.CanBranch() || len(r.marks) == 0 {
		s.game.Changed() // what was chosen is let go
		return
	}
	i, ok := r.decided(r.Shown())
	if !ok {
		i = max(i-1, 0)
	}
	decider := s.game.Rules.Decider(&r.all[r.marks[i]-1].After)
	r.branch = branch[A]{Branch{Round: r.RoundAt(r.marks[i]), Decider: decider, Controls: r.controls(decider)}, i, decision}
	s.open = BranchDrawer
}

// controls proposes who plays on where somebody decides: those who played, and if that was no person a person in place of who
// decides, or of who is looked over the shoulder of.
func (r *Replay[S, A, E, V]) controls(decider game.Seat) (controls []int) {
	s := r.s
	choices := s.game.Rules.Info().Levels.Choices()
	for _, seat := range s.setup.Seats {
		i := slices.Index(choices, seat.Control)
		if i < 0 { // played by something that is not here
			i = len(choices) - 1
		}
		controls = append(controls, i)
	}
	if human := slices.Index(choices, game.Human); !slices.Contains(controls, human) {
		seat := r.Seat
		if seat == game.NoSeat {
			seat = decider
		}
		controls[max(seat, 0)] = human
	}
	return controls
}

// PlayFrom returns the game that is played on. named gives players names who have none.
func (r *Replay[S, A, E, V]) PlayFrom(named func(players []match.Seat) []match.Seat) (match.Any, error) {
	s, b := r.s, &r.branch
	choices := s.game.Rules.Info().Levels.Choices()
	players := slices.Clone(s.setup.Seats)
	for i := range players {
		p := &players[i]
		control := choices[b.Controls[i]]
		if (control == game.Human) != (p.Control == game.Human) {
			p.Name = "" // somebody else sits there now
		}
		p.Control = control
	}
	m, err := s.match.From(b.action, named(players))
	for i := 0; err == nil && i < len(b.decision); i++ {
		_, err = m.Do(b.decision[i])
	}
	return m, err
}

// CanBranch reports whether somebody can play on from the match.
func (r *Replay[S, A, E, V]) CanBranch() bool { return r.s.match.CanBranch() }
