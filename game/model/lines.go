package model

import (
	"fmt"
	"slices"

	"islas/game"
	"islas/game/record"
)

// line is any line of a record after the first. Fields that a line does not use are zero.
type line struct {
	E     string    `json:"e"` // one of words
	Seat  game.Seat `json:"seat"`
	Round int       `json:"round"`
	Cards []int     `json:"cards"`
	All   bool      `json:"all"`
}

// words are the values of the key "e", by kind of event.
var words = [Kinds]string{"deal", "turn", "offer", "refuse", "accept", "lapse", "build", "draw", "end"}

// Lines implements record.Lines.
type Lines struct{ Game }

// Forms implements record.Lines.
func (Lines) Forms() record.Forms {
	forms := record.Forms{}
	for _, e := range words {
		forms[e] = line{}
	}
	return forms
}

// Line implements record.Lines.
func (Lines) Line(step *Step, _ int) any {
	e := &step.Event
	l := &line{E: words[e.Kind], Seat: e.Seat, Round: e.Round, Cards: []int{}, All: e.All}
	for _, c := range append(e.Cards[:], e.Card, e.Offer.Give, e.Offer.Want) {
		if c != 0 {
			l.Cards = append(l.Cards, int(c))
		}
	}
	return l
}

// Replay implements record.Lines.
func (Lines) Replay(script *record.Script) record.Replay[Position, Action, Event] {
	return &replay{script: script}
}

// replay plays the lines of a record. Their draws give the order of the deck.
type replay struct {
	Game
	script *record.Script
}

// New implements record.Replay.
func (r *replay) New(o game.Options, sink *[]Step) (Position, error) {
	var left [Coves + 1]int
	var drawn []Card
	for i, l := range r.script.Rest() {
		l := l.(*line)
		if l.E == words[Dealt] || l.E == words[Drawn] {
			for _, c := range l.Cards {
				if c < 1 || c > Coves || left[c] == Copies {
					r.script.Impossible(i, "a card in this line is not left in the deck")
					continue
				}
				left[c]++
				drawn = append(drawn, Card(c))
			}
		}
	}
	for c := Card(1); c <= Coves; c++ { // what nobody drew is at the bottom
		for ; left[c] < Copies; left[c]++ {
			drawn = append(drawn, c)
		}
	}
	slices.Reverse(drawn)
	p, steps := r.begin(o, drawn)
	*sink = append(*sink, steps...)
	return p, nil
}

// Action implements record.Replay. It returns the action of the next line, which the rules may not allow.
func (r *replay) Action(p *Position) (Action, error) {
	l := r.script.Rest()[0].(*line)
	var a Action
	switch cards := append(slices.Clone(l.Cards), 0, 0); l.E {
	case words[Built]:
		a = Action{Build, Card(cards[0]), 0}
	case words[Offered]:
		a = Action{MakeOffer, Card(cards[0]), Card(cards[1])}
	case words[Accepted]:
		a.Kind = Accept
	case words[Refused]:
		a.Kind = Refuse
		if l.All {
			a.Kind = RefuseAll
		}
	}
	if a.Kind == End && !p.allows(a) || a.Kind != End && l.Seat != r.Decider(p) {
		return Action{}, fmt.Errorf("this line cannot come here, where seat %d may choose from %v", r.Decider(p), r.Legal(p, nil))
	}
	return a, nil
}
