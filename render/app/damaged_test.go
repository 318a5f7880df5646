package app_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// TestDamagedData builds the commands with a badly edited file, and checks that any command prints one sentence with its name and the line,
// and has the exit code 1.
func TestDamagedData(t *testing.T) {
	need.Time(t)
	if testing.Short() {
		t.Skip("it builds the program several times")
	}
	root, err := filepath.Abs(filepath.Join("..", ".."))
	must.OK(t, err)
	for _, c := range []struct {
		file, old, new string
		commands       []string
		want           string
	}{
		{"assets/islas/cards.csv", "Molinero,orange", "Molinero,ornge", []string{".", "./game/arena", "./game/islas/train"}, "assets/islas/cards.csv: line 2: colour must be "},
		{"assets/islas/islands.csv", "5,3,3,5,4,4", "5,x,3,5,4,4", []string{"./game/islas/board/generate"}, "assets/islas/islands.csv: line 2: village must be "},
		{"assets/islas/islands/la-gomera.json", "[", "[,", []string{"./game/arena"}, "assets/islas/islands/la-gomera.json: line 4: it is not JSON: "},
		{"assets/puertorico/setup.csv", "\n3,", "\n4,", []string{"./render/film"}, "assets/puertorico/setup.csv: line 3: players must be "},
		{"assets/puertorico/lesson.json", "\"steps\"", "\"stops\"", []string{"."}, `assets/puertorico/lesson.json: lesson: json: unknown field "stops"`},
		{"assets/colonies/lesson.json", "[", "[,", []string{"."}, "assets/colonies/lesson.json: lesson, line "},
		{"locales/en.json", "\",\n", "\"\n", []string{"."}, "locales/en.json: line 3: "},
	} {
		overlay := damaged(t, root, c.file, c.old, c.new)
		for _, command := range c.commands {
			program := filepath.Join(t.TempDir(), "program")
			build := exec.Command("go", "build", "-overlay", overlay, "-o", program, command)
			build.Dir = root
			if out, err := build.CombinedOutput(); err != nil {
				t.Fatalf("%s: %v\n%s", command, err, out)
			}
			args := []string{"-seed", "1"}
			if strings.HasSuffix(command, "generate") {
				args = []string{"-island", "tenerife"}
			} else if strings.HasSuffix(command, "train") {
				args = []string{"-out", t.TempDir()}
			}
			run := exec.Command(program, args...)
			run.Dir = t.TempDir()
			out, _ := run.CombinedOutput()
			said, rest, _ := strings.Cut(string(out), "\n")
			if run.ProcessState.ExitCode() != 1 || !strings.Contains(said, c.want) || rest != "" {
				t.Errorf("%s with %s damaged ends with %d and says\n%s\nwant %s", command, c.file, run.ProcessState.ExitCode(), out, c.want)
			}
		}
	}
}

// damaged returns the overlay by which the compiler replaces one file of the project by an edited one.
func damaged(t *testing.T, root, file, old, new string) (overlay string) {
	t.Helper()
	path := filepath.Join(root, filepath.FromSlash(file))
	data, err := os.ReadFile(path)
	must.OK(t, err)
	edited := strings.Replace(string(data), old, new, 1)
	if edited == string(data) {
		t.Fatalf("%q is not in %s", old, file)
	}
	dir := t.TempDir()
	other := filepath.Join(dir, filepath.Base(file))
	overlay = filepath.Join(dir, "overlay.json")
	instead, err := json.Marshal(map[string]any{"Replace": map[string]string{path: other}})
	must.OK(t, err)
	for name, data := range map[string][]byte{other: []byte(edited), overlay: instead} {
		must.OK(t, os.WriteFile(name, data, 0o666))
	}
	return overlay
}
