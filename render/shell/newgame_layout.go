package shell

import (
	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the scene in design units.
const (
	playersLeast = 430 // width of the players' panel
	playersMost  = 640
	aloneMost    = 816 // of that panel in games without boards
	sideWide     = 380 // of what stands beside it there
	roomyFrom    = 620 // height of the panels from which the main buttons stand below the boards instead of in the bar
	promptHeight = 72
	footOption   = 300 // width below the boards that an option takes
	footStart    = 260 // and the way on
)

// newGameLayout is where everything stands.
type newGameLayout struct {
	players, boards ui.Rect // panels; that of the boards is empty in games without
	pages           ui.Rect // where players and boards take turns: the choice between them, else empty
	buttons         ui.Rect // below players and boards taking turns, or players alone, else empty
	foot            ui.Rect // below the boards, in their panel, for the way on; empty where there is no room
	words           ui.Rect // above foot, for what is to be said about its options; empty for nothing
	side            ui.Rect // beside the players of a game without boards, for its options; empty where there is no room
	options         bool    // the options of the game stand in foot or side, not below the players
}

// paged reports whether players and boards take turns.
func (l *newGameLayout) paged() bool { return !l.pages.Empty() }

// planNewGame divides what is below the bar, with so many options to be chosen; words is the height in a width of what is to be said
// about those that are.
func planNewGame(u *ui.UI, below ui.Rect, info *game.Info, options int, words func(u *ui.UI, width float64) float64) (l newGameLayout) {
	at := below.InsetXY(u.Px(edge), u.Px(16))
	switch {
	case len(info.Boards.IDs) == 0:
		if at.W >= u.Px(aloneMost+2*(16+sideWide)) {
			l.players, l.options = at.Center(u.Px(aloneMost), at.H), true
			side := ui.Rect{X: l.players.Right() + u.Px(16), Y: at.Y, W: u.Px(sideWide), H: at.H}
			l.buttons, l.side = side.CutBottom(u.Px(menuButton))
			return l
		}
		at = at.Center(min(at.W, u.Px(aloneMost)), at.H)
		l.buttons, at = at.CutBottom(u.Px(menuButton))
		_, l.players = at.CutBottom(u.Px(16))
		return l
	case at.W < u.Px(narrowBelow):
		l.pages, at = at.CutTop(u.Px(theme.Target))
		_, at = at.CutTop(u.Px(16))
		l.buttons, at = at.CutBottom(u.Px(menuButton))
		_, at = at.CutBottom(u.Px(16))
		l.players, l.boards = at, at
		return l
	}
	width := min(max(at.W*0.36, u.Px(playersLeast)), u.Px(playersMost))
	l.players, at = at.CutLeft(min(width, at.W*0.5))
	_, l.boards = at.CutLeft(u.Px(16))
	inside := l.boards.Inset(u.Px(theme.Margin))
	if inside.H-u.Px(promptHeight) < u.Px(roomyFrom) {
		return l
	}
	height := u.Px(menuButton)
	if l.options = options > 0 && inside.W >= u.Px(footStart+footOption*float64(options)); l.options {
		height = u.Px(labelRow + theme.Target)
	}
	l.foot, inside = inside.CutBottom(height)
	if l.options {
		l.words, _ = inside.CutBottom(words(u, inside.W))
	}
	return l
}
