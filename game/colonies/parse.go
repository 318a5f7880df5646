package colonies

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"islas/game"
)

// field is a field of actions, as their text has it.
type field uint8

const (
	atNode  field = iota
	atBerth       // Node, or nothing for NoNode
	toNode
	onEdge
	onHex
	byGive
	byWant
	ofToken
	ofSeat
	ofN
	ofM
	ofBy
	ofLoot
)

// values are the values of each field: their number, and their ids where these are written and no numbers.
var values = [...]struct {
	below uint8
	ids   []string
}{
	atNode: {Nodes, nil}, atBerth: {Nodes, nil}, toNode: {Nodes, nil}, onEdge: {Edges, nil}, onHex: {Hexes, nil},
	byGive: {Resources, resourceIDs[:]}, byWant: {Resources, resourceIDs[:]}, ofToken: {Tokens, tokenIDs[:]},
	ofSeat: {MaxSeats, nil}, ofN: {3, nil}, ofM: {3, nil},
	ofBy:   {3, []string{BySetup: "", ByRoad: "road", ByBase: "base"}},
	ofLoot: {3, []string{LootCard: "card", LootShip: "ship", LootSettlement: "settlement"}},
}

// form is how actions of a kind are written (section 19): a first word, and fields.
type form struct {
	word   string
	fields []field
}

// robCard is the place in forms of Rob with LootCard, which uses fewer fields.
const robCard = Kinds

var forms = [Kinds + 1]form{
	Roll:       {"roll", nil},
	End:        {"end", nil},
	Settle:     {"settle", []field{atNode, ofBy}},
	BuildRoad:  {"road", []field{onEdge}},
	BuildShip:  {"ship", []field{atBerth}},
	BuildCity:  {"city", []field{atNode}},
	Buy:        {"buy", nil},
	MoveFleet:  {"fleet", []field{onHex}},
	PlayKnight: {"knight", nil},
	PlayRoads:  {"roads", nil},
	PlayInvent: {"invention", []field{byGive, byWant}},
	PlayMono:   {"monopoly", []field{byWant}},
	BankTrade:  {"bank", []field{byGive, byWant}},
	MakeOffer:  {"offer", []field{ofN, byGive, ofM, byWant}},
	Sail:       {"sail", []field{atNode, toNode}},
	MakeBase:   {"base", []field{atNode, onHex}},
	Load:       {"load", []field{atNode, ofToken, toNode}},
	Shift:      {"shift", []field{ofToken, atNode, toNode}},
	Redeem:     {"redeem", []field{ofToken}},
	Explore:    {"explore", []field{onHex}},
	TakeToken:  {"take", []field{ofToken}},
	TakeCard:   {"take", []field{byWant}},
	Discard:    {"discard", []field{byGive}},
	MovePirate: {"pirate", []field{atNode}},
	Rob:        {"rob", []field{ofSeat, ofToken, ofLoot, atNode}},
	RobNone:    {"rob none", nil},
	AnswerNo:   {"no", nil},
	AnswerYes:  {"yes", nil},
	AnswerMore: {"more", nil},
	AnswerCard: {"", []field{byWant}},
	Deal:       {"deal", []field{ofSeat}},
	NoDeal:     {"nodeal", nil},
	Save:       {"save", []field{ofToken, toNode}},
	Done:       {"done", nil},
	Dodge:      {"dodge", []field{atNode}},
	robCard:    {"rob", []field{ofSeat, ofLoot}},
}

// form returns how the action is written.
func (a *Action) form() *form {
	if a.Kind == Rob && a.What == LootCard {
		return &forms[robCard]
	}
	return &forms[a.Kind]
}

// swap sets a field and returns what it was.
func (a *Action) swap(f field, v uint8) (was uint8) {
	switch f {
	case atNode, atBerth:
		was, a.Node = uint8(a.Node), Node(v)
	case toNode:
		was, a.To = uint8(a.To), Node(v)
	case onEdge:
		was, a.Edge = uint8(a.Edge), Edge(v)
	case onHex:
		was, a.Hex = uint8(a.Hex), Hex(v)
	case byGive:
		was, a.Give = uint8(a.Give), Resource(v)
	case byWant:
		was, a.Want = uint8(a.Want), Resource(v)
	case ofToken:
		was, a.Token = uint8(a.Token), Token(v)
	case ofSeat:
		was, a.Seat = uint8(a.Seat), game.Seat(v)
	case ofN:
		was, a.N = a.N, v
	case ofM:
		was, a.M = a.M, v
	case ofBy:
		was, a.By = uint8(a.By), By(v)
	case ofLoot:
		was, a.What = uint8(a.What), Loot(v)
	}
	return was
}

// none is no value of any field.
const none = 0xff

// String returns the action in the form of section 19, which ParseAction reads back.
func (a Action) String() string {
	form := a.form()
	words := []string{form.word}
	for _, f := range form.fields {
		switch v := a.swap(f, 0); {
		case values[f].ids != nil:
			words = append(words, values[f].ids[v])
		case v != none:
			words = append(words, strconv.Itoa(int(v)))
		}
	}
	return strings.Trim(strings.Join(words, " "), " ")
}

// ParseAction reads what Action.String writes, and nothing else: every action has one spelling. The error says in one sentence
// what was expected. Whether the action is legal, State.Check decides.
func ParseAction(text string) (Action, error) {
	for k, form := range forms {
		rest, ok := strings.CutPrefix(text, form.word)
		if !ok {
			continue
		}
		a, words := Simple(ActionKind(k)), strings.Fields(rest)
		if k == robCard {
			a.Kind = Rob
		}
		for _, f := range form.fields {
			word := ""
			if len(words) > 0 {
				word, words = words[0], words[1:]
			}
			a.swap(f, f.read(word))
		}
		if a.formed() && a.String() == text {
			return a, nil
		}
	}
	return Action{}, fmt.Errorf("%.80q is no action: one is written as in roll, settle 26 road, bank wood ore, offer 1 wood 2 clay, sail 26 19, load 57 gem 37 or rob 2 card", text)
}

// read returns the value of a word, none if it is no value.
func (f field) read(word string) uint8 {
	if ids := values[f].ids; ids != nil {
		return uint8(slices.Index(ids, word))
	}
	if n, err := strconv.ParseUint(word, 10, 8); err == nil {
		return uint8(n)
	}
	return none
}

// formed reports whether some position could allow the action: every field that its kind uses in its range, the others as the
// functions of action.go leave them.
func (a Action) formed() bool {
	if a.Kind >= Kinds {
		return false
	}
	fine := true
	switch a.Kind {
	case PlayInvent:
		fine = a.Give <= a.Want
	case BankTrade:
		fine = a.Give != a.Want
	case MakeOffer:
		fine = a.Give != a.Want && a.N >= 1 && a.M >= 1 && a.N+a.M <= 3
	case Sail, Shift:
		fine = a.Node != a.To
	case Redeem:
		fine = a.Token == Gold || a.Token == OreToken
	case TakeCard:
		fine = a.Want < Ore
	}
	plain := Simple(a.Kind)
	for _, f := range a.form().fields {
		v := a.swap(f, 0)
		fine = fine && (v < values[f].below || f == atBerth && v == none)
		plain.swap(f, 0)
	}
	return fine && a == plain
}
