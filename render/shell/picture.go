package shell

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Size of the picture of a match in pixels, and of its parts in design units, which equal pixels.
const (
	pictureW      = 1600
	pictureH      = 1000
	pictureHead   = 90
	pictureMargin = 40
	pictureGap    = 20
	pictureName   = 56 // height of a player's line
	pictureFrame  = 6  // beside it where it stands alone
)

// savePicture writes a picture of all boards at the current state of a match to a new file, and shows where it is.
func savePicture(s *stage.Stage, m match.Any) {
	still, given := *s, *s.Services
	given.Art = paint.New(s.Theme) // the screen's own would show pictures that are not sharp yet
	given.Water = services.Water{}
	still.Services = &given
	data, err := s.Snap(pictureW, pictureH, 1, func(u *ui.UI) { drawMatch(&still, u, m) })
	if err != nil {
		s.Tell("picture.failed")
		return
	}
	keepFile(s, "picture", "match-", ".png", data)
}

// drawMatch draws the boards of all seats with their owners on the sea; of a game without boards, its thumbnail.
func drawMatch(s *stage.Stage, u *ui.UI, m match.Any) {
	s.PaintSea(u)
	g := s.GameOf(m)
	head, r := u.Bounds().Inset(u.Px(pictureMargin)).CutTop(u.Px(pictureHead - pictureMargin))
	title := s.Texts.Text("games.game", "game", s.NameOf(g), "round", s.Texts.Text("games.round", "round", m.Round()))
	u.TextFitted(head, u.Theme().OnDark, ui.Centered, title, theme.Title, theme.Heading)
	_, r = r.CutTop(u.Px(pictureGap))
	seats := len(m.Setup().Seats)
	p, boards := g.(stage.Portrayer)
	if !boards {
		names, above := r.CutBottom(u.Px(pictureName))
		g.Thumbnail(s, m)(u, above)
		for seat, at := range names.Row(seats, u.Px(pictureGap)) {
			drawMount(u, at)
			drawOwner(s, u, at.InsetXY(u.Px(pictureFrame), 0), m, game.Seat(seat))
		}
		return
	}
	for seat, at := range pictureCells(u, r, seats) {
		drawMount(u, at)
		name, at := at.Inset(u.Px(mountMargin)).CutBottom(u.Px(pictureName))
		u.PushClip(at)
		u.Paint(at, pictureChart, func(dst *ebiten.Image, r ui.Rect) { s.Art.Sea(dst, r) })
		p.Portray(s, m, game.Seat(seat))(u, at)
		u.PopClip()
		drawOwner(s, u, name, m, game.Seat(seat))
	}
}

// pictureCells divides r among n seats: up to three side by side, more in two rows, the shorter of which is centred.
func pictureCells(u *ui.UI, r ui.Rect, n int) (cells []ui.Rect) {
	gap := u.Px(pictureGap)
	rows := 1 + (n-1)/3
	columns := int(math.Ceil(float64(n) / float64(rows)))
	width := (r.W - gap*float64(columns-1)) / float64(columns)
	for i, row := range r.Column(rows, gap) {
		some := min(columns, n-i*columns)
		row = row.Center(width*float64(some)+gap*float64(some-1), row.H)
		cells = append(cells, row.Row(some, gap)...)
	}
	return cells
}

// drawOwner draws a seat's player and points, with a crown for a winner.
func drawOwner(s *stage.Stage, u *ui.UI, r ui.Rect, m match.Any, seat game.Seat) {
	th := u.Theme()
	face, r := r.CutLeft(r.H)
	s.PaintSeat(u, face.Inset(u.Px(4)), s.GameOf(m).Cast(), m.Setup().Seats, seat)
	points := strconv.Itoa(m.Points(seat))
	at, r := r.CutRight(u.MeasureText(theme.Heading, points) + u.Px(4))
	u.Text(at, theme.Heading, th.Ink, ui.Right|ui.Middle, points)
	if m.Over() && m.Winners().Has(seat) {
		crown := r.TakeRight(r.H, 0)
		s.Icon(paint.IconCrown)(u, crown.Inset(u.Px(8)), th.Accent)
	}
	_, r = r.CutLeft(u.Px(10))
	u.NameFitted(r, th.Ink, ui.Left|ui.Middle, m.Setup().Seats[seat].Name, theme.Heading, theme.BodyBold, theme.SmallBold)
}
