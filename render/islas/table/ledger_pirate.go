package table

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/paint"
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
	if !a.card.Pirate() {
		return 0
	}
	if a.raid.Rule == islas.RaidNamed && a.named.Kind != islas.EvNamed {
		return a.raid.Victims
	}
	return a.victims()
}

// raidSays returns whom a pirate robs, and why, in a sentence.
func raidSays(f *frame, a *arrival) string {
	u, r := f.UI, &a.raid
	power, shield := u.T("power."+f.data.Power(r.Colour).String()), u.T("power.shield")
	switch {
	case a.named.Kind == islas.EvNamed:
		return u.T("raid.named", "name", f.Name(r.Owner), "victim", f.Name(a.named.Other), "shield", shield)
	case r.Rule == islas.RaidNamed && r.Namer == game.NoSeat:
		return u.T("raid.nobody-to-name", "name", f.Name(r.Owner), "shield", shield)
	case r.Rule == islas.RaidNamed:
		return u.T("raid.turned-away", "name", f.Name(r.Owner), "shield", shield)
	case r.Rule == islas.RaidOwner && r.Losers == 0:
		return u.T("raid.owner-bare", "name", f.Name(r.Owner), "power", power)
	case r.Rule == islas.RaidOwner:
		return u.T("raid.owner", "name", f.Name(r.Owner), "power", power)
	case r.Most == 0:
		return u.T("raid.none")
	case r.Losers == 0:
		return u.T("raid.most-bare", "names", joined(r.Most, f.Name))
	}
	return u.T("raid.most", "names", joined(r.Most, f.Name))
}

// raidFaces has the places of the portraits of players, by seat; an empty one is not drawn.
type raidFaces [islas.MaxSeats]ui.Rect

// placeFaces places the portraits of players at the left end of r, as far as there is room, and returns the rest of r.
func placeFaces(f *frame, r ui.Rect, set game.SeatSet) (places raidFaces, rest ui.Rect) {
	side, least := min(r.H, f.UI.Px(56)), r.W*0.72
	for seat := range game.Seat(f.State.Seats()) {
		if !set.Has(seat) || r.W-side < least {
			continue
		}
		places[seat] = r.TakeLeft(side, f.UI.Px(6)).Center(side, side)
	}
	r.TakeLeft(f.UI.Px(6), 0)
	return places, r
}

// draw draws the portraits.
func (p *raidFaces) draw(f *frame) {
	for seat, at := range p {
		if !at.Empty() {
			f.Portrait(at, game.Seat(seat))
		}
	}
}

// joined returns a list of the names of players.
func joined(set game.SeatSet, called func(seat game.Seat) string) string {
	var names []string
	for seat := range set.All() {
		names = append(names, called(seat))
	}
	return strings.Join(names, ", ")
}

// pirateTable draws the table of a pirate's ledger: a row for each player.
type pirateTable struct {
	f     *frame
	a     *arrival
	names float64 // width of the column of the players
	share float64 // width of the column of their points
	side  float64 // side of signs
}

// pirateLedger draws the points of the islands in a pirate's colour, and who loses a house to the pirate.
func pirateLedger(f *frame, r ui.Rect, a *arrival) {
	u := f.UI
	r = r.Center(min(r.W, u.Px(960)), r.H)
	head, rest := r.CutTop(headHeight(f, r.W)) // the rows are where they are for a settler
	head, _ = head.CutBottom(min(head.H, u.Px(ledgerHead)))
	t := pirateTable{f: f, a: a, names: min(r.W*0.4, u.Px(300)), side: min(head.H*0.72, u.Px(34))}
	_, column := head.CutLeft(t.names)
	least := t.side + u.Px(12) + u.MeasureText(theme.SmallBold, u.T("raid.points"))
	t.share = max(column.W*0.28, least+u.Px(8))
	if missing := t.widest() - (column.W - t.share); missing > 0 { // gaps make room, then names, which may be cut short
		given := min(missing, t.share-least)
		t.share -= given
		t.names = max(t.names-(missing-given), r.W*0.28)
		_, column = head.CutLeft(t.names)
	}
	t.head(column)
	for seat, row := range rest.Column(f.State.Seats(), u.Px(2)) {
		t.row(game.Seat(seat), row)
	}
}

// noteGap is the gap between notes and the border around a row, in design units.
const noteGap = 5

