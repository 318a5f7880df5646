//go:build unix && !darwin

// Package sessionbus finds the message bus of the desktop.
package sessionbus

import (
	"os"
	"path/filepath"

	"github.com/godbus/dbus/v5"
)

// Address returns the address of the session bus, empty if there is none. It never starts one.
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
