//go:build unix

package filedialog

import (
	"bytes"
	"errors"
	"os/exec"
	"runtime"
	"strings"
)

// program is one that shows a dialog, prints the path that was chosen, and ends with status 1 if none was.
type program struct {
	name string
	args []string
	says string // part of what it prints as an error if nothing was chosen, empty if it need not print anything
}

// zenity is the dialog of GTK.
func zenity(q Question) program {
	args := []string{"--file-selection", "--title=" + q.Title}
	if q.Folder != "" {
		args = append(args, "--filename="+strings.TrimSuffix(q.Folder, "/")+"/") // without the slash it is a file to be chosen
	}
	return program{name: "zenity", args: append(args, "--file-filter="+q.Files+" | "+strings.Join(q.Patterns, " "), "--file-filter="+q.All+" | *")}
}

// kdialog is the dialog of KDE.
func kdialog(q Question) program {
	folder := q.Folder
	if folder == "" {
		folder = "."
	}
	filters := q.Files + " (" + strings.Join(q.Patterns, " ") + ")\n" + q.All + " (*)"
	return program{name: "kdialog", args: []string{"--title", q.Title, "--getopenfilename", folder, filters}}
}

// osascript is the dialog of macOS. It shows all files: of one that is asked for by its ending the system wants to know its kind, and
// nobody could choose a file of a kind that it does not know.
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
	return program{name: "osascript", args: append(args, q.Title, q.Folder), says: "(-128)"} // the number of "user cancelled" in every language
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

// run shows the dialog. It is closed when the program ends, where the system can do that.
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
