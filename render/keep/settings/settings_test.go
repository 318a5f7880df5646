package settings

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// side is a choice of some game.
var side = Choice{Game: "one", ID: "side", Values: []string{"symbol", "text"}}

// Copies of settings are independent.
func TestOwnOfCopies(t *testing.T) {
	a := Default()
	a.SetOwn(side, "text")
	b := a
	b.SetOwn(side, "symbol")
	if a.Own(side) != "text" || b.Own(side) != "symbol" || Default().Own(side) != "symbol" {
		t.Errorf("chosen are %q and %q, usually %q", a.Own(side), b.Own(side), Default().Own(side))
	}
	later := side
	later.Values = []string{"new", "other"}
	if got := a.Own(later); got != "new" {
		t.Errorf("a value that there is no more is still %q", got)
	}
}

func TestSaveAndLoad(t *testing.T) {
	s := store.NewMemory()
	got, note, _, err := Load(s)
	if err != nil || note != NoteFirst || !reflect.DeepEqual(got, Default()) {
		t.Fatalf("first start: %+v, %v, %v", got, note, err)
	}
	want := Settings{
		Game: "other", Language: "de", Speed: Instant, Effects: 1, Music: 99, FullScreen: true, Scale: 150,
		ReducedMotion: true, Theme: ThemeYellow, Consequences: true, Chance: true, Explain: true,
		Dim: true, DimAsSystem: false, SizeAsSystem: true, Scan: ScanFast, Speech: true, Keys: map[string]string{"undo": "Z"}, Pad: map[string]string{"undo": "RS"},
	}
	want.SetOwn(side, "text")
	must.OK(t, want.Save(s))
	if got, note, _, err := Load(s); err != nil || note != NoteNone || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v, %v, want %+v", got, note, err, want)
	}
	must.OK(t, (Settings{Language: "in French", Speed: 9, Effects: -1, Music: 101, Surf: 101, Scale: 1}).Save(s))
	want = Settings{Speed: Normal, Effects: 0, Music: 100, Surf: 100, Scale: MinScale}
	if got, note, _, err := Load(s); err != nil || note != NoteNone || !reflect.DeepEqual(got, want) {
		t.Errorf("clamped while saving: %+v, %v, %v, want %+v", got, note, err, want)
	}
}

func TestDecode(t *testing.T) {
	with := func(change func(*Settings)) Settings {
		s := Default()
		change(&s)
		return s
	}
	tests := []struct {
		data     string
		want     Settings
		repaired bool
	}{
		{`{"version":1}`, Default(), false},
		{`{"version":2,"later":{"x":[1]}}`, Default(), false},
		{`{"version":1,"music":12}`, with(func(s *Settings) { s.Surf = 12 }), false}, // as older versions called the surf
		{`{"version":1,"music":12,"surf":3}`, with(func(s *Settings) { s.Music, s.Surf = 12, 3 }), false},
		{`{"version":1,"sound":false}`, with(func(s *Settings) { s.Sound = false }), false},
		{`{"version":1,"surf":12.5}`, Default(), true},
		{`{"version":1,"surf":500}`, with(func(s *Settings) { s.Surf = 100 }), true},
		{`{"version":1,"music":1e999,"effects":-5}`, with(func(s *Settings) { s.Effects = 0 }), true},
		{`{"version":1,"music":"loud","fullScreen":true}`, with(func(s *Settings) { s.FullScreen = true }), true},
		{`{"version":1,"scale":500}`, with(func(s *Settings) { s.Scale = MaxScale }), true},
		{`{"version":1,"speed":"fast"}`, with(func(s *Settings) { s.Speed = Fast }), false},
		{`{"version":1,"speed":"warp"}`, Default(), true},
		{`{"version":1,"speed":2}`, Default(), true},
		{`{"version":1,"typeface":"legible"}`, with(func(s *Settings) { s.Typeface = TypefaceLegible }), false},
		{`{"version":1,"typeface":"own","spaced":true}`, Default(), false}, // as older versions had them
		{`{"version":1,"typeface":"runes"}`, Default(), true},
		{`{"version":1,"typeface":7}`, Default(), true},
		{`{"version":1,"theme":"dark","highContrast":true,"colours":"#000000 #FFFFFF"}`, with(func(s *Settings) { s.Theme = ThemeDark }), false},
		{`{"version":1,"theme":"sepia"}`, Default(), true},
		{`{"version":1,"theme":7}`, Default(), true},
		{`{"version":1,"language":"fr"}`, with(func(s *Settings) { s.Language = "fr" }), false}, // which may exist at the next start
		{`{"version":1,"language":"pt-BR"}`, with(func(s *Settings) { s.Language = "pt-BR" }), false},
		{`{"version":1,"language":"../fr"}`, Default(), true},
		{`{"version":1,"language":7}`, Default(), true},
		{`{"version":1,"keys":{"undo":7,"rules":"r"},"pad":{"undo":"RS"}}`, with(func(s *Settings) { s.SetPad("undo", "RS") }), true},
		{`{"version":1,"fullScreen":null}`, Default(), true},
		{`{"version":1,"chance":true}`, with(func(s *Settings) { s.Chance = true }), false},
		{`{"version":1,"consequences":false}`, with(func(s *Settings) { s.Consequences = false }), false},
		{`{"version":1,"explain":false}`, with(func(s *Settings) { s.Explain = false }), false},
		{`{"version":1,"game":"other"}`, with(func(s *Settings) { s.Game = "other" }), false},
		{`{"version":1,"deedText":true}`, Default(), false}, // which older versions wrote, and no choice has any more
		{`{"version":1,"own":{"one.side":"text"}}`, with(func(s *Settings) { s.SetOwn(side, "text") }), false},
		{`{"version":1,"own":{"one.side":1}}`, Default(), true},
		{`{"version":1,"own":7}`, Default(), true},
		{`{"version":1,"highContrast":true}`, with(func(s *Settings) { s.Theme = ThemeLight }), false}, // of an older version
	}
	for _, tt := range tests {
		got, repaired, err := read([]byte(tt.data), nil)
		if err != nil || !reflect.DeepEqual(got, tt.want) || repaired != tt.repaired {
			t.Errorf("%s: %+v, repaired %v, %v", tt.data, got, repaired, err)
		}
	}
}

