package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/islas/lines"
	"islas/game/match"
	"islas/game/record"
)

func setup(n, draw int, seed uint64) match.Setup {
	s := match.Setup{Values: game.Values{engine.DrawPrivilege: draw, engine.Goal: islas.DefaultGoal}, Seed: seed, Start: game.Seat(seed % uint64(n))}
	for i := range n {
		id := board.IDs()[(i+int(seed))%len(board.IDs())]
		s.Seats = append(s.Seats, match.Seat{Name: fmt.Sprintf("<%d> & Ñ", i), Control: "random", Board: id})
	}
	return s
}

// play plays a random game and returns all its steps.
func play(t testing.TB, setup match.Setup) []islas.Step { return playUpTo(t, setup, math.MaxInt) }

// playUpTo plays a random game for at most most actions, and returns all steps.
func playUpTo(t testing.TB, setup match.Setup, most int) []islas.Step {
	t.Helper()
	m, steps, err := match.New(engine.Engine{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	src := rand.New(rand.NewPCG(setup.Seed, 1))
	for s := m.State(); !s.Over() && m.Played() < most; s = m.State() {
		legal := s.Legal(nil)
		more, err := m.Do(legal[src.IntN(len(legal))])
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, more...)
	}
	return steps
}

func write(t testing.TB, setup match.Setup, steps []islas.Step) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := record.Write(&b, lines.Lines{}, setup, steps); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func read(t testing.TB, data []byte) *record.Record[islas.State, islas.Action, islas.Event] {
	t.Helper()
	r, err := record.Read(bytes.NewReader(data), engine.Engine{}, lines.Lines{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestLongRecord writes and reads a match that goes on far longer than people play, and that can be saved as well.
func TestLongRecord(t *testing.T) {
	s := setup(2, 4, 7)
	s.Values[engine.Goal] = islas.MaxGoal
	actions := 40_000
	if testing.Short() {
		actions = 10_000
	}
	data := write(t, s, playUpTo(t, s, actions))
	if r := read(t, data); len(r.Actions) != actions || r.Over {
		t.Errorf("of %d actions %d are read, over: %v", actions, len(r.Actions), r.Over)
	}
}

// TestExhausted plays a game in which everybody draws and nobody builds, so that deck and discard pile run out: draws are
// split by a reshuffle, and some find nothing.
func TestExhausted(t *testing.T) {
	s := setup(5, 5, 2)
	m, steps, err := match.New(engine.Engine{}, s)
	if err != nil {
		t.Fatal(err)
	}
	for p := m.State(); !p.Over() && p.Round() < 30; p = m.State() {
		legal := p.Legal(nil)
		a := legal[0]
		if slices.Contains(legal, islas.DrawAction()) {
			a = islas.DrawAction()
		}
		more, err := m.Do(a)
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, more...)
	}
	data := write(t, s, steps)
	if !bytes.Contains(data, []byte(`"cards":[]`)) {
		t.Error("no draw found nothing: the test shows little")
	}
	split := regexp.MustCompile(`"e":"draw","seat":(\d),"why":"action",.*\n.*"e":"reshuffle".*\n.*"e":"draw","seat":(\d),"why":"action"`)
	if !split.Match(data) {
		t.Error("no draw was split by a reshuffle: the test shows little")
	}
	compare(t, steps, read(t, data).Steps)
}

func compare(t *testing.T, want, got []islas.Step) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%d steps were read, %d written", len(got), len(want))
	}
	for i := range want {
		if got[i].Event != want[i].Event {
			t.Fatalf("step %d: read %+v, written %+v", i, got[i].Event, want[i].Event)
		}
		a, b := want[i].After, got[i].After
		for seat := range game.Seat(a.Seats()) {
			if a.View(seat) != b.View(seat) {
				t.Fatalf("step %d, %v: seat %d sees another position", i, want[i].Event.Kind, seat)
			}
		}
	}
}

// TestOtherShuffles reads records whose seed does not fit their shuffles, as other programs write them.
func TestOtherShuffles(t *testing.T) {
	s := setup(3, 4, 1)
	data := write(t, s, play(t, s))
	for _, seed := range []string{`"2"`, `"a roll of dice"`, `""`} {
		other := bytes.Replace(data, []byte(`"seed":"1"`), []byte(`"seed":`+seed), 1)
		if bytes.Equal(other, data) {
			t.Fatal("the seed is not where it should be")
		}
		compare(t, read(t, data).Steps, read(t, other).Steps)
	}
}

// TestUnfinished reads a record broken off after each of its lines.
func TestUnfinished(t *testing.T) {
	s := setup(4, 5, 5)
	s.Values[engine.Goal] = 8 // a short game will do
	steps := play(t, s)
	dictionary := lines.Lines{}
	lines := bytes.SplitAfter(write(t, s, steps), []byte("\n"))
	lines = lines[:len(lines)-1]
	for n := 1; n < len(lines); n++ {
		r := read(t, bytes.Join(lines[:n], nil))
		if r.Over {
			t.Fatalf("a record of %d of %d lines is taken for a finished game", n, len(lines))
		}
		for i := range r.Steps {
			if r.Steps[i].Event != steps[i].Event {
				t.Fatalf("of %d lines step %d was read as %+v, written %+v", n, i, r.Steps[i].Event, steps[i].Event)
			}
		}
		if again := write(t, r.Setup, r.Steps); !bytes.Equal(again, bytes.Join(lines[:n], nil)) {
			t.Fatalf("a record of %d lines read and written again is another one", n)
		}
		if n == 1 { // nothing has happened, so there is nothing to look at
			continue
		}
		if m := r.Match(engine.Engine{}, dictionary); m.State() != r.Steps[len(r.Steps)-1].After {
			t.Fatalf("a record of %d lines does not end with its last step", n)
		}
	}
}

// TestUnknownKeys puts keys that no reader knows into every line, even into the objects within lines.
func TestUnknownKeys(t *testing.T) {
	s := setup(2, 4, 3)
	steps := play(t, s)
	data := write(t, s, steps)
	more := bytes.ReplaceAll(data, []byte("{"), []byte(`{"note":{"deep":[1,null]},"Seat":9,"PLOT":77,`))
	compare(t, steps, read(t, more).Steps)
}

// TestOtherForm reads the same record in another form: spaces, other line ends, no end of the last line, other order of keys,
// escaped letters.
func TestOtherForm(t *testing.T) {
	s := setup(2, 4, 3)
	steps := play(t, s)
	text := string(write(t, s, steps))
	text = strings.ReplaceAll(text, `":`, `" : `)
	text = strings.ReplaceAll(text, "\n", "\r\n")
	text = strings.ReplaceAll(text, "Ñ", `\u00d1`)
	text = strings.ReplaceAll(text, `"e" : "turn",`, ``)
	for _, line := range strings.Split(text, "\r\n") {
		if strings.HasPrefix(line, `{"round"`) {
			text = strings.Replace(text, line, strings.TrimSuffix(line, "}")+`, "e":"turn"}`, 1)
		}
	}
	compare(t, steps, read(t, []byte(strings.TrimSpace(text))).Steps)
}

// TestWriterGoesAlong checks that a record written as the game goes on is complete at any time.
func TestWriterGoesAlong(t *testing.T) {
	s := setup(3, 4, 8)
	steps := play(t, s)
	var b bytes.Buffer
	w, err := record.NewWriter(&b, lines.Lines{}, s)
	if err != nil {
		t.Fatal(err)
	}
	for i, step := range steps {
		if err := w.Add(step); err != nil {
			t.Fatal(err)
		}
		if want := write(t, s, steps[:i+1]); !bytes.Equal(b.Bytes(), want) {
			t.Fatalf("after step %d the record is another one", i)
		}
	}
}

type fullDisk struct{ left int }

func (d *fullDisk) Write(p []byte) (int, error) {
	if d.left--; d.left < 0 {
		return 0, fmt.Errorf("disk full")
	}
	return len(p), nil
}

func TestWriteFails(t *testing.T) {
	s := setup(2, 4, 1)
	steps := play(t, s)
	for left := range 4 {
		if err := record.Write(&fullDisk{left}, lines.Lines{}, s, steps); err == nil || err.Error() != "disk full" {
			t.Errorf("on a disk with room for %d lines the error is %v", left, err)
		}
	}
}

// A match can be played on from a record whose seed deals the record's chance, and from no other.
func TestPlayedOn(t *testing.T) {
	s := setup(3, 4, 1)
	steps := play(t, s)
	data := write(t, s, steps)
	other := bytes.Replace(data, []byte(`"seed":"1"`), []byte(`"seed":"2"`), 1)
	for _, test := range []struct {
		what string
		data []byte
		want bool
	}{
		{"a record", data, true},
		{"another seed", other, false},
		{"half a record", data[:bytes.LastIndexByte(data[:len(data)/2], '\n')+1], true},
	} {
		r := read(t, test.data)
		m := r.Match(engine.Engine{}, lines.Lines{})
		_, err := m.From(1, []match.Seat{{Control: game.Human}, {Control: game.Human}, {Control: game.Human}})
		if m.CanBranch() != test.want || errors.Is(err, match.ErrRecorded) == test.want {
			t.Errorf("%s: can be played on from: %v, want %v (%v)", test.what, m.CanBranch(), test.want, err)
		}
		if m.Happened() != len(r.Steps) || len(m.Steps()) != len(r.Steps) {
			t.Errorf("%s: the match has %d steps, the record %d", test.what, m.Happened(), len(r.Steps))
		}
	}
}

// A record that breaks a rule is read up to the line that does, whatever comes after it.
func TestReadUpToTheWrongLine(t *testing.T) {
	s := setup(2, 4, 3)
	data := write(t, s, play(t, s))
	all := bytes.SplitAfter(data, []byte("\n"))
	whole := read(t, data).Steps
	for _, wrong := range []string{"{}", `{"e":"turn","round":1,"seat":1}`, `{"e":"load","seat":0,"card":"cestero"}`} {
		for _, at := range []int{1, len(all) / 3, len(all) / 2, len(all) - 2} {
			text := bytes.Join(all[:at], nil)
			text = append(text, wrong+"\n"...)
			text = append(text, "nonsense\n"...)
			r, err := record.Read(bytes.NewReader(text), engine.Engine{}, lines.Lines{})
			var told *record.Error
			if !errors.As(err, &told) || told.Line < at+1 || told.Line > at+2 {
				t.Fatalf("line %d is %s; the error is %v", at+1, wrong, err)
			}
			if at == 1 {
				if r != nil {
					t.Errorf("nothing happens before line 2, and %d steps are read", len(r.Steps))
				}
				continue
			}
			if r == nil || r.Over || len(r.Steps) == 0 || len(r.Steps) >= len(whole) {
				t.Fatalf("up to line %d nothing is read, or too much", at)
			}
			for i := range r.Steps {
				if r.Steps[i].Event != whole[i].Event {
					t.Fatalf("line %d is wrong; step %d is read as %+v", at+1, i, r.Steps[i].Event)
				}
			}
			if last := len(r.Marks) - 1; last >= 0 && r.Marks[last] >= len(r.Steps) {
				t.Errorf("an action is told of which nothing came")
			}
		}
	}
}

// TestStalemate reads a game that a stalemate has ended, and requires its rounds to be checked by the number in the first line.
func TestStalemate(t *testing.T) {
	s := setup(3, 4, 6)
	s.Values[engine.Goal] = islas.MaxGoal
	s.Values = engine.Engine{}.Info().Agree(s.Values)
	steps := play(t, s)
	data := write(t, s, steps)
	const agreed = `"rules":{"draw_privilege":4,"goal":60,"stalemate":10}`
	r := read(t, data)
	if last := r.Steps[len(r.Steps)-1].After; !r.Over || !last.Stalled() || bytes.Count(data, []byte(agreed)) != 1 || bytes.Count(data, []byte(`"last":true`)) != 1 {
		t.Fatalf("over: %v, stalled: %v", r.Over, last.Stalled())
	}
	compare(t, steps, r.Steps)
	if again := write(t, r.Setup, r.Steps); !bytes.Equal(again, data) {
		t.Error("a record read and written again is another one")
	}
	for _, other := range []string{`"stalemate":9`, `"stalemate":11`, `"stalemate":0`, `"unknown":10`} {
		spoilt := bytes.Replace(data, []byte(`"stalemate":10`), []byte(other), 1)
		if _, err := record.Read(bytes.NewReader(spoilt), engine.Engine{}, lines.Lines{}); err == nil || !strings.Contains(err.Error(), "last") {
			t.Errorf("with %s: %v", other, err)
		}
	}
	for _, wrong := range []string{`"stalemate":-1`, `"stalemate":100`, `"stalemate":null`, `"stalemate":"10"`} {
		spoilt := bytes.Replace(data, []byte(`"stalemate":10`), []byte(wrong), 1)
		if _, err := record.Read(bytes.NewReader(spoilt), engine.Engine{}, lines.Lines{}); err == nil || !strings.Contains(err.Error(), "line 1") {
			t.Errorf("with %s: %v", wrong, err)
		}
	}
}
