package lab

import (
	"strconv"

	"islas/game/arena/lab"
	"islas/game/islas"
)

// Level is the report on the games of one level. Lists are in a fixed order and complete: they have what never happened, too.
type Level struct {
	lab.Head
	Boards []lab.Group `json:"islands"` // by id
	lab.Seating
	Privileges []Privilege `json:"privileges"`
	Draws      []lab.Games `json:"draw_privilege"`
	lab.Length

	Settlers []lab.Share `json:"settlers"` // from the ship, by what decided
	Pirates  []lab.Share `json:"pirates"`  // by the rule that decided
	Spared   int         `json:"spared"`   // pirates that overlooked the shield's owner who would have lost a house
	Supply   []Supply    `json:"supply"`
	PerGame  PerGame     `json:"per_game"`
}

// The kinds of findings beside islands and seats.
const (
	kindHeld     = "held"     // a privilege, by who held it longest
	kindAdjusted = "adjusted" // a privilege, adjusted
)

// Privilege is the report on a privilege.
type Privilege struct {
	Colour   string       `json:"colour"`
	Power    string       `json:"power"`
	Longest  lab.Group    `json:"longest"`  // who held it longest
	ByDraw   []Longest    `json:"by_draw"`  // of the draw privilege: the same by the number of cards; empty for others
	Tied     int          `json:"tied"`     // games in which several held it equally long; they count for nobody
	Nobody   int          `json:"nobody"`   // games in which nobody held it
	Kept     float64      `json:"kept"`     // percent of all rounds at whose end somebody owned it
	Used     float64      `json:"used"`     // times a game that its power was used
	Adjusted lab.Estimate `json:"adjusted"` // win share of owners at half of the goal against equals without it
}

// Longest reports on those who held the draw privilege longest in games of one of its values.
type Longest struct {
	Cards int          `json:"cards"`
	Share lab.Estimate `json:"share"`
}

// Supply reports how scarce a kind of building was.
type Supply struct {
	Kind        string      `json:"kind"`
	RanOut      []lab.Share `json:"ran_out"`     // games in which the supply had none at some time, by colour
	Substitutes float64     `json:"substitutes"` // a game, built in another colour because the supply lacked the proper one
}

// PerGame is how often things happened in a game, on average.
type PerGame struct {
	Houses     float64 `json:"houses"`   // built from the hand
	Arrived    float64 `json:"arrived"`  // houses of settlers from the ship
	Palaces    float64 `json:"palaces"`  // made
	Towns      float64 `json:"towns"`    // made
	Lost       float64 `json:"lost"`     // houses lost to pirates
	Homeless   float64 `json:"homeless"` // settlers who had chosen an island when no house was left
	Reshuffles float64 `json:"reshuffles"`
	Reshuffled float64 `json:"reshuffled"` // percent of the games with a reshuffle
}

// Level implements lab.Study.
func (t *tally) Level(common lab.Common) any {
	l := Level{
		Head: common.Head, Boards: common.Boards, Seating: common.Seating, Draws: common.Options[0].Values, Length: common.Length,
		Settlers: t.settlers(), Pirates: t.pirates(), Spared: t.sum.Spared, PerGame: t.perGame(),
	}
	for c := range islas.Colour(islas.Colours) {
		l.Privileges = append(l.Privileges, t.privilege(c))
	}
	for k := range islas.Kind(islas.Kinds) {
		l.Supply = append(l.Supply, t.supply(k))
	}
	for _, p := range l.Privileges {
		l.Look(kindAdjusted, p.Colour, 0, p.Adjusted)
	}
	for _, p := range l.Privileges {
		l.Look(kindHeld, p.Colour, 0, p.Longest.Share)
	}
	return l
}

func (t *tally) privilege(c islas.Colour) Privilege {
	h := &t.held[c]
	p := Privilege{
		Colour: c.String(), Power: islas.BuiltIn().Power(c).String(),
		Longest: h.longest.Report(c.String()), ByDraw: []Longest{},
		Tied: h.tied, Nobody: h.nobody, Kept: lab.Percent(h.rounds, t.sum.Rounds),
		Used: lab.Per(t.sum.Used[islas.BuiltIn().Power(c)], t.games), Adjusted: h.adjusted.Estimate(),
	}
	if islas.BuiltIn().Power(c) == islas.Draw {
		for i, cards := range drawValues {
			p.ByDraw = append(p.ByDraw, Longest{cards, h.byDraw[i].Estimate()})
		}
	}
	return p
}

// settlers returns the shares of the four priorities, the tie privilege and nobody.
func (t *tally) settlers() (shares []lab.Share) {
	whole := 0
	for _, n := range t.sum.Settlers {
		whole += n
	}
	add := func(key string, by int) {
		shares = append(shares, lab.NewShare(key, t.sum.Settlers[by], whole))
	}
	for by := 1; by <= 4; by++ {
		add(strconv.Itoa(by), by)
	}
	add(islas.Ties.String(), islas.ByTies)
	add("nobody", islas.ByNobody)
	return shares
}

func (t *tally) pirates() (shares []lab.Share) {
	whole := 0
	for _, n := range t.sum.Pirates {
		whole += n
	}
	for r := range pirateRules {
		if r != mostOf { // nobody is the most
			shares = append(shares, lab.NewShare(r.key(), t.sum.Pirates[r], whole))
		}
	}
	return shares
}

func (t *tally) supply(k islas.Kind) Supply {
	s := Supply{Kind: k.String(), Substitutes: lab.Per(t.sum.Substitutes[k], t.games)}
	for c, n := range t.ranOut[k] {
		s.RanOut = append(s.RanOut, lab.NewShare(islas.Colour(c).String(), n, t.games))
	}
	return s
}

func (t *tally) perGame() PerGame {
	s := &t.sum
	return PerGame{
		Houses: lab.Per(s.Houses, t.games), Arrived: lab.Per(s.Arrived, t.games), Palaces: lab.Per(s.Palaces, t.games),
		Towns: lab.Per(s.Towns, t.games), Lost: lab.Per(s.Lost, t.games), Homeless: lab.Per(s.Homeless, t.games),
		Reshuffles: lab.Per(s.Reshuffles, t.games), Reshuffled: lab.Percent(t.reshuffled, t.games),
	}
}
