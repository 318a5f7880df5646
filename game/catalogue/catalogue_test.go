package catalogue_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/catalogue"
	"islas/game/internal/conform"
	"islas/game/match"
	"islas/game/model"
	"islas/game/record"
)

// withModel returns all games and the model.
func withModel() catalogue.List {
	return append(catalogue.Games(), catalogue.Of(model.Game{}, model.Lines{}, nil))
}

// TestNames requires that every game is found by its id, and that no two games share a name.
func TestNames(t *testing.T) {
	games := withModel()
	ids, records, unnamed := map[string]bool{}, map[string]bool{}, 0
	for _, g := range games {
		info := g.Info()
		ids[info.ID], records[info.Record] = true, true
		if info.Unnamed {
			unnamed++
		}
		if found, err := games.Find(info.ID); err != nil || found.Info().ID != info.ID {
			t.Errorf("%s: %v", info.ID, err)
		}
	}
	if len(ids) != len(games) || len(records) != len(games) || unnamed != 1 {
		t.Errorf("%d games have %d ids and %d names in records, %d are those of records without", len(games), len(ids), len(records), unnamed)
	}
	if first := catalogue.Games().IDs()[0]; first != "islas" {
		t.Errorf("the first game is %s", first)
	}
	if _, err := games.Find("chess"); err == nil || !strings.Contains(err.Error(), `there is no game "chess"; there are `+strings.Join(games.IDs(), ", ")) {
		t.Errorf("a game that there is not: %v", err)
	}
}

// TestFlags requires the flags of a game to be different, and explained.
func TestFlags(t *testing.T) {
	for _, g := range withModel() {
		info := g.Info()
		flags := []string{info.Boards.Flag}
		for _, o := range info.Options {
			if slices.Contains(flags, o.Flag) || o.Flag == "" || o.Usage == "" || !o.Allows(o.Default) {
				t.Errorf("%s: the option %+v", info.ID, o)
			}
			flags = append(flags, o.Flag)
			checkBySeats(t, info, &o)
		}
		if (info.Boards.Flag == "") != (len(info.Boards.IDs) == 0) {
			t.Errorf("%s: the boards %+v", info.ID, info.Boards)
		}
	}
}

// checkBySeats requires an option that depends on the number of players to have choices with each, all of them among its choices.
func checkBySeats(t *testing.T, info *game.Info, o *game.Option) {
	t.Helper()
	if o.BySeats != nil && len(o.BySeats) != info.MaxSeats-info.MinSeats+1 {
		t.Fatalf("%s: %s has choices with %d numbers of players", info.ID, o.ID, len(o.BySeats))
	}
	for _, choices := range o.BySeats {
		for _, n := range choices {
			if !o.Allows(n) {
				t.Errorf("%s: %s can be %d, which is none of its choices", info.ID, o.ID, n)
			}
		}
		if len(choices) == 0 {
			t.Errorf("%s: %s cannot be anything with some number of players", info.ID, o.ID)
		}
	}
}

// TestEveryGame plays a game of each, checks its record, whole and broken off, and has the laboratory play one.
func TestEveryGame(t *testing.T) {
	for _, g := range withModel() {
		t.Run(g.Info().ID, func(t *testing.T) {
			info := g.Info()
			setup := conform.Setup(info, info.MaxSeats, 7)
			setup.Values = info.Complete(nil)
			for i := range setup.Seats {
				setup.Seats[i].Control = info.Levels[0].ID
			}
			r, err := g.Play(context.Background(), setup, true)
			if err != nil {
				t.Fatal(err)
			}
			o, err := g.Check(bytes.NewReader(r.Record))
			if err != nil || !o.Over || o.Round != r.Rounds || o.Winners != r.Winners || len(o.Setup.Seats) != info.MaxSeats {
				t.Errorf("the record: %v, %+v; the game: %d rounds, %b", err, o, r.Rounds, r.Winners)
			}
			for i, seat := range r.Seats {
				if o.Points[i] != seat.Points {
					t.Errorf("seat %d has %d points in the record, %d in the game", i, o.Points[i], seat.Points)
				}
			}
			checkParts(t, g, r.Record)
			run := g.Laboratory([]lab.Plan{{Level: info.Levels[0].ID, Games: 1}})
			played, err := run.Play(context.Background(), 0, 0, false)
			if err != nil {
				t.Fatal(err)
			}
			played.Add()
			if report := run.Report(); !report.Complete || len(report.Levels) != 1 {
				t.Errorf("the report: %+v", report)
			}
		})
	}
}

// checkParts checks a record that breaks off after its first line, in its midst, and one that is damaged.
func checkParts(t *testing.T, g catalogue.Game, data []byte) {
	t.Helper()
	lines := bytes.SplitAfter(data, []byte("\n"))
	if o, err := g.Check(bytes.NewReader(lines[0])); err != nil || o.Over || o.Round != 1 || len(o.Points) != len(o.Setup.Seats) || o.Winners != 0 {
		t.Errorf("the first line: %v, %+v", err, o)
	}
	if o, err := g.Check(bytes.NewReader(bytes.Join(lines[:len(lines)/2], nil))); err != nil || o.Over || o.Round < 2 || o.Winners != game.SeatSet(0) {
		t.Errorf("the first half: %v, %+v", err, o)
	}
	lines[len(lines)/2] = []byte("{}\n")
	var wrong *record.Error
	if _, err := g.Check(bytes.NewReader(bytes.Join(lines, nil))); !errors.As(err, &wrong) || wrong.Line != len(lines)/2+1 {
		t.Errorf("a damaged line: %v", err)
	}
}

// A game has about as many decisions as it says (game.Info.Pace).
func TestGamesLastAsLongAsTheySay(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	const games = 6
	for _, g := range catalogue.Games() {
		info := g.Info()
		for i, want := range info.Pace {
			seats, decisions := info.MinSeats+i, 0
			for n := range games {
				setup := match.Setup{Values: info.At(seats).Complete(nil), Seed: uint64(n)}
				for k := range seats {
					seat := match.Seat{Name: fmt.Sprint(k), Control: info.Levels.Offered()[n%2]}
					if ids := info.Boards.IDs; len(ids) > 0 {
						seat.Board = ids[(k+n)%len(ids)]
					}
					setup.Seats = append(setup.Seats, seat)
				}
				r, err := g.Play(t.Context(), setup, false)
				if err != nil {
					t.Fatal(err)
				}
				for _, s := range r.Seats {
					decisions += len(s.Times)
				}
			}
			if got := decisions / (games * seats); got < want*3/4 || got > want*5/4 {
				t.Errorf("%s with %d players: one has %d decisions, said are %d", info.ID, seats, got, want)
			}
		}
		if people, computers := info.Minutes(info.MaxSeats, 0), info.Minutes(1, info.MaxSeats-1); people <= computers || computers < 5 {
			t.Errorf("%s takes %d minutes with people and %d with computers", info.ID, people, computers)
		}
	}
}
