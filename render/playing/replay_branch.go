package playing

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// branch is a game that somebody is about to play on from a replay.
type branch[A game.Action] struct {
	action   int   // before which of the actions it begins
	decision []A   // with which it begins instead; empty for none
	controls []int // by seat: place in the controls that people may choose
}

// askBranch asks who plays on from what the replay shows, or from the last decision before it, which may begin with another one.
func (s *Session[S, A, E, V]) askBranch(decision []A) {
	r := &s.replay
	r.plays = false
	if !s.match.CanBranch() || len(r.marks) == 0 {
		s.views.Changed() // what was chosen is let go
		return
	}
	i, ok := r.decided(s.Shown())
	if !ok {
		i = max(i-1, 0)
	}
	r.branch = branch[A]{action: i, decision: decision, controls: s.branchControls(i)}
	s.open = BranchDrawer
}

// branchControls proposes who plays on from an action: those who played, and if that was no person a person in place of who
// decides, or of who is looked over the shoulder of.
func (s *Session[S, A, E, V]) branchControls(action int) (controls []int) {
	choices := s.game.Info().Levels.Choices()
	for _, seat := range s.setup.Seats {
		i := slices.Index(choices, seat.Control)
		if i < 0 { // played by something that is not here
			i = len(choices) - 1
		}
		controls = append(controls, i)
	}
	if human := slices.Index(choices, game.Human); !slices.Contains(controls, human) {
		seat := s.replay.seat
		if seat == game.NoSeat {
			seat = s.branchDecider(action)
		}
		controls[max(seat, 0)] = human
	}
	return controls
}

// branchDecider returns who decides where a game begins that is played on.
func (s *Session[S, A, E, V]) branchDecider(action int) game.Seat {
	return s.game.Decider(&s.replay.steps[s.replay.marks[action]-1].After)
}

// Figures of the dialog, in design units.
const (
	branchWidth  = 860
	branchRow    = 50
	branchName   = 230
	branchNarrow = 700 // of width: below it the names stand above what is chosen
	branchGap    = 8
	branchBegin  = 54
)

// drawBranch asks who plays on.
func (s *Session[S, A, E, V]) drawBranch(u *ui.UI) (want Intent) {
	b := &s.replay.branch
	seats := s.setup.Seats
	wide := min(u.Px(branchWidth), u.Bounds().W*0.94)
	row := float64(branchRow)
	if wide < u.Px(branchNarrow) {
		row += theme.LineHeight(theme.BodyBold) + 4
	}
	text := u.T("branch.text", "n", s.roundAt(s.replay.marks[b.action]), "name", seats[max(s.branchDecider(b.action), 0)].Name)
	said := u.MeasureWrapped(theme.Body, text, wide-u.Px(2*theme.Margin+4)) / u.Scale()
	height := said + float64(len(seats))*(row+branchGap) + branchBegin + 4*theme.Margin + theme.Target + 3*theme.Gap
	begins := false
	if Dialog(u, "branch", branchWidth, height, u.T("replay.branch"), func(r ui.Rect) {
		head, r := r.CutTop(u.Px(said + branchGap))
		u.TextWrapped(head, theme.Body, u.Theme().Ink, ui.Left|ui.Top, text)
		foot, r := r.CutBottom(u.Px(branchBegin))
		_, r = r.CutBottom(u.Px(branchGap))
		u.Scroll("branch.seats", r, float64(len(seats))*u.Px(row+branchGap), func(at ui.Rect) {
			for seat := range seats {
				var line ui.Rect
				line, at = at.CutTop(u.Px(row))
				_, at = at.CutTop(u.Px(branchGap))
				s.drawBranchSeat(u, line, game.Seat(seat))
			}
		})
		begins = u.Button("branch.begin", foot.Center(min(foot.W, u.Px(420)), foot.H), u.T("branch.begin"), ui.ButtonOptions{Primary: true})
	}) {
		want = ToClose
		s.views.Changed()
	}
	if begins {
		s.playFrom()
	}
	return want
}

// drawBranchSeat asks who plays on a seat.
func (s *Session[S, A, E, V]) drawBranchSeat(u *ui.UI, r ui.Rect, seat game.Seat) {
	b := &s.replay.branch
	var labels []string
	for _, control := range s.game.Info().Levels.Choices() {
		if control == game.Human {
			labels = append(labels, u.T("control.human"))
		} else {
			labels = append(labels, u.T("level."+control))
		}
	}
	name, choice := r.CutLeft(min(u.Px(branchName), r.W*0.3))
	if r.H > u.Px(branchRow)+1 {
		name, choice = r.CutTop(r.H - u.Px(branchRow))
	}
	text := s.setup.Seats[seat].Name
	u.TextFitted(name, u.Theme().Ink, ui.Left|ui.Middle, text, theme.BodyBold, theme.SmallBold)
	style := theme.Body
	if u.ChoiceWidth(style, labels...) > choice.W {
		style = theme.Small
	}
	u.ChoiceOf("branch.seat."+strconv.Itoa(int(seat)), choice, ui.ChoiceOptions{Label: text, Labels: labels, Style: style}, &b.controls[seat])
}

// playFrom begins the game that is played on. It is kept like any other.
func (s *Session[S, A, E, V]) playFrom() {
	b := &s.replay.branch
	choices := s.game.Info().Levels.Choices()
	players := slices.Clone(s.setup.Seats)
	for i := range players {
		p := &players[i]
		control := choices[b.controls[i]]
		if (control == game.Human) != (p.Control == game.Human) {
			p.Name = "" // somebody else sits there now
		}
		p.Control = control
	}
	m, err := s.match.From(b.action, s.stage.Named(s.match, players))
	for i := 0; err == nil && i < len(b.decision); i++ {
		_, err = m.Do(b.decision[i])
	}
	if err != nil { // the game can be looked at, so this can't happen; if it does, nothing is lost
		s.stage.Notify(s.stage.Texts.Text("branch.failed"))
		s.open = NoDrawer
		return
	}
	s.stage.Adopt(m)
	s.stage.Go(s.stage.Routes.Table(s.stage, m, false))
}
