package shell

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/store"
)

// info describes the game of these tests.
func info() *game.Info { return engine.Engine{}.Info() }

func usualName(seat game.Seat) string { return string(rune('A' + seat)) }

// people is a draft of n persons.
func people(n int) draft {
	d := newDraft(info())
	for i := range d.Seats {
		d.Seats[i].Control = game.Human
	}
	d.setCount(n)
	return d
}

func TestIslandsArePickedInTurnOrder(t *testing.T) {
	d := people(4)
	d.setStart(2)
	for i, want := range []game.Seat{2, 3, 0, 1} {
		if got := d.picker(); got != want {
			t.Fatalf("pick %d is seat %d's, want %d", i, got, want)
		}
		d.pick(board.IDs()[i])
	}
	if d.picker() != game.NoSeat {
		t.Error("somebody still has to pick")
	}
	before := d
	d.pick(board.IDs()[4])
	if !reflect.DeepEqual(d, before) {
		t.Error("an island was picked after everybody had one")
	}
}

func TestTakenIslandIsNotPicked(t *testing.T) {
	d := people(2)
	d.pick("tenerife")
	d.pick("tenerife")
	if d.Seats[1].Board != "" || d.picker() != 1 {
		t.Errorf("seat 1 got %q", d.Seats[1].Board)
	}
}

func TestComputersPickAtOnce(t *testing.T) {
	for luck := range uint64(50) {
		d := newDraft(info())
		d.luck = luck
		d.setCount(5)
		d.setControl(3, game.Human)
		if d.picker() != 0 {
			t.Fatalf("seat %d picks first, want 0", d.picker())
		}
		d.pick("la-palma")
		if d.picker() != 3 {
			t.Fatalf("seat %d picks next, want 3", d.picker())
		}
		free := d.free()
		if len(free) != 3 || slices.Contains(free, "la-palma") {
			t.Fatalf("free are %v", free)
		}
		d.pick(free[0])
		if d.picker() != game.NoSeat || len(d.free()) != 1 {
			t.Fatalf("seat %d still has to pick of %v", d.picker(), d.free())
		}
	}
}

func TestUnpickTakesLaterPicksBack(t *testing.T) {
	d := people(3)
	for _, id := range board.IDs()[:3] {
		d.pick(id)
	}
	d.unpick(1)
	if d.Seats[0].Board == "" || d.Seats[1].Board != "" || d.Seats[2].Board != "" {
		t.Errorf("after seat 1 gave back: %+v", d.Seats)
	}
	d = newDraft(info()) // a person, then two computers
	d.settle()
	d.pick("tenerife")
	d.unpick(2)
	if d.picker() != 0 {
		t.Errorf("seat %d picks, want the person before the computer", d.picker())
	}
}

func TestUnpickAmongComputersDrawsAnotherLot(t *testing.T) {
	d := newDraft(info())
	d.setControl(0, info().Levels.Offered()[0])
	d.setCount(2)
	if d.picker() != game.NoSeat {
		t.Fatal("computers have not picked")
	}
	seen := map[string]bool{}
	for range 40 {
		d.unpick(0)
		if d.picker() != game.NoSeat || d.Seats[0].Board == d.Seats[1].Board {
			t.Fatalf("islands %q and %q", d.Seats[0].Board, d.Seats[1].Board)
		}
		seen[d.Seats[0].Board] = true
	}
	if len(seen) < 3 {
		t.Errorf("40 lots gave only %v", seen)
	}
}

func TestChangingWhoPlays(t *testing.T) {
	d := newDraft(info())
	d.settle()
	d.pick("tenerife")
	d.setControl(1, game.Human)
	if d.picker() != 1 || d.Seats[0].Board != "tenerife" || d.Seats[2].Board != "" {
		t.Errorf("a person took over seat 1: %+v", d.Seats)
	}
	d.setControl(1, info().Levels.Offered()[0])
	if d.picker() != game.NoSeat {
		t.Errorf("a computer took over seat 1, and seat %d still has to pick", d.picker())
	}
	d.setStart(1)
	if d.picker() != 0 || d.Seats[1].Board == "" || d.Seats[2].Board == "" {
		t.Errorf("seats 1 and 2 pick before the person: %+v", d.Seats)
	}
}