// Invalid values are repaired in the file, too: they are reported once, also if the program then changes something else, and valid ones
// stay. If the file can't be written it is repaired for this run.
func TestRepairedIsToldOnce(t *testing.T) {
	s := store.NewMemory()
	for _, bad := range []string{`"effects":500`, `"language":"in French"`, `"speed":"warp"`, `"typeface":"runes"`, `"theme":"pink"`, `"keys":{"undo":7}`} {
		must.OK(t, s.Write(FileName, []byte(`{"version":1,"music":12,`+bad+`}`)))
		set, note, _, err := Load(s)
		if err != nil || note != NoteRepaired {
			t.Fatalf("%s: note %v, %v", bad, note, err)
		}
		before := set
		set.Chance = true
		must.OK(t, set.SaveSince(before, s))
		if again, note, _, err := Load(s); err != nil || note != NoteNone || !reflect.DeepEqual(again, set) || again.Surf != 12 {
			t.Errorf("%s: the second time %+v, note %v, %v, want %+v", bad, again, note, err, set)
		}
	}
	must.OK(t, s.Write(FileName, []byte(`{"version":1,"effects":500}`)))
	locked := readOnly{s}
	for range 2 {
		if set, note, _, err := Load(locked); err != nil || note != NoteRepaired || set.Effects != 100 {
			t.Errorf("read-only: effects %d, note %v, %v", set.Effects, note, err)
		}
	}
}

// readOnly is a store that can be read but not written.
type readOnly struct{ store.Store }

func (readOnly) Write(string, []byte) error { return store.ErrNotWritable }

func TestDamagedIsMovedAside(t *testing.T) {
	damaged := []string{
		"", "{", "null", "[]", "7", "{}", `{"version":0}`, `{"version":"1"}`, `{"version":1`, "\x00\xff",
		strings.Repeat("[", 100_000),
	}
	for _, data := range damaged {
		s := store.NewMemory()
		must.OK(t, s.Write(FileName, []byte(data)))
		got, note, _, err := Load(s)
		if err != nil || note != NoteMovedAside || !reflect.DeepEqual(got, Default()) {
			t.Errorf("%.20q: %+v, %v, %v", data, got, note, err)
		}
		if kept, err := s.Read(FileName + ".damaged-1"); err != nil || string(kept) != data {
			t.Errorf("%.20q: moved aside is %.20q, %v", data, kept, err)
		}
		if _, _, err := read([]byte(data), nil); !errors.Is(err, ErrDamaged) {
			t.Errorf("%.20q: %v", data, err)
		}
		if _, note, _, err := Load(s); note != NoteFirst || err != nil {
			t.Errorf("%.20q: the second time %v, %v", data, note, err)
		}
	}
}

func TestStoreFails(t *testing.T) {
	s := store.NewMemory()
	must.OK(t, s.Write(FileName, []byte("damaged")))
	s.FailWith(store.ErrNotWritable)
	if got, note, _, err := Load(s); !errors.Is(err, store.ErrNotWritable) || note != NoteNone || !reflect.DeepEqual(got, Default()) {
		t.Errorf("Load = %+v, %v, %v", got, note, err)
	}
	if err := Default().Save(s); !errors.Is(err, store.ErrNotWritable) {
		t.Errorf("Save = %v", err)
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(`{"version":1,"language":"de","speed":"fast","effects":1,"music":2,"scale":3,"fullScreen":true}`))
	f.Add([]byte(`{"version":1,"own":{"one.side":"text","two.side":"x"},"deedText":true}`))
	f.Add([]byte(`{"version":9,"effects":-1e300,"scale":"x","later":[]}`))
	f.Add([]byte(`{"version":`))
	f.Fuzz(func(t *testing.T, data []byte) {
		set, _, err := read(data, nil)
		if err != nil {
			if !reflect.DeepEqual(set, Default()) {
				t.Fatalf("damaged data gave %+v", set)
			}
			return
		}
		if !reflect.DeepEqual(set, set.Clamp()) {
			t.Fatalf("out of range: %+v", set)
		}
		s := store.NewMemory()
		must.OK(t, set.Save(s))
		out, err := s.Read(FileName)
		must.OK(t, err)
		again, repaired, err := read(out, nil)
		if err != nil || repaired || !reflect.DeepEqual(again, set) {
			t.Fatalf("%+v became %+v, repaired %v, %v", set, again, repaired, err)
		}
	})
}
