package islas

import (
	"strconv"

	"islas/game/islas/board"
	"islas/game/islas/engine"
)

// printedIslands are the islands of matches with somebody's own values, each made once, as pictures ask for them in every frame.
type printedIslands struct {
	known map[string]*board.Island // by version of the data, island and values; nil for one that there is none of
}

// mostPrinted is of how many islands that is known: of more than all that are in sight at a time.
const mostPrinted = 200

// island returns an island as it is in a match that names a version of the data and an edition, or none: nil if there is no such island.
func (p *printedIslands) island(data int, edition, id string) *board.Island {
	key := ""
	if edition != "" {
		key = strconv.Itoa(data) + " " + id + " " + edition
		if isl, ok := p.known[key]; ok {
			return isl
		}
	}
	own, err := engine.Edition(edition)
	if err != nil {
		return nil
	}
	isl, err := engine.Island(data, &own, id)
	if err != nil {
		isl = nil
	}
	if edition != "" {
		if len(p.known) >= mostPrinted {
			clear(p.known)
		}
		p.known[key] = isl
	}
	return isl
}
