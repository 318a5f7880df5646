package table

import (
	"islas/render/stage"
)

// access gives a session what it needs of a stage.
type access struct {
	*stage.Stage
	scene stage.Scene // the table, which comes back after the hand-over screen
}

// The methods of access beside those of the stage implement session.Services.
func (s access) T(key string, params ...any) string { return s.Texts.Text(key, params...) }
func (s access) Lang() string                       { return s.Texts.Lang() }
func (s access) Parallel() bool                     { return s.Stage.Parallel }
func (s access) Explains() bool                     { return s.Settings.Explain }
func (s access) Weighs() bool                       { return s.Settings.Chance }
func (s access) Play(effect string)                 { s.Sound.Play(effect) }
func (s access) Listens() bool                      { return s.Voice.Listens }
func (s access) Say(sentence string)                { s.Voice.Say(sentence) }
func (s access) Lesson(step int)                    { s.Swap(s.Routes.Lesson(s.Stage, step)) }

// HandOver implements session.Services.
func (s access) HandOver(name string) {
	s.Voice.Forget()
	s.Swap(s.Routes.Handover(s.Stage, name, s.scene))
}
