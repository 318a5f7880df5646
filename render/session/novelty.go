package session

import (
	"slices"

	"islas/game"
)

// Novelty is what is being explained.
type Novelty struct {
	Key  string // "explain."+it is the key of the text, empty for nothing
	Past bool   // the person at the machine has done something since
}

// stillNew is how many rounds after it has happened something is explained at the latest: later it is no news any more.
const stillNew = 1

// novelties are what has happened for the first time and is to be explained.
type novelties[S any] struct {
	services Services
	round    func(s *S) int
	now      Novelty
	waiting  []string       // what is explained after it, the last first
	first    map[string]int // the rounds in which what is not yet explained has happened for the first time
}

// add notes that something to be explained has happened, which led to a position. What comes while something else is being explained
// waits for that, the last first.
func (n *novelties[S]) add(key string, after, shown *S) {
	if _, known := n.first[key]; !known {
		if n.first == nil {
			n.first = map[string]int{}
		}
		n.first[key] = n.round(after)
	}
	n.expire(shown)
	if key == n.now.Key {
		return
	}
	n.waiting = append(slices.DeleteFunc(n.waiting, func(k string) bool { return k == key }), key)
	if n.now.Key == "" {
		n.understood(shown)
	}
}

// isNew reports whether it is not long ago in a position that something has happened for the first time.
func (n *novelties[S]) isNew(key string, shown *S) bool {
	return n.round(shown) <= n.first[key]+stillNew
}

// expire ends what is being explained if it is no longer new in a position.
func (n *novelties[S]) expire(shown *S) {
	if n.now.Key != "" && !n.isNew(n.now.Key, shown) {
		n.understood(shown)
	}
}

// understood ends what is being explained, and begins with what waits for that and is still new in a position. Whoever wants
// everything explained again is explained again what has been seen.
func (n *novelties[S]) understood(shown *S) {
	if n.services.Explained(n.now.Key) {
		delete(n.first, n.now.Key)
	}
	n.now = Novelty{}
	for n.now.Key == "" && len(n.waiting) > 0 {
		last := len(n.waiting) - 1
		if key := n.waiting[last]; n.isNew(key, shown) {
			n.now.Key = key
		}
		n.waiting = n.waiting[:last]
	}
}

// explain begins to explain an event that has been shown, if it needs to be. Lessons explain by themselves, and nobody explains to
// computers.
func (s *Session[S, A, E, V]) explain(step *game.Step[S, E], before *S) {
	if s.game.Explains == nil || s.course.on() || !s.services.Explains() || s.match.Humans() == 0 {
		return
	}
	if key := s.game.Explains(step, before); key != "" && !s.services.Explained(key) {
		s.news.add(key, &step.After, &s.screen.queue.state)
	}
}

// Novelty returns what is being explained: nothing while something else lies over the table, nor what is no longer new, nor to who does
// not want it.
func (s *Session[S, A, E, V]) Novelty() Novelty {
	s.news.expire(&s.screen.queue.state)
	if s.open != NoDrawer || s.hint.asked || s.back.on || !s.services.Explains() {
		return Novelty{}
	}
	return s.news.now
}
