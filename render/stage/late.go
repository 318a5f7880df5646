package stage

import (
	"errors"

	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
)

// HearStore tells the player what went wrong in the store after it had taken it: some write a little later. It is to be called
// once every tick, and reports whether there is something to show.
func (s *Saves) HearStore() (told bool) {
	for {
		name, err := store.Trouble(s.services.Store)
		if err == nil {
			return told
		}
		s.services.Notify(s.services.Texts.Text(lateKey(name, err), "where", s.services.Store.Where()))
		told = true
		if s.running.match != nil && name == s.running.id.File() {
			s.unsaved.add(s.running)
		}
	}
}

// lateKey is the key of the sentence about a file that could not be kept.
func lateKey(name string, err error) string {
	full := ""
	if errors.Is(err, store.ErrFull) {
		full = "-full"
	}
	_, game := library.Of(name)
	switch {
	case game:
		return "notice.game-not-saved" + full
	case name == LearntName:
		return "notice.learnt-not-saved" + full
	case name == settings.FileName:
		return "notice.settings-not-saved"
	}
	return "notice.file-not-saved"
}
