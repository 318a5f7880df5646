package colonies_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
)

// luck is chance as a test wants it, in words: "dice 1 3", "tile desert", "tile gold 5", "chip 6", "chip 6 2", "card point", "stolen clay",
// "eruption 5". It implements colonies.Fate.
type luck struct {
	t    testing.TB
	left []string
}

// next returns the words after the first of the next result.
func (l *luck) next(what string) []string {
	l.t.Helper()
	if len(l.left) == 0 {
		l.t.Fatalf("chance must decide %s, which the test does not expect", what)
	}
	words := strings.Fields(l.left[0])
	if words[0] != what {
		l.t.Fatalf("chance must decide %s, and the test expects %q", what, l.left[0])
	}
	l.left = l.left[1:]
	return words[1:]
}

func (l *luck) Home() (colonies.Layout, bool) { return colonies.Printed(), true }

func (l *luck) Decide(e colonies.Event) (colonies.Event, bool) {
	l.t.Helper()
	switch e.Kind {
	case colonies.EvDice:
		w := l.next("dice")
		e.Dice = [2]uint8{uint8(atoi(w[0])), uint8(atoi(w[1]))}
	case colonies.EvTile:
		w := append(l.next("tile"), "0")
		if err := e.Terrain.UnmarshalText([]byte(w[0])); err != nil {
			l.t.Fatal(err)
		}
		e.N = atoi(w[1])
	case colonies.EvChip:
		for i, n := range l.next("chip") {
			e.Chips[i] = uint8(atoi(n))
		}
	case colonies.EvCard:
		e.Card = colonies.Card(slices.Index(refCards, l.next("card")[0]))
	case colonies.EvStolen:
		e.Resource = colonies.Resource(slices.Index(refResources, l.next("stolen")[0]))
	case colonies.EvEruption:
		e.N = atoi(l.next("eruption")[0])
	}
	return e, true
}

func (l *luck) Refuse(why string, args ...any) { l.t.Fatalf(why, args...) }

// play carries out a printed action, with the results of chance in their order.
func (p *pair) play(action string, chance ...string) {
	p.t.Helper()
	a, err := colonies.ParseAction(action)
	if err != nil {
		p.fail("%v", err)
	}
	l := &luck{p.t, chance}
	p.doWith(a, l)
	if len(l.left) > 0 {
		p.fail("%s: chance did not decide %q", action, l.left)
	}
}

// plays carries out several actions by which nothing is left to chance.
func (p *pair) plays(actions ...string) {
	p.t.Helper()
	for _, a := range actions {
		p.play(a)
	}
}

// can requires actions to be legal.
func (p *pair) can(actions ...string) {
	p.t.Helper()
	legal := p.printed()
	for _, a := range actions {
		if !slices.Contains(legal, a) {
			p.fail("%q is not legal; these are: %q", a, legal)
		}
	}
}

// cannot requires actions not to be legal.
func (p *pair) cannot(actions ...string) {
	p.t.Helper()
	legal := p.printed()
	for _, text := range actions {
		if slices.Contains(legal, text) {
			p.fail("%q is legal", text)
		}
		a, err := colonies.ParseAction(text)
		if err != nil {
			p.fail("%v", err)
		}
		if copied := p.State; copied.Apply(a, nil) == nil || copied != p.State || copied.Reason(a) == colonies.BarNone {
			p.fail("%q is not legal, but done, or without a reason", text)
		}
	}
}

// barred requires an action not to be legal for a reason.
func (p *pair) barred(why colonies.Bar, action string) {
	p.t.Helper()
	p.cannot(action)
	if a, err := colonies.ParseAction(action); err != nil || p.Reason(a) != why {
		p.fail("%q is barred by %v, want %v: %v", action, p.Reason(a), why, err)
	}
}

// only requires these to be the legal actions whose first word is a word, or all of them if it is empty.
func (p *pair) only(word string, actions ...string) {
	p.t.Helper()
	legal := slices.DeleteFunc(p.printed(), func(a string) bool { return word != "" && a != word && !strings.HasPrefix(a, word+" ") })
	slices.Sort(actions)
	if !slices.Equal(legal, actions) {
		p.fail("legal are %q, want %q", legal, actions)
	}
}

// asks requires a decision of a kind and of a seat.
func (p *pair) asks(kind colonies.DecisionKind, seat game.Seat) {
	p.t.Helper()
	if d := p.Decision(); d.Kind != kind || d.Seat != seat {
		p.fail("seat %d has to decide %s, want seat %d, %s", d.Seat, decisions[d.Kind], seat, decisions[kind])
	}
}

// forced requires the last lines but one to tell an action that was made for a player.
func (p *pair) forced(action string) {
	p.t.Helper()
	last := strings.Join(p.told[p.before:], "\n")
	if !strings.Contains(last, strconv.Quote(action)+`,"forced":true`) {
		p.fail("%q was not made for anybody", action)
	}
}

// tells requires the last action to have brought a line with a text.
func (p *pair) tells(text string) {
	p.t.Helper()
	if last := strings.Join(p.told[p.before:], "\n"); !strings.Contains(last, text) {
		p.fail("nothing tells %s", text)
	}
}

// hand requires what a seat holds: wood, clay, sheep, wheat, ore.
func (p *pair) hand(seat game.Seat, want colonies.Hand) {
	p.t.Helper()
	if p.Hand(seat) != want {
		p.fail("seat %d holds %v, want %v", seat, p.Hand(seat), want)
	}
}

// stored requires what the settlement on a node stores: find, gold, ore, gem.
func (p *pair) stored(n colonies.Node, want colonies.Purse) {
	p.t.Helper()
	if p.Stored(n) != want {
		p.fail("the settlement on %d stores %v, want %v", n, p.Stored(n), want)
	}
}

// at requires who has a settlement or city on a node.
func (p *pair) at(n colonies.Node, want game.Seat) {
	p.t.Helper()
	if owner, _ := p.At(n); owner != want {
		p.fail("node %d is seat %d's, want %d", n, owner, want)
	}
}

// ship requires whose ship is on a node.
func (p *pair) ship(n colonies.Node, want game.Seat) {
	p.t.Helper()
	if owner, _ := p.ShipOn(n); owner != want {
		p.fail("on node %d lies a ship of %d, want %d", n, owner, want)
	}
}
