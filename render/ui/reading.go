package ui

// Words have not always room where they stand to be as large as a player asks for. What is laid over a scene to be read is scrolled then, and so
// can be as large.

// Reading says how many times larger words were to be than they are, had they room for that: 1 where they are as large as they are asked to
// be. Tooltips, notes and dialogs show them so.
func (u *UI) Reading(larger float64) { u.larger = larger }

// Ask says how many pixels a design unit were to have for everything to be as large as it is asked to be, and how many times as large as usual
// that is. It is to be called before every frame; a scale of 0 says that it is so.
func (u *UI) Ask(scale, times float64) { u.asked, u.times = scale, times }

// Asked returns what Ask said; ok is false where everything is as large as it is asked to be.
func (u *UI) Asked() (scale, times float64, ok bool) { return u.asked, u.times, u.asked > 0 }

// Scaled lets f draw with so many pixels a design unit.
func (u *UI) Scaled(scale float64, f func()) {
	was := u.scale
	u.scale = scale
	f()
	u.scale = was
}

// Words lets f draw what is laid over a scene to be read, as dialogs, notes and sheets are: as large as words are asked to be, whatever room the
// scene itself has for that. Bounds is the window meanwhile, which need not begin at the scene's origin. What has no room then is broken into
// more lines and scrolled.
func (u *UI) Words(f func()) {
	was := u.scale
	defer func() { u.scale = was }()
	u.scale = max(u.scale, u.base*max(u.larger, 1))
	f()
}

// Sides of a window in design units, from which on scenes that are not only words have room for it as it is.
const (
	leastShort = 480
	leastLong  = 780
)

// Narrow reports whether words are written so large that the window has less room than scenes are laid out for: then what is laid over a scene
// takes what there is, and is scrolled.
func (u *UI) Narrow() bool {
	b := u.Bounds()
	return min(b.W, b.H) < u.Px(leastShort) || max(b.W, b.H) < u.Px(leastLong)
}

// Larger lets f draw everything as much larger as words are asked to be, where r leaves it so many design units of width and height then, and
// as it is usual otherwise. It is for lists and dialogs of words, which are scrolled through.
func (u *UI) Larger(r Rect, width, height float64, f func()) {
	was := u.scale
	defer func() { u.scale = was }()
	u.scale = max(u.scale, min(u.base*max(u.larger, 1), r.W/width, r.H/height))
	f()
}
