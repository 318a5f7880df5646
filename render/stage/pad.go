package stage

import (
	"slices"

	"islas/render/ui"
)

// PadCommand is a command that a button of a game pad may do.
type PadCommand struct {
	ui.Command
	Button ui.Key // that does it unless another was chosen, KeyNone for none
	Yields bool   // that button is given to whatever else a player chooses for it, as one that does nothing
}

// PadCommands returns the commands that buttons of a game pad can be given, for the chosen game, in the order in which a list shows them.
func (s *Keys) PadCommands() []PadCommand {
	usual := ui.PadUsual()
	var all []PadCommand
	for _, b := range []ui.Key{ui.KeyPadA, ui.KeyPadB, ui.KeyPadRB, ui.KeyPadLB, ui.KeyPadLS, ui.KeyPadRS} {
		all = append(all, PadCommand{usual[b], b, b == ui.KeyPadRS})
	}
	all = append(all,
		PadCommand{HelpKey(), ui.KeyPadView, false}, PadCommand{UndoKey(), ui.KeyPadX, false}, PadCommand{AskKey(), ui.KeyPadY, false},
		PadCommand{Command: PauseKey()}, PadCommand{Command: StepKey()}, PadCommand{Command: SkipKey()},
	)
	for _, c := range own(s.games.Game).Commands {
		all = append(all, PadCommand{Command: c})
	}
	return all
}

// ButtonOf returns the button that does a command, KeyNone if none does.
func (s *Keys) ButtonOf(c PadCommand) ui.Key {
	if b := ui.PadNamed(s.services.Settings.Pad[c.ID]); b != ui.KeyNone {
		return b
	}
	if c.Yields {
		for id, name := range s.services.Settings.Pad {
			if id != c.ID && name == c.Button.PadName() {
				return ui.KeyNone
			}
		}
	}
	return c.Button
}

// BoundPad returns what every button of a pad does; of several commands for one the first. Menu leads back as B does, as long as it has
// nothing else to do.
func (s *Keys) BoundPad() map[ui.Key]ui.Command {
	bound := map[ui.Key]ui.Command{}
	for _, b := range ui.PadKeys() {
		bound[b] = ui.Command{}
	}
	for _, c := range slices.Backward(s.PadCommands()) {
		if b := s.ButtonOf(c); b != ui.KeyNone {
			bound[b] = c.Command
		}
	}
	if bound[ui.KeyPadMenu].ID == "" {
		bound[ui.KeyPadMenu] = ui.PadUsual()[ui.KeyPadMenu]
	}
	return bound
}

// PadClash is Clash for a button of a pad, which does one thing only.
func (s *Keys) PadClash(id string, button ui.Key) (what, game string, ok bool) {
	for _, c := range s.PadCommands() {
		if c.Yields && s.services.Settings.Pad[c.ID] == "" {
			continue
		}
		if c.ID != id && s.ButtonOf(c) == button {
			return s.services.Texts.Text("key." + c.ID), "", true
		}
	}
	isOf := func(g Game) bool {
		return slices.ContainsFunc(own(g).Commands, func(c ui.Command) bool { return c.ID == id })
	}
	for _, g := range s.games.Games {
		if g.Info().ID == s.games.Game.Info().ID || isOf(s.games.Game) {
			continue
		}
		for _, c := range own(g).Commands {
			if s.ButtonOf(PadCommand{Command: c}) == button {
				return s.games.textOf(g, "key."+c.ID), s.games.NameOf(g), true
			}
		}
	}
	return "", "", false
}
