package policy

import (
	"islas/game/ai/search"
	"islas/game/colonies"
)

// wordOf returns the kind of an action: it is the same for those that print with the same first word.
func wordOf(a colonies.Action) int {
	switch a.Kind {
	case colonies.RobNone:
		return int(colonies.Rob)
	case colonies.TakeCard:
		return int(colonies.TakeToken)
	case colonies.AnswerCard:
		return colonies.Kinds + int(a.Want)
	}
	return int(a.Kind)
}

// words is the number of kinds.
const words = colonies.Kinds + colonies.Resources

// AnyByKind returns a legal action: a kind of those possible, all equally likely, then one of that kind. Offers are not made.
func (p *Policy) AnyByKind(s *colonies.State, chance *search.Chance) colonies.Action {
	p.legal = s.Legal(p.legal[:0])
	var count [words]int
	kinds := 0
	for _, a := range p.legal {
		if a.Kind != colonies.MakeOffer {
			if count[wordOf(a)] == 0 {
				kinds++
			}
			count[wordOf(a)]++
		}
	}
	kind := chance.Below(kinds)
	for word, n := range count {
		if n == 0 {
			continue
		}
		if kind--; kind >= 0 {
			continue
		}
		at := chance.Below(n)
		for _, a := range p.legal {
			if wordOf(a) == word {
				if at--; at < 0 {
					return a
				}
			}
		}
	}
	panic("policy: nothing is legal")
}
