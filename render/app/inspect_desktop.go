//go:build !js

package app

// publish does nothing: natively only a file is written.
func (i *inspector) publish(*app) {}
