package session

import "islas/game"

// cues are the sounds of the event that is being shown: each is heard when its cause is seen.
type cues struct {
	list  []Cue
	next  int  // the first that has not been heard
	begun bool // the event is being shown; otherwise nothing is heard
}

// cuesOf are the sounds of a step that is shown for so many steps of the animation speed.
func (p *Presentation[S, E]) cuesOf(step *game.Step[S, E], steps float64) []Cue {
	if p.CuesOf != nil {
		return p.CuesOf(step, steps)
	}
	return p.Cues
}

// begin is called when an event with these sounds begins to be shown.
func (c *cues) begin(list []Cue) { *c = cues{list: list, begun: true} }

// due returns the effects whose moment has come.
func (c *cues) due(progress float64) (effects []string) {
	for c.begun && c.next < len(c.list) && c.list[c.next].At <= progress {
		effects = append(effects, c.list[c.next].Effect)
		c.next++
	}
	return effects
}

// rest ends the event and returns the last effect if it has not been heard: whatever else was completed before its time
// makes no sound.
func (c *cues) rest() (effect string, ok bool) {
	if c.begun && c.next < len(c.list) {
		effect, ok = c.list[len(c.list)-1].Effect, true
	}
	*c = cues{}
	return effect, ok
}
