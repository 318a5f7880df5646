package playing

import (
	"strings"

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

// Sizes of the menu in design units: its height is that of its rows and of what is around them. With the five rows of a game it is 470.
const (
	menuFrame = 120
	menuRow   = 70
)

// DrawMenu shows the menu, which leads away from the table and back.
func (s *Session[S, A, E, V]) DrawMenu(u *ui.UI) (want Intent) {
	leave, tip, kept := u.T("table.to-title"), u.T("table.to-title-tip"), u.T("table.saved")
	if s.stage.Unsaved(s.match) {
		tip, kept = u.T("table.to-title-unsaved"), u.T("table.unsaved")
	}
	if s.replay.on {
		leave, tip, kept = u.T("replay.leave"), "", ""
	}
	rows, reviews := 5, s.replay.on && s.stage.Reviews(s.match)
	if s.replay.on {
		rows++
	}
	if reviews {
		rows++
	}
	closed := Dialog(u, "menu", 460, float64(menuFrame+rows*menuRow), u.T("table.menu"), func(r ui.Rect) {
		cells := r.Column(rows, u.Px(10))
		button := func(id, text string, o ui.ButtonOptions, icon paint.Icon, to Intent) {
			o.Icon = s.stage.Icon(icon)
			if u.Button(id, cells[0], text, o) {
				want = to
			}
			cells = cells[1:]
		}
		button("menu.resume", u.T("table.resume"), ui.ButtonOptions{Primary: true}, paint.IconPlay, ToClose)
		button("menu.rules", u.T("common.rules"), ui.ButtonOptions{}, paint.IconBook, ToRules)
		button("menu.settings", u.T("common.settings"), ui.ButtonOptions{}, paint.IconGear, ToSettings)
		if s.replay.on {
			if s.stage.Snap != nil {
				var picture ui.Rect
				label := u.T("picture.save")
				picture, cells[0] = cells[0].CutRight(u.ButtonWidth(label, false))
				_, cells[0] = cells[0].CutRight(u.Px(10))
				if u.Button("menu.picture", picture, label, ui.ButtonOptions{Tooltip: u.T("picture.save.tip")}) {
					want = ToPicture
				}
			}
			button("menu.save", u.T("result.save"), ui.ButtonOptions{Tooltip: u.T("result.save.tip")}, paint.IconLog, ToSave)
		}
		if reviews {
			button("menu.review", u.T("review.show"), ui.ButtonOptions{Tooltip: u.T("review.show.tip")}, paint.IconLantern, ToReview)
		}
		button("menu.title", leave, ui.ButtonOptions{Tooltip: tip}, paint.IconDoor, ToTitle)
		if code, ok := s.stage.Code(s.match); ok && !s.course.on() {
			kept += "\n" + u.T("code.of", "code", code)
		}
		if s.match.Setup().Box != "" {
			kept += "\n" + u.T("box.played")
		}
		u.TextWrapped(cells[0], theme.Small, u.Theme().InkSoft, ui.Center|ui.Middle, strings.TrimSpace(kept))
	})
	if closed {
		want = want.Or(ToClose)
	}
	return want
}
