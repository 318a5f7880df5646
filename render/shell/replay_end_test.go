package shell_test

import (
	"bytes"
	"errors"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	rules "islas/game/model"
	"islas/game/record"
	"islas/locales"
	"islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/theme"
	"islas/render/ui"
)

// breaches lists by game actions in a record's lines, and other values for their choices, many of which break a rule.
var breaches = map[string]struct {
	action, choice *regexp.Regexp
	others         []string
}{
	"islas": {
		regexp.MustCompile(`"e":"build"`), regexp.MustCompile(`"plot":\d+`),
		[]string{`"plot":0`, `"plot":3`, `"plot":6`, `"plot":9`, `"plot":11`},
	},
	"puertorico": {
		regexp.MustCompile(`"action":"role `), regexp.MustCompile(`"role [a-z]+"`),
		[]string{`"role mayor"`, `"role builder"`, `"role craftsman"`, `"role trader"`, `"role captain"`},
	},
	"colonies": {
		regexp.MustCompile(`"action":"road `), regexp.MustCompile(`"road \d+"`),
		[]string{`"road 0"`, `"road 60"`, `"road 120"`, `"road 194"`},
	},
	"model": {
		regexp.MustCompile(`"e":"build"`), regexp.MustCompile(`"cards":\[\d+\]`),
		[]string{`"cards":[1]`, `"cards":[2]`, `"cards":[3]`, `"cards":[4]`, `"cards":[5]`, `"cards":[6]`},
	},
}

// forbidden returns the record of a game in which an action, after a part of it, breaks a rule, and the match up to there with the error.
func forbidden(t testing.TB, s *stage.Stage, id string, seats int) (data []byte, m match.Any, wrong *record.Error) {
	t.Helper()
	breach := breaches[id]
	all := bytes.SplitAfter(recordOf(t, id, seats, 3), []byte("\n"))
	for i := len(all) / 3; i < len(all); i++ {
		if !breach.action.Match(all[i]) {
			continue
		}
		for _, other := range breach.others {
			bad := breach.choice.ReplaceAll(all[i], []byte(other))
			data := append(bytes.Join(all[:i], nil), append(bad, bytes.Join(all[i+1:], nil)...)...)
			m, err := s.Opened(data)
			if errors.As(err, &wrong) && wrong.Fault == record.NotAllowed && wrong.Line == i+1 {
				return data, m, wrong
			}
		}
	}
	t.Fatalf("%s: nothing breaks a rule", id)
	return nil, nil, nil
}

// A replay of a record that breaks a rule shows in the player's own words who breaks it in which line: at once, and at its end, where
// nothing looks as if something would come. The words of the format are for the command line. One of an unfinished game without faults does
// not wait at its end, either.
func TestForbiddenMoveIsTold(t *testing.T) {
	for i, id := range ids() {
		h := watching(t, []string{"en", "de", "es"}[i%3], id, 3, usual)
		h.Key(ui.KeyEscape)
		data, m, wrong := forbidden(t, h.Stage, id, 3)
		name := m.Setup().Seats[wrong.Seat].Name
		told := h.T("fault.not-allowed", "name", name)
		if strings.Contains(told, "[") || !strings.Contains(told, name) {
			t.Fatalf("%s: the sentence is %q", id, told)
		}
		h.Stage.Show("letters.islas.jsonl", data)
		h.Wait(5)
		line := strconv.Itoa(wrong.Line)
		want := h.T("open.line", "file", "letters.islas.jsonl", "line", line, "problem", told)
		if notices := h.Notices(); len(notices) != 1 || !strings.HasPrefix(notices[0], want) {
			t.Errorf("%s: told is %q, not %q", id, notices, want)
		}
		if refusal := h.Stage.Reports.Refusal("letters", nil, wrong); !strings.Contains(refusal, wrong.Problem) {
			t.Errorf("%s: the command line hears only %q", id, refusal)
		}
		ends := h.T("replay.wrong", "line", line, "problem", told)
		if strings.Contains(ends, wrong.Problem) {
			t.Errorf("%s: at the end is told %q", id, ends)
		}
		nothingFollows(t, h, m, ends)
		h.Key(ui.KeyEscape)
		data = bytes.Join(bytes.SplitAfter(data, []byte("\n"))[:wrong.Line-1], nil)
		m, err := h.Stage.Opened(data)
		must.OK(t, err)
		h.Stage.Show("letters.islas.jsonl", data)
		h.Wait(5)
		if told := h.Notices(); len(told) > 1 {
			t.Errorf("%s: told is %q", id, told)
		}
		nothingFollows(t, h, m, h.T("replay.ended"))
	}
}

