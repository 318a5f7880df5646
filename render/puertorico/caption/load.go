package caption

import (
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
)

// Loss says what the deciding seat loses after any of its loads: which barrels if no load changes that, otherwise at least how many; only
// their number if the kinds can still be chosen or are more than kinds. It is "" if a load keeps everything.
func Loss(text Text, s *puertorico.State, legal []puertorico.Action, kinds int) string {
	seat, settled := s.Decision().Seat, true
	first := forecast.Storing(s, legal[0])[seat]
	same, least := true, first.Total()
	for _, a := range legal {
		lost := forecast.Storing(s, a)[seat]
		same, least, settled = same && lost == first, min(least, lost.Total()), settled && forecast.Settled(s, a, seat)
	}
	switch {
	case least == 0:
		return ""
	case !same:
		return text("load.loses-least", "n", least)
	case first.Kinds().Len() > kinds || !settled:
		return text("load.loses-some", "n", least)
	}
	return text("load.loses-these", "list", Barrels(text, first))
}

// Load says what a load brings.
func Load(text Text, o forecast.Load) string {
	told := text("load.tip", "barrels", BarrelsOf(text, o.Good, o.Barrels), "n", o.Points)
	if o.Stays > 0 {
		told += " " + text("load.tip-stays", "n", o.Stays)
	}
	switch lost := Barrels(text, o.Lost); {
	case lost != "" && o.Settled:
		told += " " + text("load.tip-loses", "list", lost)
	case lost != "":
		told += " " + text("load.loses", "n", o.Lost.Total())
	}
	return told
}
