package shell

import (
	"math/rand/v2"
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
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

// guestLot sets the lot for guests apart from other lots of the same seed.
const guestLot = 1

// invite asks one of the cast to each seat, every time others, and gives them the seats of the computers that nobody has
// named. A person without a name gets the usual one of the seat.
func (n *newGame) invite() {
	var taken []string
	for seat := range game.Seat(n.draft.info.MaxSeats) {
		if !n.nameless(seat) {
			taken = append(taken, n.draft.Seats[seat].Name)
		}
	}
	lot := rand.New(rand.NewPCG(n.draft.luck, guestLot))
	for seat := range game.Seat(n.draft.info.MaxSeats) {
		nameless := n.nameless(seat)
		n.guests[seat] = n.s.Game.Cast().Draw(lot, taken...)
		taken = append(taken, n.guests[seat])
		if nameless {
			n.draft.Seats[seat].Name = n.usual(seat)
		}
	}
}

// nameless reports whether nobody has given the player of a seat a name of their own.
func (n *newGame) nameless(seat game.Seat) bool {
	name := n.draft.Seats[seat].Name
	if name == "" || n.draft.human(seat) {
		return name == ""
	}
	return n.s.Game.Cast().Has(name) || name == n.personName(seat)
}

// usual is the name of a seat whose player was given none: a computer is one of the cast.
func (n *newGame) usual(seat game.Seat) string {
	if n.draft.human(seat) {
		return n.personName(seat)
	}
	return n.guests[seat]
}

// personName is the usual name of a person on a seat.
func (n *newGame) personName(seat game.Seat) string { return placeName(n.s, int(seat)) }

// placeName is the name of a person on a seat who gave none.
func placeName(s *stage.Stage, seat int) string {
	return s.Texts.Text(stage.PlaceName(game.Seat(seat)))
}

// setControl says who plays a seat; a name that nobody typed changes with it.
func (n *newGame) setControl(seat game.Seat, control string) {
	old := n.usual(seat)
	n.draft.setControl(seat, control)
	if n.draft.Seats[seat].Name == old {
		n.draft.Seats[seat].Name = n.usual(seat)
	}
}

// another asks somebody else to the seat of a computer.
func (n *newGame) another(seat game.Seat) {
	taken := slices.Clone(n.guests[:])
	for _, other := range n.draft.Seats {
		taken = append(taken, other.Name)
	}
	n.guests[seat] = n.s.Game.Cast().Draw(rand.New(rand.NewPCG(rand.Uint64(), guestLot)), taken...)
	n.draft.Seats[seat].Name = n.guests[seat]
}

// seats are the players as they would sit down now.
func (n *newGame) seats() []match.Seat { return n.draft.setup(n.usual, 0).Seats }

// drawPortrait draws who plays a seat. A click on one of the cast brings another.
func (n *newGame) drawPortrait(u *ui.UI, id string, r ui.Rect, seat game.Seat) {
	n.s.PaintPortrait(u, r, n.seats(), seat)
	if n.draft.human(seat) {
		return
	}
	resp := u.Region(id+".portrait", r, ui.RegionOptions{
		Label: u.T("new.portrait"), Tooltip: u.T("new.portrait.tip", "name", n.name(seat)),
	})
	if resp.Hover {
		u.Circle(r.Middle(), r.W*0.47, theme.Color{}, u.Px(3), u.Theme().Accent)
	}
	if resp.Clicked {
		n.another(seat)
	}
}
