package lab

import (
	"slices"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/colonies"
)

// The groups of openings, by what was built in the set-up.
const (
	poor = iota // few cards in 36 rolls for each settlement
	fair
	rich
	threeKinds // at most
	allKinds   // that there are at home
	oneShip
	moreShips
	withHarbour
	withoutHarbour
	openings
)

// openingIDs are their names.
var openingIDs = [openings]string{
	"poor", "fair", "rich", "three-kinds", "all-kinds", "one-ship", "more-ships", "harbour", "no-harbour",
}

// Cards in 36 rolls for each settlement of the set-up from which an opening is fair, and rich.
const (
	fairPips = 8
	richPips = 10
)

// tally adds up the games of one level. It does not depend on the order in which they are added. It implements lab.Study.
type tally struct {
	games    int
	openings [openings]lab.GroupSum
	harbours [colonies.Resources + 1]lab.GroupSum
	none     lab.GroupSum // without any harbour at the end
	all      scoreSum     // of all players
	winners  scoreSum
	acts     [colonies.Kinds]int
	traders  lab.Values // deals of a player
	won      lab.Values // deals of a winner
	leader   robberies
	last     robberies
	robbed   [colonies.MaxSeats]int // by distance from the first player
	found    lab.Values
	fell     lab.Values
}

// sources are the sources of points.
var sources = [...]string{"settlements", "cities", "chips", "cards", "army"}

// scoreSum adds up points by source.
type scoreSum [len(sources)]lab.Values

func (s *scoreSum) add(c colonies.Score) {
	for i, n := range [len(sources)]int{c.Settlements, c.Cities, c.Chips, c.Cards, c.Army} {
		s[i].Add(n)
	}
}

// add adds a game. No game may be added twice.
func (t *tally) add(f *facts) {
	t.games++
	for kind, n := range f.Acts {
		t.acts[kind] += n
	}
	for seat := range game.Seat(f.Players) {
		for _, k := range f.Opened[seat].groups(f.Players) {
			t.openings[k].Add(&f.Facts, seat)
		}
		for kind, has := range f.Harbour[seat] {
			if has {
				t.harbours[kind].Add(&f.Facts, seat)
			}
		}
		if !slices.Contains(f.Harbour[seat][:], true) {
			t.none.Add(&f.Facts, seat)
		}
		t.all.add(f.Scores[seat])
		t.traders.Add(f.Traded[seat])
		if f.Winners.Has(seat) {
			t.winners.add(f.Scores[seat])
			t.won.Add(f.Traded[seat])
		}
		t.robbed[(int(seat-f.Start)+f.Players)%f.Players] += f.Robbed[seat]
	}
	t.leader.sum(f.Leader)
	t.last.sum(f.Last)
	t.found.Add(f.Found)
	t.fell.Add(f.Fell)
}

// sum adds other robberies.
func (r *robberies) sum(other robberies) {
	r.N += other.N
	r.All += other.All
	r.Sum += other.Sum
}

// groups returns the groups that an opening is in.
func (o *opening) groups(players int) []int {
	settlements := 2
	if players == colonies.MinSeats {
		settlements = 3
	}
	earns, kinds, ships, harbour := poor, threeKinds, oneShip, withoutHarbour
	switch {
	case o.Pips >= richPips*settlements:
		earns = rich
	case o.Pips >= fairPips*settlements:
		earns = fair
	}
	if o.Kinds == colonies.Resources-1 {
		kinds = allKinds
	}
	if o.Ships > 1 {
		ships = moreShips
	}
	if o.Harbour {
		harbour = withHarbour
	}
	return []int{earns, kinds, ships, harbour}
}
