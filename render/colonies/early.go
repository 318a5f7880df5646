package colonies

import (
	"islas/game/match"
	"islas/render/stage"
	"islas/render/ui"
)

// early stands for what is still to be drawn and written.
type early struct{}

func (early) Title() stage.TitlePicture { return early{} }

func (early) Draw(*stage.Stage, *ui.UI, stage.TitlePlaces) {}

func (early) Thumbnail(*stage.Stage, match.Any) stage.Thumbnail { return func(*ui.UI, ui.Rect) {} }

func (early) RuleBook() []stage.Chapter { return nil }
