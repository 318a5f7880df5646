package islas

import (
	"strconv"

	"islas/game"
)

// ActionKind is the kind of an action.
type ActionKind uint8

// The kinds of actions.
const (
	Build      ActionKind = iota // action 1: build the house of a settler from the hand (rules, section 7)
	DrawCards                    // action 1: draw cards (section 6)
	ExtraCard                    // take the extra card of the privilege (section 10)
	MakePalace                   // turn two houses into a palace (section 9)
	MakeTown                     // turn three houses into a town (section 9)
	Load                         // action 2: put a card on the ship (section 6)
	EndTurn                      // end one's turn (section 6)
	Settle                       // put down the house of the settler that has arrived (section 8)
	Lose                         // take off the house that a pirate costs (section 10)
	Name                         // name the player whom the pirate robs instead (section 10)

	actionKinds = 10
)

// RevealsNothing reports whether an action of this kind shows its seat no hidden card and leaves the next decision to the same
// seat. Such actions can be done in a view, and taken back.
func (k ActionKind) RevealsNothing() bool {
	switch k {
	case Build, MakePalace, MakeTown, Load:
		return true
	}
	return false
}

// Houses returns how many houses an action of this kind uses up: those of MakePalace and MakeTown, none of the others
// (rules, section 9).
func (k ActionKind) Houses() int {
	building, _ := k.Building()
	return building.Houses()
}

// Building returns the kind of building that an action of this kind puts up; false for those that put up none.
func (k ActionKind) Building() (Kind, bool) {
	switch k {
	case Build, Settle:
		return House, true
	case MakePalace:
		return Palace, true
	case MakeTown:
		return Town, true
	}
	return House, false
}

// Action is one decision of the seat that has to decide. Each kind has its constructor, which leaves the fields it does
// not use at their No… values; only such actions are ever legal, so that equal actions are equal with ==.
type Action struct {
	Kind   ActionKind
	Card   Card      // Build: the settler; Load: the card put aboard
	Plot   Plot      // Build, Settle: where the house stands; MakePalace, MakeTown: where the new building stands; Lose: the house
	Colour Colour    // of the building taken from the supply: Build, Settle, MakePalace, MakeTown
	From   PlotSet   // MakePalace, MakeTown: the houses used up
	Seat   game.Seat // Name: the victim
}

// BuildAction builds the house of a settler on a plot, in its colour or, where the supply lacks that, in another.
func BuildAction(card Card, plot Plot, colour Colour) Action {
	return Action{Kind: Build, Card: card, Plot: plot, Colour: colour, Seat: game.NoSeat}
}

// DrawAction draws cards as action 1.
func DrawAction() Action { return bare(DrawCards) }

// ExtraAction takes the privilege's extra card.
func ExtraAction() Action { return bare(ExtraCard) }

// PalaceAction turns the houses on two plots into a palace of a colour on the given plot.
func PalaceAction(from PlotSet, plot Plot, colour Colour) Action {
	return Action{Kind: MakePalace, Card: NoCard, From: from, Plot: plot, Colour: colour, Seat: game.NoSeat}
}

// TownAction turns the houses on three plots into a town of a colour on the given plot.
func TownAction(from PlotSet, plot Plot, colour Colour) Action {
	return Action{Kind: MakeTown, Card: NoCard, From: from, Plot: plot, Colour: colour, Seat: game.NoSeat}
}

// LoadAction puts a card from the hand on the ship.
func LoadAction(card Card) Action {
	return Action{Kind: Load, Card: card, Plot: NoPlot, Colour: NoColour, Seat: game.NoSeat}
}

// EndAction ends the turn.
func EndAction() Action { return bare(EndTurn) }

// SettleAction puts the arrived settler's house of a colour on a plot.
func SettleAction(plot Plot, colour Colour) Action {
	return Action{Kind: Settle, Card: NoCard, Plot: plot, Colour: colour, Seat: game.NoSeat}
}

// LoseAction takes the house on a plot off the island.
func LoseAction(plot Plot) Action {
	return Action{Kind: Lose, Card: NoCard, Plot: plot, Colour: NoColour, Seat: game.NoSeat}
}

// NameAction names the player whom the pirate robs.
func NameAction(victim game.Seat) Action {
	return Action{Kind: Name, Card: NoCard, Plot: NoPlot, Colour: NoColour, Seat: victim}
}

func bare(k ActionKind) Action {
	return Action{Kind: k, Card: NoCard, Plot: NoPlot, Colour: NoColour, Seat: game.NoSeat}
}

// canonical reports whether a has the form that its kind's constructor gives it; the fields it uses may hold anything.
func (a Action) canonical() bool {
	switch a.Kind {
	case Build:
		return a.From == 0 && a.Seat == game.NoSeat
	case DrawCards, ExtraCard, EndTurn:
		return a == bare(a.Kind)
	case MakePalace, MakeTown:
		return a.Card == NoCard && a.Seat == game.NoSeat
	case Load:
		return a == LoadAction(a.Card)
	case Settle:
		return a.Card == NoCard && a.From == 0 && a.Seat == game.NoSeat
	case Lose:
		return a == LoseAction(a.Plot)
	case Name:
		return a == NameAction(a.Seat)
	}
	return false
}

// String returns the action in the form that ParseAction reads, such as "build segador 3 red", "draw", "extra",
// "palace 2+5 at 2 red", "town 1+2+3 at 1 blue", "load pirate-red", "end", "settle 4 beige", "lose 7" or "name 2".
func (a Action) String() string {
	plot := "none"
	if a.Plot != NoPlot {
		plot = strconv.Itoa(int(a.Plot))
	}
	switch a.Kind {
	case Build:
		return "build " + a.Card.ID() + " " + plot + " " + a.Colour.String()
	case DrawCards:
		return "draw"
	case ExtraCard:
		return "extra"
	case MakePalace:
		return "palace " + a.From.String() + " at " + plot + " " + a.Colour.String()
	case MakeTown:
		return "town " + a.From.String() + " at " + plot + " " + a.Colour.String()
	case Load:
		return "load " + a.Card.ID()
	case EndTurn:
		return "end"
	case Settle:
		return "settle " + plot + " " + a.Colour.String()
	case Lose:
		return "lose " + plot
	case Name:
		return "name " + strconv.Itoa(int(a.Seat))
	}
	return "action " + strconv.Itoa(int(a.Kind))
}
