package lines_test

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/game/puertorico/engine"
)

// TestRoundTrip writes and reads random games of every number of players, with both numbers of points where there are two:
// the events must be the same ones, and so must the open part of every position.
func TestRoundTrip(t *testing.T) {
	t.Parallel()
	reshuffles := 0
	for n := puertorico.MinSeats; n <= puertorico.MaxSeats; n++ {
		for _, points := range puertorico.PointChoices(n) {
			for seed := range uint64(6) {
				s := setup(n, seed)
				s.Values[engine.Points] = points
				steps, _ := play(t, s)
				data := write(t, s, steps)
				reshuffles += bytes.Count(data, []byte(`"what":"reshuffle"`))
				r := read(t, string(data))
				compare(t, steps, r.Steps)
				if !r.Over || r.Setup.Seed != s.Seed || r.Setup.Start != s.Start || r.Setup.Values[engine.Points] != points ||
					!slices.Equal(r.Setup.Seats, s.Seats) {
					t.Fatalf("the setup %+v was read as %+v (over: %v)", s, r.Setup, r.Over)
				}
				if again := write(t, r.Setup, r.Steps); !bytes.Equal(again, data) {
					t.Fatal("a record read and written again is another one")
				}
			}
		}
	}
	if reshuffles < 10 {
		t.Errorf("%d reshuffles: the test shows little", reshuffles)
	}
}

func compare(t *testing.T, want, got []puertorico.Step) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%d steps were read, %d written", len(got), len(want))
	}
	for i := range want {
		if got[i].Event != want[i].Event || got[i].After.View(0) != want[i].After.View(0) {
			t.Fatalf("step %d: read %+v, written %+v, or the positions differ", i, got[i].Event, want[i].Event)
		}
	}
}

// forms are what each line of a record looks like, key by key.
var forms = func() (list []*regexp.Regexp) {
	const (
		n       = `\d+`
		five    = `\[\d+,\d+,\d+,\d+,\d+\]`
		two     = `\[\d+,\d+\]`
		kind    = `"(corn|indigo|sugar|tobacco|coffee)"`
		kinds   = `\[(` + kind + `(,` + kind + `)*)?\]`
		numbers = `\[\d+(,\d+)+\]`
		lists   = `\[` + five + `(,` + five + `)+\]`
		seat    = `{"doubloons":N,"chips":N,"goods":FIVE,"tiles":{"corn":TWO,"indigo":TWO,"sugar":TWO,"tobacco":TWO,"coffee":TWO,"quarry":TWO},` +
			`"buildings":{("[a-z-]+":N(,"[a-z-]+":N)*)?},"san_juan":N}`
		total = `{"chips":N,"buildings":N,"large":N,"total":N,"tie":N}`
	)
	for _, form := range []string{
		`{"e":"game","format":"islas-record","version":2,"game":"puerto-rico","seed":"N","start":N,"rules":{"points":(65|75|100|122|126)},"seats":\[({"name":"[^"]*","control":"random"},?){2,5}\]}`,
		`{"e":"chance","what":"row","tiles":\[KIND(,KIND)*\]}`,
		`{"e":"chance","what":"hacienda","tiles":\[KIND\]}`,
		`{"e":"chance","what":"reshuffle","tiles":N}`,
		`{"e":"round","round":N,"governor":N}`,
		`{"e":"act","seat":N,"action":"[a-z0-9+ -]+"(,"forced":true)?}`,
		`{"e":"gain","what":"(colonists|factory|points)","by":NUMBERS}`,
		`{"e":"gain","what":"(goods|lost)","by":LISTS}`,
		`{"e":"state","seats":\[` + seat + `(,` + seat + `)+\],"supply":{"points":N,"colonists":N,"goods":FIVE,"quarries":N,"buildings":{"small-indigo-plant":N(,"[a-z-]+":N){21},"city-hall":N}},` +
			`"ship":N,"cargo":\[({"size":N,"kind":(null|KIND),"n":N},?){2,3}\],"house":KINDS,"row":KINDS,"stack":N,"discards":{"corn":N,"indigo":N,"sugar":N,"tobacco":N,"coffee":N},` +
			`"roles":{"[a-z]+\d?":N(,"[a-z]+\d?":N)*},"governor":N,"round":N,"ending":(true|false)}`,
		`{"e":"end","why":\[("colonists")?,?("city")?,?("chips")?\],"totals":\[` + total + `(,` + total + `)+\],"winners":NUMBERS1}`,
	} {
		form = strings.NewReplacer("NUMBERS1", `\[\d+(,\d+)*\]`, "NUMBERS", numbers, "LISTS", lists, "KINDS", kinds, "KIND", kind, "FIVE", five, "TWO", two, "N", n,
			"{", `\{`, "}", `\}`).Replace(form)
		// Counts in braces are those of the form, not of the record.
		form = regexp.MustCompile(`\\\{(\d+(?:,\d+)?)\\\}`).ReplaceAllString(form, "{$1}")
		list = append(list, regexp.MustCompile("^"+form+"\n$"))
	}
	return list
}()

// TestForms wants every line to be written as the page says, and each kind of line to occur.
func TestForms(t *testing.T) {
	seen := make([]int, len(forms))
	for n := puertorico.MinSeats; n <= puertorico.MaxSeats; n++ {
		for seed := range uint64(4) {
			all, _ := recorded(t, n, seed)
			for i, line := range all {
				k := slices.IndexFunc(forms, func(form *regexp.Regexp) bool { return form.MatchString(line) })
				if k < 0 {
					t.Fatalf("line %d is not in the form of the page: %s", i+1, line)
				}
				seen[k]++
			}
		}
	}
	if slices.Contains(seen, 0) {
		t.Errorf("the lines occur %v times: the test shows little", seen)
	}
}

