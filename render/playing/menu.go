package playing

import (
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Dialog shows something in the middle over the table, w by h design units large, or as large as there is room. It reports
// whether it was closed.
func Dialog(u *ui.UI, id string, w, h float64, title string, body func(r ui.Rect)) (closed bool) {
	b := u.Bounds()
	return u.Modal(id, b.Center(min(u.Px(w), b.W*0.94), min(u.Px(h), b.H*0.94)), title, body)
}

// DrawMenu shows the menu, which leads away from the table and back.
func DrawMenu(u *ui.UI, s *stage.Stage) (want Intent) {
	closed := Dialog(u, "menu", 460, 470, u.T("table.menu"), func(r ui.Rect) {
		rows := r.Column(5, u.Px(10))
		button := func(row int, id, text string, o ui.ButtonOptions, to Intent) {
			if u.Button(id, rows[row], u.T(text), o) {
				want = to
			}
		}
		button(0, "menu.resume", "table.resume", ui.ButtonOptions{Primary: true, Icon: s.Icon(paint.IconPlay)}, ToClose)
		button(1, "menu.rules", "common.rules", ui.ButtonOptions{Icon: s.Icon(paint.IconBook)}, ToRules)
		button(2, "menu.settings", "common.settings", ui.ButtonOptions{Icon: s.Icon(paint.IconGear)}, ToSettings)
		button(3, "menu.title", "table.to-title", ui.ButtonOptions{Icon: s.Icon(paint.IconDoor), Tooltip: u.T("table.to-title-tip")}, ToTitle)
		u.TextWrapped(rows[4], theme.Small, u.Theme().InkSoft, ui.Center|ui.Middle, u.T("table.saved"))
	})
	if closed {
		want = want.Or(ToClose)
	}
	return want
}
