package colonies

import (
	"islas/game/colonies/achievements"
	"islas/game/colonies/engine"
	"islas/game/match"
	"islas/render/colonies/art"
	"islas/render/paint"
	"islas/render/stage"
)

var _ stage.AchievementJudge = Game{}

// Achievements implements stage.AchievementJudge.
func (Game) Achievements() []stage.Achievement {
	icons := map[string]paint.Icon{
		"win": paint.IconCrown, "quick": paint.IconCrown, "comeback": paint.IconCrown, "clear": paint.IconCrown, "masters": paint.IconComputer,
		"discoverer": art.IconTile, "both-shores": art.IconTile, "colonist": art.IconSettlement, "full-hold": art.IconShip, "cities": art.IconCity,
		"collector": art.IconPoint, "gold": art.IconGold, "merchant": art.IconTrade, "monopoly": art.IconCard, "army": art.IconKnight,
		"corsair": art.IconPirate, "harbours": art.IconHarbour, "roads": art.IconRoad, "harvest": art.IconWheat, "fire": art.IconSettlement,
		"hidden": art.IconCard,
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
