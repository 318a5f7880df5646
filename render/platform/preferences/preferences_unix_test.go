//go:build unix && !darwin

package preferences

import (
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"islas/render/keep/settings"
	"islas/render/testkit/bustest"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// desktop is a portal with some settings.
type desktop map[string]any

// Read is the method of the portal: it returns a value in a value, as portals do.
func (d desktop) Read(group, name string) (dbus.Variant, *dbus.Error) {
	value, ok := d[group+" "+name]
	if !ok {
		return dbus.Variant{}, dbus.NewError("org.freedesktop.portal.Error.NotFound", nil)
	}
	return dbus.MakeVariant(dbus.MakeVariant(value)), nil
}

// taken waits for an answer of the system.
func taken(t *testing.T, w *Watcher, back bool) settings.System {
	t.Helper()
	for range int(need.Patience / time.Millisecond) {
		if now, changed := w.Take(back); changed {
			return now
		}
		back = false
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the system does not answer")
	return settings.System{}
}

// The portal of the desktop is asked at the start, and again when the player comes back.
func TestPortal(t *testing.T) {
	t.Setenv("GTK_THEME", "")
	conn := bustest.Start(t)
	portal := desktop{appearance + " contrast": uint32(1), appearance + " color-scheme": uint32(1), gnome + " enable-animations": false, gnome + " text-scaling-factor": 1.25}
	must.OK(t, conn.Export(portal, portalPath, "org.freedesktop.portal.Settings"))
	if _, err := conn.RequestName(portalName, 0); err != nil {
		t.Fatal(err)
	}
	var w Watcher
	if got, want := taken(t, &w, false), (settings.System{ReducedMotion: true, MoreContrast: true, Dark: true, TextSize: 125}); got != want {
		t.Errorf("the system asks for %+v, want %+v", got, want)
	}
	portal[appearance+" reduced-motion"], portal[appearance+" color-scheme"] = uint32(0), uint32(2)
	if got, want := taken(t, &w, true), (settings.System{MoreContrast: true, TextSize: 125}); got != want {
		t.Errorf("when the player comes back the system asks for %+v, want %+v", got, want)
	}
}

// Without a portal the environment is used.
func TestEnvironment(t *testing.T) {
	bustest.Start(t) // without a portal
	for theme, want := range map[string]settings.System{
		"": {}, "Adwaita": {}, "Adwaita:dark": {Dark: true}, "HighContrastInverse": {MoreContrast: true},
	} {
		t.Setenv("GTK_THEME", theme)
		if got := ask(); got != want {
			t.Errorf("GTK_THEME=%s: %+v, want %+v", theme, got, want)
		}
	}
}
