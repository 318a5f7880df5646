package platform

import (
	"syscall/js"
	"time"
)

// ByClock reports whether ticks follow the clock.
const ByClock = true

// Throttle does nothing: a browser must not be blocked.
func Throttle(time.Duration) {}

// Hold lets the page know that nothing will move for a while. The page gives the engine no frame in that time, unless there is input of any
// kind.
func Hold(d time.Duration) {
	if page := js.Global().Get("islasStill"); page.Truthy() {
		page.Invoke(d.Milliseconds())
	}
}

// Held returns for how long the page has held back the current frame.
func Held() time.Duration {
	if ms := js.Global().Get("islasHeld"); ms.Truthy() {
		return time.Duration(ms.Float() * float64(time.Millisecond))
	}
	return 0
}
