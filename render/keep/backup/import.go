package backup

import (
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
)

// Import adds an archive to a library and a chronicle: step by step, since that may take a while, it saves the games that are not there
// yet, and at last notes the unknown results. Nothing that is kept is lost: a game of the archive that was played further replaces the same
// game's earlier state, which becomes its last good state. Importing it again changes nothing.
type Import struct {
	b      *Archive
	l      *library.Library
	ledger *chronicle.Ledger
	index  *index
	places []place // of the games of the archive
	next   int     // index of the next game of the archive
	added  int
	noted  bool
}

// place is where a game of an archive belongs in a library.
type place struct {
	id    library.ID
	known bool   // it is there already, perhaps played further
	later bool   // the library has an earlier state of it
	sum   uint64 // checksum of that state
}

// NewImport compares an archive with what is kept.
func NewImport(b *Archive, l *library.Library, ledger *chronicle.Ledger) *Import {
	i := &Import{b: b, l: l, ledger: ledger, index: newIndex(l)}
	for n := range b.Games {
		i.places = append(i.places, i.index.place(&b.Games[n]))
	}
	return i
}

// Fresh returns how many games of the archive are added, and how many replace an earlier state.
func (i *Import) Fresh() (added, further int) {
	for _, p := range i.places {
		switch {
		case p.known:
		case p.later:
			further++
		default:
			added++
		}
	}
	return added, further
}

// Step saves one game, or notes all results after the last game, and reports whether the import is done. Errors are those of
// library.Library.Save and chronicle.Ledger.Note; after one a new Import adds the rest.
func (i *Import) Step() (done bool, err error) {
	for i.next < len(i.places) && i.places[i.next].known {
		i.next++
	}
	switch {
	case i.next < len(i.places):
		return false, i.keep()
	case !i.noted:
		i.noted = true
		return true, i.note()
	}
	return true, nil
}

// keep saves the next game at its place. If something else has been saved there since the comparison, it is compared again.
func (i *Import) keep() error {
	p, g := &i.places[i.next], &i.b.Games[i.next]
	i.next++
	there, err := i.l.Load(p.id)
	if p.later && (err != nil || checksum(there) != p.sum) || !p.later && !i.l.Free(p.id) {
		if *p = i.index.again(p.id, g); p.known {
			return nil
		}
	}
	defer i.l.Release(p.id)
	if err := i.l.Save(p.id, g.Data); err != nil {
		return err
	}
	i.added++
	return nil
}

// Stop leaves out the remaining games. The results are still to be noted, by Step.
func (i *Import) Stop() { i.next = len(i.places) }

// Added returns how many games have been saved that were not here, or not played as far.
func (i *Import) Added() int { return i.added }

// note notes the results that the chronicle does not know, under the IDs that their games have here.
func (i *Import) note() error {
	at := map[[2]string]library.ID{}
	for n, p := range i.places {
		g := &i.b.Games[n]
		at[[2]string{string(g.ID), chronicle.Fingerprint(&g.Summary)}] = p.id
	}
	var fresh []chronicle.Result
	for _, r := range i.b.Results {
		if id, ok := at[[2]string{r.ID, r.Sum}]; ok {
			r.ID = string(id)
		}
		if known, ok := i.ledger.Find(r.ID, r.Sum); !ok || r.Judged > known.Judged || r.Rival != nil && known.Rival == nil {
			fresh = append(fresh, r)
		}
	}
	if len(fresh) == 0 {
		return nil
	}
	return i.ledger.Note(fresh...)
}
