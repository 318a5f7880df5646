package session

import (
	"slices"
	"sort"

	"islas/game"
)

// Log is everything that has been shown. Its lines are rewritten when the language or the viewer changes.
type Log[S, E any] struct {
	show  func(e E) *Presentation[S, E]
	seat  func(e E) game.Seat
	known func(e E, seat game.Seat) E
	round func(s *S) int

	open    bool // hidden information is written, too
	steps   []game.Step[S, E]
	lines   []Line // lines of these steps; in a replay also of later ones that were shown before
	written int    // number of steps whose lines are written
	last    E      // event of the line of the step ended, with those that it joins
	ended   int
	lang    string
	viewer  game.Seat
	opened  bool // open when the lines were written
	edition int  // number of times the lines were rewritten
}

// Line is a line of the log.
type Line struct {
	Text  string
	Head  bool      // begins a round
	Seat  game.Seat // whom it is about, NoSeat for nobody
	Step  int       // index of its step, the last of those that it tells of
	Opens bool      // it can be clicked to see more
	first int       // index of the first step that it tells of
}

// Lines are the lines of a log.
type Lines struct {
	All     []Line
	Edition int  // number of times the lines were rewritten
	Leads   bool // a click on a line leads to its moment
	Past    bool // they end at a step that is looked back at
}

// last returns the text of the last line that is not the heading of a round, or "" if there is none.
func (l Lines) last() string {
	for _, line := range slices.Backward(l.All) {
		if !line.Head {
			return line.Text
		}
	}
	return ""
}

// Since is the range of steps since the viewer's last turn, up to the viewer's next turn. If there is no viewer, it begins with the current
// turn.
type Since struct {
	From int  // the first step
	To   int  // the step after the last one, where the viewer's own turn begins or the log ends
	Any  bool // the viewer has had a turn, so that something counts as news
}

// Len returns the number of steps in the log.
func (l *Log[S, E]) Len() int { return len(l.steps) }

// Step returns the i-th step. It must not be changed.
func (l *Log[S, E]) Step(i int) *game.Step[S, E] { return &l.steps[i] }

// cut removes everything from the n-th step on.
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

// read brings the lines up to date, in a language and for a viewer.
func (l *Log[S, E]) read(t Texts, lang string, viewer game.Seat) {
	if l.lang != lang || l.viewer != viewer || l.opened != l.open {
		l.lang, l.viewer, l.opened, l.written, l.lines = lang, viewer, l.open, 0, nil
		l.edition++
	}
	if n := len(l.shown()); n < len(l.lines) && l.lines[n].first < len(l.steps) { // in the midst of what a line tells of
		l.written, l.lines, l.ended = l.lines[n].first, slices.Clip(l.lines[:n]), -1
	}
	for ; l.written < len(l.steps); l.written++ {
		step := &l.steps[l.written]
		p := l.show(step.Event)
		if p.Turn == TurnBegins && l.firstOfRound(l.written) {
			l.lines = append(l.lines, Line{Text: t.T("table.round", "n", l.round(&step.After)), Head: true, Seat: game.NoSeat, Step: l.written, first: l.written})
		}
		if p.Silent != nil && p.Silent(step.Event) {
			continue
		}
		e, joins := l.join(step.Event, l.written)
		if text := l.Text(t, e, viewer); text != "" {
			first := l.written
			if joins {
				first = l.lines[len(l.lines)-1].first
				l.lines = l.lines[:len(l.lines)-1]
			}
			line := Line{Text: text, Seat: l.seat(l.seen(e, viewer)), Step: l.written, Opens: p.Opens, first: first}
			l.lines, l.last, l.ended = append(l.lines, line), e, l.written
		}
	}
}

// join returns the event of a step together with those of the line before it, if it continues them.
func (l *Log[S, E]) join(e E, step int) (both E, joins bool) {
	p, n := l.show(e), len(l.lines)
	if p.Joins == nil || n == 0 || l.lines[n-1].Step != step-1 || l.ended != step-1 {
		return e, false
	}
	if both, joins = p.Joins(l.last, e); joins {
		return both, true
	}
	return e, false
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

// Text returns an event as a sentence that contains only what the viewer may know, or "" if it has no text.
func (l *Log[S, E]) Text(t Texts, e E, viewer game.Seat) string {
	p := l.show(e)
	if p.Text == nil {
		return ""
	}
	return p.Text(t, l.seen(e, viewer))
}

// seen returns the event without what the viewer may not know.
func (l *Log[S, E]) seen(e E, viewer game.Seat) E {
	if l.open {
		return e
	}
	return l.known(e, viewer)
}

// Latest returns the last event that has a text, as a sentence.
func (l *Log[S, E]) Latest(t Texts, viewer game.Seat) string {
	for i := len(l.steps) - 1; i >= 0; i-- {
		if text := l.Text(t, l.steps[i].Event, viewer); text != "" {
			return text
		}
	}
	return ""
}

// Since returns what is news for a viewer, or NoSeat for nobody.
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

// lastTurn returns the step after a seat's last completed turn, or for NoSeat the beginning of the current turn. ok is false if the seat
// has had no turn yet and everything is new, and for NoSeat.
func (l *Log[S, E]) lastTurn(seat game.Seat) (step int, ok bool) {
	after := len(l.steps) // the step that ended the turn in question
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
