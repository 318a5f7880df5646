package lines_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
)

// TestShortRecord reads the record of the page, which nobody here has made: it is in order, leads where the page says, and is
// written again byte for byte.
func TestShortRecord(t *testing.T) {
	text := short(t)
	r := read(t, text)
	if !r.Over || len(r.Setup.Seats) != 3 || r.Setup.Seats[1].Control != "easy" {
		t.Errorf("over: %v, the setup is %+v", r.Over, r.Setup)
	}
	s := r.Steps[len(r.Steps)-1].After
	if s.Winners() != game.SeatSet(0).Add(2) || s.Terrain(4) != colonies.Mountain || s.Number(4) != 8 || s.Pirate() != 72 {
		t.Errorf("it ends with %v as winners, %v with %d on place 4 and the pirate on %d", s.Winners(), s.Terrain(4), s.Number(4), s.Pirate())
	}
	compareText(t, text, write(t, r.Setup, r.Steps))
}

// compareText requires two records to be the same.
func compareText(t *testing.T, want, got string) {
	t.Helper()
	if want == got {
		return
	}
	a, b := split(want), split(got)
	for i := range a {
		if i >= len(b) || a[i] != b[i] {
			t.Fatalf("line %d is\n%sit should be\n%s", i+1, append(b, make([]string, len(a))...)[i], a[i])
		}
	}
	t.Fatalf("%d lines follow", len(b)-len(a))
}

// TestReadAgain: what random games of every board and number of players write is read as the same steps, and written again as the
// same text.
func TestReadAgain(t *testing.T) {
	for seed := range uint64(6) {
		n := 3 + int(seed/3%2)
		s := setup(n, 6, seed)
		steps := play(t, s, 10_000)
		text := write(t, s, steps)
		r := read(t, text)
		compareText(t, text, write(t, r.Setup, r.Steps))
		if len(r.Steps) != len(steps) {
			t.Fatalf("seed %d: %d steps are read, %d were written", seed, len(r.Steps), len(steps))
		}
		for i := range steps {
			if r.Steps[i].Event != steps[i].Event || r.Steps[i].After.View(0) != steps[i].After.View(0) {
				t.Fatalf("seed %d, step %d: read %+v, written %+v, or the positions differ", seed, i, r.Steps[i].Event, steps[i].Event)
			}
		}
	}
}

// TestEveryLine: in some games every kind of line comes up, each with its keys in the order of the page.
func TestEveryLine(t *testing.T) {
	keys := map[string]string{
		"game": "e format version game seed start rules seats", "home": "e terrain numbers harbours", "turn": "e round seat",
		"act": "e seat action", "act forced": "e seat action forced", "chance dice": "e what dice", "chance tile": "e what place tile number",
		"chance chip": "e what place chips", "chance card": "e what seat card", "chance stolen": "e what seat card",
		"chance eruption": "e what place die", "gain cards": "e what by", "gain tokens": "e what by", "gain home": "e what by",
		"gain monopoly": "e what by", "army": "e from to",
		"state": "e round seats bank supply deck stack numbers places pirate army", "end": "e totals winners",
	}
	seen := map[string]bool{}
	for seed := uint64(0); seed < 12 && len(seen) < len(keys); seed++ {
		for i, line := range recorded(t, 3, 12, seed) {
			read := json.NewDecoder(strings.NewReader(line))
			var order []string
			values := map[string]json.RawMessage{}
			_, _ = read.Token()
			for read.More() {
				key, _ := read.Token()
				var v json.RawMessage
				_ = read.Decode(&v)
				order = append(order, key.(string))
				values[key.(string)] = v
			}
			name := strings.Trim(string(values["e"])+" "+string(values["what"]), " ")
			if values["forced"] != nil {
				name += " forced"
			}
			name = strings.ReplaceAll(name, `"`, "")
			order = slices.DeleteFunc(order, func(k string) bool { return k == "program" })
			if seen[name] = true; strings.Join(order, " ") != keys[name] {
				t.Fatalf("seed %d, line %d has the keys %v, want %s", seed, i+1, order, keys[name])
			}
		}
	}
	for name := range keys {
		if !seen[name] {
			t.Errorf("no game has a line %q", name)
		}
	}
}

// TestOtherShuffles reads the record of a program that shuffles otherwise: the seed means nothing then.
func TestOtherShuffles(t *testing.T) {
	text := strings.Replace(short(t), `"seed":"4711"`, `"seed":"none of ours"`, 1)
	if r := read(t, text); !r.Over || r.Setup.Seed != 0 {
		t.Errorf("read with the seed %d; over: %v", r.Setup.Seed, r.Over)
	}
}

// TestUnknownKeys: keys that nobody knows are ignored, wherever they stand.
func TestUnknownKeys(t *testing.T) {
	text := short(t)
	more := strings.ReplaceAll(text, "{", `{"note":{"deep":[1,null]},"E":9,"Seat":77,`)
	more = strings.ReplaceAll(more, `,"seat"`, `,"x":0,"seat"`)
	r := read(t, more)
	compareText(t, text, write(t, r.Setup, r.Steps))
}
