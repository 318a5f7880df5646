package main

import (
	"bytes"
	"image"
	"image/color"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/internal/golden"
	"islas/render/internal/shot"
	"islas/render/internal/vision"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// shots is every section of the whole sheet.
func shots() []shot.Shot {
	var all []shot.Shot
	for _, s := range sections("", locales.Languages(), false) {
		all = append(all, shot.Shot{
			Name: "sheet-" + s.name, W: width, H: s.height, Scale: 1, Golden: true,
			Open: func() shot.Subject { return shot.Subject{Paint: s.paint} },
		})
	}
	return all
}

// TestShots draws the whole sheet in parts, checks that each shows something and looks as it did.
func TestShots(t *testing.T) {
	folder := filepath.Join("..", "..", "screens")
	shot.Take(t, folder)
	chosen := shot.Chosen(shots())
	for _, s := range chosen {
		if n := shot.Colours(shot.Load(t, folder, s.Name)); n < 300 {
			t.Errorf("%s has only %d colours", s.Name, n)
		}
	}
	golden.Check(t, folder, chosen)
}

func TestSections(t *testing.T) {
	names := func(all []section) string {
		var list []string
		for _, s := range all {
			list = append(list, s.name)
		}
		return strings.Join(list, " ")
	}
	for _, c := range []struct {
		part     string
		langs    []string
		contrast bool
		want     string
	}{
		{"cards", []string{"de", "en"}, false, "cards-de cards-en"},
		{"cards", []string{"en"}, true, "cards-en"},
		{"widgets", []string{"de", "en"}, false, "widgets-de widgets-en widgets-contrast"},
		{"widgets", []string{"de", "en"}, true, "widgets-de widgets-en"},
		{"boards", []string{"de", "en"}, false, "boards"},
	} {
		all := sections(c.part, c.langs, c.contrast)
		if got := names(all); got != c.want {
			t.Errorf("%s in %v: %s, want %s", c.part, c.langs, got, c.want)
		}
		for _, s := range all {
			if s.contrast != (c.contrast || strings.HasSuffix(s.name, "-contrast")) {
				t.Errorf("%s: high contrast is %v", s.name, s.contrast)
			}
		}
	}
	whole := names(sections("", locales.Languages(), false))
	for _, p := range partNames() {
		if !strings.Contains(whole, p) {
			t.Errorf("the whole sheet lacks %s", p)
		}
	}
}

func TestParse(t *testing.T) {
	o, err := parse([]string{"-part", "cards", "-lang", "en", "-vision", "tritan", "-contrast", "x.png"}, &bytes.Buffer{})
	if err != nil || o.part != "cards" || !slices.Equal(o.langs, []string{"en"}) || o.vision != vision.Tritan || !o.contrast || o.out != "x.png" {
		t.Errorf("parsed %+v, %v", o, err)
	}
	for _, c := range []struct{ args, want string }{
		{"x.png y.png", "name one file for the picture, for example sheet.png"},
		{"", "name one file for the picture, for example sheet.png"},
		{"-part fish x.png", `there is no part "fish": use one of boards, `},
		{"-lang fr x.png", `there is no language "fr": use one of de, en`},
		{"-vision red x.png", `there is no colour vision "red": use protan, deutan or tritan`},
	} {
		_, err := parse(strings.Fields(c.args), &bytes.Buffer{})
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.args, err, c.want)
		}
	}
}

func TestJoined(t *testing.T) {
	red, blue := image.NewRGBA(image.Rect(0, 0, width, 2)), image.NewRGBA(image.Rect(0, 0, width, 3))
	red.Set(0, 1, color.RGBA{R: 255, A: 255})
	blue.Set(width-1, 2, color.RGBA{B: 255, A: 255})
	sheet := joined([]*image.RGBA{red, blue})
	if sheet.Rect != image.Rect(0, 0, width, 5) || sheet.RGBAAt(0, 1).R != 255 || sheet.RGBAAt(width-1, 4).B != 255 {
		t.Errorf("the sheet is %v large, or its parts are elsewhere", sheet.Rect)
	}
}
