package lab

import (
	"strconv"

	"islas/game/islas"
)

// Report is all that the laboratory has found out. Shares and what is off are in percent and percentage points.
type Report struct {
	Seed     string  `json:"seed"`
	Goal     int     `json:"goal"`
	Planned  int     `json:"planned"`  // games of all levels
	Games    int     `json:"games"`    // finished
	Complete bool    `json:"complete"` // all planned games are finished
	Levels   []Level `json:"levels"`
}

// Level is the report on the games of one level. Lists are in a fixed order and hold everything, what never happened too.
type Level struct {
	Level    string    `json:"level"`
	Planned  int       `json:"planned"`
	Games    int       `json:"games"`
	Findings []Finding `json:"findings"` // what is far off
	Compared int       `json:"compared"` // figures that were looked at for findings
	Open     int       `json:"open"`     // those of them that are no findings only because too few games were played

	Islands    []Group     `json:"islands"`         // by id
	Seats      []Group     `json:"seats"`           // by distance from the first start player
	SeatsOf    []SeatsOf   `json:"seats_by_number"` // the same for each number of players
	Privileges []Privilege `json:"privileges"`
	Draws      []Games     `json:"draw_privilege"`
	Players    []Games     `json:"players"`
	All        Games       `json:"all"`

	Rounds  []Count `json:"rounds"`         // games by rounds
	Points  []Count `json:"points"`         // players by points at the end
	Winning []Count `json:"winning_points"` // games by the winner's points

	Settlers []Share  `json:"settlers"` // from the ship, by what decided
	Pirates  []Share  `json:"pirates"`  // by the rule that decided
	Spared   int      `json:"spared"`   // pirates that overlooked the shield's owner who would have lost a house
	Supply   []Supply `json:"supply"`
	PerGame  PerGame  `json:"per_game"`
}

// Kinds of findings.
const (
	KindIsland   = "island"
	KindSeat     = "seat"
	KindHeld     = "held"     // a privilege, by who held it longest
	KindAdjusted = "adjusted" // a privilege, adjusted
)

// Finding is an island, a seat or a privilege that wins far more or less than its share.
type Finding struct {
	Kind    string   `json:"kind"`
	Key     string   `json:"key"`
	Players int      `json:"players"` // of a seat: number of players, or 0 for all together
	Share   Estimate `json:"share"`
	Sure    bool     `json:"sure"` // hardly by chance, though many figures were looked at
}

// Group is players who have something in common.
type Group struct {
	Key     string   `json:"key"`
	Share   Estimate `json:"share"`
	Points  Mean     `json:"points"`
	Against Mean     `json:"against"` // points more than the mean of the players of the same game
}

// SeatsOf is the seats in games of one number of players.
type SeatsOf struct {
	Players int     `json:"players"`
	Seats   []Group `json:"seats"`
}

// Privilege is what is known of a privilege.
type Privilege struct {
	Colour   string    `json:"colour"`
	Power    string    `json:"power"`
	Longest  Group     `json:"longest"`  // who held it longest
	ByDraw   []Longest `json:"by_draw"`  // of the draw privilege: the same by the number of cards; empty for others
	Tied     int       `json:"tied"`     // games in which several held it equally long; they count for nobody
	Nobody   int       `json:"nobody"`   // games in which nobody held it
	Kept     float64   `json:"kept"`     // percent of all rounds at whose end somebody owned it
	Used     float64   `json:"used"`     // times a game that it did what it is for
	Adjusted Estimate  `json:"adjusted"` // win share of owners at half of the goal against equals without it
}

// Longest is who held the draw privilege longest in games of one of its values.
type Longest struct {
	Cards int      `json:"cards"`
	Share Estimate `json:"share"`
}

// Games is games that have something in common.
type Games struct {
	Key     int     `json:"key"` // cards of the draw privilege, or players; 0 for all games
	Games   int     `json:"games"`
	Points  Mean    `json:"points"` // of the table: the mean of all players of a game
	Winning Mean    `json:"winning_points"`
	Rounds  Mean    `json:"rounds"`
	Shared  float64 `json:"shared"` // percent of the games whose win is shared
}

// Count is how many had a value.
type Count struct {
	Value int `json:"value"`
	Count int `json:"count"`
}

