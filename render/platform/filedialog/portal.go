//go:build unix && !darwin

package filedialog

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"time"

	"github.com/godbus/dbus/v5"
)

// Names on the bus, by the documentation of the XDG desktop portal.
const (
	portalName    = "org.freedesktop.portal.Desktop"
	portalPath    = dbus.ObjectPath("/org/freedesktop/portal/desktop")
	openFile      = "org.freedesktop.portal.FileChooser.OpenFile"
	request       = "org.freedesktop.portal.Request"
	response      = "Response"
	bus           = "org.freedesktop.DBus"
	ownersChanged = "NameOwnerChanged"
)

// portalPatience is how long the portal may take to begin: it may have to be started first, for which the bus allows nearly as long.
const portalPatience = 30 * time.Second

// errGone means that the portal ended before it answered.
var errGone = errors.New("the portal is gone")

// errNothing means that the portal names no file although one was chosen.
var errNothing = errors.New("no file is named")

// portal asks by the portal on a session bus. The path is empty if nothing was chosen.
func portal(address string, q Question) (path string, err error) {
	if address == "" {
		return "", ErrNone
	}
	conn, err := dbus.Connect(address)
	if err != nil {
		return "", err
	}
	defer conn.Close()
	heard := make(chan *dbus.Signal, 16)
	conn.Signal(heard) // before the call: the answer may arrive before the call returns
	if err := listen(conn); err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(context.Background(), portalPatience)
	defer cancel()
	var handle dbus.ObjectPath
	call := conn.Object(portalName, portalPath).CallWithContext(ctx, openFile, 0, "", q.Title, portalOptions(q))
	if err := call.Store(&handle); err != nil {
		return "", err
	}
	return await(heard, handle)
}

// listen makes the bus send the portal's answers, and signal when the portal ends.
func listen(conn *dbus.Conn) error {
	return errors.Join(
		conn.AddMatchSignal(dbus.WithMatchSender(portalName), dbus.WithMatchInterface(request), dbus.WithMatchMember(response)),
		conn.AddMatchSignal(dbus.WithMatchSender(bus), dbus.WithMatchInterface(bus), dbus.WithMatchMember(ownersChanged), dbus.WithMatchArg(0, portalName)),
	)
}

// portalOptions returns the options of a question beside its title.
func portalOptions(q Question) map[string]dbus.Variant {
	type rule struct {
		Kind    uint32 // 0 for a pattern of names
		Pattern string
	}
	type filter struct {
		Name  string
		Rules []rule
	}
	asked := filter{Name: q.Files}
	for _, p := range q.Patterns {
		asked.Rules = append(asked.Rules, rule{0, p})
	}
	options := map[string]dbus.Variant{"filters": dbus.MakeVariant([]filter{asked, {q.All, []rule{{0, "*"}}}})}
	if q.Folder != "" {
		options["current_folder"] = dbus.MakeVariant(append([]byte(q.Folder), 0))
	}
	return options
}

// await waits for the answer to a request and returns its path.
func await(heard <-chan *dbus.Signal, handle dbus.ObjectPath) (path string, err error) {
	for s := range heard {
		switch s.Name {
		case request + "." + response:
			if s.Path == handle {
				return chosen(s.Body)
			}
		case bus + "." + ownersChanged:
			var name, before, now string
			if dbus.Store(s.Body, &name, &before, &now) == nil && name == portalName && now == "" {
				return "", errGone
			}
		}
	}
	return "", errGone
}

// chosen returns the path in an answer. Cancelling has status 1, and on some desktops closing the window of the dialog has status 2.
func chosen(body []any) (path string, err error) {
	var status uint32
	var results map[string]dbus.Variant
	if err := dbus.Store(body, &status, &results); err != nil || status != 0 {
		return "", err
	}
	addresses, ok := results["uris"].Value().([]string)
	if !ok || len(addresses) == 0 {
		return "", errNothing
	}
	return local(addresses[0])
}

// local returns the path of a file: address.
func local(address string) (path string, err error) {
	u, err := url.Parse(address)
	if err != nil {
		return "", err
	}
	if u.Scheme != "file" || u.Host != "" && u.Host != "localhost" || !filepath.IsAbs(u.Path) {
		return "", fmt.Errorf("%s is no file of this computer", address)
	}
	return u.Path, nil
}
