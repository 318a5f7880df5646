package table

import (
	"islas/render/stage"
)

// access gives a session what it needs of a stage.
type access struct {
	*stage.Stage
	scene stage.Scene // the table, which comes back after the hand-over screen
}

// T implements session.Texts.
func (s access) T(key string, params ...any) string { return s.Texts.Text(key, params...) }

// Lang implements session.Services.
func (s access) Lang() string { return s.Texts.Lang() }

// Parallel implements session.Services.
func (s access) Parallel() bool { return s.Stage.Parallel }

// Explains implements session.Services.
func (s access) Explains() bool { return s.Settings.Explain }

// Weighs implements session.Services.
func (s access) Weighs() bool { return s.Settings.Chance }

// Play implements session.Services.
func (s access) Play(effect string) { s.Sound.Play(effect) }

// Listens implements session.Services.
func (s access) Listens() bool { return s.Voice.Listens }

// Say implements session.Services.
func (s access) Say(sentence string) { s.Voice.Say(sentence) }

// Lesson implements session.Services.
func (s access) Lesson(step int) { s.Swap(s.Routes.Lesson(s.Stage, step)) }

// HandOver implements session.Services.
func (s access) HandOver(name string) {
	s.Voice.Forget()
	s.Swap(s.Routes.Handover(s.Stage, name, s.scene))
}
