package app

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/program"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// optionsFor returns the options of a command line: English, no sound, an empty folder and these seats.
func optionsFor(t *testing.T, seats []string) stage.Options {
	t.Helper()
	return stage.Options{Lang: "en", Seed: 7, Seeded: true, Seats: seats, DataDir: t.TempDir(), Mute: true}
}

func TestParse(t *testing.T) {
	f, texts, err := parse([]string{"-lang", "de", "-seed", "18446744073709551615", "-seats", "human, easy,easy", "-data", "d", "-mute"})
	must.OK(t, err)
	if f.Lang != "de" || texts.Lang() != "de" || f.Seed != 1<<64-1 || !f.Seeded || f.DataDir != "d" || !f.Mute ||
		!slices.Equal(f.Seats, []string{"human", "easy", "easy"}) {
		t.Errorf("read as %+v", f)
	}
}

// The game of the command line takes precedence over the one chosen last; seats alone are those of the first game.
func TestWantedGame(t *testing.T) {
	games := append(catalogue.Games(), model.New())
	for _, test := range []struct {
		options    stage.Options
		last, want string
	}{
		{stage.Options{}, "", "islas"},
		{stage.Options{}, "model", "model"},
		{stage.Options{}, "gone", "islas"},
		{stage.Options{Game: "model"}, "", "model"},
		{stage.Options{Game: "islas"}, "model", "islas"},
		{stage.Options{Seats: []string{"human", "easy"}}, "model", "islas"},
		{stage.Options{Game: "model", Seats: []string{"human", "easy"}}, "", "model"},
	} {
		if got := wanted(games, test.options, test.last).Info().ID; got != test.want {
			t.Errorf("%+v after %q: the game is %s, want %s", test.options, test.last, got, test.want)
		}
	}
	if f, _, err := parse([]string{"-game", "islas", "-seats", "human,easy"}); err != nil || f.Game != "islas" {
		t.Errorf("read as %q, %v", f.Game, err)
	}
}

func TestFramesFlag(t *testing.T) {
	for arg, want := range map[string]time.Duration{"60s": time.Minute, "1m30s": 90 * time.Second, "0": 0} {
		if f, _, err := parse([]string{"-frames", arg}); err != nil || !f.measure || f.end != want {
			t.Errorf("-frames %s: read as %v, measure %v, error %v", arg, f.end, f.measure, err)
		}
	}
	if f, _, err := parse(nil); err != nil || f.measure {
		t.Error("frames are measured although nobody asked")
	}
}

// A file dropped on the program's icon, or opened with the program, is shown as by the command replay; if it can't be, a sentence names it.
// Several files, folders, and missing files are not accepted so.
func TestFileAlone(t *testing.T) {
	dir := t.TempDir()
	one, two := filepath.Join(dir, "Partie für Ñ.json"), filepath.Join(dir, "b.json")
	for _, name := range []string{one, two} {
		put(t, name, "nonsense")
	}
	f, _, err := parse([]string{"-mute", one})
	if err != nil || f.command != replayCommand || !slices.Equal(f.files, []string{one}) || !f.Mute {
		t.Errorf("read as %+v, %v", f, err)
	}
	for _, tt := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{one}, exitError, "Partie für Ñ.json"},
		{[]string{one, two}, exitUsage, "-help"},
		{[]string{dir}, exitUsage, "-help"},
		{[]string{filepath.Join(dir, "gone")}, exitUsage, "-help"},
	} {
		var out, errs, like bytes.Buffer
		if code := Main(append([]string{"-lang", "en"}, tt.args...), &out, &errs); code != tt.code || !strings.Contains(errs.String(), tt.want) {
			t.Errorf("%q ends with %d: %s", tt.args, code, errs.String())
		}
		if tt.code == exitError {
			if Main([]string{"-lang", "en", "replay", one}, &out, &like); like.String() != errs.String() {
				t.Errorf("of a file alone is told %q, by replay %q", errs.String(), like.String())
			}
		}
	}
}

