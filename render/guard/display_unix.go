//go:build linux || freebsd || netbsd || openbsd

package guard

import (
	"fmt"
	"os"
)

// Display returns an error of kind ErrNoDisplay if there can be no window here, and nil if there may be one.
func Display() error {
	if guest() || os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "" {
		return nil
	}
	return fmt.Errorf("%w: neither DISPLAY nor WAYLAND_DISPLAY is set", ErrNoDisplay)
}
