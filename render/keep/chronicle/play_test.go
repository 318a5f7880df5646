package chronicle_test

import (
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/chronicle"
	"islas/render/keep/store"
)

// history returns ten games of Ana, one of computers alone, one of another game, and one of Ana and Cid, who has won.
func history() []chronicle.Result {
	points := []int{10, 12, 8, 20, 21, 22, 5, 6, 7, 23}
	var all []chronicle.Result
	for i, p := range points {
		all = append(all, result(i, p, 9, []string{"easy", "hard:500"}[i/5]))
	}
	alone, other, both := result(20, 99, 1, "easy"), result(21, 99, 1, "easy"), result(22, 11, 13, game.Human)
	alone.Seats[0].Control = "hard"
	other.Game = "chess"
	both.Seats[1].Name = "Cid"
	return append(all, alone, other, both)
}

func TestTally(t *testing.T) {
	got := chronicle.Count(chronicle.Plays(history(), "model", "ana"))
	want := chronicle.Tally{Played: 11, Won: 6, Mean: 145.0 / 11, Fair: 5.5, Best: 23, Least: 5, Longest: 27, Streak: 0, Runs: 3, Time: 11 * time.Minute}
	if got != want {
		t.Errorf("counted is %+v, not %+v", got, want)
	}
	if cid := chronicle.Count(chronicle.Plays(history(), "model", "Cid")); cid.Played != 1 || cid.Won != 1 || cid.Best != 13 || cid.Streak != 1 {
		t.Errorf("Cid's is %+v", cid)
	}
	if all := chronicle.Count(chronicle.Plays(history(), "model", "")); all.Played != 11 || all.Won != 7 {
		t.Errorf("everybody's is %+v", all)
	}
	if people := chronicle.People(history(), "model"); !slices.Equal(people, []string{"Ana", "Cid"}) {
		t.Errorf("there played %q", people)
	}
	if none := chronicle.Count(nil); none.Share() != 0 || none.Mean != 0 {
		t.Errorf("nothing counts %+v", none)
	}
}

func TestGroups(t *testing.T) {
	plays := chronicle.Plays(history(), "model", "Ana")
	for aspect, want := range map[chronicle.Aspect]map[string]int{
		chronicle.ByLevel: {"easy": 5, "hard": 5, game.Human: 1},
		chronicle.BySeats: {"2": 11},
		chronicle.ByTurn:  {"1": 6, "2": 5},
		chronicle.ByBoard: {"": 11},
	} {
		groups := chronicle.Groups(plays, aspect)
		if len(groups) != len(want) {
			t.Errorf("by %d there are %+v", aspect, groups)
		}
		for _, g := range groups {
			if g.Played != want[g.Key] {
				t.Errorf("by %d %q has %d games, not %d", aspect, g.Key, g.Played, want[g.Key])
			}
		}
	}
	mixed := result(1, 3, 4, "easy")
	mixed.Seats, mixed.Points = append(mixed.Seats, chronicle.Seat{Name: "Dan", Control: "hard"}), []int{3, 4, 5}
	if got := chronicle.Plays([]chronicle.Result{mixed}, "model", "")[0].Key(chronicle.ByLevel); got != chronicle.Mixed {
		t.Errorf("two levels are %q", got)
	}
}

func TestRecords(t *testing.T) {
	plays := chronicle.Plays(history(), "model", "Ana")
	want := map[chronicle.BestKind][2]int{ // value, and index of the game
		chronicle.MostPoints: {23, 9}, chronicle.WidestWin: {14, 9}, chronicle.ClosestWin: {1, 0}, chronicle.LeastToWin: {10, 0},
		chronicle.FastestWin: {5, 0}, chronicle.LongestGame: {27, 10},
	}
	records := chronicle.Records(plays)
	if len(records) != len(want) {
		t.Errorf("there are %+v", records)
	}
	for _, b := range records {
		if w := want[b.Kind]; b.N != w[0] || b.At != w[1] {
			t.Errorf("record %d is %d in game %d, not %v", b.Kind, b.N, b.At, w)
		}
	}
	if raised := chronicle.Raised(plays); !slices.Equal(raised, []int{1, 3, 4, 5, 9}) {
		t.Errorf("the record was raised in %v", raised)
	}
	if trend := chronicle.Trend(plays, 2); trend[0] != 10 || trend[1] != 11 || trend[10] != 17 {
		t.Errorf("the trend is %v", trend)
	}
	if lost := chronicle.Records(plays[6:8]); len(lost) != 2 {
		t.Errorf("of lost games there are the records %+v", lost)
	}
}

// The most points from each source are a record of their own; results without sources have no part in it.
func TestRecordsOfSources(t *testing.T) {
	all := history()[:4]
	all[1].Sources = []chronicle.Source{{Label: "houses", Points: []int{3, 90}}, {Label: "towns", Points: []int{0, 0}}}
	all[3].Sources = []chronicle.Source{{Label: "houses", Points: []int{7, 1}}, {Label: "ships", Points: []int{2, 1}}}
	got := map[string]chronicle.Best{}
	for _, b := range chronicle.Records(chronicle.Plays(all, "model", "Ana")) {
		if b.Kind == chronicle.MostFrom {
			got[b.Source] = b
		}
	}
	if h := got["houses"]; len(got) != 2 || h.N != 7 || h.At != 3 || h.Beaten != 1 || got["ships"].N != 2 {
		t.Errorf("the records are %+v", got)
	}
}

// What nobody had achieved before is fresh, whichever person has; achievements of computers do not count.
func TestAchievements(t *testing.T) {
	one, two := result(1, 9, 4, "easy"), result(2, 9, 4, "easy")
	one.Achievements, two.Achievements = [][]string{{"a"}, {"b"}}, [][]string{{"a", "b"}, {"c"}}
	if fresh := chronicle.Fresh([]chronicle.Result{one}, two); !slices.Equal(fresh, []string{"b"}) {
		t.Errorf("fresh is %q", fresh)
	}
	achievements := chronicle.Achievements(chronicle.Plays([]chronicle.Result{one, two}, "model", "Ana"))
	if a := achievements["a"]; a.Times != 2 || a.First.ID != one.ID || achievements["b"].Times != 1 || len(achievements) != 2 {
		t.Errorf("achieved is %+v", achievements)
	}
}

// The achievements of a game with help are not new, and those repeated in a game that counts are.
func TestHelpedGamesHaveNoAchievements(t *testing.T) {
	helped, own := result(1, 9, 4, "easy"), result(2, 9, 4, "easy")
	helped.Helped = match.Lantern
	helped.Achievements, own.Achievements = [][]string{{"a"}}, [][]string{{"a"}}
	if fresh := chronicle.Fresh(nil, helped); len(fresh) > 0 {
		t.Errorf("with help %q is fresh", fresh)
	}
	if fresh := chronicle.Fresh([]chronicle.Result{helped}, own); !slices.Equal(fresh, []string{"a"}) {
		t.Errorf("without help %q is fresh", fresh)
	}
}

// A result with help stays so when a version that does not know of help has noted it, too.
func TestHelpIsNotForgotten(t *testing.T) {
	s := store.NewMemory()
	l := open(t, s)
	r := result(1, 9, 4, "easy")
	r.Helped = match.Lesson
	note(t, l, r)
	r.Helped, r.Judged = match.Nobody, 2
	note(t, l, r)
	if all := open(t, s).Results(); len(all) != 1 || all[0].Helped != match.Lesson || len(chronicle.Counted(all)) != 0 {
		t.Errorf("kept is %+v", all)
	}
}
