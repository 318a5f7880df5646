package harness

import (
	"fmt"
	"sync"
	"testing"

	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"

	"islas/locales"
	"islas/render/keep/backup"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/theme"
)

// Font is a font of a player's own, as a file.
type Font string

// Fonts that are quite different: in one every letter is as wide as all others, which makes its narrow letters twice as wide as those of
// the game.
const (
	FontRegular Font = "Go-Regular.ttf"
	FontMono    Font = "Go-Mono.ttf"
)

// Data is the file.
func (f Font) Data() []byte {
	if f == FontMono {
		return gomono.TTF
	}
	return goregular.TTF
}

// keptFonts are the files of the store in which fonts are kept, by fonts.
var keptFonts sync.Map

// kept is the file of the store in which a font is kept.
func (f Font) kept(t testing.TB) []byte {
	t.Helper()
	if data, ok := keptFonts.Load(f); ok {
		return data.([]byte)
	}
	texts, err := locales.Open(locales.Languages()[0])
	if err != nil {
		t.Fatal(err)
	}
	s := &services.Services{Settings: settings.Default(), Store: store.NewMemory(), Texts: texts, Theme: theme.New(false)}
	s.TakeFont(string(f), f.Data())
	data, err := s.Store.Read(backup.Font)
	if err != nil {
		t.Fatal(fmt.Errorf("%s is not taken: %w: %v", f, err, s.TakeNotices()))
	}
	keptFonts.Store(f, data)
	return data
}

// use has a stage draw texts in a font of a player's own, which its store keeps.
func (f Font) use(t testing.TB, s *stage.Stage) {
	t.Helper()
	if err := s.Store.Write(backup.Font, f.kept(t)); err != nil {
		t.Fatal(err)
	}
	s.Settings.Typeface = settings.TypefaceOwn
	if _, ok := s.OwnFont(); !ok {
		t.Fatalf("%s is not drawn in", f)
	}
}
