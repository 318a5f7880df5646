package ui

import "slices"

// Command is something that a key does wherever the focus is, or what a key does to the focus. A player may give it another key.
type Command struct {
	ID  string // unique in the program: "key."+ID is the key of its text
	Key Key    // that it has unless another was chosen
}

// The commands of the kit itself. Those that move and use the focus keep their usual key beside another that a player chooses, so
// that nobody can lock themselves out.
func commands() [11]Command {
	return [...]Command{
		{"next", KeyTab}, {"previous", KeyBackTab}, {"act", KeyEnter}, {"leave", KeyEscape},
		{"left", KeyLeft}, {"right", KeyRight}, {"up", KeyUp}, {"down", KeyDown},
		Jump(), Look(), Tell(),
	}
}

// Commands returns the commands of the kit itself, in the order in which a list shows them.
func Commands() []Command {
	all := commands()
	return all[:]
}

// Jump is the command that moves the focus to the next widget with which something can be done now.
func Jump() Command { return Command{"jump", KeyG} }

// Look is the command by which the focus stops also at what only tells something, and by which it stops doing so.
func Look() Command { return Command{"look", KeyI} }

// Tell is the command that ends the tooltip on the screen, or what is shown larger, and shows it again.
func Tell() Command { return Command{"tell", KeyO} }

// Bind gives commands keys of a player's choice, by their ids. The others have their usual ones.
func (u *UI) Bind(keys map[string]Key) { u.bound = keys }

// KeyOf returns the key of a command.
func (u *UI) KeyOf(c Command) Key {
	if k, ok := u.bound[c.ID]; ok {
		return k
	}
	return c.Key
}

// Ordered reports whether the key of a command was pressed in this tick and no widget has used it (KeyPressed).
func (u *UI) Ordered(c Command) bool { return u.KeyPressed(u.KeyOf(c)) }

// rebound puts in place of the keys that a player has chosen for moving and using the focus those that do it.
func (u *UI) rebound() {
	u.raw = u.in.Keys
	u.unpad()
	if len(u.bound) == 0 || len(u.in.Keys) == 0 {
		return
	}
	typing := u.typing()
	copied := false
	for _, c := range commands() {
		k, chosen := u.bound[c.ID]
		if !chosen || c.Key >= Key0 || k == c.Key || typing && k >= Key0 {
			continue
		}
		for i := range u.in.Keys {
			if u.in.Keys[i] != k {
				continue
			}
			if !copied {
				u.in.Keys, copied = slices.Clone(u.in.Keys), true
			}
			u.in.Keys[i] = c.Key
		}
	}
}

// RawKeys are the keys and the buttons of a pad pressed in this tick as they are, whatever a player has chosen that they do.
func (u *UI) RawKeys() []Key { return u.raw }

// Listen keeps what is pressed in the next tick from everything but RawKeys: a player is asked for a key. Who plays with a single key
// has to go on with it.
func (u *UI) Listen() { u.listens = true }

// listen does so.
func (u *UI) listen() {
	if u.listens && u.scans.rest == 0 {
		u.in.Keys, u.in.Runes = nil, nil
	}
	u.listens = false
}

// typing reports whether a field has the focus that is typed into.
func (u *UI) typing() bool {
	g := u.find(u.focus)
	return g != nil && g.keys&useText != 0
}

// Typing reports whether a field has the focus that is typed into, so that letters are no commands.
func (u *UI) Typing() bool {
	g := findIn(u.current, u.focus)
	return g != nil && g.keys&useText != 0
}
