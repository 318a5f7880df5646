package bundle

import (
	"bytes"
	"errors"

	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// place is where a game of a bundle belongs in a library.
type place struct {
	id    library.ID
	known bool // it is there already
}

// Fresh returns how many games of the bundle a library does not have yet.
func (b *Bundle) Fresh(l *library.Library) (n int) {
	for _, p := range b.places(l) {
		if !p.known {
			n++
		}
	}
	return n
}

// places returns where the games belong: as what they are kept already, under their own IDs, or, where another game has that, under
// one that hangs on their content, so that it is the same each time. A game that is over is kept already, too, if it was saved at another
// moment only.
func (b *Bundle) places(l *library.Library) []place {
	have := map[uint64]library.ID{} // by the checksum of what is kept, and of what is added
	kept := map[library.ID]string{} // what tells those that are over
	for _, e := range l.List() {
		if e.Err == nil && e.Summary.Over {
			kept[e.ID] = chronicle.Fingerprint(&e.Summary)
		}
		if data, err := l.Load(e.ID); err == nil {
			have[checksum(data)] = e.ID
		}
	}
	taken := map[library.ID]*Game{}
	free := func(id library.ID) bool { return taken[id] == nil && l.Free(id) }
	all := make([]place, len(b.Games))
	for i := range b.Games {
		g := &b.Games[i]
		sum := checksum(g.Data)
		id, known := have[sum]
		if known = known && is(l, taken[id], id, g); !known {
			id = g.ID
			known = g.Summary.Over && kept[id] == chronicle.Fingerprint(&g.Summary)
		}
		if !known && !free(id) {
			id = library.IDOf(g.Data, &g.Summary)
		}
		if !known && !free(id) {
			id = l.Begin() // where nothing can be read that may not be free either, and Save reports why
		}
		if !known {
			taken[id], have[sum] = g, id
		}
		all[i] = place{id, known}
	}
	return all
}

// is reports whether a game is the one of an ID: that of the bundle which is added as that, or else the one that a library keeps.
func is(l *library.Library, added *Game, id library.ID, g *Game) bool {
	if added != nil {
		return bytes.Equal(added.Data, g.Data)
	}
	data, err := l.Load(id)
	return err == nil && bytes.Equal(data, g.Data)
}

// Add keeps the games that a library does not have yet, and the results that a chronicle does not know; nothing that is kept is
// changed by it, and doing it again changes nothing more. It returns how many games it has added, all that were to be if the error
// is nil; after an error doing it again adds the rest. Errors are those of library.Library.Save and chronicle.Ledger.Note.
func (b *Bundle) Add(l *library.Library, ledger *chronicle.Ledger) (games int, err error) {
	moved := map[[2]string]library.ID{}
	for i, p := range b.places(l) {
		g := &b.Games[i]
		moved[[2]string{string(g.ID), chronicle.Fingerprint(&g.Summary)}] = p.id
		if p.known {
			continue
		}
		err := l.Save(p.id, g.Data)
		l.Release(p.id)
		if err != nil {
			return games, err
		}
		games++
	}
	var fresh []chronicle.Result
	for _, r := range b.Results {
		if id, ok := moved[[2]string{r.ID, r.Sum}]; ok {
			r.ID = string(id)
		}
		if known, ok := ledger.Find(r.ID, r.Sum); !ok || r.Judged > known.Judged || r.Rival != nil && known.Rival == nil {
			fresh = append(fresh, r)
		}
	}
	if len(fresh) == 0 {
		return games, nil
	}
	return games, ledger.Note(fresh...)
}

// ErrHalf is the error of AddOwn where some of what a store has is replaced and some is not.
var ErrHalf = errors.New("only some of the files are replaced")

// AddOwn puts settings, set-ups and what has been explained in place of what a store has of them, all or none: where one of them can't
// be replaced, or not even be read, those before it are put back. Errors are those of store.Store, with ErrHalf where that fails, too.
func (b *Bundle) AddOwn(s store.Store) error {
	before := map[string][]byte{}
	for _, f := range b.Own {
		data, err := s.Read(f.Name)
		if err == nil {
			before[f.Name] = data
		} else if !errors.Is(err, store.ErrNotExist) {
			return err
		}
	}
	for i, f := range b.Own {
		if err := s.Write(f.Name, []byte(f.Data)); err != nil {
			return errors.Join(err, putBack(s, b.Own[:i], before))
		}
	}
	return nil
}

// putBack makes files what they were before, or takes those away that there were none of.
func putBack(s store.Store, files []File, before map[string][]byte) error {
	for _, f := range files {
		data, ok := before[f.Name]
		err := error(nil)
		if ok {
			err = s.Write(f.Name, data)
		} else {
			err = s.Remove(f.Name)
		}
		if err != nil {
			return errors.Join(ErrHalf, err)
		}
	}
	return nil
}
