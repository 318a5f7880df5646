package settings_test

import (
	"errors"
	"reflect"
	"testing"

	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// Two windows that change settings in turn keep the choices of both; after one has wiped them only later choices of the other are kept.
func TestSettingsOfTwoWindows(t *testing.T) {
	s := store.NewMemory()
	first := settings.Default()
	first.Language, first.Music, first.Keys = "de", 10, map[string]string{"undo": "u"}
	must.OK(t, first.Save(s))
	second := first
	change := func(set *settings.Settings, do func()) {
		t.Helper()
		before := *set
		do()
		must.OK(t, set.SaveSince(before, s))
	}
	check := func(what string, change func(want *settings.Settings)) {
		t.Helper()
		want := settings.Default()
		change(&want)
		if got, note, _, err := settings.Load(s); err != nil || note != settings.NoteNone || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: kept is %+v\nwant %+v, %v, %v", what, got, want, note, err)
		}
	}
	change(&first, func() { first.Effects, first.Keys = 5, nil })
	change(&second, func() { second.Scale = 150 })
	check("both", func(want *settings.Settings) {
		want.Language, want.Music, want.Effects, want.Scale = "de", 10, 5, 150
	})
	must.OK(t, s.Remove(settings.FileName))
	change(&second, func() { second.Chance = true })
	check("wiped", func(want *settings.Settings) { want.Chance = true })
	must.OK(t, s.Write(settings.FileName, []byte("[]")))
	change(&second, func() { second.Chance = false })
	check("damaged", func(want *settings.Settings) { *want = second })
}

// Changing a setting in the file of an older version, which has fewer, keeps the others as they were read.
func TestSettingsOfAnOlderProgram(t *testing.T) {
	side := settings.Choice{Game: "one", ID: "side", Values: []string{"symbol", "text"}}
	s := store.NewMemory()
	must.OK(t, s.Write(settings.FileName, []byte(`{"version":1,"music":12,"dim":true,"own":{"one.side":"text"}}`)))
	found, _, _, err := settings.Load(s)
	must.OK(t, err)
	want := found
	want.Chance = true
	must.OK(t, want.SaveSince(found, s))
	if got, note, _, err := settings.Load(s); err != nil || note != settings.NoteNone || !reflect.DeepEqual(got, want) || got.Own(side) != "text" {
		t.Errorf("kept is %+v\nwant %+v, %v, %v", got, want, note, err)
	}
}

// A file that was damaged while the program runs is moved aside before the settings are written; one that can't be read stays.
func TestSettingsDamagedMeanwhile(t *testing.T) {
	before, now := settings.Default(), settings.Default()
	now.Music = 30
	for _, damaged := range []string{`{"version":1,"music":`, `{"music":7}`} {
		s := store.NewMemory()
		must.OK(t, s.Write(settings.FileName, []byte(damaged)))
		must.OK(t, now.SaveSince(before, s))
		got, note, _, err := settings.Load(s)
		aside, aerr := s.Read(settings.FileName + ".damaged-1")
		if err != nil || note != settings.NoteNone || got.Music != 30 || string(aside) != damaged || aerr != nil {
			t.Errorf("kept is %+v, note %v, %v; aside is %q, %v", got, note, err, aside, aerr)
		}
	}
	s := store.NewMemory()
	must.OK(t, before.Save(s))
	if err := now.SaveSince(before, unreadable{s}); !errors.Is(err, store.ErrNotReadable) {
		t.Errorf("where the file can't be read: %v", err)
	}
	if got, _, _, _ := settings.Load(s); got.Music != before.Music {
		t.Error("a file that can't be read is replaced")
	}
}

// unreadable is a store that can be written but not read.
type unreadable struct{ store.Store }

func (unreadable) Read(string) ([]byte, error) { return nil, store.ErrNotReadable }
