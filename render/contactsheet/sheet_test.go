package main

import (
	"bytes"
	"image"
	"image/color"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/render/catalogue"
	"islas/render/internal/contact"
	"islas/render/stage"
	"islas/render/testkit/golden"
	"islas/render/testkit/need"
	"islas/render/testkit/shot"
	"islas/render/testkit/vision"
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
		for _, s := range sections(g, "", []string{"de", "en"}, false) {
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

// names are the names of sections in their order.
func names(all []section) string {
	var list []string
	for _, s := range all {
		list = append(list, s.name)
	}
	return strings.Join(list, " ")
}

func TestSections(t *testing.T) {
	for _, c := range []struct {
		part     string
		langs    []string
		contrast bool
		want     string
	}{
		{"signs", []string{"de", "en"}, false, "signs-de signs-en"},
		{"signs", []string{"en"}, true, "signs-en"},
		{"widgets", []string{"de", "en"}, false, "widgets-de widgets-en widgets-contrast"},
		{"widgets", []string{"de", "en"}, true, "widgets-de widgets-en"},
		{"dice", []string{"de", "en"}, false, "dice"},
	} {
		all := sections(drawn{}, c.part, c.langs, c.contrast)
		if got := names(all); got != c.want {
			t.Errorf("%s in %v: %s, want %s", c.part, c.langs, got, c.want)
		}
		for _, s := range all {
			if s.contrast != (c.contrast || strings.HasSuffix(s.name, "-contrast")) {
				t.Errorf("%s: high contrast is %v", s.name, s.contrast)
			}
		}
	}
}

// A game without pictures of its own has a sheet of what all games share; what a game brings comes first, or in the place
// of the shared part of its name.
func TestWholeSheets(t *testing.T) {
	for want, g := range map[string]stage.Game{
		"ships signs people widgets-en widgets-contrast rooms-en rooms-contrast":         plain{},
		"dice ships signs-en people widgets-en widgets-contrast rooms-en rooms-contrast": drawn{},
	} {
		all := sections(g, "", []string{"en"}, false)
		if got := names(all); got != want {
			t.Errorf("%s has %s, want %s", g.Info().ID, got, want)
		}
	}
	all := sections(drawn{}, "signs", []string{"en"}, false)
	if all[0].height != 7 || all[0].shared {
		t.Errorf("the signs are %d pixels high, not those of the game", all[0].height)
	}
	if all = sections(drawn{}, "people", []string{"en"}, false); !all[0].shared {
		t.Error("people, whom no game draws anew, are not shared")
	}
}

func TestParse(t *testing.T) {
	games := []stage.Game{plain{}, drawn{}}
	args := []string{"-game", "drawn", "-part", "dice", "-lang", "en", "-vision", "tritan", "-contrast", "x.png"}
	o, err := parse(args, &bytes.Buffer{}, games)
	if err != nil || o.game != games[1] || o.part != "dice" || !slices.Equal(o.langs, []string{"en"}) || o.vision != vision.Tritan || !o.contrast || o.out != "x.png" {
		t.Errorf("parsed %+v, %v", o, err)
	}
	if o, err := parse([]string{"x.png"}, &bytes.Buffer{}, games); err != nil || o.game != games[0] || o.part != "" {
		t.Errorf("parsed %+v, %v", o, err)
	}
	for _, c := range []struct{ args, want string }{
		{"x.png y.png", "name one file for the picture, for example sheet.png"},
		{"", "name one file for the picture, for example sheet.png"},
		{"-part dice x.png", `there is no part "dice": use one of ships, `},
		{"-game drawn -part fish x.png", `there is no part "fish": use one of dice, ships, `},
		{"-game chess x.png", `there is no game "chess": use one of plain, drawn`},
		{"-lang fr x.png", `there is no language "fr": use one of de, en`},
		{"-vision red x.png", `there is no colour vision "red": use protan, deutan or tritan`},
	} {
		_, err := parse(strings.Fields(c.args), &bytes.Buffer{}, games)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.args, err, c.want)
		}
	}
}

func TestJoined(t *testing.T) {
	red, blue := image.NewRGBA(image.Rect(0, 0, contact.Width, 2)), image.NewRGBA(image.Rect(0, 0, contact.Width, 3))
	red.Set(0, 1, color.RGBA{R: 255, A: 255})
	blue.Set(contact.Width-1, 2, color.RGBA{B: 255, A: 255})
	sheet := joined([]*image.RGBA{red, blue})
	if sheet.Rect != image.Rect(0, 0, contact.Width, 5) || sheet.RGBAAt(0, 1).R != 255 || sheet.RGBAAt(contact.Width-1, 4).B != 255 {
		t.Errorf("the sheet is %v large, or its parts are elsewhere", sheet.Rect)
	}
}
