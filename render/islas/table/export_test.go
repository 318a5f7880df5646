package table

import "islas/render/ui"

// Spots returns where what has a name in lessons lay in the last tick.
func (t *Table) Spots(name string) []ui.Rect { return t.spots(&t.frame, name) }
