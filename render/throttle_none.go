//go:build !js && ebitenginevmguest

package render

import "time"

// byClock is whether ticks follow the clock.
const byClock = false

// throttle does nothing: whoever drives the program from outside decides about its time.
func throttle(time.Duration) {}

// hold does nothing, likewise.
func hold(time.Duration) {}

// held is for how long the frame that is running was held back.
func held() time.Duration { return 0 }