// nothingFollows goes to the end of a replay, and checks that it shows why nothing follows, and waits for nothing.
func nothingFollows(t *testing.T, h *harness.Harness, m match.Any, ends string) {
	t.Helper()
	h.Key(ui.KeyEnd)
	h.Rest()
	for _, key := range []string{"show.skip", "why.moving"} {
		if h.Shows(h.T(key)) {
			t.Errorf("at the end stands %q", h.T(key))
		}
	}
	told := false
	for _, w := range h.UI.Widgets() {
		told = told || w.Why == ends
		for _, seat := range m.Setup().Seats {
			if w.Why == h.T("why.moving") || w.Why == h.T("why.not-your-turn", "name", seat.Name) {
				t.Errorf("%s says %q, after which nothing comes", w.ID, w.Why)
			}
		}
	}
	if !told {
		t.Errorf("nothing that can't be used says %q", ends)
	}
}

// The error in a record of which nothing can be shown is in the player's own words, too.
func TestUnshowableRecordIsTold(t *testing.T) {
	whole := string(recordOf(t, "islas", 3, 3))
	head, rest, _ := strings.Cut(whole, "\n")
	h := watching(t, "es", "islas", 3, usual)
	line := func(n int, key string) string {
		return h.T("open.line", "file", "letters", "line", n, "problem", h.T(key))
	}
	for _, c := range []struct{ data, want string }{
		{head + "\n", line(1, "fault.nothing")},
		{head + "\n{}\n" + rest, line(2, "fault.unreadable")},
		{strings.Replace(whole, `"seats":[`, `"seats":[{},`, 1), line(1, "fault.head")},
		{strings.Replace(whole, `"version":2`, `"version":9`, 1), h.T("open.version", "file", "letters")},
		{whole + strings.Repeat("{}\n", record.MaxRecord/3), line(1, "fault.too-long")},
	} {
		before := len(h.Notices())
		h.Stage.Show("letters", []byte(c.data))
		h.Key(ui.KeyHome) // so that there is a frame
		if told := h.Notices()[before:]; len(told) != 1 || told[0] != c.want {
			t.Errorf("told is %q, not %q", told, c.want)
		}
	}
}

// A game can be continued from any moment of a replay, with any players on the seats. It is kept and continued like any other.
func TestPlayOnFromAReplay(t *testing.T) {
	inReplays(t, func(t *testing.T, h *harness.Harness) {
		kept := catchTables(h)
		h.Key(ui.KeyPageDown)
		h.Key(ui.KeyPageDown)
		h.Rest()
		before := matchOf(t, h.Stage, h.Stage.Game.Info().ID, 3).Setup()
		h.Click("replay.branch")
		h.Option("branch.seat.0", 1)
		h.Option("branch.seat.1", 0)
		h.Option("branch.seat.2", 1)
		h.Click("branch.begin")
		if *kept == nil || h.Has("replay.line") {
			t.Fatalf("no game begins, but %T is seen", h.Stage.Top())
		}
		setup := (*kept).Setup()
		easy := h.Stage.Game.Info().Levels.Offered()[0]
		for i, control := range []string{easy, game.Human, easy} {
			if got := setup.Seats[i]; got.Control != control || got.Board != before.Seats[i].Board || got.Name == "" {
				t.Errorf("on seat %d sits %+v", i, got)
			}
		}
		if setup.Seats[0].Name != before.Seats[0].Name || setup.Seats[1].Name == before.Seats[1].Name || setup.Seed != before.Seed || (*kept).Round() != 3 {
			t.Errorf("the game goes on in round %d as %+v, it was %+v", (*kept).Round(), setup, before)
		}
		m := h.Stage.Saves.Continue()
		if m == nil || m.Round() < 3 || m.Setup().Seats[1].Control != game.Human {
			t.Fatalf("what is kept is %+v; told is %q", m, h.Notices())
		}
		h.Rest()
	})
}

