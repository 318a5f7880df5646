package table

import (
	"strconv"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the strip of a replay, in design units.
const (
	stripLow    = 66  // height in a window that is wider than high
	stripHigh   = 118 // height in an upright one, where the timeline stands above the buttons
	stripButton = 46
	stripGap    = 6
	stripSpeed  = 62
	stripNamed  = 190  // width of the button for the viewer, with a name
	stripBroad  = 1240 // least width of a window for that name
)

// Strip is the strip of a replay at the lower edge of the window: the timeline and the buttons that control it. A match that is being
// played has none.
type Strip struct {
	*session.Way
	replay
	session opens
	ask     func() // opens the question who plays on from what is shown
	stage   *stage.Stage
	match   match.Any
	seats   []match.Seat
	levels  game.Levels
	course  *stage.Course  // how the points came about; nil if that is not known
	stretch *stage.Stretch // what the replay shows by itself, without the strip; nil if somebody controls it

	more bool // the buttons that lead elsewhere are shown instead of those that play, as there is no room for both
	film film // a film of the replay that somebody makes
}

// replay is the part of a session.Replay that a strip controls.
type replay interface {
	Shown() int
	Moving() bool
	Jump(steps int)
	PlayOn()
	See(seat game.Seat)
	Lengths() []time.Duration

	CanBranch() bool
	Branch() *session.Branch
	PlayFrom(named func(players []match.Seat) []match.Seat) (match.Any, error)
}

// opens is the part of a session.Session with which a strip opens and closes what lies over the table.
type opens interface {
	Dismiss() bool
	Drawer() session.Drawer
	Open(d session.Drawer)
}

// height returns the height in design units that a replay needs besides that of its table.
func (s *Strip) height(upright bool) float64 {
	switch {
	case !s.On || s.stretch != nil:
		return 0
	case upright || s.film.open:
		return stripHigh
	}
	return stripLow
}

// Room returns the size in pixels of the window without the strip of a replay, and the height in design units of the strip for a table that
// is shown whole.
func (s *Strip) Room(u *ui.UI) (w, h, strip float64) {
	w, h = u.Size()
	strip = s.height(h > w)
	if scale, large := s.largeStrip(u); large && strip > 0 {
		u.Scaled(scale, func() { h -= s.layLarge(u).high })
		return w, h, strip
	}
	return w, h - u.Px(strip), strip
}

// stripLook is the layout of the strip, in pixels.
type stripLook struct {
	in    ui.Point // distance between its edges and its contents
	side  float64  // width of a button
	row   float64  // height of the buttons where they stand below the timeline; 0 where they stand beside it
	folds bool     // there is no room for all buttons at once: one of them shows the others
	label float64  // height of a separate line above the buttons for the text about a film; 0 where it has room beside them
	high  float64  // height of the strip
}

// usualStrip returns the layout of a strip that is high pixels high.
func (s *Strip) usualStrip(u *ui.UI, high float64) stripLook {
	l := stripLook{in: ui.Point{X: u.Px(10), Y: u.Px(8)}, side: u.Px(stripButton), high: high}
	if high-2*l.in.Y > u.Px(stripLow) {
		l.row = l.side
	}
	return l
}

// draw draws the strip of a replay at the lower edge of the window: the timeline and the buttons that control it. In a game that is being
// played it draws nothing.
func (s *Strip) draw(u *ui.UI) (want session.Intent) {
	if !s.On || s.stretch != nil {
		return session.Nothing
	}
	w, h, _ := s.Room(u)
	r := ui.Rect{Y: h, W: w, H: u.Bounds().H - h}
	u.PushGroup(r)
	defer u.PopGroup()
	u.Block(r)
	th := u.Theme()
	u.Gradient(r, 0, th.PaperLight, th.Paper)
	u.Line(ui.Point{X: r.X, Y: r.Y}, ui.Point{X: r.Right(), Y: r.Y}, u.Px(2), th.BrassDark)
	if scale, large := s.largeStrip(u); large {
		u.Scaled(scale, func() { want = s.fillStrip(u, r, s.layLarge(u)) })
	} else {
		want = s.fillStrip(u, r, s.usualStrip(u, r.H))
	}
	if s.session.Drawer() == session.BranchDrawer {
		want = want.Or(s.drawBranch(u))
	}
	return want
}

// fillStrip draws the contents of the strip in r.
func (s *Strip) fillStrip(u *ui.UI, r ui.Rect, l stripLook) (want session.Intent) {
	in := r.InsetXY(l.in.X, l.in.Y)
	line := in
	if l.row > 0 {
		in, line = in.CutBottom(l.row, u.Px(stripGap))
	}
	if s.film.open {
		label, line := line.CutBottom(l.label)
		s.drawFilm(u, line, label, in, l)
		return session.Nothing
	}
	first, second, rest := s.folded(u, in, l)
	var left, right session.Intent
	if first {
		left, rest = s.drawPlay(u, rest, l)
	}
	if second {
		right, rest = s.drawWays(u, rest, l)
	}
	if l.row == 0 {
		line = rest.InsetXY(u.Px(8), 0)
	}
	s.drawTimeline(u, line)
	return left.Or(right)
}

// button draws a button with an icon, and reports whether it was clicked.
func (s *Strip) button(u *ui.UI, id string, r ui.Rect, icon paint.Icon, o ui.ButtonOptions) bool {
	o.Icon, o.Looks = s.stage.Icon(icon), true
	if o.Tooltip == "" {
		o.Tooltip = o.Name
	}
	return u.Button(id, r, "", o)
}

// drawPlay draws the buttons that step and play at the left end of r, and returns the rest of r.
func (s *Strip) drawPlay(u *ui.UI, r ui.Rect, l stripLook) (want session.Intent, rest ui.Rect) {
	at, gap := s.Shown(), u.Px(stripGap)
	back := ui.ButtonOptions{Name: u.T("replay.back"), Disabled: at == s.Stops[0], Why: u.T("why.replay-begins")}
	if s.button(u, "replay.back", r.TakeLeft(l.side, gap), paint.IconLeft, back) {
		want = session.ToEarlier
	}
	play := ui.ButtonOptions{Name: u.T("replay.play"), Primary: true}
	icon := paint.IconPlay
	if s.Plays {
		play.Name, icon = u.T("replay.pause"), paint.IconPause
	}
	if s.button(u, "replay.play", r.TakeLeft(l.side, gap), icon, play) {
		want = session.ToPause
	}
	on := ui.ButtonOptions{Name: u.T("replay.on"), Disabled: at == s.Len, Why: u.T("why.replay-ends")}
	if s.button(u, "replay.on", r.TakeLeft(l.side, gap), paint.IconRight, on) {
		want = session.ToLater
	}
	return want, s.drawSpeed(u, r)
}

// drawSpeed draws the button for the speed at the left end of r, and returns the rest of r.
func (s *Strip) drawSpeed(u *ui.UI, r ui.Rect) (rest ui.Rect) {
	speed, rest := r.CutLeft(u.Px(stripSpeed), u.Px(stripGap))
	now := u.T("replay.speed." + strconv.Itoa(s.Speed+1))
	if u.Button("replay.speed", speed, now, ui.ButtonOptions{
		Style: theme.SmallBold, Tooltip: u.T("replay.speed.tip", "speed", now), Looks: true,
	}) {
		s.Faster()
	}
	return rest
}

// drawWays draws the button for the viewer and those that lead elsewhere at the right end of r, and returns the rest of r.
func (s *Strip) drawWays(u *ui.UI, r ui.Rect, l stripLook) (want session.Intent, rest ui.Rect) {
	gap := u.Px(stripGap)
	if s.button(u, "replay.leave", r.TakeRight(l.side, gap), paint.IconCross, ui.ButtonOptions{Name: u.T("replay.leave")}) {
		want = session.ToTitle
	}
	on := ui.ButtonOptions{Name: u.T("replay.branch"), Disabled: !s.CanBranch(), Why: u.T("why.replay-branch")}
	if s.button(u, "replay.branch", r.TakeRight(l.side, gap), paint.IconHuman, on) {
		s.ask()
	}
	film := ui.ButtonOptions{Name: u.T("film.title"), Tooltip: u.T("film.tip")}
	if s.canFilm() && s.button(u, "replay.film", r.TakeRight(l.side, gap), paint.IconFilm, film) {
		s.openFilm()
	}
	who, rest := r.CutRight(s.whoWide(u, r, l), u.Px(stripGap))
	s.drawWho(u, who, l)
	return want, rest
}

// whoWide returns the width of the button for the viewer in r, which has a name where there is room for it.
func (s *Strip) whoWide(u *ui.UI, r ui.Rect, l stripLook) float64 {
	if l.folds {
		if wide := u.MeasureText(theme.Small, s.seenAs(u)) + u.Px(stripButton+20) + 1; wide <= r.W && (l.row > 0 || wide <= r.W/2) {
			return wide
		}
		return l.side
	}
	if w, _ := u.Size(); w >= u.Px(stripBroad) {
		return u.Px(stripNamed)
	}
	return l.side
}

// seenAs returns the name of the viewer: the player from whose seat the game is shown, or the text for all hands open.
func (s *Strip) seenAs(u *ui.UI) string {
	if s.Seat == game.NoSeat {
		return u.T("replay.open")
	}
	return s.seats[s.Seat].Name
}

// drawWho draws the button for the viewer; a click goes on to the next.
func (s *Strip) drawWho(u *ui.UI, r ui.Rect, l stripLook) {
	seat, name := s.Seat, s.seenAs(u)
	o := ui.ButtonOptions{Name: u.T("replay.as", "name", name), Tooltip: u.T("replay.as", "name", name), Looks: true, Style: theme.SmallBold}
	label := ""
	if r.W > l.side {
		label = name
	}
	face := func(u *ui.UI, at ui.Rect, ink theme.Color) {
		if seat == game.NoSeat {
			s.stage.Icon(paint.IconEye)(u, at, ink)
			return
		}
		s.stage.PaintPortrait(u, at, s.seats, seat)
	}
	o.Icon = face
	if label != "" {
		o.Style = u.Fitting(label, r.W-u.Px(stripButton+20), theme.SmallBold, theme.Small)
		label = u.Theme().Ellipsis(o.Style, u.Scale(), label, r.W-u.Px(stripButton+20))
	}
	if u.Button("replay.who", r, label, o) {
		s.See((seat+2)%game.Seat(len(s.seats)+1) - 1)
	}
}
