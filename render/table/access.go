package table

import (
	"islas/game"
	"islas/game/match"
	"islas/render/session"
	"islas/render/stage"
)

// access implements session.Services on a stage.
type access struct {
	*stage.Stage
	scene stage.Scene // the table, which comes back after the hand-over screen
	seats []match.Seat
}

// The methods of stage.Stage and those below implement session.Services.
func (s access) T(key string, params ...any) string { return s.Texts.Text(key, params...) }
func (s access) Lang() string                       { return s.Texts.Lang() }
func (s access) Parallel() bool                     { return s.Stage.Parallel }
func (s access) Explains() bool                     { return s.Settings.Explain }
func (s access) Weighs() bool                       { return s.Settings.Chance }
func (s access) Play(effect string)                 { s.Sound.Play(effect) }
func (s access) Listens() bool                      { return s.Voice.Listens }
func (s access) Say(sentence string)                { s.Voice.Say(sentence) }
func (s access) Keep(m match.Any)                   { s.Saves.Keep(m) }
func (s access) Adopt(m match.Any)                  { s.Saves.Adopt(m) }
func (s access) Forget()                            { s.Saves.Forget() }
func (s access) Explained(key string) bool          { return s.Lessons.Explained(key) }
func (s access) KeepExplained(key string)           { s.Lessons.KeepExplained(key) }
func (s access) KeepLesson(step int, key string)    { s.Lessons.Keep(step, key) }
func (s access) EndLesson()                         { s.Lessons.End() }
func (s access) Lesson(step int)                    { s.Swap(s.Routes.Lesson(s.Stage, step)) }

// HandOver implements session.Services.
func (s access) HandOver(seat game.Seat, round int, recap []session.Clause) {
	s.Voice.Forget()
	to := stage.Handover{Seats: s.seats, Seat: seat, Round: round}
	for _, c := range recap {
		if n := len(to.Told) - 1; n >= 0 && to.Told[n].Seat == c.Seat {
			to.Told[n].Text += ", " + c.Text
		} else {
			to.Told = append(to.Told, stage.Told{Seat: c.Seat, Text: c.Text})
		}
	}
	s.Swap(s.Routes.Handover(s.Stage, to, s.scene))
}
