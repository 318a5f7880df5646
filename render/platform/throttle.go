//go:build !js && !ebitenginevmguest

package platform

import "time"

// ByClock is whether ticks follow the clock.
const ByClock = true

// Throttle lets the engine wait before the next frame of an idle screen: it would otherwise look for input and show the same
// picture again sixty times a second. What is entered meanwhile is answered afterwards.
func Throttle(d time.Duration) {
	if d > 0 {
		time.Sleep(d)
	}
}

// Hold is for a browser: here the wait is in Throttle.
func Hold(time.Duration) {}

// Held is for how long the frame that is running was held back.
func Held() time.Duration { return 0 }