// widest returns the width in pixels of the widest note beside the points, in small letters and with its skull. The note of the shield's
// owner has a short form and does not count.
func (t *pirateTable) widest() (w float64) {
	u := t.f.UI
	for seat := range game.Seat(t.f.State.Seats()) {
		if text := raidNote(u, t.a, seat); text != "" && seat != t.a.raid.Shield {
			note := u.MeasureText(theme.Small, text) + u.Px(noteGap)
			if t.a.victims().Has(seat) {
				note += t.side + u.Px(8)
			}
			w = max(w, note)
		}
	}
	return w
}

// head draws the sign of the pirate's colour above the points, and beside it the deed of the privilege with its owner.
func (t *pirateTable) head(r ui.Rect) {
	f, u, th := t.f, t.f.UI, t.f.UI.Theme()
	raid := &t.a.raid
	points, fate := r.CutLeft(t.share)
	sign, label := points.CutLeft(t.side, u.Px(8))
	f.paint.priority(sign.Center(t.side, t.side), islas.ColourPriority(raid.Colour))
	u.TextFitted(label, th.Ink, ui.Left|ui.Middle, u.T("raid.points"), theme.SmallBold, theme.Small)
	deed, label := fate.CutLeft(t.side, u.Px(8))
	f.paint.seal(deed.Center(t.side, t.side), f.data.Power(raid.Colour), true)
	t.owner(label)
}

// owner writes who owns the privilege, and its name if there is room: the deed beside it shows that, too.
func (t *pirateTable) owner(r ui.Rect) {
	f, u, th := t.f, t.f.UI, t.f.UI.Theme()
	raid := &t.a.raid
	owner := u.T("table.nobody")
	key := "raid.nobody"
	if raid.Owner != game.NoSeat {
		key, owner = "raid.privilege", f.Name(raid.Owner)
	}
	title := u.T(key, "power", u.T("power."+f.data.Power(raid.Colour).String()), "owner", owner)
	switch {
	case u.MeasureText(theme.Small, title) <= r.W:
		u.TextFitted(r, th.Ink, ui.Left|ui.Middle, title, theme.SmallBold, theme.Small)
	case u.LeastWrapped(theme.Small, title, r.W) <= r.H:
		u.TextWrapped(r, theme.Small, th.Ink, ui.Left|ui.Middle, title)
	default:
		if raid.Owner != game.NoSeat {
			owner = f.nameIn(raid.Owner, r.W)
		}
		u.NameFitted(r, th.Ink, ui.Left|ui.Middle, owner, theme.SmallBold, theme.Small)
	}
}

// row draws a player's points in the pirate's colour, and what the pirate means for the player.
func (t *pirateTable) row(seat game.Seat, r ui.Rect) {
	f, a, u, th := t.f, t.a, t.f.UI, t.f.UI.Theme()
	lost, ink := a.victims().Has(seat), th.InkSoft
	if lost {
		ink = th.Accent
		singled(u, r, u.Px(6), theme.Alpha(th.Accent, 0.16), u.LinePx(1.5), th.Accent)
	}
	name, cells := r.CutLeft(t.names)
	ledgerName(f, name, seat, a.dropped(seat))
	number, note := cells.CutLeft(t.share)
	_, note = note.CutRight(u.Px(noteGap))
	figure, _ := number.CutLeft(t.side)
	u.TextFitted(figure, th.Ink, ui.Center|ui.Middle, strconv.Itoa(a.points[seat]), theme.Number, theme.SmallBold)
	if lost {
		size := min(t.side, r.H*0.9)
		f.Icon(note.TakeLeft(size, u.Px(8)).Center(size, size), paint.IconSkull, th.Accent)
	}
	text := raidNote(u, a, seat)
	if seat == a.raid.Shield && u.MeasureText(theme.Small, text) > note.W {
		text = u.T("raid.note.safe")
	}
	u.TextFitted(note, ink, ui.Left|ui.Middle, text, theme.SmallBold, theme.Small)
}

// raidNote returns what a pirate means for a player, in a word or two.
func raidNote(u *ui.UI, a *arrival, seat game.Seat) string {
	r := &a.raid
	switch {
	case a.victims().Has(seat):
		return u.T("raid.note.loses")
	case r.Rule == islas.RaidNamed && seat == r.Owner:
		return u.T("raid.note.turns", "shield", u.T("power.shield"))
	case a.inQuestion().Has(seat):
		return u.T("raid.note.may")
	case seat == r.Overlooked:
		return u.T("raid.note.overlooked", "shield", u.T("power.shield"))
	case r.Rule == islas.RaidOwner && seat == r.Owner, r.Rule == islas.RaidMost && r.Most.Has(seat):
		return u.T("raid.note.bare")
	}
	return ""
}
