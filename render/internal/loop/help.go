package loop

import (
	"slices"

	"islas/render/stage"
	"islas/render/ui"
)

// help shows the list of keys when it is asked for: by its key, or by a question mark that is not typed into a field.
func (l *Loop) help() {
	s, u := l.Stage, l.UI
	if u.Typing() || s.Top() != l.top || s.Routes.Keys == nil {
		return
	}
	in := u.Input()
	if _, there := s.Top().(stage.Help); there || !slices.Contains(in.Keys, u.KeyOf(stage.HelpKey())) && !slices.Contains(in.Runes, '?') {
		return
	}
	s.Push(s.Routes.Keys(s))
}

// mute turns all sound off, or on again, by its key.
func (l *Loop) mute() {
	s, u := l.Stage, l.UI
	key := u.KeyOf(stage.MuteKey())
	if in := u.Input(); u.Typing() || !slices.Contains(in.Keys, key) || in.Ctrl && key >= ui.Key0 {
		return
	}
	s.Settings.Sound = !s.Settings.Sound
	s.Changed()
	told := "sound.off"
	if s.Settings.Sound {
		told = "sound.on"
	}
	s.Tell(told)
}

// look says where the focus stops from now on, when that changes.
func (l *Loop) look() {
	now := l.UI.Looking()
	if now == l.looking {
		return
	}
	l.looking = now
	key := "look.off"
	if now {
		key = "look.on"
	}
	l.Stage.Notify(l.UI.T(key))
}
