package lab

import (
	"bufio"
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/lines"
	"islas/game/match"
	"islas/game/record"
)

// line is a line of a match record with what the recount needs of it.
type line struct {
	E       string
	Seat    *game.Seat
	Why     string
	Card    string
	Plot    *int
	Colour  *string
	From    json.RawMessage
	To      game.Seat
	Decided any
	NamedBy *game.Seat `json:"named_by"`
	Losses  []struct {
		Seat game.Seat
		Plot int
	}
	Round   int
	Points  []int
	Winners []game.Seat
}

// house is a building of the recount.
type house struct {
	kind   islas.Kind
	colour islas.Colour
}

// tableau is the position that the recount keeps by itself.
type tableau struct {
	facts   facts
	islands [islas.MaxSeats]map[int]house
	land    [islas.MaxSeats]islas.Geography
	owner   map[islas.Colour]game.Seat
}

// recount counts a game's facts in its match record.
func recount(t *testing.T, setup match.Setup, steps []islas.Step) facts {
	t.Helper()
	var text bytes.Buffer
	if err := record.Write(&text, lines.Lines{}, setup, steps); err != nil {
		t.Fatal(err)
	}
	b := &tableau{owner: map[islas.Colour]game.Seat{}}
	b.facts.Players, b.facts.Values, b.facts.Start = len(setup.Seats), setup.Values, setup.Start
	for i, seat := range setup.Seats {
		is, err := board.Load(seat.Board)
		if err != nil {
			t.Fatal(err)
		}
		b.facts.Boards[i] = slices.Index(board.IDs(), seat.Board)
		b.land[i], b.islands[i] = is.Geography(), map[int]house{}
	}
	var lines []line
	for scan := bufio.NewScanner(&text); scan.Scan(); {
		var l line
		if err := json.Unmarshal(scan.Bytes(), &l); err != nil {
			t.Fatalf("%v: %s", err, scan.Text())
		}
		lines = append(lines, l)
	}
	for i, l := range lines {
		b.count(l, i > 1 && lines[i-1].E == "reshuffle" && lines[i-2].E == "draw" && l.E == "draw" && l.Why == lines[i-2].Why)
		b.scarce()
	}
	return b.facts
}

func (b *tableau) owns(p islas.Power, seat game.Seat) bool {
	owner, ok := b.owner[islas.BuiltIn().Holder(p)]
	return ok && owner == seat
}

func (b *tableau) points(seat game.Seat, c islas.Colour) (sum int) {
	palaces := 0
	for _, h := range b.islands[seat] {
		switch {
		case h.colour != c:
		case h.kind == islas.House:
			sum++
		case h.kind == islas.Town:
			sum += 5
		default:
			palaces++
		}
	}
	if palaces > 0 {
		sum += 1 + 2*palaces
	}
	return sum
}

func (b *tableau) houses(seat game.Seat) (n int) {
	for _, h := range b.islands[seat] {
		if h.kind == islas.House {
			n++
		}
	}
	return n
}

// scarce notes what the supply has none of.
func (b *tableau) scarce() {
	var used [islas.Kinds][islas.Colours]int
	for _, is := range b.islands {
		for _, h := range is {
			used[h.kind][h.colour]++
		}
	}
	for k := range used {
		for c, n := range used[k] {
			if n == islas.Kind(k).PerColour() {
				b.facts.RanOut[k] |= 1 << c
			}
		}
	}
}

// count takes in a line. rest says that it is the rest of a draw around a reshuffle.
func (b *tableau) count(l line, rest bool) {
	f := &b.facts
	switch l.E {
	case "draw":
		switch {
		case l.Why == "extra":
			f.Used[islas.Extra]++
		case !rest && b.owns(islas.Draw, *l.Seat):
			f.Used[islas.Draw]++
		}
	case "reshuffle":
		f.Reshuffles++
	case "build":
		f.Houses++
		b.build(l)
	case "palace":
		f.Palaces++
		b.convert(l, islas.Palace)
	case "town":
		f.Towns++
		b.convert(l, islas.Town)
	case "settler":
		b.settler(l)
	case "pirate":
		b.pirate(l)
	case "privilege":
		c, _ := islas.ColourByName(*l.Colour)
		b.owner[c] = l.To
	case "round":
		b.round(l)
	case "end":
		copy(f.Points[:], l.Points)
		for _, seat := range l.Winners {
			f.Winners |= 1 << seat
		}
	}
}

