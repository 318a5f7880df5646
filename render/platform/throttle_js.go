package platform

import (
	"syscall/js"
	"time"
)

// ByClock is whether ticks follow the clock.
const ByClock = true

// Throttle does nothing: a browser must not be kept waiting.
func Throttle(time.Duration) {}

// Hold tells the page that nothing will move for a while. It gives the engine no frame in that time, unless something is entered or
// reaches the program in another way.
func Hold(d time.Duration) {
	if page := js.Global().Get("islasStill"); page.Truthy() {
		page.Invoke(d.Milliseconds())
	}
}

// Held is for how long the page has held the frame back that is running.
func Held() time.Duration {
	if ms := js.Global().Get("islasHeld"); ms.Truthy() {
		return time.Duration(ms.Float() * float64(time.Millisecond))
	}
	return 0
}
