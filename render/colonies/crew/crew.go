// Package crew is the cast of The Colonies.
package crew

import (
	"islas/render/paint/cast"
	"islas/render/paint/figures"
)

// Cast returns the people of the home island.
func Cast() cast.Cast {
	return cast.Cast{
		{Name: "Adela", Face: figures.CrownFace}, {Name: "Bertram", Face: figures.BaldFace}, {Name: "Corinna", Face: figures.FlowerFace},
		{Name: "Diogo", Face: figures.FeatherFace}, {Name: "Edda", Face: figures.ShawlFace}, {Name: "Florin", Face: figures.FringeFace},
		{Name: "Gaspard", Face: figures.FisherFace}, {Name: "Hedda", Face: figures.BraidsFace}, {Name: "Ivo", Face: figures.CurlsFace},
		{Name: "Joana", Face: figures.KerchiefFace}, {Name: "Lorenz", Face: figures.StrawFace}, {Name: "Mathilde", Face: figures.GlassesFace},
	}
}

// Host returns who explains the game: the old helmsman.
func Host() cast.Member { return Cast()[6] }
