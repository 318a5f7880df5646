package shell

import (
	"slices"
	"strings"

	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// keyList is the scene that lists the keys of all commands and lets the player change them.
type keyList struct {
	settingsScene
	asked ui.Command // command that gets the next key pressed; none if it has no id
	pad   bool       // it gets a button of a game pad instead
	since int        // ticks since the key was asked for
	told  string     // text of why a pressed key can't be used
}

// NewKeys returns that scene. It is pushed on top of another scene, to which it goes back.
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
	if back && !(asks && u.KeyPressed(ui.KeyEscape)) { // that key only cancels the change
		c.s.Pop()
	}
	if c.asked.ID != "" {
		u.Listen()
	}
}

// lines returns all keys in groups, those that can be changed and those that can't, and the buttons of a game pad.
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
		button := u.T("keys.pad.none")
		if b := c.s.Keys.ButtonOf(command); b != ui.KeyNone {
			button = u.PadLabel(b)
		}
		lines = append(lines, c.asking(u, command.Command, true, "pad."+command.ID, button)...)
	}
	return lines
}

// asking returns the line of a command with the names of its keys or pad buttons, and a prompt below it while another one is asked for.
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
		control.W = min(control.W, max(u.ButtonWidth(names, false), u.Px(160)))
		o := ui.ButtonOptions{Tooltip: u.T(tip), Selected: asked, Name: u.T("keys.change", "what", u.T("key."+command.ID), "key", names)}
		if u.Button(id, control, names, o) {
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

// keysOf returns the names of a command's keys: commands of the kit keep their usual key beside a chosen one.
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

// keyName returns the name of a key.
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

// take gives the command that is being changed the key or button that was pressed, if it can have it. Escape, a click, or the key it
// already has changes nothing.
func (c *keyList) take(u *ui.UI) {
	keys := u.RawKeys()
	if u.Input().Pressed {
		c.end()
	}
	if len(keys) == 0 || c.asked.ID == "" {
		return
	}
	k, not := keys[0], "keys.not"
	now, usual, name, label, fits := u.KeyOf(c.asked), c.asked.Key, k.Name(), k.Name(), k >= ui.KeyA && k <= ui.KeyZ
	clash := c.s.Keys.Clash
	if c.pad {
		all := c.s.Keys.PadCommands()
		command := all[slices.IndexFunc(all, func(o stage.PadCommand) bool { return o.ID == c.asked.ID })]
		now, usual, name, label, fits = c.s.Keys.ButtonOf(command), command.Button, k.PadName(), u.PadLabel(k), k.PadName() != ""
		clash, not = c.s.Keys.PadClash, "keys.pad.not"
	}
	what, game, taken := clash(c.asked.ID, k)
	switch {
	case k == ui.KeyEscape || k == now || !c.pad && k.PadName() != "":
		c.end()
	case k == usual && (!c.pad || !taken):
		c.set("")
	case !fits:
		c.told = u.T(not)
	case taken && game != "":
		c.told = u.T("keys.taken.at", "key", label, "game", game, "what", what)
	case taken:
		c.told = u.T("keys.taken", "key", label, "what", what)
	default:
		c.set(name)
	}
}

// end cancels the change.
func (c *keyList) end() { c.asked, c.told = ui.Command{}, "" }

// set gives the command that is being changed a key or button, "" for its usual one.
func (c *keyList) set(name string) {
	if c.pad {
		c.s.Settings.SetPad(c.asked.ID, name)
	} else {
		c.s.Settings.SetKey(c.asked.ID, name)
	}
	c.s.Changed()
	c.end()
}
