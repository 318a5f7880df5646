// Package art draws what only Puerto Rico has: barrels and other wares, the fields of an island, workers, coins and tokens,
// the town with its buildings, role cards, ships and the trading house. Whoever wants one of them calls its function with a
// painter; scenes know nothing of how it is drawn, and the rules know nothing of it at all. Brushes, and the pictures that
// other games use too, are those of package paint.
//
// The year is 1897, the island governs itself, and whoever works on it is hired: people of many trades, in their own clothes.
package art

import "islas/render/paint"

// subject is what one of this game's pictures shows.
type subject uint8

const (
	barrelPicture subject = iota
	tilePicture
	tileBackPicture
	workerPicture
	workerPlacePicture
	doubloonPicture
	chipPicture
	governorPicture
	islandPicture
	rolePicture
	buildingPicture
	townPicture
	sitePicture
	cargoShipPicture
	workerShipPicture
	wharfShipPicture
	tradingHousePicture
	harbourPicture
	chartPicture
	ladenShipPicture
)

// of returns the colours of this game for p.
func of(p *paint.Painter) *palette {
	return paint.Derived(p, func(p *paint.Painter) *palette { return newPalette(p.Theme()) })
}
