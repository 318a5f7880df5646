//go:build unix && !darwin

// Package sessionbus finds the message bus of the desktop.
package sessionbus

import (
	"os"
	"path/filepath"

	"github.com/godbus/dbus/v5"
)

// Address is where the session bus is, empty if there is none. One is never started.
func Address() string {
	if address := os.Getenv("DBUS_SESSION_BUS_ADDRESS"); address != "" {
		return address
	}
	socket := filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "bus")
	if _, err := os.Stat(socket); err != nil || !filepath.IsAbs(socket) {
		return ""
	}
	return "unix:path=" + dbus.EscapeBusAddressValue(socket)
}
