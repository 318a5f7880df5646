package colonies_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/lines"
)

// boards are the ids of the option board.
var boards = map[colonies.Setup]string{colonies.Beginner: "beginner", colonies.Usual: "usual", colonies.Free: "free"}

// lineOf returns the line of a record for a step, "" if it has none.
func lineOf(t testing.TB, step *colonies.Step) string {
	t.Helper()
	line := lines.Lines{}.Line(step, step.After.Seats())
	if line == nil {
		return ""
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(line); err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(b.String())
}

// stateLine returns the state line of a position.
func stateLine(t testing.TB, s *colonies.State) string {
	t.Helper()
	return lineOf(t, &colonies.Step{Event: colonies.Event{Kind: colonies.EvState, Round: s.Round()}, After: *s})
}

// pair is a game that is played in the engine and in the reference, which must agree.
type pair struct {
	colonies.State
	t        testing.TB
	ref      *reference
	told     []string         // lines of the record so far
	before   int              // how many of them there were before the last action
	results  []map[string]any // of chance, that the reference has not asked for yet
	compared int              // positions
}

// begin begins a game.
func begin(t testing.TB, o colonies.Options) *pair {
	t.Helper()
	p := &pair{t: t}
	var steps []colonies.Step
	s, err := colonies.New(o, &steps)
	if err != nil {
		t.Fatal(err)
	}
	p.State = s
	want := p.hear(steps)
	board, offers, goal := o.Board, o.Offers, o.Goal
	if board == 0 {
		board = colonies.Usual
	}
	if goal == 0 {
		goal = map[int]int{3: 12, 4: 11}[o.Seats]
	}
	p.ref = newReference(o.Seats, int(o.Start), boards[board], offers, goal, p.draw)
	t.Cleanup(p.ref.stop)
	p.compare(want)
	return p
}

// beginAt plays on from a position that a test has built.
func beginAt(t testing.TB, s colonies.State) *pair {
	t.Helper()
	p := &pair{State: s, t: t}
	p.ref = referenceAt(&s, p.draw)
	t.Cleanup(p.ref.stop)
	p.compare(nil)
	return p
}

// draw returns the next result of chance that the engine has told.
func (p *pair) draw(what string) map[string]any {
	if len(p.results) == 0 {
		impossible("chance must decide %s, and does not", what)
	}
	r := p.results[0]
	p.results = p.results[1:]
	if r["what"] != what && r["e"] != what {
		impossible("chance must decide %s, not %v", what, r)
	}
	return r
}

// hear takes steps, and returns their lines.
func (p *pair) hear(steps []colonies.Step) (all []string) {
	p.t.Helper()
	for i := range steps {
		line := lineOf(p.t, &steps[i])
		if line == "" {
			continue
		}
		all = append(all, line)
		if strings.HasPrefix(line, `{"e":"chance"`) || strings.HasPrefix(line, `{"e":"home"`) {
			var r map[string]any
			if err := json.Unmarshal([]byte(line), &r); err != nil {
				p.t.Fatal(err)
			}
			p.results = append(p.results, r)
		}
	}
	p.before = len(p.told)
	p.told = append(p.told, all...)
	return all
}

// do carries out an action.
func (p *pair) do(a colonies.Action) { p.doWith(a, nil) }

// doWith carries out an action with chance decided by a fate.
func (p *pair) doWith(a colonies.Action, fate colonies.Fate) {
	p.t.Helper()
	var steps []colonies.Step
	if err := p.ApplyWith(a, fate, &steps); err != nil {
		p.fail("%v is refused: %v", a, err)
	}
	want := p.hear(steps)
	if err := p.ref.act(a.String()); err != nil {
		p.fail("the reference cannot do %v: %v", a, err)
	}
	p.compare(want)
}

// fail ends the test with the last lines of the record.
func (p *pair) fail(format string, args ...any) {
	p.t.Helper()
	p.t.Fatalf("%s\n"+format, append([]any{strings.Join(p.told[max(0, len(p.told)-12):], "\n")}, args...)...)
}

// compare compares the lines since the last decision, the decision, the legal actions and the position.
func (p *pair) compare(told []string) {
	p.t.Helper()
	if err := p.ref.err; err != nil {
		p.fail("the reference gives up: %v", err)
	}
	for i, line := range p.ref.take() {
		if i >= len(told) {
			p.fail("the reference goes on with\n%s", line)
		}
		if line != told[i] {
			p.fail("the engine tells\n%s\nthe reference\n%s", told[i], line)
		}
		told[i] = ""
	}
	for _, line := range told {
		if line != "" {
			p.fail("the engine goes on with\n%s", line)
		}
	}
	d := p.Decision()
	if p.Over() != p.ref.over || !p.Over() && (int(d.Seat) != p.ref.asked || decisions[d.Kind] != p.ref.kind) {
		p.fail("seat %d has to decide %s, over: %v; in the reference seat %d, %s, %v", d.Seat, decisions[d.Kind], p.Over(), p.ref.asked, p.ref.kind, p.ref.over)
	}
	if p.Over() {
		return
	}
	legal, want := p.printed(), slices.Sorted(slices.Values(p.ref.options))
	if !slices.Equal(legal, want) {
		only := func(a, b []string) (list []string) {
			for _, s := range a {
				if !slices.Contains(b, s) {
					list = append(list, s)
				}
			}
			return list
		}
		p.fail("%s\n%s of %d: only the engine allows %q, only the reference %q", stateLine(p.t, &p.State), p.ref.kind, p.ref.asked, only(legal, want), only(want, legal))
	}
	if d.Kind == colonies.DecideWay || d.Kind == colonies.DecideSettle || d.Kind == colonies.DecideSave {
		return // when the bank pays, and a settlement falls, while it is being decided is nobody's business
	}
	if p.compared++; p.compared%20 == 0 {
		p.queries()
	}
	if mine, theirs := stateLine(p.t, &p.State), p.ref.stateLine(); mine != theirs {
		p.fail("the position in the engine is\n%s\nin the reference\n%s", mine, theirs)
	}
}

// decisions are the words of the record's page for kinds of decisions.
var decisions = [colonies.Decisions]string{
	colonies.DecideSettle: "settle", colonies.DecideWay: "way", colonies.DecideBegin: "begin", colonies.DecideMain: "main",
	colonies.DecideExplore: "explore", colonies.DecideToken: "token", colonies.DecideGold: "gold", colonies.DecideDiscard: "discard",
	colonies.DecidePirate: "pirate", colonies.DecideRob: "rob", colonies.DecideFree: "free", colonies.DecideAnswer: "answer",
	colonies.DecideDeal: "deal", colonies.DecideSave: "save", colonies.DecideDodge: "dodge", colonies.DecideNothing: "over",
}

// printed returns the legal actions in their printed form, sorted.
func (p *pair) printed() (all []string) {
	for _, a := range p.Legal(nil) {
		all = append(all, a.String())
	}
	slices.Sort(all)
	return all
}

// style is the way in which a random player chooses, so that games of every length and shortage come up.
type style uint8

const (
	byKind  style = iota // first the kind of action, then one of its actions, all equally likely
	keen                 // does not end a turn, nor trades, while it can build, sail or load
	hoarder              // ends turns at once: hands grow, the bank runs short, sevens hurt
	sailor               // sails, explores and settles in the colonies
	styles
)

// first are the words that a style prefers.
var first = [styles][]string{
	keen:    {"settle", "city", "road", "ship", "buy", "base", "load", "knight", "roads", "save", "shift", "deal"},
	hoarder: {"end", "roll", "yes", "more", "deal"},
	sailor:  {"settle", "base", "load", "sail", "ship", "road", "save", "shift", "bank", "fleet"},
}

// choose picks one of the legal actions.
func choose(src *rand.Rand, legal []colonies.Action, how style) colonies.Action {
	word := func(a colonies.Action) string { w, _, _ := strings.Cut(a.String(), " "); return w }
	var kinds []string
	for _, a := range legal {
		if w := word(a); !slices.Contains(kinds, w) {
			kinds = append(kinds, w)
		}
	}
	if how != byKind && src.IntN(10) < 7 {
		if liked := slices.DeleteFunc(slices.Clone(kinds), func(w string) bool { return !slices.Contains(first[how], w) }); len(liked) > 0 {
			kinds = liked
			slices.SortStableFunc(kinds, func(a, b string) int { return slices.Index(first[how], a) - slices.Index(first[how], b) })
			kinds = kinds[:min(len(kinds), 1+src.IntN(2))]
		}
	}
	kind := kinds[src.IntN(len(kinds))]
	var of []colonies.Action
	for _, a := range legal {
		if word(a) == kind {
			of = append(of, a)
		}
	}
	return of[src.IntN(len(of))]
}

// options returns the options of game number seed, of every kind.
func options(seats int, seed uint64) colonies.Options {
	o := colonies.Options{Seats: seats, Seed: seed, Start: game.Seat(seed % uint64(seats)), Board: colonies.Setup(1 + seed%3), Offers: int(seed / 3 % 4)}
	if seed%5 == 4 {
		o.Goal = colonies.MinGoal + int(seed/5%uint64(colonies.MaxGoal-colonies.MinGoal+1))
	}
	return o
}
