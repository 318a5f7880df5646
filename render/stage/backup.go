package stage

import (
	"errors"
	"slices"

	"islas/render/keep/backup"
	"islas/render/keep/store"
)

// showBackup asks whether the backup in a file is to be imported. If it can't be, or if another import is already being asked about, a
// message says so.
func (s *Stage) showBackup(file string, data []byte) {
	switch {
	case store.ReadOnly(s.Store) && s.Store.Where() != "": // without a place, the backup is all there is to play on from
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

// understands removes parts that can't be used here from a backup, as they would be moved aside: set-ups and custom editions. A message
// reports the latter. If the lessons in it can't be read, a newer program has written them, and the error is backup.ErrVersion.
func (s *Stage) understands(file string, b *backup.Archive) error {
	for _, f := range b.Own {
		if m, _ := decodeLearnt([]byte(f.Data)); f.Name == LearntName && m == nil {
			return backup.ErrVersion
		}
	}
	b.Own = slices.DeleteFunc(b.Own, func(f backup.File) bool {
		return !s.Routes.KnowsSetup(s, f) || !s.Editions.knows(file, f)
	})
	return nil
}

// knows reports whether a file of a backup can be used: it is no custom edition of a game of this program, or one that can be read.
// Otherwise a message reports the error.
func (s *Editions) knows(file string, f backup.File) bool {
	for _, g := range s.games.Games {
		info := g.Info()
		if f.Name != EditionName(info) || info.Edition == nil {
			continue
		}
		if _, err := info.Edition(f.Name, f.Data); err != nil {
			s.services.Tell("device.edition.unreadable", "file", file, "error", err.Error())
			return false
		}
	}
	return true
}

// Holdings returns how much is stored on this device.
func (s *Stage) Holdings() backup.Holdings {
	return backup.Kept(s.Saves.Library(), s.Results.Ledger().All())
}

// Export returns the backup of everything on this device, and the number of files that are not in it because they can't be read. The error
// is backup.ErrTooLarge.
func (s *Stage) Export() (data []byte, left int, err error) {
	b, left := backup.Collect(s.Saves.Library(), s.Results.Ledger().All())
	data, err = b.Encode(s.Clock()())
	return data, left, err
}

// Imported ends an import that has added n games and has been stopped or ended with err, and shows a message about the result. If own is
// set and the import was complete, the settings, set-ups, explained items and custom editions of the backup replace those here; the caller
// saves those first if they are to be kept. The settings take effect at once.
func (s *Stage) Imported(b *backup.Archive, n int, own, stopped bool, err error) {
	if err == nil && own && !stopped {
		err = b.AddOwn(s.Store)
		s.Lessons.learnt = nil
		s.Reload()
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

// Wipe deletes everything that is stored on this device, reports whether everything is gone, and shows a message. Afterwards nothing is
// being played: the caller must leave the table.
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
	s.Reload()
	return gone
}
