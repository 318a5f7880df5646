package stage

import (
	"runtime"
	"slices"

	"islas/render/services"
	"islas/render/ui"
)

// Commander is a game at whose table keys do something beside what they do at every table.
type Commander interface {
	// Commands are what they do, in the order in which a list shows it. Their ids begin with that of the game and a point.
	Commands() []ui.Command
}

// What keys do beside the commands of the kit: everywhere, and at every table.

// HelpKey shows the list of keys, as a question mark does.
func HelpKey() ui.Command { return ui.Command{ID: "help", Key: ui.KeyF1} }

// FullScreenKey makes the window take the whole screen, and no longer.
func FullScreenKey() ui.Command { return ui.Command{ID: "fullscreen", Key: ui.KeyF11} }

// UndoKey takes the last action back.
func UndoKey() ui.Command { return ui.Command{ID: "undo", Key: ui.KeyU} }

// AskKey asks for a suggestion.
func AskKey() ui.Command { return ui.Command{ID: "ask", Key: ui.KeyH} }

// PauseKey holds what moves.
func PauseKey() ui.Command { return ui.Command{ID: "pause", Key: ui.KeyP} }

// StepKey shows the next part of what moves, and holds it.
func StepKey() ui.Command { return ui.Command{ID: "step", Key: ui.KeyN} }

// SkipKey skips everything up to the next turn.
func SkipKey() ui.Command { return ui.Command{ID: "skip", Key: ui.KeyS} }

// Help is a scene that is shown to whoever asks for help.
type Help interface{ Helps() }

// CommandGroup is what keys do in one place.
type CommandGroup struct {
	Head     string // key of its heading
	Commands []ui.Command
	Moving   bool // while something moves at a table
	Own      bool // at the table of the chosen game, while nothing moves
}

// Keys is what keys and the buttons of a game pad do, by the choice of the player.
type Keys struct {
	services *services.Services
	games    *Catalogue
}

// Commands returns what keys do that can be given others, for the chosen game.
func (s *Keys) Commands() []CommandGroup {
	everywhere := append([]ui.Command{HelpKey()}, ui.Commands()...)
	if runtime.GOOS != "js" { // there the browser has a key for it
		everywhere = append(everywhere, FullScreenKey())
	}
	groups := []CommandGroup{
		{Head: "keys.everywhere", Commands: everywhere},
		{Head: "keys.table", Commands: []ui.Command{UndoKey(), AskKey()}},
		{Head: "keys.moving", Commands: []ui.Command{PauseKey(), StepKey(), SkipKey()}, Moving: true},
	}
	if g := own(s.games.Game); len(g.Commands) > 0 {
		groups = append(groups, g)
	}
	return groups
}

// Bound returns the keys that the player has chosen, by the ids of commands. What names no key is left out.
func (s *Keys) Bound() map[string]ui.Key {
	if len(s.services.Settings.Keys) == 0 {
		return nil
	}
	bound := map[string]ui.Key{}
	for id, name := range s.services.Settings.Keys {
		if k := ui.KeyNamed(name); k != ui.KeyNone {
			bound[id] = k
		}
	}
	return bound
}

// Clash returns what else has the key that a command would get, in words: something that can be asked for where the command can. It is
// at the table of another game than the chosen one if that is named. ok is false if nothing has the key. What is done while something
// moves is never asked for together with what a game's own table is asked for then.
func (s *Keys) Clash(id string, k ui.Key) (what, game string, ok bool) {
	groups, bound := s.Commands(), s.Bound()
	var mine CommandGroup
	for _, g := range groups {
		if slices.ContainsFunc(g.Commands, func(c ui.Command) bool { return c.ID == id }) {
			mine = g
		}
	}
	for _, g := range groups {
		if c, ok := g.with(k, bound); ok && c.ID != id && !g.apart(mine) {
			return s.services.Texts.Text("key." + c.ID), "", true
		}
	}
	if mine.Own || mine.Moving {
		return "", "", false
	}
	return s.elsewhere(func(c ui.Command) bool { _, ok := CommandGroup{Commands: []ui.Command{c}}.with(k, bound); return ok })
}

// elsewhere returns which command at the table of another game than the chosen one has something, in words, and the game.
func (s *Keys) elsewhere(has func(c ui.Command) bool) (what, game string, ok bool) {
	for _, g := range s.games.Games {
		if i := slices.IndexFunc(own(g).Commands, has); i >= 0 && g.Info().ID != s.games.Game.Info().ID {
			return s.games.textOf(g, "key."+own(g).Commands[i].ID), s.games.NameOf(g), true
		}
	}
	return "", "", false
}

// own is what keys do at the table of a game.
func own(g Game) CommandGroup {
	if c, ok := g.(Commander); ok {
		return CommandGroup{Head: "title.name", Commands: c.Commands(), Own: true}
	}
	return CommandGroup{}
}

// with returns which of some commands has a key.
func (g CommandGroup) with(k ui.Key, bound map[string]ui.Key) (ui.Command, bool) {
	for _, c := range g.Commands {
		has, chosen := bound[c.ID]
		if !chosen {
			has = c.Key
		}
		if has == k {
			return c, true
		}
	}
	return ui.Command{}, false
}

// apart reports whether the commands of two groups are never asked for together.
func (g CommandGroup) apart(h CommandGroup) bool { return g.Moving && h.Own || g.Own && h.Moving }

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
	if slices.ContainsFunc(own(s.games.Game).Commands, func(c ui.Command) bool { return c.ID == id }) {
		return "", "", false
	}
	return s.elsewhere(func(c ui.Command) bool { return s.ButtonOf(PadCommand{Command: c}) == button })
}