// Another action in a replay begins a game with that.
func TestPlayOnOtherwise(t *testing.T) {
	inReplay(t, "model", func(t *testing.T, h *harness.Harness) {
		kept := catchTables(h)
		h.Key(ui.KeyPageDown)
		h.Rest()
		at := shown(t, h)
		m := matchOf(t, h.Stage, "model", 3).(*model.Match)
		n := 0
		for m.Marks()[n] < at {
			n++
		}
		var same, other ui.Widget
		for _, w := range widgets(h, "do ") {
			if w.Target == m.Actions()[n] {
				same = w
			} else {
				other = w
			}
		}
		if same.ID == "" || other.ID == "" {
			t.Fatalf("at %d one could do %v", at, h.IDs())
		}
		h.Click(same.ID)
		h.Rest()
		if shown(t, h) != m.Marks()[n+1] || h.Has("branch.begin") {
			t.Errorf("what was done leads from %d to %d", at, shown(t, h))
		}
		h.Key(ui.KeyLeft)
		h.Click(other.ID)
		h.Key(ui.KeyEscape)
		if h.Has("branch.begin") || shown(t, h) != at || *kept != nil {
			t.Fatal("the question is not put away")
		}
		h.Click(other.ID)
		h.Click("branch.begin")
		branch, ok := (*kept).(*model.Match)
		if !ok || branch.Played() != n+1 || branch.Actions()[n] != other.Target.(rules.Action) {
			t.Errorf("the game begins as %+v", branch)
		}
	})
}

// A record with the chance of another program can't be played on, and the reason is shown.
func TestNobodyPlaysOnFromOtherChance(t *testing.T) {
	h := watching(t, "de", "model", 2, usual)
	data := strings.Replace(string(recordOf(t, "islas", 2, 3)), `"seed":"3"`, `"seed":"dice"`, 1)
	h.Stage.Show("dice.islas.jsonl", []byte(data))
	h.Wait(5)
	if w := h.Widget("replay.branch"); w.Enabled || w.Why != h.T("why.replay-branch") {
		t.Errorf("the button is %+v", w)
	}
	if len(h.Notices()) > 0 {
		t.Errorf("told is %q", h.Notices())
	}
}

// stripWords returns the size in pixels of the smallest type on the strip of a replay, and records the ids on it, except those of moments.
func stripWords(h *harness.Harness, ids map[string]bool) (smallest float64) {
	top := h.Widget("replay.line").Rect.Y
	smallest = 1000
	h.UI.DrawnEms(func(_ string, r ui.Rect, em float64) bool {
		if r.Middle().Y > top {
			smallest = min(smallest, em)
		}
		return true
	})
	for _, id := range h.IDs() {
		if of, _, _ := strings.Cut(id, "."); (of == "replay" || of == "film") && !strings.HasPrefix(id, "replay.moment.") {
			ids[id] = true
		}
	}
	return smallest
}

