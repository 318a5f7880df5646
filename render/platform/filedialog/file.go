//go:build !js

package filedialog

import "os"

// File asks for a file and returns its path, empty if the player chose none. It waits until the dialog is closed, however long that
// takes, and must not be called where frames are drawn. The only error is ErrNone.
func File(q Question) (path string, err error) {
	if info, err := os.Stat(q.Folder); err != nil || !info.IsDir() {
		q.Folder = "" // some dialogs fail on one that does not exist
	}
	if path, err = ask(q); err != nil {
		return "", ErrNone
	}
	return path, nil
}
