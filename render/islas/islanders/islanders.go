// Package islanders is the cast of Islas Canarias.
package islanders

import (
	"islas/render/paint/cast"
	"islas/render/paint/figures"
)

// Cast returns the islanders.
func Cast() cast.Cast {
	return cast.Cast{
		{Name: "Candelaria", Face: figures.ShawlFace}, {Name: "Ayoze", Face: figures.CurlsFace}, {Name: "Iballa", Face: figures.FlowerFace},
		{Name: "Gregorio", Face: figures.FisherFace}, {Name: "Arminda", Face: figures.BraidsFace}, {Name: "Tinguaro", Face: figures.BaldFace},
		{Name: "Gara", Face: figures.CrownFace}, {Name: "Domingo", Face: figures.StrawFace}, {Name: "Guacimara", Face: figures.GlassesFace},
		{Name: "Ubay", Face: figures.FringeFace}, {Name: "Carmela", Face: figures.KerchiefFace}, {Name: "Anselmo", Face: figures.FeatherFace},
	}
}

// Host returns the islander who explains the game.
func Host() cast.Member { return Cast()[0] }
