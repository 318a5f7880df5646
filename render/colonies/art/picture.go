package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
)

// Picture is a picture that looks the same wherever it lies. Two that are equal look alike, so that a scene can tell by them whether
// something has changed.
type Picture struct {
	what subject
	a, b int
}

// Draw draws the picture as large as it fits into r.
func (k Picture) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if ratio := recipes[k.what].ratio; ratio > 0 {
		r = r.Fit(ratio)
	}
	p.Show(dst, r, k.drawing(of(p)))
}

// drawing returns the picture in the colours of a palette.
func (k Picture) drawing(pal *palette) paint.Drawing {
	made := recipes[k.what]
	return paint.Drawing{
		Key: paint.Key{Subject: k.what, A: k.a, B: k.b}, Units: made.units, Paint: func(n paint.Pen) { made.draw(n, pal, k.a, k.b) },
	}
}

// recipe is how the pictures of a subject are drawn.
type recipe struct {
	units float64 // width of the box that they are drawn in
	ratio float64 // their width divided by their height, 0 for those that fill any rectangle
	draw  func(n paint.Pen, pal *palette, a, b int)
}

// square returns the recipe of pictures that are as wide as they are high.
func square(draw func(n paint.Pen, pal *palette, a, b int)) recipe { return recipe{100, 1, draw} }

// each returns the drawing function for things of a kind.
func each[K ~int | ~int8 | ~uint8](draw func(paint.Pen, *palette, K)) func(paint.Pen, *palette, int, int) {
	return func(n paint.Pen, pal *palette, a, _ int) { draw(n, pal, K(a)) }
}

// plain returns that for the only thing of its sort.
func plain(draw func(paint.Pen, *palette)) func(paint.Pen, *palette, int, int) {
	return func(n paint.Pen, pal *palette, _, _ int) { draw(n, pal) }
}

// recipes are those of all pictures.
var recipes = map[subject]recipe{
	"shield": square(each(drawShield)), "settlement": square(each(drawSettlement)), "city": square(each(drawCity)),
	"base": square(each(drawBase)), "ship": square(each(drawShip)), "fleet": square(each(drawFleet)), "pirate": square(plain(drawPirate)),
	"guard": {tileWide, 0, each(drawGuard)},
	"road": square(func(n paint.Pen, pal *palette, seat, turn int) {
		drawRoad(n, pal, game.Seat(seat), float64(turn)*math.Pi/6)
	}),

	"token": square(each(drawToken)), "slot": square(plain(drawSlot)), "point": square(plain(drawPoint)), "army": square(plain(drawArmy)),
	"resource": square(each(drawResource)), "die": square(drawDie),
	"resource card": {cardWide, CardRatio, each(drawResourceCard)}, "card": {cardWide, CardRatio, each(drawCard)},
	"back": {cardWide, CardRatio, each(drawBack)},
	"deck": {cardWide, CardRatio, each(drawDeck)}, "stack": square(each(drawStack)),

	"hex":    {100 * root3, hexRatio, each(drawHex)},
	"number": square(each(drawNumber)), "corner": square(drawCorner), "harbour": square(each(drawHarbour)), "jetty": {80, 0, each(drawJetty)},
	"node mark": square(each(drawNodeMark)), "edge mark": square(each(drawEdgeMark)), "hex mark": {tileWide, 0, each(drawHexMark)},
	"halo": square(each(drawHalo)), "badge": square(drawBadge), "range": square(each(drawRange)),

	"scale": faint(0, 0, 1, drawScale), "serpent": faint(1, 1, 0.95, drawSerpent), "faint galleon": faint(1, 2, 0.97, drawGalleon),
	"galleon": {100, GalleonRatio, plain(func(n paint.Pen, pal *palette) { drawGalleon(n.At(1, 1, 0.98), pal) })},
}

// SeatMark is the sign of a seat, a shield with its mark.
func SeatMark(seat game.Seat) Picture { return Picture{"shield", int(seat), 0} }

// Settlement, City, Base, Ship and Fleet are the pieces of a seat. Ships have their bow to the right.
func Settlement(seat game.Seat) Picture { return Picture{"settlement", int(seat), 0} }
func City(seat game.Seat) Picture       { return Picture{"city", int(seat), 0} }
func Base(seat game.Seat) Picture       { return Picture{"base", int(seat), 0} }
func Ship(seat game.Seat) Picture       { return Picture{"ship", int(seat), 0} }
func Fleet(seat game.Seat) Picture      { return Picture{"fleet", int(seat), 0} }

