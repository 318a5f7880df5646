package lab

import (
	"strconv"

	"islas/game/arena/lab"
	"islas/game/colonies"
)

// Level is the report on the games of one level. Lists are in a fixed order and complete: they have what never happened, too.
type Level struct {
	lab.Common
	Openings    []lab.Group `json:"openings"` // players by what they built in the set-up
	Harbours    []lab.Group `json:"harbours"` // players by the harbours that served them at the end
	Sources     []Source    `json:"sources"`
	Acts        []Count     `json:"actions"` // a game
	Deals       Deals       `json:"deals"`
	Robbed      []Robbed    `json:"robberies"`
	RobbedSeats []lab.Share `json:"robbed_seats"` // by distance from the first player
	Found       lab.Mean    `json:"found"`        // land that ships discovered in a game
	Fell        lab.Mean    `json:"fell"`         // settlements that fell in a game
}

// The kinds of findings of this game.
const (
	kindOpening = "opening"
	kindHarbour = "harbour"
)

// Source is a source of points and how many it gave at the end.
type Source struct {
	Key     string   `json:"key"`
	All     lab.Mean `json:"all"`
	Winners lab.Mean `json:"winners"`
}

// Count is how often something was done in a game, on average.
type Count struct {
	Key     string  `json:"key"`
	PerGame float64 `json:"per_game"`
}

// Deals is how often players traded with each other.
type Deals struct {
	All     lab.Mean `json:"all"` // deals of a player
	Winners lab.Mean `json:"winners"`
	Made    float64  `json:"made"` // percent of the offers that led to a deal
}

// Robbed is how often somebody with a mark was robbed, where not all others had it.
type Robbed struct {
	Key    string  `json:"key"`
	N      int     `json:"n"`      // robberies
	Share  float64 `json:"share"`  // percent of them that hit somebody with the mark
	Chance float64 `json:"chance"` // percent that would if victims were drawn among the others
}

// told are the actions of which the report tells how often they were done.
var told = []struct {
	key  string
	kind colonies.ActionKind
}{
	{"settlement", colonies.Settle}, {"city", colonies.BuildCity}, {"road", colonies.BuildRoad}, {"ship", colonies.BuildShip},
	{"card", colonies.Buy}, {"fleet", colonies.MoveFleet}, {"sail", colonies.Sail}, {"bank", colonies.BankTrade},
	{"offer", colonies.MakeOffer}, {"yes", colonies.AnswerYes}, {"other", colonies.AnswerMore}, {"deal", colonies.Deal}, {"robbery", colonies.Rob},
}

// Level implements lab.Study.
func (t *tally) Level(common lab.Common) any {
	l := Level{Common: common}
	for i, key := range sources {
		l.Sources = append(l.Sources, Source{key, t.all[i].Mean(1), t.winners[i].Mean(1)})
	}
	for i := range t.openings {
		g := t.openings[i].Report(openingIDs[i])
		l.Openings = append(l.Openings, g)
		l.Look(kindOpening, g.Key, 0, g.Share)
	}
	for kind := range t.harbours {
		key := colonies.NoResource.ID()
		if kind < colonies.Resources {
			key = colonies.Resource(kind).ID()
		}
		if key == colonies.Ore.ID() {
			continue // there is no such harbour
		}
		g := t.harbours[kind].Report(key)
		l.Harbours = append(l.Harbours, g)
		l.Look(kindHarbour, key, 0, g.Share)
	}
	l.Harbours = append(l.Harbours, t.none.Report("none"))
	for _, a := range told {
		l.Acts = append(l.Acts, Count{a.key, lab.Per(t.acts[a.kind], t.games)})
	}
	l.Deals = Deals{t.traders.Mean(1), t.won.Mean(1), lab.Percent(t.acts[colonies.Deal], t.acts[colonies.MakeOffer])}
	l.Robbed = []Robbed{t.leader.report("leader"), t.last.report("last")}
	all := t.acts[colonies.Rob]
	for i, n := range t.robbed {
		l.RobbedSeats = append(l.RobbedSeats, lab.NewShare(strconv.Itoa(i), n, all))
	}
	l.Found, l.Fell = t.found.Mean(1), t.fell.Mean(1)
	return l
}

// report reports on robberies.
func (r *robberies) report(key string) Robbed {
	return Robbed{key, r.All, lab.Percent(r.N, r.All), lab.Percent(r.Sum, 60*r.All)}
}
