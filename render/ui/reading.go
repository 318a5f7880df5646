package ui

import "slices"

// On a board words stand where they belong, and there is not always room for them to be as large as a player asks for. So there a finger
// that rests has the place below it shown that much larger, and leads what is shown as it goes on; let go, that stays, and a second tap
// touches in it what it shows (loupe).

// readingLeast is how many times larger words have to be asked for to be for a finger's rest to show them so.
const readingLeast = 1.05

// Reading says how many times larger words were to be than they are, had they room for that: 1 where they are as large as they are asked to
// be. A finger that rests, and tooltips, show them so.
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

// AsLarge says that what is written in r is as large as it is asked to be: there a finger that rests is shown nothing larger, as it is where a
// sheet is drawn (Pan).
func (u *UI) AsLarge(r Rect) { u.asLarge = append(u.asLarge, r) }

// read opens the loupe for a finger that rests, be it on something or not: then it clicks nothing, nor does it drag.
func (u *UI) read() {
	if !u.in.Touch || !u.in.Down || u.larger < readingLeast {
		return
	}
	if u.in.Pressed || u.in.Pos.Sub(u.restPos).Len() > u.Px(touchSlack) {
		u.restPos, u.restAt = u.in.Pos, u.now
	}
	if u.loupe.open() || u.dragging || u.finger.id != "" || u.passing {
		return
	}
	if g := u.find(u.active); g != nil && (g.hold || g.keys&useText != 0) {
		return // it draws, turns or writes
	}
	if slices.ContainsFunc(u.wasLarge, func(r Rect) bool { return r.Contains(u.in.Pos) }) && u.top() == 0 {
		return // there is nothing to be shown larger
	}
	if u.now-u.restAt < pressDelay {
		u.wake = true
		return
	}
	u.active = ""
	u.loupe = loupe{depth: u.top(), window: u.Bounds(), reads: true, leads: true}
	u.leadLoupe()
	u.tellLed()
	u.wake = true
}

// tellLed shows the tooltip of what lies below a finger that has opened the loupe, beside that: one rest shows and tells.
func (u *UI) tellLed() {
	i := u.exact(u.previous, u.in.Pos)
	if i < 0 || u.previous[i].ID == "" || u.previous[i].tip() == "" || u.previous[i].tipAside {
		u.tipID = ""
		return
	}
	if u.tipID != u.previous[i].ID {
		u.askTip(&u.previous[i])
	}
}

// leadLoupe shows the place below the finger, above or below it, where the finger does not hide it.
func (u *UI) leadLoupe() {
	l, room := &u.loupe, u.Bounds().Inset(u.Px(loupeEdge))
	high := room.H/2 - u.Px(loupeEdge)
	if at := u.in.Pos; !l.open() || l.at.Contains(at) {
		l.at, _ = room.CutTop(high)
		if at.Y < room.Middle().Y {
			l.at, _ = room.CutBottom(high)
		}
		l.at = l.at.Rounded()
	}
	l.from = RectAround(u.in.Pos, l.at.W/u.larger, l.at.H/u.larger).Within(u.Bounds())
}

// followFinger lets a finger that has opened the loupe by its rest lead what it shows for as long as it is down, and does nothing else then.
// It reports whether that is so.
func (u *UI) followFinger() bool {
	l := &u.loupe
	if !l.leads || !u.in.Touch || len(u.in.Keys) > 0 || u.in.Assist != (Assist{}) || l.window != u.Bounds() || l.depth != u.top() {
		return false
	}
	if u.in.Down {
		u.leadLoupe()
		u.tellLed()
	} else {
		l.leads = false
	}
	u.quiet()
	return true
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
