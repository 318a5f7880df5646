package session

import (
	"slices"

	"islas/game"
)

// Novelty is what is being explained.
type Novelty struct {
	Key  string // "explain."+Key is the key of the text, empty for nothing
	Past bool   // the person at the machine has acted since
}

// stillNew is the number of rounds after its first occurrence for which something is explained.
const stillNew = 1

// novelties are the things that have happened for the first time and are to be explained.
type novelties[S any] struct {
	services Services
	round    func(s *S) int
	now      Novelty
	waiting  []string       // keys of what is explained next, the last first
	first    map[string]int // by key: the round of the first occurrence of what is not yet explained
}

// add records that something to be explained has happened and led to the position after. shown is the position that is shown. While
// something else is being explained, it waits; the last one is explained first.
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

// isNew reports whether the first occurrence of something is recent enough to be explained in the position shown.
func (n *novelties[S]) isNew(key string, shown *S) bool {
	return n.round(shown) <= n.first[key]+stillNew
}

// expire ends an explanation that is no longer new in the position shown.
func (n *novelties[S]) expire(shown *S) {
	if n.now.Key != "" && !n.isNew(n.now.Key, shown) {
		n.understood(shown)
	}
}

// understood ends the explanation and begins the next one that waits and is still new in the position shown. If explanations are reset,
// things that were explained are explained again.
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

// explain begins to explain an event that has been shown, if it needs to be explained. It does nothing in lessons, which have their own
// texts, or if only computers play.
func (s *Session[S, A, E, V]) explain(step *game.Step[S, E], before *S) {
	if s.game.Explains == nil || s.course.on() || !s.services.Explains() || s.match.Humans() == 0 {
		return
	}
	if key := s.game.Explains(step, before); key != "" && !s.services.Explained(key) {
		s.news.add(key, &step.After, &s.screen.queue.state)
	}
}

// Novelty returns what is being explained. It returns nothing if something else is open over the table, if the explanation is no longer
// new, or if explanations are turned off.
func (s *Session[S, A, E, V]) Novelty() Novelty {
	s.news.expire(&s.screen.queue.state)
	if s.open != NoDrawer || s.hint.Asked || s.back.on || !s.services.Explains() {
		return Novelty{}
	}
	return s.news.now
}
