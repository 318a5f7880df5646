//go:build !js

package app

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game/match"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// checked returns the lines that check prints about files with these contents, and its exit code.
func checked(t *testing.T, lang string, contents ...[]byte) (told []string, code int) {
	t.Helper()
	args := []string{"check", "-lang", lang, "-data", t.TempDir()}
	for _, data := range contents {
		name := filepath.Join(t.TempDir(), "match.islas.jsonl")
		put(t, name, data)
		args = append(args, name)
	}
	var out bytes.Buffer
	code = Main(args, &out, &out)
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n"), code
}

// Records whose line ends were changed by common tools are in order, but those of games that are strict about it.
func TestLineEnds(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, g := range catalogue.Games() {
			good := recordOf(t, g.Info().ID, g.Info().MinSeats, 1)
			crlf, unended := bytes.ReplaceAll(good, []byte("\n"), []byte("\r\n")), bytes.TrimSuffix(good, []byte("\n"))
			told, code := checked(t, lang, good, crlf, unended, bytes.TrimSuffix(crlf, []byte("\r\n")))
			if g.Info().Strict {
				if code != exitError || len(told) != 4 {
					t.Fatalf("%s: exit code %d, told is %q", lang, code, told)
				}
				for i, sentence := range told {
					if refused := strings.Contains(sentence, `end with "\n"`); refused != (i > 0) {
						t.Errorf("%s: told is %q", lang, sentence)
					}
				}
				continue
			}
			if code != exitOK || len(told) != 4 {
				t.Fatalf("%s: exit code %d, told is %q", lang, code, told)
			}
		}
	}
}

// A hostile record is rejected by its size: that of a line before it is parsed, that of the whole before it is read.
func TestLargeRecordIsRefused(t *testing.T) {
	head, _, _ := bytes.Cut(recordOf(t, "islas", 2, 1), []byte("\n"))
	cards := func(n int) []byte {
		return fmt.Appendf(nil, "%s\n{\"e\":\"deal\",\"seat\":0,\"cards\":[%s\"segador\"]}\n", head, strings.Repeat(`"segador",`, n))
	}
	told, code := checked(t, "en", cards(200_000), cards(1_000_000))
	if code != exitError || len(told) != 2 || !strings.Contains(told[0], "line 2: the line, or the whole record, is too long") || !strings.Contains(told[1], "larger than any record") {
		t.Errorf("exit code %d, told is %.300q", code, told)
	}
}

// damages is the number of files of each kind that TestDamagedFiles reads.
const damages = 25

// TestDamagedFiles damages records and saves of all games at random and checks that each gets one sentence, without a panic.
func TestDamagedFiles(t *testing.T) {
	texts, err := locales.Open("en")
	must.OK(t, err)
	s := stage.New(&services.Services{Texts: texts}, catalogue.Games()...)
	s.Options.DataDir = t.TempDir()
	for _, g := range catalogue.Games() {
		record := recordOf(t, g.Info().ID, g.Info().MinSeats, 1)
		for kind, good := range map[string][]byte{"record": record, "save": unsealed(t, g, record)} {
			src := rand.New(rand.NewPCG(1, 2))
			name := filepath.Join(t.TempDir(), kind)
			fine := 0
			for range damages {
				data := good
				for range 1 + src.IntN(2) {
					data = damageAt(src, data)
				}
				put(t, name, data)
				told, ok := checkFile(s, name)
				if ok {
					fine++
				}
				if strings.Count(told, "\n") > 0 || !strings.Contains(told, name) || len(told) > 2000 {
					t.Errorf("told is %q", told)
				}
			}
			t.Logf("%s, %s: of %d files %d are in order", g.Info().ID, kind, damages, fine)
			if fine > damages/4 {
				t.Errorf("%s, %s: of %d damaged files %d are in order", g.Info().ID, kind, damages, fine)
			}
		}
	}
	if reports, err := filepath.Glob(filepath.Join(s.Options.DataDir, "crash-*")); err != nil || len(reports) > 0 {
		t.Errorf("there were panics: %q, %v", reports, err)
	}
}

// unsealed returns the save of a recorded game without a checksum, which would detect any damage.
func unsealed(t *testing.T, g stage.Game, record []byte) []byte {
	t.Helper()
	m, err := g.Open(record)
	must.OK(t, err)
	whole := reflect.ValueOf(m) // a *match.Match of the game's own
	actions := whole.MethodByName("Actions").Call(nil)[0].Len()
	back := whole.MethodByName("From").Call([]reflect.Value{reflect.ValueOf(actions), reflect.ValueOf([]match.Seat(nil))})
	data, err := back[0].Interface().(match.Any).Save()
	must.OK(t, err)
	data = regexp.MustCompile(`,"checksum":"[0-9a-f]*"`).ReplaceAll(data, nil)
	data = bytes.Replace(data, []byte(`"version":3`), []byte(`"version":2`), 1)
	if _, err := g.Open(data); err != nil {
		t.Fatal(err)
	}
	return data
}

// member matches a key with a value that is neither a list nor an object, and the next character.
var member = regexp.MustCompile(`"[a-z_-]+":("[^"]*"|[0-9]+|true|false|null)`)

// word matches the beginning of a word.
var word = regexp.MustCompile(`"[a-z]`)

// number matches a number.
var number = regexp.MustCompile(`[0-9]+`)

// damageAt returns a file damaged in one place.
func damageAt(src *rand.Rand, data []byte) []byte {
	at := src.IntN(len(data))
	put := func(from, to int, text string) []byte { return slices.Concat(data[:from], []byte(text), data[to:]) }
	found := func(what *regexp.Regexp, with func(text string) string) []byte {
		where := what.FindIndex(data[at:])
		if where == nil {
			return data[:at]
		}
		return put(at+where[0], at+where[1], with(string(data[at+where[0]:at+where[1]])))
	}
	any := func(texts ...string) string { return texts[src.IntN(len(texts))] }
	switch src.IntN(8) {
	case 0: // control characters in words
		return found(word, func(text string) string {
			return text + any("\x7f", "\x01", "\x00", "\x1b", "\u0085", `\u0001`, `\u007f`, `\u0000`, `\ud800`)
		})
	case 1: // a key twice
		return found(member, func(text string) string { return text + "," + text })
	case 2: // truncated
		return data[:at]
	case 3: // huge numbers
		return found(number, func(string) string {
			return any("1e400", "-1", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "256", "1.5", strings.Repeat("9", 4000))
		})
	case 4: // invalid UTF-8
		return put(at, at+1, any("\xff", "\xc0\x80", "\xed\xa0\x80"))
	case 5: // parts of lines cut out, or stretches across lines
		return put(at, min(at+1+src.IntN(200), len(data)), "")
	case 6: // other values
		return found(member, func(text string) string {
			key, _, _ := strings.Cut(text, ":")
			return key + ":" + any("null", "[]", "{}", `""`, "-0", "true", strings.Repeat("[", 20_000), `[null]`, `[[null]]`, `{"":null}`)
		})
	default: // any byte
		return put(at, at+1, string(rune(src.IntN(128))))
	}
}
