package stage

import (
	"errors"
	"slices"
	"time"

	"islas/render/bundle"
	"islas/render/settings"
	"islas/render/store"
)

// showBundle asks whether a file of all that a device keeps is to be taken up, or says in a sentence what is wrong with it.
func (s *Stage) showBundle(file string, data []byte) {
	b, err := bundle.Read(data)
	switch {
	case store.ReadOnly(s.Store):
		s.Notify(s.Texts.Text("device.import.read-only", "file", file, "where", s.Store.Where()))
	case err == nil && understood(b):
		b.Own = slices.DeleteFunc(b.Own, func(f bundle.File) bool { return !s.Routes.KnowsSetup(s, f) }) // they would be moved aside
		s.Push(s.Routes.Import(s, file, b))
	case err == nil, errors.Is(err, bundle.ErrVersion):
		s.Notify(s.Texts.Text("open.version", "file", file))
	default:
		s.Notify(s.Texts.Text("device.damaged", "file", file))
	}
}

// understood reports whether what a bundle says of lessons can be read here: what a newer program has written would be moved aside.
func understood(b *bundle.Bundle) bool {
	return !slices.ContainsFunc(b.Own, func(f bundle.File) bool { return f.Name == LearntName && decodeLearnt([]byte(f.Data)) == nil })
}

// Collect returns all that is kept on this device, and how many files of it can't be read.
func (s *Stage) Collect() (b *bundle.Bundle, left int) {
	return bundle.Collect(s.Library(), s.Chronicle().All())
}

// Bundle returns the file of all that is kept on this device, and how many files are not in it, as they can't be read. The error is
// that of bundle.Bundle.Encode.
func (s *Stage) Bundle() (data []byte, left int, err error) {
	b, left := s.Collect()
	data, err = b.Encode(time.Now())
	return data, left, err
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
	case errors.Is(err, bundle.ErrHalf):
		s.Notify(s.Texts.Text("device.import.half", "where", s.Store.Where()))
	case err != nil:
		s.Notify(s.Texts.Text("device.import.failed", "n", n, "where", s.Store.Where()))
	case n == 0:
		s.Notify(s.Texts.Text("device.imported.none"))
	default:
		s.Notify(s.Texts.Text("device.imported", "n", n))
	}
}

// Wipe takes away all that is kept on this device, and reports whether it did; otherwise a sentence says why. Nothing is being played
// any more then: the caller leaves the table.
func (s *Stage) Wipe() bool {
	w, err := bundle.Wipe(s.Library())
	switch {
	case err == nil:
		s.Forget()
		s.Playing = nil
		s.Notify(s.Texts.Text("device.wiped"))
	case w != nil: // some of it is gone all the same
		s.Notify(s.Texts.Text("device.undo.failed", "where", s.Store.Where()))
	case errors.Is(err, store.ErrHeld), errors.Is(err, store.ErrTaken):
		s.Notify(s.Texts.Text("device.wipe.held"))
		return false
	default:
		s.Notify(s.Texts.Text("device.wipe.failed", "where", s.Store.Where()))
		return false
	}
	s.wiped = w
	s.anew()
	return err == nil
}

// Wiped reports whether something was wiped that can be brought back.
func (s *Stage) Wiped() bool { return s.wiped != nil }

// Unwipe brings back what was wiped, beside what is being played. Where that fails a sentence says so, and it can be tried again.
func (s *Stage) Unwipe() {
	if err := s.wiped.Restore(s.Store); err != nil {
		s.Notify(s.Texts.Text("device.undo.failed", "where", s.Store.Where()))
		return
	}
	s.wiped = nil
	s.anew()
	s.Notify(s.Texts.Text("device.undone"))
}

// anew forgets what was read from the store.
func (s *Stage) anew() {
	s.learnt, s.results, s.told, s.trial = nil, results{}, nil, trial{}
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
