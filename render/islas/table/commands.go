package table

import "islas/render/ui"

// Commands returns what keys do at this table, in the order in which a list shows it.
func Commands() []ui.Command {
	return []ui.Command{drawCommand(), loadCommand(), endCommand(), extraCommand(), palaceCommand(), townCommand()}
}

func drawCommand() ui.Command   { return ui.Command{ID: "islas.draw", Key: ui.KeyD} }
func loadCommand() ui.Command   { return ui.Command{ID: "islas.load", Key: ui.KeyL} }
func endCommand() ui.Command    { return ui.Command{ID: "islas.end", Key: ui.KeyE} }
func extraCommand() ui.Command  { return ui.Command{ID: "islas.extra", Key: ui.KeyX} }
func palaceCommand() ui.Command { return ui.Command{ID: "islas.palace", Key: ui.KeyP} }
func townCommand() ui.Command   { return ui.Command{ID: "islas.town", Key: ui.KeyT} }
