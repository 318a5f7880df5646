package backup

import (
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
)

// Import takes an archive up beside what a library and a chronicle keep: it keeps the games that are not there yet, step by step, as that may
// take a while, and at last notes the results that are not known. Nothing that is kept is lost by it: a game of the archive that was played
// further takes the place of the same game as it was before, which stays its last good state. Doing it again changes nothing more.
type Import struct {
	b      *Archive
	l      *library.Library
	ledger *chronicle.Ledger
	index  *index
	places []place // of the games of the archive
	next   int     // the game of the archive that is kept next
	added  int
	noted  bool
}

// place is where a game of an archive belongs in a library.
type place struct {
	id    library.ID
	known bool   // it is there already, perhaps played further
	later bool   // what is there is an earlier state of it
	sum   uint64 // that has this checksum
}

// NewImport compares an archive with what is kept.
func NewImport(b *Archive, l *library.Library, ledger *chronicle.Ledger) *Import {
	i := &Import{b: b, l: l, ledger: ledger, index: newIndex(l)}
	for n := range b.Games {
		i.places = append(i.places, i.index.place(&b.Games[n]))
	}
	return i
}

// Fresh returns how many games of the archive are added, and how many take the place of an earlier state.
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

// Step keeps one game, or notes all results after the last game, and reports whether that was done. Errors are those of
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

// keep keeps the next game at its place. Where something else has come to be there since it was compared, it is compared anew.
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

// Stop leaves the games out that are not kept yet. The results are still to be noted, by Step.
func (i *Import) Stop() { i.next = len(i.places) }

// Added returns how many games are kept so far that were not here, or not played as far.
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