func TestChangingTheNumberOfSeats(t *testing.T) {
	d := people(3)
	for _, id := range board.IDs()[:3] {
		d.pick(id)
	}
	d.setStart(2)
	d.setCount(2)
	if d.Start != 0 {
		t.Errorf("the youngest is seat %d of 2", d.Start)
	}
	for _, n := range []int{-1, 99} {
		d.setCount(n)
		if d.Count < islas.MinSeats || d.Count > islas.MaxSeats {
			t.Errorf("setCount(%d) gave %d", n, d.Count)
		}
	}
}

func TestLotGivesEverybodyAnIsland(t *testing.T) {
	d := people(5)
	seen := map[string]bool{}
	for range 60 {
		d.lot()
		mine := map[string]bool{}
		for _, seat := range d.Seats {
			mine[seat.Board] = true
		}
		if len(mine) != 5 || mine[""] {
			t.Fatalf("the lot gave %+v", d.Seats)
		}
		seen[d.Seats[0].Board] = true
	}
	if len(seen) != 6 {
		t.Errorf("60 lots gave seat 0 only %v", seen)
	}
}

func TestSetupNames(t *testing.T) {
	d := people(5)
	d.lot()
	for i, name := range []string{strings.Repeat("ä", 200), "", " \t\n", "🏝", "🏝"} {
		d.Seats[i].Name = name
	}
	setup := d.setup(usualName, 9)
	if err := setup.Check(engine.Engine{}); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, seat := range setup.Seats {
		names = append(names, seat.Name)
	}
	if want := []string{strings.Repeat("ä", match.MaxName), "B", "C", "🏝", "🏝 2"}; !slices.Equal(names, want) {
		t.Errorf("names are %q, want %q", names, want)
	}
	for i := range d.Seats {
		d.Seats[i].Name = strings.Repeat("x", match.MaxName)
	}
	setup = d.setup(usualName, 9)
	used := map[string]bool{}
	for _, seat := range setup.Seats {
		used[seat.Name] = true
		if utf8.RuneCountInString(seat.Name) > match.MaxName {
			t.Errorf("%q is too long", seat.Name)
		}
	}
	if len(used) != 5 {
		t.Errorf("five equal names became %v", used)
	}
}

func TestDraftIsRemembered(t *testing.T) {
	s := store.NewMemory()
	d := people(4)
	d.setStart(3)
	d.lot()
	d.Seats[0].Name = "Zoë"
	d.setValue(engine.Goal, 30)
	d.setValue(engine.DrawPrivilege, islas.EnglishDrawPrivilege)
	d.setControl(1, info().Levels.Offered()[0])
	if err := d.save(s); err != nil {
		t.Fatal(err)
	}
	got := loadDraft(s, info())
	got.luck = d.luck
	if !reflect.DeepEqual(got, d) {
		t.Errorf("read back %+v, want %+v", got, d)
	}
}

func TestDamagedDraftIsMovedAside(t *testing.T) {
	good := people(2)
	mem := store.NewMemory()
	if err := good.save(mem); err != nil {
		t.Fatal(err)
	}
	data, err := mem.Read(setupName(info()))
	if err != nil {
		t.Fatal(err)
	}
	damages := map[string]string{
		"empty":    "",
		"cut":      string(data[:len(data)/2]),
		"foreign":  `{"version": 1}`,
		"version":  strings.Replace(string(data), `"version": 2`, `"version": 3`, 1),
		"count":    strings.Replace(string(data), `"count": 2`, `"count": 6`, 1),
		"start":    strings.Replace(string(data), `"start": 0`, `"start": 2`, 1),
		"negative": strings.Replace(string(data), `"start": 0`, `"start": -1`, 1),
		"goal":     strings.Replace(string(data), `"goal": 19`, `"goal": 1000`, 1),
		"draw":     strings.Replace(string(data), `"draw_privilege": 4`, `"draw_privilege": 6`, 1),
		"control":  strings.Replace(string(data), `"control": "human"`, `"control": "random"`, 1),
	}
	for name, damage := range damages {
		if damage == string(data) {
			t.Fatalf("%s: nothing was damaged in %s", name, data)
		}
		s := store.NewMemory()
		if err := s.Write(setupName(info()), []byte(damage)); err != nil {
			t.Fatal(err)
		}
		if d := loadDraft(s, info()); d.Count != 3 || d.values[engine.Goal] != islas.DefaultGoal {
			t.Errorf("%s: got %+v", name, d)
		}
		if names, _ := s.List(); !slices.Equal(names, []string{setupName(info()) + ".damaged-1"}) {
			t.Errorf("%s: the store holds %v", name, names)
		}
	}
}

