package record_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/islas/lines"
	"islas/game/match"
	"islas/game/record"
)

// byHand returns a record written by hand after the page that describes the format. It depends on the islands: after a change of
// which plots of Tenerife or La Palma lie next to what, it needs new plots.
func byHand(t testing.TB) string {
	t.Helper()
	data, err := os.ReadFile("testdata/by-hand.islas.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestByHand(t *testing.T) {
	text := byHand(t)
	r := read(t, []byte(text))
	if r.Over || r.Setup.Seats[1] != (match.Seat{Name: "Ben", Control: "easy", Board: "la-palma"}) {
		t.Errorf("the setup was read as %+v", r.Setup)
	}
	after := r.Steps[len(r.Steps)-1].After
	if after.Points(0) != 2 || after.Points(1) != 3 || after.Owner(islas.Ties) != 1 || after.HandSize(1) != 7 {
		t.Errorf("the record leads to points %d, %d, the privilege with %d, a hand of %d",
			after.Points(0), after.Points(1), after.Owner(islas.Ties), after.HandSize(1))
	}
	if again := string(write(t, r.Setup, r.Steps)); again != strings.Replace(text, `"version":1,"seed":"none"`, `"version":2,"game":"islas-canarias","seed":"0"`, 1) {
		t.Errorf("the record written again is\n%s", again)
	}
}

// TestDamage damages the record by hand in one place and requires the error to name that place.
func TestDamage(t *testing.T) {
	for _, c := range []struct {
		what     string
		line     int
		old, new string // in that line; no old replaces all of it, no new cuts it out
		want     string
	}{
		{"not JSON", 5, "", `turn 1`, "not a JSON object"},
		{"cut within", 5, `}`, ``, "not a JSON object"},
		{"list", 5, "", `[1]`, "not a JSON object"},
		{"empty line", 5, "", ` `, "not a JSON object"},
		{"no e", 5, `"e":"turn",`, ``, `the key "e"`},
		{"unknown e", 5, `"turn"`, `"dance"`, `"dance" is not known`},
		{"second game", 2, "", strings.SplitN(byHand(t), "\n", 2)[0], "second game"},
		{"key twice", 5, `"round":1`, `"round":2,"round":1`, `the key "round" stands twice`},
		{"key twice, spelled otherwise", 5, `"round":1`, `"r\u006fund":2,"round":1`, `the key "round" stands twice`},
		{"unknown key twice", 5, `"round":1`, `"x":[{"y":1,"y":1}],"round":1`, `the key "y" stands twice`},
		{"not UTF-8", 5, `"round":1`, "\"\xff\":1,\"round\":1", "not text in UTF-8"},
		{"version in capitals", 1, `"version":1`, `"VERSION":1`, `version is ""`},
		{"foreign", 1, `islas-record`, `islas-save`, "not a match record"},
		{"no game line", 1, "", `{"e":"aboard","card":"cestero"}`, "not a match record"},
		{"version", 1, `"version":1`, `"version":3`, `version is "3", this program reads 1 to 2`},
		{"no game", 1, `"version":1`, `"version":2`, `the record is of the game "", not "islas-canarias"`},
		{"another game", 1, `"version":1`, `"version":2,"game":"puerto-rico"`, `the record is of the game "puerto-rico"`},
		{"start", 1, `"start":1`, `"start":2`, "seats 0 to 1, not 2"},
		{"start far away", 1, `"start":1`, `"start":300`, `"start" must be a small whole number`},
		{"goal", 1, `"goal":19`, `"goal":1`, "5 to 60 points, not 1"},
		{"no goal", 1, `,"goal":19`, ``, `"rules": the key "goal" is missing`},
		{"zero goal", 1, `"goal":19`, `"goal":0`, "must not be zero"},
		{"rules null", 1, `{"draw_privilege":4,"goal":19}`, `null`, `"rules": must not be null`},
		{"island", 1, `"tenerife"`, `"atlantis"`, `there is no island "atlantis"`},
		{"island twice", 1, `"tenerife"`, `"la-palma"`, "both have the island la-palma"},
		{"control", 1, `"human"`, `""`, "seat 0 has no control"},
		{"seats", 1, `[{"name":"Ana","control":"human","island":"tenerife"},{"name":"Ben","control":"easy","island":"la-palma"}]`, `[]`, "2 to 5 seats, not 0"},
		{"dealt to another", 2, `"seat":0`, `"seat":1`, `by the rules this line is {"e":"deal","seat":0`},
		{"too few dealt", 2, `,"capitan"`, ``, "by the rules"},
		{"unknown card", 2, `"labrador"`, `"wizard"`, `there is no card "wizard"`},
		{"card null", 2, `"labrador"`, `null`, "must not be null"},
		{"cards text", 2, `["segador","pirate-red","pirate-green","labrador","capitan"]`, `"c2VnYWRvcg=="`, "is not a list"},
		{"second pirate", 3, `"cantero"`, `"pirate-red"`, "not left in the deck"},
		{"fourth copy", 28, `"herrero"`, `"segador"`, "not left in the deck"},
		{"aboard missing", 4, "", "", `by the rules this line is {"e":"aboard"`},
		{"wrong round", 5, `"round":1`, `"round":2`, `by the rules this line is {"e":"turn","round":1,"seat":1}`},
		{"key missing", 5, `"round":1,`, ``, `the key "round" is missing`},
		{"key in capitals", 5, `"round"`, `"ROUND"`, `the key "round" is missing`},
		{"number with fraction", 5, `"round":1`, `"round":1.5`, `"round" must be a small whole number`},
		{"drawn by another", 6, `"seat":1`, `"seat":0`, "it is the turn of seat 1"},
		{"too many drawn", 6, `["monje"`, `["monje","monje"`, "by the rules"},
		{"drawn for another reason", 6, `"action"`, `"extra"`, "not-owner"},
		{"drawn for no reason", 6, `"action"`, `"fun"`, "by the rules"},
		{"draw missing", 6, "", "", "action-first"},
		{"card not in hand", 7, `"molinero"`, `"segador"`, "no-card"},
		{"plot not allowed", 9, `"plot":9`, `"plot":3`, "not-allowed-plot"},
		{"no such plot", 9, `"plot":9`, `"plot":12`, "12 is no plot"},
		{"other colour", 9, `"colour":"red"`, `"colour":"blue"`, "supply-has-colour"},
		{"no such colour", 9, `"colour":"red"`, `"colour":"pink"`, `there is no colour "pink"`},
		{"kept was not aboard", 11, `"cestero"`, `"noble"`, "not on the ship"},
		{"arrival of another round", 11, `"round":1`, `"round":2`, "by the rules"},
		{"named by nobody", 12, `"named_by":null`, `"named_by":1`, "by the rules"},
		{"loss missing", 12, `{"seat":0,"plot":9}`, ``, "the loss of seat 0 is missing"},
		{"loss of no house", 12, `"plot":9`, `"plot":5`, "not-house"},
		{"loss without plot", 12, `,"plot":9`, ``, `"losses": the key "plot" is missing`},
		{"one loss more", 12, `{"seat":0,"plot":9}`, `{"seat":0,"plot":9},{"seat":1,"plot":4}`, "by the rules"},
		{"pirate missing", 12, "", "", `by the rules this line is {"e":"settler","card":"molinero","counts":[[3,0,3,0],[5,0,4,0]]`},
		{"another settler", 13, `"molinero"`, `"cantero"`, "not on the ship"},
		{"wrong count", 13, `[5,0,4,0]`, `[5,1,4,0]`, "by the rules"},
		{"three counts", 13, `[5,0,4,0]`, `[5,0,4]`, "must be a list of 4"},
		{"count null", 13, `[5,0,4,0]`, `[5,0,4,null]`, "must not be null"},
		{"decided otherwise", 13, `"decided":1`, `"decided":2`, "by the rules"},
		{"decided by a fifth", 13, `"decided":1`, `"decided":5`, "does not say what decided"},
		{"went to another", 13, `"seat":1`, `"seat":0`, "molinero goes to seat 1"},
		{"went to nobody", 13, `"seat":1,"plot":3,"colour":"orange"`, `"seat":null,"plot":null,"colour":null`, "molinero goes to seat 1"},
		{"house in another colour", 13, `"orange"`, `"red"`, "supply-has-colour"},
		{"house elsewhere", 13, `"plot":3`, `"plot":9`, "not-allowed-plot"},
		{"settler missing", 13, "", "", "cannot come here, where seat 1 has to choose a plot"},
		{"points", 14, `[0,1]`, `[1,1]`, `by the rules this line is {"e":"round"`},
		{"last", 14, `false`, `true`, "by the rules"},
		{"palace of one house", 20, `[3,10]`, `[10]`, "malformed"},
		{"palace of a house twice", 20, `[3,10]`, `[3,3]`, "named twice"},
		{"town instead", 20, `"palace"`, `"town"`, "malformed"},
		{"palace of plots that are no plots", 20, `[3,10]`, `[3,100]`, "100 is no plot"},
		{"privilege missing", 21, "", "", `by the rules this line is {"e":"privilege"`},
		{"privilege to nobody", 21, `"to":1`, `"to":null`, `"to": must not be null`},
		{"palace of a plot that is null", 20, `[3,10]`, `[null,10]`, "null is no plot"},
		{"a line too many", 27, "", `{"e":"round","round":2,"points":[2,3],"last":false}`, "by the rules"},
		{"end too early", 28, "", `{"e":"end","points":[2,3],"winners":[1]}`, "cannot come here, where seat 1 has to go on"},
		{"privilege from nowhere", 28, "", `{"e":"privilege","colour":"red","from":null,"to":1}`, "cannot come here"},
		{"reshuffle from nowhere", 28, "", `{"e":"reshuffle","cards":3}`, "by the rules"},
	} {
		lines := strings.Split(byHand(t), "\n")
		line := &lines[c.line-1]
		switch {
		case c.old == "" && c.new == "":
			lines = append(lines[:c.line-1], lines[c.line:]...)
		case c.old == "":
			*line = c.new
		case !strings.Contains(*line, c.old):
			t.Fatalf("%s: line %d has no %s", c.what, c.line, c.old)
		default:
			*line = strings.Replace(*line, c.old, c.new, 1)
		}
		refused(t, c.what, strings.Join(lines, "\n"), c.line, c.want)
	}
}

// refused requires that a record is refused in one sentence that names the line and contains want.
func refused(t *testing.T, what, text string, line int, want string) {
	t.Helper()
	_, err := record.Read(strings.NewReader(text), engine.Engine{}, lines.Lines{})
	var e *record.Error
	if !errors.As(err, &e) {
		t.Errorf("%s: the error is %v", what, err)
		return
	}
	if e.Line != line || !strings.Contains(e.Problem, want) || !strings.HasPrefix(err.Error(), fmt.Sprintf("line %d: ", line)) {
		t.Errorf("%s: the error is %q, want line %d and %q", what, err, line, want)
	}
	if strings.Contains(err.Error(), "\n") || len(err.Error()) > 400 {
		t.Errorf("%s: this is no sentence: %s", what, err)
	}
}

func TestDamageAtTheEnd(t *testing.T) {
	s := setup(2, 4, 4)
	text := string(write(t, s, play(t, s)))
	lines := strings.Count(text, "\n")
	refused(t, "more after the end", text+`{"e":"turn","round":99,"seat":0}`, lines+1, "after the end of the game")
	refused(t, "empty line after the end", text+"\n", lines+1, "not a JSON object")
	refused(t, "winner", strings.Replace(text, `"winners":[`, `"winners":[4,`, 1), lines, "by the rules")
}

func TestTooMuch(t *testing.T) {
	refused(t, "nothing", "", 1, "empty")
	refused(t, "bytes", strings.Repeat(" ", record.MaxRecord+1), 1, "more than")
	text := strings.SplitAfter(byHand(t), "\n")
	refused(t, "lines", text[0]+strings.Repeat(text[3], record.MaxLines), record.MaxLines+1, "more than")
	refused(t, "a long line", text[0]+`{"e":"`+strings.Repeat("x", record.MaxLine)+`"}`, 2, "more than")
	refused(t, "a long first line", strings.Replace(text[0], `"none"`, `"`+strings.Repeat("1", record.MaxLine)+`"`, 1), 1, "more than")
}

// TestAnyLineMissing takes each line but the last out of a random record: none can be missing unnoticed but that of an extra
// card, without which the rest of a game can be as good.
func TestAnyLineMissing(t *testing.T) {
	s := setup(3, 5, 6)
	s.Values[engine.Goal] = 8 // a short game will do
	all := strings.SplitAfter(string(write(t, s, play(t, s))), "\n")
	for i := range len(all) - 2 {
		text := strings.Join(all[:i], "") + strings.Join(all[i+1:], "")
		if _, err := record.Read(strings.NewReader(text), engine.Engine{}, lines.Lines{}); err == nil && !strings.Contains(all[i], `"why":"extra"`) {
			t.Errorf("nobody notices that line %d is missing: %s", i+1, all[i])
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(byHand(f)))
	f.Add([]byte(strings.Replace(byHand(f), `"molinero"`, "\"molinero\x7f\"", 1)))
	s := setup(2, 4, 1)
	f.Add(write(f, s, play(f, s)))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := record.Read(strings.NewReader(string(data)), engine.Engine{}, lines.Lines{})
		if err != nil {
			var e *record.Error
			if !errors.As(err, &e) {
				t.Errorf("the error names no line: %v", err)
			}
			return
		}
		again := write(t, r.Setup, r.Steps)
		if string(write(t, r.Setup, read(t, again).Steps)) != string(again) {
			t.Error("a record read and written again is another one")
		}
	})
}
