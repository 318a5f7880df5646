//go:build !js

package render

// publish does nothing: natively only a file is told.
func (i *inspector) publish(*app) {}
