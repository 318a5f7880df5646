package table

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
	branchWidth = 860
	branchRow   = 50
	branchName  = 230 // of a name beside what is chosen; where that has no room for it, the name stands above
	branchGap   = 8
	branchBegin = 54
)

// drawBranch asks who plays on. What has no room between the heading and the button is scrolled.
func (s *Session[S, A, E, V]) drawBranch(u *ui.UI) (want Intent) {
	b := &s.replay.branch
	seats := s.setup.Seats
	text := u.T("branch.text", "n", s.roundAt(s.replay.marks[b.action]), "name", seats[max(s.branchDecider(b.action), 0)].Name)
	labels := s.branchLabels(u)
	var height float64
	u.Words(func() {
		wide := min(u.Px(branchWidth), u.Bounds().W*dialogMost) - 2*u.Px(theme.Margin)
		height = s.branchSize(u, wide, text, labels).high/u.Scale() + branchBegin + 4*theme.Margin + theme.Target + 3*theme.Gap
	})
	begins := false
	if Dialog(u, "branch", branchWidth, height, u.T("replay.branch"), func(r ui.Rect) {
		foot, r := r.CutBottom(u.Px(branchBegin))
		_, r = r.CutBottom(u.Px(branchGap))
		size := s.branchSize(u, r.W, text, labels)
		if size.high > r.H { // its bar takes room
			size = s.branchSize(u, r.W-u.Px(logScroll+logIndent), text, labels)
		}
		u.Scroll("branch.seats", r, size.high, func(at ui.Rect) {
			var line ui.Rect
			line, at = at.CutTop(size.said)
			u.TextWrapped(line, theme.Body, u.Theme().Ink, ui.Left|ui.Top, text)
			for seat := range seats {
				_, at = at.CutTop(u.Px(branchGap))
				line, at = at.CutTop(size.row)
				s.drawBranchSeat(u, line, game.Seat(seat), labels, &size)
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

// branchSize is how the question who plays on is laid out in a width, in pixels.
type branchSize struct {
	said float64 // height of what is told
	name float64 // height of a name above what is chosen; 0 where it stands beside it
	rows int     // in which what can be chosen stands
	row  float64 // height of a seat
	high float64 // height of all
}

// branchSize lays the question out in a width: names stand beside what is chosen if that has room for it in one row.
func (s *Session[S, A, E, V]) branchSize(u *ui.UI, width float64, text string, labels []string) (size branchSize) {
	size.said = u.MeasureWrapped(theme.Body, text, width)
	size.rows = 1
	if u.ChoiceWidth(theme.Small, labels...) > width-u.Px(branchName) {
		size.name = u.Px(theme.LineHeight(theme.BodyBold) + 4)
		size.rows = u.ChoiceRows(width, labels)
	}
	size.row = size.name + float64(size.rows)*u.Px(branchRow)
	size.high = size.said + float64(len(s.setup.Seats))*(size.row+u.Px(branchGap))
	return size
}

// branchLabels is who can play on a seat.
func (s *Session[S, A, E, V]) branchLabels(u *ui.UI) (labels []string) {
	for _, control := range s.game.Info().Levels.Choices() {
		if control == game.Human {
			labels = append(labels, u.T("control.human"))
		} else {
			labels = append(labels, u.T("level."+control))
		}
	}
	return labels
}

// drawBranchSeat asks who plays on a seat.
func (s *Session[S, A, E, V]) drawBranchSeat(u *ui.UI, r ui.Rect, seat game.Seat, labels []string, size *branchSize) {
	name, choice := r.CutLeft(u.Px(branchName))
	if size.name > 0 {
		name, choice = r.CutTop(size.name)
	}
	text := s.setup.Seats[seat].Name
	u.TextFitted(name, u.Theme().Ink, ui.Left|ui.Middle, text, theme.BodyBold, theme.SmallBold)
	style := theme.Body
	if size.rows > 1 || u.ChoiceWidth(style, labels...) > choice.W {
		style = theme.Small
	}
	u.ChoiceOf("branch.seat."+strconv.Itoa(int(seat)), choice, ui.ChoiceOptions{Label: text, Labels: labels, Style: style, Rows: size.rows}, &s.replay.branch.controls[seat])
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
