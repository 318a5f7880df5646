// Package shot draws frames of the interface into PNG files, for tests and for judging them with one's own eyes.
//
// The engine wants the main thread of a process with a display. So a test package that takes pictures hands its TestMain
// to Main, and a test calls Take, which starts the test program once more to do the drawing.
//
// Two variables of the environment serve who looks at the pictures. ISLAS_SHOTS_ONLY is a pattern (see path/filepath.Match)
// of the names of the only pictures to take, "*" for all there are, or "golden" for those that are compared, which are
// all where tests are to be short. ISLAS_SHOTS_VISION, one of protan,
// deutan and tritan, shows them as with that colour-vision deficiency, in files of their own.
package shot

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/testkit/need"
	"islas/render/testkit/vision"
	"islas/render/theme"
	"islas/render/ui"
)

// folderVariable names, in the environment of the process that draws, the folder for the pictures.
const folderVariable = "ISLAS_SHOTS"

// The variables for who looks at the pictures.
const (
	onlyVariable   = "ISLAS_SHOTS_ONLY"
	visionVariable = "ISLAS_SHOTS_VISION"
)

// golden is the value of ISLAS_SHOTS_ONLY for the pictures that are compared.
const golden = "golden"

// Shot is one picture to take.
type Shot struct {
	Name   string  // of the file, without its ending
	W, H   int     // pixels
	Scale  float64 // pixels per design unit
	Golden bool    // whether it is compared with one that is kept, see package golden
	Extra  bool    // whether it is taken only if it is asked for by its name
	// Open makes what is to be seen; it is called in the process that draws, when the picture's turn has come.
	Open func() Subject
}

// Subject is what a picture is taken of: a frame of the interface, or whatever Paint draws.
type Subject struct {
	Theme  *theme.Theme
	Texts  ui.Texts
	Frame  func(u *ui.UI)
	Inputs []ui.Input           // one frame each before the picture, after two frames without input
	Scale  float64              // pixels per design unit, 0 for those of the shot
	Check  func(u *ui.UI) error // looks at the last frame when it has been drawn, may be nil
	Look   Look                 // looks at the picture then, may be nil
	// Judge looks at the picture after that, may be nil. What it finds does not keep the pictures after this one from being taken.
	Judge Look

	Paint func(dst *ebiten.Image) error // instead of all the above
}

// Look looks at what u has drawn onto a picture, on which it may draw further, and returns what is wrong with it.
type Look func(u *ui.UI, img *ebiten.Image) error

// Main runs the tests of a package, or draws its pictures if Take has started the program for that.
func Main(m *testing.M, shots func() []Shot) {
	folder := os.Getenv(folderVariable)
	if folder == "" {
		os.Exit(m.Run())
	}
	if err := drawAll(folder, Chosen(shots())); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Take draws all chosen pictures of the package into a folder, which is made if need be. Without a display the test is
// skipped.
func Take(t *testing.T, folder string) {
	t.Helper()
	need.Screen(t)
	if _, err := Vision(); err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if folder, err = filepath.Abs(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for try := 1; ; try++ { // a launch can fail once for want of a free display
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), folderVariable+"="+folder)
		if testing.Short() && os.Getenv(onlyVariable) == "" {
			cmd.Env = append(cmd.Env, onlyVariable+"="+golden)
		}
		out, err := cmd.CombinedOutput()
		if err == nil {
			return
		}
		if try == 2 {
			t.Fatalf("the pictures could not be drawn: %v\n%s", err, out)
		}
	}
}

// Chosen is those of the pictures that are to be taken: all but the extra ones, unless the environment asks for some.
func Chosen(shots []Shot) []Shot {
	only := os.Getenv(onlyVariable)
	if only == "" && flag.Parsed() && testing.Short() { // the process that draws, which reads no flags, is told by its environment
		only = golden
	}
	var some []Shot
	for _, s := range shots {
		if only == "" {
			if !s.Extra || s.Golden {
				some = append(some, s)
			}
			continue
		}
		ok, err := filepath.Match(only, s.Name)
		if ok || err != nil || only == golden && s.Golden { // a bad pattern chooses everything
			some = append(some, s)
		}
	}
	return some
}

