package table

import (
	"islas/render/paint"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/ui"
)

// Controls are the buttons to pause, step and skip what is shown. They stand side by side where there is more width than height,
// otherwise one below the other.
type Controls struct {
	Showing bool   // there is something to see
	Paused  bool   // it is held
	ID      string // with which the ids of the buttons begin
	Skip    string // what is skipped, in words
}

// governs is the target of the controls: while the keyboard's focus is on one, the space key is its own.
type governs struct{}

// Draw shows the buttons in r.
func (c *Controls) Draw(u *ui.UI, s *stage.Stage, r ui.Rect) (want session.Intent) {
	u.PushGroup(r)
	defer u.PopGroup()
	rows := r.Column(3, u.Px(6))
	if r.W > r.H {
		rows = r.Row(3, u.Px(6))
	}
	button := func(i int, id string, icon paint.Icon, name string, key ui.Key, to session.Intent) {
		rows[i].H = min(rows[i].H, u.Px(52))
		if u.Button(c.ID+"."+id, rows[i], "", ui.ButtonOptions{
			Icon: s.Icon(icon), Name: name, Tooltip: name, Disabled: !c.Showing, Why: u.T("why.nothing-moves"), Shortcut: key,
			Target: governs{}, Looks: true,
		}) {
			want = want.Or(to)
		}
	}
	if c.Paused {
		button(0, "pause", paint.IconPlay, u.T("show.resume"), u.KeyOf(stage.PauseKey()), session.ToPause)
	} else {
		button(0, "pause", paint.IconPause, u.T("show.pause"), u.KeyOf(stage.PauseKey()), session.ToPause)
	}
	button(1, "step", paint.IconStep, u.T("show.step"), u.KeyOf(stage.StepKey()), session.ToStep)
	button(2, "skip", paint.IconSkip, c.Skip, u.KeyOf(stage.SkipKey()), session.ToSkip)
	return want
}

// BackControls are the buttons of a look back: to the scene before and after it, and back to the game. They stand side by side where
// there is more width than height, otherwise one below the other.
type BackControls struct {
	Earlier, Later bool // there is such a scene
}

// Draw shows the buttons in r.
func (c *BackControls) Draw(u *ui.UI, s *stage.Stage, r ui.Rect) (want session.Intent) {
	places := r.Column(3, u.Px(6))
	if r.W > r.H {
		places = r.Row(3, u.Px(6))
	}
	button := func(i int, id string, icon paint.Icon, name, why string, there bool, to session.Intent) {
		places[i].H = min(places[i].H, u.Px(52))
		if u.Button("back."+id, places[i], "", ui.ButtonOptions{
			Icon: s.Icon(icon), Name: name, Tooltip: name, Disabled: !there, Why: why, Primary: to == session.ToPresent,
		}) {
			want = want.Or(to)
		}
	}
	button(0, "close", paint.IconCross, u.T("back.close"), "", true, session.ToPresent)
	button(1, "earlier", paint.IconLeft, u.T("back.earlier"), u.T("why.back-first"), c.Earlier, session.ToEarlier)
	button(2, "later", paint.IconRight, u.T("back.later"), u.T("why.back-last"), c.Later, session.ToLater)
	return want
}
