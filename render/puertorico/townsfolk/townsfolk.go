// Package townsfolk is the cast of Puerto Rico.
package townsfolk

import (
	"islas/render/cast"
	"islas/render/paint"
)

// Cast returns the people of the town.
func Cast() cast.Cast {
	return cast.Cast{
		{Name: "Amparo", Face: paint.GlassesFace},
		{Name: "Baldomero", Face: paint.BaldFace},
		{Name: "Carmen", Face: paint.ShawlFace},
		{Name: "Dolores", Face: paint.FlowerFace},
		{Name: "Emilio", Face: paint.FringeFace},
		{Name: "Eugenio", Face: paint.CurlsFace},
		{Name: "Julia", Face: paint.BraidsFace},
		{Name: "Luisa", Face: paint.CrownFace},
		{Name: "Pedro", Face: paint.StrawFace},
		{Name: "Ramón", Face: paint.FisherFace},
		{Name: "Rosario", Face: paint.KerchiefFace},
	}
}

// Host returns who explains the game: the schoolmistress.
func Host() cast.Member { return Cast()[0] }
