// Package loop runs the scene on top of a stage tick by tick, when there is a reason to. The program does so in its window,
// and tests do so without one.
package loop

import (
	"time"

	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Loop runs scenes. Stage, UI and Repaint are to be set.
type Loop struct {
	Stage   *stage.Stage
	UI      *ui.UI
	Window  stage.Window
	Repaint func() // gives the stage a painter for a theme that has just changed

	last   ui.Input    // of the tick before
	top    stage.Scene // the scene that was last run
	settle int         // ticks to run on although nothing happens

	looking  bool          // the focus stops also at what only tells something
	followed time.Duration // since a scene was last asked whether other programs have changed what it shows
	rested   time.Duration // since the last frame
}

// fingertip is how many pixels of the system wide and high a finger needs what it aims at.
const fingertip = 44

// followEvery is how often scenes are asked that.
const followEvery = 2 * time.Second

// SettleTicks is how many ticks run on after the last input, so that hovering follows what has changed.
const SettleTicks = 3

// Settle lets at least so many ticks run on although nothing happens.
func (l *Loop) Settle(ticks int) { l.settle = max(l.settle, ticks) }

// Settled reports whether no tick runs on for the sake of what happened before.
func (l *Loop) Settled() bool { return l.settle == 0 }

// Rested is told that the program has rested for a time between two ticks.
func (l *Loop) Rested(d time.Duration) {
	l.followed += max(0, d)
	l.rested += max(0, d)
}

// Due is for how long from now the interface needs no tick if nothing is entered. ok is false if it needs none by itself.
func (l *Loop) Due() (d time.Duration, ok bool) {
	due := l.UI.Due()
	return max(0, due-l.rested), due > 0
}

// Top is the scene that was last run, nil before the first.
func (l *Loop) Top() stage.Scene { return l.top }

// Input looks at the input of a tick and reports whether anything was entered. It is to be called once every tick.
func (l *Loop) Input(in ui.Input) bool {
	input := !in.Idle(l.last)
	l.rested += in.Dt
	if l.UI.HearInputMethod() {
		l.Settle(1)
	}
	if l.Stage.Saves.HearStore() {
		l.Settle(1)
	}
	if l.follow(in.Dt) {
		l.Settle(SettleTicks)
	}
	if input || l.Stage.Top() != l.top {
		l.Settle(SettleTicks)
	}
	l.last = in
	return input
}

// Asked reports whether this tick is asked for: something was entered, or the scene or the interface needs it.
func (l *Loop) Asked() bool {
	wait, due := l.Due()
	return l.settle > 0 || l.Busy() || l.UI.Busy() || due && wait == 0
}

// Busy reports whether the scene on top, or what goes on beside it, needs the next tick. A scene that is not shown stands still.
func (l *Loop) Busy() bool {
	return l.Stage.Working() || !l.Window.Small(l.Stage.Top()) && l.Stage.Top().Busy()
}

// Frame runs the scene on top for one tick, and what goes on beside it. It reports whether the screen has to be drawn anew.
func (l *Loop) Frame(in ui.Input) (changed bool) {
	if l.settle > 0 {
		l.settle--
	}
	if l.UI.Due() > 0 {
		l.UI.Pass(l.rested - in.Dt)
	}
	l.rested = 0
	if l.Window.W <= 0 || l.Window.H <= 0 {
		return false
	}
	s, u := l.Stage, l.UI
	s.Work()
	l.top = s.Top()
	for _, notice := range s.TakeNotices() {
		u.Notice(notice)
		s.Voice.Say(notice)
	}
	u.Bind(s.Keys.Bound())
	u.BindPad(s.Keys.BoundPad())
	u.Scan(s.Settings.Scan.Rest())
	u.Fingertip(fingertip * l.Window.Density)
	u.Reading(l.Window.Reading(l.top, s.Size()))
	board := l.top
	if _, words := board.(stage.Flowing); words {
		board = nil // it may tell of tables
	}
	u.Ask(l.Window.Asked(board, s.Size()))
	s.Voice.Begin()
	u.Begin(in, l.Window.W, l.Window.H, l.Window.ScaleOf(l.top, s.Size()))
	if l.Window.Small(l.top) {
		l.tooSmall()
	} else {
		l.top.Frame(u)
	}
	l.help()
	l.mute()
	l.look()
	changed = u.End()
	if u.Refused() != "" {
		s.Sound.Play("denied")
	}
	if s.Top() != l.top {
		l.Settle(SettleTicks)
	}
	return changed
}

// tooSmall asks for a larger window instead of showing what nobody could read or hit.
func (l *Loop) tooSmall() {
	u, th := l.UI, l.Stage.Theme
	u.Fill(u.Bounds(), th.SeaDeep)
	u.TextWrapped(u.Bounds().Inset(u.Px(12)), theme.Body, th.OnDark, ui.Center|ui.Middle, u.T("app.too-small"))
}

// follow asks the running scene from time to time whether there is something else to be shown.
func (l *Loop) follow(dt time.Duration) bool {
	if l.followed += dt; l.followed < followEvery {
		return false
	}
	l.followed = 0
	f, ok := l.Stage.Top().(stage.Follower)
	return ok && f.Follow()
}

// Follow makes theme and language hold that the settings have come to ask for.
func (l *Loop) Follow() {
	s := l.Stage
	l.Settle(SettleTicks)
	l.UI.Invalidate()
	if !s.ThemeHolds() {
		s.Theme = s.NewTheme()
		l.Repaint()
		l.UI.SetTheme(s.Theme)
	}
	if s.Settings.Language != "" && s.Settings.Lang() != s.Texts.Lang() {
		_ = s.Translate() // where it fails the texts stay as they are
	}
	l.UI.SetTexts(s.Texts)
}
