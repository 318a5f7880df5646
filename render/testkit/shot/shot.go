// Package shot draws frames of the interface into PNG files, for tests and for looking at them.
//
// The engine needs the main thread of a process with a display. So a test package that takes pictures hands its TestMain to Main, and a
// test calls Take, which starts the test program once more to do the drawing.
//
// Two environment variables serve whoever looks at the pictures. ISLAS_SHOTS_ONLY is a pattern (see path/filepath.Match) of the names of
// the only pictures to take, "*" for all, or "golden" for those that are compared, which are the only ones in short tests.
// ISLAS_SHOTS_VISION, one of protan, deutan and tritan, simulates that colour-vision deficiency, in files of their own.
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

// The variables for people who look at the pictures.
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
	Golden bool    // it is compared with a kept one, see package golden
	Extra  bool    // it is taken only if asked for by name
	// Open makes the subject; it is called in the process that draws, when it is the picture's turn.
	Open func() Subject
}

// Subject is the subject of a picture: a frame of the interface, or whatever Paint draws.
type Subject struct {
	Theme  *theme.Theme
	Texts  ui.Texts
	Frame  func(u *ui.UI)
	Inputs []ui.Input           // one frame each before the picture, after two frames without input
	Scale  float64              // pixels per design unit, 0 for those of the shot
	Check  func(u *ui.UI) error // checks the last frame when it has been drawn, may be nil
	Look   Look                 // checks the picture after that, may be nil

	Paint func(dst *ebiten.Image) error // instead of all the above
}

// Look checks what u has drawn onto a picture, on which it may draw further, and returns what is wrong with it.
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

// Take draws all chosen pictures of the package into a folder, which it creates if need be. Without a display the test is skipped.
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
	for try := 1; ; try++ { // a launch can fail once for lack of a free display
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

// Chosen returns the pictures that are to be taken: all but the extra ones, unless the environment asks for some.
func Chosen(shots []Shot) []Shot {
	only := os.Getenv(onlyVariable)
	if only == "" && flag.Parsed() && testing.Short() { // the process that draws reads no flags, only its environment
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

// Keep marks the pictures of some names as golden. It panics on a name without a picture: otherwise a renamed picture would no longer be
// compared.
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
	const fewest = 300 // colours of a picture that is not empty
	Take(t, folder)
	chosen := Chosen(shots)
	for _, s := range chosen {
		if n := Colours(Load(t, folder, s.Name)); n < fewest {
			t.Errorf("%s has only %d colours", s.Name, n)
		}
	}
	return chosen
}

// Vision returns the colour vision asked for by the environment. The error for an unknown one lists the known ones.
func Vision() (vision.Kind, error) {
	kind, err := vision.Parse(os.Getenv(visionVariable))
	if err != nil {
		return kind, fmt.Errorf("%s: %w", visionVariable, err)
	}
	return kind, nil
}

// file returns the path of a picture. Simulated ones are beside the others.
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

// RGBA returns a picture, or a copy of it, with direct access to its pixels.
func RGBA(img image.Image) *image.RGBA {
	if p, ok := img.(*image.RGBA); ok {
		return p
	}
	p := image.NewRGBA(img.Bounds())
	draw.Draw(p, p.Rect, img, p.Rect.Min, draw.Src)
	return p
}

// Colours returns the number of different colours in a picture: a few mean that hardly anything was drawn.
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

// Draw runs the frames in a window of the size of img, draws the last one onto it, and checks that an unchanged frame is not drawn again;
// or it calls Paint. scale is in pixels per design unit. It has to be called where the engine draws.
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
