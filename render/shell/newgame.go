package shell

import (
	"errors"
	"math/rand/v2"
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// newGame is the scene in which a game is set up: players on the left, boards on the right if the game has any, with the next step above
// the boards. In a narrow window players and boards take turns.
type newGame struct {
	flowing
	s       *stage.Stage
	draft   draft
	page    int                   // in a narrow window: 0 shows the players, 1 the boards
	leveled game.Seat             // the seat whose level was pointed at or chosen last
	code    coded                 // code of somebody else's game
	seed    uint64                // of the game, unless a code has one
	preview preview               // of the board, in games that show it
	guests  [game.MaxSeats]string // name of the cast for each seat, if a computer plays it
}

// NewNewGame returns the scene in which a game is set up. It begins with the choices of the last time.
func NewNewGame(s *stage.Stage) stage.Scene {
	n := &newGame{s: s, draft: nextDraft(s, s.Game.Info()), seed: rand.Uint64N(match.CodeSeeds)}
	if s.Options.Seeded { // computers pick the same boards each time
		n.seed, n.draft.luck = s.Options.Seed, s.Options.Seed
	}
	n.invite()
	return n
}

// Frame implements stage.Scene.
func (n *newGame) Frame(u *ui.UI) {
	n.s.PaintSea(u)
	needed := 0.0 // in the bar, beside the button that asks for a code
	if slim(u) {
		needed = u.Px(theme.Target - theme.Gap)
	}
	free, below, back := barWith(n.s, u, u.T("new.title"), needed)
	n.drawCode(u, free)
	n.drawPanes(u, below)
	n.drawCodeDialog(u)
	if back && !n.code.asked {
		n.s.Go(n.s.Routes.Title(n.s))
	}
}

// drawLot draws the button that gives every seat a random board.
func (n *newGame) drawLot(u *ui.UI, r ui.Rect) {
	if u.Button("random", r, u.T("board.lot"), ui.ButtonOptions{Icon: n.s.Icon(paint.IconDeck), Tooltip: u.T("board.lot.tip")}) {
		n.draft.lot()
	}
}

// drawWay draws the button that starts the game, in a height, with the reason above it why it can't yet if r has room for that. Where players and boards take turns, it goes from the players to the boards while one has
// to be picked.
func (n *newGame) drawWay(u *ui.UI, r ui.Rect, high float64, paged bool) {
	button := r.Center(r.W, high)
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
	if words := u.MeasureWrapped(theme.Small, start.Why, r.W) + u.Px(4); start.Disabled && words+high <= r.H {
		r = r.Center(r.W, words+high)
		why := r.TakeTop(words, 0)
		u.TextWrapped(why, theme.Small, u.Theme().Danger, ui.Center, start.Why)
		button = r
	}
	if u.Button("start", button, u.T("new.start"), start) {
		n.start()
	}
}

// name returns the name of a seat.
func (n *newGame) name(seat game.Seat) string { return n.draft.name(seat, n.usual) }

// start begins the game.
func (n *newGame) start() {
	if err := n.draft.save(n.s.Store); err != nil {
		n.s.Tell("new.not-remembered")
	}
	m, err := n.s.Saves.Begin(n.next())
	if err != nil {
		n.s.Tell("new.failed")
		return
	}
	if !n.code.taken {
		n.s.Options.Seeded = false
	}
	n.s.Go(n.s.Routes.Table(n.s, m, true))
}

// nextSeed returns the seed of the next game: the first time the one given on the command line, then random ones that make short codes.
func nextSeed(s *stage.Stage) uint64 {
	if s.Options.Seeded {
		s.Options.Seeded = false
		return s.Options.Seed
	}
	return rand.Uint64N(match.CodeSeeds)
}

// guestLot separates the draw of the cast from other uses of a seed.
const guestLot = 1

// invite draws different names of the cast for the seats and gives them to computers without a typed name. A person without a typed name
// gets the usual one of the seat.
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

// nameless reports whether the player of a seat has no typed name.
func (n *newGame) nameless(seat game.Seat) bool {
	name := n.draft.Seats[seat].Name
	if name == "" || n.draft.human(seat) {
		return name == ""
	}
	return n.s.Game.Cast().Has(name) || name == n.personName(seat)
}

// usual returns the name of a seat without a typed one: for a computer, one of the cast.
func (n *newGame) usual(seat game.Seat) string {
	if n.draft.human(seat) {
		return n.personName(seat)
	}
	return n.guests[seat]
}

// personName returns the usual name of a person on a seat.
func (n *newGame) personName(seat game.Seat) string { return placeName(n.s, int(seat)) }

// placeName returns the usual name of a person on a seat.
func placeName(s *stage.Stage, seat int) string {
	return s.Texts.Text(stage.PlaceName(game.Seat(seat)))
}

// setControl sets who plays a seat; a name that was not typed changes with it.
func (n *newGame) setControl(seat game.Seat, control string) {
	old := n.usual(seat)
	n.draft.setControl(seat, control)
	if n.draft.Seats[seat].Name == old {
		n.draft.Seats[seat].Name = n.usual(seat)
	}
}

// seats returns the players as the draft has them now.
func (n *newGame) seats() []match.Seat { return n.draft.setup(n.usual, 0).Seats }

// drawPortrait draws the portrait of a seat's player. A click on one of the cast replaces it by another.
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
		taken := slices.Clone(n.guests[:])
		for _, other := range n.draft.Seats {
			taken = append(taken, other.Name)
		}
		n.guests[seat] = n.s.Game.Cast().Draw(rand.New(rand.NewPCG(rand.Uint64(), guestLot)), taken...)
		n.draft.Seats[seat].Name = n.guests[seat]
	}
}

