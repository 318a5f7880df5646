package caption

import (
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/advice"
)

// Reason returns the reason for an action that is suggested as a sentence, "" for none. name returns what a seat is called.
func Reason(text Text, name func(game.Seat) string, r advice.Reason) string {
	switch {
	case r.Kind == advice.None:
		return ""
	case r.Kind == advice.KnightRobs && r.N == 0:
		return text("advice.knight-first")
	}
	params := []any{"n", r.N, "m", r.M, "who", name(r.Who)}
	if r.Card != colonies.NoResource {
		params = append(params, "card", In(text, r.Card))
	} else {
		params = append(params, "card", text("advice.any"))
	}
	if r.Token != colonies.NoToken {
		params = append(params, "token", In(text, r.Token), "does", Does(text, r.Token))
	}
	if r.What != colonies.Roll {
		params = append(params, "what", text("advice.what."+words[r.What]))
	}
	return text("advice."+r.Kind.ID(), params...)
}
