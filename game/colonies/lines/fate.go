package lines

import (
	"cmp"
	"fmt"

	"islas/game/colonies"
	"islas/game/record"
)

// fate decides chance as the lines of a record say. It implements colonies.Fate.
type fate struct {
	script *record.Script
	at     int // index in script.Rest of the line after the one that was taken last
}

// begin begins an action, whose line is the next one.
func (f *fate) begin() { f.at = 1 }

// next returns the next line for chance of what the current action leads to, nil if there is none.
func (f *fate) next() any {
	rest := f.script.Rest()
	for ; f.at < len(rest); f.at++ {
		switch line := rest[f.at].(type) {
		case *homeLine, *diceLine, *tileLine, *chipLine, *cardLine, *stolenLine, *eruptionLine:
			f.at++
			return line
		case *record.Act:
			if !line.Forced {
				return nil
			}
		}
	}
	return nil
}

// Home implements colonies.Fate.
func (f *fate) Home() (l colonies.Layout, ok bool) {
	if line, ok := f.next().(*homeLine); ok {
		return colonies.Layout{Terrain: line.Terrain, Numbers: line.Numbers, Harbours: line.Harbours}, true
	}
	return l, false
}

// Decide implements colonies.Fate.
func (f *fate) Decide(e colonies.Event) (drawn colonies.Event, ok bool) {
	kind := colonies.EvHome
	switch line := f.next().(type) {
	case *diceLine:
		kind, e.Dice = colonies.EvDice, line.Dice
	case *tileLine:
		if kind = colonies.EvTile; line.Number != nil {
			e.N = cmp.Or(*line.Number, -1) // where there is none, null is written
		}
		e.Terrain = line.Tile
	case *chipLine:
		if kind = colonies.EvChip; len(line.Chips) != 1 && len(line.Chips) != 2 {
			f.Refuse("one chip is drawn, or two, not %d", len(line.Chips))
			return e, false
		}
		for i, n := range line.Chips {
			e.Chips[i] = uint8(min(uint(n), 0xff))
		}
	case *cardLine:
		kind, e.Card = colonies.EvCard, line.Card
	case *stolenLine:
		kind, e.Resource = colonies.EvStolen, line.Card
	case *eruptionLine:
		kind, e.N = colonies.EvEruption, line.Die
	}
	return e, kind == e.Kind
}

// Refuse implements colonies.Fate.
func (f *fate) Refuse(format string, args ...any) {
	f.script.Impossible(f.at-1, fmt.Sprintf(format, args...))
}
