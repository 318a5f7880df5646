package stage

import (
	"errors"
	"time"

	"islas/render/bundle"
	"islas/render/settings"
	"islas/render/store"
)

// showBundle asks whether a file of all that a device keeps is to be taken up, or says in a sentence what is wrong with it.
func (s *Stage) showBundle(file string, data []byte) {
	b, err := bundle.Read(data)
	switch {
	case err == nil:
		s.Push(s.Routes.Import(s, file, b))
	case errors.Is(err, bundle.ErrVersion):
		s.Notify(s.Texts.Text("open.version", "file", file))
	default:
		s.Notify(s.Texts.Text("device.damaged", "file", file))
	}
}

// Collect returns all that is kept on this device, and how many files of it can't be read.
func (s *Stage) Collect() (b *bundle.Bundle, left int) {
	return bundle.Collect(s.Library(), s.Chronicle().Results())
}

// Bundle returns the file of all that is kept on this device. The error is a mistake in the build.
func (s *Stage) Bundle() ([]byte, error) {
	b, _ := s.Collect()
	return b.Encode(time.Now())
}

// Import takes up what a bundle holds beside what is kept: games and results that are not there yet, and with own set its settings,
// set-ups and what has been explained in place of those here. A sentence says what has come of it. The settings hold from then on.
func (s *Stage) Import(b *bundle.Bundle, own bool) {
	n, err := b.Add(s.Library(), s.Chronicle())
	if err == nil && own {
		err = b.AddOwn(s.Store)
		s.learnt = nil
		s.reload()
	}
	switch {
	case err != nil:
		s.Notify(s.Texts.Text("device.import.failed", "n", n, "where", s.Store.Where()))
	case n == 0:
		s.Notify(s.Texts.Text("device.imported.none"))
	default:
		s.Notify(s.Texts.Text("device.imported", "n", n))
	}
}

// Wipe takes away all that is kept on this device, and reports whether it could; otherwise a sentence says why. Nothing is being played
// any more then: the caller leaves the table.
func (s *Stage) Wipe() bool {
	w, err := bundle.Wipe(s.Library())
	switch {
	case err == nil:
	case errors.Is(err, store.ErrHeld), errors.Is(err, store.ErrTaken):
		s.Notify(s.Texts.Text("device.wipe.held"))
		return false
	default:
		s.Notify(s.Texts.Text("device.wipe.failed", "where", s.Store.Where()))
		return false
	}
	s.wiped = w
	s.begin()
	s.Notify(s.Texts.Text("device.wiped"))
	return true
}

// Wiped reports whether something was wiped that can be brought back.
func (s *Stage) Wiped() bool { return s.wiped != nil }

// Unwipe brings back what was wiped. Where that fails a sentence says so, and it can be tried again.
func (s *Stage) Unwipe() {
	if err := s.wiped.Restore(s.Store); err != nil {
		s.Notify(s.Texts.Text("device.undo.failed", "where", s.Store.Where()))
		return
	}
	s.wiped = nil
	s.begin()
	s.Notify(s.Texts.Text("device.undone"))
}

// begin forgets what is known of the store, as if the program had just begun.
func (s *Stage) begin() {
	s.Forget()
	s.Library().Close()
	s.library, s.learnt, s.results, s.told, s.Playing = nil, nil, results{}, nil, nil
	s.reload()
}

// reload makes the settings of the store hold. Without any they are the usual ones, in the language that is spoken.
func (s *Stage) reload() {
	var choices []settings.Choice
	for _, g := range s.Games {
		choices = append(choices, g.Choices()...)
	}
	lang := s.Settings.Language
	set, note, err := settings.Load(s.Store, choices...)
	if note == settings.NoteFirst || err != nil {
		set.Language = lang
	}
	s.Settings, s.changed = set, true
}
