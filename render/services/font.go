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

// Font is what there is to tell of a font of somebody's own.
type Font struct {
	Name  string // of its family, or of its file
	Bold  bool   // it has bold letters of its own
	Size  int    // bytes that are kept of it
	Lacks string // letters of the program's texts that it lacks, which are drawn in the game's; empty for none
}

// keptFont is the font of somebody's own that is kept.
type keptFont struct {
	font     Font
	kept     fontJSON
	regular  *theme.Font // nil for none
	typeface *theme.Typeface
	lacksFor *locales.Catalogue // of whose letters font tells what it lacks
}

// OwnFont returns what there is to tell of the font of somebody's own; ok is false where none is kept.
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

// readFont reads the font that is kept. Where texts are to be drawn in it and it is lost or damaged, the game's letters are chosen, and a
// sentence says so.
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

// TakeFont has texts drawn in the font of a file from now on, and keeps it. The bold one of a family of which another is kept stands beside
// that. What is wrong with it is told in a sentence, and nothing changes then.
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

// extension is how the name of a file ends, with the dot; empty without one.
func extension(file string) string {
	if i := strings.LastIndexByte(file, '.'); i > 0 {
		return file[i:]
	}
	return ""
}

// RefuseFont says in a sentence why a file can't be taken as a font, by the error of theme.ReadFont.
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

// RemoveFont takes the font away that is kept, and has texts drawn in the game's letters where they are drawn in it. Where that can't be a
// sentence says so.
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

// KnowsFont reports whether the content of the file of a font can be read.
func KnowsFont(data string) bool {
	_, err := decodeFont([]byte(data))
	return err == nil
}
