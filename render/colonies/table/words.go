package table

import (
	"islas/game/colonies"
	"islas/render/session"
)

// say returns the sentence for an event, for the prompt and the log; "" if it needs none.
func (p *players) say(u session.Texts, e colonies.Event) string {
	switch e.Kind {
	case colonies.EvTurn:
		return u.T("log.turn", "name", p.Name(e.Seat))
	}
	return ""
}
