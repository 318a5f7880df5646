package gallery

import (
	"fmt"
	"image/color"
	"time"

	"islas/locales"
	"islas/render/testkit/shot"
	"islas/render/theme"
	"islas/render/ui"
)

// RoomW and RoomH are the size of a room in design units.
const (
	RoomW = 1600.0
	RoomH = 560.0
)

// Over is the kind of thing that lies over a room.
type Over uint8

// The kinds.
const (
	Nothing Over = iota
	Tooltip      // of a button, with the reason why it can't be used
	Dialog       // with two buttons
)

// Room returns everything of the kit that has no states, as it stands together in a scene: panel, ornament, texts in every style, scrolled
// text, sheet, tray, badges, a notice, and the thing over it.
func Room(over Over, th *theme.Theme, texts *locales.Catalogue, scale float64) shot.Subject {
	place := "" // an empty text field
	own := samplesIn(texts.Lang())
	frame := func(u *ui.UI) {
		u.Notice(u.T("table.saved"))
		furnish(u, own, &place)
		if over == Dialog {
			r := u.Bounds().Center(u.Px(640), u.Px(400))
			u.Modal("m", r, u.T("elsewhere.title"), func(body ui.Rect) {
				u.TextWrapped(body, theme.Body, th.Ink, ui.Left, u.T("table.to-title-tip"))
				bottom, _ := body.CutBottom(u.Px(52))
				parts := bottom.Row(2, u.Px(theme.Gap))
				u.Button("m/stay", parts[0], u.T("elsewhere.no"), ui.ButtonOptions{})
				u.Button("m/go", parts[1], u.T("elsewhere.yes"), ui.ButtonOptions{Primary: true})
			})
		}
	}
	inputs := []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
	if over == Tooltip {
		at := ui.Input{Pos: ui.Point{X: blockedAt.X * scale, Y: blockedAt.Y * scale}, Inside: true, Dt: time.Second}
		inputs = []ui.Input{at, at, at}
	}
	return shot.Subject{Theme: th, Texts: texts, Frame: frame, Inputs: inputs, Check: fits}
}

// blockedAt is a point of the disabled button, in design units.
var blockedAt = ui.Point{X: 900, Y: 130}

// furnish draws the room.
func furnish(u *ui.UI, own samples, place *string) {
	t, px := u.Theme(), u.Px
	at := func(x, y, w, h float64) ui.Rect { return ui.Rect{X: px(x), Y: px(y), W: px(w), H: px(h)} }
	u.Gradient(u.Bounds(), 0, t.Sea, t.SeaDeep)

	u.Panel(at(30, 24, 1040, 250))
	u.Text(at(60, 40, 600, 44), theme.Heading, t.Ink, ui.Left|ui.Middle, u.T("rules.title"))
	u.Ornament(at(60, 86, 980, 9))
	u.Button("left", at(60, 106, 240, 52), u.T("table.open-log"), ui.ButtonOptions{Left: true, Icon: ui.IconPlus})
	u.TextField("empty", at(320, 106, 440, 52), place, ui.TextFieldOptions{Label: u.T("rules.search"), Placeholder: u.T("rules.search")})
	u.Button("blocked", at(780, 106, 260, 52), own.Button, ui.ButtonOptions{Disabled: true, Why: own.Why})
	u.TextWrapped(at(60, 170, 980, 90), theme.Body, t.InkSoft, ui.Left, own.Paragraph)

	side := u.Panel(at(1100, 24, 470, 250))
	u.Scroll("log", side, px(700), func(c ui.Rect) {
		y := c.Y
		write := func(style theme.Style, ink color.NRGBA, text string) {
			y += u.TextWrapped(ui.Rect{X: c.X, Y: y, W: c.W}, style, ink, ui.Left, text) + px(10)
		}
		for _, chapter := range own.Chapters {
			write(theme.Subheading, t.Ink, chapter.Title)
			write(theme.Small, t.InkSoft, chapter.Text)
		}
	})

	tray := u.Tray(at(30, 296, 1040, 240))
	title := u.T("app.title") + " 1479"
	u.Text(ui.Rect{X: tray.X, Y: tray.Y, W: tray.W, H: u.LineHeight(theme.Title)}, theme.Title, t.OnDark, ui.Left, title)
	x := tray.X
	for _, s := range []theme.Style{theme.Score, theme.Serif, theme.SmallCaps, theme.Italic} {
		w := u.MeasureText(s, title)
		u.Text(ui.Rect{X: x, Y: tray.Y + px(96), W: w, H: px(56)}, s, t.OnDark, ui.Left|ui.Middle, title)
		x += w + px(22)
	}
	low := tray.Y + px(160)
	b := u.Badge(ui.Rect{X: tray.X, Y: low, W: px(220), H: px(48)}, own.Badge, t.Accent)
	b = u.Badge(ui.Rect{X: b.Right() + px(12), Y: low, W: px(200), H: px(48)}, "3", t.Brass)
	for i, c := range []uint32{0xFCA11C, 0x4E1F00, 0x499B70, 0x205AAA, 0xF5EACE, 0xB11A33} {
		m := ui.Point{X: b.Right() + px(40+52*float64(i)), Y: low + px(24)}
		u.Circle(m, px(22), theme.RGB(c), px(3), theme.RGB([]uint32{0x6B3C00, 0xD9A77C, 0x123F28, 0xCFE0FA, 0x5F4C2C, 0xFBC9CF}[i]))
	}

	sheet := u.Sheet(at(1100, 296, 470, 190))
	for i, label := range own.Rows {
		line := ui.Rect{X: sheet.X, Y: sheet.Y + px(40*float64(i)), W: sheet.W, H: px(36)}
		u.Text(line, theme.Body, t.InkSoft, ui.Left|ui.Middle, label)
		u.Text(line, theme.Number, t.Ink, ui.Right|ui.Middle, fmt.Sprint([]int{1, 11, 104}[i]))
	}
}
