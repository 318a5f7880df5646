// Package filedialog asks the player for a file with the dialog of the system.
//
// On Linux and the other systems like it the dialog is that of the desktop, by its portal on the session bus; where no portal runs it is
// that of zenity or kdialog, if one of them is installed. On macOS it is the one of osascript, on Windows the common dialog. In the
// browser there is none of them, and nothing but the words of this package is part of that version of the program.
package filedialog

import "errors"

// Question is what a dialog shows.
type Question struct {
	Title    string   // of the dialog
	Files    string   // what the files are called that Patterns are about
	Patterns []string // of the names of files that are asked for, like *.json
	All      string   // what all files are called, which can be chosen as well
	Folder   string   // to begin with, empty where the system decides; left out if it is none
}

// ErrNone is that no dialog can be shown here.
var ErrNone = errors.New("no file dialog")
