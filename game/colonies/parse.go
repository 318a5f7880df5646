package colonies

import (
	"fmt"
	"strconv"
	"strings"

	"islas/game"
)

// ParseAction reads what Action.String writes, and nothing else: every action has one spelling. The error says in one sentence
// what was expected. Whether the action is legal, State.Check decides.
func ParseAction(text string) (Action, error) {
	for k := range ActionKind(Kinds) {
		word := words[k]
		if k == AnswerCard {
			word = ""
		}
		rest, ok := strings.CutPrefix(text, word)
		if !ok {
			continue
		}
		a, ok := parseFields(k, strings.TrimPrefix(rest, " "))
		if ok && a.formed() && a.String() == text {
			return a, nil
		}
	}
	return Action{}, fmt.Errorf("%.80q is no action: one is written as in roll, settle 26 road, bank wood ore, offer 1 wood 2 clay, sail 26 19, load 57 gem 37 or rob 2 card", text)
}

// fields reads the words of an action.
type fields struct {
	words []string
	wrong bool
}

// parseFields reads what follows the first word of an action of a kind.
func parseFields(k ActionKind, text string) (Action, bool) {
	f := fields{}
	if text != "" {
		f.words = strings.Split(text, " ")
	}
	a := newAction(k)
	switch k {
	case Settle:
		a.Node = f.node()
		switch f.word() {
		case "road":
			a.By = ByRoad
		case "base":
			a.By = ByBase
		}
	case BuildRoad:
		a.Edge = Edge(f.number())
	case BuildShip:
		if text != "" {
			a.Node = f.node()
		}
	case BuildCity, MovePirate, Dodge:
		a.Node = f.node()
	case MoveFleet, Explore:
		a.Hex = Hex(f.number())
	case PlayInvent, BankTrade:
		a.Give, a.Want = f.resource(), f.resource()
	case PlayMono, TakeCard, AnswerCard:
		a.Want = f.resource()
	case Discard:
		a.Give = f.resource()
	case MakeOffer:
		a.N, a.Give, a.M, a.Want = f.number(), f.resource(), f.number(), f.resource()
	case Sail:
		a.Node, a.To = f.node(), f.node()
	case MakeBase:
		a.Node, a.Hex = f.node(), Hex(f.number())
	case Load:
		a.Node, a.Token, a.To = f.node(), f.token(), f.node()
	case Shift:
		a.Token, a.Node, a.To = f.token(), f.node(), f.node()
	case Redeem, TakeToken:
		a.Token = f.token()
	case Rob:
		a.Seat = game.Seat(f.number())
		if what := f.word(); what != "card" {
			f.words = append([]string{what}, f.words...)
			a.Token = f.token()
			a.What = LootSettlement
			if f.word() == "ship" {
				a.What = LootShip
			}
			a.Node = f.node()
		}
	case Deal:
		a.Seat = game.Seat(f.number())
	case Save:
		a.Token, a.To = f.token(), f.node()
	}
	return a, !f.wrong && len(f.words) == 0
}

// word returns the next word, empty after the last.
func (f *fields) word() string {
	if len(f.words) == 0 {
		return ""
	}
	w := f.words[0]
	f.words = f.words[1:]
	return w
}

func (f *fields) number() uint8 {
	n, err := strconv.ParseUint(f.word(), 10, 8)
	f.wrong = f.wrong || err != nil
	return uint8(n)
}

func (f *fields) node() Node { return Node(f.number()) }

func (f *fields) resource() (r Resource) {
	f.wrong = r.UnmarshalText([]byte(f.word())) != nil || f.wrong
	return r
}

func (f *fields) token() (t Token) {
	f.wrong = t.UnmarshalText([]byte(f.word())) != nil || f.wrong
	return t
}
