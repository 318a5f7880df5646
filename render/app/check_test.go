package app

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"islas/game/match"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// begun returns a new match of a game between as few computers as can be.
func begun(t *testing.T, g stage.Game) match.Any {
	t.Helper()
	info := g.Info()
	setup := match.Setup{Seed: 5}
	for i := range info.MinSeats {
		seat := match.Seat{Name: []string{"Ana", "Ben", "Cleo"}[i], Control: info.Levels[0].ID}
		if len(info.Boards.IDs) > 0 {
			seat.Board = info.Boards.IDs[i]
		}
		setup.Seats = append(setup.Seats, seat)
	}
	m, err := g.New(setup)
	must.OK(t, err)
	return m
}

// files writes a record and a save of every game, and a record with a wrong line, into a folder, and returns the names of the
// good ones.
func files(t *testing.T) (good []string, wrong string) {
	t.Helper()
	dir := t.TempDir()
	for _, g := range catalogue.Games() {
		m := begun(t, g)
		var b bytes.Buffer
		must.OK(t, g.Record(&b, m))
		save, err := m.Save()
		must.OK(t, err)
		good = append(good, put(t, filepath.Join(dir, g.Info().ID+".islas.jsonl"), b.Bytes()), put(t, filepath.Join(dir, g.Info().ID+".json"), save))
		wrong = put(t, filepath.Join(dir, "wrong.islas.jsonl"), append(b.Bytes(), "{}\n"...))
	}
	return good, wrong
}

// Records and saves of all games are checked with a line each, in the language asked for, wherever the flag stands; the exit code reports
// whether all are in order.
func TestCheck(t *testing.T) {
	good, wrong := files(t)
	lines := func(b *bytes.Buffer) []string { return strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n") }
	for lang, word := range map[string]string{"en": "in order", "de": "in Ordnung", "es": "correcto"} {
		var out, errs bytes.Buffer
		args := append(append([]string{"check"}, good...), "-lang", lang)
		if code := Main(args, &out, &errs); code != exitOK || errs.Len() > 0 {
			t.Fatalf("exit code %d, %s%s", code, out.String(), errs.String())
		}
		told := lines(&out)
		if len(told) != len(good) {
			t.Fatalf("of %d files is said %q", len(good), told)
		}
		for i, line := range told {
			if !strings.HasPrefix(line, good[i]) || !strings.Contains(line, word) {
				t.Errorf("of %s is said %q", good[i], line)
			}
		}
	}
	for lang, says := range map[string][3]string{
		"en": {"(the key", "no such file", "a folder"}, "de": {"Genauer, auf Englisch:", "gibt es nicht", "ein Ordner"}, "es": {"en inglés:", "no existe", "una carpeta"},
	} {
		texts, err := locales.Open(lang)
		must.OK(t, err)
		dir := t.TempDir()
		var out bytes.Buffer
		if code := Main([]string{"check", "-lang", lang, wrong, filepath.Join(dir, "none"), dir}, &out, &out); code != exitError {
			t.Errorf("%s: exit code %d", lang, code)
		}
		told := lines(&out)
		if len(told) != 3 || !strings.Contains(told[0], texts.Text("fault.unreadable")) {
			t.Fatalf("%s: told is %q", lang, told)
		}
		for i, want := range says {
			if !strings.Contains(told[i], want) {
				t.Errorf("%s: told is %q, not %q", lang, told[i], want)
			}
		}
	}
	data, err := os.ReadFile(wrong)
	must.OK(t, err)
	other := put(t, filepath.Join(t.TempDir(), "letter.txt"), "Dear all")
	for file, want := range map[string]string{wrong: "line " + strconv.Itoa(bytes.Count(data, []byte("\n"))), other: "neither"} {
		var out, errs bytes.Buffer
		code := Main([]string{"check", "-lang", "en", good[0], file, good[1]}, &out, &errs)
		told := lines(&out)
		if code != exitError || errs.Len() > 0 || len(told) != 3 || !strings.HasPrefix(told[1], file) || !strings.Contains(told[1], want) {
			t.Errorf("%s: exit code %d, %q", file, code, told)
		}
	}
}

// A game that is over is reported with its winners, whether it was saved or recorded; for a record the first line that breaks a rule is
// named.
func TestCheckOfAFinishedGame(t *testing.T) {
	save := filepath.Join("..", "..", "game", "islas", "engine", "testdata", "version1", "five-to-the-end.json")
	data, err := os.ReadFile(save)
	must.OK(t, err)
	m, err := stage.Open(catalogue.Games(), data)
	must.OK(t, err)
	var b bytes.Buffer
	must.OK(t, catalogue.Games()[0].Record(&b, m))
	file := filepath.Join(t.TempDir(), "match.islas.jsonl")
	judge := func(file string, record []byte) (string, int) {
		if record != nil {
			put(t, file, record)
		}
		var out bytes.Buffer
		code := Main([]string{"check", "-lang", "en", file}, &out, &out)
		return out.String(), code
	}
	for name, record := range map[string][]byte{save: nil, file: b.Bytes()} {
		told, code := judge(name, record)
		if code != exitOK {
			t.Fatalf("exit code %d: %s", code, told)
		}
		for seat := range m.Winners().All() {
			if !strings.Contains(told, m.Setup().Seats[seat].Name) {
				t.Errorf("the winners are not told: %s", told)
			}
		}
	}
	lines := strings.SplitAfter(b.String(), "\n")
	half := len(lines) / 2
	twice := strings.Join(lines[:half], "") + lines[half-1] + "cut off"
	if told, code := judge(file, []byte(twice)); code != exitError || !strings.Contains(told, "line "+strconv.Itoa(half+1)+":") {
		t.Errorf("a line that stands there twice: exit code %d, %s", code, told)
	}
}

// A file that can't be shown is rejected with a sentence, before a window is opened; one with a wrong line is shown.
func TestWhatIsShown(t *testing.T) {
	good, wrong := files(t)
	for lang, word := range map[string]string{"en": "neither", "de": "weder", "es": "ni "} {
		other := put(t, filepath.Join(t.TempDir(), "letter.txt"), "Dear all")
		var out, errs bytes.Buffer
		if code := Main([]string{"replay", other, "-lang", lang}, &out, &errs); code != exitError || out.Len() > 0 || !strings.Contains(errs.String(), word) {
			t.Errorf("exit code %d, %q, %q", code, out.String(), errs.String())
		}
	}
	texts, err := locales.Open("en")
	must.OK(t, err)
	for _, file := range append(good, wrong) {
		if data, sentence := showable(file, t.TempDir(), texts); len(data) == 0 || sentence != "" {
			t.Errorf("%s is not shown: %s", file, sentence)
		}
	}
}
