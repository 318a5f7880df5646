package platform

import "runtime/debug"

// startGarbage is the garbage collector's percentage until the first scene is complete: on the one thread of a page every collection delays
// the start, and finds little yet.
const startGarbage = 800

// usualGarbage is the Go runtime's default.
const usualGarbage = 100

// SpareCollector makes the start of the program faster at the cost of memory, until RestoreCollector.
func SpareCollector() { debug.SetGCPercent(startGarbage) }

// RestoreCollector ends that. It is called when a frame is complete.
func RestoreCollector() { debug.SetGCPercent(usualGarbage) }
