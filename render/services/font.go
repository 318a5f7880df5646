package services

import (
	"errors"
	"strings"

	"islas/locales"
	"islas/render/keep/backup"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/theme"
)

// Font describes the user's own font.
type Font struct {
	Name  string // name of its family, or of its file
	Bold  bool   // it has separate bold letters
	Size  int    // bytes stored
	Lacks string // letters of the program's texts that it lacks, which are drawn in the game's font; empty for none
}

// keptFont is the user's own font as it is stored.
type keptFont struct {
	font     Font
	kept     fontJSON
	regular  *theme.Font // nil for none
	typeface *theme.Typeface
	lacksFor *locales.Catalogue // the catalogue for which font.Lacks was computed
}

// OwnFont returns the description of the user's own font; ok is false if none is stored.
func (s *Services) OwnFont() (f Font, ok bool) {
	k := s.readFont()
	if k.typeface == nil {
		return Font{}, false
	}
	if k.lacksFor != s.Texts {
		k.font.Lacks, k.lacksFor = lacking(s.Texts, k.regular), s.Texts
	}
	return k.font, true
}

// readFont returns the stored font. If it is lost or damaged but chosen, readFont switches to the game's font and shows a message.
func (s *Services) readFont() *keptFont {
	if s.font != nil {
		return s.font
	}
	s.font = &keptFont{}
	data, err := s.Store.Read(backup.Font)
	if err == nil {
		var k *keptFont
		if k, err = decodeFont(data); err == nil {
			s.font = k
			return k
		}
		if !errors.Is(err, errNewerFont) {
			_, _ = store.MoveAside(s.Store, backup.Font) // or it stays where it is
		}
	}
	if !errors.Is(err, store.ErrNotExist) || s.Settings.Typeface == settings.TypefaceOwn {
		s.Tell("font.lost")
	}
	if s.Settings.Typeface == settings.TypefaceOwn {
		s.Settings.Typeface = settings.TypefaceGame
		s.Changed()
	}
	return s.font
}

// TakeFont stores the font of a file and chooses it for texts. If it and the stored font are the regular and the bold one of a family, both
// are kept. If the font can't be used, nothing changes and a message says why.
func (s *Services) TakeFont(file string, data []byte) {
	regular, bold, err := theme.ReadFont(data)
	if err != nil {
		s.RefuseFont(file, err)
		return
	}
	if regular.Family == "" {
		regular.Family = strings.TrimSpace(strings.TrimSuffix(file, extension(file)))
	}
	told, all := "font.taken", fontJSON{Regular: keep(regular, data)}
	if before := s.readFont(); before.regular != nil && bold == nil && theme.SameFamily(before.regular.Family, regular.Family) {
		switch is, was := regular.Weight >= theme.BoldFrom, before.regular.Weight >= theme.BoldFrom; {
		case is && !was:
			all, told = fontJSON{Regular: before.kept.Regular, Bold: &all.Regular}, "font.taken.bold"
		case !is && was:
			all.Bold = &before.kept.Regular
		case !is:
			all.Bold = before.kept.Bold
		}
	}
	if all.size() > theme.MaxFont {
		s.RefuseFont(file, theme.ErrFontTooLarge)
		return
	}
	kept := all.encode()
	k, err := decodeFont(kept) // as the next start reads it
	if err != nil {
		s.RefuseFont(file, err)
		return
	}
	if err := s.Store.Write(backup.Font, kept); err != nil {
		s.Tell("font.not-kept", "where", s.Store.Where())
		return
	}
	s.font = k
	s.Settings.Typeface = settings.TypefaceOwn
	s.Changed()
	s.Tell(told, "name", k.font.Name)
}

// extension returns the end of a file's name from its last dot on; "" without one.
func extension(file string) string {
	if i := strings.LastIndexByte(file, '.'); i > 0 {
		return file[i:]
	}
	return ""
}

// RefuseFont shows a message that explains why a file can't be used as a font, given the error of theme.ReadFont.
func (s *Services) RefuseFont(file string, err error) {
	key := "font.damaged"
	switch {
	case errors.Is(err, theme.ErrNoFont):
		key = "font.none"
	case errors.Is(err, theme.ErrFontKind):
		key = "font.kind"
	case errors.Is(err, theme.ErrLettersLacked):
		key = "font.letters"
	case errors.Is(err, theme.ErrFontTooLarge):
		s.Tell("font.large", "file", file, "n", theme.MaxFont>>20)
		return
	}
	s.Tell(key, "file", file)
}

// RemoveFont deletes the stored font, and switches to the game's font if it was chosen. A message tells the result, also if it fails.
func (s *Services) RemoveFont() {
	if err := s.Store.Remove(backup.Font); err != nil {
		s.Tell("font.not-removed", "where", s.Store.Where())
		return
	}
	name := s.readFont().font.Name
	s.font = &keptFont{}
	if s.Settings.Typeface == settings.TypefaceOwn {
		s.Settings.Typeface = settings.TypefaceGame
		s.Changed()
	}
	s.Tell("font.removed", "name", name)
}

// KnowsFont reports whether the content of a stored font can be read.
func KnowsFont(data string) bool {
	_, err := decodeFont([]byte(data))
	return err == nil
}
