//go:build !js && !ebitenginevmguest

package render

import "time"

// byClock is whether ticks follow the clock.
const byClock = true

// throttle lets the engine wait before the next frame of an idle screen: it would otherwise look for input and show the same
// picture again sixty times a second. What is entered meanwhile is answered afterwards.
func throttle(d time.Duration) {
	if d > 0 {
		time.Sleep(d)
	}
}

// hold is for a browser: here the wait is in throttle.
func hold(time.Duration) {}

// held is for how long the frame that is running was held back.
func held() time.Duration { return 0 }
