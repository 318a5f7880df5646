//go:build !js && !ebitenginevmguest

package render

import "time"

// throttle lets the engine wait before the next frame of an idle screen: it would otherwise look for input and show the same
// picture again sixty times a second. What is entered meanwhile is answered afterwards.
func throttle(d time.Duration) {
	if d > 0 {
		time.Sleep(d)
	}
}
