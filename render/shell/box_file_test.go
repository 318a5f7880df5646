package shell_test

import (
	"strings"
	"testing"

	"islas/game/islas"
)

// TestBoxFromAFile: a file of somebody else's box is entered on its page, which can be undone; what was entered before stays as a file. A file
// that cannot be read is told of in one sentence, and changes nothing.
func TestBoxFromAFile(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), full)
	other := islas.NewBox().Granted(islas.Orange, islas.Shield)
	s.Show("theirs.csv", []byte(other.String()))
	r.Wait(3)
	if b, err := keptBox(s); err != nil || b != other || !r.Has("box.card.molinero") {
		t.Errorf("kept is %v, %v", b, err)
	}
	r.Click("box.undo")
	r.Wait(2)
	if text, _ := s.OwnBox(); text != "" {
		t.Error("undone there is still a box")
	}
	keepBox(t, s)
	s.Go(s.Routes.Title(s))
	r.Wait(3)
	s.Show("theirs.csv", []byte(other.String()))
	r.Wait(3)
	data, err := s.Store.Read("islas-box-1.csv")
	if before := own(); err != nil || string(data) != before.String() {
		t.Errorf("what was entered before is %q, %v", data, err)
	}
	s.Go(s.Routes.Title(s))
	r.Wait(3)
	said := len(r.Notices())
	s.Show("broken.csv", []byte(strings.Replace(other.String(), "orange,shield", "orange,fly", 1)))
	r.Wait(3)
	if told := r.Notices()[said:]; len(told) != 1 || !strings.Contains(told[0], `broken.csv: line 22: id must be "ties" or`) {
		t.Errorf("told is %q", told)
	}
	if b, err := keptBox(s); err != nil || b != other || r.Has("box.card.molinero") {
		t.Errorf("after a broken file kept is %v, %v", b, err)
	}
}

// TestBoxFilesOnItsPage: a file that is dropped on the page is taken there: one step leads back, and all that was entered before can be
// undone as before.
func TestBoxFilesOnItsPage(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), full)
	s.Push(openBox(t, s))
	r.Wait(3)
	r.pick("box.house.red")
	r.Wait(2)
	entered, err := s.OwnBox()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{theirs(), strings.ReplaceAll(theirs(), "printed", "broken"), theirs()} {
		s.Show("theirs.csv", []byte(file))
		r.Wait(3)
	}
	if text, err := s.OwnBox(); err != nil || text != theirs() {
		t.Errorf("kept is\n%s\n%v", text, err)
	}
	for step, want := range []string{entered, ""} {
		r.Click("box.undo")
		r.Wait(2)
		if text, err := s.OwnBox(); err != nil || text != want {
			t.Errorf("after undoing %d times kept is\n%s\nnot\n%s\n%v", step+1, text, want, err)
		}
	}
	r.Click("back")
	r.Wait(3)
	if !r.Has("settings") {
		t.Errorf("back leads to %T", s.Top())
	}
}
