package shell

import (
	"errors"

	"islas/game/match"
	"islas/render/library"
	"islas/render/stage"
	"islas/render/store"
	"islas/render/theme"
	"islas/render/ui"
)

// elsewhere goes on with kept games, and asks before it takes one over from another window or another program. Its zero value asks
// nothing.
type elsewhere struct{ id library.ID } // which is asked about, empty if none is

// goOn leads to the table of a kept game, or asks whether it is to be taken over.
func (e *elsewhere) goOn(s *stage.Stage, id library.ID) {
	m, err := s.GoOn(id)
	if errors.Is(err, store.ErrHeld) {
		e.id = id
		return
	}
	goOnWith(s, m)
}

// goOnWith leads to a match, or its result if it is over. Without one, of which has been told why, it leads to the title.
func goOnWith(s *stage.Stage, m match.Any) {
	if m == nil {
		s.Go(s.Routes.Title(s))
		return
	}
	if err := s.Choose(s.GameOf(m)); err != nil {
		s.Notify(err.Error())
		return
	}
	if m.Over() {
		s.Go(s.Routes.Result(s, m))
		return
	}
	s.Go(s.Routes.Table(s, m, false))
}

// draw draws the question, if there is one.
func (e *elsewhere) draw(s *stage.Stage, u *ui.UI) {
	if e.id == "" {
		return
	}
	text := u.T("elsewhere.text")
	width := min(u.Px(680), u.Bounds().W-u.Px(2*edge))
	buttons := u.Px(menuButton)
	stacked := width < u.Px(600)
	if stacked {
		buttons = u.Px(2*menuButton + menuGap)
	}
	height := u.MeasureWrapped(theme.Body, text, width-u.Px(2*theme.Margin)) + buttons + u.Px(176)
	r := u.Bounds().Center(width, min(height, u.Bounds().H-u.Px(2*edge)))
	left := u.Modal("elsewhere", r, u.T("elsewhere.title"), func(body ui.Rect) {
		row, body := body.CutBottom(buttons)
		u.TextWrapped(body, theme.Body, u.Theme().Ink, ui.Left, text)
		parts := row.Row(2, u.Px(16))
		if stacked {
			parts = row.Column(2, u.Px(menuGap))
		}
		if u.Button("elsewhere.no", parts[0], u.T("elsewhere.no"), ui.ButtonOptions{}) {
			e.id = ""
		}
		if u.Button("elsewhere.yes", parts[1], u.T("elsewhere.yes"), ui.ButtonOptions{Primary: true}) {
			id := e.id
			e.id = ""
			m, _ := s.TakeOver(id) // what is wrong has been told
			goOnWith(s, m)
		}
	})
	if left {
		e.id = ""
	}
}
