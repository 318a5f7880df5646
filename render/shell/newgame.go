package shell

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// newGame is the scene in which a game is set up: players on the left, boards on the right if the game has any, and
// above the boards always who has to do what next.
type newGame struct {
	flowing
	s       *stage.Stage
	draft   draft
	page    int                   // in a narrow window: 0 shows the players, 1 the boards
	leveled game.Seat             // whose level was pointed at or chosen last
	code    coded                 // of somebody else's game
	guests  [game.MaxSeats]string // who of the cast plays a seat, should a computer play it
}

// NewNewGame is the scene in which a game is set up. It begins with what was chosen the last time.
func NewNewGame(s *stage.Stage) stage.Scene {
	n := &newGame{s: s, draft: nextDraft(s, s.Game.Info())}
	if s.Options.Seeded { // computers pick the same boards each time
		n.draft.luck = s.Options.Seed
	}
	n.invite()
	return n
}

// Busy implements stage.Scene: nothing moves.
func (*newGame) Busy() bool { return false }

// Frame implements stage.Scene.
func (n *newGame) Frame(u *ui.UI) {
	n.s.PaintSea(u)
	free, below, back := barWith(n.s, u, u.T("new.title"), codeRoom(u))
	free = n.drawCode(u, free)
	if shallow(u) {
		n.drawFlowing(u, below)
	} else {
		n.drawBeside(u, free, below)
	}
	n.drawCodeDialog(u)
	if back && !n.code.asked {
		n.s.Go(n.s.Routes.Title(n.s))
	}
}

// drawBeside draws players and boards beside each other, or taking turns.
func (n *newGame) drawBeside(u *ui.UI, free, below ui.Rect) {
	lay := planNewGame(u, below, n.draft.info, len(n.draft.options()), n.warningsHeight)
	if lay.paged() {
		u.ChoiceOf("page", lay.pages, ui.ChoiceOptions{Label: u.T("new.title"), Labels: []string{u.T("new.players"), u.T("board.all")}}, &n.page)
	}
	if !lay.buttons.Empty() {
		n.drawButtons(u, lay.buttons, lay.paged())
	}
	if !lay.paged() || n.page == 0 {
		n.drawPlayers(u, u.Panel(lay.players), !lay.options)
	}
	if !lay.side.Empty() {
		n.drawOptionsPanel(u, lay.side)
	}
	if !lay.boards.Empty() && (!lay.paged() || n.page == 1) {
		n.drawBoardsPanel(u, &lay, free)
	}
}

// drawBoardsPanel draws the boards below what is to be done with them, and where there is room the options of the game and the
// way on below them; otherwise the way on stands in the free part of the bar.
func (n *newGame) drawBoardsPanel(u *ui.UI, lay *newGameLayout, free ui.Rect) {
	inside := u.Panel(lay.boards)
	prompt, inside := inside.CutTop(u.Px(promptHeight))
	switch {
	case lay.paged():
	case lay.foot.Empty():
		n.drawButtons(u, free, false)
	default:
		_, inside = inside.CutBottom(lay.foot.H + lay.words.H + u.Px(16))
		if left := n.drawStart(u, lay.foot, false); lay.options {
			n.drawOptionsBeside(u, left, lay.words)
		}
		lot, rest := prompt.CutRight(u.ButtonWidth(u.T("board.lot"), true))
		_, prompt = rest.CutRight(u.Px(16))
		n.drawLot(u, lot.Center(lot.W, u.Px(menuButton)))
	}
	n.drawPrompt(u, prompt)
	n.drawBoards(u, inside)
}

// drawPrompt says who has to do what next.
func (n *newGame) drawPrompt(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	line, hint := r.CutTop(u.LineHeight(theme.Heading))
	seat := n.draft.picker()
	if seat == game.NoSeat {
		u.Text(line, theme.Heading, th.Good, ui.Left|ui.Middle, u.T("new.ready"))
		u.Text(hint, theme.Small, th.InkSoft, ui.Left, u.T("new.ready.hint"))
		return
	}
	named(u, line, theme.Heading, th.Accent, ui.Left|ui.Middle, u.T("board.pick", "name", n.name(seat)))
	u.Text(hint, theme.Small, th.InkSoft, ui.Left, fits(u, theme.Small, hint.W, u.T("board.hint"), u.T("board.hint.short")))
}

// drawButtons draws the way on, at the right end of r, and the lot for boards beside it.
func (n *newGame) drawButtons(u *ui.UI, r ui.Rect, paged bool) {
	r = n.drawStart(u, r, paged)
	if n.draft.boards() {
		_, r = r.CutRight(u.Px(16))
		lot, _ := r.CutRight(u.ButtonWidth(u.T("board.lot"), true))
		n.drawLot(u, lot)
	}
}

// drawLot draws the button that deals everybody a board by lot.
func (n *newGame) drawLot(u *ui.UI, r ui.Rect) {
	if u.Button("random", r, u.T("board.lot"), ui.ButtonOptions{Icon: n.s.Icon(paint.IconDeck), Tooltip: u.T("board.lot.tip")}) {
		n.draft.lot()
	}
}

// drawStart draws the way on at the right end of r, and returns what is left of r. Where players and boards take turns, the way
// on from the players leads to the boards as long as one has to be picked.
func (n *newGame) drawStart(u *ui.UI, r ui.Rect, paged bool) (left ui.Rect) {
	width := u.ButtonWidth(u.T("new.start"), true)
	if n.draft.boards() {
		width = max(width, u.ButtonWidth(u.T("board.go"), true))
	}
	button, left := r.CutRight(width)
	n.drawWay(u, button.Center(button.W, min(button.H, u.Px(menuButton))), paged)
	return left
}

// drawWay draws the button that leads on.
func (n *newGame) drawWay(u *ui.UI, button ui.Rect, paged bool) {
	start := ui.ButtonOptions{Primary: true, Icon: n.s.Icon(paint.IconShip)}
	if n.draft.boards() {
		if seat := n.draft.picker(); seat != game.NoSeat {
			start.Disabled, start.Why = true, u.T("board.first", "name", n.name(seat))
		}
	}
	if paged && n.page == 0 && start.Disabled {
		if u.Button("next", button, u.T("board.go"), ui.ButtonOptions{Primary: true, Icon: n.s.Icon(paint.IconRight)}) {
			n.page = 1
		}
		return
	}
	if u.Button("start", button, u.T("new.start"), start) {
		n.start()
	}
}

// name is what a seat is called.
func (n *newGame) name(seat game.Seat) string { return n.draft.name(seat, n.usual) }

// start begins the game.
func (n *newGame) start() {
	if err := n.draft.save(n.s.Store); err != nil {
		n.s.Notify(n.s.Texts.Text("new.not-remembered"))
	}
	m, err := n.s.Begin(n.next())
	if err != nil {
		n.s.Notify(n.s.Texts.Text("new.failed"))
		return
	}
	n.s.Go(n.s.Routes.Table(n.s, m, true))
}

// nextSeed is the seed of the next game: the one that the command line asked for, once, and then a random one that is short in codes.
func nextSeed(s *stage.Stage) uint64 {
	if s.Options.Seeded {
		s.Options.Seeded = false
		return s.Options.Seed
	}
	return rand.Uint64N(match.CodeSeeds)
}
