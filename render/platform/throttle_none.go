//go:build !js && ebitenginevmguest

package platform

import "time"

// ByClock reports whether ticks follow the clock.
const ByClock = false

// Throttle does nothing: the host that drives the program controls its time.
func Throttle(time.Duration) {}

// Hold does nothing: the host that drives the program controls its time.
func Hold(time.Duration) {}

// Held returns for how long the current frame was held back: never here.
func Held() time.Duration { return 0 }
