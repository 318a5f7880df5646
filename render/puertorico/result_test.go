package puertorico_test

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/locales"
	own "islas/render/puertorico"
	"islas/render/shell"
	"islas/render/testkit/harness"
)

// The sources of a result add up to the points, and its course ends with the last round.
func TestResultAddsUp(t *testing.T) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		m := played(seats)
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
		ends := 0
		for _, moment := range result.Course.Moments {
			if moment.Seat < 0 || int(moment.Seat) >= seats || moment.Round < 1 || moment.Round > m.Round() {
				t.Errorf("%d players: a moment of seat %d in round %d", seats, moment.Seat, moment.Round)
			}
			if moment.Round >= m.Round()-1 && moment.Major {
				ends++
			}
		}
		if ends == 0 {
			t.Errorf("%d players: nothing is told of the end", seats)
		}
	}
}

// Where doubloons and barrels decide between as many points the result says so, and whoever has won stands first.
func TestATieIsExplained(t *testing.T) {
	for seed := range uint64(400) {
		m := playedOf(seed, 3, "random")
		won, second := game.NoSeat, game.NoSeat
		for seat := range game.Seat(3) {
			if m.Winners().Has(seat) {
				won = seat
			}
		}
		for seat := range won { // who would stand first by the points alone
			if m.Points(seat) == m.Points(won) && !m.Winners().Has(seat) {
				second = seat
			}
		}
		if second == game.NoSeat {
			continue
		}
		s := harness.NewStage(t, "en", own.New())
		shell.Fill(&s.Routes)
		s.Go(s.Routes.Result(s, m))
		r := harness.New(t, s, harness.Window{W: 1280, H: 720, Percent: 100})
		r.Pass(time.Minute)
		r.Wait(3)
		first, _, _ := strings.Cut(s.Texts.Text("result.tie"), "{")
		told, low := false, map[string]float64{}
		for text, at := range r.UI.DrawnTexts {
			told, low[text] = told || strings.HasPrefix(text, "Round "+strconv.Itoa(m.Round())+": "+first), at.Y
		}
		names := m.Setup().Seats
		if tie := own.New().Result(s, m).Course.Tie; !told || tie == nil || !strings.HasPrefix(tie(r.UI), first) {
			t.Error("it is not told what has decided")
		}
		if low[names[won].Name] > low[names[second].Name] {
			t.Errorf("%s has won and stands below %s", names[won].Name, names[second].Name)
		}
		return
	}
	t.Fatal("no match ends in a tie")
}

// Where all large buildings count each is named in whole words: in a column, or on the sheet of each player.
func TestLargeBuildingsAreNamed(t *testing.T) {
	m := counted()
	for _, w := range []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 1920, H: 1080, Percent: 100}} {
		for _, lang := range locales.Languages() {
			t.Run(lang+w.String(), func(t *testing.T) {
				s := harness.NewStage(t, lang, own.New())
				shell.Fill(&s.Routes)
				s.Go(s.Routes.Result(s, m))
				r := harness.New(t, s, w)
				r.Pass(time.Minute)
				r.Wait(3)
				all := own.New().Result(s, m).Sources
				if len(all) < 7 {
					t.Fatalf("only %d sources of points count: nothing is tried", len(all))
				}
				drawn := ""
				for text := range r.UI.DrawnTexts {
					drawn += " " + strings.ReplaceAll(text, "\n", " ")
				}
				for _, source := range all {
					for word := range strings.FieldsSeq(s.Texts.Text(source.Label)) {
						if !strings.Contains(drawn, word) {
							t.Errorf("%q of %q is not drawn", word, s.Texts.Text(source.Label))
						}
					}
				}
			})
		}
	}
}
