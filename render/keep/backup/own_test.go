package backup_test

import (
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"

	"islas/render/keep/backup"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// Settings that can't be read stay as they are, whatever a backup holds.
func TestUnreadableSettingsStay(t *testing.T) {
	b := read(t, export(t, device(t, 0)))
	to := store.NewMemory()
	if err := b.AddOwn(&locked{to}); !errors.Is(err, store.ErrNotReadable) || files(t, to)[settings.FileName] != "" {
		t.Errorf("they are replaced: %v", err)
	}
}

// If there is room for only some of the files, none is replaced; and if what was replaced can't be put back, that is reported.
func TestOwnIsAllOrNothing(t *testing.T) {
	const first = `{"format":"islas-all","version":1}` + "\n"
	lines := first
	for _, name := range []string{"settings", "learnt", "setup-toy", "setup-other"} {
		lines += fmt.Sprintf(`{"name":"%s.json","data":"{\"version\":1,\"new\":1}"}`+"\n", name)
	}
	b := read(t, sealed(lines))
	for writes := range len(b.Own) {
		to := store.NewMemory()
		for _, name := range []string{settings.FileName, "setup-other.json"} {
			must.OK(t, to.Write(name, []byte("mine")))
		}
		before := files(t, to)
		err := b.AddOwn(&tight{to, writes})
		if !errors.Is(err, store.ErrFull) || errors.Is(err, backup.ErrHalf) || !maps.Equal(files(t, to), before) {
			t.Errorf("after %d files there is %v: %v", writes, files(t, to), err)
		}
		err = b.AddOwn(&room{to, writes})
		if half := !maps.Equal(files(t, to), before); !errors.Is(err, store.ErrFull) || errors.Is(err, backup.ErrHalf) != half {
			t.Errorf("where nothing can be put back after %d files either there is %v: %v", writes, files(t, to), err)
		}
	}
}

// tight is a store with room for a number of new contents, and for the old ones.
type tight struct {
	store.Store
	news int
}

func (r *tight) Write(name string, data []byte) error {
	if string(data) != "mine" {
		if r.news == 0 {
			return store.ErrFull
		}
		r.news--
	}
	return r.Store.Write(name, data)
}

// A file whose name no store accepts counts as damage.
func TestLongNameIsRefused(t *testing.T) {
	for length, ok := range map[int]bool{64: true, 65: false, 70: false} {
		name := "setup-" + strings.Repeat("x", length-len("setup-.json")) + ".json"
		b, err := backup.Read(sealed(`{"format":"islas-all","version":1}` + "\n" + `{"name":"` + name + `","data":"{\"version\":1}"}` + "\n"))
		if (err == nil) != ok || !ok && !errors.Is(err, backup.ErrDamaged) {
			t.Errorf("a name of %d characters: %v", length, err)
		}
		if ok && b.AddOwn(store.NewMemory()) != nil {
			t.Errorf("a name of %d characters is read, but not kept", length)
		}
	}
}

// locked is a store whose files can't be read.
type locked struct{ store.Store }

func (*locked) Read(string) ([]byte, error) { return nil, store.ErrNotReadable }
