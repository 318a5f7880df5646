package shell

import (
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// drawOpen offers at the left of the free part of the bar to open a record, and returns what is left of that. Where the words have no
// room there, or would take that of the filter, the button has a sign alone.
func (g *games) drawOpen(u *ui.UI, free ui.Rect) (left ui.Rect) {
	label, name := u.T("games.open"), ""
	width := u.ButtonWidth(label, true)
	if filter := u.Px(filterWidth + edge); free.W < width+u.Px(edge) || free.W >= filter && free.W < width+filter {
		label, name, width = "", label, free.H
	}
	at, left := free.CutLeft(width)
	o := ui.ButtonOptions{Icon: g.s.Icon(paint.IconLog), Quiet: true, OnDark: true, Name: name, Tooltip: u.T("games.open.tip")}
	if u.Button("open", at, label, o) {
		askFile(g.s)
	}
	return left
}

// askFile asks for a file to be shown, or says how one is shown where nothing can ask for it.
func askFile(s *stage.Stage) {
	if s.PickFile == nil {
		TellOpening(s)
		return
	}
	s.PickFile()
}

// TellOpening says how a file is shown where nothing can ask for it, and where the records are that somebody saved.
func TellOpening(s *stage.Stage) {
	if where := s.Store.Where(); where != "" {
		s.Tell("games.open.drop.where", "where", where)
		return
	}
	s.Tell("games.open.drop")
}
