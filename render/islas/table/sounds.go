package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// cue is a sound at a moment of a movement.
type cue struct {
	at     float64 // part of the movement
	effect string
}

// cues are the sounds of the event that is being shown: each is heard when its cause is seen.
type cues struct {
	list  []cue
	next  int  // the first that has not been heard
	begun bool // the event is being shown; otherwise nothing is heard
}

// cuesOf are the sounds of a step, in order.
func cuesOf(step islas.Step, steps float64) []cue {
	e := step.Event
	switch e.Kind {
	case islas.EvDeal, islas.EvDraw:
		var all []cue
		for i := range e.Count {
			from, _ := dealt(i, e.Count)
			all = append(all, cue{from, "card"})
		}
		return all
	case islas.EvAboard, islas.EvLoad:
		return []cue{{0, "card"}}
	case islas.EvReshuffle:
		return []cue{{0, "shuffle"}}
	case islas.EvBuild:
		return []cue{{0, "card"}, {lands(e.Kind), "wood"}}
	case islas.EvSettler:
		if e.Seat == game.NoSeat {
			return []cue{{0, "card"}}
		}
		return []cue{{0, "card"}, {lands(e.Kind), "wood"}}
	case islas.EvPalace, islas.EvTown:
		return []cue{{0, "convert"}}
	case islas.EvArrival:
		return []cue{{0, "bell"}}
	case islas.EvReveal:
		if e.Card.Pirate() {
			return []cue{{0, "card"}, {partAshore / steps, "drum"}}
		}
		return []cue{{0, "card"}, {partAshore / steps, "steps"}}
	case islas.EvLoss:
		return []cue{{0, "drum"}, {raidEnds, "wood"}}
	case islas.EvPirate:
		return []cue{{0, "card"}}
	case islas.EvPrivilege:
		return []cue{{0, "fanfare"}}
	case islas.EvRound:
		if e.Last {
			return []cue{{0, "bell"}}
		}
	case islas.EvEnd:
		return []cue{{0, "victory"}}
	}
	return nil
}

// begin is called when a step begins to be shown.
func (c *cues) begin(step islas.Step, steps float64) {
	*c = cues{list: cuesOf(step, steps), begun: true}
}

// due returns the effects whose moment has come.
func (c *cues) due(progress float64) (effects []string) {
	for c.begun && c.next < len(c.list) && c.list[c.next].at <= progress {
		effects = append(effects, c.list[c.next].effect)
		c.next++
	}
	return effects
}

// rest ends the event and returns the last effect if it has not been heard: whatever else was completed before its time
// makes no sound.
func (c *cues) rest() (effect string, ok bool) {
	if c.begun && c.next < len(c.list) {
		effect, ok = c.list[len(c.list)-1].effect, true
	}
	*c = cues{}
	return effect, ok
}

// hear plays the sounds that are due.
func (t *Table) hear() {
	if _, p, moving := t.show.event(); moving {
		for _, effect := range t.cues.due(p) {
			t.s.Sound.Play(effect)
		}
	}
}

// excuse keeps a click from being denied that was not meant for what it hit: it only hurried, or it looked at a plot of an
// island on which nothing can be done anyway.
func (t *Table) excuse(u *ui.UI) {
	if w, ok := u.Widget(u.Refused()); t.deaf || ok && t.onlyLooked(w) {
		u.Excuse()
	}
}
