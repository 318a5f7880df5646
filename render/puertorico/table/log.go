package table

import ()

// drawLog shows the last lines of the log; a line leads to the position as of then.
func (t *Table) drawLog(f *frame) intent {
	t.DrawLog(f.UI, f.lay.log, f.Log.Since(f.Viewer), f.UI.T("log.look"))
	return nil
}
