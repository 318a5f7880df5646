package shell

import (
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// troubleSign is the least height in design units for the sign that stands in place of a picture.
const troubleSign = 90

// troubled says why a game can't be opened, or only as it was before the last save: what it is called, empty if that is not known either,
// and where its file lies.
func (c *card) troubled(u *ui.UI, s *stage.Stage) (title, who, text string) {
	title, text = u.T("games.trouble"), s.Trouble(c.entry.ID, c.trouble)
	if c.opens() {
		title, text = u.T("games.trouble.before"), text+" "+u.T("games.before")
	}
	if len(c.seats) > 0 {
		who = c.name(s)
	}
	return title, who, text
}

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
	title, who, text := c.troubled(u, s)
	u.TextFitted(head, th.Danger, ui.Left|ui.Middle, title, theme.BodyBold, theme.SmallBold)
	_, r = r.CutTop(u.Px(6))
	names := u.MeasureWrapped(theme.SmallBold, who, r.W)
	if names > 0 {
		names += u.Px(6)
	}
	words := names + u.MeasureWrapped(theme.Small, text, r.W)
	if _, free := r.CutTop(words); free.H > u.Px(troubleSign) { // a card without a picture
		side := min(u.Px(2*troubleSign), free.H*0.8)
		s.Icon(paint.IconQuestion)(u, free.Center(side, side), theme.Alpha(th.InkSoft, 0.75))
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
