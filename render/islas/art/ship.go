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

// The ship's outlines, in 200 × 150 units.
const (
	hullShape   = "M 20 94 Q 60 112 110 110 Q 140 108 150 98 V 84 Q 172 84 190 76 Q 190 112 172 136 Q 110 146 46 136 Q 28 122 20 94 Z"
	mainSail    = "M 40 73 Q 50 34 99 9 Q 124 46 113 85 Q 78 92 40 73 Z"
	mizzenSail  = "M 123 79 Q 130 46 161 23 Q 184 52 175 83 Q 150 91 123 79 Z"
	mainShade   = "M 99 9 Q 124 46 113 85 Q 100 87 86 86 Q 108 50 99 9 Z"
	mizzenShade = "M 161 23 Q 184 52 175 83 Q 166 85 156 85 Q 172 52 161 23 Z"
)

// caravel draws the ship in 200 × 150 units.
func (pal *palette) caravel(n pen, cards int) {
	n.soft(5, 0.35, func(n pen) { n.fill(pal.ink, ellipse(104, 138, 80, 8)) })
	ink := pal.ink
	n.marks([]layerMark{
		{"M 4 78 L 34 96", ink, 5}, {"M 4 78 L 34 96", pal.wood, 2.6}, // bowsprit
		{"M 74 12 L 10 80 M 74 12 L 122 98 M 138 26 L 184 80 M 74 20 L 56 100 M 74 20 L 92 102", fade(ink, 0.75), 0.9}, // rigging
		{"M 74 104 V 6 M 138 100 V 20", ink, 6.4}, {"M 74 104 V 6 M 138 100 V 20", pal.wood, 3.8},
		{"M 73 104 V 6 M 137 100 V 20", fade(pal.white, 0.35), 1},
		{"M 68 17 H 80 L 78 23 H 70 Z", ink, 2}, {"M 68 17 H 80 L 78 23 H 70 Z", pal.woodDark, 0}, // crow's nest
	})
	pal.sail(n, mainSail, mainShade, point{44, 20}, point{112, 88}, []string{
		"M 58 79 Q 66 48 90 22", "M 76 85 Q 86 54 99 20", "M 95 87 Q 106 60 106 30",
	}, "M 82 33 V 77 M 63 54 Q 82 63 102 57")
	pal.sail(n, mizzenSail, mizzenShade, point{130, 30}, point{172, 86}, []string{
		"M 137 83 Q 144 54 159 33", "M 152 86 Q 161 58 166 36",
	}, "")
	// The yards that the lateen sails hang from, and the pennants.
	n.marks([]layerMark{
		{"M 34 78 L 104 4", ink, 4.6}, {"M 34 78 L 104 4", pal.wood, 2.2}, {"M 118 84 L 166 17", ink, 4.2}, {"M 118 84 L 166 17", pal.wood, 2},
	})
	for _, at := range []struct{ x, y, k float64 }{{74, 7, 1}, {138, 21, 0.8}} {
		q := n.at(at.x, at.y, at.k)
		flag := drawn("M 0 0 Q -10 -6 -20 0 Q -14 4 -24 9 Q -10 12 0 8 Z")
		q.ramp(point{-24, 0}, point{0, 6}, mix(pal.roof, pal.white, 0.15), pal.roofDark, flag)
		q.stroke(ink, 1.6, flag)
	}
	n.marks([]layerMark{{"M 26 96 Q 100 112 164 92 L 164 104 L 30 108 Z", pal.woodDark, 0}}) // the far rail, behind the cards
	for i := range cards {
		pal.deckCard(n, 44+float64(i)*(104/float64(max(cards, 5))), 88-float64(i%2)*2)
	}
	pal.hull(n)
}

// sail draws a bellied sail with its seams, and a cross on it if there is one.
func (pal *palette) sail(n pen, outline, shade string, from, to point, seams []string, cross string) {
	path := drawn(outline)
	n.layer(1, func(n pen) {
		n.gradient(from, to, false, evenly(pal.white, pal.paper, pal.paperDark), path)
		n = n.atop()
		if cross != "" {
			n.stroke(mix(pal.roof, pal.roofDark, 0.35), 6.4, drawn(cross))
		}
		n.ramp(from, to, fade(pal.goldDark, 0), fade(pal.goldDark, 0.45), drawn(shade))
		for _, s := range seams {
			n.stroke(fade(pal.goldDark, 0.5), 0.8, drawn(s))
		}
	})
	n.stroke(pal.ink, 2.2, path)
}

// hull draws the ship's body with its planks, stern castle and lantern, and the waves at its side.
func (pal *palette) hull(n pen) {
	path := drawn(hullShape)
	n.layer(1, func(n pen) {
		n.gradient(point{90, 90}, point{100, 142}, false, evenly(mix(pal.wood, pal.straw, 0.3), pal.wood, pal.woodDark), path)
		n = n.atop()
		n.fill(fade(pal.ink, 0.28), drawn("M 28 116 Q 90 131 184 112 Q 180 128 172 138 Q 110 148 46 138 Q 36 130 28 116 Z"))
		n.stroke(fade(pal.ink, 0.32), 1, drawn("M 22 99 Q 70 116 126 113 Q 156 111 190 92 M 30 120 Q 96 135 182 116 M 34 127 Q 100 140 178 124 M 40 133 Q 104 145 174 131"))
		n.stroke(fade(pal.white, 0.22), 1, drawn("M 23 101.5 Q 70 118 126 115 Q 156 113 190 94.5 M 152 87 Q 172 86 188 80"))
		n.ramp(point{140, 0}, point{194, 0}, fade(pal.ink, 0), fade(pal.ink, 0.4), path)
	})
	n.marks([]layerMark{
		{"M 24 105 Q 80 123 150 113 Q 172 109 189 98", pal.goldDark, 4}, {"M 24 104.4 Q 80 122 150 112.2 Q 172 108 189 97.4", pal.gold, 2.2},
		{hullShape, pal.ink, 2.8},
		{"O 64 122 4 4 O 88 125 4 4 O 112 125.5 4 4 O 136 123 4 4", pal.ink, 0},
		{"O 64 121.4 2 2 O 88 124.4 2 2 O 112 124.9 2 2 O 136 122.4 2 2", pal.woodDark, 0},
		{"M 159 89 H 168 V 98 H 159 Z M 173 86.5 H 182 V 95.5 H 173 Z", pal.ink, 0},
		{"M 160.4 90.4 H 166.6 V 96.6 H 160.4 Z M 174.4 87.9 H 180.6 V 94.1 H 174.4 Z", pal.gold, 0},
		{"M 163.5 90 V 97 M 177.5 87.5 V 94.5", pal.goldDark, 1},
		{"M 190 76 V 64", pal.ink, 2}, {"O 190 61 4.4 5.4", pal.ink, 0}, {"O 190 61 2.8 3.8", pal.gold, 0}, // the stern lantern
		{"M 10 139 Q 28 130 44 138 Q 60 146 76 138 Q 92 130 108 138 Q 124 146 140 138 Q 156 130 172 138 Q 180 142 192 138", fade(pal.sea, 0.8), 6},
		{"M 12 138 Q 28 130 44 138 Q 60 146 76 138 Q 92 130 108 138 Q 124 146 140 138 Q 156 130 172 138 Q 180 142 190 138", pal.surf, 3},
		{"M 30 145 Q 44 139 58 145 M 118 146 Q 132 140 146 146", fade(pal.surf, 0.6), 1.8},
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
