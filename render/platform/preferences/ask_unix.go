//go:build unix && !darwin

package preferences

import (
	"context"
	"math"
	"os"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"

	"islas/render/keep/settings"
	"islas/render/platform/sessionbus"
)

// Names on the bus, by the documentation of the XDG desktop portal.
const (
	portalName = "org.freedesktop.portal.Desktop"
	portalPath = dbus.ObjectPath("/org/freedesktop/portal/desktop")
	readOne    = "org.freedesktop.portal.Settings.Read"
	appearance = "org.freedesktop.appearance"
	gnome      = "org.gnome.desktop.interface"
)

// patience is how long the portal may take to answer: it may have to be started first.
const patience = 20 * time.Second

// ask asks the portal of the desktop, or if there is none derives the preferences from the theme named in the environment.
func ask() settings.System {
	themed := strings.ToLower(os.Getenv("GTK_THEME"))
	asks := settings.System{MoreContrast: strings.Contains(themed, "highcontrast"), Dark: strings.HasSuffix(themed, "dark")}
	address := sessionbus.Address()
	if address == "" {
		return asks
	}
	conn, err := dbus.Connect(address)
	if err != nil {
		return asks
	}
	defer conn.Close()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	portal := conn.Object(portalName, portalPath)
	if n, ok := read[uint32](ctx, portal, appearance, "color-scheme"); ok {
		asks.Dark = n == 1
	}
	if n, ok := read[uint32](ctx, portal, appearance, "contrast"); ok {
		asks.MoreContrast = n == 1
	}
	if n, ok := read[uint32](ctx, portal, appearance, "reduced-motion"); ok {
		asks.ReducedMotion = n == 1
	} else if on, ok := read[bool](ctx, portal, gnome, "enable-animations"); ok {
		asks.ReducedMotion = !on
	}
	if factor, ok := read[float64](ctx, portal, gnome, "text-scaling-factor"); ok {
		asks.TextSize = int(math.Round(100 * factor))
	}
	return asks
}

// read returns a setting; ok is false if the desktop has none of that name.
func read[T any](ctx context.Context, portal dbus.BusObject, group, name string) (value T, ok bool) {
	var answer dbus.Variant
	if portal.CallWithContext(ctx, readOne, 0, group, name).Store(&answer) != nil {
		return value, false
	}
	for { // the portal wraps the value in another
		inner, nested := answer.Value().(dbus.Variant)
		if !nested {
			value, ok = answer.Value().(T)
			return value, ok
		}
		answer = inner
	}
}
