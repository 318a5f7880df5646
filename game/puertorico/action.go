package puertorico

import "strconv"

// ActionKind is the kind of an action.
type ActionKind uint8

// The kinds of actions (section 15), with the fields of Action that they use.
const (
	Pass     ActionKind = iota // decline
	TakeRole                   // take the role card Role()
	Draw                       // hacienda: draw a face-down tile
	TakeTile                   // take a tile Tile()
	Take                       // take the colonist that is offered
	Man                        // place N colonists in Group()
	Build                      // build Building()
	Extra                      // craftsman: one more barrel of Good()
	Sell                       // sell a barrel of Good()
	Load                       // load Good() on the ship of N places, 0 for the wharf
	Keep                       // keep all barrels of Warehoused() and one of Good()
	kinds    = 11
)

// Action is one decision. It is a comparable value made by the functions below; fields that its kind does not use are zero.
type Action struct {
	Kind ActionKind
	What uint8 // role, tile, group, building or good; Keep: the kinds in the warehouses
	N    uint8 // number of colonists, size of the ship; Keep: the single kind
}

// PassAction declines.
func PassAction() Action { return Action{Kind: Pass} }

// RoleAction takes a role card.
func RoleAction(r Role) Action { return Action{Kind: TakeRole, What: uint8(r)} }

// DrawAction draws a face-down tile.
func DrawAction() Action { return Action{Kind: Draw} }

// TileAction takes a tile.
func TileAction(t Tile) Action { return Action{Kind: TakeTile, What: uint8(t)} }

// ColonistAction takes the colonist that is offered.
func ColonistAction() Action { return Action{Kind: Take} }

// ManAction places n colonists in a group.
func ManAction(g Group, n int) Action { return Action{Kind: Man, What: uint8(g), N: uint8(n)} }

// BuildAction builds.
func BuildAction(b Building) Action { return Action{Kind: Build, What: uint8(b)} }

// ExtraAction takes one more barrel.
func ExtraAction(g Good) Action { return Action{Kind: Extra, What: uint8(g)} }

// SellAction sells a barrel.
func SellAction(g Good) Action { return Action{Kind: Sell, What: uint8(g)} }

// LoadAction loads barrels on the ship of a size.
func LoadAction(g Good, size int) Action { return Action{Kind: Load, What: uint8(g), N: uint8(size)} }

// WharfAction loads all barrels of a kind by the wharf.
func WharfAction(g Good) Action { return Action{Kind: Load, What: uint8(g)} }

// KeepAction keeps all barrels of the kinds in the warehouses, and a single one.
func KeepAction(warehouses GoodSet, single Good) Action {
	return Action{Kind: Keep, What: uint8(warehouses), N: uint8(single)}
}

// Role returns the role of TakeRole.
func (a Action) Role() Role { return Role(a.What) }

// Tile returns the tile of TakeTile.
func (a Action) Tile() Tile { return Tile(a.What) }

// Group returns the group of Man.
func (a Action) Group() Group { return Group(a.What) }

// Building returns the building of Build.
func (a Action) Building() Building { return Building(a.What) }

// Good returns the good of Extra, Sell and Load, and the single one of Keep.
func (a Action) Good() Good {
	if a.Kind == Keep {
		return Good(a.N)
	}
	return Good(a.What)
}

// Warehoused returns the kinds of which Keep keeps all barrels.
func (a Action) Warehoused() GoodSet { return GoodSet(a.What) }

// Kept is how much of a kind is kept when barrels are stored.
type Kept uint8

const (
	KeptNone Kept = iota
	KeptOne
	KeptAll
)

// Keeps returns how much of a kind Keep keeps.
func (a Action) Keeps(g Good) Kept {
	switch {
	case a.Warehoused().Has(g):
		return KeptAll
	case a.Good() == g:
		return KeptOne
	}
	return KeptNone
}

// Toggled returns Keep with the other choice for a kind: what is kept of it is not any more; otherwise all of it is, if fewer kinds
// than there are warehouses for are kept, or else a single barrel in place of another.
func (a Action) Toggled(g Good, warehouses int) Action {
	whole, single := a.Warehoused(), a.Good()
	switch k := a.Keeps(g); {
	case k == KeptAll:
		whole &^= 1 << g
	case k == KeptOne:
		single = NoGood
	case whole.Len() < warehouses:
		whole |= 1 << g
	default:
		single = g
	}
	return KeepAction(whole, single)
}

// Toggles returns the kinds to toggle until Keep keeps what another one does: first those to give up, then those of which all barrels are
// kept, and last that of the single barrel.
func (a Action) Toggles(want Action) (all []Good) {
	for g := range Good(Goods) {
		if k := a.Keeps(g); k != KeptNone && k != want.Keeps(g) {
			all = append(all, g)
		}
	}
	for _, k := range []Kept{KeptAll, KeptOne} {
		for g := range Good(Goods) {
			if want.Keeps(g) == k && a.Keeps(g) != k {
				all = append(all, g)
			}
		}
	}
	return all
}

// Loses returns which of a player's barrels Keep does not keep.
func (a Action) Loses(own Barrels) Barrels {
	for g, n := range own {
		switch k := a.Keeps(Good(g)); {
		case k == KeptAll:
			own[g] = 0
		case k == KeptOne && n > 0:
			own[g]--
		}
	}
	return own
}

// Wharf reports whether the action is a Load by the wharf.
func (a Action) Wharf() bool { return a.Kind == Load && a.N == 0 }

// Size returns the size of the ship of Load, 0 for the wharf.
func (a Action) Size() int { return int(a.N) }

// Count returns the number of colonists of Man.
func (a Action) Count() int { return int(a.N) }

// String returns the action in the form of section 15, which ParseAction reads back.
func (a Action) String() string {
	switch a.Kind {
	case TakeRole:
		return "role " + a.Role().ID()
	case Draw:
		return "draw"
	case TakeTile:
		return "tile " + a.Tile().ID()
	case Take:
		return "colonist"
	case Man:
		return "man " + a.Group().ID() + " " + strconv.Itoa(a.Count())
	case Build:
		return "build " + a.Building().ID()
	case Extra:
		return "extra " + a.Good().ID()
	case Sell:
		return "sell " + a.Good().ID()
	case Load:
		if a.Wharf() {
			return "load " + a.Good().ID() + " wharf"
		}
		return "load " + a.Good().ID() + " " + strconv.Itoa(a.Size())
	case Keep:
		text := "keep "
		joined := false
		for g := range a.Warehoused().All {
			if joined {
				text += "+"
			}
			text, joined = text+g.ID(), true
		}
		return text + "+" + a.Good().ID()
	default:
		return "pass"
	}
}
