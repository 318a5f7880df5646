package printed_test

import (
	"testing"

	"islas/game/islas"
	"islas/game/islas/board/sketch"
	"islas/game/islas/printed"
)

// wished returns the edition with another first priority of a card.
func wished(b printed.Edition, c islas.Card, f islas.Feature) printed.Edition {
	face := b.Face(c)
	face.Priorities[0] = islas.FeaturePriority(f)
	b.Edition = b.Changed(face)
	return b
}

// painted returns the edition with hexagons of a board.
func painted(b printed.Edition, id string, g sketch.Ground, cells ...sketch.Cell) printed.Edition {
	s := b.Islands[id]
	for _, c := range cells {
		s = s.Painted(c, g)
	}
	b.Islands = b.Islands.With(id, s)
	return b
}

// TestMerged: changes here and changes elsewhere are both kept; where both have changed the same thing, it is as here. Things
// that nobody has changed here are as elsewhere, even where something was taken back there.
func TestMerged(t *testing.T) {
	from := printed.New()
	from.Islands = drawn(t)
	side := sketch.Side{}
	for _, at := range sketch.Sides() {
		if s := from.Islands["tenerife"]; s.Border(at) && !s.Has(sketch.Road, at) {
			side = at
		}
	}
	led := from
	led.Islands = led.Islands.With("tenerife", led.Islands["tenerife"].Led(sketch.Road, side))
	both := painted(led, "tenerife", sketch.Mountain, 0)
	granted := from
	granted.Edition = granted.Granted(islas.Orange, islas.Shield)
	given := from
	given.Islands = given.Islands.Without("lanzarote")
	looked := from
	looked.Cards[4] = true
	for what, c := range map[string]struct{ here, there, want printed.Edition }{
		"nothing here":         {from, wished(granted, 0, islas.Coast), wished(granted, 0, islas.Coast)},
		"all taken back there": {from, printed.New(), printed.New()},
		"two cards":            {wished(from, 0, islas.Coast), wished(from, 1, islas.Road), wished(wished(from, 0, islas.Coast), 1, islas.Road)},
		"one card":             {wished(from, 0, islas.Coast), wished(from, 0, islas.Road), wished(from, 0, islas.Coast)},
		"a card and a deed":    {granted, wished(from, 0, islas.Coast), wished(granted, 0, islas.Coast)},
		"looked at":            {looked, looked, looked},
		"looked at here":       {looked, wished(from, 4, islas.Coast), wished(from, 4, islas.Coast)},
		"hexagons":             {painted(from, "lanzarote", sketch.Sea, 3), painted(from, "lanzarote", sketch.Farmland, 9), painted(painted(from, "lanzarote", sketch.Farmland, 9), "lanzarote", sketch.Sea, 3)},
		"a way":                {led, painted(from, "tenerife", sketch.Mountain, 0), both},
		"a way there":          {painted(from, "tenerife", sketch.Mountain, 0), led, both},
		"begun here":           {painted(from, "la-palma", sketch.Village, 7), led, painted(led, "la-palma", sketch.Village, 7)},
		"drawn on, given up":   {painted(from, "lanzarote", sketch.Farmland, 9), given, painted(from, "lanzarote", sketch.Farmland, 9)},
		"given up, drawn on":   {given, painted(from, "lanzarote", sketch.Farmland, 9), given},
	} {
		got := c.here.Merged(from, c.there)
		if got.Edition != c.want.Edition || !got.Islands.Equal(c.want.Islands) {
			t.Errorf("%s: it is\n%s\nnot\n%s", what, got.String(), c.want.String())
		}
		if again, err := printed.Read("x", got.String()); err != nil || again.Edition != got.Edition || !again.Islands.Equal(got.Islands) {
			t.Errorf("%s: it is not read as it is written: %v", what, err)
		}
	}
}
