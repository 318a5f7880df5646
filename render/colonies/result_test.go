package colonies_test

import (
	"strings"
	"testing"

	"islas/assets/packaging"
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/match"
	"islas/locales"
	own "islas/render/colonies"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// played returns a match of so many computers that is over.
func played(seats int) *engine.Match { return playedOf(uint64(seats), seats) }

// playedOf returns the match of a seed between so many computers that is over.
func playedOf(seed uint64, seats int) *engine.Match {
	level := engine.Engine{}.Info().Levels.Offered()[0]
	setup := match.Setup{Seed: seed}
	for i := range seats {
		setup.Seats = append(setup.Seats, match.Seat{Name: own.New().Cast()[i].Name, Control: level})
	}
	m, _, err := match.New(engine.Engine{}, setup)
	if err != nil {
		panic(err)
	}
	player, err := engine.Engine{}.Player(level, 1)
	if err != nil {
		panic(err)
	}
	for !m.Over() {
		s := m.State()
		if _, err := m.Do(player.Choose(s.View(m.Decider()))); err != nil {
			panic(err)
		}
	}
	return m
}

// The sources of a result add up to the points, and its course ends with the last round and the goal.
func TestResultAddsUp(t *testing.T) {
	kinds := map[string]bool{"discovers": false, "settles": false, "robs": false, "largest army": false, "reaches": false}
	for seed := range uint64(6) {
		seats := colonies.MinSeats + int(seed%2)
		m := playedOf(seed, seats)
		s := harness.NewStage(t, "en", own.New())
		result := own.New().Result(s, m)
		for seat := range seats {
			sum := 0
			for _, from := range result.Sources {
				sum += from.Amounts[seat].Points
			}
			last := result.Course.Points[len(result.Course.Points)-1][seat]
			if want := m.Points(game.Seat(seat)); sum != want || last != want {
				t.Errorf("%d players, seat %d: the sources give %d, the course ends with %d, the points are %d", seats, seat, sum, last, want)
			}
		}
		if n := len(result.Course.Points) - 1; n != m.Round() {
			t.Errorf("%d players: the course has %d rounds of %d", seats, n, m.Round())
		}
		for seat, points := range result.Course.Points[0] {
			if points != map[int]int{3: 3, 4: 2}[seats] {
				t.Errorf("%d players: after the set-up seat %d has %d points", seats, seat, points)
			}
		}
		if winner := m.Winners().First(); result.Course.Points[m.Round()][winner] < result.Course.Goal {
			t.Errorf("%d players: who wins has not reached the goal of %d", seats, result.Course.Goal)
		}
		h := harness.New(t, s, harness.Window{W: 1280, H: 720, Percent: 100})
		for _, moment := range result.Course.Moments {
			if moment.Seat < 0 || int(moment.Seat) >= seats || moment.Round < 1 || moment.Round > m.Round() {
				t.Errorf("%d players: a moment of seat %d in round %d", seats, moment.Seat, moment.Round)
			}
			text := moment.Text(h.UI)
			for word := range kinds {
				kinds[word] = kinds[word] || strings.Contains(text, word)
			}
		}
	}
	for word, told := range kinds {
		if !told {
			t.Errorf("nobody %s in the stories", word)
		}
	}
}

// What shops and desktops are told of the game calls it as the title does.
func TestShopsNameTheGame(t *testing.T) {
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, own.New().Texts())
		must.OK(t, err)
		told, err := packaging.Texts(lang)
		must.OK(t, err)
		for _, key := range []string{"colonies", "summary"} {
			if name := texts.Text("title.name"); !strings.Contains(told[key], name) {
				t.Errorf("%s: %q is not in %q", lang, name, told[key])
			}
		}
	}
}