// coded is the code of somebody else's game.
type coded struct {
	asked bool   // the dialog is open
	text  string // as typed
	wrong string // text of why the code is not valid
	taken bool   // the draft is the game of the code
	seed  uint64
	data  int
}

// Sizes of the dialog in design units.
const (
	codeWidth  = 620
	codeHeight = 450
	codeField  = 54
)

// drawCode draws the button that asks for a code at the left end of r.
func (n *newGame) drawCode(u *ui.UI, r ui.Rect) {
	r.X, r.W = r.X-u.Px(theme.Gap), r.W+u.Px(theme.Gap) // near the scene's name: there is little room
	button, _ := r.CutLeft(u.Px(theme.Target))
	if u.Button("code", button, "", ui.ButtonOptions{
		Icon: n.s.Icon(paint.IconGlobe), Name: u.T("code.tip"), Tooltip: u.T("code.tip"), Quiet: true, OnDark: true,
	}) {
		n.code.asked, n.code.text, n.code.wrong = true, "", ""
	}
}

// drawCodeDialog draws the dialog for a code while it is open.
func (n *newGame) drawCodeDialog(u *ui.UI) {
	if !n.code.asked {
		return
	}
	b, e, th := u.Bounds(), u.Px(6), u.Theme()
	takes, entered := false, false
	blocks := func(width float64) []block {
		all := []block{
			paragraph(u, width, theme.Body, th.Ink, ui.Left, u.T("code.text")),
			{u.Px(codeField), func(r ui.Rect) {
				entered = u.Focused() == "code.field" && slices.Contains(u.Input().Keys, ui.KeyEnter) // Enter ends the typing
				if u.TextField("code.field", r, &n.code.text, ui.TextFieldOptions{Label: u.T("code.title")}) {
					n.code.wrong = ""
				}
			}},
		}
		if n.code.wrong != "" {
			all = append(all, paragraph(u, width, theme.SmallBold, th.Danger, ui.Left, n.code.wrong))
		}
		return append(all, block{max(u.Px(menuButton), u.ButtonHeight(width, u.T("code.take"))), func(r ui.Rect) {
			takes = u.Button("code.take", r.Center(min(r.W, u.Px(360)), r.H), u.T("code.take"), ui.ButtonOptions{Primary: true})
		}})
	}
	if u.Modal("codes", b.Center(min(u.Px(codeWidth), b.W-2*e), min(u.Px(codeHeight), b.H-2*e)), u.T("code.title"), func(r ui.Rect) {
		drawBlocks(u, "codes.scroll", r, u.Px(theme.Gap), blocks)
	}) {
		n.code.asked = false
	}
	if takes || entered {
		n.take()
	}
}

// take makes the draft the game of the typed code, or sets the text of why the code is not valid.
func (n *newGame) take() {
	g, setup, err := n.s.ReadCode(n.code.text)
	if err == nil {
		_, err = g.New(setup) // it has to be valid, with levels that are offered
	}
	switch {
	case errors.Is(err, match.ErrCodeTyped):
		n.code.wrong = n.s.Texts.Text("code.mistyped")
		return
	case err != nil:
		n.code.wrong = n.s.Texts.Text("code.other")
		return
	}
	if g.Info().ID != n.s.Game.Info().ID {
		if err := n.s.Choose(g); err != nil {
			n.code.wrong = err.Error()
			return
		}
		n.draft = nextDraft(n.s, g.Info())
		n.invite()
	}
	n.draft.take(setup)
	n.draft.coded = true
	n.code = coded{taken: true, seed: setup.Seed, data: setup.Data}
	n.s.Tell("code.taken")
}

// take copies a set-up into the draft, but not the names.
func (d *draft) take(setup match.Setup) {
	d.Count, d.Start = len(setup.Seats), setup.Start
	for id, value := range setup.Values {
		d.setValue(id, value)
	}
	for i, seat := range setup.Seats {
		d.Seats[i].Control, d.Seats[i].Board = seat.Control, seat.Board
	}
	for i := d.Count; i < len(d.Seats); i++ {
		d.Seats[i].Board = ""
	}
}

// next returns the set-up of the game to start.
func (n *newGame) next() match.Setup {
	if !n.code.taken {
		return n.draft.setup(n.usual, n.seed)
	}
	setup := n.draft.setup(n.usual, n.code.seed)
	setup.Data = n.code.data
	return setup
}
