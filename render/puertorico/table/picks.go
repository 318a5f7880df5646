package table

import (
	"strings"

	"islas/game"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// picker is who takes a role card at one of the turns of a round.
type picker struct {
	seat  game.Seat
	taken bool // a card has been taken in that turn
	now   bool // it is this turn
	acts  bool // whoever it is has to decide something now
}

// pickers are the turns of the round, in order (rules, section 4).
func (f *frame) pickers() []picker {
	s := f.known()
	taken, all := s.Picks()
	turns := make([]picker, all)
	for i := range turns {
		seat := (s.Governor() + game.Seat(i)) % game.Seat(s.Seats())
		turns[i] = picker{seat: seat, taken: i < taken}
	}
	now := taken // who is to take a card, or whose card is played
	if _, chooser := s.Role(); chooser != game.NoSeat {
		now = taken - 1
	}
	if now < 0 || now >= all || s.Over() {
		return turns
	}
	turns[now].now = true
	actor, acts := s.Decision().Seat, now
	for i := all - 1; i >= 0 && turns[now].seat != actor; i-- { // of two players each has several turns
		if turns[i].seat == actor {
			acts = i
		}
	}
	turns[acts].acts = turns[acts].seat == actor
	return turns
}

// drawPicks shows in a row of faces who takes a role card when: the governor first, who has taken one faint, framed finely
// whose turn it is, and lit who has to act now; nobody when the game is over.
func (f *frame) drawPicks(r ui.Rect) {
	if f.State.Over() {
		return // there is no next turn
	}
	u, th := f.UI, f.UI.Theme()
	turns := f.pickers()
	var names []string
	for _, p := range turns {
		names = append(names, f.Name(p.seat))
	}
	tip := u.T("pick.tip", "governor", f.Name(f.known().Governor()), "list", strings.Join(names, ", "))
	side := r.H
	token, arrow := side*0.86, side*0.62
	w := token + u.Px(6) + float64(len(turns))*side + float64(len(turns)-1)*arrow + u.Px(16)
	at := r.Center(min(w, r.W), r.H)
	u.Region("picks", at, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true})
	u.Round(at, at.H/2, theme.Alpha(th.ClothDark, 0.75), 0, th.ClothDark)
	_, in := at.CutLeft(u.Px(8))
	sign, in := in.CutLeft(token)
	f.paint.governor(sign.Center(token, token))
	_, in = in.CutLeft(u.Px(6))
	for i, p := range turns {
		var cell ui.Rect
		if i > 0 {
			cell, in = in.CutLeft(arrow)
			f.Icon(cell.Center(arrow*0.8, arrow*0.8), paint.IconRight, theme.Alpha(th.OnDark, 0.6))
		}
		cell, in = in.CutLeft(side)
		f.picker(cell, p)
	}
}

// hasTaken is how visible the face of somebody is who has taken a card.
const hasTaken = 0.95

// picker draws the face of who takes a card at a turn of the round.
func (f *frame) picker(r ui.Rect, p picker) {
	u, th := f.UI, f.UI.Theme()
	switch {
	case p.acts:
		u.Circle(r.Middle(), r.H/2+u.Px(2), th.Focus, u.Px(2), th.Accent)
		u.Circle(r.Middle(), r.H/2-u.Px(0.5), th.FocusEdge, 0, th.FocusEdge)
	case p.now:
		u.Circle(r.Middle(), r.H/2, theme.Alpha(th.OnDark, 0), u.Px(2), th.OnDark)
	}
	if p.taken && !p.now && !p.acts {
		u.PushAlpha(hasTaken)
		defer u.PopAlpha()
	}
	around := u.Px(2)
	if p.now || p.acts {
		around = u.Px(5) // the dark ground is seen between the face and its ring
	}
	f.Portrait(r.Inset(around), p.seat)
}
