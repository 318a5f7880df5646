package puertorico

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseAction reads what Action.String writes, and nothing else: every action has one spelling. The error says in one sentence
// what was expected. Whether the action is legal, State.Check decides.
func ParseAction(text string) (Action, error) {
	word, rest, _ := strings.Cut(text, " ")
	form, ok := actionForms()[word]
	if !ok {
		return Action{}, fmt.Errorf("%.80q is no action: it must begin with role, draw, tile, colonist, man, build, extra, sell, load, keep or pass", text)
	}
	a, ok := form.read(rest)
	if !ok || a.String() != text || !a.formed() {
		return Action{}, fmt.Errorf("%.80q is no action: write it as in %q", text, form.example)
	}
	return a, nil
}

// actionForm is the written form of the actions of one kind.
type actionForm struct {
	example string
	read    func(rest string) (Action, bool)
}

// actionForms returns the forms by the first words of the actions.
func actionForms() map[string]actionForm {
	bare := func(a Action) func(string) (Action, bool) { return func(string) (Action, bool) { return a, true } }
	return map[string]actionForm{
		"role":     {"role settler", readOne(RoleByID, RoleAction)},
		"draw":     {"draw", bare(DrawAction())},
		"tile":     {"tile indigo", readOne(TileByID, TileAction)},
		"colonist": {"colonist", bare(ColonistAction())},
		"man":      {"man small-market 1", readMan},
		"build":    {"build small-market", readOne(BuildingByID, BuildAction)},
		"extra":    {"extra corn", readOne(GoodByID, ExtraAction)},
		"sell":     {"sell coffee", readOne(GoodByID, SellAction)},
		"load":     {"load corn 6", readLoad},
		"keep":     {"keep corn+sugar", readKeep},
		"pass":     {"pass", bare(PassAction())},
	}
}

// readOne returns a reader of actions with one name, such as that of a building.
func readOne[T any](byID func(string) (T, bool), action func(T) Action) func(string) (Action, bool) {
	return func(rest string) (Action, bool) {
		x, ok := byID(rest)
		return action(x), ok
	}
}

// number reads a number that an action can hold.
func number(text string) (int, bool) {
	n, err := strconv.ParseUint(text, 10, 8)
	return int(n), err == nil
}

func readMan(rest string) (Action, bool) {
	name, count, _ := strings.Cut(rest, " ")
	n, ok := number(count)
	if !ok {
		return Action{}, false
	}
	if b, ok := BuildingByID(name); ok {
		return ManAction(GroupOf(b), n), true
	}
	t, ok := TileByID(name)
	return ManAction(GroupOfTile(t), n), ok
}

func readLoad(rest string) (Action, bool) {
	name, ship, _ := strings.Cut(rest, " ")
	g, ok := GoodByID(name)
	if ship == "wharf" {
		return WharfAction(g), ok
	}
	size, sized := number(ship)
	return LoadAction(g, size), ok && sized && size > 0
}

func readKeep(rest string) (Action, bool) {
	last := strings.LastIndexByte(rest, '+')
	if last < 0 {
		return Action{}, false
	}
	single, ok := GoodByID(rest[last+1:])
	if !ok {
		return Action{}, false
	}
	var set GoodSet
	if last > 0 {
		for _, name := range strings.Split(rest[:last], "+") {
			g, ok := GoodByID(name)
			if !ok {
				return Action{}, false
			}
			set |= 1 << g
		}
	}
	return KeepAction(set, single), true
}
