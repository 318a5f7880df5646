package table_test

import (
	"strings"
	"testing"

	"islas/game/model"
	modeltable "islas/render/model"
	"islas/render/session"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// lessonText is a lesson with two steps; parts of it are replaced by tests.
const lessonText = `{
 "setup": {"seed": "5", "start": 0, "rules": {"rounds": 5},
  "seats": [{"name": "Ada", "control": "human"}, {"name": "Pip", "control": "easy"}]},
 "steps": [
  {"say": "a", "lit": ["board"], "do": "build 3"},
  {"say": "b"}
 ]
}`

// The error of a malformed lesson names the line or the step.
func TestLessonsAreReadStrictly(t *testing.T) {
	for name, c := range map[string]struct{ old, new, want string }{
		"right":            {"", "", ""},
		"a comma too much": {`"say": "b"}`, `"say": "b"},`, "line 7"},
		"unknown field":    {`"lit"`, `"light"`, `step 1: json: unknown field "light"`},
		"another kind":     {`["board"]`, `"board"`, `step 1: `},
		"not a lesson":     {lessonText, "[]", "lesson: "},
		"unknown part":     {`"setup": {`, `"setting": {`, `unknown field "setting"`},
		"unknown in setup": {`"start": 0`, `"begin": 0`, `unknown field "begin"`},
		"later data":       {`"start": 0`, `"start": 0, "data": 9`, `"setup": it needs version 9 of the data`},
		"its data":         {`"start": 0`, `"start": 0, "data": 1`, ""},
		"kind of a seat":   {`"Pip"`, `7`, `"setup": "seats": "name" must be text, not 7`},
		"cut off":          {"\n ]\n}", "", "line 6: "},
		"something behind": {"\n}", "\n} more", "line 8: "},
		"nobody plays":     {`"human"`, `"easy"`, `whose control is "human"`},
		"no such level":    {`"easy"`, `"clever"`, `"setup": seat 1`},
		"no such action":   {"build 3", "build many", `step 1: "do": "build many" is no action`},
		"several":          {`"build 3"`, `["build 3", "end"]`, ""},
		"wrong of several": {`"build 3"`, `["build 3", "stop"]`, `step 1: "do": "stop" is no action`},
		"neither":          {`"build 3"`, `3`, `step 1: "do": "3" is no action`},
		"nothing said":     {`"say": "b"`, `"say": ""`, `step 2: "say"`},
		"no steps":         {"  {\"say\": \"a\", \"lit\": [\"board\"], \"do\": \"build 3\"},\n  {\"say\": \"b\"}\n", "", `"steps": expected`},
		"a play":           {`"say": "b"`, `"say": "b", "play": ["end", "go"]`, `step 2: "play", action 2`},
	} {
		_, err := session.ReadLesson(model.Game{}, []byte(strings.Replace(lessonText, c.old, c.new, 1)))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// A lesson that the rules do not allow, or that would wait forever, is refused with an error that names the step.
func TestLessonsMustBePlayable(t *testing.T) {
	for name, c := range map[string]struct{ old, new, want string }{
		"right":             {"", "", ""},
		"illegal":           {"build 3", "build 1", `step 1, "do", build 1`},
		"several":           {`"build 3"`, `["build 3", "end"]`, ""},
		"illegal second":    {`"build 3"`, `["build 3", "build 3"]`, `step 1, "do", build 3`},
		"illegal play":      {`"say": "b"`, `"say": "b", "play": ["build 3"]`, `step 2, "play", action 1`},
		"no such moment":    {`"say": "b"`, `"say": "b", "after": "storm"`, `step 2, "after": no "storm"`},
		"moment too early":  {`"say": "b"`, `"say": "b", "play": ["end", "build 1"], "after": "turn"`, `step 2, "after": expected no "turn" before action 2`},
		"not the player's":  {`{"say": "b"}`, `{"say": "b", "play": ["end"], "do": "build 1"}, {"say": "c"}`, `step 2, "do": expected`},
		"before its time":   {`{"say": "b"}`, `{"say": "b", "play": ["end"], "after": "turn"}`, ""},
		"ends with a deed":  {`{"say": "b"}`, `{"say": "b", "do": "end"}`, "last step"},
		"ends in the midst": {`{"say": "b"}`, `{"say": "b", "play": ["end"], "after": "drawn"}`, "last step"},
	} {
		l, err := session.ReadLesson(model.Game{}, []byte(strings.Replace(lessonText, c.old, c.new, 1)))
		must.OK(t, err)
		m, err := session.LessonMatch(l, model.Game{}, 0)
		must.OK(t, err)
		p := show()
		p.Moment = func(e model.Event) string {
			return map[model.EventKind]string{model.Begun: "turn", model.Drawn: "drawn"}[e.Kind]
		}
		b := &bare{}
		b.sit(harness.NewStage(t, "en", modeltable.New()), model.Game{}, p, m)
		err = b.Teach(l, 0)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}
