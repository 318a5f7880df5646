package lines_test

import (
	"bytes"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/islas/internal/sketched"
	"islas/game/islas/lines"
	"islas/game/islas/printed"
	"islas/game/match"
	"islas/game/record"
)

// playedEdition plays a game to its end with an edition in which two colours have changed their privileges and one card its
// wishes.
func playedEdition(t *testing.T) (*engine.Match, []islas.Step, string) {
	t.Helper()
	b := islas.NewEdition().Granted(islas.Orange, islas.Shield)
	f := b.Face(0)
	f.Priorities[0] = islas.FeaturePriority(islas.Coast)
	b = b.Changed(f)
	m, steps := played(t, match.Setup{Seed: 5, Edition: b.String(), Seats: seats(board.IDs()...)})
	return m, steps, b.Data.String()
}

// seats returns the seats of two people, on the first two boards of some.
func seats(boards ...string) []match.Seat {
	return []match.Seat{{Control: game.Human, Board: boards[0]}, {Control: game.Human, Board: boards[1]}}
}

// played plays a match, to its end if it ends.
func played(t *testing.T, setup match.Setup) (*engine.Match, []islas.Step) {
	t.Helper()
	m, steps, err := match.New(engine.Engine{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; !m.Over() && len(steps) < 5000; i++ {
		s := m.State()
		legal := s.Legal(nil)
		more, err := m.Do(legal[i*7919%len(legal)])
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, more...)
	}
	return m, steps
}

// TestEdition: a game played with the values of an edition is saved and loaded, recorded and read again, with these values, on a
// machine that does not have them; it names them by their usual text.
func TestEdition(t *testing.T) {
	m, steps, values := playedEdition(t)
	if m.Setup().Edition != values {
		t.Fatalf("the match is played with\n%s", m.Setup().Edition)
	}
	saved, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	loaded, again, err := match.Load(engine.Engine{}, saved)
	if err != nil || loaded.Setup().Edition != values || loaded.State() != m.State() || len(again) != len(steps) {
		t.Errorf("loaded: %v, with\n%s", err, loaded.Setup().Edition)
	}
	var b bytes.Buffer
	if err := record.Write(&b, lines.Lines{}, m.Setup(), steps); err != nil {
		t.Fatal(err)
	}
	r, err := record.Read(&b, engine.Engine{}, lines.Lines{})
	if err != nil || r.Setup.Edition != values || len(r.Steps) != len(steps) {
		t.Fatalf("read: %v", err)
	}
	if !r.Match(engine.Engine{}, lines.Lines{}).CanBranch() {
		t.Error("nobody can play on from the record")
	}
	if _, ok := m.Setup().Code([]*game.Info{engine.Engine{}.Info()}, engine.Engine{}.Info()); ok {
		t.Error("there is a code, which cannot tell the values")
	}
}

// TestEditionOfBoards: a game on a board that somebody has drawn is saved and loaded, recorded and read again on it, on a machine
// that does not have it, whatever version of the program's own boards it names; without that board it goes differently.
func TestEditionOfBoards(t *testing.T) {
	own := printed.New()
	own.Islands = own.Islands.With("tenerife", sketched.Board(t, "tenerife"))
	setup := match.Setup{Seed: 5, Edition: own.String(), Seats: seats("tenerife", "la-palma")}
	m, steps := played(t, setup)
	if s := m.State(); s.Geography(0) != own.Island("tenerife").Geography() {
		t.Error("Tenerife is not as it was drawn")
	}
	saved, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	loaded, _, err := match.Load(engine.Engine{}, saved)
	if err != nil || loaded.Setup().Edition != own.Values() || loaded.State() != m.State() {
		t.Errorf("loaded: %v, with\n%s", err, loaded.Setup().Edition)
	}
	var b bytes.Buffer
	if err := record.Write(&b, lines.Lines{}, m.Setup(), steps); err != nil {
		t.Fatal(err)
	}
	r, err := record.Read(&b, engine.Engine{}, lines.Lines{})
	if err != nil || r.Setup.Edition != own.Values() || len(r.Steps) != len(steps) {
		t.Errorf("read: %v", err)
	}
	setup.Edition = ""
	if without, _, err := match.New(engine.Engine{}, setup); err != nil || without.State() == m.State() || without.Setup().Edition != "" {
		t.Errorf("without the board: %v", err)
	}
}

// TestEditionAsBuiltIn: an edition whose values are those built in is none.
func TestEditionAsBuiltIn(t *testing.T) {
	b := islas.NewEdition()
	m, _, err := match.New(engine.Engine{}, match.Setup{Edition: b.String(), Seats: seats(board.IDs()...)})
	if err != nil || m.Setup().Edition != "" {
		t.Errorf("%v: the match names\n%s", err, m.Setup().Edition)
	}
}

// TestEditionDamaged: the error of a record or saved game whose edition is missing, has been changed or cannot be read is one
// sentence.
func TestEditionDamaged(t *testing.T) {
	m, steps, values := playedEdition(t)
	var b bytes.Buffer
	if err := record.Write(&b, lines.Lines{}, m.Setup(), steps[:5]); err != nil {
		t.Fatal(err)
	}
	wrong := strings.Replace(values, "brown,draw", "brown,fly", 1)
	for _, c := range []struct{ old, new, want string }{
		{match.EditionSum(values), "0123", `line 1: "box": its values are damaged: their sum is ` + match.EditionSum(values)},
		{"orange,shield", "orange,extra", `line 1: "box": its values are damaged: their sum is `},
		{`,"values":`, `,"valued":`, `line 1: "box": it was played with the values of somebody's own box, which are missing here`},
		{`"box":{`, `"box":5,"boxed":{`, `line 1: "box" must be `},
		{match.EditionSum(values) + `","values":"` + strings.ReplaceAll(values, "\n", `\n`), match.EditionSum(wrong) + `","values":"` + strings.ReplaceAll(wrong, "\n", `\n`),
			`line 1: box: line 23: id must be "ties" or "draw" or `},
	} {
		text := strings.Replace(b.String(), c.old, c.new, 1)
		if text == b.String() {
			t.Fatalf("%q is not in the record", c.old)
		}
		r, err := record.Read(strings.NewReader(text), engine.Engine{}, lines.Lines{})
		if r != nil || err == nil || !strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v\nwant %s", err, c.want)
		}
	}
}
