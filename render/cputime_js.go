package render

import "time"

// cpuTime is unknown in a browser.
func cpuTime() time.Duration { return 0 }
