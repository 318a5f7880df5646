package platform

import "runtime/debug"

// startGarbage is by how many percent of what is in use the memory may grow before it is looked through for what is not, until the
// first scene is complete: on the one thread of a page every look holds the start up, and finds little yet.
const startGarbage = 800

// usualGarbage is what the Go runtime does by itself.
const usualGarbage = 100

// SpareCollector makes the start of the program faster at the cost of memory, until RestoreCollector.
func SpareCollector() { debug.SetGCPercent(startGarbage) }

// RestoreCollector is called when a frame is complete.
func RestoreCollector() { debug.SetGCPercent(usualGarbage) }
