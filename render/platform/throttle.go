//go:build !js && !ebitenginevmguest

package platform

import "time"

// ByClock reports whether ticks follow the clock.
const ByClock = true

// Throttle makes the engine wait before the next frame of an idle screen, which it would otherwise draw unchanged sixty times a second.
// Input meanwhile is handled afterwards.
func Throttle(d time.Duration) {
	if d > 0 {
		time.Sleep(d)
	}
}

// Hold does nothing: here Throttle waits.
func Hold(time.Duration) {}

// Held returns for how long the current frame was held back: never here.
func Held() time.Duration { return 0 }
