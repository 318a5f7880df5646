package lines_test

import (
	"slices"
	"strings"
	"testing"
)

// TestBadLines damages the short record in one place and requires the error to name that place and what is wrong with it, in one
// sentence: each error of the page's section 6.
func TestBadLines(t *testing.T) {
	all := split(short(t))
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
		// not readable
		{`"e":"turn"`, `{"e":"turn"`, "\xff{\"e\":\"turn\"", "not text in UTF-8"},
		{`"e":"game"`, `{"e":"game"`, "\xef\xbb\xbf{\"e\":\"game\"", "this is not a match record"},
		{`"e":"turn"`, "\n", "\r\n", `there is a "\r" in the line`},
		{`"e":"turn"`, "\n", "\n\n", "this is not a JSON object"},
		{`"e":"turn"`, `"round":1`, `"round":1,"round":1`, `the key "round" stands twice`},
		{`"e":"state"`, `"chips":0`, `"chips":0,"chips":0`, `the key "chips" stands twice`},
		{`"e":"end"`, "\n", "", `the last line does not end with "\n"`},
		{`"e":"game"`, "\n", "\r\n", `there is a "\r" in the line`},
		// not known
		{`"e":"game"`, `islas-record`, `islas-save`, "this is not a match record"},
		{`"e":"game"`, `"version":2`, `"version":1`, `the record is of the game "", not "colonies"`},
		{`"e":"game"`, `"version":2`, `"version":3`, `version is "3"`},
		{`"e":"game"`, `"game":"colonies"`, `"game":"puerto-rico"`, `the record is of the game "puerto-rico", not "colonies"`},
		{`"e":"turn"`, `"e":"turn"`, `"e":"dance"`, `"dance" is not known`},
		{`"what":"dice"`, `"what":"dice"`, `"what":"coin"`, `"what":"coin" is not known`},
		{`"what":"dice"`, `"what":"dice"`, `"what":7`, `"e":"chance" is not known`},
		{`"what":"cards"`, `"what":"cards"`, `"what":"dice"`, `"what":"dice" is not known`},
		// shape
		{`"what":"dice"`, `"dice":[2,6]`, `"dice":[2]`, "must be a list of 2"},
		{`"what":"dice"`, `"dice":[2,6]`, `"dice":[2,"6"]`, `must be`},
		{`"what":"dice"`, `,"dice":[2,6]`, ``, `the key "dice" is missing`},
		{`"what":"dice"`, `"what":"dice","dice":[2,6]`, `"dice":[2,6],"what":"dice"`, `the key "what" comes after "dice"`},
		{`"what":"tile"`, `"tile":"jungle"`, `"tile":"lagoon"`, `there is no tile "lagoon"`},
		{`"what":"tile"`, `"tile":"jungle","number":11`, `"number":11,"tile":"jungle"`, `the key "tile" comes after "number"`},
		{`"e":"home"`, `"forest",`, ``, "must be a list of 18"},
		{`"e":"home"`, `["any","sheep"`, `["any","silk"`, `there is no resource "silk"`},
		{`"e":"turn"`, `"round":1,"seat":0`, `"seat":0,"round":1`, `the key "round" comes after "seat"`},
		{`"forced":true`, `"forced":true`, `"forced":false`, `the key "forced" must be left out where it is false`},
		{`"forced":true`, `"forced":true`, `"forced":null`, `"forced": must not be null`},
		{`"what":"stolen"`, `"card":"clay"`, `"card":"knight"`, `there is no resource "knight"`},
		{`"what":"tokens"`, `[[0,0,0,0],`, `[[0,0,0],`, "must be a list of 4"},
		{`"e":"state"`, `"places":[]`, `"places":[[4,"mountain"]]`, "by the rules this line is"},
		{`"e":"state"`, `"places":[]`, `"places":[[4,"sea",0]]`, "by the rules this line is"},
		{`"e":"state"`, `"places":[],"pirate":null`, `"pirate":null,"places":[]`, `the key "places" comes after "pirate"`},
		{`"e":"state"`, `"cards":[1,0,1,1,0],"hand":[0,0,0,0,0]`, `"hand":[0,0,0,0,0],"cards":[1,0,1,1,0]`, `the key "cards" comes after "hand"`},
		{`"e":"end"`, `"settlements":3,"cities":0`, `"cities":0,"settlements":3`, `the key "settlements" comes after "cities"`},
		{`"e":"game"`, `"seed":"4711","start":0`, `"start":0,"seed":"4711"`, `the key "seed" comes after "start"`},
		{`"e":"game"`, `"offers":3,"goal":4`, `"goal":4,"offers":3`, `"rules": the key "offers" comes after "goal"`},
		{`"e":"game"`, `"name":"Ana","control":"human"`, `"control":"human","name":"Ana"`, `"seats": the key "name" comes after "control"`},
		{`"e":"game"`, `"seed":"4711"`, `"seed":4711`, `"seed" must be text`},
		// header
		{`"e":"game"`, `{"name":"Ana","control":"human"},{"name":"Ben","control":"easy"}`, `{"name":"Ana","control":"human"}`, "3 to 4 seats, not 2"},
		{`"e":"game"`, `"name":"Ana",`, ``, `the key "name" is missing`},
		{`"e":"game"`, `"name":"Ana"`, `"name":""`, "seat 0 has no name"},
		{`"e":"game"`, `"human"`, `""`, "seat 0 has no control"},
		{`"e":"game"`, `"start":0`, `"start":3`, "one of the seats 0 to 2, not 3"},
		{`"e":"game"`, `"board":"beginner"`, `"board":"huge"`, `"board" must be beginner, usual or free, not "huge"`},
		{`"e":"game"`, `"board":"beginner"`, `"board":1`, `"board" must be text, not 1`},
		{`"e":"game"`, `"offers":3`, `"offers":4`, "0 to 3 offers, not 4"},
		{`"e":"game"`, `"goal":4`, `"goal":3`, "4 to 20 points win, not 3"},
		{`"e":"game"`, `"goal":4`, `"goal":0`, "goal must not be zero"},
		// wrong line
		{`"e":"home"`, `{"e":"home"`, `{"e":"turn","round":1,"seat":0}` + "\n" + `{"e":"home"`, "by the rules this line is"},
		{`"e":"turn"`, `{"e":"turn","round":1,"seat":0}` + "\n", ``, "by the rules this line is"},
		{`"action":"sail 63 56"`, `{"e":"act","seat":0,"action":"sail 63 56"}`, `{"e":"turn","round":1,"seat":1}`, "this line cannot come here, where seat 0 has to go on or end the turn"},
		{`"e":"end"`, "}\n", "}\n" + `{"e":"turn","round":2,"seat":0}` + "\n", ""},
		// wrong seat
		{`"action":"settle 63"`, `"seat":0`, `"seat":1`, "it is seat 0 that has to build a settlement, not seat 1"},
		{`"action":"wheat"`, `"seat":1`, `"seat":0`, "it is seat 1 that has to answer the offer, not seat 0"},
		// not legal
		{`"action":"settle 63"`, `settle 63`, `settle 64`, "the rules do not allow this"},
		{`"action":"settle 63"`, `settle 63`, `settle 063`, "is no action"},
		{`"action":"settle 63"`, `settle 63`, `settle  63`, "is no action"},
		{`"action":"settle 63"`, `settle 63`, `Settle 63`, "is no action"},
		{`"action":"settle 63"`, `settle 63`, `settle 63 `, "is no action"},
		{`"action":"ship 63"`, `ship 63`, `city 63`, "the rules do not allow this"},
		// forced
		{`"action":"no"`, `,"forced":true`, ``, "by the rules this line is"},
		{`"action":"wheat"`, `"wheat"`, `"wheat","forced":true`, "by the rules this line is"},
		{`"action":"roll"`, `"roll"`, `"roll","forced":true`, "by the rules this line is"},
		// impossible chance
		{`"e":"home"`, `"forest","pasture"`, `"pasture","forest"`, "the beginner's home island is another one"},
		{`"e":"home"`, `[10,4,3`, `[4,10,3`, "the beginner's home island is another one"},
		{`"e":"home"`, `[10,4,3`, `[1,4,3`, "the beginner's home island is another one"},
		{`"what":"dice"`, `[2,6]`, `[2,7]`, "dice show 1 to 6, not 2 and 7"},
		{`"what":"tile"`, `"number":11`, `"number":5`, "the tile jungle with this number is not left in the stack"},
		{`"what":"tile"`, `"number":11`, `"number":null`, "the tile jungle with this number is not left in the stack"},
		{`"what":"tile"`, `"place":53`, `"place":54`, "by the rules this line is"},
		{`"tile":"mountain"`, `"number":null`, `"number":0`, "the tile mountain with this number is not left in the stack"},
		{`"what":"chip"`, `[8]`, `[7]`, "a chip in this line is not left"},
		{`"what":"chip"`, `[8]`, `[]`, "one chip is drawn, or two, not 0"},
		{`"what":"chip"`, `[8]`, `[8,6]`, "by the rules this line is"},
		{`"what":"chip"`, `[8]`, `[8,8]`, "a chip in this line is not left"},
		{`"what":"stolen"`, `"clay"`, `"ore"`, "seat 0 has no ore that could be stolen"},
		{`"what":"stolen"`, `"seat":0`, `"seat":1`, "by the rules this line is"},
		// does not follow
		{`"what":"cards"`, `[1,0,0,0,0]`, `[0,0,0,0,0]`, "by the rules this line is"},
		{`"what":"cards"`, `[[0,0,0,0,0],`, `[`, "by the rules this line is"},
		{`"what":"home"`, `[1,0,0,0]`, `[0,1,0,0]`, "by the rules this line is"},
		{`"e":"turn"`, `"round":1`, `"round":2`, "by the rules this line is"},
		{`"e":"state"`, `"bank":[16`, `"bank":[17`, "by the rules this line is"},
		{`"e":"state"`, `"roads":[106,135]`, `"roads":[135,106]`, "by the rules this line is"},
		{`"e":"state"`, `"pirate":null`, `"pirate":0`, "by the rules this line is"},
		{`"round":1,"seats"`, `[53,"jungle",11]`, `[53,"jungle",null]`, "by the rules this line is"},
		{`"e":"end"`, `"total":3}`, `"total":4}`, "by the rules this line is"},
		{`"e":"end"`, `"winners":[2]`, `"winners":[2,0]`, "by the rules this line is"},
	} {
		i := first(c.part)
		changed := strings.Replace(all[i], c.old, c.new, 1)
		if changed == all[i] {
			t.Errorf("line %d has no %s: %s", i+1, c.old, all[i])
			continue
		}
		want := i + 1
		if c.new == "\n\n" || c.want == "" {
			want++ // what is wrong is the line that has been added
		}
		line, problem := wrongLine(t, strings.Join(all[:i], "")+changed+strings.Join(all[i+1:], ""))
		if line != want || !strings.Contains(problem, c.want) || strings.Contains(problem, "\n") {
			t.Errorf("line %d with %s: line %d is wrong: %q, want %q", i+1, c.new, line, problem, c.want)
		}
	}
}

