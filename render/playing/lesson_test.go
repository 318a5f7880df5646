package playing_test

import (
	"strings"
	"testing"

	"islas/game/toy"
	"islas/render/internal/harness"
	"islas/render/playing"
	toytable "islas/render/toy"
)

// lessonText is a lesson with two steps; parts of it are replaced by tests.
const lessonText = `{
 "setup": {"seed": "5", "start": 0, "rules": {"rounds": 5},
  "seats": [{"name": "Ada", "control": "human"}, {"name": "Pip", "control": "easy"}]},
 "steps": [
  {"say": "a", "lit": ["rows"], "do": "lay 3"},
  {"say": "b"}
 ]
}`

// A lesson that was written wrongly says where, and what was expected.
func TestLessonsAreReadStrictly(t *testing.T) {
	for name, c := range map[string]struct{ old, new, want string }{
		"right":            {"", "", ""},
		"a comma too much": {`"say": "b"}`, `"say": "b"},`, "line 7"},
		"unknown field":    {`"lit"`, `"light"`, `unknown field "light"`},
		"another kind":     {`["rows"]`, `"rows"`, "line 5"},
		"something behind": {"\n}", "\n} more", "expected its end"},
		"nobody plays":     {`"human"`, `"easy"`, `whose control is "human"`},
		"no such level":    {`"easy"`, `"clever"`, `"setup": seat 1`},
		"no such action":   {"lay 3", "lay many", `step 1: "do": "lay many" is no action`},
		"nothing said":     {`"say": "b"`, `"say": ""`, `step 2: "say"`},
		"no steps":         {"  {\"say\": \"a\", \"lit\": [\"rows\"], \"do\": \"lay 3\"},\n  {\"say\": \"b\"}\n", "", `"steps": expected`},
		"a play":           {`"say": "b"`, `"say": "b", "play": ["end", "go"]`, `step 2: "play", action 2`},
	} {
		_, err := playing.ReadLesson(toy.Game{}, []byte(strings.Replace(lessonText, c.old, c.new, 1)))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// A lesson that the rules do not allow, or that would wait for ever, is refused with the step at fault.
func TestLessonsMustBePlayable(t *testing.T) {
	for name, c := range map[string]struct{ old, new, want string }{
		"right":             {"", "", ""},
		"illegal":           {"lay 3", "lay 1", `step 1, "do", lay 1`},
		"illegal play":      {`"say": "b"`, `"say": "b", "play": ["lay 3"]`, `step 2, "play", action 1`},
		"no such moment":    {`"say": "b"`, `"say": "b", "after": "storm"`, `step 2, "after": no "storm"`},
		"moment too early":  {`"say": "b"`, `"say": "b", "play": ["end", "lay 1"], "after": "turn"`, `step 2, "after": expected no "turn" before action 2`},
		"not the player's":  {`{"say": "b"}`, `{"say": "b", "play": ["end"], "do": "lay 1"}, {"say": "c"}`, `step 2, "do": expected`},
		"before its time":   {`{"say": "b"}`, `{"say": "b", "play": ["end"], "after": "turn"}`, ""},
		"ends with a deed":  {`{"say": "b"}`, `{"say": "b", "do": "end"}`, "last step"},
		"ends in the midst": {`{"say": "b"}`, `{"say": "b", "play": ["end"], "after": "drawn"}`, "last step"},
	} {
		l, err := playing.ReadLesson(toy.Game{}, []byte(strings.Replace(lessonText, c.old, c.new, 1)))
		if err != nil {
			t.Fatal(err)
		}
		m, err := playing.LessonMatch(l, toy.Game{}, 0)
		if err != nil {
			t.Fatal(err)
		}
		p := show()
		p.Moment = func(e toy.Event) string {
			return map[toy.EventKind]string{toy.Begun: "turn", toy.Drawn: "drawn"}[e.Kind]
		}
		s := playing.New(playing.Config[toy.Position, toy.Action, toy.Event, toy.View]{
			Stage: harness.NewStage(t, "en", toytable.New()), Game: toy.Game{}, Match: m, Show: p,
		})
		err = s.Teach(l, 0)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}
