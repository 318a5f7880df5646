package session

import (
	"slices"

	"islas/game"
	"islas/game/match"
)

// branch is a game that somebody is about to play on from a replay.
type branch[A game.Action] struct {
	Branch
	action   int // index of the action before which it begins
	decision []A // the decision with which it begins instead; empty for none
}

// Branch is the choice of who plays on from a replay.
type Branch struct {
	Round    int       // round in which the game begins
	Decider  game.Seat // the seat that decides there
	Controls []int     // by seat: index into the controls that can be chosen (game.Levels.Choices)
}

// Branch returns the choice of who plays on.
func (r *Replay[S, A, E, V]) Branch() *Branch { return &r.branch.Branch }

// AskBranch opens the choice of who plays on from the step that is shown, or from the last decision before it. The game begins with a
// decision unless that is empty.
func (r *Replay[S, A, E, V]) AskBranch(decision ...A) {
	s := r.s
	r.Plays = false
	if !s.match.CanBranch() || len(r.marks) == 0 {
		s.game.Changed() // the player's choice is dropped
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

// controls proposes who plays on where decider decides: the players of the replay. If none was a person, a person takes the seat of the
// viewer, or that of decider.
func (r *Replay[S, A, E, V]) controls(decider game.Seat) (controls []int) {
	s := r.s
	choices := s.game.Rules.Info().Levels.Choices()
	for _, seat := range s.setup.Seats {
		i := slices.Index(choices, seat.Control)
		if i < 0 { // its level does not exist here
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

// PlayFrom returns the game that is played on. named gives names to players who have none.
func (r *Replay[S, A, E, V]) PlayFrom(named func(players []match.Seat) []match.Seat) (match.Any, error) {
	s, b := r.s, &r.branch
	choices := s.game.Rules.Info().Levels.Choices()
	players := slices.Clone(s.setup.Seats)
	for i := range players {
		p := &players[i]
		control := choices[b.Controls[i]]
		if (control == game.Human) != (p.Control == game.Human) {
			p.Name = "" // another player sits there now
		}
		p.Control = control
	}
	m, err := s.match.From(b.action, named(players))
	for i := 0; err == nil && i < len(b.decision); i++ {
		_, err = m.Do(b.decision[i])
	}
	return m, err
}

// CanBranch reports whether a new game can be played on from the match.
func (r *Replay[S, A, E, V]) CanBranch() bool { return r.s.match.CanBranch() }
