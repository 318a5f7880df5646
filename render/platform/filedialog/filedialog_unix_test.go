//go:build unix && !darwin

package filedialog

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"islas/render/testkit/must"
)

// question returns a question about records, in a folder that exists.
func question(t *testing.T) Question {
	t.Helper()
	return Question{Title: "Protokoll wählen – “a”", Files: "Protokolle", Patterns: []string{"*.jsonl", "*.json"}, All: "Alle Dateien", Folder: t.TempDir()}
}

// alone removes everything that shows a dialog, the bus and all programs, and returns the folder where programs are looked for.
func alone(t *testing.T) (folder string) {
	t.Helper()
	folder = t.TempDir()
	t.Setenv("PATH", folder)
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "")
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	t.Setenv("XDG_CURRENT_DESKTOP", "")
	return folder
}

// install puts a script where programs are looked for; it writes its arguments, one a line, beside itself.
func install(t *testing.T, folder, name, script string) {
	t.Helper()
	script = "#!/bin/sh\nfor a in \"$@\"; do printf '%s\\n' \"$a\"; done >" + filepath.Join(folder, name+".args") + "\n" + script + "\n"
	must.OK(t, os.WriteFile(filepath.Join(folder, name), []byte(script), 0o700))
}

// given returns the arguments of a script, empty if it was not started.
func given(t *testing.T, folder, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, name+".args"))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	return string(data)
}

// Where no portal runs one of the installed programs asks, and its answer is used unchanged. If one fails the next one asks; cancelling
// asks no second time.
func TestProgramsAsk(t *testing.T) {
	const cancel, broken = "exit 1", "exit 3"
	for name, test := range map[string]struct {
		desktop         string
		zenity, kdialog string
		path            string
		err             error
		asked           string
	}{
		"nothing installed":  {err: ErrNone},
		"zenity":             {zenity: "echo '/home/ana/Spiel für 2 + 1%20.jsonl'", path: "/home/ana/Spiel für 2 + 1%20.jsonl", asked: "zenity"},
		"line break in name": {zenity: `printf '/tmp/a\nb\n\n'`, path: "/tmp/a\nb\n", asked: "zenity"},
		"kdialog":            {kdialog: "echo /tmp/a.json", path: "/tmp/a.json", asked: "kdialog"},
		"both":               {zenity: "echo /tmp/z", kdialog: "echo /tmp/k", path: "/tmp/z", asked: "zenity"},
		"both in KDE":        {desktop: "ubuntu:KDE", zenity: "echo /tmp/z", kdialog: "echo /tmp/k", path: "/tmp/k", asked: "kdialog"},
		"cancelled":          {zenity: cancel, kdialog: "echo /tmp/k", asked: "zenity"},
		"broken":             {zenity: broken, kdialog: "echo /tmp/k", path: "/tmp/k", asked: "kdialog zenity"},
		"all broken":         {zenity: broken, kdialog: broken, err: ErrNone, asked: "kdialog zenity"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := alone(t)
			t.Setenv("XDG_CURRENT_DESKTOP", test.desktop)
			for program, script := range map[string]string{"zenity": test.zenity, "kdialog": test.kdialog} {
				if script != "" {
					install(t, folder, program, script)
				}
			}
			path, err := File(question(t))
			var asked []string
			for _, program := range []string{"kdialog", "zenity"} {
				if given(t, folder, program) != "" {
					asked = append(asked, program)
				}
			}
			if path != test.path || !errors.Is(err, test.err) || strings.Join(asked, " ") != test.asked {
				t.Errorf("%q, %v by %s", path, err, asked)
			}
		})
	}
}

// The programs show the given texts, whatever their letters, and begin in the folder if it exists.
func TestWhatProgramsShow(t *testing.T) {
	q := question(t)
	gone := q
	gone.Folder = filepath.Join(q.Folder, "gone")
	for _, test := range []struct {
		program string
		q       Question
		want    []string
	}{
		{"zenity", q, []string{"--file-selection", "--title=" + q.Title, "--filename=" + q.Folder + "/", "--file-filter=Protokolle | *.jsonl *.json", "--file-filter=Alle Dateien | *"}},
		{"zenity", gone, []string{"--file-selection", "--title=" + q.Title, "--file-filter=Protokolle | *.jsonl *.json", "--file-filter=Alle Dateien | *"}},
		{"kdialog", q, []string{"--title", q.Title, "--getopenfilename", q.Folder, "Protokolle (*.jsonl *.json)", "Alle Dateien (*)"}},
		{"kdialog", gone, []string{"--title", q.Title, "--getopenfilename", ".", "Protokolle (*.jsonl *.json)", "Alle Dateien (*)"}},
	} {
		folder := alone(t)
		install(t, folder, test.program, "exit 1")
		if path, err := File(test.q); path != "" || err != nil {
			t.Errorf("%q, %v", path, err)
		}
		if got := strings.Split(strings.TrimSpace(given(t, folder, test.program)), "\n"); strings.Join(got, "\n") != strings.Join(test.want, "\n") {
			t.Errorf("%s got %q", test.program, got)
		}
	}
}

// The dialog of macOS gets the texts as arguments, so that nothing in them counts as a part of the script; cancelling is recognised by a
// number, since a script that fails for another reason ends the same way.
func TestDialogOfMacOS(t *testing.T) {
	q := question(t)
	for _, test := range []struct {
		script, path string
		failed       bool
	}{
		{"echo '/Users/ana/Für Ben.jsonl'", "/Users/ana/Für Ben.jsonl", false},
		{"echo '35:60: execution error: Vom Benutzer abgebrochen. (-128)' >&2; exit 1", "", false},
		{"echo '35:60: execution error: Not authorised. (-1743)' >&2; exit 1", "", true},
	} {
		folder := alone(t)
		install(t, folder, "osascript", test.script)
		if path, err := first(osascript(q)); path != test.path || (err != nil) != test.failed {
			t.Errorf("%s: %q, %v", test.script, path, err)
		}
		if got := given(t, folder, "osascript"); !strings.HasSuffix(got, "end run\n"+q.Title+"\n"+q.Folder+"\n") || !strings.Contains(got, "choose file") || strings.Count(got, q.Title) != 1 {
			t.Errorf("it got %q", got)
		}
	}
}
