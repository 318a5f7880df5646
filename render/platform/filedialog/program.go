//go:build unix

package filedialog

import (
	"bytes"
	"errors"
	"os/exec"
	"runtime"
	"strings"
)

// program is a program that shows a dialog, prints the chosen path, and ends with status 1 if none was chosen.
type program struct {
	name string
	args []string
	says string // part of its error output if nothing was chosen, empty if it need not print anything
}

// zenity returns the program with the dialog of GTK.
func zenity(q Question) program {
	args := []string{"--file-selection", "--title=" + q.Title}
	if q.Folder != "" {
		args = append(args, "--filename="+strings.TrimSuffix(q.Folder, "/")+"/") // without the slash the folder itself would be chosen
	}
	return program{name: "zenity", args: append(args, "--file-filter="+q.Files+" | "+strings.Join(q.Patterns, " "), "--file-filter="+q.All+" | *")}
}

// kdialog returns the program with the dialog of KDE.
func kdialog(q Question) program {
	folder := q.Folder
	if folder == "" {
		folder = "."
	}
	filters := q.Files + " (" + strings.Join(q.Patterns, " ") + ")\n" + q.All + " (*)"
	return program{name: "kdialog", args: []string{"--title", q.Title, "--getopenfilename", folder, filters}}
}

// osascript returns the program with the dialog of macOS. It shows all files: to filter by ending the system has to know the kind, and
// files of an unknown kind could not be chosen.
func osascript(q Question) program {
	choose := "choose file with prompt (item 1 of argv)"
	if q.Folder != "" {
		choose += " default location (POSIX file (item 2 of argv))"
	}
	script := []string{"on run argv", "tell me to activate", "POSIX path of (" + choose + ")", "end run"}
	var args []string
	for _, line := range script {
		args = append(args, "-e", line)
	}
	return program{name: "osascript", args: append(args, q.Title, q.Folder), says: "(-128)"} // number of "user cancelled" in every language
}

// first asks with the first of the programs that is installed and does not fail.
func first(programs ...program) (path string, err error) {
	err = ErrNone
	for _, p := range programs {
		if path, err = p.run(); err == nil {
			break
		}
	}
	return path, err
}

// run shows the dialog and returns the chosen path. The dialog is closed when the program ends, where the system can do that.
func (p program) run() (path string, err error) {
	runtime.LockOSThread() // the system closes the dialog when this thread ends
	defer runtime.UnlockOSThread()
	cmd := exec.Command(p.name, p.args...)
	bind(cmd)
	out, err := cmd.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.ExitCode() == 1 && bytes.Contains(exit.Stderr, []byte(p.says)) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	return strings.TrimSuffix(string(out), "\n"), nil
}
