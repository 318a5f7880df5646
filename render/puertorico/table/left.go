package table

import "islas/game/puertorico/engine"

// Left is what lay open at the table that was left last, where somebody had opened another page than that on which they decide. Who goes
// on with the game from there finds that again. The zero value remembers nothing.
type Left struct {
	game  string   // the digest of the position in which it was left, empty for nothing
	seed  uint64   // of the game
	asked question // what had to be decided
	page  page     // what had been opened
}

// rememberPage remembers the page that somebody has opened.
func (t *Table) rememberPage() {
	if t.left == nil {
		return
	}
	*t.left = Left{}
	if state := t.match.State(); t.turned && t.asked.back == 0 && !t.Session.Frame().Showing {
		*t.left = Left{engine.Engine{}.Digest(&state), t.match.Setup().Seed, t.asked, t.page}
	}
}

// reopen opens it again if the game goes on where it was left.
func (t *Table) reopen() {
	if t.left == nil {
		return
	}
	if state, l := t.match.State(), t.left; l.game == (engine.Engine{}).Digest(&state) && l.seed == t.match.Setup().Seed {
		t.asked, t.page, t.turned = l.asked, l.page, true
	}
}
