package model

import (
	"fmt"
	"strings"
)

// ActionKind is what is done.
type ActionKind uint8

// The kinds of actions.
const (
	End       ActionKind = iota // the turn
	Build                       // with Card
	MakeOffer                   // Card for Want
	Accept                      // the offer that is being answered
	Refuse                      // it
	RefuseAll                   // it, and all others of this turn
)

// Action is a decision. What its kind does not use is zero.
type Action struct {
	Kind       ActionKind
	Card, Want Card
}

// String returns the action in the form that ParseAction reads, such as "build 4" or "offer 2 for 5".
func (a Action) String() string {
	switch a.Kind {
	case Build:
		return fmt.Sprintf("build %d", a.Card)
	case MakeOffer:
		return fmt.Sprintf("offer %d for %d", a.Card, a.Want)
	}
	return [...]string{End: "end", Accept: "accept", Refuse: "refuse", RefuseAll: "refuse all"}[a.Kind]
}

// ParseAction implements game.Rules.
func (Game) ParseAction(text string) (a Action, err error) {
	for _, kind := range []ActionKind{End, Accept, Refuse, RefuseAll} {
		if a := (Action{Kind: kind}); a.String() == text {
			return a, nil
		}
	}
	if strings.HasPrefix(text, "build ") {
		a.Kind = Build
		_, err = fmt.Sscanf(text, "build %d", &a.Card)
	} else {
		a.Kind = MakeOffer
		_, err = fmt.Sscanf(text, "offer %d for %d", &a.Card, &a.Want)
	}
	onCard := func(c Card) bool { return c >= 1 && c <= Coves }
	if err == nil && onCard(a.Card) && onCard(a.Want) == (a.Kind == MakeOffer) && a.Card != a.Want && a.String() == text {
		return a, nil
	}
	return Action{}, fmt.Errorf("%.40q is no action of the model game: write it as in %q or %q", text, Action{Kind: Build, Card: 4}, Action{})
}
