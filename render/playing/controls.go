package playing

import (
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// Controls are the buttons to pause, step and skip what is shown, one below the other.
type Controls struct {
	Showing bool   // there is something to see
	Paused  bool   // it is held
	ID      string // with which the ids of the buttons begin
	Skip    string // what is skipped, in words
}

// governs is the target of the controls: while the keyboard's focus is on one, the space key is its own.
type governs struct{}

// Draw shows the buttons in r.
func (c *Controls) Draw(u *ui.UI, s *stage.Stage, r ui.Rect) (want Intent) {
	u.PushGroup(r)
	defer u.PopGroup()
	rows := r.Column(3, u.Px(6))
	button := func(i int, id string, icon paint.Icon, name string, key ui.Key, to Intent) {
		rows[i].H = min(rows[i].H, u.Px(52))
		if u.Button(c.ID+"."+id, rows[i], "", ui.ButtonOptions{
			Icon: s.Icon(icon), Name: name, Tooltip: name, Disabled: !c.Showing, Why: u.T("why.nothing-moves"), Shortcut: key,
			Target: governs{}, Looks: true,
		}) {
			want = want.Or(to)
		}
	}
	if c.Paused {
		button(0, "pause", paint.IconPlay, u.T("show.resume"), ui.KeyP, ToPause)
	} else {
		button(0, "pause", paint.IconPause, u.T("show.pause"), ui.KeyP, ToPause)
	}
	button(1, "step", paint.IconStep, u.T("show.step"), ui.KeyN, ToStep)
	button(2, "skip", paint.IconSkip, c.Skip, ui.KeyS, ToSkip)
	return want
}
