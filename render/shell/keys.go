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
	if len(c.s.Settings.Keys) > 0 {
		text := u.T("keys.reset")
		free.W -= u.Px(edge)
		at, _ := free.CutRight(min(free.W, u.ButtonWidth(text, false)))
		if u.Button("reset", at.Center(at.W, u.Px(theme.Target)), text, ui.ButtonOptions{Quiet: true, OnDark: true, Tooltip: u.T("keys.reset.tip")}) {
			c.s.Settings.Keys = nil
			c.s.Changed()
		}
	}
	c.drawLines(u, "keylist", below, c.lines(u))
	if back && !(asks && u.KeyPressed(ui.KeyEscape)) { // that key only ends what was asked
		c.s.Pop()
	}
}

// lines are all keys in groups: those that can be changed, and those that can't.
func (c *keyList) lines(u *ui.UI) []setting {
	lines := []setting{{told: []string{u.T("keys.about")}}}
	for _, g := range c.s.Commands() {
		lines = append(lines, setting{head: u.T(g.Head)})
		for _, command := range g.Commands {
			lines = append(lines, setting{draw: c.line(command)})
			if command.ID == c.asked.ID {
				text := u.T("keys.press")
				if c.told != "" {
					text = c.told
				}
				lines = append(lines, setting{told: []string{text}})
			}
		}
		if own := "keys.fixed"; g.Own && c.s.Texts.Has(own) {
			lines = append(lines, setting{told: []string{u.T(own)}})
		}
	}
	return append(lines, setting{head: u.T("keys.replay")}, setting{told: []string{u.T("keys.replay.text")}},
		setting{head: u.T("keys.pad")}, setting{told: []string{u.T("keys.pad.text")}})
}

// line draws what a key does, and the key, which can be clicked to get another.
func (c *keyList) line(command ui.Command) func(u *ui.UI, label, control ui.Rect) {
	return func(u *ui.UI, label, control ui.Rect) {
		text := u.T("key." + command.ID)
		u.Text(label, u.Fitting(text, label.W, theme.Body, theme.Small), u.Theme().Ink, ui.Left|ui.Middle, text)
		names := c.keysOf(u, command)
		if c.asked.ID == command.ID {
			names = u.T("keys.asked")
		}
		control.W = min(control.W, max(u.ButtonWidth(names, false), u.Px(160)))
		if u.Button("key."+command.ID, control, names, ui.ButtonOptions{
			Name: u.T("keys.change", "what", text, "key", names), Tooltip: u.T("keys.change.tip"), Selected: c.asked.ID == command.ID,
		}) {
			c.asked, c.since, c.told = command, 0, ""
		}
	}
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

// take gives what was asked about the key that was pressed, if it can be taken. Escape, or the key that it has already, changes nothing.
func (c *keyList) take(u *ui.UI) {
	keys := u.RawKeys()
	if u.Input().Pressed {
		c.asked, c.told = ui.Command{}, ""
		return
	}
	if len(keys) == 0 {
		return
	}
	k := keys[0]
	what, game, taken := c.s.Clash(c.asked.ID, k)
	switch {
	case k == ui.KeyEscape || k == u.KeyOf(c.asked):
		c.asked, c.told = ui.Command{}, ""
	case k == c.asked.Key:
		c.set("")
	case k < ui.KeyA || k > ui.KeyZ:
		c.told = u.T("keys.not")
	case game != "":
		c.told = u.T("keys.taken.at", "key", k.Name(), "game", game, "what", what)
	case taken:
		c.told = u.T("keys.taken", "key", k.Name(), "what", what)
	default:
		c.set(k.Name())
	}
}

// set gives what was asked about a key, "" for its usual one.
func (c *keyList) set(name string) {
	c.s.Settings.SetKey(c.asked.ID, name)
	c.s.Changed()
	c.asked, c.told = ui.Command{}, ""
}
