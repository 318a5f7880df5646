package lab

import (
	"islas/game"
	"islas/game/islas"
)

// pirate counts a resolved pirate by the rule that decided (rules, section 10).
func (w *watcher) pirate(e *islas.Event) {
	raid := w.revealed.Raid(e.Colour)
	w.facts.Lost += e.Count
	w.facts.Pirates[ruleOf(raid)]++
	if raid.Namer != game.NoSeat {
		w.facts.Used[islas.Shield]++
	}
	if raid.Overlooked != game.NoSeat {
		w.facts.Spared++
		w.facts.Used[islas.Shield]++
	}
}

// ruleOf returns the rule that decides a raid.
func ruleOf(raid islas.Raid) pirateRule {
	switch raid.Rule {
	case islas.RaidOwner:
		if raid.Losers == 0 {
			return ownerBare
		}
		return ownerLoses
	case islas.RaidNamed:
		if raid.Namer == game.NoSeat {
			return shieldAlone
		}
		return shieldNames
	}
	switch {
	case raid.Most == 0:
		return nobodyPoints
	case raid.Losers == 0:
		return mostBare
	}
	return mostOf + pirateRule(raid.Most.Count())
}
