package backup

import (
	"bytes"
	"hash/crc64"

	"islas/game/match"
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
)

// checksum returns the CRC-64 of data.
func checksum(data []byte) uint64 { return crc64.Checksum(data, crc64.MakeTable(crc64.ECMA)) }

// index holds the games of a library, and those of an archive that are to be added.
type index struct {
	l     *library.Library
	sums  map[uint64]library.ID   // by the checksums of kept and of added games
	over  map[library.ID]string   // identities of games that are over
	deals map[string][]library.ID // by what all states of a match share
	taken map[library.ID]*Game    // games to be added, by their new IDs
}

// newIndex reads all games of a library.
func newIndex(l *library.Library) *index {
	x := &index{l, map[uint64]library.ID{}, map[library.ID]string{}, map[string][]library.ID{}, map[library.ID]*Game{}}
	for _, id := range l.IDs() {
		x.look(id)
	}
	return x
}

// look adds a game of the library, if it can be read.
func (x *index) look(id library.ID) {
	data, err := x.l.Load(id)
	if err != nil {
		return
	}
	state, err := match.ReadState(data)
	if err != nil {
		return
	}
	x.sums[checksum(data)] = id
	x.deals[state.Deal] = append(x.deals[state.Deal], id)
	if state.Over {
		x.over[id] = chronicle.Fingerprint(&state.Summary)
	}
}

// place returns the place of a game: that of an equal kept game, its own ID, or, if another game has that, an ID derived from its content,
// so that it is the same each time. A game that is over is kept already, too, if it was only saved at another moment, and so is one that
// was played further here. One that was played further there replaces the kept state, unless that is open in some window.
func (x *index) place(g *Game) place {
	sum := checksum(g.Data)
	if id, ok := x.sums[sum]; ok && x.is(id, g) {
		return place{id: id, known: true}
	}
	id := g.ID
	if g.Summary.Over && x.over[id] == chronicle.Fingerprint(&g.Summary) {
		return place{id: id, known: true}
	}
	p, ok := x.line(g)
	if !ok {
		p = place{id: x.room(g)}
	}
	if !p.known {
		x.taken[p.id], x.sums[sum] = g, p.id
	}
	return p
}

// again returns the place of a game after something else was saved at its place: it is compared with that, and with what is kept now under
// its possible IDs.
func (x *index) again(id library.ID, g *Game) place {
	delete(x.taken, id)
	for _, id := range append(ids(g), id) {
		x.look(id)
	}
	return x.place(g)
}

// ids returns the possible IDs of a game: its own, and one derived from its content.
func ids(g *Game) []library.ID { return []library.ID{g.ID, library.IDOf(g.Data, &g.Summary)} }

// line returns the place of a game of which an earlier or a later state is kept; ok is false if there is none.
func (x *index) line(g *Game) (p place, ok bool) {
	state, err := match.ReadState(g.Data)
	if err != nil {
		return p, false
	}
	for _, id := range x.deals[state.Deal] {
		if x.taken[id] != nil {
			continue
		}
		data, err := x.l.Load(id)
		if err != nil {
			continue
		}
		here, err := match.ReadState(data)
		if err != nil || !here.Same(&state, id == g.ID) {
			continue
		}
		if state.LeadsTo(&here) {
			return place{id: id, known: true}, true
		}
		if here.LeadsTo(&state) && x.l.Held(id) != nil && !x.l.Elsewhere(id) {
			p, ok = place{id: id, later: true, sum: checksum(data)}, true
		}
	}
	return p, ok
}

// room returns the ID under which a game is added.
func (x *index) room(g *Game) library.ID {
	free := func(id library.ID) bool { return x.taken[id] == nil && x.l.Free(id) }
	for _, id := range ids(g) {
		if free(id) {
			return id
		}
	}
	return x.l.Begin() // where nothing can be read that may not be free either, and Save reports why
}

// is reports whether a game is the one of an ID: the game of the archive that is added under it, or else the one in the library.
func (x *index) is(id library.ID, g *Game) bool {
	if added := x.taken[id]; added != nil {
		return bytes.Equal(added.Data, g.Data)
	}
	data, err := x.l.Load(id)
	return err == nil && bytes.Equal(data, g.Data)
}
