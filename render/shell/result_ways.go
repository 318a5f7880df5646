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

// way is a way on from the result.
type way struct {
	id, label, tip string
	primary        bool
	icon           paint.Icon // that stands for its label where there is little room, of a way that writes a file
	file           bool
	follow         func()
}

// on returns the ways on.
func (r *result) on(u *ui.UI) []way {
	all := []way{{id: "again", label: u.T("result.again"), tip: u.T("result.again.tip"), primary: true, follow: r.again}}
	if r.s.Reviews(r.match) {
		show := func() { r.s.Push(r.s.Routes.Review(r.s, r.match)) }
		all = append(all, way{id: "review", label: u.T("review.show"), tip: u.T("review.show.tip"), follow: show})
	}
	all = append(all, way{id: "new", label: u.T("result.new"), follow: func() { r.s.Go(r.s.Routes.NewGame(r.s)) }},
		way{id: "watch", label: u.T("result.watch"), tip: u.T("result.watch.tip"), follow: func() { r.watch(0) }})
	if r.keeps > 1 {
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

// drawButtons draws the ways on, each in a part of its own; those that write files stand beside the one that shows the game once more.
func (r *result) drawButtons(u *ui.UI, parts []ui.Rect) {
	ways := r.on(u)
	var followed func()
	for i := 0; i < len(ways); {
		at := parts[0]
		parts = parts[1:]
		files := 0
		for i+1+files < len(ways) && ways[i+1+files].file {
			files++
		}
		var cells []ui.Rect // of the files, the last one first
		width := r.keepWidth(u, at)
		for range files {
			var cell ui.Rect
			cell, at = at.CutRight(width)
			_, at = at.CutRight(u.Px(menuGap))
			cells = append(cells, cell)
		}
		o := ui.ButtonOptions{Primary: ways[i].primary, Tooltip: ways[i].tip}
		if files > 0 {
			o.Style = u.Fitting(ways[i].label, at.W-u.Px(2*theme.Gap), theme.BodyBold, theme.SmallBold)
		}
		if u.Button(ways[i].id, at, ways[i].label, o) {
			followed = ways[i].follow
		}
		for k := range files {
			w := &ways[i+1+k]
			if u.Button(w.id, cells[files-1-k], "", ui.ButtonOptions{Icon: r.s.Icon(w.icon), Name: w.label, Tooltip: w.tip}) {
				followed = w.follow
			}
		}
		i += 1 + files
	}
	r.goOn(u, followed)
}

// goOn follows a way that was clicked, nil for none, or leaves.
func (r *result) goOn(u *ui.UI, followed func()) {
	switch {
	case followed != nil:
		followed()
	case u.KeyPressed(ui.KeyEscape):
		r.leave()
	}
}

// wayBlocks are the ways on, below each other, and where there is room two beside each other.
func (r *result) wayBlocks(u *ui.UI, width float64, follow *func()) (all []block) {
	n, gap := 1, u.Px(menuGap)
	if width >= u.Px(waysBeside) {
		n = 2
	}
	for _, w := range r.on(u) {
		all = append(all, block{max(u.Px(menuButton), u.ButtonHeight(partOf(width, n, gap), w.label)), func(at ui.Rect) {
			if u.Button(w.id, at, w.label, ui.ButtonOptions{Primary: w.primary, Tooltip: w.tip}) {
				*follow = w.follow
			}
		}})
	}
	return abreast(all, n, gap)
}
