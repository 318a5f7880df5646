package table

import (
	"slices"
	"strconv"
	"time"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the choice of a film, in design units.
const (
	filmEnds   = 26  // of the timeline, at either side
	filmHandle = 13  // width of a handle
	filmGrip   = 36  // width in which a handle can be gripped outside the stretch
	filmInner  = 8   // and inside
	filmWidths = 132 // width of the choice of a size
	filmBar    = 14  // height of the progress bar
)

// The ids of the handles.
const (
	filmFromID = "film.from"
	filmToID   = "film.to"
)

// drawFilm draws the choice of a film, with the stretch on a line and the options in a row, or the progress of the film that is being made.
// The text stands in above unless that is empty.
func (s *Strip) drawFilm(u *ui.UI, line, above, row ui.Rect, l stripLook) {
	f := &s.film
	if f.made != nil {
		u.PushDisabled(u.T("why.film-made"))
	}
	s.drawFilmLine(u, line.InsetXY(u.Px(filmEnds-timelineEnds), 0))
	if f.made == nil {
		s.drawFilmChoice(u, above, row, l)
		return
	}
	u.PopDisabled()
	s.drawFilmMade(u, above, row)
}

// drawFilmLine draws the timeline with the stretch between its two handles.
func (s *Strip) drawFilmLine(u *ui.UI, r ui.Rect) {
	f := &s.film
	t, at, got := s.line(u, r, func(int) string { return "" })
	if got.Held || got.Dragging || got.Clicked {
		if u.Input().Pressed {
			s.moveFilmNear(at)
		} else {
			s.moveFilm(f.end, at)
		}
	}
	drawGroove(u, t.groove, t.x(f.from), t.x(f.to))
	s.drawRounds(u, &t, f.from, f.to)
	s.drawSigns(u, &t)
	s.drawHandle(u, &t, false)
	s.drawHandle(u, &t, true)
}

// drawHandle draws the handle at the beginning or the end of the stretch, which can be dragged.
func (s *Strip) drawHandle(u *ui.UI, t *timeline, end bool) {
	f := &s.film
	id, step, name, beyond, within := filmFromID, f.from, "film.from", -u.Px(filmGrip), u.Px(filmInner)
	if end {
		id, step, name, beyond, within = filmToID, f.to, "film.to", u.Px(filmGrip), -u.Px(filmInner)
	}
	x := t.x(step)
	left, right := min(x+beyond, x+within), max(x+beyond, x+within)
	label := u.T(name, "n", s.RoundAt(step))
	got := u.Region(id, ui.Rect{X: left, Y: t.signs.Y, W: right - left, H: t.rounds.Bottom() - t.signs.Y}, ui.RegionOptions{
		Role: ui.RoleSlider, Label: label, Value: strconv.Itoa(step), Tooltip: label, Drag: true, Looks: true, Cursor: ui.CursorMove,
	})
	if got.Held || got.Dragging {
		s.moveFilm(end, t.at(u.Input().Pos.X))
	}
	th := u.Theme()
	w := u.Px(filmHandle)
	at := ui.Rect{X: x - w, Y: t.groove.Y - u.Px(9), W: w, H: t.groove.H + u.Px(18)}
	if end {
		at.X = x
	}
	body, edge := th.PaperLight, th.BrassDark
	if f.end == end {
		edge = th.Accent
	}
	if got.Hover || got.Held {
		body = th.BrassLight
	}
	u.Round(at, u.Px(4), body, u.Px(2.5), edge)
	m := at.Middle()
	u.Line(geom.Pt(m.X, m.Y-u.Px(6)), geom.Pt(m.X, m.Y+u.Px(6)), u.Px(2), edge)
}

// drawFilmChoice draws the size, the speed and the length of the film, and the buttons that make it or cancel.
func (s *Strip) drawFilmChoice(u *ui.UI, above, r ui.Rect, l stripLook) {
	first, second, r := s.folded(u, r, l)
	if first {
		r = s.drawFilmSize(u, r)
	}
	begins := false
	if second {
		begins, r = s.drawFilmMake(u, r, l)
	}
	switch {
	case !above.Empty():
		s.drawFilmLength(u, above)
	case second && s.film.open:
		s.drawFilmLength(u, r)
	}
	if begins {
		s.makeFilm()
	}
}

// drawFilmSize draws the choices of size and speed at the left end of r, and returns the rest of r.
func (s *Strip) drawFilmSize(u *ui.UI, r ui.Rect) (rest ui.Rect) {
	var labels, tips []string
	for _, w := range filmSizes {
		labels = append(labels, strconv.Itoa(w))
		tips = append(tips, u.T("film.size.tip", "w", w, "h", w*9/16))
	}
	sizes, r := r.CutLeft(u.Px(filmWidths), u.Px(stripGap))
	u.ChoiceOf("film.size", sizes, ui.ChoiceOptions{Label: u.T("film.size"), Labels: labels, Tooltips: tips}, &s.film.size)
	return s.drawSpeed(u, r)
}

// drawFilmMake draws the buttons that make the film or cancel at the right end of r. It returns whether the film is to be made, and the
// rest of r.
func (s *Strip) drawFilmMake(u *ui.UI, r ui.Rect, l stripLook) (begins bool, rest ui.Rect) {
	if s.button(u, "film.leave", r.TakeRight(l.side, u.Px(stripGap)), paint.IconCross, ui.ButtonOptions{Name: u.T("film.leave")}) {
		s.closeFilm()
		return false, r
	}
	label := u.T("film.make")
	begin, r := r.CutRight(u.ButtonWidth(label, false), u.Px(stripGap))
	return u.Button("film.make", begin, label, ui.ButtonOptions{
		Primary: true, Looks: true, Tooltip: u.T("film.make.tip"), Disabled: s.filmLength() > filmMost, Why: u.T("why.film-long", "n", int(filmMost/time.Second)),
		Shortcut: ui.KeyEnter,
	}), r
}

// drawFilmLength writes the length of the film in r.
func (s *Strip) drawFilmLength(u *ui.UI, r ui.Rect) {
	length, ink := s.filmLength(), u.Theme().Ink
	if length > filmMost {
		ink = u.Theme().Accent
	}
	u.TextFitted(r, ink, ui.Centered, u.T("film.length", "n", max(1, int(length.Round(time.Second)/time.Second))), theme.BodyBold, theme.SmallBold, theme.Small)
}

// drawFilmMade writes the progress of the film, in above unless that is empty, with a button that cancels it.
func (s *Strip) drawFilmMade(u *ui.UI, above, r ui.Rect) {
	label := u.T("common.cancel")
	cancel, r := r.CutRight(u.ButtonWidth(label, false), u.Px(stripGap*2))
	part := s.film.made.progress()
	text := u.T("film.making", "n", int(part*100))
	words, bar := above, r
	if above.Empty() {
		words, bar = r.CutLeft(min(u.MeasureText(theme.BodyBold, u.T("film.making", "n", 100))+u.Px(16), r.W*0.6))
	}
	u.TextFitted(words, u.Theme().Ink, ui.Left|ui.Middle, text, theme.BodyBold, theme.SmallBold, theme.Small)
	bar = bar.Center(bar.W, u.Px(filmBar))
	drawGroove(u, bar, bar.X, bar.X+max(bar.H, bar.W*part))
	u.Passive("film.progress", bar, ui.RegionOptions{Label: text, Value: strconv.Itoa(int(part * 100))})
	if u.Button("film.cancel", cancel, label, ui.ButtonOptions{Looks: true}) {
		s.dropFilm()
	}
}

// moveFilmNear moves the end of the stretch that is nearer to a number of steps.
func (s *Strip) moveFilmNear(steps int) {
	f := &s.film
	s.moveFilm(2*steps > f.from+f.to, steps)
}

// filmKeys answers the keys while somebody chooses a film. They move the handle that has the focus, or the one that was moved last.
func (s *Strip) filmKeys(u *ui.UI) {
	f := &s.film
	keys := u.Input().Keys
	if slices.Contains(keys, ui.KeyEscape) {
		if f.made != nil {
			s.dropFilm()
		} else {
			s.closeFilm()
		}
		return
	}
	if f.made != nil {
		return
	}
	for _, k := range keys {
		if k == ui.KeyTab || k == ui.KeyBackTab {
			f.end = u.Focused() == filmToID || u.Focused() != filmFromID && f.end
		}
		to, ok := s.leads(k)
		if !ok {
			continue
		}
		s.moveFilm(f.end, to)
		id := filmFromID
		if f.end {
			id = filmToID
		}
		u.Focus(id)
	}
}
