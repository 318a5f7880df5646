package ui

import "slices"

// Command is something that a key does, independent of the focus or with it. A player may give it another key.
type Command struct {
	ID  string // unique in the program: "key."+ID is the key of its text
	Key Key    // the usual one
}

// Commands returns the commands of the kit itself, in the order in which a list shows them. Those that move and use the focus keep their
// usual key beside the one that a player chooses, so that nobody can lock themselves out.
func Commands() []Command {
	return []Command{
		{"next", KeyTab}, {"previous", KeyBackTab}, {"act", KeyEnter}, {"leave", KeyEscape},
		{"left", KeyLeft}, {"right", KeyRight}, {"up", KeyUp}, {"down", KeyDown},
		Jump(), inspect(), explain(),
	}
}

// Jump returns the command that moves the focus to the next widget that can be used for the game now.
func Jump() Command { return Command{"jump", KeyG} }

// inspect returns the command that switches whether the focus also stops at what only has a tooltip.
func inspect() Command { return Command{"look", KeyI} }

// explain returns the command that ends the tooltip or the enlarged view on the screen, and shows it again.
func explain() Command { return Command{"tell", KeyO} }

// Keys holds the commands of the keys and pad buttons, and which of those pressed in this tick have been used.
type Keys struct {
	*Window
	*Tick
	*Scope
	*Regions

	bound    map[string]Key  // key chosen by the player, by the id of a command
	padBound map[Key]Command // by the button of a pad
	raw      []Key           // pressed in this tick
	used     [4]uint64       // bits by key
	listens  bool            // the keys of the next tick are read by RawKeys only
}

// Bind gives commands the keys chosen by the player, by their ids. The others have their usual keys.
func (u *Keys) Bind(keys map[string]Key) { u.bound = keys }

// KeyOf returns the key of a command.
func (u *Keys) KeyOf(c Command) Key {
	if k, ok := u.bound[c.ID]; ok {
		return k
	}
	return c.Key
}

// rebound replaces the chosen keys of the commands that move and use the focus by the usual ones. While the player types, letters stay
// letters.
func (u *Keys) rebound(typing bool) {
	u.raw = u.in.Keys
	u.unpad()
	if len(u.bound) == 0 || len(u.in.Keys) == 0 {
		return
	}
	u.in.Keys = slices.Clone(u.in.Keys)
	for _, c := range Commands() {
		k, chosen := u.bound[c.ID]
		for i := range u.in.Keys {
			if chosen && c.Key < Key0 && u.in.Keys[i] == k && !(typing && k >= Key0) {
				u.in.Keys[i] = c.Key
			}
		}
	}
}

// RawKeys returns the keys and pad buttons pressed in this tick, whatever they do.
func (u *Keys) RawKeys() []Key { return u.raw }

// Listen makes what is pressed in the next tick available to RawKeys only, so that the player can be asked for a key. It does nothing for
// players who use a single key.
func (u *Keys) Listen() { u.listens = true }

// use records that a key has been used.
func (u *Keys) use(k Key) { u.used[k/64] |= 1 << (k % 64) }

// KeyPressed reports whether a key was pressed in this tick and no widget has used it. Below an open dialog it is always false, and so it
// is for letters and digits held together with Ctrl.
func (u *Keys) KeyPressed(k Key) bool {
	return u.depth >= u.top() && u.used[k/64]&(1<<(k%64)) == 0 && !(u.in.Ctrl && k >= Key0) && u.keyDown(k)
}

// PadUsual returns the commands of the kit itself by the buttons of a pad that they usually have.
func PadUsual() map[Key]Command {
	by := map[Key]Command{KeyPadLS: Jump(), KeyPadRS: explain()}
	for _, c := range Commands() {
		switch c.Key {
		case KeyEnter:
			by[KeyPadA] = c
		case KeyEscape:
			by[KeyPadB], by[KeyPadMenu] = c, c
		case KeyBackTab:
			by[KeyPadLB] = c
		case KeyTab:
			by[KeyPadRB] = c
		}
	}
	return by
}

// BindPad sets the command of each pad button, a Command without an id for none. Buttons that are missing have their usual commands.
func (u *Keys) BindPad(commands map[Key]Command) { u.padBound = commands }

// padKey returns the key that a pad button stands for, or KeyNone: the usual key of a command that moves or uses the focus.
func (u *Keys) padKey(button Key) Key {
	c, ok := u.padBound[button]
	if !ok {
		c = PadUsual()[button]
	}
	switch {
	case c.ID == "":
		return KeyNone
	case c.Key < Key0 && slices.Contains(Commands(), c):
		return c.Key
	}
	return u.KeyOf(c)
}

// glyph returns the label of the pad button that does what a key does, empty if none does or no pad is in use.
func (u *Keys) glyph(k Key) string {
	if !u.in.Pad || k == KeyNone {
		return ""
	}
	for _, button := range PadKeys() {
		if u.padKey(button) == k {
			return u.PadLabel(button)
		}
	}
	return ""
}

// PadLabel returns the name of a pad button in the language of the window.
func (u *Keys) PadLabel(button Key) string {
	switch button {
	case KeyPadView:
		return u.T("keyname.view")
	case KeyPadMenu:
		return u.T("keyname.menu")
	}
	return button.PadName()
}

// unpad replaces the pad buttons by the keys that they stand for, and removes those that stand for nothing.
func (u *Keys) unpad() {
	if !slices.ContainsFunc(u.in.Keys, isPad) {
		return
	}
	var keys []Key
	for _, k := range u.in.Keys {
		if isPad(k) {
			k = u.padKey(k)
		}
		if k != KeyNone {
			keys = append(keys, k)
		}
	}
	u.in.Keys = keys
}
