// Package townsfolk is the cast of Puerto Rico.
package townsfolk

import (
	"islas/render/paint/cast"
	"islas/render/paint/figures"
)

// Cast returns the people of the town.
func Cast() cast.Cast {
	return cast.Cast{
		{Name: "Amparo", Face: figures.GlassesFace}, {Name: "Baldomero", Face: figures.BaldFace}, {Name: "Carmen", Face: figures.ShawlFace},
		{Name: "Dolores", Face: figures.FlowerFace}, {Name: "Emilio", Face: figures.FringeFace}, {Name: "Eugenio", Face: figures.CurlsFace},
		{Name: "Julia", Face: figures.BraidsFace}, {Name: "Luisa", Face: figures.CrownFace}, {Name: "Pedro", Face: figures.StrawFace},
		{Name: "Ramón", Face: figures.FisherFace}, {Name: "Rosario", Face: figures.KerchiefFace},
	}
}

// Host returns who explains the game: the schoolmistress.
func Host() cast.Member { return Cast()[0] }
