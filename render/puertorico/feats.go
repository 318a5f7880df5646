package puertorico

import (
	"islas/game/match"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/feats"
	"islas/render/paint"
	"islas/render/stage"
)

var _ stage.Honours = Game{}

// Feats implements stage.Honours.
func (Game) Feats() []stage.Feat {
	icons := map[string]paint.Icon{
		"win": paint.IconCrown, "clear": paint.IconCrown, "comeback": paint.IconCrown, "finisher": paint.IconCrown, "masters": paint.IconComputer,
		"shipper": paint.IconShip, "big-load": paint.IconShip, "wharf": paint.IconShip, "harbour": paint.IconAnchor, "nothing-lost": paint.IconAnchor,
		"city": paint.IconHammer, "large": paint.IconHammer, "two-large": paint.IconHammer, "great-large": paint.IconHammer, "free": paint.IconHammer,
		"quarries": paint.IconHammer, "builder": paint.IconHammer, "role": paint.IconHand, "at-work": paint.IconHuman,
	}
	return stage.FeatsOf(feats.IDs(), icons)
}

// Judged implements stage.Honours.
func (Game) Judged() int { return feats.Version }

// Judge implements stage.Honours.
func (Game) Judge(m match.Any) [][]string {
	played := m.(*engine.Match)
	return feats.Judge(played.Info(), played.Setup(), played.Steps())
}
