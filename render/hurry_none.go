//go:build !js

package render

// hurry does nothing: memory is looked through beside the program.
func hurry() {}

// calm does nothing.
func calm() {}
