package stage

import (
	"runtime"
	"slices"

	"islas/render/services"
	"islas/render/ui"
)

// Commander is a game that has commands of its own at its table.
type Commander interface {
	// Commands returns these commands, in the order of lists. Their ids begin with that of the game and a point.
	Commands() []ui.Command
}

// Commands besides those of the kit: everywhere, and at every table.

// HelpKey returns the command that shows the list of keys, like the question mark.
func HelpKey() ui.Command { return ui.Command{ID: "help", Key: ui.KeyF1} }

// FullScreenKey returns the command that turns the full screen on and off.
func FullScreenKey() ui.Command { return ui.Command{ID: "fullscreen", Key: ui.KeyF11} }

// MuteKey returns the command that turns all sound off and on.
func MuteKey() ui.Command { return ui.Command{ID: "mute", Key: ui.KeyM} }

// UndoKey returns the command that takes back the last action.
func UndoKey() ui.Command { return ui.Command{ID: "undo", Key: ui.KeyU} }

// AskKey returns the command that asks for a suggestion.
func AskKey() ui.Command { return ui.Command{ID: "ask", Key: ui.KeyH} }

// PauseKey returns the command that pauses what moves.
func PauseKey() ui.Command { return ui.Command{ID: "pause", Key: ui.KeyP} }

// StepKey returns the command that shows the next part of what moves, and pauses there.
func StepKey() ui.Command { return ui.Command{ID: "step", Key: ui.KeyN} }

// SkipKey returns the command that skips everything up to the next decision of the person at the machine.
func SkipKey() ui.Command { return ui.Command{ID: "skip", Key: ui.KeyS} }

// Help is a scene that is shown for the help command.
type Help interface{ Helps() }

// CommandGroup is a list of commands that belong to one place.
type CommandGroup struct {
	Head     string // key of its heading
	Commands []ui.Command
	Moving   bool // while something moves at a table
	Own      bool // at the table of the chosen game, while nothing moves
}

// Keys provides the commands of keys and of the buttons of a game pad, as the player has chosen them.
type Keys struct {
	services *services.Services
	games    *Catalogue
}

// Commands returns the commands whose keys can be changed, for the chosen game.
func (s *Keys) Commands() []CommandGroup {
	everywhere := append([]ui.Command{HelpKey(), MuteKey()}, ui.Commands()...)
	if runtime.GOOS != "js" { // browsers have a key for it
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

// Bound returns the keys that the player has chosen, by the ids of commands. Unknown names are left out.
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

// Clash returns the name of another command that has the key k and can be used where the command id can. If that is a command at the table
// of a game other than the chosen one, game is the name of that game. ok is false if there is no clash. Commands for while something moves
// never clash with the commands of a game's table.
func (s *Keys) Clash(id string, k ui.Key) (what, game string, ok bool) {
	groups, bound := s.Commands(), s.Bound()
	var mine CommandGroup
	for _, g := range groups {
		if slices.ContainsFunc(g.Commands, func(c ui.Command) bool { return c.ID == id }) {
			mine = g
		}
	}
	for _, g := range groups {
		apart := g.Moving && mine.Own || g.Own && mine.Moving // they can never be used at the same time
		if c, ok := g.with(k, bound); ok && c.ID != id && !apart {
			return s.services.Texts.Text("key." + c.ID), "", true
		}
	}
	if mine.Own || mine.Moving {
		return "", "", false
	}
	return s.elsewhere(func(c ui.Command) bool { _, ok := CommandGroup{Commands: []ui.Command{c}}.with(k, bound); return ok })
}

// elsewhere returns the name of the first command with a property at the table of a game other than the chosen one, and the name of that
// game.
func (s *Keys) elsewhere(has func(c ui.Command) bool) (what, game string, ok bool) {
	for _, g := range s.games.Games {
		if i := slices.IndexFunc(own(g).Commands, has); i >= 0 && g.Info().ID != s.games.Game.Info().ID {
			return s.games.textOf(g, "key."+own(g).Commands[i].ID), s.games.NameOf(g), true
		}
	}
	return "", "", false
}

// own returns the commands at the table of a game.
func own(g Game) CommandGroup {
	if c, ok := g.(Commander); ok {
		return CommandGroup{Head: "title.name", Commands: c.Commands(), Own: true}
	}
	return CommandGroup{}
}

// with returns the command of the group that has a key.
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

// PadCommand is a command that can be given to a button of a game pad.
type PadCommand struct {
	ui.Command
	Button ui.Key // the button unless another was chosen, KeyNone for none
	Yields bool   // any other command that the player chooses for that button takes it, as this one does nothing
}

// PadCommands returns the commands that can be given to buttons of a game pad, for the chosen game, in the order of lists.
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

// ButtonOf returns the button of a command, KeyNone if it has none.
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

// BoundPad returns the command of every button of a pad, the first if there are several. The menu button leads back as B does if it has no
// other command.
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

// PadClash is Clash for a button of a pad, which has one command only.
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
