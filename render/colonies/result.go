package colonies

import (
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/match"
	"islas/render/colonies/art"
	"islas/render/colonies/rolls"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Result implements stage.Game: points come from settlements, cities, finds, point cards and the largest army, and the chart is shown as
// it was at the end.
func (g Game) Result(s *stage.Stage, m match.Any) stage.Result {
	state := m.(*engine.Match).State()
	chart := g.Thumbnail(s, m)
	source := func(label string, icon paint.Icon, worth int, of func(colonies.Score) int) stage.Source {
		from := stage.Source{Label: label, Icon: icon}
		for seat := range m.Setup().Seats {
			points := of(state.Score(game.Seat(seat)))
			from.Amounts = append(from.Amounts, stage.Amount{Points: points, Count: points / worth})
		}
		return from
	}
	return stage.Result{
		Course: g.course(m.(*engine.Match)),
		Sources: []stage.Source{
			source("result.settlements", art.IconSettlement, 1, func(c colonies.Score) int { return c.Settlements }),
			source("result.cities", art.IconCity, 2, func(c colonies.Score) int { return c.Cities }),
			source("result.chips", art.IconPoint, 1, func(c colonies.Score) int { return c.Chips }),
			source("result.cards", art.IconCard, 1, func(c colonies.Score) int { return c.Cards }),
			source("result.army", art.IconKnight, colonies.ArmyPoints, func(c colonies.Score) int { return c.Army }),
		},
		Paint: func(u *ui.UI, r ui.Rect, _ game.Seat) {
			high := u.Px(rollsHigh)
			if r.H-r.W/art.ChartRatio >= high+u.Px(rollsGap) {
				drawRolls(s, u, r.TakeBottom(high, u.Px(rollsGap)), m.(*engine.Match))
				r, _ = r.CutBottom(r.W / art.ChartRatio) // the portrait is above
			}
			chart(u, r)
		},
	}
}

// Sizes of the sheet with the rolls, in design units.
const (
	rollsHigh = 176
	rollsGap  = 12
)

// drawRolls draws how often each number was rolled in a match, and the code by which its dice can be played again.
func drawRolls(s *stage.Stage, u *ui.UI, r ui.Rect, m *engine.Match) {
	var counts rolls.Rolls
	steps := m.Steps()
	for i := range steps {
		counts.Count(&steps[i].Event)
	}
	th, line := u.Theme(), u.LineHeight(theme.Small)
	in := u.Sheet(r)
	if code, ok := s.Code(m); ok {
		u.TextFitted(in.TakeBottom(line, u.Px(4)), th.InkSoft, ui.Centered, u.T("code.of", "code", code), theme.Small)
	}
	head, in := in.CutTop(line)
	u.TextFitted(head, th.InkSoft, ui.Left|ui.Middle, u.T("result.rolls", "n", counts.All()), theme.SmallBold, theme.Small)
	rolls.Histogram(u, in, counts, 0)
	u.Passive("result.rolls", in, ui.RegionOptions{Label: counts.Words(u.T), Looks: true})
}
