package lab_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
	"testing/fstest"
	"text/template"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/arena/lab/labtest"
	"islas/game/arena/play"
	"islas/game/match"
	"islas/game/toy"
)

// run begins to play the toy.
func run(own lab.Own[toy.Position, toy.Event], plans ...lab.Plan) lab.Run {
	g := play.Game[toy.Position, toy.Action, toy.Event, toy.View]{Game: toy.Game{}, Lines: toy.Lines{}}
	return lab.Begin(g, own, plans)
}

// TestGameWithoutOwn: the laboratory knows nothing of the toy, which brings nothing to it, and reports on it all the same.
func TestGameWithoutOwn(t *testing.T) {
	random, easy := lab.Plan{Level: "random", Games: 300, Seed: 3, Values: game.Values{toy.Rounds: 4}}, lab.Plan{Level: "easy", Games: 6, Seed: 3}
	report := labtest.Play(t, run(nil, random, easy), 300, 2)
	if report.Complete || report.Games != 302 || report.Planned != 306 {
		t.Errorf("%+v", report)
	}
	if charts := labtest.Report(t, report); charts != 2*7 {
		t.Errorf("there are %d charts", charts)
	}
	l := report.Levels[0].(lab.Common)
	if len(l.Seats) != toy.MaxSeats || l.Seats[0].Share.N != 300 || l.All.Rounds.Mean != 4 || l.Players[2].Games != 100 || len(l.Boards) != 0 {
		t.Errorf("%+v", l)
	}
	wins := 0.0
	for _, s := range l.Seats {
		wins += float64(s.Share.N) * s.Share.Off
	}
	if wins > 0.1 || wins < -0.1 {
		t.Errorf("all seats together are off by %v", wins)
	}
	text, page := labtest.Written(t, report)
	for _, want := range []string{"302 games, seed 3, rounds 4", "seat of 4", "second player", "games of two", "and of four players", "Seats balance each other"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text does not say %q:\n%s", want, text)
		}
	}
	for _, want := range []string{"<title>toy: balance of the game</title>", "Seed 3, rounds 4.", "Win share by seat, 4 players", "of players"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	for _, alien := range []string{"sland", "rivilege", "irate", "ettler", "swatch"} {
		if strings.Contains(text+page, alien) {
			t.Errorf("the reports on the toy know of %q", alien)
		}
	}
}

// TestJSON wants the options that were agreed on under their flags, in the order of the whole.
func TestJSON(t *testing.T) {
	data, err := json.Marshal(run(nil, lab.Plan{Level: "easy", Games: 1, Seed: 1 << 63, Values: game.Values{toy.Rounds: 4}}).Report())
	const want = `{"seed":"9223372036854775808","rounds":4,"planned":1,"games":0,"complete":false,"levels":[{"level":"easy","planned":1,"games":0,"findings":[],`
	if err != nil || !strings.HasPrefix(string(data), want) {
		t.Errorf("%v: %s", err, data)
	}
}

// TestFailure wants what goes wrong in a game told, and nothing added by it.
func TestFailure(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := run(nil, lab.Plan{Level: "random", Games: 1}).Play(ctx, 0, 0, false); err == nil {
		t.Error("a game that was interrupted has been played")
	}
}

// sevens is a laboratory that counts the cards laid, by number, and says which seat lays the last card.
type sevens struct{}

type study struct {
	laid [toy.Numbers + 1]int
	last lab.GroupSum
	seen []int
}

type watcher struct {
	*study
	laid [toy.Numbers + 1]int
	last game.Seat
}

type level struct {
	lab.Common
	Laid []lab.Share `json:"laid"`
	Last lab.Group   `json:"last"`
}

func (sevens) Study(lab.Plan) lab.Study[toy.Position, toy.Event] { return &study{} }

func (sevens) Layout() lab.Layout {
	return lab.Layout{
		Templates: fstest.MapFS{
			"labels.tmpl": {Data: []byte(`{{define "whoever"}}seat or last{{end}}{{define "own label"}}{{shout .Key}}{{end}}`)},
			"table.tmpl":  {Data: []byte(`{{define "own tables"}}{{range .Laid}}` + "\n" + `{{label "card" .Key}}: {{.Count}}{{end}}` + "\n" + `{{end}}`)},
			"page.tmpl": {Data: []byte(`{{define "name"}}Toy{{end}}{{define "own sections"}}{{template "bars" (bars "laid" "laid" "card" .Laid)}}{{end}}` +
				`{{define "own chart title"}}Cards laid{{end}}{{define "own rules"}}.toy { color: red; }{{end}}`)},
		},
		Functions: template.FuncMap{"shout": strings.ToUpper},
	}
}

func (s *study) Watch(match.Setup) lab.Watcher[toy.Position, toy.Event] { return &watcher{study: s} }

func (w *watcher) Steps(steps []toy.Step) {
	for _, s := range steps {
		if s.Event.Kind == toy.Laid {
			w.laid[s.Event.Card]++
			w.last = s.Event.Seat
		}
	}
}

func (w *watcher) Add(n int, f *lab.Facts) {
	w.seen = append(w.seen, n)
	w.study.last.Add(f, w.last)
	for c, k := range w.laid {
		w.study.laid[c] += k
	}
}

func (s *study) Level(common lab.Common) any {
	l := level{Common: common, Last: s.last.Report("last")}
	whole := 0
	for _, n := range s.laid {
		whole += n
	}
	for c := 1; c <= toy.Numbers; c++ {
		l.Laid = append(l.Laid, lab.NewShare("nr "+string(rune('0'+c)), s.laid[c], whole))
	}
	l.Look("last", "last", 0, l.Last.Share)
	return l
}

// TestGameWithOwn: what a game brings stands in the reports beside what they have of any game.
func TestGameWithOwn(t *testing.T) {
	report := labtest.Play(t, run(sevens{}, lab.Plan{Level: "random", Games: 30, Seed: 3}), 30)
	l := report.Levels[0].(level)
	sum := 0
	for _, s := range l.Laid {
		sum += s.Count
	}
	if want := 10*5*2 + 10*5*3 + 10*5*4; sum != want || l.Last.Share.N != 30 || l.Games != 30 {
		t.Errorf("%d cards are counted, want %d; %+v", sum, want, l.Last)
	}
	if charts := labtest.Report(t, report); charts != 8 {
		t.Errorf("there are %d charts", charts)
	}
	text, page := labtest.Written(t, report)
	if !strings.Contains(text, "NR 6: ") || !strings.Contains(text, "rounds") {
		t.Errorf("the text is\n%s", text)
	}
	for _, want := range []string{"Cards laid", "NR 6", ".toy { color: red; }", "<title>Toy: balance", "Win share by seat"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
}
