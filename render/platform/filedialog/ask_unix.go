//go:build unix && !darwin

package filedialog

import (
	"os"
	"strings"

	session "islas/render/platform/sessionbus"
)

// ask asks the portal of the desktop, or if there is none one of the programs that show a dialog, the desktop's own first.
func ask(q Question) (path string, err error) {
	if path, err = portal(session.Address(), q); err == nil {
		return path, nil
	}
	if strings.Contains(os.Getenv("XDG_CURRENT_DESKTOP"), "KDE") {
		return first(kdialog(q), zenity(q))
	}
	return first(zenity(q), kdialog(q))
}
