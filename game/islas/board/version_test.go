package board

import (
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"testing"

	assets "islas/assets/islas"
)

// TestVersions: every version of the data has all islands; where an island has a file of its own it is another layout, and where
// it has none it is that of the version after it.
func TestVersions(t *testing.T) {
	for data := 1; data <= Data; data++ {
		all, err := AllOf(data)
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		changed := 0
		for i, is := range all {
			ids = append(ids, is.ID)
			if one, err := LoadOf(data, is.ID); one != is || err != nil {
				t.Errorf("version %d: %s is loaded as %v, %v", data, is.ID, one, err)
			}
			if data == Data {
				continue
			}
			after, err := AllOf(data + 1)
			if err != nil {
				t.Fatal(err)
			}
			_, err = fs.Stat(assets.Islands, "islands/"+strconv.Itoa(data)+"/"+is.ID+".json")
			switch own := err == nil; {
			case !own && !errors.Is(err, fs.ErrNotExist):
				t.Fatal(err)
			case !own && is != after[i]:
				t.Errorf("version %d: %s has no file and is not that of the next version", data, is.ID)
			case own && (is.Layout() == after[i].Layout() || is.Geography() == after[i].Geography()):
				t.Errorf("version %d: %s has a file and is as in the next version", data, is.ID)
			case own:
				changed++
			}
		}
		if !slices.Equal(ids, IDs()) {
			t.Errorf("version %d has the islands %v", data, ids)
		}
		if data < Data && changed == 0 {
			t.Errorf("version %d is like the next one", data)
		}
	}
	today, err := All()
	if err != nil {
		t.Fatal(err)
	}
	latest, err := AllOf(Data)
	if err != nil || !slices.Equal(today, latest) {
		t.Errorf("the islands of today are not those of version %d", Data)
	}
}

func TestVersionUnknown(t *testing.T) {
	for _, data := range []int{-1, 0, Data + 1} {
		if _, err := LoadOf(data, "tenerife"); err == nil || !strings.Contains(err.Error(), "there is no version "+strconv.Itoa(data)+" of the islands") {
			t.Errorf("%d: %v", data, err)
		}
	}
}
