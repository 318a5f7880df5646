package table

import (
	"islas/render/stage"
	"islas/render/ui"
)

// Viewport is the part of a table that a window shows: all of it, or a part in the size that the settings ask of texts, which can be moved
// over the table. The zero value is ready for the first frame.
type Viewport struct {
	pan    ui.Panned
	window ui.Rect // the area for the table with its bar, in pixels
	offers bool    // there is a choice between the two
	large  bool    // a part is shown
	scale  float64 // pixels per design unit of that part
	times  float64 // size of that part as a multiple of the usual size
	bar    float64 // height of the bar in pixels in the last frame

	question any // the last question
	event    any // the last event
}

// Room returns the extent of a table in a window that leaves it w by h pixels. strip is the height in design units by which a table that is
// shown whole is lower than the window. Room must be called in every frame, before all other methods.
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

// Large reports whether a part of the table is shown, in the size that the settings ask of texts.
func (v *Viewport) Large() bool { return v.large }

// View returns the area in which the table is shown: the area below the bar, or the window if the table is shown whole.
func (v *Viewport) View(u *ui.UI) ui.Rect {
	if !v.large {
		return u.Bounds()
	}
	return v.pan.View()
}

// Moved returns by how much the table has moved in the window since the last frame. Remembered positions have moved with it.
func (v *Viewport) Moved() ui.Point {
	if !v.large {
		return ui.Point{}
	}
	return v.pan.Moved()
}

// Draw calls content to draw the table and everything that moves with it. deaf means that the arrow keys do not move the table.
func (v *Viewport) Draw(u *ui.UI, deaf bool, content func()) {
	if !v.large {
		content()
		return
	}
	v.pan.Deaf = deaf
	u.Pan(&v.pan, v.scale, content)
}

// scrollIntoView scrolls a question into view, once for each: the widgets that answer it, or those whose targets wanted selects unless it
// is nil. While there is no question it scrolls an event into view, once for each, unless somebody has moved the table since the last
// question. question and event are comparable values, nil for none.
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
