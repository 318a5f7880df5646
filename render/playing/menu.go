package playing

import (
	"islas/render/paint"
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
func (s *Session[S, A, E, V]) DrawMenu(u *ui.UI) (want Intent) {
	leave, tip, kept := u.T("table.to-title"), u.T("table.to-title-tip"), u.T("table.saved")
	if s.replay.on {
		leave, tip, kept = u.T("replay.leave"), "", ""
	}
	closed := Dialog(u, "menu", 460, 470, u.T("table.menu"), func(r ui.Rect) {
		rows := r.Column(5, u.Px(10))
		button := func(row int, id, text string, o ui.ButtonOptions, icon paint.Icon, to Intent) {
			o.Icon = s.stage.Icon(icon)
			if u.Button(id, rows[row], text, o) {
				want = to
			}
		}
		button(0, "menu.resume", u.T("table.resume"), ui.ButtonOptions{Primary: true}, paint.IconPlay, ToClose)
		button(1, "menu.rules", u.T("common.rules"), ui.ButtonOptions{}, paint.IconBook, ToRules)
		button(2, "menu.settings", u.T("common.settings"), ui.ButtonOptions{}, paint.IconGear, ToSettings)
		button(3, "menu.title", leave, ui.ButtonOptions{Tooltip: tip}, paint.IconDoor, ToTitle)
		if s.replay.on && s.stage.Reviews(s.match) {
			button(4, "menu.review", u.T("review.show"), ui.ButtonOptions{Tooltip: u.T("review.show.tip")}, paint.IconLantern, ToReview)
		}
		if kept != "" {
			u.TextWrapped(rows[4], theme.Small, u.Theme().InkSoft, ui.Center|ui.Middle, kept)
		}
	})
	if closed {
		want = want.Or(ToClose)
	}
	return want
}
