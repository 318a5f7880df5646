package shell

import (
	"slices"

	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// keepWidth returns the width of a button that writes a file: one alone is square, two are a little narrower.
func (r *result) keepWidth(u *ui.UI, row ui.Rect) float64 {
	if r.keeps > 1 {
		return u.Px(keepBeside)
	}
	return row.H
}

// keepBeside is the width of two buttons that write files beside each other, in design units.
const keepBeside = 50

// ways returns how many ways lead on from the result.
func (r *result) ways() int {
	if r.s.Reviews(r.match) {
		return 5
	}
	return 4
}

// beside divides a row among the ways on, each as wide as its words need and a part of what is left. Where a picture has no room beside
// the words, it is left to the replay.
func (r *result) beside(u *ui.UI, row ui.Rect) (parts []ui.Rect) {
	widths, free := r.widths(u, row)
	if free < 0 && r.keeps > 1 {
		r.keeps = 1
		widths, free = r.widths(u, row)
	}
	for _, width := range widths {
		var part ui.Rect
		part, row = row.CutLeft(width + free/float64(len(widths)))
		_, row = row.CutLeft(u.Px(menuGap))
		parts = append(parts, part)
	}
	return parts
}

// widths returns what the words of the ways on need, and what is left of a row.
func (r *result) widths(u *ui.UI, row ui.Rect) (widths []float64, free float64) {
	keys := []string{"result.again", "result.new", "result.watch", "result.title"}
	if r.s.Reviews(r.match) {
		keys = slices.Insert(keys, 1, "review.show")
	}
	free = row.W - float64(len(keys)-1)*u.Px(menuGap)
	for _, key := range keys {
		width := u.ButtonWidth(u.T(key), false)
		if key == "result.watch" { // beside which files are written
			width += float64(r.keeps) * (r.keepWidth(u, row) + u.Px(menuGap))
		}
		widths, free = append(widths, width), free-width
	}
	return widths, free
}

// drawButtons draws the ways on.
func (r *result) drawButtons(u *ui.UI, parts []ui.Rect) {
	next := func() (at ui.Rect) {
		at, parts = parts[0], parts[1:]
		return at
	}
	if u.Button("again", next(), u.T("result.again"), ui.ButtonOptions{Primary: true, Tooltip: u.T("result.again.tip")}) {
		r.again()
	}
	if r.s.Reviews(r.match) && u.Button("review", next(), u.T("review.show"), ui.ButtonOptions{Tooltip: u.T("review.show.tip")}) {
		r.s.Push(r.s.Routes.Review(r.s, r.match))
	}
	if u.Button("new", next(), u.T("result.new"), ui.ButtonOptions{}) {
		r.s.Go(r.s.Routes.NewGame(r.s))
	}
	r.drawWatch(u, next())
	leave := u.T("result.title")
	if r.s.Under() != nil {
		leave = u.T("common.back")
	}
	if u.Button("title", next(), leave, ui.ButtonOptions{}) || u.KeyPressed(ui.KeyEscape) {
		r.leave()
	}
}

// drawWatch draws the buttons that show the game once more, and that write a picture of what it has come to and its record.
func (r *result) drawWatch(u *ui.UI, at ui.Rect) {
	var cells []ui.Rect
	width := r.keepWidth(u, at)
	for range r.keeps {
		var cell ui.Rect
		cell, at = at.CutRight(width)
		_, at = at.CutRight(u.Px(menuGap))
		cells = append(cells, cell)
	}
	again := u.T("result.watch")
	if u.Button("watch", at, again, ui.ButtonOptions{
		Style: u.Fitting(again, at.W-u.Px(2*theme.Gap), theme.BodyBold, theme.SmallBold), Tooltip: u.T("result.watch.tip"),
	}) {
		r.watch(0)
	}
	if len(cells) > 1 && u.Button("picture", cells[1], "", ui.ButtonOptions{
		Icon: r.s.Icon(paint.IconPicture), Name: u.T("picture.save"), Tooltip: u.T("picture.save.tip"),
	}) {
		r.s.Routes.Picture(r.s, r.match)
	}
	if u.Button("save", cells[0], "", ui.ButtonOptions{Icon: r.s.Icon(paint.IconLog), Name: u.T("result.save"), Tooltip: u.T("result.save.tip")}) {
		r.save()
	}
}
