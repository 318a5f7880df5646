//go:build linux || freebsd || netbsd || openbsd

package preflight

import (
	"fmt"
	"os"
)

// guestVariable is set where a test drives the program by the engine's exp/vmhost; such a guest has a screen and a sound device provided by
// the host.
const guestVariable = "EBITENGINE_VM_ENDPOINT"

// guest reports whether the program is driven by a host.
func guest() bool { return os.Getenv(guestVariable) != "" }

// Display returns an error of kind ErrNoDisplay if there can be no window here, and nil if there may be one.
func Display() error {
	if guest() || os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "" {
		return nil
	}
	return fmt.Errorf("%w: neither DISPLAY nor WAYLAND_DISPLAY is set", ErrNoDisplay)
}
