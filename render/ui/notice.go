package ui

import (
	"slices"
	"time"

	"islas/render/theme"
)

// Figures of notices, in design units.
const (
	noticeWidth   = 720.0
	noticePadding = 16.0
	noticeEdge    = 4.0 // to the edge of a window with hardly any room
	noticeTime    = 4 * time.Second
	noticeFade    = 250 * time.Millisecond
	noticesShown  = 3
)

// notice is a text shown for a while.
type notice struct {
	text        string
	from, until time.Duration
}

// NoticeBoard shows the notices of a window.
type NoticeBoard struct {
	*Window
	*Tick
	*Canvas

	notices   []notice // the oldest first
	noticesIn Rect     // area for them in this frame, empty for the lower edge
}

// Notice shows a text at the lower edge of the window for some seconds. It may be called at any time; a text that is already shown stays
// longer instead of being shown twice.
func (u *NoticeBoard) Notice(text string) {
	if text == "" {
		return
	}
	for i := range u.notices {
		if u.notices[i].text == text {
			u.notices[i].until = u.now + noticeTime
			return
		}
	}
	if len(u.notices) >= noticesShown {
		u.notices = append(u.notices[:0], u.notices[1:]...)
	}
	u.notices = append(u.notices, notice{text, u.now, u.now + noticeTime})
	u.wake = true
}

// Notices returns the texts that are shown, the oldest first.
func (u *NoticeBoard) Notices() []string {
	texts := make([]string, len(u.notices))
	for i, n := range u.notices {
		texts[i] = n.text
	}
	return texts
}

// NoticeHeight returns the height that the next notice needs in a rectangle of a width for NoticesIn, 0 if there is none.
func (u *NoticeBoard) NoticeHeight(w float64) float64 {
	for _, n := range u.notices {
		if u.now < n.until {
			_, h := u.noticeSize(n.text, u.noticeMost(w))
			return h
		}
	}
	return 0
}

// NoticesIn shows the notices of this frame in a rectangle that the scene leaves free for them, one after the other: the time of the next
// begins when the last is gone.
func (u *NoticeBoard) NoticesIn(r Rect) { u.noticesIn = r }

// noticeMost returns the greatest width of the lines of a notice in a width.
func (u *Window) noticeMost(w float64) float64 { return max(w-u.Px(3*noticePadding), 1) }

// noticeStyle returns the style of notices: small where there is hardly room for them.
func (u *Window) noticeStyle() theme.Style {
	if u.Narrow() {
		return theme.Small
	}
	return theme.Body
}

// noticeSize returns the size of a notice whose lines are at most so many pixels wide.
func (u *Window) noticeSize(text string, most float64) (w, h float64) {
	w, h = u.blockSize(u.noticeStyle(), text, most)
	return w + u.Px(3*noticePadding), h + u.Px(1.4*noticePadding)
}

// drawNotices draws the notices, each of which fades in and out.
func (u *NoticeBoard) drawNotices() {
	room := u.noticesIn
	u.noticesIn = Rect{}
	if len(u.notices) == 0 {
		return
	}
	u.wake = true
	u.notices = slices.DeleteFunc(u.notices, func(n notice) bool { return u.now >= n.until })
	if len(u.notices) > 0 {
		u.Words(func() { u.placeNotices(u.notices, room) })
	}
}

// placeNotices draws notices one above the other at the lower edge of the window, or one after the other in room. Where the window has
// hardly any room they come one after the other, too.
func (u *NoticeBoard) placeNotices(kept []notice, room Rect) {
	u.PushLayer(LayerNotice)
	defer u.PopLayer()
	if room.Empty() && u.Narrow() {
		room = u.Bounds().Inset(u.Px(noticeEdge))
	}
	if !room.Empty() {
		for i := range kept[1:] {
			kept[1+i].from, kept[1+i].until = kept[1+i].from+u.in.Dt, kept[1+i].until+u.in.Dt
		}
		u.PushClip(room)
		u.drawNotice(kept[0], room.Middle().X, room.Bottom(), u.noticeMost(room.W))
		u.PopClip()
		return
	}
	most := min(u.Px(noticeWidth), u.w-u.Px(2*noticePadding+2*theme.Margin))
	y := u.h - u.Px(theme.Margin)
	for i := len(kept) - 1; i >= 0; i-- {
		y = u.drawNotice(kept[i], u.w/2, y, most).Y - u.Px(theme.Gap)
	}
}

// drawNotice draws a notice about x and above y, and returns where it is.
func (u *NoticeBoard) drawNotice(n notice, x, y, most float64) Rect {
	t := u.theme
	w, h := u.noticeSize(n.text, most)
	r := Rect{X: x - w/2, Y: y - h, W: w, H: h}.Rounded()
	u.PushAlpha(clamp(min(float64(u.now-n.from), float64(n.until-u.now))/float64(noticeFade), 0.05, 1))
	u.Shadow(r.Moved(0, u.Px(4)), u.Px(theme.Radius), u.Px(12), t.Shadow)
	u.Gradient(r, u.Px(theme.Radius), t.Cloth, t.ClothDark)
	u.Stroke(r, u.Px(theme.Radius), u.Px(2), t.BrassLight, t.Brass)
	u.TextWrapped(Rect{X: r.X + r.W/2 - most/2, Y: r.Y + u.Px(0.7*noticePadding), W: most, H: 0}, u.noticeStyle(), t.OnDark, Center, n.text)
	u.PopAlpha()
	return r
}
