package crash_test

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/store"
	"islas/render/platform/crash"
	"islas/render/testkit/must"
)

var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)

func fails() { panic("Marisol cannot be shown") }

// TestReport: a report has version, system, seed, set-up, actions and stack, but neither names of people nor folders.
func TestReport(t *testing.T) {
	setup := match.Setup{
		Seats: []match.Seat{{Name: "Marisol", Control: game.Human}, {Name: "Anna", Control: game.Human}}, Seed: 987654321,
		Values: model.Game{}.Info().Complete(nil),
	}
	m, _, err := match.New(model.Game{}, setup)
	must.OK(t, err)
	state := m.State()
	a := model.Game{}.Legal(&state, nil)[0]
	if _, err := m.Do(a); err != nil {
		t.Fatal(err)
	}
	p := crash.Try("draw", fails)
	if p == nil {
		t.Fatal("the panic is lost")
	}
	text := crash.Report(p, "1.2.3", noon, m)
	for _, want := range []string{"islas 1.2.3, ", "2026-11-22T12:00:00Z", "panic in draw: seat 0 cannot be shown", `"987654321"`, `"` + a.String() + `"`, "crash_test.fails", "crash/crash_test.go:"} {
		if !strings.Contains(text, want) {
			t.Errorf("the report does not say %q:\n%s", want, text)
		}
	}
	here, err := filepath.Abs("..")
	must.OK(t, err)
	for _, secret := range []string{"Marisol", here, "/src/runtime/", "\t/"} {
		if strings.Contains(text, secret) {
			t.Errorf("the report says %q:\n%s", secret, text)
		}
	}
	if text := crash.Report(p, "1.2.3", noon, nil); !strings.Contains(text, "panic in draw: ") {
		t.Errorf("without a match the report says %s", text)
	}
}

// TestTry: no panic gives nil, and a panic keeps its stack when it is raised again.
func TestTry(t *testing.T) {
	if p := crash.Try("tick", func() {}); p != nil {
		t.Error(p)
	}
	inner := crash.Try("paint", fails)
	if outer := crash.Try("tick", func() { panic(inner) }); outer != inner || outer.Where != "paint" {
		t.Errorf("raised again it is %v", outer)
	}
}

// TestTell: a report is returned once, and the oldest of many are removed.
func TestTell(t *testing.T) {
	s := store.NewMemory()
	if got := crash.Tell(s); got != nil {
		t.Errorf("before the first crash: %q", got)
	}
	name, err := crash.Keep(s, "the first", noon)
	must.OK(t, err)
	if data, err := s.Read(name); err != nil || string(data) != "the first" {
		t.Errorf("before anybody is told of it the report is %q, %v", data, err)
	}
	if got := crash.Tell(s); !slices.Equal(got, []string{name}) {
		t.Errorf("told of %q, not %q", got, name)
	}
	if data, err := s.Read(name); err != nil || string(data) != "the first" {
		t.Errorf("the report is %q, %v", data, err)
	}
	if got := crash.Tell(s); got != nil {
		t.Errorf("told again of %q", got)
	}
	for i := range 20 {
		if _, err := crash.Keep(s, "another", noon.Add(time.Duration(i+1)*time.Minute)); err != nil {
			t.Fatal(err)
		}
		crash.Tell(s)
	}
	all, err := s.List()
	if err != nil || len(all) != 10 || slices.Contains(all, name) {
		t.Errorf("%d reports are kept: %q, %v", len(all), all, err)
	}
}

// TestWatch: a trace that the Go runtime left becomes a report, without folders.
func TestWatch(t *testing.T) {
	dir := t.TempDir()
	t.Cleanup(func() { _ = debug.SetCrashOutput(nil, debug.CrashOptions{}) }) // Windows can't remove the folder before
	s, err := store.Open(dir)
	must.OK(t, err)
	crash.Watch(s, "1.2.3")
	if got := crash.Tell(s); got != nil {
		t.Fatalf("nothing happened, and %q is told of", got)
	}
	traces, err := filepath.Glob(filepath.Join(s.Where(), ".crash*"))
	if err != nil || len(traces) != 1 {
		t.Fatalf("%q, %v", traces, err)
	}
	const trace = "fatal error: out of memory\n\ngoroutine 1:\nmain.f()\n\t/home/marisol/islas/main.go:12 +0x1\n"
	must.OK(t, os.WriteFile(traces[0], []byte(trace), 0o600))
	crash.Watch(s, "1.2.3")
	names := crash.Tell(s)
	if len(names) != 1 {
		t.Fatalf("%q is told of", names)
	}
	data, err := s.Read(names[0])
	if text := string(data); err != nil || !strings.Contains(text, "fatal error: out of memory") || !strings.Contains(text, "islas/main.go:12") || strings.Contains(text, "marisol") {
		t.Errorf("%v: %s", err, text)
	}
	crash.Watch(s, "1.2.3")
	if got := crash.Tell(s); got != nil {
		t.Errorf("told again of %q", got)
	}
}

// TestTellOlder: a report of an older version that has not been shown is returned.
func TestTellOlder(t *testing.T) {
	s := store.NewMemory()
	must.OK(t, s.Write("crash-20260101-000000.new", []byte("of an older program")))
	const name = "crash-20260101-000000.txt"
	if got := crash.Tell(s); !slices.Equal(got, []string{name}) {
		t.Errorf("told of %q", got)
	}
	if data, err := s.Read(name); err != nil || string(data) != "of an older program" {
		t.Errorf("the report is %q, %v", data, err)
	}
	if got := crash.Tell(s); got != nil {
		t.Errorf("told again of %q", got)
	}
}
