package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// TestInstalledGame makes the Debian package of the game, installs it below a folder, starts it in a window, plays with the mouse, leaves it, and
// removes it again.
func TestInstalledGame(t *testing.T) {
	need.Screen(t)
	need.Command(t, "dpkg")
	need.Command(t, "Xvfb")
	if os.Getuid() != 0 {
		need.Command(t, "fakeroot")
	}
	r := started(t, ".", target{"linux", runtime.GOARCH})
	must.OK(t, r.parts([]string{"linux"}))
	root := scratchRoot(t)
	dpkg(t, root, "-i", r.name("linux-"+runtime.GOARCH+".deb"))
	program := filepath.Join(root, "usr", "bin", "islas")
	version, err := output("", nil, program, "-lang", "en", "-version")
	if err != nil || version != "Islas Canarias "+r.version {
		t.Errorf("-version tells %q, %v", version, err)
	}
	data := t.TempDir()
	playWindow(t, program, data)
	saves, err := filepath.Glob(filepath.Join(data, "store", "*.islas-save.json"))
	if err != nil || len(saves) == 0 {
		t.Fatalf("nothing is saved: %v", err)
	}
	if text, err := output("", nil, program, append([]string{"-lang", "en", "check"}, saves...)...); err != nil {
		t.Errorf("what is saved is not in order: %v\n%s", err, text)
	}
	dpkg(t, root, "-r", "islas")
	if left := below(t, filepath.Join(root, "usr")); len(left) > 0 {
		t.Errorf("what is removed leaves %v", left)
	}
	if _, err := os.Stat(saves[0]); err != nil {
		t.Errorf("with the program the game went that was saved: %v", err)
	}
}

// scratchRoot makes a folder in which nothing is installed.
func scratchRoot(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for _, dir := range []string{"info", "updates", "triggers"} {
		must.OK(t, os.MkdirAll(filepath.Join(root, "var", "lib", "dpkg", dir), 0o755))
	}
	must.OK(t, os.WriteFile(filepath.Join(root, "var", "lib", "dpkg", "status"), nil, 0o600))
	return root
}

// dpkg installs or removes below a folder, where nothing is that the package needs: that lies outside. Who is not root becomes it in the
// eyes of dpkg.
func dpkg(t *testing.T, root string, args ...string) {
	t.Helper()
	all := append([]string{"dpkg", "--root=" + root, "--force-depends", "--log=" + filepath.Join(root, "log")}, args...)
	if os.Getuid() != 0 {
		all = append([]string{"fakeroot"}, append(all, "--force-not-root")...)
	}
	env := append(os.Environ(), "PATH="+os.Getenv("PATH")+":/usr/sbin:/sbin")
	if text, err := output("", env, all[0], all[1:]...); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
}

// below returns the files below a folder.
func below(t *testing.T, dir string) (files []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			files = append(files, path)
		}
		return nil // the folder itself may have gone
	})
	must.OK(t, err)
	return files
}
