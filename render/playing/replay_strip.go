package playing

import (
	"strconv"

	"islas/game"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the strip of a replay, in design units.
const (
	stripLow    = 66  // in a window that is wider than high
	stripHigh   = 118 // in one held upright, where the timeline stands above the buttons
	stripButton = 46
	stripGap    = 6
	stripSpeed  = 62
	stripNamed  = 190  // the button that says as whom one sees, with a name
	stripBroad  = 1240 // of width: from here on it has a name
)

// StripNeeds is how much height in design units a replay needs beside that of its table.
func (s *Session[S, A, E, V]) StripNeeds(upright bool) float64 {
	switch {
	case !s.replay.on || s.replay.stretch != nil:
		return 0
	case upright || s.replay.film.open:
		return stripHigh
	}
	return stripLow
}

// Room returns the size of the room for the table: the window, in a replay without its strip.
func (s *Session[S, A, E, V]) Room(u *ui.UI) (w, h float64) {
	w, h = u.Size()
	return w, h - u.Px(s.StripNeeds(h > w))
}

// DrawReplay shows the strip of a replay at the lower edge of the window: the timeline, and the buttons that govern it. In a game
// that is being played it shows nothing.
func (s *Session[S, A, E, V]) DrawReplay(u *ui.UI) (want Intent) {
	if !s.replay.on || s.replay.stretch != nil {
		return Nothing
	}
	w, h := s.Room(u)
	r := ui.Rect{Y: h, W: w, H: u.Bounds().H - h}
	u.PushGroup(r)
	defer u.PopGroup()
	u.Block(r)
	th := u.Theme()
	u.Gradient(r, 0, th.PaperLight, th.Paper)
	u.Line(ui.Point{X: r.X, Y: r.Y}, ui.Point{X: r.Right(), Y: r.Y}, u.Px(2), th.BrassDark)
	in := r.InsetXY(u.Px(10), u.Px(8))
	if s.replay.film.open {
		s.drawFilm(u, in)
		return Nothing
	}
	line := in
	if in.H > u.Px(stripLow) {
		line, in = in.CutTop(in.H - u.Px(stripButton+stripGap))
		_, in = in.CutTop(u.Px(stripGap))
	}
	left, rest := s.drawPlay(u, in)
	want = left
	right, rest := s.drawWays(u, rest)
	if line == r.InsetXY(u.Px(10), u.Px(8)) {
		line = rest.InsetXY(u.Px(8), 0)
	}
	s.drawTimeline(u, line)
	if s.open == BranchDrawer {
		want = want.Or(s.drawBranch(u))
	}
	return want.Or(right)
}

// drawPlay draws the buttons that step and play at the left end of r, and returns the rest of it.
func (s *Session[S, A, E, V]) drawPlay(u *ui.UI, r ui.Rect) (want Intent, rest ui.Rect) {
	rp, at := &s.replay, s.Shown()
	button := func(id string, icon paint.Icon, o ui.ButtonOptions, to Intent) {
		var cell ui.Rect
		cell, r = r.CutLeft(u.Px(stripButton))
		_, r = r.CutLeft(u.Px(stripGap))
		o.Icon, o.Tooltip, o.Looks = s.stage.Icon(icon), o.Name, true
		if u.Button("replay."+id, cell, "", o) {
			want = to
		}
	}
	button("back", paint.IconLeft, ui.ButtonOptions{Name: u.T("replay.back"), Disabled: at == rp.stops[0], Why: u.T("why.replay-begins")}, ToEarlier)
	play := ui.ButtonOptions{Name: u.T("replay.play"), Primary: true}
	icon := paint.IconPlay
	if rp.plays {
		play.Name, icon = u.T("replay.pause"), paint.IconPause
	}
	button("play", icon, play, ToPause)
	button("on", paint.IconRight, ui.ButtonOptions{Name: u.T("replay.on"), Disabled: at == len(rp.steps), Why: u.T("why.replay-ends")}, ToLater)
	return want, s.drawSpeed(u, r)
}

// drawSpeed draws the button for the speed at the left end of r, and returns the rest of it.
func (s *Session[S, A, E, V]) drawSpeed(u *ui.UI, r ui.Rect) (rest ui.Rect) {
	speed, r := r.CutLeft(u.Px(stripSpeed))
	now := u.T("replay.speed." + strconv.Itoa(s.replay.speed+1))
	if u.Button("replay.speed", speed, now, ui.ButtonOptions{
		Style: theme.SmallBold, Tooltip: u.T("replay.speed.tip", "speed", now), Looks: true,
	}) {
		s.replay.speed = (s.replay.speed + 1) % len(speeds)
	}
	_, rest = r.CutLeft(u.Px(stripGap))
	return rest
}

// drawWays draws as whom one sees, and what leads away, at the right end of r, and returns the rest of it.
func (s *Session[S, A, E, V]) drawWays(u *ui.UI, r ui.Rect) (want Intent, rest ui.Rect) {
	leave, r := r.CutRight(u.Px(stripButton))
	_, r = r.CutRight(u.Px(stripGap))
	if u.Button("replay.leave", leave, "", ui.ButtonOptions{
		Icon: s.stage.Icon(paint.IconCross), Name: u.T("replay.leave"), Tooltip: u.T("replay.leave"), Looks: true,
	}) {
		want = ToTitle
	}
	on, r := r.CutRight(u.Px(stripButton))
	_, r = r.CutRight(u.Px(stripGap))
	if u.Button("replay.branch", on, "", ui.ButtonOptions{
		Icon: s.stage.Icon(paint.IconHuman), Name: u.T("replay.branch"), Tooltip: u.T("replay.branch"), Looks: true,
		Disabled: !s.match.CanBranch(), Why: u.T("why.replay-branch"),
	}) {
		s.askBranch(nil)
	}
	if s.CanFilm() {
		var film ui.Rect
		film, r = r.CutRight(u.Px(stripButton))
		_, r = r.CutRight(u.Px(stripGap))
		if u.Button("replay.film", film, "", ui.ButtonOptions{
			Icon: s.stage.Icon(paint.IconFilm), Name: u.T("film.title"), Tooltip: u.T("film.tip"), Looks: true,
		}) {
			s.openFilm()
		}
	}
	wide := stripButton * 1.0
	if w, _ := u.Size(); w >= u.Px(stripBroad) {
		wide = stripNamed
	}
	who, rest := r.CutRight(u.Px(wide))
	_, rest = rest.CutRight(u.Px(stripGap))
	s.drawWho(u, who)
	return want, rest
}

// drawWho draws the button that says as whom one sees the game; a click goes on to the next.
func (s *Session[S, A, E, V]) drawWho(u *ui.UI, r ui.Rect) {
	seat := s.replay.seat
	name := u.T("replay.open")
	if seat != game.NoSeat {
		name = s.setup.Seats[seat].Name
	}
	o := ui.ButtonOptions{Name: u.T("replay.as", "name", name), Tooltip: u.T("replay.as", "name", name), Looks: true, Style: theme.SmallBold}
	label := ""
	if r.W > u.Px(stripButton) {
		label = name
	}
	face := func(u *ui.UI, at ui.Rect, ink theme.Color) {
		if seat == game.NoSeat {
			s.stage.Icon(paint.IconEye)(u, at, ink)
			return
		}
		s.stage.PaintPortrait(u, at, s.setup.Seats, seat)
	}
	o.Icon = face
	if label != "" {
		o.Style = u.Fitting(label, r.W-u.Px(stripButton+20), theme.SmallBold, theme.Small)
		label = u.Theme().Ellipsis(o.Style, u.Scale(), label, r.W-u.Px(stripButton+20))
	}
	if u.Button("replay.who", r, label, o) {
		s.See((seat+2)%game.Seat(len(s.setup.Seats)+1) - 1)
	}
}
