//go:build js || ebitenginevmguest

package render

import "time"

// throttle does nothing: a browser must not be kept waiting, and whoever drives the program from outside decides about its
// time.
func throttle(time.Duration) {}
