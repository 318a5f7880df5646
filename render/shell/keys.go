package shell

import (
	"strings"

	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// keyList is what which key does, and where a player gives it another.
type keyList struct {
	settingsScene
	asked ui.Command // what is to get the next key that is pressed; without an id nothing is
	pad   bool       // or the next button of a game pad
	since int        // ticks for which that has been asked
	told  string     // why a key that was pressed can't be taken
}

// NewKeys is that list. It is pushed on top of another scene, to which it goes back.
func NewKeys(s *stage.Stage) stage.Scene { return &keyList{settingsScene: settingsScene{s: s}} }

// Helps implements stage.Help.
func (*keyList) Helps() {}

// Frame implements stage.Scene.
func (c *keyList) Frame(u *ui.UI) {
	asks := c.asked.ID != ""
	if asks && c.since > 0 {
		c.take(u)
	}
	c.since++
	c.s.PaintSea(u)
	c.s.PaintRose(u)
	free, below, back := bar(c.s, u, u.T("keys.title"))
	if set := &c.s.Settings; len(set.Keys)+len(set.Pad) > 0 {
		text := u.T("keys.reset")
		free.W -= u.Px(edge)
		at, _ := free.CutRight(min(free.W, u.ButtonWidth(text, false)))
		if u.Button("reset", at.Center(at.W, u.Px(theme.Target)), text, ui.ButtonOptions{Quiet: true, OnDark: true, Tooltip: u.T("keys.reset.tip")}) {
			set.Keys, set.Pad = nil, nil
			c.s.Changed()
		}
	}
	c.drawLines(u, "keylist", below, c.lines(u))
	if back && !(asks && u.KeyPressed(ui.KeyEscape)) { // that key only ends what was asked
		c.s.Pop()
	}
	if c.asked.ID != "" {
		u.Listen()
	}
}

// lines are all keys in groups: those that can be changed, and those that can't; and the buttons of a game pad.
func (c *keyList) lines(u *ui.UI) []setting {
	lines := []setting{{told: []string{u.T("keys.about")}}}
	for _, g := range c.s.Keys.Commands() {
		lines = append(lines, setting{head: u.T(g.Head)})
		for _, command := range g.Commands {
			lines = append(lines, c.asking(u, command, false, "key."+command.ID, c.keysOf(u, command))...)
		}
		if own := "keys.fixed"; g.Own && c.s.Texts.Has(own) {
			lines = append(lines, setting{told: []string{u.T(own)}})
		}
	}
	lines = append(lines, setting{head: u.T("keys.replay")}, setting{told: []string{u.T("keys.replay.text")}},
		setting{head: u.T("keys.pad")}, setting{told: []string{u.T("keys.pad.text")}})
	for _, command := range c.s.Keys.PadCommands() {
		lines = append(lines, c.asking(u, command.Command, true, "pad."+command.ID, c.buttonOf(u, command))...)
	}
	return lines
}

// asking is the line of a command, whose key or button of a pad has names, with a sentence below while another is asked for.
func (c *keyList) asking(u *ui.UI, command ui.Command, pad bool, id, names string) []setting {
	asked := c.asked.ID == command.ID && c.pad == pad
	tell, tip := "keys.press", "keys.change.tip"
	if pad {
		tell, tip = "keys.pad.press", "keys.pad.tip"
	}
	if asked {
		names = u.T("keys.asked")
		if pad {
			names = u.T("keys.pad.asked")
		}
	}
	lines := []setting{{key: "key." + command.ID, button: names, draw: func(u *ui.UI, control ui.Rect) {
		if c.line(u, control, id, command, names, ui.ButtonOptions{Tooltip: u.T(tip), Selected: asked}) {
			c.asked, c.pad, c.since, c.told = command, pad, 0, ""
		}
	}}}
	if asked {
		text := u.T(tell)
		if c.told != "" {
			text = c.told
		}
		lines = append(lines, setting{told: []string{text}, seen: c.since <= 1})
	}
	return lines
}

// line draws the names of a key or a button, and reports whether they were clicked.
func (c *keyList) line(u *ui.UI, control ui.Rect, id string, command ui.Command, names string, o ui.ButtonOptions) bool {
	text := u.T("key." + command.ID)
	control.W = min(control.W, max(u.ButtonWidth(names, false), u.Px(160)))
	o.Name = u.T("keys.change", "what", text, "key", names)
	return u.Button(id, control, names, o)
}

// keysOf says which keys a command has: those of the kit keep their usual one beside one that was chosen.
func (c *keyList) keysOf(u *ui.UI, command ui.Command) string {
	now := u.KeyOf(command)
	names := []string{keyName(u, now)}
	if now != command.Key && command.Key.Name() == "" {
		names = append(names, keyName(u, command.Key))
	}
	if command.ID == stage.HelpKey().ID {
		names = append(names, "?")
	}
	return strings.Join(names, " · ")
}

// keyName is what a key is called.
func keyName(u *ui.UI, k ui.Key) string {
	if name := k.Name(); name != "" {
		return name
	}
	for _, special := range []struct {
		key  ui.Key
		name string
	}{
		{ui.KeyTab, "tab"}, {ui.KeyBackTab, "backtab"}, {ui.KeyEnter, "enter"}, {ui.KeyEscape, "escape"},
		{ui.KeyLeft, "left"}, {ui.KeyRight, "right"}, {ui.KeyUp, "up"}, {ui.KeyDown, "down"},
	} {
		if special.key == k {
			return u.T("keyname." + special.name)
		}
	}
	return ""
}

// take gives what was asked about the key or the button that was pressed, if it can be taken. Escape, or the one that it has already,
// changes nothing.
func (c *keyList) take(u *ui.UI) {
	keys := u.RawKeys()
	if u.Input().Pressed {
		c.asked, c.told = ui.Command{}, ""
		return
	}
	if len(keys) == 0 {
		return
	}
	if c.pad {
		c.takeButton(u, keys[0])
		return
	}
	k := keys[0]
	what, game, taken := c.s.Keys.Clash(c.asked.ID, k)
	switch {
	case k == ui.KeyEscape || k == u.KeyOf(c.asked) || k.PadName() != "":
		c.asked, c.told = ui.Command{}, ""
	case k == c.asked.Key:
		c.set("")
	case k < ui.KeyA || k > ui.KeyZ:
		c.told = u.T("keys.not")
	case taken:
		c.told = c.taken(u, k.Name(), what, game)
	default:
		c.set(k.Name())
	}
}

// taken says what has a key or a button already, at the table of another game if that is named.
func (*keyList) taken(u *ui.UI, key, what, game string) string {
	if game != "" {
		return u.T("keys.taken.at", "key", key, "game", game, "what", what)
	}
	return u.T("keys.taken", "key", key, "what", what)
}

// set gives what was asked about a key, "" for its usual one.
func (c *keyList) set(name string) {
	c.s.Settings.SetKey(c.asked.ID, name)
	c.s.Changed()
	c.asked, c.told = ui.Command{}, ""
}

// buttonOf says which button of a game pad a command has.
func (c *keyList) buttonOf(u *ui.UI, command stage.PadCommand) string {
	if b := c.s.Keys.ButtonOf(command); b != ui.KeyNone {
		return u.PadLabel(b)
	}
	return u.T("keys.pad.none")
}

// takeButton gives what was asked about the button of a game pad that was pressed, if it can be taken. Escape, or the button that it has
// already, changes nothing.
func (c *keyList) takeButton(u *ui.UI, button ui.Key) {
	asked := stage.PadCommand{}
	for _, command := range c.s.Keys.PadCommands() {
		if command.ID == c.asked.ID {
			asked = command
		}
	}
	what, game, taken := c.s.Keys.PadClash(asked.ID, button)
	switch {
	case button == ui.KeyEscape || button == c.s.Keys.ButtonOf(asked):
		c.asked, c.told = ui.Command{}, ""
		return
	case button.PadName() == "":
		c.told = u.T("keys.pad.not")
		return
	case taken:
		c.told = c.taken(u, u.PadLabel(button), what, game)
		return
	}
	name := button.PadName()
	if button == asked.Button {
		name = ""
	}
	c.s.Settings.SetPad(asked.ID, name)
	c.s.Changed()
	c.asked, c.told = ui.Command{}, ""
}
