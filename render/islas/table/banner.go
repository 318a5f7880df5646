package table

import "islas/render/table"

// drawBanner announces a new round on a ribbon over the islands, the last one more solemnly.
func drawBanner(f *frame) {
	next, _, goesOn := f.handsOver()
	if !goesOn {
		return
	}
	u, e := f.UI, &f.Event
	title, text := u.T("table.round", "n", e.Round+1), u.T("table.round-starts", "name", f.Name(next))
	switch {
	case e.Last && e.Idle > 0:
		title, text = u.T("table.final-round"), u.T("table.stalemate")
	case e.Last:
		title, text = u.T("table.final-round"), u.T("table.round-last")
	case f.idles():
		text = u.T("table.idle", "n", e.Idle, "of", f.State.Stalemate())
	}
	f.Announce(table.Banner{Title: title, Text: text, Solemn: e.Last}, f.lay.sea)
}
