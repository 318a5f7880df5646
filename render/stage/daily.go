package stage

import (
	"slices"

	"islas/game/daily"
	"islas/game/match"
	"islas/render/chronicle"
	"islas/render/library"
)

// Rival is a game in which the strongest computer player can play the person's seat of a voyage of the day.
type Rival interface {
	// Trial begins that; the error is that of match.New.
	Trial(setup match.Setup) (daily.Trial, error)
}

// trial is how the strongest level plays the voyage of a match, under way.
type trial struct {
	game  Game
	day   daily.Day
	trial daily.Trial // nil while nothing is worked out, or where it cannot be
	ended *daily.Outcome
}

// Today returns the day by the clock of the device.
func (s *Stage) Today() daily.Day { return daily.On(s.Library().Now().Local()) }

// DayOf returns the day of which a match is the voyage, false if it is of none.
func (s *Stage) DayOf(m match.Any) (daily.Day, bool) { return daily.DayOf(m.Info(), m.Setup()) }

// Sail begins the voyage of a day of the chosen game: a setup by daily.Setup, with names. The first one begun is noted as the try
// that counts. The error is that of Begin.
func (s *Stage) Sail(day daily.Day, setup match.Setup) (match.Any, error) {
	m, err := s.Begin(setup)
	if err != nil {
		return nil, err
	}
	data, err := m.Save()
	if err != nil {
		return m, nil // as has been told
	}
	if summary, err := match.Read(data); err == nil {
		s.keepResult(chronicle.Mark(string(s.running.id), &summary, day))
	}
	return m, nil
}

// Voyages returns what became of the voyages of a game, by their days.
func (s *Stage) Voyages(g Game) []chronicle.Voyage { return s.Chronicle().Voyages(g.Info().Record) }

// VoyageOf returns what became of the voyage of a match, false if it is none.
func (s *Stage) VoyageOf(m match.Any) (chronicle.Voyage, bool) {
	day, ok := s.DayOf(m)
	if !ok {
		return chronicle.Voyage{}, false
	}
	g, v := s.GameOf(m), chronicle.Voyage{Day: day}
	all := s.Voyages(g)
	if i := slices.IndexFunc(all, func(v chronicle.Voyage) bool { return v.Day == day }); i >= 0 {
		v = all[i]
	}
	if v.Rival == nil && s.trial.of(g, day) {
		v.Rival = s.trial.ended
	}
	return v, true
}

// of reports whether the trial is that of a day of a game.
func (t *trial) of(g Game, day daily.Day) bool {
	return t.game != nil && t.game.Info().ID == g.Info().ID && t.day == day
}

// Try is what a match is among the tries of its voyage.
type Try int

// The tries.
const (
	OtherTry   Try = iota // somebody else's
	FirstTry              // the one that counts
	FurtherTry            // one after it
)

// TryOf returns which try of a voyage a match is that has ended.
func (s *Stage) TryOf(m match.Any, v *chronicle.Voyage) Try {
	data, err := m.Save()
	if err != nil {
		return OtherTry
	}
	summary, err := match.Read(data)
	sum := chronicle.Fingerprint(&summary)
	switch {
	case err != nil:
	case v.First != nil && v.First.Sum == sum:
		return FirstTry
	case slices.ContainsFunc(v.Later, func(r chronicle.Result) bool { return r.Sum == sum }):
		return FurtherTry
	}
	return OtherTry
}

// UnderWay returns the try of a voyage that is still to be gone on with, the first one if there are several; false if there is none.
func (s *Stage) UnderWay(v *chronicle.Voyage) (library.ID, bool) {
	if len(v.Tries) == 0 {
		return "", false
	}
	list := s.Library().List()
	for i := range v.Tries {
		try := &v.Tries[i]
		for k := range list {
			if e := &list[k]; e.Running() && e.Summary.Game == try.Game && e.Summary.Begun.Equal(try.Begun) {
				return e.ID, true
			}
		}
	}
	return "", false
}

// WorkOut goes on, for at most budget units of thinking, with how the strongest level plays the voyage of a match, and reports whether
// that is known, or cannot be. What is known is kept; of the voyage asked for last also what is not, so that one can look at something
// else meanwhile.
func (s *Stage) WorkOut(m match.Any, budget int) (done bool) {
	day, ok := s.DayOf(m)
	g := s.GameOf(m)
	if rival, can := g.(Rival); !ok || !can {
		return true
	} else if t := &s.trial; !t.of(g, day) {
		v, _ := s.VoyageOf(m)
		*t = trial{game: g, day: day}
		if v.Rival == nil {
			t.trial, _ = rival.Trial(m.Setup()) // the error can't be: the setup has just been played
		}
	}
	t := &s.trial
	if t.trial == nil || !t.trial.Step(budget) {
		return t.trial == nil
	}
	v, _ := s.VoyageOf(m)
	ended := t.trial.Outcome()
	if err := s.Chronicle().NoteRival(&v, ended); err != nil {
		s.tellUnkept()
	}
	t.trial, t.ended = nil, &ended
	return true
}
