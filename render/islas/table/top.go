package table

import "islas/render/table"

// drawTop is the bar with the menu, the round, the line that always says who has to do what, and taking back.
func drawTop(f *frame) intent {
	bar := table.Bar{Round: f.UI.T("table.round", "n", f.State.Round()), Last: f.State.FinalRound(), Wait: f.wait()}
	if bar.Last {
		bar.Round = f.UI.T("table.final-round")
	}
	bar.Prompt, bar.Urgent = f.prompt()
	if bar.Urgent {
		bar.Short = f.shortTask()
	}
	return f.Bar(bar, f.lay.top)
}
