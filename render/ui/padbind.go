package ui

import "slices"

// PadKeys returns the buttons of a pad that stand for commands.
func PadKeys() []Key {
	var all []Key
	for k := KeyPadA; k <= KeyPadRS; k++ {
		all = append(all, k)
	}
	return all
}

// PadName is what a button of a pad is called, as it is stored; empty for what is none.
func (k Key) PadName() string {
	if k < KeyPadA || k > KeyPadRS {
		return ""
	}
	return [...]string{"A", "B", "X", "Y", "LB", "RB", "View", "Menu", "LS", "RS"}[k-KeyPadA]
}

// PadNamed returns the button of a name (PadName), KeyNone if there is none.
func PadNamed(name string) Key {
	for _, k := range PadKeys() {
		if k.PadName() == name {
			return k
		}
	}
	return KeyNone
}

// PadUsual returns the commands of the kit itself by the buttons of a pad that they usually have.
func PadUsual() map[Key]Command {
	by := map[Key]Command{KeyPadLS: Jump(), KeyPadRS: Tell()}
	for _, c := range commands() {
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

// BindPad says which command each button of a pad stands for, a Command without an id for none. Those that are not named do as usual.
func (u *UI) BindPad(commands map[Key]Command) { u.padBound = commands }

// padCommand is what a button of a pad does.
func (u *UI) padCommand(button Key) (Command, bool) {
	c, ok := u.padBound[button]
	if !ok {
		c = PadUsual()[button]
	}
	return c, c.ID != ""
}

// padKey is the key for which a button of a pad stands, KeyNone for none. Commands that move and use the focus always keep their usual
// key.
func (u *UI) padKey(button Key) Key {
	c, ok := u.padCommand(button)
	if !ok {
		return KeyNone
	}
	if c.Key < Key0 && slices.Contains(Commands(), c) {
		return c.Key
	}
	return u.KeyOf(c)
}

// Glyph is what is written on the button of a pad that does what a key does, empty if none does or no pad is in use.
func (u *UI) Glyph(k Key) string {
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

// PadLabel is what a button of a pad is called in the language that is set.
func (u *UI) PadLabel(button Key) string {
	switch button {
	case KeyPadView:
		return u.T("keyname.view")
	case KeyPadMenu:
		return u.T("keyname.menu")
	}
	return button.PadName()
}

// unpad puts in place of the buttons of a pad the keys of what they stand for. A button that stands for nothing is not pressed.
func (u *UI) unpad() {
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
func (u *UI) idle(k Key) bool { return isPad(k) && u.padKey(k) == KeyNone }

// isPad reports whether a key is a button of a pad.
func isPad(k Key) bool { return k.PadName() != "" }
