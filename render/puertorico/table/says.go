package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/session"
)

// sentences says events in words: for the line that says what goes on, and for the log.
type sentences struct{ *players }

func (s sentences) sayTurn(u session.Texts, e puertorico.Event) string {
	return u.T("log.turn", "name", s.Name(e.Seat))
}

func (s sentences) sayRound(u session.Texts, e puertorico.Event) string {
	return u.T("log.governor", "name", s.Name(e.Seat))
}

func (s sentences) sayDrawn(u session.Texts, e puertorico.Event) string {
	return u.T("log.drawn", "name", s.Name(e.Seat), "tile", tileName(u, e.Tiles[0]))
}

func (s sentences) sayReshuffle(u session.Texts, e puertorico.Event) string {
	return u.T("log.reshuffle", "n", e.Count)
}

func (s sentences) sayDealt(u session.Texts, e puertorico.Event) string {
	return u.T("log.dealt", "list", s.counts(u, e))
}

func (s sentences) sayRefilled(u session.Texts, e puertorico.Event) string {
	switch {
	case e.Short && e.Count == 0:
		return u.T("log.refilled-none")
	case e.Short:
		return u.T("log.refilled-short", "n", e.Count)
	}
	return u.T("log.refilled", "n", e.Count)
}

func (s sentences) sayProduced(u session.Texts, e puertorico.Event) string {
	if list := s.barrels(u, e); list != "" {
		return u.T("log.produced", "list", list)
	}
	return u.T("log.produced-none")
}

func (s sentences) sayFactory(u session.Texts, e puertorico.Event) string {
	if list := s.counts(u, e); list != "" {
		return u.T("log.factory", "list", list)
	}
	return ""
}

func (s sentences) sayPoints(u session.Texts, e puertorico.Event) string {
	return u.T("log.points", "name", s.Name(e.Seat), "n", int(e.By[max(e.Seat, 0)][0]))
}

func (s sentences) sayLost(u session.Texts, e puertorico.Event) string {
	if list := s.barrels(u, e); list != "" {
		return u.T("log.lost", "list", list)
	}
	return ""
}

func (s sentences) sayHouse(u session.Texts, _ puertorico.Event) string { return u.T("log.house") }

func (s sentences) saySailed(u session.Texts, e puertorico.Event) string {
	n := 0
	for _, gone := range e.By[0] {
		n += int(gone)
	}
	return u.T("log.sailed", "n", n)
}

func (s sentences) sayDiscarded(u session.Texts, e puertorico.Event) string {
	var list []string
	var times [puertorico.TileKinds]int
	tiles := e.Tiles[:min(e.Count, len(e.Tiles))]
	for _, t := range tiles {
		times[t]++
	}
	for _, t := range tiles {
		name := tileName(u, t)
		if times[t] > 1 {
			name = u.T("log.times", "n", times[t], "what", name)
		}
		if times[t] > 0 {
			list = append(list, name)
		}
		times[t] = 0 // each kind is told once
	}
	if len(list) == 0 {
		return ""
	}
	return u.T("log.discarded", "list", strings.Join(list, ", "))
}

func (s sentences) sayEnding(u session.Texts, e puertorico.Event) string {
	return u.T("log.ending." + endingKey(e.Ending))
}

// sayBonus tells of the doubloons on the cards that nobody took, but for the last round: nobody gets them any more, and no card shows them.
func (s sentences) sayBonus(u session.Texts, e puertorico.Event) string {
	if e.Ending != 0 {
		return ""
	}
	return u.T("log.bonus")
}

func (s sentences) sayOver(u session.Texts, e puertorico.Event) string { return overWords(u, e.Ending) }

// endingKey is the end of the keys of texts about an end.
func endingKey(e puertorico.Ending) string {
	switch {
	case e&puertorico.EndColonists != 0:
		return "colonists"
	case e&puertorico.EndCity != 0:
		return "city"
	}
	return "chips"
}

// counts lists who has got how many, with names that no line breaks.
func (s sentences) counts(u session.Texts, e puertorico.Event) string {
	var list []string
	for seat := range s.Seats {
		if n := int(e.By[seat][0]); n > 0 {
			list = append(list, u.T("log.count", "name", strings.ReplaceAll(s.Name(game.Seat(seat)), " ", "\u00a0"), "n", n))
		}
	}
	return strings.Join(list, ", ")
}

// barrels lists who has got, or lost, which barrels.
func (s sentences) barrels(u session.Texts, e puertorico.Event) string {
	var list []string
	for seat := range s.Seats {
		if own := barrelList(u, e.By[seat]); own != "" {
			list = append(list, u.T("log.barrels", "name", s.Name(game.Seat(seat)), "list", own))
		}
	}
	return strings.Join(list, "; ")
}
