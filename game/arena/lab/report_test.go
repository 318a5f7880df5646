package lab_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/arena/lab/labtest"
	"islas/game/arena/play"
	"islas/game/model"
)

// run begins to play the model.
func run(plans ...lab.Plan) lab.Run {
	g := play.Game[model.Position, model.Action, model.Event, model.View]{Game: model.Game{}, Lines: model.Lines{}}
	return lab.Begin(g, nil, plans)
}

// TestGameWithoutOwn: the laboratory knows nothing of the model game, which brings nothing to it, and reports on it all the same.
func TestGameWithoutOwn(t *testing.T) {
	random, easy := lab.Plan{Level: "random", Games: 300, Seed: 3, Values: game.Values{model.Rounds: 4}}, lab.Plan{Level: "easy", Games: 6, Seed: 3}
	report := labtest.Play(t, run(random, easy), 300, 2)
	if report.Complete || report.Games != 302 || report.Planned != 306 {
		t.Errorf("%+v", report)
	}
	text := labtest.Report(t, report)
	l := report.Levels[0].(lab.Common)
	if len(l.Seats) != model.MaxSeats || l.Seats[0].Share.N != 300 || l.All.Rounds.Mean != 4 || l.Players[2].Games != 100 || len(l.Boards) != 0 {
		t.Errorf("%+v", l)
	}
	wins := 0.0
	for _, s := range l.Seats {
		wins += float64(s.Share.N) * s.Share.Off
	}
	if wins > 0.1 || wins < -0.1 {
		t.Errorf("all seats together are off by %v", wins)
	}
	for _, want := range []string{"302 games, seed 3, rounds 4", "seat of 4", "second player", "games of two", "and of four players", "Seats balance each other"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text does not say %q:\n%s", want, text)
		}
	}
	for _, alien := range []string{"sland", "rivilege", "irate", "ettler"} {
		if strings.Contains(text, alien) {
			t.Errorf("the report on the model game knows of %q", alien)
		}
	}
}

// TestJSON requires the options that were agreed on with their flags, and the order of the whole.
func TestJSON(t *testing.T) {
	data, err := json.Marshal(run(lab.Plan{Level: "easy", Games: 1, Seed: 1 << 63, Values: game.Values{model.Rounds: 4}}).Report())
	const want = `{"seed":"9223372036854775808","agreed":[{"flag":"rounds","value":4}],"planned":1,"games":0,"complete":false,"levels":[{"level":"easy","planned":1,"games":0,"findings":[],`
	if err != nil || !strings.HasPrefix(string(data), want) {
		t.Errorf("%v: %s", err, data)
	}
}

// TestFailure requires an error when a game fails, and that it adds nothing.
func TestFailure(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := run(lab.Plan{Level: "random", Games: 1}).Play(ctx, 0, 0, false); err == nil {
		t.Error("a game that was interrupted has been played")
	}
}
