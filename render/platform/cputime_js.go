package platform

import "time"

// CPUTime is unknown in a browser.
func CPUTime() time.Duration { return 0 }
