// Package islanders is the cast of Islas Canarias.
package islanders

import (
	"islas/render/cast"
	"islas/render/paint"
)

// Cast returns the islanders.
func Cast() cast.Cast {
	return cast.Cast{
		{Name: "Candelaria", Face: paint.ShawlFace},
		{Name: "Ayoze", Face: paint.CurlsFace},
		{Name: "Iballa", Face: paint.FlowerFace},
		{Name: "Gregorio", Face: paint.FisherFace},
		{Name: "Arminda", Face: paint.BraidsFace},
		{Name: "Tinguaro", Face: paint.BaldFace},
		{Name: "Gara", Face: paint.CrownFace},
		{Name: "Domingo", Face: paint.StrawFace},
		{Name: "Guacimara", Face: paint.GlassesFace},
		{Name: "Ubay", Face: paint.FringeFace},
		{Name: "Carmela", Face: paint.KerchiefFace},
		{Name: "Anselmo", Face: paint.FeatherFace},
	}
}

// Host returns the islander who explains the game.
func Host() cast.Member { return Cast()[0] }
