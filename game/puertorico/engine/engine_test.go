package engine_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/arena/play"
	"islas/game/internal/reseal"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/lines"
)

// setup is a game of n seats, all of one control.
func setup(n int, control string, seed uint64) match.Setup {
	s := match.Setup{Seed: seed, Start: game.Seat(seed % uint64(n))}
	for i := range n {
		s.Seats = append(s.Seats, match.Seat{Name: fmt.Sprint("seat ", i), Control: control})
	}
	return s
}

// begin begins a match.
func begin(t testing.TB, s match.Setup) *engine.Match {
	t.Helper()
	m, _, err := match.New(engine.Engine{}, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestPoints: a match begins with the points that its number of players has in the rules, five may agree on more, and nothing else
// can be agreed on.
func TestPoints(t *testing.T) {
	for n, want := range map[int][]int{2: {65}, 3: {75}, 4: {100}, 5: {122, 126}} {
		s := begin(t, setup(n, game.Human, 1)).State()
		if s.StartChips() != want[0] || s.Chips() != want[0] {
			t.Errorf("%d players begin with %d points, want %d", n, s.StartChips(), want[0])
		}
		if offered := (engine.Engine{}).Info().Offered(n); (len(offered) > 0) != (n == puertorico.MaxSeats) {
			t.Errorf("%d players are offered %+v", n, offered)
		}
		for points := range 200 {
			o := setup(n, game.Human, 1)
			o.Values = game.Values{engine.Points: points}
			m, _, err := match.New(engine.Engine{}, o)
			allowed := points == 0 || points == want[0] || points == want[len(want)-1]
			switch {
			case (err == nil) != allowed:
				t.Errorf("%d players may begin with %d points: %v", n, points, err)
			case err == nil && points != 0 && m.Setup().Values[engine.Points] != points:
				t.Errorf("%d players agree on %d points and get %v", n, points, m.Setup().Values)
			}
		}
	}
}

// TestCheck wants one sentence about what is wrong with a setup.
func TestCheck(t *testing.T) {
	for _, c := range []struct {
		change func(*match.Setup)
		want   string
	}{
		{func(s *match.Setup) { s.Seats = s.Seats[:1] }, "a game has 2 to 5 seats, not 1"},
		{func(s *match.Setup) { s.Start = 3 }, "the first governor must be one of the seats 0 to 2, not 3"},
		{func(s *match.Setup) { s.Start = game.NoSeat }, "the first governor must be one of the seats 0 to 2, not -1"},
		{func(s *match.Setup) { s.Values = game.Values{engine.Points: 65} }, "a game of 3 players starts with 75 points, not 65"},
		{func(s *match.Setup) { s.Seats[1].Control = "wizard" }, `there is no control "wizard"; there are human, random`},
	} {
		s := setup(3, game.Human, 1)
		c.change(&s)
		if _, _, err := match.New(engine.Engine{}, s); err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("the error is %v, want %q", err, c.want)
		}
	}
	if _, err := (engine.Engine{}).Player("wizard", 1); err == nil || !strings.Contains(err.Error(), `no computer level "wizard"`) {
		t.Errorf("the error about a level that there is not is %v", err)
	}
}

// played is the record, without its first line, which names the seed, of a game of n players of a level.
func played(t *testing.T, n int, level string, seed uint64) []byte {
	t.Helper()
	g := play.Game[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]{Game: engine.Engine{}, Lines: lines.Lines{}}
	s := setup(n, level, seed)
	s.Values = g.Info().At(n).Complete(nil)
	r, err := g.Play(context.Background(), s, true, nil)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := bytes.Cut(r.Record, []byte("\n"))
	return rest
}

// TestDeterminism: the same setup gives the same game, move by move; another seed another one.
func TestDeterminism(t *testing.T) {
	for n := puertorico.MinSeats; n <= puertorico.MaxSeats; n++ {
		first := played(t, n, "random", 7)
		if !bytes.Equal(played(t, n, "random", 7), first) || bytes.Equal(played(t, n, "random", 8), first) {
			t.Errorf("%d players: the same seed gives another game, or another seed the same", n)
		}
	}
}

// TestLevelsAreDeterministic: so it is at every level, with few play-outs for a decision at those that search.
func TestLevelsAreDeterministic(t *testing.T) {
	for _, level := range (engine.Engine{}).Info().Levels {
		id := level.ID
		if level.PlayOuts > 0 {
			id += ":3"
		}
		if !bytes.Equal(played(t, 2, id, 7), played(t, 2, id, 7)) {
			t.Errorf("%s plays two games of the same seed", id)
		}
	}
}

// saved is a match of five in its midst, as it is saved.
func saved(t testing.TB) []byte {
	t.Helper()
	s := setup(5, game.Human, 3)
	s.Values = game.Values{engine.Points: 126}
	m := begin(t, s)
	for range 100 {
		s := m.State()
		if _, err := m.Do(s.Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestDamagedSaves wants one sentence about each damaged save, of the right kind: in one of version 2, and in one of today that
// has the right checksum all the same, which then fits other data; with the checksum of before it is damaged, whatever it says.
func TestDamagedSaves(t *testing.T) {
	today := saved(t)
	whole := string(reseal.Second(today))
	if _, _, err := match.Load(engine.Engine{}, []byte(whole)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		old, new string
		kind     error
		want     string
	}{
		{`"game":"puerto-rico"`, `"game":"islas-canarias"`, match.ErrForeign, `it is of the game "islas-canarias", not "puerto-rico"`},
		{`"format":"islas-save"`, `"format":"save"`, match.ErrForeign, "its format is"},
		{`"version":2`, `"version":9`, match.ErrVersion, `its version is "9"`},
		{`"points":126`, `"points":122`, match.ErrDamaged, "does not lead to the position"},
		{`"points":126`, `"points":100`, match.ErrDamaged, "a game of 5 players starts with 122 or 126 points, not 100"},
		{`"points":126`, `"points":"126"`, match.ErrDamaged, `"points" must be a whole number`},
		{`"points":126`, ``, match.ErrDamaged, `the key "points" is missing`},
		{`"start":3`, `"start":5`, match.ErrDamaged, "the first governor must be one of the seats 0 to 4"},
		{`"seed":"3"`, `"seed":"4"`, match.ErrDamaged, "action "},
		{`"role settler"`, `"role king"`, match.ErrDamaged, `action 1: "role king" is no action: write it as in "role settler"`},
		{`"role settler"`, `"build wharf"`, match.ErrDamaged, `action 1, "build wharf": `},
		{`"role settler",`, ``, match.ErrDamaged, "action 1, "},
		{`"actions":[`, `"actions":[7,`, match.ErrDamaged, ""},
		{whole[len(whole)/2:], ``, match.ErrDamaged, ""},
		{whole, ``, match.ErrForeign, ""},
	} {
		if !strings.Contains(whole, c.old) {
			t.Fatalf("no %s in %.400s", c.old, whole)
		}
		_, _, err := match.Load(engine.Engine{}, []byte(strings.Replace(whole, c.old, c.new, 1)))
		if !errors.Is(err, c.kind) || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.40s: the error is %v, want %v with %q", c.new, err, c.kind, c.want)
		}
		if !bytes.Contains(today, []byte(c.old)) {
			continue
		}
		changed := bytes.Replace(today, []byte(c.old), []byte(c.new), 1)
		if _, _, err := match.Load(engine.Engine{}, changed); !errors.Is(err, match.ErrDamaged) {
			t.Errorf("%.40s: a checksum that is not that of the file gives %v", c.new, err)
		}
		kind := c.kind
		if kind == error(match.ErrDamaged) && c.want != "" {
			kind = match.ErrData
		}
		_, _, err = match.Load(engine.Engine{}, reseal.Reseal(changed))
		if !errors.Is(err, kind) || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.40s: with the right checksum the error is %v, want %v with %q", c.new, err, kind, c.want)
		}
	}
}

// TestAnyActionDropped: a save that lacks one of its actions is damaged, or leads to the same position all the same.
func TestAnyActionDropped(t *testing.T) {
	whole := string(reseal.Second(saved(t)))
	head, rest, _ := strings.Cut(whole, `"actions":[`)
	list, tail, _ := strings.Cut(rest, `]`)
	actions := strings.Split(list, ",")
	for i := range actions {
		fewer := append(append([]string{}, actions[:i]...), actions[i+1:]...)
		_, _, err := match.Load(engine.Engine{}, []byte(head+`"actions":[`+strings.Join(fewer, ",")+`]`+tail))
		if !errors.Is(err, match.ErrDamaged) {
			t.Errorf("without action %d, %s: %v", i+1, actions[i], err)
		}
	}
}

// FuzzLoad: whatever is loaded, it is refused as one of the kinds there are, or saves as the same match again.
func FuzzLoad(f *testing.F) {
	f.Add(saved(f))
	f.Add(reseal.Second(saved(f)))
	f.Add([]byte(`{"format":"islas-save","version":2,"game":"puerto-rico","setup":{"seed":"1","start":0,"rules":{"points":65},"seats":[{"name":"A","control":"human"},{"name":"B","control":"random"}]},"actions":["role builder"],"digest":""}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, _, err := match.Load(engine.Engine{}, reseal.Reseal(data))
		if err != nil {
			if !errors.As(err, new(match.LoadError)) {
				t.Errorf("the error is of no kind: %v", err)
			}
			return
		}
		again, err := m.Save()
		if err != nil {
			t.Fatal(err)
		}
		loaded, _, err := match.Load(engine.Engine{}, again)
		if err != nil || loaded.State() != m.State() {
			t.Errorf("saved again it leads elsewhere: %v", err)
		}
	})
}
