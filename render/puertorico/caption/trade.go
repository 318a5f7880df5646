package caption

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
)

// House says what the trading house does, and what a barrel of each kind that it takes would bring a player while trader has the privilege
// of the trader, game.NoSeat for nobody.
func House(text Text, s *puertorico.State, seat, trader game.Seat) string {
	var brings []string
	for g := range s.HouseTakes(seat).All {
		brings = append(brings, text("house.brings", "good", Good(text, g), "n", s.SalePrice(seat, trader, g)))
	}
	if len(brings) == 0 {
		return text("house.tip")
	}
	return text("house.tip") + "\n" + text("house.sale", "list", strings.Join(brings, ", "))
}

// Offer says of a building in the market what it does, its price for a player, and how many are left, or why it is not for sale to them.
func Offer(text Text, s *puertorico.State, seat game.Seat, b puertorico.Building, price int) string {
	key := "market.tip"
	switch {
	case s.Player(seat).Has(b):
		key = "market.tip.owned"
	case s.Left(b) == 0:
		key = "market.tip.gone"
	case price < b.Cost():
		key = "market.tip.less"
	}
	return text(key, "name", Building(text, b), "effect", Effect(text, b), "price", price, "cost", b.Cost(), "points", b.Points(),
		"left", s.Left(b))
}
