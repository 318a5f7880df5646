package game

// Step is an event and the position after it, which the screen shows meanwhile: a rules engine returns a list of steps for an
// action. S is the game's position, E its event.
type Step[S, E any] struct {
	Event E
	After S
}
