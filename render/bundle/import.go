package bundle

import (
	"errors"

	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// Import takes a bundle up beside what a library and a chronicle keep, step by step, as that may be much: first it compares the games of
// both, then it keeps those that are not there yet, and at last notes the results that are not known. Nothing that is kept is lost by
// it: a game of the bundle that was played further takes the place of the same game as it was before, which stays its last good state.
// Doing it again changes nothing more.
type Import struct {
	b      *Bundle
	l      *library.Library
	ledger *chronicle.Ledger

	ids    []library.ID // kept games that are still to be looked at
	all    int          // kept games
	index  index
	places []place // of the games of the bundle, as far as they are compared
	next   int     // the game of the bundle that is kept next
	others bool    // games have come from elsewhere since all were compared
	waited int     // steps in which another program was keeping a game
	added  int
	noted  bool
}

// place is where a game of a bundle belongs in a library.
type place struct {
	id    library.ID
	known bool   // it is there already, perhaps played further
	later bool   // what is there is an earlier state of it
	sum   uint64 // that has this checksum
}

// NewImport begins to compare a bundle with what is kept.
func NewImport(b *Bundle, l *library.Library, ledger *chronicle.Ledger) *Import {
	ids := l.IDs()
	return &Import{b: b, l: l, ledger: ledger, ids: ids, all: len(ids), index: newIndex(l)}
}

// Compare looks at one game, and reports whether all are compared.
func (i *Import) Compare() (done bool) {
	switch {
	case len(i.ids) > 0:
		i.index.look(i.ids[0])
		i.ids = i.ids[1:]
	case len(i.places) < len(i.b.Games):
		i.places = append(i.places, i.index.place(&i.b.Games[len(i.places)]))
	}
	return len(i.ids) == 0 && len(i.places) == len(i.b.Games)
}

// Progress returns which part of the games is compared, from 0 to 1.
func (i *Import) Progress() float64 {
	if all := i.all + len(i.b.Games); all > 0 {
		return float64(i.all-len(i.ids)+len(i.places)) / float64(all)
	}
	return 1
}

// Fresh returns how many games of the bundle are added, and how many take the place of an earlier state, once all are compared.
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

// Bounds of steps: how many games that have come meanwhile are looked at in one, and in how many it waits for another program that is
// just keeping one, or for the store.
const (
	looksInStep = 8
	waitsAtMost = 300
)

// importLease is the lease under which imports keep games, so that two of the same file keep each game once.
const importLease = "import"

// Step keeps one game, or looks at some that have come meanwhile, or notes all results after the last game, and reports whether that was
// done. All games are to be compared. Errors are those of library.Library.Save and chronicle.Ledger.Note; after one a new Import adds the
// rest.
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

// keep keeps the next game while no other import does so, if all games that have come meanwhile are looked at.
func (i *Import) keep() error {
	lease, err := i.l.Store().Lock(importLease)
	if errors.Is(err, store.ErrHeld) && i.waited < waitsAtMost {
		i.waited++
		return nil
	}
	if err != nil {
		return err
	}
	defer lease.Release()
	unseen := i.index.unseen()
	for _, id := range unseen[:min(len(unseen), looksInStep)] {
		i.index.look(id)
		i.others = true
	}
	if len(unseen) > looksInStep {
		return nil
	}
	p := &i.places[i.next]
	if err := i.save(p, &i.b.Games[i.next]); err != nil {
		return err
	}
	i.index.seen[p.id] = true
	if i.next++; !p.known {
		i.added++
	}
	return nil
}

// save keeps a game at its place. Where something else is there since the games were compared, or games have come from elsewhere, one of
// which may be the same from another import, it is compared anew.
func (i *Import) save(p *place, g *Game) error {
	there, err := i.l.Load(p.id)
	if i.others || p.later && (err != nil || checksum(there) != p.sum) || !p.later && !i.l.Free(p.id) {
		if *p = i.index.again(p.id, g); p.known {
			return nil
		}
	}
	defer i.l.Release(p.id)
	return i.l.Save(p.id, g.Data)
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
