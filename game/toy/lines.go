package toy

import (
	"fmt"

	"islas/game"
	"islas/game/record"
)

// line is any line of a record but the first. The fields that a line does not use are zero.
type line struct {
	E     string    `json:"e"` // "deal", "turn", "lay", "draw" or "end"
	Seat  game.Seat `json:"seat"`
	Round int       `json:"round"`
	Cards []int     `json:"cards"`
}

// words are the values of the key "e" by kind of event.
var words = [Kinds]string{"deal", "turn", "lay", "draw", "end"}

// Lines implements record.Lines.
type Lines struct{ Game }

// New implements record.Lines.
func (Lines) New(e string) any {
	for _, word := range words {
		if word == e {
			return new(line)
		}
	}
	return nil
}

// Line implements record.Lines.
func (Lines) Line(step *Step, _ int) any {
	e := &step.Event
	l := &line{E: words[e.Kind], Seat: e.Seat, Round: e.Round, Cards: []int{}}
	for _, c := range append(e.Cards[:], e.Card) {
		if c != noCard {
			l.Cards = append(l.Cards, int(c))
		}
	}
	return l
}

// Replay implements record.Lines.
func (Lines) Replay(script *record.Script) record.Replay[Position, Action, Event] {
	return &replay{script: script}
}

// replay plays the lines of a record, whose draws say how the deck was shuffled.
type replay struct {
	Game
	script *record.Script
}

// New implements record.Replay.
func (r *replay) New(o game.Options, sink *[]Step) (Position, error) {
	var left [Numbers + 1]int
	var drawn []Card
	for i, l := range r.script.Rest() {
		l := l.(*line)
		if l.E == "deal" || l.E == "draw" {
			for _, c := range l.Cards {
				if c < 1 || c > Numbers || left[c] == Copies {
					r.script.Impossible(i, "a card in this line is not left in the deck")
					continue
				}
				left[c]++
				drawn = append(drawn, Card(c))
			}
		}
	}
	for c := Card(1); c <= Numbers; c++ { // what nobody drew lies below
		for ; left[c] < Copies; left[c]++ {
			drawn = append(drawn, c)
		}
	}
	deck := make([]Card, 0, deckSize)
	for i := range drawn {
		deck = append(deck, drawn[len(drawn)-1-i])
	}
	p, steps := r.begin(o, deck)
	*sink = append(*sink, steps...)
	return p, nil
}

// Action implements record.Replay.
func (r *replay) Action(p *Position) (Action, error) {
	l := r.script.Rest()[0].(*line)
	if p.laid {
		return end, nil
	}
	if l.E != "lay" || len(l.Cards) != 1 || l.Seat != p.turn {
		return Action{}, fmt.Errorf("this line cannot come here, where seat %d has to lay a card", p.turn)
	}
	return Action{Card(l.Cards[0])}, nil
}
