package app

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"
)

func init() { plays["glints"] = playGlints }

// TestGlints compiles the shader on a screen and sees that the sun lights up on the water while it moves, that it is gone
// with reduced motion, and that the screen is never more than a few spots away from the still sea.
func TestGlints(t *testing.T) { t.Log(perform(t, "glints")) }

func playGlints() error {
	const w, h = 1280, 720
	t, err := newTheatre(w, h)
	if err != nil {
		return err
	}
	shown := func() []byte {
		p := make([]byte, 4*w*h)
		t.screen.ReadPixels(p)
		return p
	}
	run := func(n int) error {
		for range n {
			if err := t.tick(); err != nil {
				return err
			}
		}
		return nil
	}
	t.stage.Settings.ReducedMotion = true
	if err := t.untilSharp(); err != nil {
		return err
	}
	still := shown()
	if err := run(60); err != nil {
		return err
	}
	if !bytes.Equal(still, shown()) {
		return fmt.Errorf("something moves although motion is reduced")
	}
	t.stage.Settings.ReducedMotion = false
	if err := run(120); err != nil {
		return err
	}
	lively := shown()
	lit := 0
	for i := 0; i < len(still); i += 4 {
		if !bytes.Equal(still[i:i+3], lively[i:i+3]) {
			lit++
		}
	}
	fmt.Printf("%.2f %% of the title is lit\n", 100*float64(lit)/w/h)
	if lit == 0 || lit > w*h/4 {
		return fmt.Errorf("the water changes %d pixels", lit)
	}
	if err := t.picture("title-lively"); err != nil {
		return err
	}
	if err := run(300); err != nil {
		return err
	}
	if err := t.picture("title-arrived"); err != nil {
		return err
	}
	t.background.idle = restAfter
	if err := run(int(time.Second / testTick)); err != nil {
		return err
	}
	rest := shown()
	if err := run(60); err != nil {
		return err
	}
	if !bytes.Equal(rest, shown()) {
		return fmt.Errorf("the water moves although nobody is there")
	}
	t.stage.Settings.ReducedMotion = true
	if err := run(10); err != nil {
		return err
	}
	if !bytes.Equal(still, shown()) {
		return fmt.Errorf("the still sea is not what it was before")
	}
	return nil
}

// picture writes the screen into the ignored folder for pictures.
func (t *theatre) picture(name string) error {
	b := t.screen.Bounds()
	img := image.NewRGBA(b)
	t.screen.ReadPixels(img.Pix)
	folder := filepath.Join("..", "..", "screens")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		return err
	}
	defer f.Close()
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	return encoder.Encode(f, img)
}