// TestWrongFlags checks that a wrong flag is rejected with a sentence that names what was wrong and what would be right, in the language
// asked for, with the exit code of a usage error and nothing on the standard output.
func TestWrongFlags(t *testing.T) {
	tests := []struct {
		args []string
		want []string // parts of the sentence
	}{
		{[]string{"-lang", "fr"}, []string{"fr", "de", "en", "es"}},
		{[]string{"-game", "chess"}, []string{"chess", "islas", "puertorico"}},
		{[]string{"-game", "puertorico", "-seats", "human"}, []string{"1", "2", "5", "human", "expert"}},
		{[]string{"-game", "puertorico", "-seats", "human,clever"}, []string{"clever", "human", "expert"}},
		{[]string{"-seats", "human,clever", "-game", "puertorico"}, []string{"clever", "human", "expert"}},
		{[]string{"-game", "puertorico", "-seats", "easy,easy,easy,easy,easy,easy"}, []string{"6"}},
		{[]string{"-seats", "human"}, []string{"1", "2", "5", "human", "easy"}},
		{[]string{"-seats", "human,easy,easy,easy,easy,easy"}, []string{"6"}},
		{[]string{"-seats", "human,clever"}, []string{"clever", "human", "easy"}},
		{[]string{"-seats", "human,random"}, []string{"random", "easy"}},
		{[]string{"-seats", ""}, []string{"0", "2", "5", "human", "easy", "hard"}},
		{[]string{"-seats", "nonsense"}, []string{"nonsense", "islas", "human", "easy", "hard"}},
		{[]string{"-game", "puertorico", "-seats", "nonsense"}, []string{"nonsense", "puertorico", "human", "expert"}},
		{[]string{"-seats", "human,,easy"}, []string{"human", "easy"}},
		{[]string{"-seed", "many"}, []string{"many", "18446744073709551615"}},
		{[]string{"-seed", "-1"}, []string{"-1"}},
		{[]string{"-seed"}, []string{"-seed", "-help"}},
		{[]string{"-frames", "long"}, []string{"-frames", "long", "60s", "0"}},
		{[]string{"-frames", "-5s"}, []string{"-5s", "60s"}},
		{[]string{"-frames"}, []string{"-frames", "-help"}},
		{[]string{"-fly"}, []string{"fly", "-help"}},
		{[]string{"game.save"}, []string{"game.save", "-help"}},
		{[]string{"check"}, []string{"check"}},
		{[]string{"replay"}, []string{"replay"}},
		{[]string{"replay", "one", "two"}, []string{"replay", "2"}},
		{[]string{"check-texts"}, []string{"check-texts"}},
		{[]string{"check-texts", "one", "two", "three"}, []string{"check-texts", "3"}},
		{[]string{"check", "-fly", "file"}, []string{"fly", "-help"}},
	}
	for _, test := range tests {
		for _, lang := range locales.Languages() {
			args := test.args
			if args[0] != "-lang" {
				args = append([]string{"-lang", lang}, args...)
			}
			var out, errs bytes.Buffer
			if code := Main(args, &out, &errs); code != exitUsage {
				t.Errorf("%q: exit code %d, want %d", args, code, exitUsage)
			}
			sentence := errs.String()
			if out.Len() > 0 || strings.Count(sentence, "\n") != 1 || strings.Contains(sentence, "[cli") || strings.Contains(sentence, "{") {
				t.Errorf("%q: says %q and prints %q", args, sentence, out.String())
			}
			for _, part := range test.want {
				if !strings.Contains(sentence, part) {
					t.Errorf("%q: %q does not name %q", args, sentence, part)
				}
			}
		}
	}
}

func TestHelpAndVersion(t *testing.T) {
	for _, lang := range locales.Languages() {
		var out, errs bytes.Buffer
		if code := Main([]string{"-lang", lang, "-help"}, &out, &errs); code != exitOK || errs.Len() > 0 {
			t.Errorf("-help in %s: exit code %d, %q", lang, code, errs.String())
		}
		for _, flag := range []string{"-lang", "-game", "-seats", "-seed", "-data", "-mute", "-inspect", "-frames", "-version", "-help", "human, easy", "2", "5", "check", "check-texts", "replay"} {
			if !strings.Contains(out.String(), flag) {
				t.Errorf("-help in %s does not tell of %s", lang, flag)
			}
		}
		var other bytes.Buffer
		if code := Main([]string{"-lang", lang, "-game", "puertorico", "-help"}, &other, &errs); code != exitOK || !strings.Contains(other.String(), "expert") {
			t.Errorf("-help in %s does not tell of the seats of the game that is named: %s", lang, other.String())
		}
	}
	var out, errs bytes.Buffer
	if code := Main([]string{"-version"}, &out, &errs); code != exitOK || !strings.Contains(out.String(), program.Version()) {
		t.Errorf("-version: exit code %d, %q", code, out.String())
	}
}
