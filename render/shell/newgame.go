package shell

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// newGame is the scene in which a game is set up: players on the left, boards on the right if the game has any, and
// above the boards always who has to do what next; or both taking turns.
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
	n.drawCode(u, free)
	n.drawPanes(u, below)
	n.drawCodeDialog(u)
	if back && !n.code.asked {
		n.s.Go(n.s.Routes.Title(n.s))
	}
}

// drawLot draws the button that deals everybody a board by lot.
func (n *newGame) drawLot(u *ui.UI, r ui.Rect) {
	if u.Button("random", r, u.T("board.lot"), ui.ButtonOptions{Icon: n.s.Icon(paint.IconDeck), Tooltip: u.T("board.lot.tip")}) {
		n.draft.lot()
	}
}

// drawWay draws the button that leads on. Where players and boards take turns, it leads from the players to the boards as long as one has
// to be picked.
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
		n.s.Tell("new.not-remembered")
	}
	m, err := n.s.Begin(n.next())
	if err != nil {
		n.s.Tell("new.failed")
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
