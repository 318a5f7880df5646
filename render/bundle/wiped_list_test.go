package bundle_test

import (
	"maps"
	"slices"
	"testing"

	"islas/render/bundle"
	"islas/render/library"
	"islas/render/store"
)

// A list that can't be read, and what it lists, is lost by nothing: neither by a further wipe and its end, before which it can be brought
// back with everything else, nor by one that fails or is killed.
func TestUnreadableListIsSetAside(t *testing.T) {
	lists := map[string]string{"damaged": `{"version":1,"names":[`, "of a newer program": `{"version":2,"names":["","game"]}`}
	for what, data := range lists {
		begin := func() *store.Memory {
			s := complete(t)
			for name, data := range map[string]string{bundle.WipedList: data, "wiped-2": "a game"} {
				if err := s.Write(name, []byte(data)); err != nil {
					t.Fatal(err)
				}
			}
			return s
		}
		holds := func(s store.Store) bool {
			var has []string
			for _, data := range files(t, s) {
				has = append(has, data)
			}
			return slices.Contains(has, data) && slices.Contains(has, "a game")
		}
		for n := 0; ; n++ {
			s := begin()
			lived := lives(func() {
				if _, err := wipe(library.Open(&mortal{s, n}, clock)); err != nil {
					t.Fatal(err)
				}
			})
			after := next(t, s)
			w := found(after)
			if !holds(after) {
				t.Fatalf("%s, killed after %d changes: it is gone", what, n)
			}
			if w != nil && !w.Empty() {
				if err := w.Restore(after); err != nil || !holds(after) {
					t.Fatalf("%s, killed after %d changes: it does not come back: %v", what, n, err)
				}
			} else if w != nil {
				if drop(w, after); !holds(after) {
					t.Fatalf("%s, killed after %d changes: it is taken for leftovers", what, n)
				}
			}
			if lived {
				break
			}
		}
		s := begin()
		if w, err := wipe(library.Open(&pinned{s}, clock)); err == nil || w != nil || !holds(s) || found(s) != nil {
			t.Errorf("%s: where nothing can be moved aside %v is wiped: %v", what, w, err)
		}
		w, err := wipe(library.Open(s, clock))
		if err != nil || len(seen(t, s)) != 1 {
			t.Fatalf("%s: left is %v, %v", what, slices.Sorted(maps.Keys(seen(t, s))), err)
		}
		drop(w, s)
		if left := files(t, s); len(left) != 1 || left["letter.txt"] == "" {
			t.Errorf("%s: dropped are all but %v", what, slices.Sorted(maps.Keys(left)))
		}
	}
}

// pinned is a store in which nothing can be moved aside.
type pinned struct{ store.Store }

func (*pinned) MoveAside(string) (string, error) { return "", store.ErrNotWritable }

// Where it is not sure that the list is there after a kill, wiping waits for that; where it never will be, no file is there under a name
// that only the list explains, and everything can be brought back as long as the program runs.
func TestListThatDoesNotLast(t *testing.T) {
	for what, after := range map[string]int{"soon": 3, "refused": -1, "never": 1 << 20} {
		s := complete(t)
		before := files(t, s)
		f := &fleeting{Store: s, lasts: after}
		w, err := wipe(library.Open(f, clock))
		if err != nil || len(seen(t, s)) != 1 {
			t.Fatalf("%s: left is %v, %v", what, slices.Sorted(maps.Keys(seen(t, s))), err)
		}
		_, listed := files(t, s)[bundle.WipedList]
		if listed != (after == 3) || !listed && len(files(t, s)) != 1 {
			t.Errorf("%s: in the store are %v", what, slices.Sorted(maps.Keys(files(t, s))))
		}
		if err := w.Restore(f); err != nil || !maps.Equal(files(t, s), before) {
			t.Errorf("%s: brought back is %v, %v", what, slices.Sorted(maps.Keys(files(t, s))), err)
		}
	}
}

// fleeting is a store in which the list lasts after it was asked for so often, or never for a negative number.
type fleeting struct {
	store.Store
	lasts int
}

func (f *fleeting) Lasts(name string) (bool, error) {
	if name != bundle.WipedList || f.lasts == 0 {
		return true, nil
	}
	if f.lasts < 0 {
		return false, store.ErrFull
	}
	f.lasts--
	return false, nil
}
