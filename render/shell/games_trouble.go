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

// troubleBlock says why a game can't be opened, or only as it was before the last save, and where its file lies.
func (c *card) troubleBlock(u *ui.UI, s *stage.Stage, width float64) block {
	th, sign := u.Theme(), u.Px(cardSeat)
	width -= u.Px(2 * mountMargin)
	title, who, text := c.troubled(u, s)
	style := u.Fitting(title, width-sign-u.Px(8), theme.BodyBold, theme.SmallBold)
	head := paragraph(u, width-sign-u.Px(8), style, th.Danger, ui.Left|ui.Middle, title)
	all := []block{
		{max(sign, head.height), func(r ui.Rect) {
			at, r := r.CutLeft(sign)
			s.Icon(paint.IconQuestion)(u, at.Center(sign, sign).Inset(u.Px(4)), th.Danger)
			_, r = r.CutLeft(u.Px(8))
			head.draw(r)
		}},
		paragraph(u, width, theme.SmallBold, th.Ink, ui.Left, who),
		paragraph(u, width, theme.Small, th.Ink, ui.Left, text),
	}
	high := heightOf(all, u.Px(6))
	return block{high + u.Px(2*mountMargin), func(r ui.Rect) {
		u.Well(r)
		r = r.Inset(u.Px(mountMargin))
		stack(r, all, u.Px(6))
		if _, free := r.CutTop(high); free.H > u.Px(troubleSign) { // a card without a picture
			side := min(u.Px(2*troubleSign), free.H*0.8)
			s.Icon(paint.IconQuestion)(u, free.Center(side, side), theme.Alpha(th.InkSoft, 0.75))
		}
	}}
}
