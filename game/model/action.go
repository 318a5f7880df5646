package model

import "fmt"

// ActionKind is the kind of an action.
type ActionKind uint8

// The kinds of actions.
const (
	End       ActionKind = iota // end the turn
	Build                       // play Card to build a house
	MakeOffer                   // offer Card for Want
	Accept                      // accept the offer
	Refuse                      // refuse the offer
	RefuseAll                   // refuse it and all other offers of this turn
)

// Action is a decision. Fields that its kind does not use are zero.
type Action struct {
	Kind       ActionKind
	Card, Want Card
}

// every lists all actions, in the order of Legal.
var every = func() (all []Action) {
	for c := Card(1); c <= Coves; c++ {
		all = append(all, Action{Kind: Build, Card: c})
	}
	all = append(all, Action{Kind: End})
	for give := Card(1); give <= Coves; give++ {
		for want := Card(1); want <= Coves; want++ {
			if want != give {
				all = append(all, Action{Kind: MakeOffer, Card: give, Want: want})
			}
		}
	}
	return append(all, Action{Kind: Accept}, Action{Kind: Refuse}, Action{Kind: RefuseAll})
}()

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
func (Game) ParseAction(text string) (Action, error) {
	for _, a := range every {
		if a.String() == text {
			return a, nil
		}
	}
	return Action{}, fmt.Errorf("%.40q is no action of the model game: write it as in %q or %q", text, Action{Kind: Build, Card: 4}, Action{})
}