// Town is a settlement or a city.
func Town(seat game.Seat, city bool) Picture {
	if city {
		return City(seat)
	}
	return Settlement(seat)
}

// Road is a road of a seat, turned by steps of 30°: 0 lies level.
func Road(seat game.Seat, turn int) Picture { return Picture{"road", int(seat), (turn%6 + 6) % 6} }

// Guard is what a war fleet guards, in the rectangle of a tile: the six corners of its hex, each with the seat's pennant.
func Guard(seat game.Seat) Picture { return Picture{"guard", int(seat), 0} }

// Pirate is the pirate.
func Pirate() Picture { return Picture{what: "pirate"} }

// Token is a colony token: a mask for a find, a coin for gold, a block for ore, a cut stone for a gem; an empty slot for NoToken.
func Token(t colonies.Token) Picture {
	if t == colonies.NoToken {
		return Picture{what: "slot"}
	}
	return Picture{"token", int(t), 0}
}

// PointChip is the chip of a point, six corners and a star.
func PointChip() Picture { return Picture{what: "point"} }

// Army is the badge of the largest army, two swords on a shield.
func Army() Picture { return Picture{what: "army"} }

// Resource is what a resource is, without its card.
func Resource(k colonies.Resource) Picture { return Picture{"resource", int(k), 0} }

// Die is a die: a face from 1 to 6, turned by an angle in radians. With high it is the one that gives the range, with a ring of brass.
func Die(face int, turn float64, high bool) Picture {
	step := int(math.Round(turn * 2 * dieSteps / math.Pi))
	return Picture{"die", face | paint.Flag(high)<<4, (step%(4*dieSteps) + 4*dieSteps) % (4 * dieSteps)}
}

// ResourceCard is the card of a resource, NoResource for its back.
func ResourceCard(k colonies.Resource) Picture {
	if k == colonies.NoResource {
		return Picture{what: "back"}
	}
	return Picture{"resource card", int(k), 0}
}

// Card is a development card, NoCard for its back.
func Card(k colonies.Card) Picture {
	if k == colonies.NoCard {
		return Picture{what: "back", a: 1}
	}
	return Picture{"card", int(k), 0}
}

// Stack is the stack of tiles and Deck that of development cards, as many as are left as far as one can see that.
func Stack(left int) Picture { return Picture{"stack", min((left+3)/4, 5), 0} }
func Deck(left int) Picture  { return Picture{"deck", min((left+4)/5, 5), 0} }

// Hex is a single hex of a terrain with shores around it. The sea is drawn, too.
func Hex(t colonies.Terrain) Picture { return Picture{"hex", int(t), 0} }

// Number is the disc with a number and its pips, 0 for one face down. 6 and 8 are red, and have rays.
func Number(number int) Picture { return Picture{"number", number, 0} }

// HarbourSign is the sign of a harbour with the resource of a 2:1 harbour, NoResource for 3:1.
func HarbourSign(k colonies.Resource) Picture { return Picture{"harbour", int(k), 0} }

// NodeMark and HexMark mark a place of a chart that is not closed, EdgeMark one turned like a road. Halo is a ring of light around whatever
// lies there.
func NodeMark(m Mark) Picture   { return Picture{"node mark", int(m), 0} }
func EdgeMark(turn int) Picture { return Picture{"edge mark", (turn%6 + 6) % 6, 0} }
func HexMark(m Mark) Picture    { return Picture{"hex mark", int(m), 0} }
func Halo(m Mark) Picture       { return Picture{"halo", int(m), 0} }

// Badge is a number on a small plate, such as the steps to a node. With strange it is that of a place where something unknown begins.
func Badge(number int, strange bool) Picture { return Picture{"badge", number, paint.Flag(strange)} }

// Range is how far a ship can still sail, on the rose of a compass.
func Range(left int) Picture { return Picture{"range", left, 0} }

// GalleonRatio is the width of the ship of the discoverers divided by its height.
const GalleonRatio = 100.0 / 92

// Galleon is the ship of the discoverers.
func Galleon() Picture { return Picture{what: "galleon"} }
