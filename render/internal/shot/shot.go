// Package shot draws frames of the interface into PNG files, for tests and for judging them with one's own eyes.
//
// The engine wants the main thread of a process with a display. So a test package that takes pictures hands its TestMain
// to Main, and a test calls Take, which starts the test program once more to do the drawing.
package shot

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/internal/need"
	"islas/render/theme"
	"islas/render/ui"
)

// folderVariable names, in the environment of the process that draws, the folder for the pictures.
const folderVariable = "ISLAS_SHOTS"

// onlyVariable names a pattern (see path/filepath.Match) of the names of the only pictures to take.
const onlyVariable = "ISLAS_SHOTS_ONLY"

// Shot is one picture to take.
type Shot struct {
	Name  string  // of the file, without its ending
	W, H  int     // pixels
	Scale float64 // pixels per design unit
	// Open makes what is to be seen; it is called in the process that draws, when the picture's turn has come.
	Open func() Subject
}

// Subject is what a picture is taken of.
type Subject struct {
	Theme  *theme.Theme
	Texts  ui.Texts
	Frame  func(u *ui.UI)
	Inputs []ui.Input // one frame each before the picture, after two frames without input
}

// Main runs the tests of a package, or draws its pictures if Take has started the program for that.
func Main(m *testing.M, shots func() []Shot) {
	folder := os.Getenv(folderVariable)
	if folder == "" {
		os.Exit(m.Run())
	}
	if err := draw(folder, shots()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Take draws all pictures of the package into a folder, which is made if need be. Without a display the test is skipped.
func Take(t *testing.T, folder string) {
	t.Helper()
	need.Screen(t)
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
		out, err := cmd.CombinedOutput()
		if err == nil {
			return
		}
		if try == 2 {
			t.Fatalf("the pictures could not be drawn: %v\n%s", err, out)
		}
	}
}

// Load reads a picture that was taken.
func Load(t *testing.T, folder, name string) image.Image {
	t.Helper()
	f, err := os.Open(filepath.Join(folder, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return img
}

// Colours is the number of different colours in a picture: a few mean that hardly anything was drawn.
func Colours(img image.Image) int {
	seen := map[[3]uint32]bool{}
	b := img.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			r, g, bl, _ := img.At(x, y).RGBA()
			seen[[3]uint32{r, g, bl}] = true
		}
	}
	return len(seen)
}

func draw(folder string, shots []Shot) error {
	if only := os.Getenv(onlyVariable); only != "" {
		var some []Shot
		for _, s := range shots {
			if ok, err := filepath.Match(only, s.Name); err != nil {
				return err
			} else if ok {
				some = append(some, s)
			}
		}
		shots = some
	}
	c := &camera{folder: folder, shots: shots}
	ebiten.SetWindowSize(320, 200)
	return errors.Join(ebiten.RunGame(c), c.err)
}

// camera takes one picture a frame and ends after the last.
type camera struct {
	folder string
	shots  []Shot
	err    error
}

// Update implements ebiten.Game.
func (c *camera) Update() error {
	if len(c.shots) == 0 || c.err != nil {
		return ebiten.Termination
	}
	return nil
}

// Layout implements ebiten.Game.
func (c *camera) Layout(int, int) (int, int) { return 320, 200 }

// Draw implements ebiten.Game.
func (c *camera) Draw(*ebiten.Image) {
	if len(c.shots) == 0 || c.err != nil {
		return
	}
	s := c.shots[0]
	c.shots = c.shots[1:]
	if err := s.take(c.folder); err != nil {
		c.err = fmt.Errorf("%s: %w", s.Name, err)
	}
}

// take runs the frames and writes the picture of the last.
func (s Shot) take(folder string) error {
	subject := s.Open()
	u := ui.New(subject.Theme, subject.Texts)
	for _, in := range append([]ui.Input{{}, {}}, subject.Inputs...) {
		if in.Dt == 0 {
			in.Dt = time.Second / 60
		}
		u.Begin(in, float64(s.W), float64(s.H), s.Scale)
		subject.Frame(u)
		u.End()
	}
	img := ebiten.NewImage(s.W, s.H)
	defer img.Deallocate()
	if !u.Draw(img) {
		return errors.New("the first frame was not drawn")
	}
	if u.Draw(img) {
		return errors.New("an unchanged frame was drawn again")
	}
	picture := image.NewRGBA(img.Bounds())
	img.ReadPixels(picture.Pix)
	out, err := os.Create(filepath.Join(folder, s.Name+".png"))
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(out, picture), out.Close())
}
