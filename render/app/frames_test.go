package app

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/match"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/stage"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// film gives frames to a meter: one step is one tick of 20 ms and one Draw.
type film struct {
	m   *meter
	now time.Time
	cpu time.Duration
}

func newFilm() *film {
	f := &film{now: time.Unix(1000, 0)}
	f.m = &meter{cpu: func() time.Duration { return f.cpu }}
	return f
}

func (f *film) step(scene string, busy, drawn, backgroundOnly bool) {
	const work = 2 * time.Millisecond
	f.m.tick(scene, work, busy, drawn && !backgroundOnly)
	took := time.Duration(0)
	if drawn {
		took = 3 * time.Millisecond
		f.cpu += took
	}
	f.cpu += work
	f.m.frame(scene, f.now, took, drawn, backgroundOnly)
	f.now = f.now.Add(20 * time.Millisecond)
}

func TestMeter(t *testing.T) {
	f := newFilm()
	for range 101 {
		f.step("table", true, true, false) // moves for two seconds
	}
	for range 100 {
		f.step("table", false, false, false) // rests for two
	}
	for i := range 100 {
		f.step("table", false, i%4 == 0, i%4 == 0) // glints for two
	}
	f.step("table", true, true, false)
	f.step("title", true, true, false) // another scene at once
	if len(f.m.scenes) != 2 || f.m.scenes[0].name != "table" || f.m.scenes[1].name != "title" {
		t.Fatalf("%d scenes", len(f.m.scenes))
	}
	s := f.m.scenes[0]
	if len(s.work) != 101+25+1 || s.work[0] != 5*time.Millisecond {
		t.Errorf("%d frames, the first of %v work; want 127 of 5 ms", len(s.work), s.work[0])
	}
	if len(s.intervals) != 100 || mean(s.intervals) != 20*time.Millisecond {
		t.Errorf("%d intervals of %v, want 100 of 20 ms: none over the time at rest or of the water", len(s.intervals), mean(s.intervals))
	}
	for at, want := range map[state]float64{moving: 0.25, rest: 0.1, alive: 0.1375} {
		got, ok := s.shares[at].part()
		if !ok || got < want*0.9 || got > want*1.1 {
			t.Errorf("state %d takes %.3f of a core (%v), want about %.3f", at, got, ok, want)
		}
	}
}

// TestFramesTable checks the table in every language with the texts of every game: every scene and every moment of a game
// (Moment) has a name, and every line is as wide as the head.
func TestFramesTable(t *testing.T) {
	for _, g := range catalogue.Games() {
		for _, lang := range locales.Languages() {
			texts, err := locales.Open(lang, g.Texts())
			must.OK(t, err)
			checkFramesTable(t, texts)
		}
	}
}

func checkFramesTable(t *testing.T, texts *locales.Catalogue) {
	lang := texts.Lang()
	f := newFilm()
	var none bytes.Buffer
	f.m.print(&none, texts)
	if !strings.Contains(none.String(), texts.Text("frames.nothing")) {
		t.Errorf("%s: nothing measured is told as %q", lang, none.String())
	}
	var names []string
	for _, key := range texts.Keys() {
		if name, ok := strings.CutPrefix(key, "frames.scene."); ok {
			names = append(names, name)
		}
	}
	for _, name := range []string{"title", "newgame", "table", "handover", "result", "settings", "rules"} {
		if !slices.Contains(names, name) {
			t.Errorf("%s: the scene %s has no name", lang, name)
		}
	}
	for _, name := range names {
		for range 60 {
			f.step(name, false, true, false)
		}
	}
	var out bytes.Buffer
	f.m.print(&out, texts)
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 1+len(names)+2 || strings.Contains(out.String(), "[frames") {
		t.Fatalf("%s: %d lines\n%s", lang, len(lines), out.String())
	}
	for _, line := range lines[1 : 1+len(names)] {
		if len([]rune(line)) != len([]rune(lines[0])) {
			t.Errorf("%s: lines of different width\n%s", lang, out.String())
		}
	}
	want := map[string]string{"en": "5.0", "de": "5,0", "es": "5,0"}[lang]
	if !strings.Contains(lines[1], want) {
		t.Errorf("%s: %q lacks the number %s", lang, lines[1], want)
	}
}

// TestSceneNames checks the names of scenes in the table.
func TestSceneNames(t *testing.T) {
	a, err := newApp(optionsFor(t, nil))
	must.OK(t, err)
	s := a.stage
	b, err := newApp(optionsFor(t, []string{"human", "easy"}))
	must.OK(t, err)
	for want, scene := range map[string]any{
		"title": s.Routes.Title(s), "newgame": s.Routes.NewGame(s), "rules": s.Routes.Rules(s), "settings": s.Routes.Settings(s),
		"handover": s.Routes.Handover(s, stage.Handover{Seats: []match.Seat{{Name: "Ana"}}}, nil), "table": b.stage.Top(),
	} {
		if got := sceneName(scene); got != want {
			t.Errorf("%T is called %q, want %q", scene, got, want)
		}
		if key := "frames.scene." + want; !s.Texts.Has(key) {
			t.Errorf("there is no text %q", key)
		}
	}
}

// TestFramesOfAGame lets computers play in a window for some seconds and checks what the program prints when it ends by itself.
func TestFramesOfAGame(t *testing.T) {
	need.Time(t)
	t.Setenv(argsVariable, "-lang de -mute -seed 3 -seats easy,easy -frames 4s -data "+t.TempDir())
	out := perform(t, programPlay)
	t.Log("\n" + out)
	for _, part := range []string{"Szene", "Tisch", "Millisekunden"} {
		if !strings.Contains(out, part) {
			t.Errorf("%q is missing", part)
		}
	}
	if strings.Contains(out, "Titelbild") {
		t.Error("the title was measured although -seats leads to the table")
	}
}
