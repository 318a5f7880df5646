package table

import (
	"islas/game"
	"islas/render/table"
)

// drawTop is the bar with the menu, the round, the line that always says who has to do what, and taking back.
func drawTop(f *frame) intent {
	u := f.ui
	round := u.T("table.round", "n", f.state.Round())
	if f.state.FinalRound() {
		round = u.T("table.final-round")
	}
	bar := table.Bar{
		Round: round, Last: f.state.FinalRound(), CanUndo: f.canUndo, Asked: f.hint.Asked(), CanAsk: f.actor != game.NoSeat, Wait: f.wait(),
	}
	bar.Prompt, bar.Urgent = f.prompt()
	if bar.Urgent {
		bar.Short = f.shortTask()
	}
	return wishes(bar.Draw(u, f.paint.stage, f.port, f.lay.top))
}
