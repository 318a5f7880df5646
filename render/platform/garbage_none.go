//go:build !js

package platform

// SpareCollector does nothing: memory is looked through beside the program.
func SpareCollector() {}

// RestoreCollector does nothing.
func RestoreCollector() {}
