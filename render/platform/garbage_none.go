//go:build !js

package platform

// SpareCollector does nothing: garbage is collected beside the program.
func SpareCollector() {}

// RestoreCollector does nothing.
func RestoreCollector() {}
