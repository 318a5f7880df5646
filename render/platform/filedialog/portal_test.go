//go:build unix && !darwin

package filedialog

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"

	"islas/render/testkit/bustest"
	"islas/render/testkit/must"
)

// startBus starts a session bus for the test, without any program that asks for files.
func startBus(t *testing.T) *dbus.Conn {
	t.Helper()
	conn := bustest.Start(t)
	address := os.Getenv("DBUS_SESSION_BUS_ADDRESS")
	alone(t)
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", address)
	return conn
}

// desktop is a portal that answers at once.
type desktop struct {
	conn    *dbus.Conn
	status  uint32
	results map[string]dbus.Variant
	refuses bool // it shows no dialog
	early   bool // it answers before the call ends
	leaves  bool // it ends without an answer

	title   string // of the last request
	options map[string]dbus.Variant
}

// OpenFile is the method of the portal.
func (d *desktop) OpenFile(sender dbus.Sender, _, title string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	d.title, d.options = title, options
	if d.refuses {
		return "", dbus.MakeFailedError(errors.New("no dialog"))
	}
	handle := dbus.ObjectPath("/org/freedesktop/portal/desktop/request/" + strings.ReplaceAll(strings.TrimPrefix(string(sender), ":"), ".", "_") + "/t1")
	answer := func() {
		_ = d.conn.Emit(handle+"0", request+"."+response, uint32(0), map[string]dbus.Variant{"uris": dbus.MakeVariant([]string{"file:///of/another/request"})})
		if d.leaves {
			_, _ = d.conn.ReleaseName(portalName)
			return
		}
		_ = d.conn.Emit(handle, request+"."+response, d.status, d.results)
	}
	if d.early {
		answer()
	} else {
		go answer()
	}
	return handle, nil
}

// serve puts a portal on a bus.
func (d *desktop) serve(t *testing.T) {
	t.Helper()
	d.conn = startBus(t)
	must.OK(t, d.conn.Export(d, portalPath, "org.freedesktop.portal.FileChooser"))
	if _, err := d.conn.RequestName(portalName, dbus.NameFlagDoNotQueue); err != nil {
		t.Fatal(err)
	}
}

// uris returns an answer with files.
func uris(all ...string) map[string]dbus.Variant {
	return map[string]dbus.Variant{"uris": dbus.MakeVariant(all)}
}

// The portal's answer is the chosen file, whatever its name; cancelling or closing the window of the dialog chooses none. If a portal can't
// ask, or ends, the programs ask.
func TestPortalAsks(t *testing.T) {
	for name, test := range map[string]struct {
		portal desktop
		path   string
	}{
		"a file":           {desktop{results: uris("file:///home/ana/match-1.islas.jsonl")}, "/home/ana/match-1.islas.jsonl"},
		"letters":          {desktop{results: uris("file:///home/ana/F%C3%BCr%20Ben/2+1%2525%23%3F.jsonl")}, "/home/ana/Für Ben/2+1%25#?.jsonl"},
		"no UTF-8":         {desktop{results: uris("file:///home/ana/F%FCr.jsonl")}, "/home/ana/F\xfcr.jsonl"},
		"of this computer": {desktop{results: uris("file://localhost/a.jsonl")}, "/a.jsonl"},
		"early":            {desktop{results: uris("file:///a.jsonl"), early: true}, "/a.jsonl"},
		"no file":          {desktop{results: uris()}, "/by/zenity"},
		"odd kind":         {desktop{results: map[string]dbus.Variant{"uris": dbus.MakeVariant("file:///a")}}, "/by/zenity"},
		"cancelled":        {desktop{status: 1}, ""},
		"closed":           {desktop{status: 2}, ""},
		"refused":          {desktop{refuses: true}, "/by/zenity"},
		"gone":             {desktop{leaves: true}, "/by/zenity"},
		"no answer at all": {desktop{results: map[string]dbus.Variant{}}, "/by/zenity"},
		"not of this disk": {desktop{results: uris("sftp://far/a.jsonl")}, "/by/zenity"},
		"another computer": {desktop{results: uris("file://far/a.jsonl")}, "/by/zenity"},
	} {
		t.Run(name, func(t *testing.T) {
			test.portal.serve(t)
			install(t, os.Getenv("PATH"), "zenity", "echo /by/zenity")
			if path, err := File(question(t)); path != test.path || err != nil {
				t.Errorf("%q, %v", path, err)
			}
		})
	}
}

// The portal gets the content of the question: its texts, its patterns, its folder with the zero that the portal needs.
func TestWhatThePortalShows(t *testing.T) {
	d := desktop{status: 1}
	d.serve(t)
	q := question(t)
	if path, err := File(q); path != "" || err != nil {
		t.Fatalf("%q, %v", path, err)
	}
	if kind := portalOptions(q)["filters"].Signature().String(); kind != "a(sa(us))" { // what arrives forgets it
		t.Errorf("filters are sent as %s", kind)
	}
	if filters, want := fmt.Sprint(d.options["filters"].Value()), "[[Protokolle [[0 *.jsonl] [0 *.json]]] [Alle Dateien [[0 *]]]]"; filters != want {
		t.Errorf("filters are %s", filters)
	}
	if folder := d.options["current_folder"].Value(); d.title != q.Title || !reflect.DeepEqual(folder, append([]byte(q.Folder), 0)) {
		t.Errorf("asked is %q in %q", d.title, folder)
	}
}

// On a bus without a portal, and if nothing answers at its address, the programs ask.
func TestBusWithoutPortal(t *testing.T) {
	startBus(t)
	install(t, os.Getenv("PATH"), "kdialog", "echo /by/kdialog")
	for range 2 {
		if path, err := File(question(t)); path != "/by/kdialog" || err != nil {
			t.Errorf("%q, %v", path, err)
		}
		t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+filepath.Join(t.TempDir(), "nobody"))
	}
}

// The bus is found at its usual place, too, if the environment does not name it.
func TestBusIsFound(t *testing.T) {
	d := desktop{results: uris("file:///a.jsonl")}
	d.serve(t)
	folder, err := os.MkdirTemp("", "run dir")
	must.OK(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(folder) })
	socket, _, _ := strings.Cut(strings.TrimPrefix(os.Getenv("DBUS_SESSION_BUS_ADDRESS"), "unix:path="), ",")
	must.OK(t, os.Symlink(socket, filepath.Join(folder, "bus")))
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "")
	t.Setenv("XDG_RUNTIME_DIR", folder)
	if path, err := File(question(t)); path != "/a.jsonl" || err != nil {
		t.Errorf("%q, %v", path, err)
	}
}
