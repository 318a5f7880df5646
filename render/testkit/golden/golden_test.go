package golden

import (
	"image"
	"image/color"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/testkit/need"
	"islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/theme"
	"islas/render/ui"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// change is something that may be otherwise in the picture of the tests.
type change struct {
	name     string
	missing  bool     // a piece is not there
	colour   bool     // a piece has another colour
	shifted  ui.Point // of the text, in pixels
	noButton bool
	sign     bool // an icon is another one
}

// pieces are the colours of things as small as the smallest on a table.
var pieces = []color.NRGBA{theme.RGB(0xB11A33), theme.RGB(0xFCA11C), theme.RGB(0x205AAA), theme.RGB(0x499B70), theme.RGB(0xF5EACE)}

// changes is what has to be noticed, after the picture with which it is compared.
var changes = []change{
	{name: "kept"},
	{name: "missing", missing: true},
	{name: "colour", colour: true},
	{name: "right", shifted: ui.Point{X: 4}},
	{name: "down", shifted: ui.Point{Y: 4}},
	{name: "button", noButton: true},
	{name: "sign", sign: true},
}

// shots is a little of everything that any game draws, in the smallest window it is designed for, with each of the changes.
func shots() []shot.Shot {
	var all []shot.Shot
	for _, c := range changes {
		all = append(all, shot.Shot{Name: "golden-" + c.name, W: 1280, H: 720, Scale: 0.7, Open: c.open})
	}
	return all
}

func (c change) open() shot.Subject {
	s, err := rig.Stage("en", false)
	if err != nil {
		panic(err) // only a test's process
	}
	return shot.Subject{Theme: s.Theme, Texts: s.Texts, Frame: func(u *ui.UI) {
		u.Paint(u.Bounds(), "sea", func(dst *ebiten.Image, r ui.Rect) { s.Art.Sea(dst, r) })
		sheet := ui.Rect{X: 20, Y: 20, W: 880, H: 500}
		u.Paint(sheet, "paper", func(dst *ebiten.Image, r ui.Rect) { s.Art.Paper(dst, r) })
		u.Paint(ui.Rect{X: 60, Y: 160, W: 400, H: 100}, "cartouche", func(dst *ebiten.Image, r ui.Rect) { s.Art.Cartouche(dst, r) })
		for i := range figures.Faces {
			at := ui.Rect{X: 60 + 66*float64(i), Y: 320, W: 44, H: 44}
			u.Paint(at, i, func(dst *ebiten.Image, r ui.Rect) { figures.Portrait(s.Art, dst, r, i) })
		}
		for i, fill := range pieces {
			if i == 3 && c.missing {
				continue
			}
			if i == 3 && c.colour {
				fill = pieces[0]
			}
			u.Circle(ui.Point{X: 80 + 60*float64(i), Y: 100}, 7, fill, 1, u.Theme().Ink)
		}
		inside := u.Panel(ui.Rect{X: 930, Y: 20, W: 320, H: 460})
		u.Text(inside.Moved(c.shifted.X, c.shifted.Y), theme.Small, u.Theme().Ink, ui.Left|ui.Top, "The reaper sails on")
		if !c.noButton {
			u.Button("b", ui.Rect{X: 1000, Y: 400, W: 120, H: 36}, "Draw", ui.ButtonOptions{})
		}
		icon := paint.IconLog
		if c.sign {
			icon = paint.IconGear
		}
		u.Paint(ui.Rect{X: 1000, Y: 200, W: 26, H: 26}, icon, func(dst *ebiten.Image, r ui.Rect) {
			s.Art.Icon(dst, r, icon, u.Theme().Ink)
		})
	}}
}

// TestNotices draws the changes and checks that each is noticed, and none where there is none.
func TestNotices(t *testing.T) {
	need.Time(t)
	folder := filepath.Join("..", "..", "..", "screens")
	shot.Take(t, folder)
	kept := shot.Load(t, folder, "golden-kept")
	for _, c := range changes {
		now := Reduce(shot.Load(t, folder, "golden-"+c.name))
		d := Compare(Reduce(kept), now)
		t.Logf("%s: %v", c.name, d)
		if want := c.name == "kept"; d.Same() != want {
			t.Errorf("%s: counts as the same: %v, want %v (%v)", c.name, d.Same(), want, d)
		}
	}
	for name, spoil := range map[string]func(*image.NRGBA){"noise": noisy, "brighter": brighter(2), "darker": brighter(-2)} {
		spoilt := copied(kept)
		spoil(spoilt)
		if d := Compare(Reduce(kept), Reduce(spoilt)); !d.Same() {
			t.Errorf("%s: %v", name, d)
		} else {
			t.Logf("%s: %v", name, d)
		}
	}
}

func copied(img image.Image) *image.NRGBA {
	out := image.NewNRGBA(size(img))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			out.SetNRGBA(x, y, at(img, x, y))
		}
	}
	return out
}

// noisy draws every edge as another card might: each pixel beside one of a clearly different colour takes up to a third of
// that colour, at random.
func noisy(img *image.NRGBA) {
	rng := rand.New(rand.NewPCG(1, 2))
	before := copied(img)
	for y := range img.Rect.Dy() - 1 {
		for x := range img.Rect.Dx() - 1 {
			here := before.NRGBAAt(x, y)
			for _, beside := range []color.NRGBA{before.NRGBAAt(x+1, y), before.NRGBAAt(x, y+1)} {
				share := rng.Float64() / 3 // asked for everywhere, so that one part of the picture does not depend on another
				if pixelDifference(here, beside) > 24 {
					here = theme.Mix(here, beside, share)
				}
			}
			img.SetNRGBA(x, y, here)
		}
	}
}

// brighter rounds every colour otherwise.
func brighter(by int) func(*image.NRGBA) {
	return func(img *image.NRGBA) {
		for i := range img.Pix {
			if i%4 != 3 {
				img.Pix[i] = uint8(min(max(int(img.Pix[i])+by, 0), 255))
			}
		}
	}
}

// TestKeptAreSmall checks what the kept pictures add to the repository.
func TestKeptAreSmall(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "*.png"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no pictures are kept: %v", err)
	}
	sum := int64(0)
	for _, f := range files {
		info, err := os.Stat(f)
		if err != nil {
			t.Fatal(err)
		}
		if info.Size() > mostBytes {
			t.Errorf("%s has %d bytes, want at most %d", f, info.Size(), mostBytes)
		}
		sum += info.Size()
	}
	if sum > 3<<20 {
		t.Errorf("the kept pictures have %d bytes, want at most 3 MB", sum)
	}
}
