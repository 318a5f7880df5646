package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// victims returns who loses a house to a pirate as far as is known: who is robbed, and who was named instead.
func (a *arrival) victims() game.SeatSet {
	if a.named.Kind == islas.EvNamed {
		return a.raid.Losers.Add(a.named.Other)
	}
	return a.raid.Losers
}

// inQuestion returns whose islands a pirate may rob, or has robbed; nobody's for a settler.
func (a *arrival) inQuestion() game.SeatSet {
	switch {
	case !a.card.Pirate():
		return 0
	case a.raid.Rule == islas.RaidNamed && a.named.Kind != islas.EvNamed:
		return a.raid.Victims
	}
	return a.victims()
}

// raidSays returns whom a pirate robs, and why, in a sentence.
func raidSays(f *frame, a *arrival) string {
	r, key := &a.raid, "most"
	switch {
	case a.named.Kind == islas.EvNamed:
		key = "named"
	case r.Rule == islas.RaidNamed && r.Namer == game.NoSeat:
		key = "nobody-to-name"
	case r.Rule == islas.RaidNamed:
		key = "turned-away"
	case r.Rule == islas.RaidOwner && r.Losers == 0:
		key = "owner-bare"
	case r.Rule == islas.RaidOwner:
		key = "owner"
	case r.Most == 0:
		key = "none"
	case r.Losers == 0:
		key = "most-bare"
	}
	return f.UI.T("raid."+key, "name", f.Name(r.Owner), "victim", f.Name(a.named.Other), "power", f.power(f.data.Power(r.Colour)),
		"shield", f.power(islas.Shield), "names", table.List(r.Most.All(), f.Name))
}

// noteGap is the gap between notes and the border around a row, in design units.
const noteGap = 5

// pirateLedger draws the points of the islands in a pirate's colour, and who loses a house to the pirate: above the points the sign of that
// colour, and beside it the deed of the privilege with its owner.
func pirateLedger(f *frame, r ui.Rect, a *arrival) {
	u, th, raid := f.UI, f.UI.Theme(), &a.raid
	r = r.Center(min(r.W, u.Px(960)), r.H)
	head, rest := r.CutTop(headHeight(f, r.W)) // the rows are where they are for a settler
	head, _ = head.CutBottom(min(head.H, u.Px(ledgerHead)))
	names, side := min(r.W*0.36, u.Px(300)), min(head.H*0.72, u.Px(34)) // of the players, and of signs
	_, column := head.CutLeft(names)
	share := max(column.W*0.25, side+u.Px(20)+u.MeasureText(theme.Small, u.T("raid.points")))
	label, name := column.CutLeft(share)
	f.priority(label.TakeLeft(side, u.Px(8)).Fit(1), islas.ColourPriority(raid.Colour))
	u.TextFitted(label, th.Ink, ui.Left|ui.Middle, u.T("raid.points"), theme.SmallBold, theme.Small, theme.SmallBold.Narrow())
	f.Show(name.TakeLeft(side, u.Px(8)).Fit(1), art.Seal(f.deed(f.data.Power(raid.Colour), true)))
	text := u.T("raid.nobody", "power", f.power(f.data.Power(raid.Colour)))
	if u.MeasureWrapped(theme.Small, text, name.W) > name.H {
		text = u.T("table.nobody")
	}
	if raid.Owner == game.NoSeat {
		u.TextWrapped(name, theme.Small, th.Ink, ui.Left|ui.Middle, text)
	} else {
		u.NameFitted(name, th.Ink, ui.Left|ui.Middle, f.nameIn(raid.Owner, name.W), theme.SmallBold, theme.Small)
	}
	for seat, row := range rest.Column(f.State.Seats(), u.Px(2)) {
		pirateRow(f, a, game.Seat(seat), row, names, share, side)
	}
}

// pirateRow draws a player's points in the pirate's colour, and what the pirate means for the player. names and share are the widths of the
// columns of the players and of their points, side is that of a sign.
func pirateRow(f *frame, a *arrival, seat game.Seat, r ui.Rect, names, share, side float64) {
	u, th := f.UI, f.UI.Theme()
	lost, ink := a.victims().Has(seat), th.InkSoft
	if lost {
		ink = th.Accent
		singled(u, r, u.Px(6), theme.Alpha(th.Accent, 0.16), u.LinePx(1.5), th.Accent)
	}
	name, cells := r.CutLeft(names)
	ledgerName(f, name, seat, a.dropped(seat))
	number, note := cells.CutLeft(share)
	_, note = note.CutRight(u.Px(noteGap))
	figure, _ := number.CutLeft(side)
	u.TextFitted(figure, th.Ink, ui.Center|ui.Middle, strconv.Itoa(a.points[seat]), theme.Number, theme.SmallBold)
	if lost {
		size := min(side, r.H*0.9)
		f.Icon(note.TakeLeft(size, u.Px(8)).Center(size, size), paint.IconSkull, th.Accent)
	}
	text := raidNote(f, a, seat)
	if seat == a.raid.Shield && u.MeasureText(theme.Small, text) > note.W {
		text = u.T("raid.note.safe")
	}
	u.TextFitted(note, ink, ui.Left|ui.Middle, text, theme.SmallBold, theme.Small, theme.Small.Narrow())
}

// raidNote returns what a pirate means for a player, in a word or two, "" for nothing.
func raidNote(f *frame, a *arrival, seat game.Seat) string {
	r, key := &a.raid, ""
	switch {
	case a.victims().Has(seat):
		key = "loses"
	case r.Rule == islas.RaidNamed && seat == r.Owner:
		key = "turns"
	case a.inQuestion().Has(seat):
		key = "may"
	case seat == r.Overlooked:
		key = "overlooked"
	case r.Rule == islas.RaidOwner && seat == r.Owner, r.Rule == islas.RaidMost && r.Most.Has(seat):
		key = "bare"
	default:
		return ""
	}
	return f.UI.T("raid.note."+key, "shield", f.power(islas.Shield))
}

// smallSkull is the side in pixels of a skull below which it is drawn on paper, as its lines are too fine to show on land.
const smallSkull = 16

// robbed marks the plots from which a pirate takes or has taken a house.
func (i *isle) robbed() {
	set := i.f.arrival.lost[i.seat]
	if set == 0 || !i.f.arriving {
		return
	}
	u, th := i.f.UI, i.inks()
	size := art.SiteSize(i.land, i.chart)
	for plot := range set.All() {
		c, side, fill, width := i.site(plot), size*0.9, theme.Alpha(th.Accent, 0.25), max(u.Px(3), size*0.1)
		_, stands := i.f.State.At(i.seat, plot)
		if !stands && side < smallSkull {
			side, fill, width = size*1.1, th.PaperLight, max(size*0.1, 1.5)
		}
		i.ringed(c, size*0.84, fill, width)
		if !stands {
			i.f.Icon(ui.RectAround(c, side, side), paint.IconSkull, th.Accent)
		}
	}
}

// ringed draws a ring around a plot, with a light line within and around it, and a dark one around that, so that it shows on any ground.
func (i *isle) ringed(c ui.Point, radius float64, fill theme.Color, width float64) {
	u := i.f.UI
	line, dark := max(min(u.Px(1.5), width), 1), min(u.LinePx(1.5), max(width, 1.5))
	th := i.inks()
	outer := radius + line
	u.Circle(c, outer, fill, 0, theme.Color{})
	u.Circle(c, outer+dark, theme.Color{}, width+2*line+dark, th.FocusEdge)
	u.Circle(c, outer, theme.Color{}, width+2*line, th.PaperLight)
	u.Circle(c, radius, theme.Color{}, width, th.Accent)
}
