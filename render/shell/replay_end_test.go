package shell_test

import (
	"bytes"
	"errors"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"islas/game/match"
	"islas/game/record"
	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/ui"
)

// breaches are by game actions in a record's lines, and what else may stand there for what they choose: much of it breaks a rule.
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
	"toy": {
		regexp.MustCompile(`"e":"lay"`), regexp.MustCompile(`"cards":\[\d+\]`),
		[]string{`"cards":[1]`, `"cards":[2]`, `"cards":[3]`, `"cards":[4]`, `"cards":[5]`, `"cards":[6]`},
	},
}

// forbidden returns the record of a game in which somebody does, after a part of it, what is not allowed, and the match up to there with
// what is wrong.
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

// In a replay of a record that breaks a rule is told in the player's own words who does in which line what is not allowed: at once, and
// at its end, where nothing looks as if something would come. The words of the format are for the command line.
func TestForbiddenMoveIsTold(t *testing.T) {
	for id := range breaches {
		for _, lang := range []string{"en", "de", "es"} {
			h := watching(t, lang, id, 3, usual)
			h.Key(ui.KeyEscape)
			data, m, wrong := forbidden(t, h.Stage, id, 3)
			name := m.Setup().Seats[wrong.Seat].Name
			told := h.T("fault.not-allowed", "name", name)
			if strings.Contains(told, "[") || !strings.Contains(told, name) {
				t.Fatalf("%s, %s: the sentence is %q", id, lang, told)
			}
			h.Stage.Show("letters.islas.jsonl", data)
			h.Wait(5)
			line := strconv.Itoa(wrong.Line)
			want := h.T("open.line", "file", "letters.islas.jsonl", "line", line, "problem", told)
			if notices := h.Notices(); len(notices) != 1 || !strings.HasPrefix(notices[0], want) {
				t.Errorf("%s, %s: told is %q, not %q", id, lang, notices, want)
			}
			if refusal := h.Stage.Refusal("letters", nil, wrong); !strings.Contains(refusal, wrong.Problem) {
				t.Errorf("%s, %s: the command line hears only %q", id, lang, refusal)
			}
			ends := h.T("replay.wrong", "line", line, "problem", told)
			if strings.Contains(ends, wrong.Problem) {
				t.Errorf("%s, %s: at the end is told %q", id, lang, ends)
			}
			nothingFollows(t, h, m, ends)
		}
	}
}

// nothingFollows goes to the end of a replay, and wants it to say why nothing follows, and nothing to be waited for.
func nothingFollows(t *testing.T, h *harness.Harness, m match.Any, ends string) {
	t.Helper()
	h.Key(ui.KeyEnd)
	h.Rest()
	for _, key := range []string{"table.wait", "why.moving"} {
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

// A replay of a game that was not played to its end, and in which nothing is wrong, ends without a word of waiting, too.
func TestUnfinishedReplayEnds(t *testing.T) {
	for id, breach := range breaches {
		h := watching(t, "en", id, 3, usual)
		h.Key(ui.KeyEscape)
		all := bytes.SplitAfter(recordOf(t, id, 3, 3), []byte("\n"))
		at := len(all) / 3
		for !breach.action.Match(all[at]) {
			at++
		}
		data := bytes.Join(all[:at], nil)
		m, err := h.Stage.Opened(data)
		if err != nil {
			t.Fatal(err)
		}
		h.Stage.Show("letters.islas.jsonl", data)
		h.Wait(5)
		if told := h.Notices(); len(told) > 0 {
			t.Errorf("%s: told is %q", id, told)
		}
		nothingFollows(t, h, m, h.T("replay.ended"))
	}
}

// What is wrong with a record of which nothing can be shown is told in the player's own words, too.
func TestUnshowableRecordIsTold(t *testing.T) {
	whole := string(recordOf(t, "islas", 3, 3))
	head, rest, _ := strings.Cut(whole, "\n")
	for _, lang := range []string{"en", "de", "es"} {
		h := watching(t, lang, "islas", 3, usual)
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
			h.Wait(3)
			if told := h.Notices()[before:]; len(told) != 1 || told[0] != c.want {
				t.Errorf("%s: told is %q, not %q", lang, told, c.want)
			}
		}
	}
}
