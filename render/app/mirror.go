//go:build !js

package app

import (
	"time"

	"islas/render/platform/speech"
	"islas/render/stage"
	"islas/render/ui"
)

// mirror speaks what has the focus, the prompt and the events, if the settings ask for that: natively there is no page that screen readers
// could read.
type mirror struct {
	voice         speech.Speaker
	speaks        bool
	focus, prompt string
}

func (*mirror) input(*app, *ui.Input) {}

func (*mirror) changed() {}

// waits returns false: nothing waits to be reported.
func (*mirror) waits() (d time.Duration, ok bool) { return 0, false }

// close ends the speech.
func (m *mirror) close() { m.voice.Close() }

// tick speaks what is new.
func (m *mirror) tick(a *app, _ time.Duration) { m.say(a.stage, a.ui) }

func (m *mirror) say(s *stage.Stage, u *ui.UI) {
	if s.Voice.Forgotten() {
		m.voice.Stop()
		m.focus, m.prompt = "", ""
	}
	on := s.Settings.Speech
	s.Voice.Listens = on
	if !on {
		if m.speaks {
			m.voice.Stop()
			m.speaks, m.focus, m.prompt = false, "", ""
		}
		return
	}
	m.speaks = true
	lang := s.Texts.Lang()
	if now := spoken(u, s.Texts); now != m.focus {
		if m.focus = now; now != "" {
			m.voice.Say(lang, now, true)
		}
	}
	if now := s.Voice.Prompt(); now != m.prompt {
		if m.prompt = now; now != "" {
			m.voice.Say(lang, now, false)
		}
	}
	for _, sentence := range s.Voice.Take() {
		m.voice.Say(lang, sentence, false)
	}
	if m.voice.Err() != nil {
		s.Settings.Speech = false
		s.Changed()
		s.Tell("notice.no-speech")
	}
}
