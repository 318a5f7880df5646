package platform

import "time"

// CPUTime returns 0: it is unknown in a browser.
func CPUTime() time.Duration { return 0 }
