package contactsheet

import (
	"path/filepath"
	"strings"
	"testing"

	"islas/game"
	"islas/render/catalogue"
	"islas/render/internal/contact"
	"islas/render/stage"
	"islas/render/testkit/golden"
	"islas/render/testkit/need"
	"islas/render/testkit/shot"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// shots is every section of the sheets of all games, in the languages that were there first: others change words only. Those of the first
// have no name of a game. Shared parts that a game has not replaced look the same in all sheets and are kept with the first.
func shots() []shot.Shot {
	var all []shot.Shot
	for i, g := range catalogue.Games() {
		prefix := "sheet-"
		if i > 0 {
			prefix += g.Info().ID + "-"
		}
		for _, s := range sections(g, []string{"de", "en"}) {
			if i > 0 && s.shared {
				continue
			}
			all = append(all, shot.Shot{
				Name: prefix + s.name, W: contact.Width, H: s.height, Scale: 1, Golden: true,
				Open: func() shot.Subject { return shot.Subject{Paint: s.paint} },
			})
		}
	}
	return all
}

// TestShots draws the whole sheet in parts, checks that each shows something and looks as it did.
func TestShots(t *testing.T) {
	need.Time(t)
	folder := filepath.Join("..", "..", "screens")
	golden.Check(t, folder, shot.TakeChosen(t, folder, shots()))
}

// plain is a game without pictures of its own.
type plain struct{ stage.Game }

func (plain) Info() *game.Info { return &game.Info{ID: "plain"} }

// drawn is a game with a picture of its own and its own signs.
type drawn struct{ plain }

func (drawn) Info() *game.Info { return &game.Info{ID: "drawn"} }

func (drawn) Sheet() []contact.Part {
	return []contact.Part{{Name: "signs", Height: 7, Words: true}, {Name: "dice", Height: 5}}
}

// TestSections: a game without pictures of its own has a sheet of what all games share; what a game brings comes first, or in the place
// of the shared part of its name. What has words is drawn in every language.
func TestSections(t *testing.T) {
	const widgets = " people widgets-de widgets-en widgets-contrast"
	for want, g := range map[string]stage.Game{"ships signs" + widgets: plain{}, "dice ships signs-de signs-en" + widgets: drawn{}} {
		var names []string
		for _, s := range sections(g, []string{"de", "en"}) {
			names = append(names, s.name)
			if replaced := strings.HasPrefix(s.name, "signs-"); s.contrast != strings.HasSuffix(s.name, "-contrast") || replaced != (s.height == 7) || s.shared == (replaced || s.name == "dice") {
				t.Errorf("%s is %+v", g.Info().ID, s)
			}
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("%s has %s, want %s", g.Info().ID, got, want)
		}
	}
}
