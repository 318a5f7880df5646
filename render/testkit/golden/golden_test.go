package golden

import (
	"os"
	"path/filepath"
	"testing"

	"islas/render/testkit/must"
)

// TestKeptAreSmall checks the size of the kept pictures in the repository.
func TestKeptAreSmall(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "*.png"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no pictures are kept: %v", err)
	}
	sum := int64(0)
	for _, f := range files {
		info, err := os.Stat(f)
		must.OK(t, err)
		if info.Size() > mostBytes {
			t.Errorf("%s has %d bytes, want at most %d", f, info.Size(), mostBytes)
		}
		sum += info.Size()
	}
	if sum > 3<<20 {
		t.Errorf("the kept pictures have %d bytes, want at most 3 MB", sum)
	}
}