// Where a part of the table is seen at the chosen size of texts, all texts on the strip of a replay are twice as large as usual, too, in
// the replay and while a film is chosen and made; what lacks room is shown by a button, and a finger can hit all of it.
func TestStripOfReplaysIsTwiceAsLarge(t *testing.T) {
	for i, w := range need.Few(append(harness.Handhelds(), harness.Tablets()[3:]...), 3, 0) {
		id, lang := ids()[i%3], locales.Languages()[i%3]
		t.Run(id+" "+w.String()+" "+lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				usual := w
				usual.Percent, usual.Large = 100, false
				once, h := watching(t, lang, id, 3, usual), watching(t, lang, id, 3, w)
				withCamera(once)
				withCamera(h)
				for _, film := range []bool{false, true} {
					if film {
						once.Click("replay.film")
						h.Click("replay.film")
					}
					wanted, seen := map[string]bool{}, map[string]bool{}
					least := 1.99 * stripWords(once, wanted)
					look := func() {
						t.Helper()
						h.Away()
						h.Wait(2)
						if em := stripWords(h, seen); em < least {
							t.Errorf("film %v: something is written in type of %.1f pixels, want %.1f", film, em, least)
						}
						buttonsFit(t, h)
					}
					look()
					if h.Has("replay.more") {
						h.Click("replay.more")
						look()
					}
					for id := range wanted {
						if !seen[id] {
							t.Errorf("film %v: %s is nowhere", film, id)
						}
					}
					if film {
						h.Click("film.make")
						if look(); !seen["film.cancel"] {
							t.Error("a film that is made can't be cancelled")
						}
						h.Click("film.cancel")
					}
				}
			})
		})
	}
}

// Where texts should be twice as large and the table is seen whole, the small texts on the strip of a replay, the number of a round, the
// speed, and the seat whose view it is, are shown in tooltips twice as large as they are there at the usual size.
func TestStripOfReplaysIsToldTwiceAsLarge(t *testing.T) {
	for i, w := range harness.Telephones() {
		id, lang := ids()[i%3], locales.Languages()[i%3]
		t.Run(id+" "+w.String()+" "+lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				usual := w
				usual.Percent = 100
				least := 1.99 * theme.Size(theme.Small) * watching(t, lang, id, 3, usual).Scale()
				h := watching(t, lang, id, 3, w)
				h.Clock = true
				for _, widget := range []string{"replay.speed", "replay.who", "replay.line"} {
					h.Away()
					h.Wait(30)
					h.Move(h.Widget(widget).Rect.Middle())
					h.Pass(2 * time.Second)
					h.Pass(time.Second / 10)
					on, at, _ := h.UI.Tip()
					said, seen := h.Widget(widget).Tooltip, ""
					h.UI.DrawnEms(func(line string, r ui.Rect, em float64) bool {
						if at.Inset(-1).Holds(r) && h.UI.Bounds().Holds(r) && em >= least {
							seen += line + " "
						}
						return true
					})
					if on != widget || said == "" || strings.Join(strings.Fields(seen), " ") != strings.Join(strings.Fields(said), " ") {
						t.Errorf("of %s is told %q, of that twice as large %q", widget, said, seen)
					}
					if widget == "replay.speed" && !strings.Contains(said, h.Widget(widget).Label) {
						t.Errorf("of the speed %q only %q is told", h.Widget(widget).Label, said)
					}
				}
			})
		})
	}
}

// catchTables makes the routes lead to a table as before, and returns where the match of the last one is kept.
func catchTables(h *harness.Harness) (kept *match.Any) {
	kept = new(match.Any)
	table := h.Stage.Routes.Table
	h.Stage.Routes.Table = func(s *stage.Stage, m match.Any, fresh bool) stage.Scene {
		*kept = m
		return table(s, m, fresh)
	}
	return kept
}

// buttonsFit reports buttons of the strip of a replay that a finger can't hit.
func buttonsFit(t *testing.T, h *harness.Harness) {
	t.Helper()
	for _, w := range h.UI.Widgets() {
		if of, _, _ := strings.Cut(w.ID, "."); of != "replay" && of != "film" || w.Role != ui.RoleButton || strings.HasPrefix(w.ID, "replay.moment.") {
			continue
		}
		if !h.UI.Bounds().Holds(w.Rect) || min(w.Rect.W, w.Rect.H) < h.UI.Finger()-1 || h.UI.Touched(w.Rect.Middle()) != w.ID {
			t.Errorf("%s lies at %v, a finger there meets %q", w.ID, w.Rect, h.UI.Touched(w.Rect.Middle()))
		}
	}
}
