package shell

import (
	"errors"
	"slices"

	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// coded is the code of somebody else's game in the scene in which a game is set up.
type coded struct {
	asked bool   // somebody is asked for it
	text  string // as typed
	wrong string // why it was not taken, in a sentence
	taken bool   // the game is the one of the code
	seed  uint64
	data  int
}

// Figures of the dialog in design units.
const (
	codeWidth  = 620
	codeHeight = 450
	codeField  = 54
)

// codeRoom is the room in the bar that the button that asks for a code needs.
func codeRoom(u *ui.UI) float64 {
	if !slim(u) {
		return 0
	}
	return u.Px(theme.Target - theme.Gap)
}

// drawCode draws the button that asks for a code at the left end of r.
func (n *newGame) drawCode(u *ui.UI, r ui.Rect) {
	r.X, r.W = r.X-u.Px(theme.Gap), r.W+u.Px(theme.Gap) // near the name of the scene: there is not much room
	button, _ := r.CutLeft(u.Px(theme.Target))
	if u.Button("code", button, "", ui.ButtonOptions{
		Icon: n.s.Icon(paint.IconGlobe), Name: u.T("code.tip"), Tooltip: u.T("code.tip"), Quiet: true, OnDark: true,
	}) {
		n.code.asked, n.code.text, n.code.wrong = true, "", ""
	}
}

// drawCodeDialog asks for a code.
func (n *newGame) drawCodeDialog(u *ui.UI) {
	if !n.code.asked {
		return
	}
	b, e, th := u.Bounds(), u.Px(6), u.Theme()
	takes, entered := false, false
	blocks := func(width float64) []block {
		all := []block{
			paragraph(u, width, theme.Body, th.Ink, ui.Left, u.T("code.text")),
			{u.Px(codeField), func(r ui.Rect) { entered = n.drawCodeField(u, r) }},
		}
		if n.code.wrong != "" {
			all = append(all, paragraph(u, width, theme.SmallBold, th.Danger, ui.Left, n.code.wrong))
		}
		return append(all, block{max(u.Px(menuButton), u.ButtonHeight(width, u.T("code.take"))), func(r ui.Rect) { takes = n.drawTake(u, r) }})
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

// drawCodeField draws the field for the code, and reports whether the typing was ended by Enter.
func (n *newGame) drawCodeField(u *ui.UI, r ui.Rect) (enters bool) {
	enters = u.Focused() == "code.field" && slices.Contains(u.Input().Keys, ui.KeyEnter)
	if u.TextField("code.field", r, &n.code.text, ui.TextFieldOptions{Label: u.T("code.title")}) {
		n.code.wrong = ""
	}
	return enters
}

// drawTake draws the button that takes the code in the middle of r, and reports whether it was clicked.
func (n *newGame) drawTake(u *ui.UI, r ui.Rect) bool {
	return u.Button("code.take", r.Center(min(r.W, u.Px(360)), r.H), u.T("code.take"), ui.ButtonOptions{Primary: true})
}

// take makes the game that of the code that was typed, or says what is wrong with it.
func (n *newGame) take() {
	g, setup, err := n.s.ReadCode(n.code.text)
	if err == nil {
		err = n.agrees(g, setup)
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

// agrees wants a code to be of a game that can be begun, at levels that are offered.
func (n *newGame) agrees(g stage.Game, setup match.Setup) error {
	_, err := g.New(setup)
	return err
}

// take makes a draft that of a set-up, but for the names.
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

// next returns the set-up of the game that is begun.
func (n *newGame) next() match.Setup {
	if !n.code.taken {
		return n.draft.setup(n.usual, nextSeed(n.s))
	}
	setup := n.draft.setup(n.usual, n.code.seed)
	setup.Data = n.code.data
	return setup
}
