package game

// Step is an event and the position as of it, which the screen shows meanwhile: what a rules engine tells of an action is a
// list of them. S is the game's position, E its event.
type Step[S, E any] struct {
	Event E
	After S
}
