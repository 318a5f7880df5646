package ui

import "slices"

// Command is something that a key does, wherever the focus is or to the focus. A player may give it another key.
type Command struct {
	ID  string // unique in the program: "key."+ID is the key of its text
	Key Key    // the usual one
}

// Commands returns the commands of the kit itself, in the order in which a list shows them. Those that move and use the focus keep their usual key
// beside the one that a player chooses, so that nobody can lock themselves out.
func Commands() []Command {
	return []Command{
		{"next", KeyTab}, {"previous", KeyBackTab}, {"act", KeyEnter}, {"leave", KeyEscape},
		{"left", KeyLeft}, {"right", KeyRight}, {"up", KeyUp}, {"down", KeyDown},
		Jump(), inspect(), explain(),
	}
}

// Jump moves the focus to the next widget with which something can be done now.
func Jump() Command { return Command{"jump", KeyG} }

// inspect turns on and off that the focus stops at what only has a tooltip, too.
func inspect() Command { return Command{"look", KeyI} }

// explain ends the tooltip on the screen, or what is shown larger, and shows it again.
func explain() Command { return Command{"tell", KeyO} }

// Keys is what the keys of a keyboard and the buttons of a pad stand for, and which of those pressed in this tick have been used.
type Keys struct {
	*Window
	*Tick
	*Scope
	*Regions

	bound    map[string]Key  // by the id of a command: the key that a player has chosen
	padBound map[Key]Command // by the button of a pad
	raw      []Key           // pressed in this tick
	used     [4]uint64       // bits by key
	listens  bool            // what is pressed in the next tick is asked for
}

// Bind gives commands keys of a player's choice, by their ids. The others have their usual ones.
func (u *Keys) Bind(keys map[string]Key) { u.bound = keys }

// KeyOf returns the key of a command.
func (u *Keys) KeyOf(c Command) Key {
	if k, ok := u.bound[c.ID]; ok {
		return k
	}
	return c.Key
}

// rebound replaces the keys that a player has chosen for moving and using the focus by the usual ones. While somebody is typing, letters stay letters.
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

// RawKeys returns the keys and the buttons of a pad that were pressed in this tick, whatever they do.
func (u *Keys) RawKeys() []Key { return u.raw }

// Listen keeps what is pressed in the next tick from everything but RawKeys, because a player is asked for a key. It does nothing for who plays with
// a single key.
func (u *Keys) Listen() { u.listens = true }

// listen does so, unless somebody plays with a single key.
func (u *Keys) listen(may bool) {
	if u.listens && may {
		u.in.Keys, u.in.Runes = nil, nil
	}
	u.listens = false
}

// use notes that a key has been used.
func (u *Keys) use(k Key) { u.used[k/64] |= 1 << (k % 64) }

// KeyPressed reports whether a key was pressed in this tick and no widget has used it. Below an open dialog it is always false, and so it is for
// letters and digits held together with Ctrl.
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

// BindPad says which command each button of a pad stands for, a Command without an id for none. The others stand for their usual ones.
func (u *Keys) BindPad(commands map[Key]Command) { u.padBound = commands }

// padKey returns the key for which a button of a pad stands, KeyNone for none: the usual key of what moves and uses the focus.
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

// glyph returns what is written on the button of a pad that does what a key does, empty if none does or no pad is in use.
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

// PadLabel returns what a button of a pad is called in the language of the window.
func (u *Keys) PadLabel(button Key) string {
	switch button {
	case KeyPadView:
		return u.T("keyname.view")
	case KeyPadMenu:
		return u.T("keyname.menu")
	}
	return button.PadName()
}

// unpad replaces the buttons of a pad by the keys for which they stand, and removes those that stand for nothing.
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

// idle reports whether a key is a button of a pad that stands for nothing.
func (u *Keys) idle(k Key) bool { return isPad(k) && u.padKey(k) == KeyNone }