// phases are the lines of each role from its act on, each as one letter: a and A are acts, forced or not; c, r and h are chances;
// k, g, f, p and l are what follows by rule.
var phases = map[string]*regexp.Regexp{
	"settler":     regexp.MustCompile(`^A(Ar?h|A)*(c?rc|c)?S$`),
	"mayor":       regexp.MustCompile(`^AA?k[Aa]*S$`),
	"builder":     regexp.MustCompile(`^A+S$`),
	"craftsman":   regexp.MustCompile(`^AgfA?S$`),
	"trader":      regexp.MustCompile(`^A+S$`),
	"captain":     regexp.MustCompile(`^A([Aa]p?)*[Aa]*lS$`),
	"prospector1": regexp.MustCompile(`^AS$`),
	"prospector2": regexp.MustCompile(`^AS$`),
}

// letter is the kind of a line as one letter.
func letter(line string) string {
	for _, k := range []struct{ part, letter string }{
		{`"forced":true`, "a"}, {`"e":"act"`, "A"}, {`"what":"row"`, "c"}, {`"what":"reshuffle"`, "r"}, {`"what":"hacienda"`, "h"},
		{`"what":"colonists"`, "k"}, {`"what":"goods"`, "g"}, {`"what":"factory"`, "f"}, {`"what":"points"`, "p"}, {`"what":"lost"`, "l"},
		{`"e":"state"`, "S"}, {`"e":"round"`, "R"}, {`"e":"end"`, "E"}, {`"e":"game"`, "G"},
	} {
		if strings.Contains(line, k.part) {
			return k.letter
		}
	}
	return "?"
}

// TestOrder wants the lines to come in the order that the page says: game, row, state; then rounds, of roles that each end
// with a state; then the end.
func TestOrder(t *testing.T) {
	for n := puertorico.MinSeats; n <= puertorico.MaxSeats; n++ {
		all, _ := recorded(t, n, uint64(n))
		var text string
		for _, line := range all {
			text += letter(line)
		}
		if !regexp.MustCompile(`^GcS(R(A[^SRE]*S)+)+E$`).MatchString(text) {
			t.Errorf("%d players: the lines come as %s", n, text)
		}
		for at := 3; at < len(all)-1; {
			if text[at] == 'R' {
				at++
			}
			end := at + strings.IndexByte(text[at:], 'S') + 1
			role := regexp.MustCompile(`"role ([a-z0-9]+)"`).FindStringSubmatch(all[at])
			if role == nil || !phases[role[1]].MatchString(text[at:end]) {
				t.Errorf("%d players: from line %d on, %s, the lines come as %s", n, at+1, strings.TrimSpace(all[at]), text[at:end])
			}
			at = end
		}
	}
}

// TestTwoReshuffles reads a game in which one decision brings two reshuffles: a tile drawn by the hacienda from a stack that had
// run out, and the row that is filled when the stack of so few tiles has run out again.
func TestTwoReshuffles(t *testing.T) {
	all, _ := recorded(t, 5, 964)
	text := strings.Join(all, "")
	if !regexp.MustCompile(`"what":"reshuffle"(.*\n.*"forced":true)*.*\n(.*"e":"chance".*\n)*.*"what":"reshuffle"`).MatchString(text) {
		t.Error("there are not two reshuffles: the test shows little")
	}
	if !read(t, text).Over {
		t.Error("the record breaks off")
	}
}

// TestOtherForm reads records whose objects have their keys in another order, spaces, and keys that are not known.
func TestOtherForm(t *testing.T) {
	all, _ := recorded(t, 3, 4)
	text := strings.Join(all, "")
	other := regexp.MustCompile(`\{"e":"(\w+)",(.*)\}\n`).ReplaceAllString(text, "{ \"comment\": [null], $2 ,\"e\" :\"$1\"}\r\n")
	r := read(t, other)
	if got := string(write(t, r.Setup, r.Steps)); got != text {
		t.Error("a record in another form is read as another game")
	}
}

// TestOtherShuffles reads records of a program that shuffles otherwise: the seed means nothing then.
func TestOtherShuffles(t *testing.T) {
	all, _ := recorded(t, 4, 3)
	all[0] = strings.Replace(all[0], `"seed":"3"`, `"seed":"none of ours"`, 1)
	r := read(t, strings.Join(all, ""))
	if !r.Over || r.Setup.Seed != 0 {
		t.Errorf("read with the seed %d; over: %v", r.Setup.Seed, r.Over)
	}
}

// TestBreaksOffAnywhere reads records that break off after each of their lines: up to there they say the same.
func TestBreaksOffAnywhere(t *testing.T) {
	t.Parallel()
	for n, seed := range map[int]uint64{2: shortOfTwo, 5: shortOfFive} {
		all, _ := recorded(t, n, seed)
		text := ""
		for i, line := range all {
			text += line
			if i%(4*n) != 0 && i < len(all)-3 && i > 40 {
				continue // not all of them: reading takes its time
			}
			r, err := tryRead(text)
			if err != nil {
				t.Fatalf("broken off after line %d: %v", i+1, err)
			}
			if again := string(write(t, r.Setup, r.Steps)); again != text || r.Over != (i == len(all)-1) {
				t.Fatalf("broken off after line %d the record says %q", i+1, strings.TrimPrefix(again, text[:len(text)-len(line)]))
			}
		}
		if _, err := tryRead(strings.Join(all, "") + all[len(all)-1]); err == nil {
			t.Error("a record may go on after the end")
		}
	}
}
