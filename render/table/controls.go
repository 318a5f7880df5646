package table

import (
	"islas/render/paint"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// governs is the target of the controls: while one of them has the keyboard focus, the space key belongs to it.
type governs struct{}

// Controls draws in r the buttons that pause, step and skip what is shown, whose ids begin with id; or, in a look back, the buttons that
// lead to the scene before and after it and back to the game. They stand side by side if r is wider than high, otherwise one below the
// other.
func (f *Frame[S, A, E, V]) Controls(r ui.Rect, id string) (want Intent) {
	u := f.UI
	if f.Watching && !f.Back { // the strip has them
		return nil
	}
	places := r.Column(3, u.Px(6))
	if r.W > r.H {
		places = r.Row(3, u.Px(6))
	}
	button := func(id string, icon paint.Icon, o ui.ButtonOptions, to session.Intent) {
		at := places[0]
		places = places[1:]
		at.H = min(at.H, u.Px(52))
		o.Icon, o.Tooltip = f.Sign(icon), o.Name
		if u.Button(id, at, "", o) {
			want = Or(want, to)
		}
	}
	if f.Back {
		button("back.close", paint.IconCross, ui.ButtonOptions{Name: u.T("back.close"), Primary: true}, session.ToPresent)
		button("back.earlier", paint.IconLeft, ui.ButtonOptions{Name: u.T("back.earlier"), Disabled: !f.Earlier, Why: u.T("why.back-first")}, session.ToEarlier)
		button("back.later", paint.IconRight, ui.ButtonOptions{Name: u.T("back.later"), Disabled: !f.Later, Why: u.T("why.back-last")}, session.ToLater)
		return want
	}
	u.PushGroup(r)
	defer u.PopGroup()
	shown := func(name string, key ui.Command) ui.ButtonOptions { return f.governing(name, key, f.Showing) }
	name, icon := u.T("show.pause"), paint.IconPause
	if f.Paused {
		name, icon = u.T("show.resume"), paint.IconPlay
	}
	button(id+".pause", icon, shown(name, stage.PauseKey()), session.ToPause)
	button(id+".step", paint.IconStep, shown(u.T("show.step"), stage.StepKey()), session.ToStep)
	button(id+".skip", paint.IconSkip, f.governing(f.skipName(), stage.SkipKey(), f.Showing || f.GoesOn), session.ToSkip)
	return want
}

// governing returns the options of a button that controls what is shown, and can be used now or not.
func (f *Frame[S, A, E, V]) governing(name string, key ui.Command, can bool) ui.ButtonOptions {
	return ui.ButtonOptions{Name: name, Disabled: !can, Why: f.UI.T("why.nothing-moves"), Shortcut: f.UI.KeyOf(key), Target: governs{}, Looks: true}
}

// skipName returns the name of the button that skips: to the next decision of a person, or to the next turn where nobody decides.
func (f *Frame[S, A, E, V]) skipName() string {
	if f.Watching || f.Players.People() == 0 {
		return f.UI.T("show.skip-turn")
	}
	return f.UI.T("show.skip")
}

// Skip draws in r a button with a label in a style that skips what is shown, while others move.
func (f *Frame[S, A, E, V]) Skip(r ui.Rect, id string, style theme.Style) Intent {
	o := f.governing(f.skipName(), stage.SkipKey(), f.GoesOn)
	o.Style, o.Icon = style, f.Sign(paint.IconSkip)
	if f.UI.Button(id, r, o.Name, o) {
		return session.ToSkip
	}
	return nil
}
