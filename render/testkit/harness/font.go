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

// Font is the file of a player's own font.
type Font string

// Two fonts that are quite different: in one every letter is as wide as all others, which makes its narrow letters twice as wide as those
// of the game.
const (
	FontRegular Font = "Go-Regular.ttf"
	FontMono    Font = "Go-Mono.ttf"
)

// Data returns the content of the file.
func (f Font) Data() []byte {
	if f == FontMono {
		return gomono.TTF
	}
	return goregular.TTF
}

// keptFonts holds the stored files of fonts, by fonts.
var keptFonts sync.Map

// kept returns the file of the store for a font.
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

// use stores the font as a player's own, and makes a stage draw texts in it.
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
