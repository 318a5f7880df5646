package shell

import (
	"slices"

	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the ways on in design units.
const (
	keepBeside = 50  // width of two buttons that write files beside each other
	waysBeside = 380 // from this width on two ways stand beside each other where all have no room
)

// way is a way on from the result.
type way struct {
	id, label, tip string
	primary        bool
	icon           paint.Icon // that stands for its label where there is little room, of a way that writes a file
	file           bool
	follow         func()
	width          float64 // in a row of all ways
}

// on returns the ways on.
func (r *result) on(u *ui.UI) []way {
	all := []way{{id: "again", label: u.T("result.again"), tip: u.T("result.again.tip"), primary: true, follow: r.again}}
	if r.s.Reviews.Has(r.match) {
		show := func() { r.s.Push(r.s.Routes.Review(r.s, r.match)) }
		all = append(all, way{id: "review", label: u.T("review.show"), tip: u.T("review.show.tip"), follow: show})
	}
	all = append(all, way{id: "new", label: u.T("result.new"), follow: func() { r.s.Go(r.s.Routes.NewGame(r.s)) }},
		way{id: "watch", label: u.T("result.watch"), tip: u.T("result.watch.tip"), follow: func() { r.watch(0) }})
	if r.s.Snap != nil {
		draw := func() { r.s.Routes.Picture(r.s, r.match) }
		all = append(all, way{id: "picture", label: u.T("picture.save"), tip: u.T("picture.save.tip"), icon: paint.IconPicture, file: true, follow: draw})
	}
	all = append(all, way{id: "save", label: u.T("result.save"), tip: u.T("result.save.tip"), icon: paint.IconLog, file: true, follow: r.save})
	leave := u.T("result.title")
	if r.s.Under() != nil {
		leave = u.T("common.back")
	}
	return append(all, way{id: "title", label: leave, follow: r.leave})
}

// wayBlocks are the ways on: all in a row, or where that has no room below each other, two beside each other if that can be. In the row those
// that write files are signs; in a window that is not high a picture that has no room there is left to the replay.
func (r *result) wayBlocks(u *ui.UI, width float64, follow *func()) (all []block) {
	ways := r.on(u)
	rows := [][]way{ways}
	if b := u.Bounds(); b.W > b.H {
		rows = append(rows, slices.DeleteFunc(slices.Clone(ways), func(w way) bool { return w.id == "picture" }))
	}
	for _, row := range rows {
		if divideWays(u, row, width) {
			return []block{{u.Px(menuButton), func(at ui.Rect) { r.drawWays(u, at, row, follow) }}}
		}
	}
	n, gap := 1, u.Px(menuGap)
	if width >= u.Px(waysBeside) {
		n = 2
	}
	for _, w := range ways {
		all = append(all, block{max(u.Px(menuButton), u.ButtonHeight(partOf(width, n, gap), w.label)), func(at ui.Rect) {
			if u.Button(w.id, at, w.label, ui.ButtonOptions{Primary: w.primary, Tooltip: w.tip}) {
				*follow = w.follow
			}
		}})
	}
	return abreast(all, n, gap)
}

// divideWays divides a width among ways beside each other, each as wide as its words need and a part of what is left, and reports whether they
// have room, if need be with smaller margins or words.
func divideWays(u *ui.UI, row []way, width float64) (fit bool) {
	files, free := 0, width-float64(len(row)-1)*u.Px(menuGap)
	for i := range row {
		if row[i].file {
			files++
		}
	}
	for i := range row {
		switch w := &row[i]; {
		case !w.file:
			w.width = u.ButtonWidth(w.label, false)
		case files > 1:
			w.width = u.Px(keepBeside)
		default:
			w.width = u.Px(menuButton)
		}
		free -= row[i].width
	}
	for i := range row {
		if !row[i].file {
			row[i].width += free / float64(len(row)-files)
		}
	}
	return free >= -u.Px(theme.Gap)*float64(len(row)-files)
}

// drawWays draws the ways on in a row.
func (r *result) drawWays(u *ui.UI, at ui.Rect, row []way, follow *func()) {
	for _, w := range row {
		var part ui.Rect
		part, at = at.CutLeft(w.width)
		_, at = at.CutLeft(u.Px(menuGap))
		label, o := w.label, ui.ButtonOptions{Primary: w.primary, Tooltip: w.tip}
		if o.Style = labelStyle(u, part, label); w.file {
			label, o.Icon, o.Name = "", r.s.Icon(w.icon), w.label
		}
		if u.Button(w.id, part, label, o) {
			*follow = w.follow
		}
	}
}
