package table

import (
	"islas/render/stage"
	"islas/render/ui"
)

// Viewport is what a window shows of a table: all of it, or where that has no room to be as large as texts are asked to be, a part of it that
// large, which is moved over the table. The zero value has seen nothing.
type Viewport struct {
	pan    ui.Panned
	window ui.Rect // what there is for the table, with its bar
	offers bool    // there is a choice between the two
	large  bool    // a part is seen
	scale  float64 // pixels a design unit of what is seen so
	times  float64 // how many times as large as usual that is
	bar    float64 // height in pixels of the bar, as of the last frame

	question any // that was asked last
	event    any // that was shown last
}

// Room returns the room for a table in a window that leaves it so many pixels of width and height, and a table that is seen whole so many design
// units of height less than the window has. It is to be called in every frame, before all other methods.
func (v *Viewport) Room(u *ui.UI, s *stage.Stage, w, h, strip float64) Extent {
	scale, times, offers := u.Asked()
	was := v.large
	v.window, v.offers, v.large = ui.Rect{W: w, H: h}, offers, offers && !s.Settings.WholeTable
	v.scale, v.times = scale, times
	v.pan.Still = s.Settings.ReducedMotion
	if v.large != was {
		v.question, v.event = nil, nil
	}
	if !v.large {
		return Whole(w, h, u.Px(1))
	}
	_, all := u.Size()
	e := Whole(w*times, all*times-strip*scale, scale)
	at, view := v.window.CutTop(v.bar)
	e.Bar, e.Regions, e.Apart = at, u.Lay(&v.pan, view, e.Regions.W, e.Regions.H), true
	return e
}

// Large reports whether a part of the table is seen, as large as texts are asked to be.
func (v *Viewport) Large() bool { return v.large }

// View is where the table is seen: below the bar, or the window of a table that is seen whole.
func (v *Viewport) View(u *ui.UI) ui.Rect {
	if !v.large {
		return u.Bounds()
	}
	return v.pan.View()
}

// Moved is by how much the table has moved in the window since the frame before: what is remembered of where something lay has moved, too.
func (v *Viewport) Moved() ui.Point {
	if !v.large {
		return ui.Point{}
	}
	return v.pan.Moved()
}

// Draw lets content draw the table, all that is moved with it. deaf reports that the arrow keys are for something else.
func (v *Viewport) Draw(u *ui.UI, deaf bool, content func()) {
	if !v.large {
		content()
		return
	}
	v.pan.Deaf = deaf
	u.Pan(&v.pan, v.scale, content)
}

// scrollIntoView brings into view what is asked, once for every question: what can be done for an answer, or what of it stands for something that
// is wanted, nil for all. While nothing is asked it brings into view what
// happens, once for every event, unless somebody has moved the table since the last question. Both are comparable values, nil for nothing.
func (v *Viewport) scrollIntoView(u *ui.UI, question, event any, wanted func(target any) bool, places func() []ui.Rect) {
	if !v.large {
		return
	}
	if question != nil && question != v.question {
		v.pan.ResetHandled()
		u.Show(u.Choices(wanted))
	}
	if event != nil && event != v.event && question == nil && !v.pan.Handled() {
		u.Show(places())
	}
	v.question, v.event = question, event
}
