package shell

import (
	"islas/render/stage"
	"islas/render/ui"
)

// buttonOf says which button of a game pad a command has.
func (c *keyList) buttonOf(u *ui.UI, command stage.PadCommand) string {
	if b := c.s.ButtonOf(command); b != ui.KeyNone {
		return u.PadLabel(b)
	}
	return u.T("keys.pad.none")
}

// takeButton gives what was asked about the button of a game pad that was pressed, if it can be taken. Escape, or the button that it has
// already, changes nothing.
func (c *keyList) takeButton(u *ui.UI, button ui.Key) {
	asked := stage.PadCommand{}
	for _, command := range c.s.PadCommands() {
		if command.ID == c.asked.ID {
			asked = command
		}
	}
	what, game, taken := c.s.PadClash(asked.ID, button)
	switch {
	case button == ui.KeyEscape || button == c.s.ButtonOf(asked):
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
