package table

import (
	"strings"

	"islas/render/paint"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// The greatest parts of the window that a dialog takes, the second in a narrow window.
const (
	dialogMost   = 0.94
	dialogNarrow = 0.985
)

// Dialog shows a dialog in the middle of the window, w by h design units large, or as large as there is room, with text in the size that
// the settings ask for. It reports whether it was closed.
func Dialog(u *ui.UI, id string, w, h float64, title string, body func(r ui.Rect)) (closed bool) {
	return dialogBeside(u, ui.Rect{}, id, w, h, title, body)
}

// dialogBeside shows a dialog as Dialog does, at the left or right edge of the window if it would cover about in the middle but not there.
func dialogBeside(u *ui.UI, about ui.Rect, id string, w, h float64, title string, body func(r ui.Rect)) (closed bool) {
	u.Words(func() {
		b, part := u.Bounds(), dialogMost
		if u.Narrow() {
			part = dialogNarrow
		}
		at := b.Center(min(u.Px(w), b.W*part), min(u.Px(h)+u.ModalHead(b.W*part, title)-u.Px(theme.Target), b.H*part))
		aside := (b.W - at.W) / 2 * part
		for _, r := range []ui.Rect{at, at.Moved(-aside, 0), at.Moved(aside, 0)} {
			if r.Intersect(about).Empty() {
				at = r
				break
			}
		}
		closed = u.Modal(id, at, title, body)
	})
	return closed
}

// Answer is how a question in a dialog was answered.
type Answer uint8

// The answers.
const (
	Unanswered Answer = iota
	Yes
	No
	Closed // the dialog was closed
)

// askFrame is the height of a dialog with a question without its text, in design units.
const askFrame = 226

// Ask asks a question in a dialog with two buttons, yes and no, of which the second is to be preferred. Their ids are that of the dialog with
// ".do" and ".no". It lies beside what the question is about, if there is room.
func Ask(u *ui.UI, about ui.Rect, id, title, text, yes, no string) (answer Answer) {
	high := u.MeasureWrapped(theme.Body, text, u.Px(560))/u.Scale() + askFrame
	if dialogBeside(u, about, id, 640, high, title, func(r ui.Rect) {
		foot, r := r.CutBottom(u.Px(56), u.Px(12))
		u.Scrolled(id+".words", r, func(w float64) float64 { return u.MeasureWrapped(theme.Body, text, w) }, func(r ui.Rect) {
			u.TextWrapped(r, theme.Body, u.Theme().Ink, ui.Left|ui.Top, text)
		})
		cells := foot.Row(2, u.Px(12))
		if u.Button(id+".do", cells[0], yes, ui.ButtonOptions{}) {
			answer = Yes
		}
		if u.Button(id+".no", cells[1], no, ui.ButtonOptions{Primary: true}) {
			answer = No
		}
	}) && answer == Unanswered {
		answer = Closed
	}
	return answer
}

// Sizes of the menu in design units. Its height is that of its rows and its frame; with the five rows of a game it is 470.
const (
	menuFrame = 120
	menuRow   = 70
	menuLeast = 44 // least height of a row with the gap after it; lower ones are scrolled
	menuLow   = 58 // height of a row that is scrolled
)

// drawMenu draws the menu, which leads away from the table and back.
func (k *Kit[S, A, E, V]) drawMenu(u *ui.UI) (want session.Intent) {
	leave, tip, kept := u.T("table.to-title"), u.T("table.to-title-tip"), u.T("table.saved")
	if k.Stage.Saves.Unsaved(k.Strip.match) {
		tip, kept = u.T("table.to-title-unsaved"), u.T("table.unsaved")
	}
	if k.Session.Replay().On {
		leave, tip, kept = u.T("replay.leave"), "", ""
	}
	rows, reviews := 5, k.Session.Replay().On && k.Stage.Reviews.Has(k.Strip.match)
	if k.Session.Replay().On {
		rows++
	}
	if reviews {
		rows++
	}
	if code, ok := k.Stage.Code(k.Strip.match); ok && !k.Session.Teaching() {
		kept += "\n" + u.T("code.of", "code", code)
	}
	if k.Strip.match.Setup().Edition != "" {
		kept += "\n" + u.T("edition.played")
	}
	kept = strings.TrimSpace(kept)
	if Dialog(u, "menu", 460, float64(menuFrame+rows*menuRow), u.T("table.menu"), func(r ui.Rect) {
		cell := r.Column(rows, u.Px(10))[0]
		if r.H < float64(rows)*u.Px(menuLeast) || u.MeasureWrapped(theme.Small, kept, r.W) > cell.H || menuHeight(u, cell.W, leave) > max(cell.H, u.Px(theme.Target)) {
			want = k.scrolledMenu(u, r, rows, leave, tip, kept)
			return
		}
		want = k.menu(u, r.Column(rows, u.Px(10)), leave, tip, kept)
	}) {
		want = want.Or(session.ToClose)
	}
	return want
}

// menuHeight returns the height in pixels that a row of the menu needs for its label in a width.
func menuHeight(u *ui.UI, width float64, leave string) (high float64) {
	for _, label := range []string{u.T("table.resume"), u.T("common.rules"), u.T("common.settings"), u.T("review.show"), leave} {
		high = max(high, u.ButtonHeight(width, label))
	}
	return high
}

// scrolledMenu draws the menu in rows that are scrolled, the last of them as high as its text.
func (k *Kit[S, A, E, V]) scrolledMenu(u *ui.UI, r ui.Rect, rows int, leave, tip, kept string) (want session.Intent) {
	width := r.W - u.Px(logScroll+logIndent)
	low := max(u.Px(menuLow), menuHeight(u, width, leave)+u.Px(10))
	high := float64(rows-1)*low + u.MeasureWrapped(theme.Small, kept, width)
	u.Scroll("menu.rows", r, high, func(at ui.Rect) {
		at.W = min(at.W, width)
		var cells []ui.Rect
		for range rows - 1 {
			var cell ui.Rect
			cell, at = at.CutTop(low)
			cell, _ = cell.CutTop(low - u.Px(10))
			cells = append(cells, cell)
		}
		want = k.menu(u, append(cells, at), leave, tip, kept)
	})
	return want
}

// menu draws the rows of the menu in cells.
func (k *Kit[S, A, E, V]) menu(u *ui.UI, cells []ui.Rect, leave, tip, kept string) (want session.Intent) {
	button := func(id, text string, o ui.ButtonOptions, icon paint.Icon, to session.Intent) {
		o.Icon = k.Stage.Icon(icon)
		if u.Button(id, cells[0], text, o) {
			want = to
		}
		cells = cells[1:]
	}
	button("menu.resume", u.T("table.resume"), ui.ButtonOptions{Primary: true}, paint.IconPlay, session.ToClose)
	button("menu.rules", u.T("common.rules"), ui.ButtonOptions{}, paint.IconBook, session.ToRules)
	button("menu.settings", u.T("common.settings"), ui.ButtonOptions{}, paint.IconGear, session.ToSettings)
	if k.Session.Replay().On {
		if k.Stage.Snap != nil {
			var picture ui.Rect
			label := u.T("picture.save")
			picture, cells[0] = cells[0].CutRight(u.ButtonWidth(label, false), u.Px(10))
			if u.Button("menu.picture", picture, label, ui.ButtonOptions{Tooltip: u.T("picture.save.tip")}) {
				want = session.ToPicture
			}
		}
		button("menu.save", u.T("result.save"), ui.ButtonOptions{Tooltip: u.T("result.save.tip")}, paint.IconLog, session.ToSave)
	}
	if k.Session.Replay().On && k.Stage.Reviews.Has(k.Strip.match) {
		button("menu.review", u.T("review.show"), ui.ButtonOptions{Tooltip: u.T("review.show.tip")}, paint.IconLantern, session.ToReview)
	}
	button("menu.title", leave, ui.ButtonOptions{Tooltip: tip}, paint.IconDoor, session.ToTitle)
	u.TextWrapped(cells[0], theme.Small, u.Theme().InkSoft, ui.Center|ui.Middle, kept)
	return want
}
