package settings

import (
	"reflect"
	"testing"

	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// Values that follow the system do so, and return when its preference ends; the player's choices stay, and are those of the next start.
func TestObey(t *testing.T) {
	all := System{ReducedMotion: true, MoreContrast: true, Dark: true}
	s := Default()
	if !s.Obey(all) || !s.ReducedMotion || !s.Dim || s.Obey(all) {
		t.Errorf("as the system asks the settings are %+v", s)
	}
	files := store.NewMemory()
	must.OK(t, s.Save(files))
	if got, note, _, err := Load(files); err != nil || note != NoteNone || !reflect.DeepEqual(got, Default()) {
		t.Errorf("what the system asked for is kept as chosen: %+v, %v, %v", got, note, err)
	}
	if !s.Obey(System{}) || !reflect.DeepEqual(s, Default()) {
		t.Errorf("the system asks for nothing any more, and the settings are %+v", s)
	}
	s.ReducedMotion, s.MotionAsSystem = true, false
	if s.Obey(System{}) || !s.ReducedMotion {
		t.Errorf("what was chosen is not what holds: %+v", s)
	}
	must.OK(t, s.Save(files))
	if got, _, _, err := Load(files); err != nil || !reflect.DeepEqual(got, s) {
		t.Errorf("chosen was %+v, and is %+v, %v", s, got, err)
	}
}

// Files of versions that did not ask the system keep their choices.
func TestObeyOfOlderFiles(t *testing.T) {
	s, repaired, err := read([]byte(`{"version":1,"reducedMotion":true,"dim":false}`), nil)
	if err != nil || repaired {
		t.Fatal(repaired, err)
	}
	if s.Obey(System{Dark: true}); !s.ReducedMotion || !s.Dim {
		t.Errorf("an older file with reduced motion gives %+v", s)
	}
}

// The interface has the chosen size, or the system's if that is larger and followed, within the limits.
func TestSize(t *testing.T) {
	for _, test := range []struct {
		file string
		asks int
		want int
	}{
		{`{"version":1}`, 0, 100}, {`{"version":1}`, 130, 130}, {`{"version":1}`, 90, 100}, {`{"version":1}`, 225, MaxScale},
		{`{"version":1,"scale":125}`, 150, 150}, {`{"version":1,"scale":175}`, 150, 175},
		{`{"version":1,"scale":125,"sizeAsSystem":false}`, 150, 125},
	} {
		s, repaired, err := read([]byte(test.file), nil)
		if got := s.Size(System{TextSize: test.asks}); got != test.want || repaired || err != nil {
			t.Errorf("%s where the system asks for %d: %d, want %d (%v)", test.file, test.asks, got, test.want, err)
		}
	}
}

// Copies of settings have keys of their own, and usual keys are not stored.
func TestSetKey(t *testing.T) {
	a := Default()
	a.SetKey("undo", "Z")
	b := a
	b.SetKey("undo", "")
	if a.Keys["undo"] != "Z" || b.Keys != nil {
		t.Errorf("the keys are %v and %v", a.Keys, b.Keys)
	}
}
