package settings_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"testing"

	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// kept returns the file of the settings, value by value.
func kept(t *testing.T, s store.Store) (m map[string]any) {
	t.Helper()
	data, err := s.Read(settings.FileName)
	if err == nil {
		err = json.Unmarshal(data, &m)
	}
	must.OK(t, err)
	return m
}

// What a newer version has written stays in the file, whatever this one reads and changes: only values invalid here are replaced.
func TestSettingsOfANewerProgram(t *testing.T) {
	side := settings.Choice{Game: "one", ID: "side", Values: []string{"symbol", "text"}}
	for name, test := range map[string]struct {
		file string
		note settings.Note
		want map[string]any // beside music
	}{
		"all well": {
			`{"version":2,"music":12,"surf":1,"language":"eo","later":{"x":[1]},"keys":{"later":"l"},"own":{"two.side":"back"}}`, settings.NoteNone,
			map[string]any{
				"version": 2.0, "language": "eo", "later": map[string]any{"x": []any{1.0}},
				"keys": map[string]any{"later": "l", "undo": "u"}, "own": map[string]any{"two.side": "back", "one.side": "text"},
			},
		},
		"bad values": {
			`{"version":1,"music":12,"surf":1,"speed":"warp","effects":500,"language":"eo","later":true,"keys":{"undo":7,"later":"l"},"own":{"one.side":"back","two.side":"back"}}`,
			settings.NoteRepaired,
			map[string]any{
				"version": 1.0, "speed": "normal", "effects": 100.0, "language": "eo", "later": true,
				"keys": map[string]any{"later": "l", "undo": "u"}, "own": map[string]any{"two.side": "back", "one.side": "text"},
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := store.NewMemory()
			must.OK(t, s.Write(settings.FileName, []byte(test.file)))
			found, note, err := settings.Load(s, side)
			if err != nil || note != test.note || found.Music != 12 {
				t.Fatalf("found is %+v, note %v, %v", found, note, err)
			}
			if _, note, err := settings.Load(s, side); err != nil || note != settings.NoteNone {
				t.Errorf("the second time note %v, %v", note, err)
			}
			now := found
			now.Music = 30
			now.SetKey("undo", "u")
			now.SetOwn(side, "text")
			must.OK(t, now.SaveSince(found, s))
			got := kept(t, s)
			test.want["music"] = 30.0
			for name, want := range test.want {
				if !reflect.DeepEqual(got[name], want) {
					t.Errorf("%s: kept is %v, want %v", name, got[name], want)
				}
			}
		})
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
		got, note, err := settings.Load(s)
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
	if got, _, _ := settings.Load(s); got.Music != before.Music {
		t.Error("a file that can't be read is replaced")
	}
}

// unreadable is a store that can be written but not read.
type unreadable struct{ store.Store }

func (unreadable) Read(string) ([]byte, error) { return nil, store.ErrNotReadable }
