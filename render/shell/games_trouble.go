package shell

import (
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// troubleSign is the least height in design units for the sign that stands in place of a picture.
const troubleSign = 90

// drawTrouble says in r why a game can't be opened, or only as it was before the last save, and where its file lies. What has no
// room can be scrolled.
func drawTrouble(s *stage.Stage, u *ui.UI, r ui.Rect, c *card) {
	th := u.Theme()
	u.Well(r)
	r = r.Inset(u.Px(mountMargin))
	head, r := r.CutTop(u.Px(cardSeat))
	sign, head := head.CutLeft(head.H)
	s.Icon(paint.IconQuestion)(u, sign.Inset(u.Px(4)), th.Danger)
	_, head = head.CutLeft(u.Px(8))
	title := u.T("games.trouble")
	if c.opens() {
		title = u.T("games.trouble.before")
	}
	u.TextFitted(head, th.Danger, ui.Left|ui.Middle, title, theme.BodyBold, theme.SmallBold)
	_, r = r.CutTop(u.Px(6))
	text := s.Trouble(c.entry.ID, c.trouble)
	if c.opens() {
		text += " " + u.T("games.before")
	}
	who := ""
	if len(c.seats) > 0 {
		who = c.name(s)
	}
	names := u.MeasureWrapped(theme.SmallBold, who, r.W)
	if names > 0 {
		names += u.Px(6)
	}
	words := names + u.MeasureWrapped(theme.Small, text, r.W)
	if _, free := r.CutTop(words); free.H > u.Px(troubleSign) { // a card without a picture
		side := min(u.Px(2*troubleSign), free.H*0.8)
		s.Icon(paint.IconQuestion)(u, free.Center(side, side), theme.Alpha(th.InkFaint, 0.5))
	}
	draw := func(at ui.Rect) {
		u.TextWrapped(ui.Rect{X: at.X, Y: at.Y, W: at.W}, theme.SmallBold, th.Ink, ui.Left, who)
		u.TextWrapped(ui.Rect{X: at.X, Y: at.Y + names, W: at.W}, theme.Small, th.Ink, ui.Left, text)
	}
	if words <= r.H {
		draw(r)
		return
	}
	high := names + u.MeasureWrapped(theme.Small, text, r.W-u.Px(scrollMargin))
	u.Scroll("trouble."+string(c.entry.ID), r, high, draw)
}
