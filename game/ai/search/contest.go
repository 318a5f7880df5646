package search

// Contest is a game of several players, each for themselves, as Tree and Exact search it: positions S, actions A.
type Contest[S any, A comparable] interface {
	// Sample makes s a whole position that the searching player cannot tell from the real one: hidden parts are drawn at random, from
	// the seed alone.
	Sample(s *S, seed uint64)
	// Decider returns who has to decide in s, from 0 to MostPlayers-1, or Nobody if the game is over.
	Decider(s *S) int
	// Forks reports whether the tree branches at the decision in s. Where it does not, Policy decides.
	Forks(s *S) bool
	// Options appends what the decider may do in s, where the tree branches.
	Options(s *S, buf []Option[A]) []Option[A]
	// Varies reports whether the options in s depend on what was hidden, so that each sample can offer others.
	Varies(s *S) bool
	// Legal reports whether the decider may do a in s; another sample offered a after the same actions.
	Legal(s *S, a A) bool
	// Apply carries out the decider's choice.
	Apply(s *S, a A)
	// Policy returns what the decider does in a play-out. Its only source of chance is chance.
	Policy(s *S, chance *Chance) A
	// Shares sets what s, the end of the game, is worth to each player, from 0 to Whole. It is given zeros.
	Shares(s *S, shares *[MostPlayers]int64)
}

// Option is an action with its promise: a weight above 0, measured against those of the other options.
type Option[A any] struct {
	Action A
	Weight int
}

// Limits of a Contest.
const (
	MostPlayers = 8
	Whole       = 1 << 16 // everything that a player can get
)
