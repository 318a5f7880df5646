package art

import "github.com/hajimehoshi/ebiten/v2"

// ShipRatio is the ship's width divided by its height.
const ShipRatio = 4.0 / 3

// shipCards is how many cards one can see on deck; more lie hidden behind them.
const shipCards = 8

// Ship draws the settlers' ship, a two-masted caravel, with a number of cards face down on its deck. It is as large as it
// fits into r.
func (p *Painter) Ship(dst *ebiten.Image, r Rect, cards int) {
	cards = max(0, min(cards, shipCards))
	p.show(dst, fit(r, ShipRatio), p.colours.shipDrawing(cards))
}

func (pal *palette) shipDrawing(cards int) drawing {
	return drawing{content{subject: shipPicture, a: cards}, 200, func(n pen) { pal.caravel(n, cards) }}
}

// caravel draws the ship in 200 × 150 units.
func (pal *palette) caravel(n pen, cards int) {
	n.soft(5, 0.35, func(n pen) { n.fill(pal.ink, ellipse(104, 138, 80, 8)) })
	ink := pal.ink
	n.marks([]layerMark{
		{"M 4 78 L 34 96", ink, 5}, {"M 4 78 L 34 96", pal.wood, 2.6}, // bowsprit
		{"M 74 100 V 8 M 138 96 V 22", ink, 6}, {"M 74 100 V 8 M 138 96 V 22", pal.wood, 3.4},
		{"M 74 12 L 12 82 M 74 12 L 120 96 M 138 26 L 182 82", ink, 1},
	})
	// Lateen sails, bellied by the trade wind, with a red cross.
	n.marks([]layerMark{
		{"M 42 72 Q 50 34 98 10 Q 122 46 112 84 Q 78 90 42 72 Z", pal.paper, 0},
		{"M 98 10 Q 122 46 112 84 Q 100 86 88 85 Q 106 50 98 10 Z", pal.paperDark, 0},
		{"M 82 34 V 76 M 64 54 Q 82 62 101 57", pal.roof, 6},
		{"M 42 72 Q 50 34 98 10 Q 122 46 112 84 Q 78 90 42 72 Z", ink, 2.4},
		{"M 124 78 Q 130 46 160 24 Q 182 52 174 82 Q 150 90 124 78 Z", pal.paper, 0},
		{"M 160 24 Q 182 52 174 82 Q 166 84 158 84 Q 170 52 160 24 Z", pal.paperDark, 0},
		{"M 124 78 Q 130 46 160 24 Q 182 52 174 82 Q 150 90 124 78 Z", ink, 2.4},
		{"M 74 8 Q 62 2 52 8 Q 60 12 52 18 Q 64 20 74 16 Z M 138 22 Q 128 17 120 22 Q 126 25 120 30 Q 130 32 138 29 Z", pal.roof, 0},
	})
	n.marks([]layerMark{ // the far rail, behind the cards
		{"M 26 96 Q 100 112 164 92 L 164 104 L 30 108 Z", pal.woodDark, 0},
	})
	for i := range cards {
		pal.deckCard(n, 44+float64(i)*(104/float64(max(cards, 5))), 88-float64(i%2)*2)
	}
	hull := "M 20 94 Q 60 112 110 110 Q 140 108 150 98 V 84 Q 172 84 190 76 Q 190 112 172 136 Q 110 146 46 136 Q 28 122 20 94 Z"
	n.marks([]layerMark{
		{hull, pal.wood, 0},
		{"M 28 114 Q 90 130 184 110 Q 180 126 172 136 Q 110 146 46 136 Q 36 128 28 114 Z", pal.woodDark, 0},
		{"M 24 104 Q 80 122 150 112 Q 172 108 188 98", pal.gold, 3},
		{"M 34 123 Q 100 136 179 122", mix(pal.woodDark, ink, 0.4), 1.4},
		{hull, ink, 3},
		{"O 64 121 3.6 3.6 O 88 124 3.6 3.6 O 112 124.5 3.6 3.6 O 136 122 3.6 3.6", ink, 0},
		{"M 160 90 H 168 V 97 H 160 Z M 174 88 H 182 V 95 H 174 Z", pal.gold, 0},
		{"M 12 138 Q 28 130 44 138 Q 60 146 76 138 Q 92 130 108 138 Q 124 146 140 138 Q 156 130 172 138 Q 180 142 190 138", pal.surf, 3},
	})
}

// deckCard is the back of a small card that stands on deck.
func (pal *palette) deckCard(n pen, x, y float64) {
	n.fill(pal.ink, rounded(x-1.4, y-1.4, 24.8, 34.8, 3.4))
	n.fill(pal.paper, rounded(x, y, 22, 32, 2.4))
	n.fill(pal.seaDeep, rounded(x+2, y+2, 18, 28, 1.6))
	n.fill(pal.brass, polyline(true, point{x + 11, y + 5}, point{x + 13, y + 14}, point{x + 18, y + 15},
		point{x + 13, y + 16}, point{x + 11, y + 25}, point{x + 9, y + 16}, point{x + 4, y + 15}, point{x + 9, y + 14}))
}

// StartShip draws the token of the player who begins the round, as wide as it is high.
func (p *Painter) StartShip(dst *ebiten.Image, r Rect) {
	p.show(dst, square(r), drawing{content{subject: startShipPicture}, 100, p.colours.token})
}

// token draws a coin with a ship in 100 × 100 units.
func (pal *palette) token(n pen) {
	n.soft(3, 0.4, func(n pen) { n.at(3, 5, 1).fill(pal.ink, circle(49, 49, 43)) })
	n.fill(pal.ink, circle(49, 48, 46))
	n.fill(pal.brass, circle(49, 48, 43))
	n.fill(mix(pal.brass, pal.white, 0.45), circle(47, 46, 39.5))
	n.fill(pal.sea, circle(49, 48, 37))
	n.marks([]layerMark{
		{"M 47 12 V 62", pal.ink, 5},
		{"M 50 16 Q 78 30 74 56 Q 62 60 50 56 Z M 43 24 V 54 Q 32 58 20 54 Q 24 34 43 24 Z", pal.white, 0},
		{"M 50 16 Q 78 30 74 56 Q 62 60 50 56 Z M 43 24 V 54 Q 32 58 20 54 Q 24 34 43 24 Z", pal.ink, 3},
		{"M 14 60 Q 49 70 84 58 Q 78 80 66 82 H 32 Q 20 80 14 60 Z", pal.wood, 0},
		{"M 14 60 Q 49 70 84 58 Q 78 80 66 82 H 32 Q 20 80 14 60 Z", pal.ink, 3.4},
		{"M 19 69 Q 49 77 79 68", pal.gold, 3},
	})
}
