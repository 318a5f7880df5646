package session

// cues are the sounds of the event that is being shown; each is played when its cause is visible.
type cues struct {
	list  []Cue
	next  int  // index of the first that has not been played
	begun bool // the event is being shown; otherwise nothing is played
}

// due returns the effects that are due at a progress from 0 to 1.
func (c *cues) due(progress float64) (effects []string) {
	for c.begun && c.next < len(c.list) && c.list[c.next].At <= progress {
		effects = append(effects, c.list[c.next].Effect)
		c.next++
	}
	return effects
}

// rest ends the event and returns its last effect if that has not been played. Other effects that were completed early make no sound.
func (c *cues) rest() (effect string, ok bool) {
	if c.begun && c.next < len(c.list) {
		effect, ok = c.list[len(c.list)-1].Effect, true
	}
	*c = cues{}
	return effect, ok
}
