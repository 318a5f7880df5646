package shell_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/render/keep/backup"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// customized returns the backup of a device with some settings and a custom edition.
func customized(t testing.TB, s *stage.Stage, edition string) []byte {
	t.Helper()
	own := []backup.File{{Name: settings.FileName, Data: `{"version":1,"surf":7}`}, {Name: stage.EditionName(s.Game.Info()), Data: edition}}
	data, err := (&backup.Archive{Own: own}).Encode(time.Now())
	must.OK(t, err)
	return data
}

// theirs returns the text of a custom edition that is not that of keepEdition.
func theirs() string {
	b := own()
	f := b.Face(1)
	f.Priorities[0] = islas.FeaturePriority(islas.Road)
	b = b.Changed(f)
	return b.String()
}

// noCopies is a store to which custom editions can't be exported.
type noCopies struct{ store.Store }

func (n noCopies) Write(name string, data []byte) error {
	if strings.HasPrefix(name, "islas-box-") {
		return store.ErrFull
	}
	return n.Store.Write(name, data)
}

// An import shows that a backup has a custom edition, and whether it replaces one here. That is saved as a file first, which is shown;
// where that fails, or the backup's can't be read, the one here stays, and everything else is imported.
func TestImportOfAnEdition(t *testing.T) {
	mine := own()
	const file = "islas-box-1.csv"
	for what, c := range map[string]struct {
		mine, file, want string
		copies           bool
		asks, told       string // keys of texts
	}{
		"another":           {mine.String(), theirs(), theirs(), true, "device.own.edition.replaces", "device.edition.kept"},
		"the same":          {mine.String(), mine.String(), mine.String(), true, "device.own.edition", ""},
		"none here":         {"", theirs(), theirs(), true, "device.own.edition", ""},
		"broken":            {mine.String(), theirs()[:len(theirs())/2], mine.String(), true, "", "device.edition.unreadable"},
		"nonsense":          {mine.String(), "nonsense", mine.String(), true, "", "device.edition.unreadable"},
		"no copy":           {mine.String(), theirs(), mine.String(), false, "device.own.edition.replaces", "device.edition.stays"},
		"a broken one here": {"nonsense", theirs(), theirs(), true, "device.own.edition.replaces", "device.edition.kept"},
	} {
		t.Run(what, func(t *testing.T) {
			s := newStage(t, "en")
			if c.mine != "" {
				must.OK(t, s.Store.Write(stage.EditionName(s.Game.Info()), []byte(c.mine)))
			}
			if !c.copies {
				s.Store = noCopies{s.Store}
			}
			r := open(t, s, s.Routes.Title(s), full)
			s.Show("all.jsonl", customized(t, s, c.file))
			r.Wait(3)
			for _, key := range []string{"device.own.edition.replaces", "device.own.edition"} {
				if r.Reads(r.T(key)) != (key == c.asks) {
					t.Errorf("the question says %q: %v", r.T(key), key != c.asks)
				}
			}
			if r.Reads("the values of a printed game and settings") != (c.asks != "") {
				t.Error("what is in the file is told wrongly")
			}
			r.Click("own")
			r.Click("import")
			r.Rest()
			told := r.Notices()
			sentence := ""
			if c.told != "" {
				sentence, _, _ = strings.Cut(r.T(c.told, "name", file, "where", s.Store.Where(), "file", "all.jsonl", "error", "|"), "|")
			}
			if got := slices.ContainsFunc(told, func(n string) bool { return strings.HasPrefix(n, sentence) }); c.told != "" && !got || c.told == "" && len(told) != 1 {
				t.Errorf("told is %q, not %q", told, sentence)
			}
			if text, err := s.Editions.Own(); err != nil || text != c.want || s.Settings.Surf != 7 {
				t.Errorf("the edition is now %v\n%s\nthe surf %d", err, text, s.Settings.Surf)
			}
			kept, _ := s.Store.Read(file)
			if want := map[bool]string{true: c.mine}[c.told == "device.edition.kept"]; string(kept) != want {
				t.Errorf("kept as a file is %q", kept)
			}
		})
	}
}

// A custom edition that another window or an import saves is shown on its open page: further entries change that. It can be undone.
func TestEditionPageFollows(t *testing.T) {
	s := newStage(t, "en")
	files := s.Store.(*store.Memory)
	keepEdition(t, s)
	mine, _ := s.Editions.Own()
	r := open(t, s, openEdition(t, s), full)
	name := stage.EditionName(s.Game.Info())
	must.OK(t, files.Window().Write(name, []byte(theirs())))
	r.Pick("edition.card.pescador")
	r.Pick("edition.house.red")
	pescador, _ := islas.CardByID("pescador")
	b, err := keptEdition(s)
	if f := b.Face(1); err != nil || f.Priorities[0] != islas.FeaturePriority(islas.Road) || b.Face(pescador).Colour != islas.Red {
		t.Errorf("what another window has entered is gone: %v, %v", f, err)
	}
	r.Pick("edition.undo")
	r.Pick("edition.undo")
	if text, err := s.Editions.Own(); err != nil || text != mine {
		t.Errorf("undone there is %v\n%s", err, text)
	}
	s.Show("all.jsonl", customized(t, s, theirs()))
	r.Wait(3)
	r.Click("own")
	r.Click("import")
	r.Rest()
	r.Pick("edition.house.red")
	if b, err := keptEdition(s); err != nil || b.Face(1).Priorities[0] != islas.FeaturePriority(islas.Road) {
		t.Errorf("what was imported is gone: %v", err)
	}
}

// A custom edition saved from outside that can't be read is moved to a file of its own, which is shown; the page goes on with its own
// entries.
func TestEditionPageKeepsWhatItCannotRead(t *testing.T) {
	s := newStage(t, "en")
	files := s.Store.(*store.Memory)
	keepEdition(t, s)
	r := open(t, s, openEdition(t, s), full)
	name := stage.EditionName(s.Game.Info())
	const typed = "id,spanish\n"
	must.OK(t, files.Window().Write(name, []byte(typed)))
	r.Pick("edition.house.red")
	if aside, err := s.Store.Read(name + ".damaged-1"); err != nil || string(aside) != typed {
		t.Errorf("of what was typed there is %q, %v", aside, err)
	}
	if told := r.Notices(); len(told) == 0 || !strings.Contains(strings.Join(told, " "), s.Path(name+".damaged-1")) {
		t.Errorf("told is %q", told)
	}
	if b, err := keptEdition(s); err != nil || b.Face(0).Colour != islas.Red {
		t.Errorf("what was entered is gone: %v", err)
	}
}
