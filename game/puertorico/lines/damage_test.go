package lines_test

import (
	"strings"
	"testing"
)

// TestBadLines damages a record in one place and requires the error to name that place and what is wrong with it.
func TestBadLines(t *testing.T) {
	all := recorded(t, 2, 5)
	first := func(part string) int {
		for i, line := range all {
			if strings.Contains(line, part) {
				return i
			}
		}
		t.Fatalf("no line has %s", part)
		return 0
	}
	for _, c := range []struct{ part, old, new, want string }{
		{`"e":"game"`, `"puerto-rico"`, `"islas-canarias"`, `the record is of the game "islas-canarias", not "puerto-rico"`},
		{`"e":"game"`, `"points":65`, `"points":75`, "a game of 2 players starts with 65 points, not 75"},
		{`"e":"game"`, `"points":65`, `"points":0`, "points must not be zero"},
		{`"e":"game"`, `"points":65`, `"chips":65`, `"rules": the key "points" is missing`},
		{`"e":"game"`, `"start":1`, `"start":2`, "the first governor must be one of the seats 0 to 1, not 2"},
		{`"e":"chance"`, `"tiles":[`, `"tiles":["quarry",`, "a tile in this line was not left in the stack"},
		{`"e":"chance"`, `"tiles":[`, `"tiles":["oak",`, "is neither a list of tiles nor a number"},
		{`"e":"chance"`, `"tiles":[`, `"tiles":[null,`, "is neither a list of tiles nor a number"},
		{`"e":"chance"`, `"what":"row",`, ``, `the key "what" is missing`},
		{`"e":"round"`, `"governor":1`, `"governor":0`, "by the rules this line is"},
		{`"e":"act"`, `"seat":1`, `"seat":0`, "it is seat 1 that has to take a role, not seat 0"},
		{`"e":"act"`, `"role `, `"roll `, "is no action"},
		{`"e":"act"`, `"role `, `"build wharf","was":"`, "the rules do not allow this"},
		{`"e":"act"`, `"e":"act"`, `"e":"deal"`, `"deal" is not known`},
		{`"forced":true`, `"forced":true`, `"forced":null`, `"forced": must not be null`},
		{`"forced":true`, `"forced":true`, `"forced":false`, `the key "forced" must be left out where it is false`},
		{`"forced":true`, `,"forced":true`, ``, "by the rules this line is"},
		{`"what":"goods"`, `[[`, `[[0,`, "must be 5 numbers"},
		{`"what":"goods"`, `[[`, `[null,[`, "must be a number, or a list of numbers, for each seat"},
		{`"what":"colonists"`, `[`, `[0,`, "by the rules this line is"},
		{`"e":"state"`, `"city-hall":1`, `"city-hall":"1"`, `the number of "city-hall" is not a whole number`},
		{`"e":"state"`, `"city-hall":1`, `"city-hall":1,"city-hall":1`, `the key "city-hall" stands twice in one object`},
		{`"e":"state"`, `"city-hall"`, "\"city-hall\x7f\"", "by the rules this line is"},
		{`"e":"state"`, `"settler"`, `"settler\u0001"`, "by the rules this line is"},
		{`"e":"state"`, `"kind":null`, `"kind":"rum"`, `there is no good "rum"`},
		{`"e":"state"`, `"buildings":{}`, `"buildings":[]`, "is not a JSON object"},
		{`"e":"state"`, `"ending":false`, `"ending":true`, "by the rules this line is"},
		{`"e":"end"`, `"winners":[`, `"winners":[7,`, "by the rules this line is"},
	} {
		i := first(c.part)
		changed := strings.Replace(all[i], c.old, c.new, 1)
		if changed == all[i] {
			t.Errorf("line %d has no %s: %s", i+1, c.old, all[i])
			continue
		}
		line, problem := wrongLine(t, strings.Join(all[:i], "")+changed+strings.Join(all[i+1:], ""))
		if line != i+1 || !strings.Contains(problem, c.want) || strings.Contains(problem, "\n") {
			t.Errorf("line %d with %s: line %d is wrong: %q, want %q", i+1, c.new, line, problem, c.want)
		}
	}
	round := first(`"e":"round"`)
	if line, problem := wrongLine(t, strings.Join(all[:round+1], "")+all[round]); line != round+2 || !strings.Contains(problem, "has to take a role") {
		t.Errorf("a second round: line %d: %s", line, problem)
	}
}

// FuzzRead: a text is refused with its line, or is a record that is the same when it is written again.
func FuzzRead(f *testing.F) {
	for _, n := range []int{2, 5} {
		all := recorded(f, n, 1)
		text := strings.Join(all[:min(len(all), 60)], "")
		f.Add(text)
		f.Add(strings.Replace(text, `"city-hall"`, "\"city-hall\x7f\"", 1))
	}
	f.Fuzz(func(t *testing.T, text string) {
		if line, problem := wrongLine(t, text); line > 0 {
			if problem == "" {
				t.Errorf("line %d is wrong, and nothing says why", line)
			}
			return
		}
		r := read(t, text)
		again := read(t, string(write(t, r.Setup, r.Steps)))
		compare(t, r.Steps, again.Steps)
	})
}
