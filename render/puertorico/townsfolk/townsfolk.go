// Package townsfolk is the cast of Puerto Rico.
package townsfolk

import (
	"islas/render/cast"
	"islas/render/paint"
)

// Cast returns the people of the town.
func Cast() cast.Cast {
	return cast.Cast{
		{Name: "Carmen", Face: paint.ShawlFace},
		{Name: "Eugenio", Face: paint.CurlsFace},
		{Name: "Dolores", Face: paint.FlowerFace},
		{Name: "Ramón", Face: paint.FisherFace},
		{Name: "Julia", Face: paint.BraidsFace},
		{Name: "Baldomero", Face: paint.BaldFace},
		{Name: "Luisa", Face: paint.CrownFace},
		{Name: "Pedro", Face: paint.StrawFace},
		{Name: "Amparo", Face: paint.GlassesFace},
		{Name: "Emilio", Face: paint.FringeFace},
		{Name: "Rosario", Face: paint.KerchiefFace},
		{Name: "Manuel", Face: paint.FeatherFace},
	}
}

// Host returns who explains the game.
func Host() cast.Member { return Cast()[0] }
