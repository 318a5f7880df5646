package table

import (
	"islas/render/session"
	"islas/render/table"
)

// drawLog shows the last lines of the log; a line leads to the position as of then.
func (t *Table) drawLog(f *frame) intent {
	t.DrawLog(f.UI, f.lay.log, f.Log.Since(f.Viewer), f.UI.T("log.look"))
	return nil
}

// drawOpen shows what lies open over the table.
func (t *Table) drawOpen(f *frame) intent {
	if f.Drawer == session.MenuDrawer {
		return table.Wish(t.DrawMenu(f.UI))
	}
	return nil
}
