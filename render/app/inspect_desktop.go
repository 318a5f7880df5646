//go:build !js

package app

// publish does nothing: natively only a file is told.
func (i *inspector) publish(*app) {}
