package ui

import (
	"bytes"
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
	"islas/render/internal/vm"
	"islas/render/theme"
)

// galleryFolder names, in the environment, where the program that TestGallery starts writes its pictures.
const galleryFolder = "ISLAS_GALLERY"

// TestMain gives the programs that some tests start the main thread, which a window needs; every other test runs as usual.
func TestMain(m *testing.M) {
	var err error
	switch {
	case os.Getenv(typingGuest) != "":
		err = runTypingGuest(os.Getenv(typingGuest))
	case os.Getenv(typingHost) != "":
		err = vm.Host(drive)
	case os.Getenv(galleryFolder) != "":
		err = drawGallery(os.Getenv(galleryFolder))
	default:
		os.Exit(m.Run())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// TestGallery draws every widget in every state into screens/ui-*.png, checks that each picture shows something and that
// drawing the same frame again draws nothing.
func TestGallery(t *testing.T) {
	need.Screen(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	folder, err := filepath.Abs(filepath.Join("..", "..", "screens"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for try := 1; ; try++ { // a launch can fail once for want of a free display
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), galleryFolder+"="+folder)
		out, err := cmd.CombinedOutput()
		if err == nil {
			break
		}
		if try == 2 {
			t.Fatalf("the gallery could not be drawn: %v\n%s", err, out)
		}
	}
	for _, shot := range galleryShots() {
		data, err := os.ReadFile(filepath.Join(folder, shot.file()))
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if n := coloursIn(img); n < 200 {
			t.Errorf("%s has only %d colours", shot.name, n)
		}
	}
}

func coloursIn(img image.Image) int {
	seen := map[[3]uint32]bool{}
	for y := img.Bounds().Min.Y; y < img.Bounds().Max.Y; y++ {
		for x := img.Bounds().Min.X; x < img.Bounds().Max.X; x++ {
			r, g, b, _ := img.At(x, y).RGBA()
			seen[[3]uint32{r, g, b}] = true
		}
	}
	return len(seen)
}

// shot is one picture of the gallery: a sequence of inputs, of which the last frame is kept.
type shot struct {
	name     string
	w, h     int
	scale    float64
	contrast bool
	modal    bool
	inputs   []Input
}

func (s shot) file() string { return "ui-" + s.name + ".png" }

func galleryShots() []shot {
	wait := Input{Dt: time.Second}
	at := func(x, y float64) Input { return Input{Pos: Point{x, y}, Inside: true, Dt: time.Second} }
	down := func(x, y float64) Input {
		return Input{Pos: Point{x, y}, Inside: true, Down: true, Pressed: true, Dt: time.Second / 60}
	}
	return []shot{
		{name: "widgets", w: 1600, h: 1000, scale: 1, inputs: []Input{wait, at(170, 185), at(170, 185)}},
		{name: "pressed", w: 1600, h: 1000, scale: 1, inputs: []Input{wait, at(420, 185), down(420, 185)}},
		{name: "tooltip", w: 1600, h: 1000, scale: 1, inputs: []Input{wait, at(920, 185), at(920, 185), at(920, 185)}},
		{name: "focus", w: 1600, h: 1000, scale: 1, inputs: []Input{wait, {Keys: []Key{KeyTab}}, {Keys: []Key{KeyTab}}, {}}},
		{name: "modal", w: 1600, h: 1000, scale: 1, modal: true, inputs: []Input{wait, wait}},
		{name: "contrast", w: 1600, h: 1000, scale: 1, contrast: true, inputs: []Input{wait, at(170, 185), at(170, 185)}},
		{name: "small", w: 1120, h: 700, scale: 0.7, inputs: []Input{wait, wait}},
		{name: "double", w: 3200, h: 2000, scale: 2, inputs: []Input{wait, wait}},
	}
}

// gallery is the scene of the pictures.
type gallery struct {
	modal          bool
	on, off        bool
	choice         int
	volume, speed  float64
	seats          int
	name, longName string
	empty          string
}

func newGallery(modal bool) *gallery {
	return &gallery{modal: modal, on: true, choice: 1, volume: 0.6, speed: 2, seats: 4, name: "Ñoño Grüßle 🏝", longName: "Doña Inés de la Concepción y Betancuria"}
}

func (g *gallery) frame(u *UI) {
	t := u.Theme()
	px := u.Px
	u.Gradient(u.Bounds(), 0, t.Sea, t.SeaDeep)
	at := func(x, y, w, h float64) Rect { return Rect{px(x), px(y), px(w), px(h)} }

	u.Panel(at(40, 40, 1040, 640))
	u.Text(at(70, 60, 600, 48), theme.Heading, t.Ink, Left|Middle, "The harbour office")
	u.Ornament(at(70, 112, 980, 9))
	u.Button("b1", at(70, 160, 200, 52), "Build", ButtonOptions{})
	u.Button("b2", at(290, 160, 250, 52), "Set sail", ButtonOptions{Primary: true, Icon: IconRight})
	u.Button("b3", at(560, 160, 200, 52), "Give up", ButtonOptions{Danger: true, Tooltip: "Ends the game at once. Nobody wins."})
	u.Button("b4", at(780, 160, 270, 52), "Found a town", ButtonOptions{Disabled: true, Why: "A town needs three houses of one colour next to each other, and you have two."})
	u.Button("b5", at(70, 230, 200, 52), "Undo", ButtonOptions{Quiet: true, Icon: IconLeft, Shortcut: KeyU, Tooltip: "Takes back the last step"})
	u.Button("b6", at(290, 230, 120, 52), "Log", ButtonOptions{Selected: true})
	u.Button("b7", at(424, 230, 116, 52), "Rules", ButtonOptions{})
	u.Button("b8", at(560, 230, 52, 52), "", ButtonOptions{Icon: IconCross, Name: "close"})
	u.Button("b9", at(626, 230, 52, 52), "", ButtonOptions{Icon: IconTick, Primary: true, Name: "done"})
	u.Button("b10", at(692, 230, 52, 52), "", ButtonOptions{Icon: IconPlus, Quiet: true, Name: "more"})
	u.Button("b11", at(780, 230, 270, 52), "Left label", ButtonOptions{Left: true, Icon: IconMinus})

	u.Choice("c1", at(70, 310, 470, 52), []string{"Relaxed", "Normal", "Fast", "Instant"}, &g.choice)
	u.Toggle("t1", at(560, 310, 230, 52), "Sound of the sea", &g.on)
	u.Toggle("t2", at(810, 310, 240, 52), "Reduced motion", &g.off)
	u.Slider("s1", at(70, 385, 470, 48), 0, 1, 0, &g.volume, "volume")
	u.Slider("s2", at(560, 385, 300, 48), 0, 4, 1, &g.speed, "speed")
	u.Stepper("st", at(880, 385, 170, 48), 2, 5, &g.seats, "seats")
	u.TextField("f1", at(70, 460, 470, 52), &g.name, TextFieldOptions{Label: "name"})
	u.TextField("f2", at(560, 460, 230, 52), &g.longName, TextFieldOptions{Label: "long"})
	u.TextField("f3", at(810, 460, 240, 52), &g.empty, TextFieldOptions{Label: "empty", Placeholder: "Your name"})
	u.PushDisabled("The game is over.")
	u.Choice("c2", at(70, 535, 470, 52), []string{"Human", "Easy", "Hard"}, &g.choice)
	u.Toggle("t3", at(560, 535, 230, 52), "Sealed", &g.on)
	u.Slider("s3", at(810, 535, 240, 48), 0, 1, 0, &g.volume, "sealed")
	u.TextField("f4", at(70, 605, 470, 52), &g.name, TextFieldOptions{Label: "sealed"})
	u.Button("b12", at(560, 605, 230, 52), "Primary", ButtonOptions{Primary: true})
	u.Button("b13", at(810, 605, 240, 52), "Quiet", ButtonOptions{Quiet: true})
	u.PopDisabled()

	side := u.Panel(at(1110, 40, 450, 640))
	u.Scroll("log", side, px(1400), func(c Rect) {
		y := c.Y
		for i := range 14 {
			style, str := theme.Small, "María builds a house on the coast of La Palma, next to the village: two settlers notice."
			if i%4 == 0 {
				style, str = theme.Subheading, fmt.Sprintf("Round %d", i/4+1)
			}
			y += u.TextWrapped(Rect{c.X, y, c.W, 0}, style, t.Ink, Left, str) + px(14)
		}
	})

	tray := u.Tray(at(40, 710, 1040, 250))
	x := tray.X
	for i, s := range []theme.Style{theme.Title, theme.Score, theme.Card, theme.CardName, theme.Italic} {
		w := u.MeasureText(s, "Lanzarote 1479")
		if i == 0 {
			u.Text(Rect{tray.X, tray.Y, w, u.LineHeight(s)}, s, t.OnDark, Left, "Lanzarote 1479")
			continue
		}
		u.Text(Rect{x, tray.Y + px(110), w, px(60)}, s, t.OnDark, Left|Middle, "Lanzarote 1479")
		x += w + px(24)
	}
	u.Button("q1", Rect{tray.X, tray.Y + px(175), px(180), px(48)}, "On cloth", ButtonOptions{Quiet: true, OnDark: true, Selected: false})
	for i, c := range t.Piece {
		m := Point{tray.X + px(620) + px(64*float64(i)), tray.Y + px(200)}
		u.Circle(m, px(22), c, px(3), t.PieceRim[i])
	}
	b := u.Badge(Rect{tray.X + px(220), tray.Y + px(175), px(200), px(48)}, "14 points", t.Accent)
	u.Badge(Rect{b.Right() + px(10), tray.Y + px(175), px(200), px(48)}, "3", t.Brass)

	sheet := u.Sheet(at(1110, 710, 450, 250))
	for i, row := range []string{"Houses", "Palaces", "Towns"} {
		line := Rect{sheet.X, sheet.Y + px(40*float64(i)), sheet.W, px(36)}
		u.Text(line, theme.Body, t.InkSoft, Left|Middle, row)
		u.Text(line, theme.Number, t.Ink, Right|Middle, fmt.Sprint([]int{1, 11, 104}[i]))
	}
	if u.frames == 1 {
		u.Notice("The game was saved.")
	}
	if g.modal {
		u.Modal("m", u.Bounds().Center(px(640), px(420)), "Leave the game?", func(body Rect) {
			u.TextWrapped(body, theme.Body, t.Ink, Left, "The game is kept. You can go on with it from the title whenever you like, in this window or another.")
			bottom, _ := body.CutBottom(px(52))
			parts := bottom.Row(2, px(theme.Gap))
			u.Button("m/stay", parts[0], "Stay", ButtonOptions{})
			u.Button("m/go", parts[1], "Leave", ButtonOptions{Primary: true})
		})
	}
}

// drawGallery runs the engine and writes the pictures.
func drawGallery(folder string) error {
	c := &camera{folder: folder, shots: galleryShots()}
	ebiten.SetWindowSize(320, 200)
	ebiten.SetWindowTitle("gallery")
	return errors.Join(ebiten.RunGame(c), c.err)
}

// camera draws one picture a frame.
type camera struct {
	folder string
	shots  []shot
	err    error
}

func (c *camera) Update() error {
	if len(c.shots) == 0 || c.err != nil {
		return ebiten.Termination
	}
	return nil
}

func (c *camera) Layout(int, int) (int, int) { return 320, 200 }

func (c *camera) Draw(*ebiten.Image) {
	if len(c.shots) == 0 || c.err != nil {
		return
	}
	s := c.shots[0]
	c.shots = c.shots[1:]
	u := New(theme.New(s.contrast), keyTexts{})
	g := newGallery(s.modal)
	for _, in := range s.inputs {
		u.Begin(in, float64(s.w), float64(s.h), s.scale)
		g.frame(u)
		u.End()
	}
	img := ebiten.NewImage(s.w, s.h)
	defer img.Deallocate()
	if !u.Draw(img) {
		c.err = errors.New("the first frame was not drawn")
	}
	if u.Draw(img) {
		c.err = errors.New("an unchanged frame was drawn again")
	}
	for _, o := range u.Overflows() {
		c.err = errors.Join(c.err, fmt.Errorf("%s: %q needs %.0f by %.0f pixels, has %.0f by %.0f", s.name, o.Text, o.Width, o.Height, o.Rect.W, o.Rect.H))
	}
	picture := image.NewRGBA(img.Bounds())
	img.ReadPixels(picture.Pix)
	out, err := os.Create(filepath.Join(c.folder, s.file()))
	if err != nil {
		c.err = err
		return
	}
	c.err = errors.Join(c.err, png.Encode(out, picture), out.Close())
}
