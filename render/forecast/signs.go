package forecast

import (
	"strings"
	"unicode"

	"islas/render/theme"
	"islas/render/ui"
)

// Sign is a picture with a short text, and a description in words.
type Sign struct {
	Picture func(r ui.Rect) // nil for none
	Text    string          // empty for none
	Brief   string          // the text where there is little room, empty if it is the same
	Words   string          // for assistive tools
	Means   string          // what explains it, empty if picture and text do
	Tone    Tone
	Joins   bool // it stands in the same line as the sign before, if a line has room for both
	Chosen  bool // a cell on a disc, which marks the decisive number
}

// Tone is the meaning of something for the player.
type Tone uint8

// The tones.
const (
	Plain Tone = iota
	Soft       // of little importance
	Gain
	Loss // barred, lost or short
)

// ink returns the colour of a tone.
func (t Tone) ink(th *theme.Theme) theme.Color {
	switch t {
	case Soft:
		return th.InkSoft
	case Gain:
		return th.Good
	case Loss:
		return th.Danger
	}
	return th.Ink
}

// Signs are signs side by side, in one or several lines.
type Signs []Sign

// Distances in design units: between signs in a line, between a picture and its text, and between lines.
const (
	signGap   = 9
	textGap   = 4
	lineGap   = 2
	cellLeast = 34 // least width of a cell
)

// Words returns the descriptions of the signs, joined by commas.
func (s Signs) Words() string {
	var words []string
	for i := range s {
		if s[i].Words != "" {
			words = append(words, s[i].Words)
		}
	}
	return strings.Join(words, ", ")
}

// Brief returns the signs with their brief texts.
func (s Signs) Brief() Signs {
	all := append(Signs(nil), s...)
	for i := range all {
		if all[i].Brief != "" {
			all[i].Text = all[i].Brief
		}
	}
	return all
}

// style returns the style for the text of a sign that is side pixels high: numbers are larger than words.
func (s *Sign) style(u *ui.UI, side float64) theme.Style {
	if u.LineHeight(theme.Number) <= side && !strings.ContainsFunc(s.Text, unicode.IsLetter) {
		return theme.Number
	}
	return theme.SmallBold
}

// width returns the width of a sign that is side pixels high.
func (s *Sign) width(u *ui.UI, side float64) (w float64) {
	if s.Picture != nil {
		w = side
	}
	if s.Text != "" {
		w += u.MeasureText(s.style(u, side), s.Text)
	}
	if s.Picture != nil && s.Text != "" {
		w += u.Px(textGap)
	}
	return w
}

// Flow is a list of signs in lines.
type Flow struct {
	lines []Signs
	side  float64
	W, H  float64 // pixels
}

// Flow breaks signs that are side pixels high into lines at most most pixels wide. Signs that join stand in one line if they fit.
func (s Signs) Flow(u *ui.UI, most, side float64) (f Flow) {
	gap, at := u.Px(signGap), 0.0
	f.side = side
	for i := range s {
		w := s[i].width(u, side)
		together := w
		for k := i + 1; k < len(s) && s[k].Joins; k++ {
			together += gap + s[k].width(u, side)
		}
		if len(f.lines) == 0 || at+gap+w > most || !s[i].Joins && at+gap+together > most {
			f.lines, at = append(f.lines, nil), -gap
		}
		at += gap + w
		last := len(f.lines) - 1
		f.lines[last] = append(f.lines[last], s[i])
		f.W = max(f.W, at)
	}
	if n := float64(len(f.lines)); n > 0 {
		f.H = n*(side+u.Px(lineGap)) - u.Px(lineGap)
	}
	return f
}

// Draw draws the lines from the upper left of r on.
func (f *Flow) Draw(u *ui.UI, r ui.Rect) {
	for _, line := range f.lines {
		at, rest := r.CutTop(f.side)
		_, r = rest.CutTop(u.Px(lineGap))
		for i := range line {
			one, after := at.CutLeft(line[i].width(u, f.side))
			line[i].draw(u, one, f.side)
			_, at = after.CutLeft(u.Px(signGap))
		}
	}
}

// draw draws a sign in r.
func (s *Sign) draw(u *ui.UI, r ui.Rect, side float64) {
	if s.Picture != nil {
		var picture ui.Rect
		picture, r = r.CutLeft(side)
		s.Picture(picture)
	}
	u.Text(r, s.style(u, side), s.Tone.ink(u.Theme()), ui.Right|ui.Middle, s.Text)
}

// drawCell draws a sign in the middle of a cell.
func (s *Sign) drawCell(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	style, ink := theme.SmallBold, s.Tone.ink(th)
	if s.Tone == Soft {
		style = theme.Small
	}
	if s.Picture != nil {
		side := min(r.W, r.H)
		s.Picture(r.Center(side, side))
	}
	if s.Chosen {
		u.Circle(r.Middle(), r.H*0.5, th.Accent, 0, theme.Color{})
		ink = th.PaperLight
	}
	u.Text(r, style, ink, ui.Centered, s.Text)
}
