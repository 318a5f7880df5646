package table

import (
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/theme"
	"islas/render/ui"
)

// logbook is everything that has been shown. Its lines are written anew when the language changes or another person
// looks.
type logbook struct {
	steps  []islas.Step
	lines  []line
	told   int // steps that lines tell of
	lang   string
	viewer game.Seat
	height float64 // of all lines when it was last drawn
	end    bool    // it is to be drawn from its end, whatever was last looked at
}

// line is a line of the log.
type line struct {
	text   string
	head   bool // begins a round
	ledger int  // the step whose ledger it opens, -1 for none
	step   int  // the step that it tells of
}

func (l line) style() theme.Style {
	if l.head {
		return theme.SmallBold
	}
	return theme.Small
}

func (b *logbook) add(step islas.Step) { b.steps = append(b.steps, step) }

func (b *logbook) length() int { return len(b.steps) }

// cut forgets everything from the n-th step on.
func (b *logbook) cut(n int) {
	if n < len(b.steps) {
		b.steps = b.steps[:n]
		b.told, b.lines = 0, nil
	}
}

// read brings the lines up to date.
func (b *logbook) read(u *ui.UI, t *Table) {
	if lang := t.s.Texts.Lang(); b.lang != lang || b.viewer != t.viewer {
		b.lang, b.viewer, b.told, b.lines, b.end = lang, t.viewer, 0, nil, true
	}
	for ; b.told < len(b.steps); b.told++ {
		e := b.steps[b.told].Event
		if e.Kind == islas.EvTurn && b.firstOfRound(b.told) {
			b.lines = append(b.lines, line{u.T("table.round", "n", e.Round), true, -1, b.told})
		}
		if e.Kind == islas.EvTurn || e.Kind == islas.EvReveal && e.Card.Settler() {
			continue // the lines that follow say so as well
		}
		if text := b.describe(u, t, e); text != "" {
			ledger := -1
			if e.Kind == islas.EvSettler || e.Kind == islas.EvReveal {
				ledger = b.told
			}
			b.lines = append(b.lines, line{text, false, ledger, b.told})
		}
	}
}

// firstOfRound reports whether the turn that begins with step i is the first of its round.
func (b *logbook) firstOfRound(i int) bool {
	for j := i - 1; j >= 0; j-- {
		if e := b.steps[j].Event; e.Kind == islas.EvTurn {
			return e.Round != b.steps[i].Event.Round
		}
	}
	return true
}

// describe is an event in a sentence, as far as the person who looks may know it; empty for what needs no words.
func (b *logbook) describe(u *ui.UI, t *Table, e islas.Event) string {
	e = e.For(t.viewer)
	name := t.name(e.Seat)
	switch e.Kind {
	case islas.EvTurn:
		return u.T("log.turn", "name", name)
	case islas.EvDraw:
		key := "log.draw"
		if e.Extra {
			key = "log.extra"
		}
		text := u.T(key, "name", name, "n", e.Count)
		if cards := t.cardList(u, e); cards != "" {
			text += " (" + cards + ")"
		}
		return text
	case islas.EvReshuffle:
		return u.T("log.reshuffle", "n", e.Count)
	case islas.EvBuild:
		return u.T("log.build", "name", name, "who", t.cardName(u, e.Card), "piece", t.piecename(u, islas.House, e.Colour))
	case islas.EvPalace:
		return u.T("log.palace", "name", name, "piece", t.piecename(u, islas.Palace, e.Colour))
	case islas.EvTown:
		return u.T("log.town", "name", name, "piece", t.piecename(u, islas.Town, e.Colour))
	case islas.EvLoad:
		if e.Card != islas.NoCard {
			return u.T("log.load-card", "name", name, "who", t.cardName(u, e.Card))
		}
		return u.T("log.load", "name", name)
	case islas.EvArrival:
		return u.T("log.arrival")
	case islas.EvReveal:
		return u.T("log.reveal", "who", t.cardName(u, e.Card))
	case islas.EvSettler:
		if e.Seat == game.NoSeat {
			if e.Comparison.Winner != game.NoSeat {
				return u.T("log.no-house", "who", t.cardName(u, e.Card))
			}
			return u.T("ledger.nobody", "who", t.cardName(u, e.Card))
		}
		return u.T("log.settler", "who", t.cardName(u, e.Card), "name", name, "piece", t.piecename(u, islas.House, e.Colour))
	case islas.EvNamed:
		return u.T("log.named", "name", name, "victim", t.name(e.Other))
	case islas.EvLoss:
		return u.T("log.loss", "name", name, "piece", t.piecename(u, islas.House, e.Colour))
	case islas.EvPirate:
		if e.Count == 0 {
			return u.T("log.pirate-nothing")
		}
	case islas.EvPrivilege:
		key := "log.privilege"
		if e.Other != game.NoSeat {
			key = "log.privilege-taken"
		}
		return u.T(key, "name", name, "power", u.T("power."+e.Colour.Power().String()), "other", t.name(e.Other))
	case islas.EvRound:
		if e.Last {
			return u.T("log.final-round")
		}
	case islas.EvEnd:
		return u.T("prompt.over")
	}
	return ""
}

// latest is the last event of the book that needs words.
func (b *logbook) latest(u *ui.UI, t *Table) string {
	for i := len(b.steps) - 1; i >= 0; i-- {
		if text := b.describe(u, t, b.steps[i].Event); text != "" {
			return text
		}
	}
	return ""
}

// cardList names the cards of an event, as far as they may be seen.
func (t *Table) cardList(u *ui.UI, e islas.Event) string {
	var names []string
	for i := range e.Count {
		if c := e.Cards[i]; c != islas.NoCard {
			names = append(names, t.cardName(u, c))
		}
	}
	return strings.Join(names, ", ")
}

// piecename is what a building is called.
func (t *Table) piecename(u *ui.UI, k islas.Kind, c islas.Colour) string {
	return u.T("building." + k.String() + "." + c.String())
}

// attack is the pirate revealed in step i, as it was seen to the end.
func (b *logbook) attack(i int) arrival {
	a := arrival{in: true}
	a.reveal(b.steps[i])
	for _, step := range b.steps[i+1:] {
		switch step.Event.Kind {
		case islas.EvNamed:
			a.named = step.Event
		case islas.EvPirate:
			a.resolved(step.Event)
			return a
		}
	}
	return a
}
