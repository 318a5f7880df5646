package table

import (
	"strconv"

	"islas/game"
	"islas/game/match"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the dialog, in design units.
const (
	branchWidth = 860
	branchRow   = 50
	branchName  = 230 // width of a name beside the choice; where there is no room for it, the name stands above
	branchGap   = 8
	branchBegin = 54
)

// drawBranch draws the dialog that asks who plays on. What has no room between the heading and the button is scrolled.
func (s *Strip) drawBranch(u *ui.UI) (want session.Intent) {
	b, seats := s.Branch(), s.seats
	text := u.T("branch.text", "n", b.Round, "name", seats[max(b.Decider, 0)].Name)
	labels := s.branchLabels(u)
	var height float64
	u.Words(func() {
		wide := min(u.Px(branchWidth), u.Bounds().W*dialogMost) - 2*u.Px(theme.Margin)
		height = s.branchSize(u, wide, text, labels).high/u.Scale() + branchBegin + 4*theme.Margin + theme.Target + 3*theme.Gap
	})
	begins := false
	if Dialog(u, "branch", branchWidth, height, u.T("replay.branch"), func(r ui.Rect) {
		foot, r := r.CutBottom(u.Px(branchBegin), u.Px(branchGap))
		size := s.branchSize(u, r.W, text, labels)
		if size.high > r.H { // its bar takes room
			size = s.branchSize(u, r.W-u.Px(logScroll+logIndent), text, labels)
		}
		u.Scroll("branch.seats", r, size.high, func(at ui.Rect) {
			var line ui.Rect
			line, at = at.CutTop(size.text)
			u.TextWrapped(line, theme.Body, u.Theme().Ink, ui.Left|ui.Top, text)
			for seat := range seats {
				_, at = at.CutTop(u.Px(branchGap))
				line, at = at.CutTop(size.row)
				s.drawBranchSeat(u, line, game.Seat(seat), labels, &size)
			}
		})
		begins = u.Button("branch.begin", foot.Center(min(foot.W, u.Px(420)), foot.H), u.T("branch.begin"), ui.ButtonOptions{Primary: true})
	}) {
		want = session.ToClose
	}
	if begins {
		s.playFrom()
	}
	return want
}

// branchSize is the layout of the dialog in a width, in pixels.
type branchSize struct {
	text float64 // height of the text
	name float64 // height of a name above the choice; 0 where it stands beside it
	rows int     // number of rows of a choice
	row  float64 // height of a seat
	high float64 // height of everything
}

// branchSize returns the layout of the dialog in a width: names stand beside the choice if that has room for it in one row.
func (s *Strip) branchSize(u *ui.UI, width float64, text string, labels []string) (size branchSize) {
	size.text = u.MeasureWrapped(theme.Body, text, width)
	size.rows = 1
	if u.ChoiceWidth(theme.Small, labels...) > width-u.Px(branchName) {
		size.name = u.Px(theme.LineHeight(theme.BodyBold) + 4)
		size.rows = u.ChoiceRows(width, labels)
	}
	size.row = size.name + float64(size.rows)*u.Px(branchRow)
	size.high = size.text + float64(len(s.seats))*(size.row+u.Px(branchGap))
	return size
}

// branchLabels returns the labels of those who can play on a seat: a person, or a computer of a level.
func (s *Strip) branchLabels(u *ui.UI) (labels []string) {
	for _, control := range s.levels.Choices() {
		if control == game.Human {
			labels = append(labels, u.T("control.human"))
		} else {
			labels = append(labels, u.T("level."+control))
		}
	}
	return labels
}

// drawBranchSeat draws the choice of who plays on a seat.
func (s *Strip) drawBranchSeat(u *ui.UI, r ui.Rect, seat game.Seat, labels []string, size *branchSize) {
	name, choice := r.CutLeft(u.Px(branchName))
	if size.name > 0 {
		name, choice = r.CutTop(size.name)
	}
	text := s.seats[seat].Name
	u.TextFitted(name, u.Theme().Ink, ui.Left|ui.Middle, text, theme.BodyBold, theme.SmallBold)
	style := theme.Body
	if size.rows > 1 || u.ChoiceWidth(style, labels...) > choice.W {
		style = theme.Small
	}
	u.ChoiceOf("branch.seat."+strconv.Itoa(int(seat)), choice, ui.ChoiceOptions{Label: text, Labels: labels, Style: style, Rows: size.rows}, &s.Branch().Controls[seat])
}

// playFrom begins the new game from the step that is shown. It is saved like any other.
func (s *Strip) playFrom() {
	m, err := s.PlayFrom(func(players []match.Seat) []match.Seat { return s.stage.Named(s.match, players) })
	if err != nil { // the game can be looked at, so this can't happen; if it does, nothing is lost
		s.stage.Notify(s.stage.Texts.Text("branch.failed"))
		s.session.Open(session.NoDrawer)
		return
	}
	s.stage.Saves.Adopt(m)
	s.stage.Go(s.stage.Routes.Table(s.stage, m, false))
}
