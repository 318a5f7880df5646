package puertorico

import (
	"fmt"
	"strings"

	"islas/game"
)

// The lines of a match record (record.md), written from what the engine tells: in these words it is compared with the
// reference.

// recordLines returns the lines of the events that have one.
func recordLines(steps []Step) (lines []string) {
	for i := range steps {
		if line := recordLine(&steps[i]); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

func recordLine(step *Step) string {
	e, s := &step.Event, &step.After
	switch e.Kind {
	case EvSetUp, EvRoleOver:
		return stateLine(s)
	case EvRow, EvDrawn:
		what := map[EventKind]string{EvRow: "row", EvDrawn: "hacienda"}[e.Kind]
		return fmt.Sprintf(`{"e":"chance","what":%q,"tiles":%s}`, what, quoted(eventTiles(e)))
	case EvReshuffle:
		return fmt.Sprintf(`{"e":"chance","what":"reshuffle","tiles":%d}`, e.Count)
	case EvRound:
		return fmt.Sprintf(`{"e":"round","round":%d,"governor":%d}`, e.Round, e.Seat)
	case EvAct:
		forced := ""
		if e.Forced {
			forced = `,"forced":true`
		}
		return fmt.Sprintf(`{"e":"act","seat":%d,"action":%q%s}`, e.Seat, e.Action, forced)
	case EvDealt, EvFactory, EvPoints:
		what := map[EventKind]string{EvDealt: "colonists", EvFactory: "factory", EvPoints: "points"}[e.Kind]
		by := make([]int, s.Seats())
		for seat := range by {
			by[seat] = int(e.By[seat][0])
		}
		return fmt.Sprintf(`{"e":"gain","what":%q,"by":%s}`, what, commas(by))
	case EvProduced, EvLost:
		what := map[EventKind]string{EvProduced: "goods", EvLost: "lost"}[e.Kind]
		return fmt.Sprintf(`{"e":"gain","what":%q,"by":%s}`, what, commas(e.By[:s.Seats()]))
	case EvOver:
		return endLine(s)
	}
	return ""
}

// eventTiles returns the tiles of an EvRow or EvDrawn.
func eventTiles(e *Event) []Tile {
	if e.Kind == EvDrawn {
		return e.Tiles[:1]
	}
	return e.Tiles[:e.Count]
}

// endLine returns the last line of a record.
func endLine(s *State) string {
	var why, totals, winners []string
	for i, cause := range []string{"colonists", "city", "chips"} {
		if s.Ending()>>i&1 != 0 {
			why = append(why, cause)
		}
	}
	for seat := range game.Seat(s.Seats()) {
		c := s.Score(seat)
		totals = append(totals, fmt.Sprintf(`{"chips":%d,"buildings":%d,"large":%d,"total":%d,"tie":%d}`,
			c.Chips, c.Buildings, c.Large, s.Points(seat), c.Tie))
	}
	for seat := range s.Winners().All() {
		winners = append(winners, fmt.Sprint(seat))
	}
	return fmt.Sprintf(`{"e":"end","why":%s,"totals":[%s],"winners":[%s]}`, quoted(why), strings.Join(totals, ","), strings.Join(winners, ","))
}

// stateLine returns the state line of a position.
func stateLine(s *State) string {
	seats := make([]string, s.Seats())
	for seat := range seats {
		seats[seat] = seatObject(s, game.Seat(seat))
	}
	var cargo, roles, discards, left []string
	for _, c := range s.CargoShips() {
		kind := "null"
		if c.Kind != NoGood {
			kind = fmt.Sprintf("%q", c.Kind)
		}
		cargo = append(cargo, fmt.Sprintf(`{"size":%d,"kind":%s,"n":%d}`, c.Size, kind, c.N))
	}
	for r := range Role(Roles) {
		if n, ok := s.Doubloons(r); ok {
			roles = append(roles, fmt.Sprintf("%q:%d", r, n))
		}
	}
	for g, n := range s.Discards() {
		discards = append(discards, fmt.Sprintf("%q:%d", Good(g), n))
	}
	for b := range Building(Buildings) {
		left = append(left, fmt.Sprintf("%q:%d", b, s.Left(b)))
	}
	supply, ship := s.Colonists()
	goods := s.Barrels()
	return fmt.Sprintf(`{"e":"state","seats":[%s],"supply":{"points":%d,"colonists":%d,"goods":%s,"quarries":%d,"buildings":{%s}},`+
		`"ship":%d,"cargo":[%s],"house":%s,"row":%s,"stack":%d,"discards":{%s},"roles":{%s},"governor":%d,"round":%d,"ending":%t}`,
		strings.Join(seats, ","), s.Chips(), supply, commas(goods), s.Quarries(), strings.Join(left, ","),
		ship, strings.Join(cargo, ","), quoted(s.House()), quoted(s.Row()), s.Stack(), strings.Join(discards, ","),
		strings.Join(roles, ","), s.Governor(), s.round, s.Ending() != 0)
}

func seatObject(s *State, seat game.Seat) string {
	p := s.Player(seat)
	var tiles, built []string
	for t := range Tile(TileKinds) {
		n, occupied := p.Tiles(t)
		tiles = append(tiles, fmt.Sprintf("%q:[%d,%d]", t, n, occupied))
	}
	for _, b := range p.Built() {
		built = append(built, fmt.Sprintf("%q:%d", b, p.Workers(b)))
	}
	return fmt.Sprintf(`{"doubloons":%d,"chips":%d,"goods":%s,"tiles":{%s},"buildings":{%s},"san_juan":%d}`,
		p.Doubloons(), p.Chips(), commas(p.Barrels()), strings.Join(tiles, ","), strings.Join(built, ","), p.SanJuan())
}

// commas writes numbers, or lists of them, as a list.
func commas(list any) string { return strings.ReplaceAll(fmt.Sprint(list), " ", ",") }

// quoted writes words as a list.
func quoted[T any](list []T) string {
	words := make([]string, len(list))
	for i, w := range list {
		words[i] = fmt.Sprintf("%q", fmt.Sprint(w))
	}
	return "[" + strings.Join(words, ",") + "]"
}