func (b *tableau) build(l line) {
	card, _ := islas.CardByID(l.Card)
	colour, _ := islas.ColourByName(*l.Colour)
	if colour != islas.BuiltIn().Colour(card) {
		b.facts.Substitutes[islas.House]++
	}
	if b.owns(islas.Anywhere, *l.Seat) && !slices.Contains(b.wished(*l.Seat, card), *l.Plot) {
		b.facts.Used[islas.Anywhere]++
	}
	b.islands[*l.Seat][*l.Plot] = house{islas.House, colour}
}

// wished is the free plots next to the first of the card's priorities that has any, or all.
func (b *tableau) wished(seat game.Seat, card islas.Card) (plots []int) {
	var free []int
	for p := range islas.Plots {
		if _, built := b.islands[seat][p]; !built {
			free = append(free, p)
		}
	}
	land := &b.land[seat]
	for _, want := range islas.BuiltIn().Priorities(card) {
		for _, p := range free {
			near := !want.IsColour() && land.Near[want].Has(islas.Plot(p))
			for q, h := range b.islands[seat] {
				near = near || want.IsColour() && h.colour == want.Colour() && land.Neighbours[p].Has(islas.Plot(q))
			}
			if near {
				plots = append(plots, p)
			}
		}
		if len(plots) > 0 {
			return plots
		}
	}
	return free
}

func (b *tableau) convert(l line, k islas.Kind) {
	var from []int
	if err := json.Unmarshal(l.From, &from); err != nil {
		panic(err)
	}
	colour, _ := islas.ColourByName(*l.Colour)
	colours := map[islas.Colour]bool{}
	var sites []int
	for _, p := range from {
		colours[b.islands[*l.Seat][p].colour] = true
		if b.islands[*l.Seat][p].colour == colour {
			sites = append(sites, p)
		}
	}
	if !colours[colour] {
		b.facts.Substitutes[k]++
		sites = from
	}
	if len(colours) > 1 {
		b.facts.Used[islas.Mixed]++
	}
	if !slices.Contains(sites, *l.Plot) {
		b.facts.Used[islas.Anywhere]++
	}
	for _, p := range from {
		delete(b.islands[*l.Seat], p)
	}
	b.islands[*l.Seat][*l.Plot] = house{k, colour}
}

func (b *tableau) settler(l line) {
	f := &b.facts
	switch by := l.Decided.(type) {
	case float64:
		f.Settlers[int(by)]++
	case string:
		f.Settlers[islas.ByTies]++
		f.Used[islas.Ties]++
	default:
		f.Settlers[islas.ByNobody]++
	}
	if l.Seat != nil {
		f.Arrived++
		b.build(l)
	} else if l.Decided != nil {
		f.Homeless++
	}
}

func (b *tableau) pirate(l line) {
	f := &b.facts
	c, _ := islas.ColourByName(*l.Colour)
	owner, owned := b.owner[c]
	shield, shielded := b.owner[islas.BuiltIn().Holder(islas.Shield)]
	var tied []game.Seat
	most, mostOfAll := 0, 0
	for seat := range game.Seat(f.Players) {
		points := b.points(seat, c)
		mostOfAll = max(mostOfAll, points)
		if shielded && seat == shield || points == 0 || points < most {
			continue
		}
		if points > most {
			tied = nil
		}
		most, tied = points, append(tied, seat)
	}
	rule := ""
	switch {
	case owned && shielded && owner == shield && l.NamedBy != nil:
		rule = "shield-names"
		f.Used[islas.Shield]++
	case owned && shielded && owner == shield:
		rule = "shield-names-nobody"
	case owned && len(l.Losses) == 1:
		rule = "owner"
	case owned:
		rule = "owner-without-house"
	case len(tied) == 0:
		rule = "no-points"
	case len(l.Losses) == 0:
		rule = "most-without-house"
	default:
		rule = "most-" + string(rune('0'+len(tied)))
	}
	for r := range pirateRules {
		if r.key() == rule {
			f.Pirates[r]++
		}
	}
	if !owned && shielded && mostOfAll > 0 && b.points(shield, c) == mostOfAll && b.houses(shield) > 0 {
		f.Spared++
		f.Used[islas.Shield]++
	}
	f.Lost += len(l.Losses)
	for _, loss := range l.Losses {
		delete(b.islands[loss.Seat], loss.Plot)
	}
}

func (b *tableau) round(l line) {
	f := &b.facts
	f.Rounds = l.Round
	for c, seat := range b.owner {
		f.Held[seat][c]++
	}
	if f.Half.Reached || slices.Max(l.Points) < 10 {
		return
	}
	f.Half.Reached = true
	for seat, points := range l.Points {
		others := slices.Delete(slices.Clone(l.Points), seat, seat+1)
		f.Half.Lead[seat] = points - slices.Max(others)
	}
	for c, seat := range b.owner {
		f.Half.Owns[seat] |= 1 << c
	}
}