// TestBoards: each board has its own rule of what may lie where (section 2 of the page).
func TestBoards(t *testing.T) {
	text := short(t)
	home := split(text)[1]
	for _, c := range []struct{ board, old, new, want string }{
		{"usual", ``, ``, ""},
		{"usual", `"forest","pasture","field"`, `"field","pasture","forest"`, ""},
		{"usual", `"any","sheep"`, `"sheep","any"`, ""},
		{"usual", `"forest","pasture"`, `"forest","forest"`, "these are not the land hexes of the home island"},
		{"usual", `"forest","pasture"`, `"desert","pasture"`, "these are not the land hexes of the home island"},
		{"usual", `"any","sheep"`, `"any","any"`, "these are not the harbours of the home island"},
		{"usual", `[10,4,`, `[4,10,`, "the numbers of the home island stand elsewhere on this board"},
		{"free", `[10,4,`, `[4,10,`, ""},
		{"free", `[10,4,`, `[10,10,`, "these are not the numbers of the home island"},
		{"free", `5,2,11`, `5,11,2`, ""},
		{"free", `5,2,11,9,6`, `2,6,11,9,5`, "a 6 or 8 of the home island is next to another"},
	} {
		changed := strings.Replace(text, home, strings.Replace(home, c.old, c.new, 1), 1)
		changed = strings.Replace(changed, `"board":"beginner"`, `"board":"`+c.board+`"`, 1)
		line, problem := wrongLine(t, changed)
		if (line == 2) != (c.want != "") || line == 2 && !strings.Contains(problem, c.want) {
			t.Errorf("%s with %s: line %d: %s", c.board, c.new, line, problem)
		}
	}
}

