//go:build !js && !ebitenginevmguest

package render

import "time"

// doze lets the engine wait before the next frame of a screen on which nothing happens: it would otherwise look for input
// and show the same picture again sixty times a second. What is entered meanwhile is answered when it wakes up.
func doze(d time.Duration) {
	if d > 0 {
		time.Sleep(d)
	}
}
