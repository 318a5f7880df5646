// Package filedialog asks the player for a file with the system's dialog.
//
// On Linux and similar systems that is the desktop's dialog, by its portal on the session bus; where no portal runs it is that of zenity or
// kdialog, if one of them is installed. On macOS it is the one of osascript, on Windows the common dialog. In the browser there is none,
// and only the types of this package are part of that version of the program.
package filedialog

import "errors"

// Question is the content of a dialog.
type Question struct {
	Title    string   // of the dialog
	Files    string   // name of the files that match Patterns
	Patterns []string // of file names, like *.json
	All      string   // name of all files, which can be chosen as well
	Folder   string   // to begin in, empty where the system decides; ignored if it is no folder
}

// ErrNone means that no dialog can be shown here.
var ErrNone = errors.New("no file dialog")
