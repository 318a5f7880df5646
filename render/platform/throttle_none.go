//go:build !js && ebitenginevmguest

package platform

import "time"

// ByClock is whether ticks follow the clock.
const ByClock = false

// Throttle does nothing: whoever drives the program from outside decides about its time.
func Throttle(time.Duration) {}

// Hold does nothing, likewise.
func Hold(time.Duration) {}

// Held is for how long the frame that is running was held back.
func Held() time.Duration { return 0 }
