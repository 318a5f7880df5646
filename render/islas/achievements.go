package islas

import (
	"islas/game/islas/achievements"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
)

var _ stage.AchievementJudge = Game{}

// Achievements implements stage.AchievementJudge.
func (Game) Achievements() []stage.Achievement {
	icons := map[string]paint.Icon{
		"win": paint.IconCrown, "clear": paint.IconCrown, "comeback": paint.IconCrown, "no-town": paint.IconCrown, "masters": paint.IconComputer,
		"town": paint.IconHammer, "two-towns": paint.IconHammer, "palaces": paint.IconHammer,
		"grand": paint.IconHammer, "builder": paint.IconHand, "welcome": paint.IconAnchor, "one-ship": paint.IconShip, "own-guest": paint.IconShip,
		"last-wish": paint.IconHuman, "ties": paint.IconLog, "deeds": paint.IconLog, "snatched": paint.IconLog, "pirate": paint.IconSkull,
		"shield": paint.IconSkull, "unharmed": paint.IconSkull,
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
