package islas

import (
	"islas/game/islas/engine"
	"islas/game/islas/feats"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
)

var _ stage.Honours = Game{}

// Feats implements stage.Honours.
func (Game) Feats() []stage.Feat {
	icons := map[string]paint.Icon{
		"win": paint.IconCrown, "clear": paint.IconCrown, "comeback": paint.IconCrown, "no-town": paint.IconCrown, "masters": paint.IconComputer,
		"town": paint.IconHammer, "two-towns": paint.IconHammer, "palaces": paint.IconHammer,
		"grand": paint.IconHammer, "builder": paint.IconHand, "welcome": paint.IconAnchor, "one-ship": paint.IconShip, "own-guest": paint.IconShip,
		"last-wish": paint.IconHuman, "ties": paint.IconLog, "deeds": paint.IconLog, "snatched": paint.IconLog, "pirate": paint.IconSkull,
		"shield": paint.IconSkull, "unharmed": paint.IconSkull,
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
