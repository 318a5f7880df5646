package shell_test

import (
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
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
		"version": strings.Replace(data, `"version": 2`, `"version": 1`, 1),
		"draw":    strings.Replace(data, `"draw_privilege": 4`, `"draw_privilege": "none"`, 1),
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
		"control":  strings.Replace(data, `"control": "human"`, `"control": "grandmaster"`, 1),
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
		if name == "count" {
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

// No island is given twice, or to a seat that does not play, and no name is too long or has letters that cannot be drawn.
func TestKeptSetupIsMadePlayable(t *testing.T) {
	s := newStage(t, "en")
	data := `{"version":2,"count":2,"start":0,"values":{"draw_privilege":4,"goal":19},"seats":[
		{"name":"a 🏝","control":"human","board":"tenerife"},{"name":"\u0000` + strings.Repeat("b", 300) + `","control":"human","board":"tenerife"},
		{"name":"","control":"human","board":"atlantis"},{"name":"","control":"easy","board":"la-palma"},{"name":"","control":"easy","board":""}]}`
	must.OK(t, s.Store.Write(keptName, []byte(data)))
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
