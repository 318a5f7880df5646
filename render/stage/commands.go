package stage

import (
	"runtime"
	"slices"

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

// PadCommands returns what the buttons of a game pad do that neither move nor use the focus.
func PadCommands() map[ui.Key]ui.Command {
	return map[ui.Key]ui.Command{
		ui.KeyPadX: UndoKey(), ui.KeyPadY: AskKey(), ui.KeyPadSelect: HelpKey(), ui.KeyPadStart: {ID: "leave", Key: ui.KeyEscape},
		ui.KeyPadStick: ui.Jump(),
	}
}

// Help is a scene that is shown to whoever asks for help.
type Help interface{ Helps() }

// CommandGroup is what keys do in one place.
type CommandGroup struct {
	Head     string // key of its heading
	Commands []ui.Command
	Moving   bool // while something moves at a table
	Own      bool // at the table of the chosen game, while nothing moves
}

// Commands returns what keys do that can be given others, for the chosen game.
func (s *Stage) Commands() []CommandGroup {
	everywhere := append([]ui.Command{HelpKey()}, ui.Commands()...)
	if runtime.GOOS != "js" { // there the browser has a key for it
		everywhere = append(everywhere, FullScreenKey())
	}
	groups := []CommandGroup{
		{Head: "keys.everywhere", Commands: everywhere},
		{Head: "keys.table", Commands: []ui.Command{UndoKey(), AskKey()}},
		{Head: "keys.moving", Commands: []ui.Command{PauseKey(), StepKey(), SkipKey()}, Moving: true},
	}
	if c, ok := s.Game.(Commander); ok {
		groups = append(groups, CommandGroup{Head: "title.name", Commands: c.Commands(), Own: true})
	}
	return groups
}

// Bound returns the keys that the player has chosen, by the ids of commands. What names no key is left out.
func (s *Stage) Bound() map[string]ui.Key {
	if len(s.Settings.Keys) == 0 {
		return nil
	}
	bound := map[string]ui.Key{}
	for id, name := range s.Settings.Keys {
		if k := ui.KeyNamed(name); k != ui.KeyNone {
			bound[id] = k
		}
	}
	return bound
}

// Clash returns what else has the key that a command would get: something that can be asked for where the command can. ok is false if
// nothing has it. What is done while something moves is never asked for together with what a game's own table is asked for then.
func (s *Stage) Clash(id string, k ui.Key) (other ui.Command, ok bool) {
	groups, bound := s.Commands(), s.Bound()
	mine := slices.IndexFunc(groups, func(g CommandGroup) bool {
		return slices.ContainsFunc(g.Commands, func(c ui.Command) bool { return c.ID == id })
	})
	for _, g := range groups {
		if mine >= 0 && (g.Moving && groups[mine].Own || g.Own && groups[mine].Moving) {
			continue
		}
		for _, c := range g.Commands {
			has, chosen := bound[c.ID]
			if !chosen {
				has = c.Key
			}
			if c.ID != id && has == k {
				return c, true
			}
		}
	}
	return ui.Command{}, false
}
