//go:build !js

package ui

// pageClips is what a page pastes, where there is one.
type pageClips struct{}

// pastes reports whether the page pastes by itself.
func (*pageClips) pastes() bool { return false }

// listen does nothing.
func (*pageClips) listen() {}

// waits reports whether something was pasted.
func (*pageClips) waits() bool { return false }

// take returns what was pasted since it was last asked.
func (*pageClips) take() []string { return nil }

// selects tells what would be copied.
func (*pageClips) selects(string) {}
