package islas

import (
	"fmt"
	"strconv"
	"strings"

	"islas/game"
)

// ParseAction reads what Action.String writes, and nothing else: every action has one spelling. The error says in one sentence
// what was expected. Whether the action is legal, State.Check decides.
func ParseAction(text string) (Action, error) {
	word := strings.Split(text, " ")
	form, ok := actionForms()[word[0]]
	if !ok {
		return Action{}, fmt.Errorf("%.80q is no action: it must begin with build, draw, extra, palace, town, load, end, settle, lose or name", text)
	}
	var a Action
	if ok = len(word) == len(strings.Split(form.example, " ")); ok {
		a, ok = form.read(word[1:])
	}
	if !ok || a.String() != text {
		return Action{}, fmt.Errorf("%.80q is no action: write it as in %q", text, form.example)
	}
	return a, nil
}

// actionForm is the written form of the actions of one kind.
type actionForm struct {
	example string
	read    func(args []string) (Action, bool) // as many as in the example
}

// actionForms returns the forms by the first words of the actions.
func actionForms() map[string]actionForm {
	bare := func(a Action) func([]string) (Action, bool) { return func([]string) (Action, bool) { return a, true } }
	return map[string]actionForm{
		"build":  {"build segador 3 red", readBuild},
		"draw":   {"draw", bare(DrawAction())},
		"extra":  {"extra", bare(ExtraAction())},
		"palace": {"palace 2+5 at 2 red", func(w []string) (Action, bool) { return readConversion(w, Palace.Houses(), PalaceAction) }},
		"town":   {"town 1+2+3 at 1 blue", func(w []string) (Action, bool) { return readConversion(w, Town.Houses(), TownAction) }},
		"load":   {"load pirate-red", readLoad},
		"end":    {"end", bare(EndAction())},
		"settle": {"settle 4 beige", readSettle},
		"lose":   {"lose 7", readLose},
		"name":   {"name 2", readName},
	}
}

func readBuild(w []string) (Action, bool) {
	card, ok1 := CardByID(w[0])
	plot, ok2 := readPlot(w[1])
	colour, ok3 := ColourByName(w[2])
	return BuildAction(card, plot, colour), ok1 && ok2 && ok3
}

func readConversion(w []string, houses int, make func(PlotSet, Plot, Colour) Action) (Action, bool) {
	var from PlotSet
	for _, s := range strings.SplitN(w[0], "+", houses+1) {
		p, ok := readPlot(s)
		if !ok {
			return Action{}, false
		}
		from = from.Add(p)
	}
	plot, ok1 := readPlot(w[2])
	colour, ok2 := ColourByName(w[3])
	return make(from, plot, colour), from.Count() == houses && ok1 && ok2
}

func readLoad(w []string) (Action, bool) {
	card, ok := CardByID(w[0])
	return LoadAction(card), ok
}

func readSettle(w []string) (Action, bool) {
	plot, ok1 := readPlot(w[0])
	colour, ok2 := ColourByName(w[1])
	return SettleAction(plot, colour), ok1 && ok2
}

func readLose(w []string) (Action, bool) {
	plot, ok := readPlot(w[0])
	return LoseAction(plot), ok
}

func readName(w []string) (Action, bool) {
	n, err := strconv.ParseUint(w[0], 10, 8)
	return NameAction(game.Seat(n)), err == nil && n < MaxSeats
}

func readPlot(s string) (Plot, bool) {
	n, err := strconv.ParseUint(s, 10, 8)
	return Plot(n), err == nil && n < Plots
}