// Supply is how scarce a kind of building was.
type Supply struct {
	Kind        string  `json:"kind"`
	RanOut      []Share `json:"ran_out"`     // games in which the supply had none at some time, by colour
	Substitutes float64 `json:"substitutes"` // a game, built in another colour because the supply lacked the proper one
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

// NewReport reports on the levels of one run.
func NewReport(seed uint64, goal int, tallies []*Tally) Report {
	r := Report{Seed: strconv.FormatUint(seed, 10), Goal: goal}
	for _, t := range tallies {
		r.Planned += t.plan.Games
		r.Games += t.games
		r.Levels = append(r.Levels, t.level())
	}
	r.Complete = r.Games == r.Planned
	return r
}

func (t *Tally) level() Level {
	l := Level{Level: t.plan.Level, Planned: t.plan.Games, Games: t.games, Findings: []Finding{}}
	for i := range t.islands {
		l.Islands = append(l.Islands, t.islands[i].report(islandIDs[i]))
	}
	for d := range t.distances {
		l.Seats = append(l.Seats, t.distances[d].report(strconv.Itoa(d)))
	}
	for k := range t.seats {
		s := SeatsOf{Players: islas.MinSeats + k}
		for d := range s.Players {
			s.Seats = append(s.Seats, t.seats[k][d].report(strconv.Itoa(d)))
		}
		l.SeatsOf = append(l.SeatsOf, s)
		l.Players = append(l.Players, t.players[k].report(s.Players))
	}
	for i, cards := range drawValues {
		l.Draws = append(l.Draws, t.draws[i].report(cards))
	}
	for c := range islas.Colour(islas.Colours) {
		l.Privileges = append(l.Privileges, t.privilege(c))
	}
	l.All = t.all.report(0)
	l.Rounds, l.Points, l.Winning = counts(t.rounds), counts(t.points), counts(t.winning)
	l.Settlers, l.Pirates, l.Spared = t.settlers(), t.pirates(), t.sum.Spared
	for k := range islas.Kind(islas.Kinds) {
		l.Supply = append(l.Supply, t.supply(k))
	}
	s := &t.sum
	l.PerGame = PerGame{
		Houses: per(s.Houses, t.games), Arrived: per(s.Arrived, t.games), Palaces: per(s.Palaces, t.games),
		Towns: per(s.Towns, t.games), Lost: per(s.Lost, t.games), Homeless: per(s.Homeless, t.games),
		Reshuffles: per(s.Reshuffles, t.games), Reshuffled: share(t.reshuffled, t.games),
	}
	l.find()
	return l
}

func (g *group) report(key string) Group {
	return Group{key, g.wins.estimate(), g.points.mean(1), g.against.mean(wholeWin)}
}

func (k *kindOfGame) report(key int) Games {
	return Games{key, k.games, k.points.mean(wholeWin), k.winning.mean(1), k.rounds.mean(1), share(k.shared, k.games)}
}

func (t *Tally) privilege(c islas.Colour) Privilege {
	h := &t.held[c]
	p := Privilege{
		Colour: c.String(), Power: c.Power().String(),
		Longest: h.longest.report(c.String()), ByDraw: []Longest{},
		Tied: h.tied, Nobody: h.nobody, Kept: share(h.rounds, t.sum.Rounds),
		Used: per(t.sum.Used[c.Power()], t.games), Adjusted: h.adjusted.estimate(),
	}
	if c.Power() == islas.Draw {
		for i, cards := range drawValues {
			p.ByDraw = append(p.ByDraw, Longest{cards, h.byDraw[i].estimate()})
		}
	}
	return p
}

// settlers are the four priorities, the tie privilege and nobody.
func (t *Tally) settlers() (shares []Share) {
	whole := 0
	for _, n := range t.sum.Settlers {
		whole += n
	}
	add := func(key string, by int) {
		shares = append(shares, Share{key, t.sum.Settlers[by], share(t.sum.Settlers[by], whole)})
	}
	for by := 1; by <= 4; by++ {
		add(strconv.Itoa(by), by)
	}
	add(islas.Ties.String(), islas.ByTies)
	add("nobody", islas.ByNobody)
	return shares
}

func (t *Tally) pirates() (shares []Share) {
	whole := 0
	for _, n := range t.sum.Pirates {
		whole += n
	}
	for r := range pirateRules {
		if r != mostOf { // nobody is the most
			shares = append(shares, Share{r.key(), t.sum.Pirates[r], share(t.sum.Pirates[r], whole)})
		}
	}
	return shares
}

func (t *Tally) supply(k islas.Kind) Supply {
	s := Supply{Kind: k.String(), Substitutes: per(t.sum.Substitutes[k], t.games)}
	for c, n := range t.ranOut[k] {
		s.RanOut = append(s.RanOut, Share{islas.Colour(c).String(), n, share(n, t.games)})
	}
	return s
}

// counts are the values that occurred and all between them.
func counts(of []int) []Count {
	list := []Count{}
	for value, n := range of {
		if n > 0 || len(list) > 0 {
			list = append(list, Count{value, n})
		}
	}
	return list
}

// find fills in the findings.
func (l *Level) find() {
	look := func(kind, key string, players int, share Estimate) {
		if share.Interval == nil {
			return
		}
		l.Compared++
		if share.open() {
			l.Open++
		}
		if share.Far() {
			l.Findings = append(l.Findings, Finding{Kind: kind, Key: key, Players: players, Share: share})
		}
	}
	for _, g := range l.Islands {
		look(KindIsland, g.Key, 0, g.Share)
	}
	for _, g := range l.Seats[:islas.MaxSeats-1] { // only games of five have the fifth, which comes with them
		look(KindSeat, g.Key, 0, g.Share)
	}
	for _, s := range l.SeatsOf {
		for _, g := range s.Seats {
			look(KindSeat, g.Key, s.Players, g.Share)
		}
	}
	for _, p := range l.Privileges {
		look(KindAdjusted, p.Colour, 0, p.Adjusted)
	}
	for _, p := range l.Privileges {
		look(KindHeld, p.Colour, 0, p.Longest.Share)
	}
	for i := range l.Findings {
		l.Findings[i].Sure = l.Findings[i].Share.sure(l.Compared)
	}
}
