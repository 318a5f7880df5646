package shell_test

import (
	"slices"
	"testing"
	"time"

	"islas/game/match"
	"islas/render/keep/backup"
	"islas/render/keep/chronicle"
	"islas/render/keep/settings"
	"islas/render/platform/crash"
	"islas/render/stage"
)

// Whatever the program writes by itself is wiped, and of that what is somebody's own goes into the file of everything, under the names by
// which those who write it know it.
func TestEveryWriterIsKnown(t *testing.T) {
	s := newStage(t, "en")
	deviced(t, s)
	s.Options.Address = "?seats=human,easy"
	asked := someSetup(2)
	if _, _, err := s.Asked(func() match.Setup { return asked }); err != nil {
		t.Fatal(err)
	}
	s.Forget()
	own := []string{settings.FileName, stage.LearntName}
	for _, g := range s.Games {
		if err := s.Choose(g); err != nil {
			t.Fatal(err)
		}
		r := open(t, s, s.Routes.NewGame(s), full)
		if r.Has("random") {
			r.pick("random")
		}
		r.pick("start")
		s.Forget()
		own = append(own, "setup-"+g.Info().ID+".json")
	}
	report, err := crash.Keep(s.Store, "what happened", time.Now())
	if err != nil {
		t.Fatal(err)
	}
	there, err := s.Store.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range append([]string{stage.AskedName, chronicle.File, report}, own...) {
		if !slices.Contains(there, name) {
			t.Errorf("nobody has written %s, there are %q", name, there)
		}
	}
	b, err := backup.Read(exported(t, s))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range own {
		if !slices.ContainsFunc(b.Own, func(f backup.File) bool { return f.Name == name }) {
			t.Errorf("%s is not in the file of everything", name)
		}
	}
	if len(b.Own) != len(own) || len(b.Games) != len(s.Library().IDs()) {
		t.Errorf("the file has %d games and %d files beside", len(b.Games), len(b.Own))
	}
	if !s.Wipe() || names(t, s) != "" {
		t.Errorf("left is %s", names(t, s))
	}
}
