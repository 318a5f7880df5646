package lab

import (
	"islas/game/arena/lab"
	"islas/game/puertorico"
)

// Level is the report on the games of one level. Lists are in a fixed order and complete: they have what never happened, too.
type Level struct {
	lab.Common
	Buildings []Building  `json:"buildings"` // in the order of the data
	First     []lab.Share `json:"first_end"` // games by the end that was triggered first
	FirstOf   []FirstOf   `json:"first_end_by_number"`
	ByWinner  lab.Share   `json:"first_end_by_winner"`
	Ends      []lab.Share `json:"ends"` // games in which each end was triggered; Several had more than one
	Several   int         `json:"several_ends"`
	Sources   []Source    `json:"sources"`
	Roles     []Source    `json:"roles"` // how often a player took each in a game
}

// kindBuilding is the kind of findings that are buildings.
const kindBuilding = "building"

// Building is the report on a building.
type Building struct {
	Key     string    `json:"key"`
	Owners  lab.Group `json:"owners"`   // who built it
	PerGame float64   `json:"per_game"` // copies built in a game, on average
	Games   float64   `json:"games"`    // percent of the games in which somebody built it
	Winners float64   `json:"winners"`  // percent of the wins that went to owners
	Round   lab.Mean  `json:"round"`    // in which it was built
}

// Source is a source of points, or a role, and how many it gave a player at the end, or how often it was taken.
type Source struct {
	Key     string   `json:"key"`
	All     lab.Mean `json:"all"`
	Winners lab.Mean `json:"winners"`
}

// FirstOf holds the ends that were triggered first in games of one number of players.
type FirstOf struct {
	Players int         `json:"players"`
	First   []lab.Share `json:"first_end"`
}

// Level implements lab.Study.
func (t *tally) Level(common lab.Common) any {
	games := t.games()
	l := Level{Common: common, Several: t.several, ByWinner: lab.NewShare("by-winner", t.byWinner, games), Sources: []Source{
		{"chips", t.all.chips.Mean(1), t.winners.chips.Mean(1)},
		{"buildings", t.all.buildings.Mean(1), t.winners.buildings.Mean(1)},
		{"large", t.all.large.Mean(1), t.winners.large.Mean(1)},
	}}
	for i := range t.buildings {
		s := &t.buildings[i]
		key := puertorico.Building(i).ID()
		owners := s.owners.Report(key)
		l.Buildings = append(l.Buildings, Building{
			Key: key, Owners: owners, PerGame: lab.Per(owners.Share.N, games), Games: lab.Percent(s.games, games),
			Winners: s.winnersWith(games), Round: s.rounds.Mean(1),
		})
		l.Look(kindBuilding, key, 0, owners.Share)
	}
	for r := range puertorico.Role(puertorico.Roles) {
		l.Roles = append(l.Roles, Source{r.ID(), t.all.roles[r].Mean(1), t.winners.roles[r].Mean(1)})
	}
	for few := range t.sums {
		of := FirstOf{Players: puertorico.MinSeats + few}
		for i, c := range causes {
			of.First = append(of.First, lab.NewShare(c.key, t.sums[few].first[i], t.sums[few].games))
		}
		l.FirstOf = append(l.FirstOf, of)
	}
	for i, c := range causes {
		first := 0
		for few := range t.sums {
			first += t.sums[few].first[i]
		}
		l.First = append(l.First, lab.NewShare(c.key, first, games))
		l.Ends = append(l.Ends, lab.NewShare(c.key, t.ends[i], games))
	}
	for i := range l.Options {
		l.Options[i].Values = choices(l.Options[i].Values)
	}
	return l
}

// choices returns the values of an option that are a choice with some number of players.
func choices(values []lab.Games) (list []lab.Games) {
	for _, v := range values {
		for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
			points := puertorico.PointChoices(seats)
			for _, n := range points {
				if n == v.Key && len(points) > 1 {
					list = append(list, v)
				}
			}
		}
	}
	return list
}
