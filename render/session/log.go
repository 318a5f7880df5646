package session

import (
	"slices"
	"sort"

	"islas/game"
)

// Log is everything that has been shown. Its lines are written anew when the language changes or another person looks.
type Log[S, E any] struct {
	show  func(e E) *Presentation[S, E]
	seat  func(e E) game.Seat
	known func(e E, seat game.Seat) E
	round func(s *S) int

	open    bool // what is hidden from players is written, too
	steps   []game.Step[S, E]
	lines   []Line // of these steps; in a replay also of later ones that have been shown before
	written int    // steps of which there are lines
	lang    string
	viewer  game.Seat
	opened  bool // as open was
	edition int  // how often they were written for somebody else
}

// Line is a line of the log.
type Line struct {
	Text  string
	Head  bool // begins a round
	Step  int  // the step of which it is
	Opens bool // more is to be seen of it
	Names bool // something that it names can be asked about by resting on it
}

// Lines are the lines of a log.
type Lines struct {
	All     []Line
	Edition int  // how often they were written for somebody else
	Leads   bool // each leads to the moment of which it is
	Past    bool // they end at a step that is looked back at
}

// last returns the last line that is not the heading of a round, empty if there is none.
func (l Lines) last() string {
	for _, line := range slices.Backward(l.All) {
		if !line.Head {
			return line.Text
		}
	}
	return ""
}

// Since is what has happened since the last turn of whoever looks, until that person's next turn has ended. While nobody
// looks, it is what has happened in the turn that is under way.
type Since struct {
	From int  // the first step of it
	To   int  // the step after the last one: there the viewer's own turn begins, or the log ends
	Any  bool // there is a last turn, so that something is news
}

// Len returns the number of steps in the log.
func (l *Log[S, E]) Len() int { return len(l.steps) }

// Step returns the i-th step. It must not be changed.
func (l *Log[S, E]) Step(i int) *game.Step[S, E] { return &l.steps[i] }

func (l *Log[S, E]) add(step *game.Step[S, E]) { l.steps = append(l.steps, *step) }

// cut forgets everything from the n-th step on.
func (l *Log[S, E]) cut(n int) {
	if n < len(l.steps) {
		l.steps = l.steps[:n]
		l.written, l.lines = 0, nil
	}
}

// until returns the log as it was after n steps.
func (l *Log[S, E]) until(n int) Log[S, E] {
	then := *l
	then.steps, then.lines = slices.Clip(l.steps[:n]), slices.Clip(l.lines)
	return then
}

// shown returns the lines of the steps in the log.
func (l *Log[S, E]) shown() []Line {
	n := sort.Search(len(l.lines), func(i int) bool { return l.lines[i].Step >= len(l.steps) })
	return l.lines[:n]
}

// read brings the lines up to date, in a language and for whoever looks.
func (l *Log[S, E]) read(t Texts, lang string, viewer game.Seat) {
	if l.lang != lang || l.viewer != viewer || l.opened != l.open {
		l.lang, l.viewer, l.opened, l.written, l.lines = lang, viewer, l.open, 0, nil
		l.edition++
	}
	for ; l.written < len(l.steps); l.written++ {
		step := &l.steps[l.written]
		p := l.show(step.Event)
		if p.Turn == TurnBegins && l.firstOfRound(l.written) {
			l.lines = append(l.lines, Line{Text: t.T("table.round", "n", l.round(&step.After)), Head: true, Step: l.written})
		}
		if p.Silent != nil && p.Silent(step.Event) {
			continue
		}
		if text := l.Text(t, step.Event, viewer); text != "" {
			names := p.Names != nil && p.Names(l.seen(step.Event, viewer))
			l.lines = append(l.lines, Line{Text: text, Step: l.written, Opens: p.Opens, Names: names})
		}
	}
}

// firstOfRound reports whether the turn that begins with step i is the first of its round.
func (l *Log[S, E]) firstOfRound(i int) bool {
	for j := i - 1; j >= 0; j-- {
		if l.show(l.steps[j].Event).Turn == TurnBegins {
			return l.round(&l.steps[j].After) != l.round(&l.steps[i].After)
		}
	}
	return true
}

// Text returns an event in a sentence, as far as a viewer may know it; empty for what needs no words.
func (l *Log[S, E]) Text(t Texts, e E, viewer game.Seat) string {
	p := l.show(e)
	if p.Text == nil {
		return ""
	}
	return p.Text(t, l.seen(e, viewer))
}

// seen returns what of an event a viewer may know.
func (l *Log[S, E]) seen(e E, viewer game.Seat) E {
	if l.open {
		return e
	}
	return l.known(e, viewer)
}

// Latest returns the last event that needs words, in a sentence.
func (l *Log[S, E]) Latest(t Texts, viewer game.Seat) string {
	for i := len(l.steps) - 1; i >= 0; i-- {
		if text := l.Text(t, l.steps[i].Event, viewer); text != "" {
			return text
		}
	}
	return ""
}

// Since returns what is news for whoever looks, NoSeat if nobody does.
func (l *Log[S, E]) Since(viewer game.Seat) Since {
	var s Since
	s.From, s.Any = l.lastTurn(viewer)
	s.To = len(l.steps)
	for i := s.From; i < len(l.steps) && viewer != game.NoSeat; i++ {
		if e := &l.steps[i].Event; l.show(*e).Turn == TurnBegins && l.seat(*e) == viewer {
			s.To = i
		}
	}
	return s
}

// lastTurn is the step after the last turn of a seat that is over, or the beginning of the turn that is under way for
// nobody's seat; ok is false if the seat has had no turn yet, and everything is new.
func (l *Log[S, E]) lastTurn(seat game.Seat) (step int, ok bool) {
	after := len(l.steps) // the step that ended the turn that is being looked at
	for i := len(l.steps) - 1; i >= 0; i-- {
		e := &l.steps[i].Event
		switch turn := l.show(*e).Turn; {
		case turn == TurnBegins && seat == game.NoSeat:
			return i, false
		case turn == TurnBegins && l.seat(*e) == seat && after < len(l.steps):
			return after, true
		case turn == TurnBegins || turn == BetweenTurns:
			after = i
		}
	}
	return 0, false
}
