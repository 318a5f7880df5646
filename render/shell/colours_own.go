package shell

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"islas/render/settings"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// typedCode is the code of a colour as it is typed.
type typedCode struct {
	text  string
	bad   string // what is wrong with it, empty if nothing is
	fresh bool   // that is to be brought into view
}

// write makes the typed codes those of the colours.
func (c *colours) write() {
	for i := range c.codes {
		c.codes[i] = typedCode{text: c.at(i).String()}
	}
}

// codeFieldOf is the id of the field for a code.
func codeFieldOf(i int) string { return "code." + strconv.Itoa(i) }

// readCodes takes a code that has been typed as soon as it has all six digits, or else when its field is left or Enter is pressed; and tells
// what is wrong with one that is none.
func (c *colours) readCodes(u *ui.UI) {
	for i := range c.codes {
		at := &c.codes[i]
		now := c.at(i)
		if at.text == now.String() {
			at.bad = ""
			continue
		}
		typing := u.Focused() == codeFieldOf(i) && !slices.Contains(u.Input().Keys, ui.KeyEnter)
		digits := strings.TrimPrefix(strings.TrimSpace(at.text), "#")
		to, err := settings.ParseColour(at.text)
		switch {
		case err == nil && (!typing || len(digits) == 6):
			if at.bad = ""; to != now {
				c.change(i, to)
			}
			if !typing {
				at.text = to.String()
			}
		case typing && len(digits) < 6 && strings.Trim(digits, "0123456789abcdefABCDEF") == "": // not all of it yet
			at.bad = ""
		default:
			at.fresh = at.bad == ""
			at.bad = u.T("colours.bad", "code", at.text)
		}
	}
}

// code is the line of the code of one of the two colours.
func (c *colours) code(u *ui.UI, i int, key string) setting {
	return setting{key: key, draw: func(u *ui.UI, label, control ui.Rect) {
		c.label(u, label, key)
		field, rest := control.CutLeft(min(u.Px(hexWidth), control.W-u.Px(swatchWidth+theme.Gap)))
		u.TextField(codeFieldOf(i), field, &c.codes[i].text, ui.TextFieldOptions{Label: u.T(key + ".code")})
		_, rest = rest.CutLeft(u.Px(theme.Gap))
		rest.W = min(rest.W, u.Px(swatchWidth))
		of := c.at(i)
		u.Themed(c.s.Theme.Game(), func() { u.Round(rest, u.Px(theme.Radius), theme.RGB(uint32(of)), 0, theme.Color{}) })
		u.Stroke(rest, u.Px(theme.Radius), u.LinePx(1.6), u.Theme().BrassDark, u.Theme().BrassDark)
	}}
}

// part is the line of how much red, green or blue is in one of the two colours.
func (c *colours) part(i, part int, key string) setting {
	return setting{key: key, draw: func(u *ui.UI, label, control ui.Rect) {
		c.label(u, label, key)
		value, slider := control.CutRight(u.Px(64))
		now := c.at(i)
		v := float64(now.Parts()[part])
		if u.Slider(key, slider, 0, 255, 5, &v, u.T(key)) {
			c.change(i, now.WithPart(part, int(v)))
			c.codes[i] = typedCode{text: c.at(i).String()}
		}
		u.Text(value, theme.Number, u.Theme().InkSoft, ui.Right|ui.Middle, strconv.Itoa(c.at(i).Parts()[part]))
	}}
}

// ratio is the sentence about the contrast of the two colours and what that means.
func (c *colours) ratio(u *ui.UI) setting {
	own := stage.Own(c.shown())
	if own == nil {
		th := c.s.Theme.Game()
		own = &theme.Colours{Text: th.Ink, Ground: th.Paper}
	}
	ratio := own.Ratio()
	tell := 0
	for i, least := range [...]float64{7, theme.Readable, theme.Seen} {
		if ratio < least {
			tell = i + 1
		}
	}
	var told []string
	for _, key := range [...]string{"colours.ratio.easy", "colours.ratio.well", "colours.ratio.low", "colours.ratio.least"} {
		told = append(told, u.T(key, "ratio", oneDecimal(u, math.Floor(ratio*10)/10))) // never rounded to what it does not reach
	}
	return remark(tell, told...)
}

// dressed is the theme of the sample.
func (c *colours) dressed() *theme.Theme {
	game, now := c.s.Theme.Game(), c.shown()
	if c.sample == nil || c.sampled != now || c.sample.Game() != game {
		c.sampled, c.sample = now, game.With(stage.Own(now))
	}
	return c.sample
}

// Sizes of the sample in design units.
const (
	samplePad     = 16
	samplePicture = 96
)

// sampleParts are the heights of the heading, the running text and the button of the sample in a width.
func sampleParts(u *ui.UI, width float64) (heading, text, button float64) {
	width -= u.Px(2 * samplePad)
	return u.MeasureWrapped(theme.Subheading, u.T("colours.sample.heading"), width) + u.Px(6),
		u.MeasureWrapped(theme.Body, u.T("colours.sample.text"), width) + u.Px(theme.Gap),
		u.ButtonHeight(width, u.T("colours.sample.button"))
}

func (c *colours) sampleHeight(u *ui.UI, width float64) float64 {
	heading, text, button := sampleParts(u, width)
	return heading + text + button + u.Px(samplePicture+theme.Gap+2*samplePad+8)
}

// drawSample draws a heading, running text, a button and a text on a picture in the colours that are chosen, or about to be.
func (c *colours) drawSample(u *ui.UI, r ui.Rect) {
	defer u.Wear(u.Wear(c.dressed()))
	th := u.Theme()
	r = r.InsetXY(0, u.Px(4)).Rounded()
	heading, text, button := sampleParts(u, r.W)
	u.Round(r, u.Px(theme.Radius), th.PaperLight, u.Px(2), th.BrassDark)
	r = r.Inset(u.Px(samplePad))
	at, r := r.CutTop(heading)
	u.TextWrapped(at, theme.Subheading, th.Accent, ui.Left|ui.Top, u.T("colours.sample.heading"))
	at, r = r.CutTop(text)
	u.TextWrapped(at, theme.Body, th.Ink, ui.Left|ui.Top, u.T("colours.sample.text"))
	at, r = r.CutTop(button)
	label := u.T("colours.sample.button")
	at.W = min(at.W, u.ButtonWidth(label, false))
	u.Round(at.Rounded(), u.Px(theme.Radius), th.PaperLight, u.Px(2), th.BrassDark)
	u.TextWrapped(at.InsetXY(u.Px(theme.Gap), 0), theme.BodyBold, th.Ink, ui.Centered, label)
	picture, _ := r.CutBottom(u.Px(samplePicture))
	inside := paintCartouche(c.s, u, picture.Center(min(picture.W, picture.H*4.4), picture.H))
	label = u.T("colours.sample.picture")
	u.TextWrapped(inside, u.Fitting(label, inside.W, theme.Body, theme.Small), th.Ink, ui.Centered, label)
}
