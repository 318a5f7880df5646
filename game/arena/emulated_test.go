package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"islas/game/catalogue"
)

// emulated lists other machines, each with commands that run its programs here; the first command found is used.
var emulated = []struct {
	os, arch string
	commands []string
}{
	{"linux", "arm64", []string{"qemu-aarch64", "qemu-aarch64-static"}},
	{"linux", "s390x", []string{"qemu-s390x", "qemu-s390x-static"}},
	{"js", "wasm", []string{"node"}},
}

// TestOtherMachines plays the same games on this machine and on others, as far as there are commands that emulate them, and
// requires the same records, byte by byte: the same seed is the same game everywhere.
func TestOtherMachines(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long: make test-all runs it")
	}
	here := recordsOf(t, runtime.GOOS, runtime.GOARCH)
	for _, m := range emulated {
		t.Run(m.os+" "+m.arch, func(t *testing.T) {
			var found []string
			for _, name := range m.commands {
				if path, err := exec.LookPath(name); err == nil {
					found = []string{path}
					break
				}
			}
			if found == nil || runtime.GOOS != "linux" {
				t.Skipf("there is none of %v", m.commands)
			}
			if m.os == "js" {
				root, err := exec.Command("go", "env", "GOROOT").Output()
				if err != nil {
					t.Fatal(err)
				}
				found = []string{filepath.Join(string(root[:len(root)-1]), "lib", "wasm", "go_js_wasm_exec")}
			}
			there := recordsOf(t, m.os, m.arch, found...)
			if len(there) != len(here) {
				t.Errorf("there are %d records, here %d", len(there), len(here))
			}
			for name, data := range here {
				if string(there[name]) != string(data) {
					t.Errorf("%s is another game there:\n%s\nhere:\n%s", name, there[name], data)
				}
			}
		})
	}
}

// recordsOf builds the command for a machine, plays games of all levels with it, and returns their records.
func recordsOf(t *testing.T, system, arch string, emulator ...string) map[string][]byte {
	t.Helper()
	dir := t.TempDir()
	program := filepath.Join(dir, "arena")
	build := exec.Command("go", "build", "-o", program, "islas/game/arena")
	build.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+arch, "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	records := map[string][]byte{}
	for _, g := range catalogue.Games() {
		for _, n := range []int{g.Info().MinSeats, g.Info().MaxSeats} {
			seats := strings.Join([]string{"easy", "medium", "easy", "random", "easy"}[:n], ",")
			folder := filepath.Join(dir, g.Info().ID, seats)
			call := append(slices.Clone(emulator), program, "-game", g.Info().ID, "-games", "1", "-seats", seats, "-seed", "7", "-record", folder)
			play := exec.Command(call[0], call[1:]...)
			play.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + dir, "TMPDIR=" + dir} // of which programs for the browser take a few kilobytes at most
			if out, err := play.CombinedOutput(); err != nil {
				t.Fatalf("%v: %v\n%s", call, err, out)
			}
			files, err := filepath.Glob(filepath.Join(folder, "*"))
			if err != nil || len(files) == 0 {
				t.Fatalf("there are no records: %v", err)
			}
			for _, file := range files {
				data, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				records[g.Info().ID+" "+seats+" "+filepath.Base(file)] = data
			}
		}
	}
	return records
}
