package table

import "islas/render/session"

// drawLog shows the last lines of the log; a line leads to the position as of then.
func (t *Table) drawLog(f *frame) (want intent) {
	if f.lay.log.Empty() {
		return intent{}
	}
	u := f.UI
	u.PushGroup(f.lay.log)
	defer u.PopGroup()
	u.InPart(u.T("table.page.log"), func() {
		step, clicked := t.log.Draw(u, f.lay.log, t.Session.Lines(), f.Log.Since(f.Viewer), u.T("log.look"))
		if clicked {
			want = intent{kind: toRead, step: step}
		}
	})
	return want
}

// drawOpen shows what lies open over the table.
func (t *Table) drawOpen(f *frame) intent {
	if f.Drawer == session.MenuDrawer {
		return wishes(t.DrawMenu(f.UI))
	}
	return intent{}
}