// Keep marks the pictures of some names as golden. A name that no picture has is a mistake in the test, and panics: else a
// picture that is renamed would no longer be compared.
func Keep(shots []Shot, names ...string) []Shot {
	for _, name := range names {
		shots[named(shots, name)].Golden = true
	}
	return shots
}

// named returns the index of the picture of a name.
func named(shots []Shot, name string) int {
	i := slices.IndexFunc(shots, func(s Shot) bool { return s.Name == name })
	if i < 0 {
		panic("shot: no picture is called " + name)
	}
	return i
}

// TakeChosen draws the chosen ones of some pictures of the package into a folder, as Take does, checks that each shows something, and
// returns them.
func TakeChosen(t *testing.T, folder string, shots []Shot) []Shot {
	t.Helper()
	const fewest = 300 // colours of a picture in which something was drawn
	Take(t, folder)
	chosen := Chosen(shots)
	for _, s := range chosen {
		if n := Colours(Load(t, folder, s.Name)); n < fewest {
			t.Errorf("%s has only %d colours", s.Name, n)
		}
	}
	return chosen
}

// Vision is the colour vision with which the environment asks for the pictures. The error of an unknown one names those
// there are.
func Vision() (vision.Kind, error) {
	kind, err := vision.Parse(os.Getenv(visionVariable))
	if err != nil {
		return kind, fmt.Errorf("%s: %w", visionVariable, err)
	}
	return kind, nil
}

// file is where a picture lies. Simulated ones lie beside the others.
func file(folder, name string) string {
	if kind, _ := Vision(); kind != vision.Normal {
		name += "-" + kind.String()
	}
	return filepath.Join(folder, name+".png")
}

// Load reads a picture that was taken.
func Load(t *testing.T, folder, name string) *image.RGBA {
	t.Helper()
	f, err := os.Open(file(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return RGBA(img)
}

// RGBA is a picture, or a copy of it, whose pixels can be reached without asking for each.
func RGBA(img image.Image) *image.RGBA {
	if p, ok := img.(*image.RGBA); ok {
		return p
	}
	p := image.NewRGBA(img.Bounds())
	draw.Draw(p, p.Rect, img, p.Rect.Min, draw.Src)
	return p
}

// Colours is the number of different colours in a picture: a few mean that hardly anything was drawn.
func Colours(img image.Image) (n int) {
	p := RGBA(img)
	var seen [1 << 24 / 64]uint64 // a bit for each colour
	for y := range p.Rect.Dy() {
		row := p.Pix[y*p.Stride:][:4*p.Rect.Dx()]
		for i := 0; i < len(row); i += 4 {
			c := uint(row[i])<<16 | uint(row[i+1])<<8 | uint(row[i+2])
			if bit := uint64(1) << (c % 64); seen[c/64]&bit == 0 {
				seen[c/64] |= bit
				n++
			}
		}
	}
	return n
}

// Draw runs the frames in a window of the size of img, draws the last one onto it, and sees to it that an unchanged frame is
// not drawn again; or it lets Paint draw. scale is in pixels per design unit. It is to be called where the engine draws.
func (s Subject) Draw(img *ebiten.Image, scale float64) error {
	if s.Paint != nil {
		return s.Paint(img)
	}
	w, h := img.Bounds().Dx(), img.Bounds().Dy()
	u := ui.New(s.Theme, s.Texts)
	for _, in := range append([]ui.Input{{}, {}}, s.Inputs...) {
		if in.Dt == 0 {
			in.Dt = time.Second / 60
		}
		u.Begin(in, float64(w), float64(h), scale)
		s.Frame(u)
		u.End()
	}
	if !u.Draw(img) {
		return errors.New("the first frame was not drawn")
	}
	if u.Draw(img) {
		return errors.New("an unchanged frame was drawn again")
	}
	if s.Check != nil {
		if err := s.Check(u); err != nil {
			return err
		}
	}
	if s.Look != nil {
		return s.Look(u, img)
	}
	return nil
}
