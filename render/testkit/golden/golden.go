// Package golden compares pictures with ones that are kept, so that nobody changes what is seen without noticing. The kept
// pictures are small, see Reduce, and lie in testdata; they are the same for every driver of a graphics card within what
// compare.go allows.
//
// Whoever changes what is drawn looks at the new pictures, then keeps them:
//
//	sh .ci/screen go test -count=1 ./render/islas/table ./render/shell ./render/contactsheet -run TestShots -update
//
// With ISLAS_SHOTS_ONLY=golden in the environment no other pictures are taken, which is faster.
package golden

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"islas/render/testkit/shot"
	"islas/render/testkit/vision"
)

// update is whether to keep the pictures instead of comparing them with the kept ones.
var update = flag.Bool("update", false, "keep the pictures that are drawn now as those to compare with")

// mostBytes is the greatest size of a kept file.
const mostBytes = 120 << 10

// Check compares the golden ones of the chosen pictures, which have been taken into folder, with the kept ones. One that differs fails the
// test; the new picture and the difference are then in folder, in NAME-golden.png. Pictures that simulate a colour-vision deficiency are
// not compared.
func Check(t *testing.T, folder string, shots []shot.Shot) {
	t.Helper()
	if kind, err := shot.Vision(); err != nil || kind != vision.Normal {
		return
	}
	kept, err := testdata()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range shots {
		if !s.Golden {
			continue
		}
		d, err := check(kept, folder, s.Name, Reduce(shot.Load(t, folder, s.Name)))
		if err != nil {
			t.Error(err)
		}
		t.Logf("%s: %v", s.Name, d)
	}
}

// check compares or keeps one reduced picture.
func check(kept, folder, name string, now *image.NRGBA) (Difference, error) {
	file := filepath.Join(kept, name+".png")
	if *update {
		return Difference{}, keep(file, now)
	}
	const again = "look at it and run the test with -update to keep it"
	old, err := load(file)
	if errors.Is(err, fs.ErrNotExist) {
		return Difference{}, fmt.Errorf("no picture %s is kept to compare with: %s", name, again)
	}
	if err != nil {
		return Difference{}, err
	}
	d := Compare(old, now)
	if d.Same() {
		return d, nil
	}
	show := filepath.Join(folder, name+"-golden.png")
	if err := save(show, Show(old, now)); err != nil {
		return d, err
	}
	return d, fmt.Errorf("%s does not look as it did: %v. What was kept, what is drawn now and where they differ is in %s; if it is meant, %s", name, d, show, again)
}

// keep writes a picture unless an equal one is kept already, so that a change touches only the files of what has changed.
func keep(file string, now *image.NRGBA) error {
	if old, err := load(file); err == nil && Compare(old, now).Same() {
		return nil
	}
	if err := save(file, now); err != nil {
		return err
	}
	info, err := os.Stat(file)
	if err == nil && info.Size() > mostBytes {
		err = fmt.Errorf("%s has %d bytes, more than %d: keep less of it", file, info.Size(), mostBytes)
	}
	return err
}

func load(file string) (image.Image, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s can't be read: %w", file, err)
	}
	return img, nil
}

func save(file string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	return errors.Join(encoder.Encode(out, img), out.Close())
}

// testdata returns the folder of the kept pictures, found from the folder of any package of the module, in which its tests run.
func testdata() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return filepath.Join(dir, "render", "testkit", "golden", "testdata"), nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("the pictures that are kept were not found: run the test within the module")
		}
		dir = up
	}
}
