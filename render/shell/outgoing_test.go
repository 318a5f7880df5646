//go:build !js

package shell_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"islas/render/keep/backup"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// foldered returns a stage of a device that keeps something, in a folder.
func foldered(t *testing.T) (s *stage.Stage, dir string) {
	t.Helper()
	s, dir = newStage(t, "en"), t.TempDir()
	files, err := store.Open(dir)
	must.OK(t, err)
	s.Store = files
	return s, dir
}

// unfinished returns the files in a folder that are neither the store's nor its leases: unfinished ones.
func unfinished(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	must.OK(t, err)
	var names []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".writing") {
			names = append(names, e.Name())
		}
	}
	return names
}

// Where folders have the names that an export would get it gets the next; where they have all names that are tried nothing is left of it,
// and a message says so.
func TestExportBesideFolders(t *testing.T) {
	for _, folders := range []int{2, 200} {
		s, dir := foldered(t)
		r := open(t, s, deviced(t, s), full)
		for n := range folders {
			must.OK(t, os.Mkdir(filepath.Join(dir, fmt.Sprintf("everything-%d%s", n+1, backup.Extension)), 0o700))
		}
		r.Pick("device")
		r.Pick("export")
		r.Rest()
		want := s.Texts.Text("device.not-saved", "where", s.Store.Where())
		if folders < 100 {
			want = s.Texts.Text("device.saved", "name", fmt.Sprintf("everything-%d%s", folders+1, backup.Extension), "where", s.Store.Where())
		}
		if told := r.Notices(); !slices.Contains(told, want) {
			t.Errorf("beside %d folders: told is %q, not %q", folders, told, want)
		}
		if left := unfinished(t, dir); left != nil {
			t.Errorf("beside %d folders: left is %q", folders, left)
		}
	}
}
