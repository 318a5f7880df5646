package table

import (
	"islas/game"
	"islas/render/table"
)

// drawTop is the bar with the menu, the round, the line that always says who has to do what, and taking back.
func drawTop(f *frame) intent {
	u := f.UI
	round := u.T("table.round", "n", f.State.Round())
	if f.State.FinalRound() {
		round = u.T("table.final-round")
	}
	bar := table.Bar{
		Round: round, Last: f.State.FinalRound(), CanUndo: f.CanUndo, Asked: f.Hint.Asked(), CanAsk: f.Actor != game.NoSeat, Wait: f.wait(),
	}
	bar.Prompt, bar.Urgent = f.prompt()
	if bar.Urgent {
		bar.Short = f.shortTask()
	}
	return wishes(bar.Draw(u, f.paint.stage, f.Port, f.lay.top))
}
