package table

import "islas/game/puertorico"

// openRow are the tiles of the open row.
func (f *frame) openRow() []puertorico.Tile { return f.known().Row() }

func (f *frame) takenFromRow(i int) bool { return false }

func (f *frame) leaves(i int) bool { return false }

func (f *frame) aboard(n int) int { return n }
