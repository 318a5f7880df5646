package table

import (
	"islas/render/stage"
)

// services gives a session what it needs of a stage.
type services struct {
	*stage.Stage
	scene stage.Scene // the table, which comes back after the hand-over screen
}

// T implements session.Texts.
func (s services) T(key string, params ...any) string { return s.Texts.Text(key, params...) }

// Lang implements session.Services.
func (s services) Lang() string { return s.Texts.Lang() }

// Parallel implements session.Services.
func (s services) Parallel() bool { return s.Stage.Parallel }

// Explains implements session.Services.
func (s services) Explains() bool { return s.Settings.Explain }

// Weighs implements session.Services.
func (s services) Weighs() bool { return s.Settings.Chance }

// Play implements session.Services.
func (s services) Play(effect string) { s.Sound.Play(effect) }

// Listens implements session.Services.
func (s services) Listens() bool { return s.Voice.Listens }

// Say implements session.Services.
func (s services) Say(sentence string) { s.Voice.Say(sentence) }

// Lesson implements session.Services.
func (s services) Lesson(step int) { s.Swap(s.Routes.Lesson(s.Stage, step)) }

// HandOver implements session.Services.
func (s services) HandOver(name string) {
	s.Voice.Forget()
	s.Swap(s.Routes.Curtain(s.Stage, name, s.scene))
}
