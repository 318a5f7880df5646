package ui

import (
	"math"

	"islas/render/theme"
)

// narrowMargin is the greatest margin of a dialog in a narrow window, as a part of the dialog's width or the window's height.
const narrowMargin = 0.045

// lowWindow is the height of a window in design units below which there are no gaps around the heading of a dialog.
const lowWindow = 320

// modalState is an open dialog and what had the focus before it opened.
type modalState struct {
	id    string
	focus string
	ring  bool
}

// Over draws content over everything, lays a shade over what is below and keeps the input from it, as a dialog with a title for assistive
// tools. It reports a click beside what content declares.
func (u *UI) Over(id, title string, shade theme.Color, content func()) (beside bool) {
	depth, scroll, disabled := u.depth, u.scroll, u.disabled
	u.opened = append(u.opened, id)
	u.depth, u.scroll, u.disabled = len(u.opened), "", nil
	u.PushLayer(LayerModal)
	u.clips = append(u.clips, u.Bounds())
	u.alphas = append(u.alphas, 1)
	u.Fill(u.Bounds(), shade)
	beside = u.Region(id+"/beside", u.Bounds(), RegionOptions{Role: RoleDialog, Label: title, NoFocus: true}).Clicked
	content()
	u.PopAlpha()
	u.PopClip()
	u.PopLayer()
	u.depth, u.scroll, u.disabled = depth, scroll, disabled
	return beside
}

// Modal draws a dialog in r over everything. body gets the area below the heading. Modal reports whether the player wants to close the
// dialog, by Escape, by its cross, or by a click beside it. Dialogs may open dialogs.
func (u *UI) Modal(id string, r Rect, title string, body func(body Rect)) (dismissed bool) {
	beside := u.Over(id, title, u.theme.Dim, func() { dismissed = u.dialog(id, r, title, body) })
	return beside || dismissed
}

// dialog draws a dialog, and reports whether Escape or its cross closes it.
func (u *UI) dialog(id string, r Rect, title string, body func(body Rect)) (dismissed bool) {
	inside := u.panel(r, u.modalMargin(r.W))
	head, rest := inside.CutTop(u.ModalHead(r.W, title))
	cross, head := head.CutRight(u.Px(theme.Target))
	cross, _ = cross.CutTop(u.Px(theme.Target))
	_, head = head.CutRight(u.Px(theme.Gap))
	if title != "" {
		style := u.headStyle(head.W, title)
		u.Headed(1, func() {
			if u.MeasureText(style, title) > head.W+tolerance {
				u.TextWrapped(head, style, u.theme.Ink, Left|Middle, title)
				return
			}
			u.Text(head, style, u.theme.Ink, Left|Middle, title)
		})
	}
	gap := u.Px(theme.Gap)
	if u.Bounds().H < u.Px(lowWindow) {
		gap = 0
	}
	_, rest = rest.CutTop(gap)
	u.Ornament(Rect{X: inside.X, Y: rest.Y, W: inside.W, H: u.Px(8)})
	_, rest = rest.CutTop(u.Px(8) + gap)
	if body != nil {
		body(rest)
	}
	// The cross comes last in the order of the focus: the dialog's content comes first.
	if u.Button(id+"/close", cross, "", ButtonOptions{Quiet: true, Icon: IconCross, Name: u.T("ui.close"), Tooltip: u.T("ui.close")}) {
		dismissed = true
	}
	return u.KeyPressed(KeyEscape) || dismissed
}

// ModalHead returns the height in pixels of the heading of a dialog of a width, which may need several lines.
func (u *Window) ModalHead(width float64, title string) float64 {
	width -= 2*u.modalMargin(width) + u.Px(theme.Target+theme.Gap)
	return max(u.Px(theme.Target), u.MeasureWrapped(u.headStyle(width, title), title, width))
}

// headStyle returns the style of a heading in a width: a smaller one where it would need several lines, in a narrow window only where a
// word would be broken.
func (u *Window) headStyle(width float64, title string) theme.Style {
	styles := []theme.Style{theme.Heading, theme.BodyBold, theme.SmallBold}
	if u.Narrow() {
		for _, s := range styles {
			if u.wraps(s, title, Rect{W: width, H: math.Inf(1)}) {
				return s
			}
		}
	}
	return u.Fitting(title, width, styles...)
}

// modalMargin returns the margin of a dialog of a width, which is less than that of other panels in a narrow window.
func (u *Window) modalMargin(width float64) float64 {
	if u.Narrow() {
		return min(u.Px(theme.Margin), min(width, u.Bounds().H)*narrowMargin)
	}
	return u.Px(theme.Margin)
}

// closeModals compares the dialogs of this frame with those of the last one: a new one takes the focus from what lies below, and one that
// is gone gives it back.
func (u *UI) closeModals() {
	same := 0
	for same < len(u.modals) && same < len(u.opened) && u.modals[same].id == u.opened[same] {
		same++
	}
	if same < len(u.modals) {
		u.focus, u.ring = u.modals[same].focus, u.modals[same].ring
		u.modals = u.modals[:same]
		u.wake = true
	}
	for _, id := range u.opened[same:] {
		u.modals = append(u.modals, modalState{id, u.focus, u.ring})
		if g := findIn(u.current, u.focus); g == nil || g.depth < len(u.modals) {
			u.focus, u.focusAt = "", len(u.current)
		}
		u.active, u.dragging, u.wake = "", false, true
	}
}