// TestAnyLineMissing takes each line out of a record: none can be missing unnoticed.
func TestAnyLineMissing(t *testing.T) {
	all := split(short(t))
	for i := range len(all) - 1 {
		if line, _ := wrongLine(t, strings.Join(all[:i], "")+strings.Join(all[i+1:], "")); line == 0 || line < i {
			t.Errorf("line %d is missing, and line %d is wrong: %s", i+1, line, all[i])
		}
	}
}

// FuzzRead: a text is refused with its line, or is a record that is the same when it is written again.
func FuzzRead(f *testing.F) {
	f.Add(short(f))
	f.Add(strings.Replace(short(f), `"e":"turn"`, "\"e\":\"turn\x7f\"", 1))
	for _, n := range []int{3, 4} {
		all := recorded(f, n, 4, uint64(n))
		f.Add(strings.Join(all[:min(len(all), 150)], ""))
	}
	f.Fuzz(func(t *testing.T, text string) {
		if line, problem := wrongLine(t, text); line > 0 {
			if problem == "" || strings.Contains(problem, "\n") {
				t.Errorf("line %d is wrong, and the sentence is %q", line, problem)
			}
			return
		}
		r := read(t, text)
		again := write(t, r.Setup, r.Steps)
		if r := read(t, again); write(t, r.Setup, r.Steps) != again {
			t.Error("a record read and written again is another one")
		}
	})
}

