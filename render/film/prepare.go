package main

import (
	"islas/render/internal/guest"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
)

// prepare builds the program and puts the match to film and the settings into its folder.
func (f *filming) prepare() error {
	m, err := f.film.Begin(f.lang, f.seed, f.round)
	if err != nil {
		return err
	}
	save, err := m.Save()
	if err != nil {
		return err
	}
	to, err := store.Open(guest.Store(f.folder))
	if err != nil {
		return err
	}
	if err := to.Write(library.First.File(), save); err != nil {
		return err
	}
	set := settings.Default()
	set.Language, set.Scale, set.Explain = f.lang, f.film.Scale, false
	if err := set.Save(to); err != nil {
		return err
	}
	f.program, err = guest.Build(f.folder)
	return err
}