// The set-up that programs with only one game kept is offered again, once.
func TestFirstSetupIsReadStill(t *testing.T) {
	s := store.NewMemory()
	const first = `{
  "version": 1,
  "count": 4,
  "start": 2,
  "drawPrivilege": 5,
  "goal": 25,
  "seats": [
    {
      "name": "Zoë",
      "control": "human",
      "island": "tenerife"
    },
    {
      "name": "Iballa",
      "control": "hard",
      "island": "la-palma"
    },
    {
      "name": "Ayoze",
      "control": "easy",
      "island": "lanzarote"
    },
    {
      "name": "Ubay",
      "control": "medium",
      "island": "el-hierro"
    },
    {
      "name": "",
      "control": "easy",
      "island": ""
    }
  ]
}
`
	if err := s.Write("setup.json", []byte(first)); err != nil {
		t.Fatal(err)
	}
	want := match.Setup{Start: 2, Values: game.Values{engine.DrawPrivilege: 5, engine.Goal: 25}, Seats: []match.Seat{
		{Name: "Zoë", Control: game.Human, Board: "tenerife"}, {Name: "Iballa", Control: "hard", Board: "la-palma"},
		{Name: "Ayoze", Control: "easy", Board: "lanzarote"}, {Name: "Ubay", Control: "medium", Board: "el-hierro"},
	}}
	d := loadDraft(s, info())
	if got := d.setup(usualName, 0); !reflect.DeepEqual(got, want) {
		t.Errorf("read was %+v, want %+v", got, want)
	}
	d.setCount(2)
	if err := d.save(s); err != nil {
		t.Fatal(err)
	}
	if again := loadDraft(s, info()); again.Count != 2 {
		t.Errorf("offered was %+v instead of what was chosen later", again)
	}
	other := *info()
	other.ID, other.Unnamed = "other", false
	if d := loadDraft(s, &other); d.Seats[0].Name != "" {
		t.Errorf("another game is offered %+v", d)
	}
}

func TestDraftWithStrangeIslands(t *testing.T) {
	d, err := decodeDraft([]byte(`{"version":1,"count":2,"start":0,"drawPrivilege":4,"goal":19,"seats":[
		{"name":"a","control":"human","island":"tenerife"},{"name":"\u0000`+strings.Repeat("b", 300)+`","control":"human","island":"tenerife"},
		{"name":"","control":"human","island":"atlantis"},{"name":"","control":"easy","island":"la-palma"},{"name":"","control":"easy","island":""}]}`), info())
	if err != nil {
		t.Fatal(err)
	}
	if d.Seats[0].Board != "tenerife" || d.Seats[1].Board != "" || d.picker() != 1 {
		t.Errorf("an island was given twice: %+v", d.Seats)
	}
	if d.Seats[1].Name != strings.Repeat("b", match.MaxName) {
		t.Errorf("the name became %q", d.Seats[1].Name)
	}
}

func FuzzDecodeDraft(f *testing.F) {
	f.Add([]byte(`{"version":1,"count":2,"start":0,"drawPrivilege":4,"goal":19,"seats":[]}`))
	f.Add([]byte(`{"version":2,"count":2,"start":1,"values":{"draw_privilege":5,"goal":21},"seats":[{"control":"human"},{"control":"easy"}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := decodeDraft(data, info())
		if err != nil {
			return
		}
		d.lot()
		if err := d.setup(usualName, 1).Check(engine.Engine{}); err != nil {
			t.Errorf("%s gives a set-up that can't be played: %v", data, err)
		}
	})
}
