package stage

import (
	"errors"
	"slices"

	"islas/render/keep/backup"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/services"
)

// showBackup asks whether a file of all that a device keeps is to be taken up, or says in a sentence what is wrong with it, or that one is
// asked about already.
func (s *Stage) showBackup(file string, data []byte) {
	switch {
	case store.ReadOnly(s.Store) && s.Store.Where() != "": // otherwise it is all there is to play on from
		s.Tell("device.import.read-only", "file", file, "where", s.Store.Where())
		return
	case s.incoming != nil && slices.Contains(s.scenes, s.incoming):
		s.Tell("device.import.one", "file", file)
		return
	}
	b, err := backup.Read(data)
	if err == nil {
		err = s.understands(file, b)
	}
	switch {
	case errors.Is(err, backup.ErrForeign):
		s.Tell("open.neither", "file", file)
	case errors.Is(err, backup.ErrVersion):
		s.Tell("open.version", "file", file)
	case err != nil:
		s.Tell("device.damaged", "file", file)
	default:
		s.incoming = s.Routes.Import(s, file, b)
		s.Push(s.incoming)
	}
}

// understands leaves set-ups out of a backup that can't be used here, as they would be moved aside, and values of printed games and a font,
// which a sentence tells. What it says of lessons would be moved aside, too, if it can't be read: a newer program has written it, and the error
// is backup.ErrVersion.
func (s *Stage) understands(file string, b *backup.Archive) error {
	for _, f := range b.Own {
		if m, _ := decodeLearnt([]byte(f.Data)); f.Name == LearntName && m == nil {
			return backup.ErrVersion
		}
	}
	b.Own = slices.DeleteFunc(b.Own, func(f backup.File) bool {
		font := f.Name == backup.Font && !services.KnowsFont(f.Data)
		if font {
			s.Tell("font.unreadable", "file", file)
		}
		return font || !s.Routes.KnowsSetup(s, f) || !s.Editions.knows(file, f)
	})
	return nil
}

// knows reports whether a file of a backup is no custom edition of a game of this program, or one that can be read; otherwise a sentence says what
// is wrong with it.
func (s *Editions) knows(file string, f backup.File) bool {
	for _, g := range s.games.Games {
		info := g.Info()
		if f.Name != EditionName(info) || info.Edition == nil {
			continue
		}
		if _, err := info.Edition(f.Name, f.Data); err != nil {
			s.services.Tell("device.box.unreadable", "file", file, "error", err.Error())
			return false
		}
	}
	return true
}

// Holdings returns how much is kept on this device.
func (s *Stage) Holdings() backup.Holdings {
	return backup.Kept(s.Saves.Library(), s.Results.Ledger().All())
}

// Export returns the file of all that is kept on this device, and how many files are not in it, as they can't be read. The error is
// backup.ErrTooLarge.
func (s *Stage) Export() (data []byte, left int, err error) {
	b, left := backup.Collect(s.Saves.Library(), s.Results.Ledger().All())
	data, err = b.Encode(s.Clock()())
	return data, left, err
}

// Imported ends an import that has added n games, and ended with an error, or was stopped: with own set the settings of the backup, its
// set-ups, what has been explained and the values of printed games take the place of those here, after no error; whoever wants to keep
// the values that are here does so before. A sentence says what has come of it. The settings hold from then on.
func (s *Stage) Imported(b *backup.Archive, n int, own, stopped bool, err error) {
	if err == nil && own && !stopped {
		err = b.AddOwn(s.Store)
		s.Lessons.learnt = nil
		s.reload()
	}
	switch {
	case errors.Is(err, backup.ErrHalf):
		s.Tell("device.import.half", "where", s.Store.Where())
	case err != nil:
		s.Tell("device.import.failed", "n", n, "where", s.Store.Where())
	case stopped:
		s.Tell("device.import.stopped", "n", n)
	case n == 0:
		s.Tell("device.imported.none")
	default:
		s.Tell("device.imported", "n", n)
	}
}

// Wipe takes away for good all that is kept on this device, and reports whether everything is gone. A sentence says what has come of it.
// Nothing is being played any more then: the caller leaves the table.
func (s *Stage) Wipe() (gone bool) {
	key := "device.wiped"
	switch err := backup.Wipe(s.Saves.Library()); {
	case err == nil:
		s.Saves.unsaved = unsaved{}
		s.Saves.Forget()
		s.Playing, gone = nil, true
	case errors.Is(err, backup.ErrSome):
		key = "device.wipe.half"
	case errors.Is(err, store.ErrHeld), errors.Is(err, store.ErrTaken):
		s.Tell("device.wipe.held")
		return false
	default:
		s.Tell("device.wipe.failed", "where", s.Store.Where())
		return false
	}
	s.Tell(key, "where", s.Store.Where())
	s.Lessons.learnt, s.Saves.told, s.Daily.rival = nil, nil, benchmark{} // what was read from the store
	s.Results.forget()
	s.reload()
	return gone
}

// reload makes the settings of the store hold.
func (s *Stage) reload() {
	var choices []settings.Choice
	for _, g := range s.Games {
		choices = append(choices, g.Choices()...)
	}
	s.Reload(choices)
}