// TestImpossibleChance damages what chance decided in long matches: each error names its line.
func TestImpossibleChance(t *testing.T) {
	cases := []struct{ part, old, new, want string }{
		{`"chips":[6,`, `[6,`, `[6],"was":[`, "the chip 6 is refused here, next to a 6 or 8, and another one is drawn"},
		{`"chips":[8,`, `[8,`, `[8,8,`, "one chip is drawn, or two, not 3"},
		{`"what":"eruption"`, `"die":`, `"die":1`, "a die shows 1 to 6, not 1"},
		{`"what":"eruption"`, `"place":`, `"place":1`, "by the rules this line is"},
		{`"what":"card"`, `"seat":0`, `"seat":1`, "by the rules this line is"},
	}
	for seed := uint64(0); len(cases) > 0; seed++ {
		if seed == 40 {
			t.Fatalf("no match has lines for %v", cases)
		}
		all := recorded(t, 3, 12, seed)
		cases = slices.DeleteFunc(cases, func(c struct{ part, old, new, want string }) bool {
			i := slices.IndexFunc(all, func(line string) bool { return strings.Contains(line, c.part) && strings.Contains(line, c.old) })
			if i < 0 {
				return false
			}
			text := strings.Join(all[:i], "") + strings.Replace(all[i], c.old, c.new, 1) + strings.Join(all[i+1:], "")
			if at, problem := wrongLine(t, text); at != i+1 || !strings.Contains(problem, c.want) {
				t.Errorf("line %d with %s: line %d is wrong: %s", i+1, c.new, at, problem)
			}
			return true
		})
	}
}
