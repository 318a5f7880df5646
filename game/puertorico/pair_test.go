package puertorico

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
)

// pair is a game that the engine and the reference play side by side: after every action they must have the same position, the
// same legal actions and the same record.
type pair struct {
	testing.TB
	State
	steps []Step // of the last action
	ref   *Reference
	tiles []string // that chance has drawn for the engine, and not yet for the reference
}

// Pair is a pair for tests that need packages which need this one.
type Pair struct{ *pair }

// Begin begins a game of both.
func Begin(t testing.TB, o Options) Pair { return Pair{begin(t, o)} }

// Do carries out an action in both and compares them.
func (p Pair) Do(a Action) { p.do(a) }

// RecordLine returns the line of a step in a match record, empty if it has none. It is set by a test that needs package lines, which
// needs this one.
var RecordLine func(step *Step) string

// recordLines returns the lines of the events that have one.
func recordLines(steps []Step) (lines []string) {
	for i := range steps {
		if line := RecordLine(&steps[i]); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// stateLine returns the state line of a position. When the game is over it has the round that would follow.
func stateLine(s *State) string {
	line := RecordLine(&Step{Event: Event{Kind: EvRoleOver}, After: *s})
	return strings.Replace(line, fmt.Sprintf(`,"round":%d,`, s.Round()), fmt.Sprintf(`,"round":%d,`, s.round), 1)
}

// begin begins a game of both.
func begin(t testing.TB, o Options) *pair {
	t.Helper()
	p := &pair{TB: t}
	s, err := New(o, &p.steps)
	if err != nil {
		t.Fatal(err)
	}
	p.State = s
	p.note()
	p.ref = NewReference(s.Seats(), int(s.Governor()), s.StartChips(), p.draw)
	t.Cleanup(p.ref.Stop)
	p.compare(recordLines(p.steps))
	return p
}

// follow makes the reference go on from the engine's position, in which a role is to be taken.
func (p *pair) follow() {
	p.Helper()
	stack := map[string]int{}
	for g, n := range p.StackOf() {
		stack[Good(g).ID()] = n
	}
	var err error
	if p.ref, err = ReferenceAt(stateLine(&p.State), stack, p.draw); err != nil {
		p.Fatal(err)
	}
	p.ref.Lines() // the round may have begun already
	p.compare(nil)
}

// note records which tiles were drawn.
func (p *pair) note() {
	for i := range p.steps {
		if e := &p.steps[i].Event; e.Kind == EvRow || e.Kind == EvDrawn {
			for _, t := range e.Tiles[:max(e.Count, 1)] {
				p.tiles = append(p.tiles, t.ID())
			}
		}
	}
}

// draw returns to the reference which tile is drawn.
func (p *pair) draw() string {
	if len(p.tiles) == 0 {
		return "a tile that the engine has not drawn"
	}
	tile := p.tiles[0]
	p.tiles = p.tiles[1:]
	return tile
}

// do carries out an action in both and compares them.
func (p *pair) do(a Action) {
	p.Helper()
	p.steps = p.steps[:0]
	if err := p.Apply(a, &p.steps); err != nil {
		p.Fatalf("%q: %v", a, err)
	}
	p.note()
	if err := p.ref.Act(a.String()); err != nil {
		p.Fatalf("the reference does not do %q: %v", a, err)
	}
	p.compare(recordLines(p.steps))
}

// compare compares the position, the legal actions, and the record since the last comparison.
func (p *pair) compare(lines []string) {
	p.Helper()
	want := p.ref.Lines()
	for i, line := range lines {
		if i >= len(want) || line != want[i] {
			p.Fatalf("the engine records\n%s\nthe reference\n%s", line, append(want, "nothing more")[i])
		}
	}
	if len(want) > len(lines) {
		p.Fatalf("the reference records %s, the engine nothing more", want[len(lines)])
	}
	if len(p.tiles) > 0 {
		p.Fatalf("the reference has not drawn %q", p.tiles)
	}
	if got, want := stateLine(&p.State), p.ref.State(); got != want {
		p.Fatalf("the position is\n%s\nin the reference\n%s", got, want)
	}
	seat, kind := p.ref.Decision()
	d := p.Decision()
	if int(d.Seat) != seat || phaseWord(d.Phase) != kind || p.Over() != p.ref.Over() {
		p.Fatalf("%s of seat %d is to be decided, in the reference %s of %d", phaseWord(d.Phase), d.Seat, kind, seat)
	}
	for seat := range game.Seat(p.Seats()) {
		if p.Points(seat) != p.ref.Points(int(seat)) {
			p.Fatalf("seat %d has %d points, in the reference %d", seat, p.Points(seat), p.ref.Points(int(seat)))
		}
	}
	p.compareLegal()
}

func (p *pair) compareLegal() {
	p.Helper()
	var got []string
	for _, a := range p.Legal(nil) {
		got = append(got, a.String())
	}
	want := slices.Clone(p.ref.Legal())
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		p.Fatalf("seat %d may\n%q\nin the reference\n%q", p.Decision().Seat, got, want)
	}
}

// phaseWord returns the word of section 15 for a kind of decision.
func phaseWord(p Phase) string {
	return [Phases]string{"role", "hacienda", "tile", "colonist", "placing", "build", "extra", "sell", "load", "keep", "over"}[p]
}
