package puertorico

import (
	"islas/game/match"
	"islas/game/puertorico/achievements"
	"islas/game/puertorico/engine"
	"islas/render/paint"
	"islas/render/stage"
)

var _ stage.AchievementJudge = Game{}

// Achievements implements stage.AchievementJudge.
func (Game) Achievements() []stage.Achievement {
	icons := map[string]paint.Icon{
		"win": paint.IconCrown, "clear": paint.IconCrown, "comeback": paint.IconCrown, "finisher": paint.IconCrown, "masters": paint.IconComputer,
		"shipper": paint.IconShip, "big-load": paint.IconShip, "wharf": paint.IconShip, "harbour": paint.IconAnchor, "nothing-lost": paint.IconAnchor,
		"city": paint.IconHammer, "large": paint.IconHammer, "two-large": paint.IconHammer, "great-large": paint.IconHammer, "free": paint.IconHammer,
		"quarries": paint.IconHammer, "builder": paint.IconHammer, "role": paint.IconHand, "at-work": paint.IconHuman,
	}
	return stage.AchievementsOf(achievements.IDs(), icons)
}

// Judged implements stage.AchievementJudge.
func (Game) Judged() int { return achievements.Version }

// Judge implements stage.AchievementJudge.
func (Game) Judge(m match.Any) [][]string {
	played := m.(*engine.Match)
	return achievements.Judge(played.Info(), played.Setup(), played.Steps())
}
