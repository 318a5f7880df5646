package stage

import (
	"errors"
	"slices"

	"islas/game/daily"
	"islas/game/match"
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/services"
)

// Rival is a game whose strongest computer player can play the person's seat of a daily challenge.
type Rival interface {
	// Trial begins that game; the error is that of match.New.
	Trial(setup match.Setup) (daily.Trial, error)
}

// Daily provides the daily challenges of all games.
type Daily struct {
	services *services.Services
	games    *Catalogue
	saves    *Saves
	results  *Results
	rival    benchmark
}

// benchmark is the strongest level's game in a daily challenge, possibly in progress.
type benchmark struct {
	game  Game
	day   daily.Day
	trial daily.Trial    // nil while nothing is computed
	ended *daily.Outcome // nil until it is known
}

// errNoDay means that there is no daily challenge on a day.
var errNoDay = errors.New("there is no challenge on this day")

// Today returns the day by the clock of the device, 0 if the clock is so wrong that there is no daily challenge.
func (s *Daily) Today() daily.Day {
	if day := daily.On(s.saves.Library().Now().Local()); day.Dealt() {
		return day
	}
	return 0
}

// Begin begins the daily challenge of a day of the chosen game; setup is from daily.Setup, with names. The first one begun is recorded as
// the try that counts. The error is that of Saves.Begin, or errNoDay.
func (s *Daily) Begin(day daily.Day, setup match.Setup) (match.Any, error) {
	if !day.Dealt() {
		return nil, errNoDay
	}
	m, err := s.saves.Begin(setup)
	if err != nil {
		return nil, err
	}
	data, err := m.Save()
	if err != nil {
		return m, nil // which has been reported
	}
	if summary, err := match.Read(data); err == nil {
		s.results.keep(chronicle.Mark(string(s.saves.running.id), &summary, day))
	}
	return m, nil
}

// All returns the challenges of a game that are on record, by day.
func (s *Daily) All(g Game) []chronicle.Challenge {
	return s.results.Ledger().Challenges(g.Info().Record)
}

// Of returns the challenge to which a match belongs; ok is false if there is none.
func (s *Daily) Of(m match.Any) (chronicle.Challenge, bool) {
	day, ok := daily.DayOf(m.Info(), m.Setup())
	if !ok {
		return chronicle.Challenge{}, false
	}
	g := s.games.GameOf(m)
	v := s.of(g, day)
	if v.Rival == nil && s.rival.of(g, day) {
		v.Rival = s.rival.ended
	}
	return v, true
}

// of returns the record of the daily challenge of a day of a game.
func (s *Daily) of(g Game, day daily.Day) chronicle.Challenge {
	all := s.All(g)
	if i := slices.IndexFunc(all, func(v chronicle.Challenge) bool { return v.Day == day }); i >= 0 {
		return all[i]
	}
	return chronicle.Challenge{Day: day}
}

// of reports whether the benchmark is that of a day of a game.
func (t *benchmark) of(g Game, day daily.Day) bool {
	return t.game != nil && t.game.Info().ID == g.Info().ID && t.day == day
}

// Try is the place of a match among the tries of its daily challenge.
type Try int

// The tries.
const (
	OtherTry   Try = iota // somebody else's
	FirstTry              // the one that counts
	FurtherTry            // a later one
)

// TryOf returns which try of a daily challenge a finished match is.
func (s *Daily) TryOf(m match.Any, v *chronicle.Challenge) Try {
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

// UnderWay returns the try of a daily challenge that is not finished, the first one if there are several; ok is false if there is none.
func (s *Daily) UnderWay(v *chronicle.Challenge) (library.ID, bool) {
	if len(v.Tries) == 0 {
		return "", false
	}
	list := s.saves.Library().List()
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

// WorkOut continues the strongest level's game in the daily challenge of a match for at most budget units of thinking, and reports whether
// its outcome is known, or can't be known. The outcome is saved if the daily challenge was begun on this device. The state for the last
// challenge requested is kept in memory while other scenes are shown.
func (s *Daily) WorkOut(m match.Any, budget int) (done bool) {
	day, ok := daily.DayOf(m.Info(), m.Setup())
	g := s.games.GameOf(m)
	rival, can := g.(Rival)
	if !ok || !can {
		return true
	}
	t := &s.rival
	if !t.of(g, day) {
		v, _ := s.Of(m)
		*t = benchmark{game: g, day: day, ended: v.Rival}
	}
	if t.ended == nil {
		if t.trial == nil {
			var err error
			if t.trial, err = rival.Trial(m.Setup()); err != nil {
				*t = benchmark{}
				return true
			}
		}
		if !t.trial.Step(budget) {
			return false
		}
		ended := t.trial.Outcome()
		t.trial, t.ended = nil, &ended
	}
	s.keepRival(g, day)
	return true
}

// keepRival saves the strongest level's outcome of a daily challenge, unless it is already saved, or nobody has begun the challenge.
func (s *Daily) keepRival(g Game, day daily.Day) {
	v := s.of(g, day)
	if v.Rival != nil {
		return
	}
	if err := s.results.Ledger().NoteRival(&v, *s.rival.ended); err != nil {
		s.results.tellUnkept()
	}
}
