package table

import (
	"errors"

	"islas/game/record"
	"islas/render/stage"
	"islas/render/ui"
)

// replayLine says what has happened last in a replay that stands; where a record goes on wrongly, that and why.
func (s *Session[S, A, E, V]) replayLine(u *ui.UI) string {
	if text := s.wrong(u); text != "" {
		return text
	}
	return s.lastLine(u)
}

// Ends says why nothing follows in a replay that stands at the last step of a game that is not over; it is empty anywhere else.
func (s *Session[S, A, E, V]) Ends(u *ui.UI) string {
	if !s.replay.on || s.back.on || s.Shown() < len(s.replay.steps) || s.screen.queue.busy() || s.match.Over() {
		return ""
	}
	if text := s.wrong(u); text != "" {
		return text
	}
	return u.T("replay.ended")
}

// wrong says what is wrong with the record after the last step, where that is shown; empty for nothing.
func (s *Session[S, A, E, V]) wrong(u *ui.UI) string {
	var wrong *record.Error
	if s.Shown() < len(s.replay.steps) || !errors.As(s.match.Wrong(), &wrong) {
		return ""
	}
	return u.T("replay.wrong", "line", wrong.Line, "problem", stage.Fault(s.stage.Texts, s.match, wrong))
}
