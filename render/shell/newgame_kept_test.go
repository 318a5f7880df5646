package shell_test

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// keptName is the name in the store of a set-up of Islas.
const keptName = "setup-islas.json"

// offer opens the scene in which a game is set up, with a stored set-up, and returns it and the game that it offers.
func offer(t *testing.T, name, data string) (*rig, match.Setup) {
	t.Helper()
	s := newStage(t, "en")
	must.OK(t, s.Store.Write(name, []byte(data)))
	r := open(t, s, s.Routes.NewGame(s), full)
	if w := r.Widget("start"); !w.Enabled {
		r.Pick("random")
	}
	r.Pick("start")
	return r, r.begun()
}

// kept returns a set-up in its stored form.
func kept(t *testing.T) string {
	t.Helper()
	r := openNew(t, "en", full, 1)
	r.people(2)
	r.Pick("random")
	r.Pick("start")
	data, err := r.Store.Read(keptName)
	must.OK(t, err)
	return string(data)
}

func TestDamagedSetupIsMovedAside(t *testing.T) {
	data := kept(t)
	for name, damage := range map[string]string{
		"empty":   "",
		"cut":     data[:len(data)/2],
		"foreign": `{"version": 1}`,
		"count":   strings.Replace(data, `"count": 2`, `"count": "two"`, 1),
		"seats":   strings.Replace(data, `"seats"`, `"chairs"`, 1),
		"version": strings.Replace(data, `"version": 2`, `"version": "two"`, 1),
	} {
		if damage == data {
			t.Fatalf("%s: nothing was damaged in %s", name, data)
		}
		r, got := offer(t, keptName, damage)
		if len(got.Seats) != 3 || got.Values[engine.Goal] != islas.DefaultGoal || got.Seats[1].Control != levels()[0] {
			t.Errorf("%s: offered was %+v", name, got)
		}
		if names, _ := r.Store.List(); !slices.Contains(names, keptName+".damaged-1") {
			t.Errorf("%s: the store holds %v", name, names)
		}
		if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], keptName+".damaged-1") {
			t.Errorf("%s: told is %q", name, told)
		}
	}
}

// An invalid value, such as one of a newer version, costs only itself: its default is used instead, with a message, and the file stays as
// it is until a game is begun.
func TestSetupWithStrangeValues(t *testing.T) {
	data := kept(t)
	for name, strange := range map[string]string{
		"count":    strings.Replace(data, `"count": 2`, `"count": 6`, 1),
		"start":    strings.Replace(data, `"start": 0`, `"start": 2`, 1),
		"negative": strings.Replace(data, `"start": 0`, `"start": -1`, 1),
		"goal":     strings.Replace(data, `"goal": 19`, `"goal": 1000`, 1),
		"draw":     strings.Replace(data, `"draw_privilege": 4`, `"draw_privilege": "none"`, 1),
		"control":  strings.Replace(data, `"control": "human"`, `"control": "grandmaster"`, 1),
		"newer":    `{"version": 3, "count": [2], "seats": {"first": "Ana"}}`,
	} {
		if strange == data {
			t.Fatalf("%s: nothing was changed in %s", name, data)
		}
		r, got := offer(t, keptName, strange)
		if told := r.Notices(); len(told) != 1 || told[0] != r.T("notice.setup-reset", "file", r.Stage.Path(keptName)) {
			t.Errorf("%s: told is %q", name, told)
		}
		if names, _ := r.Store.List(); slices.ContainsFunc(names, func(n string) bool { return strings.Contains(n, "damaged") }) {
			t.Errorf("%s: the store holds %v", name, names)
		}
		want := 2
		if name == "count" || name == "newer" {
			want = 3
		}
		if len(got.Seats) != want || got.Values[engine.Goal] != islas.DefaultGoal || got.Values[engine.DrawPrivilege] != 4 {
			t.Errorf("%s: offered was %+v", name, got)
		}
		r, got = offer(t, keptName, string(r.file(keptName)))
		if told := r.Notices(); len(told) > 0 || len(got.Seats) != want {
			t.Errorf("%s: after a game told is %q, offered was %+v", name, told, got)
		}
	}
}

// Members of a set-up that only a newer version knows stay in its file when a game is begun here.
func TestSetupOfANewerProgram(t *testing.T) {
	newer := `{
		"version": 3, "count": 2, "start": 1, "tides": {"high": true},
		"values": {"draw_privilege": 5, "goal": 21, "storms": 2},
		"seats": [
			{"name": "Ana", "control": "human", "board": "tenerife", "colour": "teal"}, {"name": "Ben", "control": "hard", "board": "", "colour": "red"},
			{"name": "Cid", "control": "easy", "board": ""}, {"name": "", "control": "easy"}, {"name": "", "control": "easy"},
			{"name": "Zoë", "control": "human", "board": "", "colour": "blue"}
		]
	}`
	r, got := offer(t, keptName, newer)
	if told := r.Notices(); len(told) > 0 || got.Start != 1 || got.Values[engine.Goal] != 21 || got.Seats[1].Control != "hard" || got.Seats[0].Name != "Ana" {
		t.Fatalf("told is %q, offered was %+v", told, got)
	}
	var now struct {
		Version, Count int
		Tides          struct{ High bool }
		Values         map[string]int
		Seats          []map[string]string
	}
	must.OK(t, json.Unmarshal(r.file(keptName), &now))
	if now.Version != 3 || !now.Tides.High || now.Values["storms"] != 2 || now.Values["goal"] != 21 || len(now.Seats) != 6 {
		t.Errorf("kept is %+v", now)
	}
	for i, want := range map[int][2]string{0: {"Ana", "teal"}, 1: {"Ben", "red"}, 5: {"Zoë", "blue"}} {
		if seat := now.Seats[i]; seat["name"] != want[0] || seat["colour"] != want[1] {
			t.Errorf("seat %d is %v", i, seat)
		}
	}
}

// file returns a file of the store.
func (r *rig) file(name string) []byte {
	r.t.Helper()
	data, err := r.Store.Read(name)
	must.OK(r.t, err)
	return data
}

// A set-up that can't even be moved aside is reported with its name, and stays until the next one is saved.
func TestUnreadableSetupIsTold(t *testing.T) {
	s := newStage(t, "en")
	must.OK(t, s.Store.Write(keptName, []byte("{")))
	s.Store.(*store.Memory).FailWith(store.ErrNotWritable)
	r := open(t, s, s.Routes.NewGame(s), full)
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], keptName+" ") {
		t.Errorf("told is %q", told)
	}
	if data, err := s.Store.Read(keptName); err != nil || string(data) != "{" {
		t.Errorf("it is now %q, %v", data, err)
	}
}

// firstSetup is a set-up of versions with only one game.
const firstSetup = `{
  "version": 1,
  "count": 4,
  "start": 2,
  "drawPrivilege": 5,
  "goal": 25,
  "seats": [
    {"name": "Zoë", "control": "human", "island": "tenerife"},
    {"name": "Bea", "control": "hard", "island": "la-palma"},
    {"name": "Cid", "control": "easy", "island": "lanzarote"},
    {"name": "Dan", "control": "medium", "island": "el-hierro"},
    {"name": "", "control": "easy", "island": ""}
  ]
}
`

// The set-up of versions with only one game is offered again, once, and not for another game.
func TestFirstSetupIsReadStill(t *testing.T) {
	r, got := offer(t, "setup.json", firstSetup)
	want := match.Setup{Seed: got.Seed, Start: 2, Data: board.Data, Values: game.Values{engine.DrawPrivilege: 5, engine.Goal: 25}, Seats: []match.Seat{
		{Name: "Zoë", Control: game.Human, Board: "tenerife"}, {Name: "Bea", Control: "hard", Board: "la-palma"},
		{Name: "Cid", Control: "easy", Board: "lanzarote"}, {Name: "Dan", Control: "medium", Board: "el-hierro"},
	}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("offered was %+v, want %+v", got, want)
	}
	r.Stage.Saves.Forget()
	r.Stage.Go(r.Stage.Routes.NewGame(r.Stage))
	r.Wait(5)
	r.option("count", 0)
	r.Pick("random")
	r.Pick("start")
	r.Stage.Saves.Forget()
	r.Stage.Go(r.Stage.Routes.NewGame(r.Stage))
	r.Wait(5)
	if r.Has("seat.3.name") {
		t.Error("what was chosen later is not offered, but the first set-up once more")
	}

	h := newHouse(t, "en", full)
	must.OK(t, h.Store.Write("setup.json", []byte(firstSetup)))
	chooseModel(h)
	h.Click("new")
	if w := h.Widget("seat.1.name"); w.Value == "Zoë" {
		t.Error("another game is offered the set-up of this one")
	}
}

// No island is given twice, or to a seat that does not play, and no name is too long or has letters that cannot be drawn.
func TestKeptSetupIsMadePlayable(t *testing.T) {
	s := newStage(t, "en")
	data := `{"version":1,"count":2,"start":0,"drawPrivilege":4,"goal":19,"seats":[
		{"name":"a 🏝","control":"human","island":"tenerife"},{"name":"\u0000` + strings.Repeat("b", 300) + `","control":"human","island":"tenerife"},
		{"name":"","control":"human","island":"atlantis"},{"name":"","control":"easy","island":"la-palma"},{"name":"","control":"easy","island":""}]}`
	must.OK(t, s.Store.(*store.Memory).Write("setup.json", []byte(data)))
	r := open(t, s, s.Routes.NewGame(s), full)
	if got := r.islands(2); got[0] != "tenerife" || got[1] != "" || r.picker(2) != 1 {
		t.Errorf("the islands are %v", got)
	}
	if len(r.free()) != 5 {
		t.Errorf("free are %v", r.free())
	}
	if a, b := r.name(0), r.name(1); a != "a" || b != strings.Repeat("b", match.MaxName) {
		t.Errorf("the names became %q and %q", a, b)
	}
}
