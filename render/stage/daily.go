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

// Rival is a game in which the strongest computer player can play the person's seat of a daily challenge.
type Rival interface {
	// Trial begins that; the error is that of match.New.
	Trial(setup match.Setup) (daily.Trial, error)
}

// Daily is the daily challenges of all games.
type Daily struct {
	services *services.Services
	games    *Catalogue
	saves    *Saves
	results  *Results
	rival    benchmark
}

// benchmark is how the strongest level plays the daily challenge of a match, under way.
type benchmark struct {
	game  Game
	day   daily.Day
	trial daily.Trial    // nil while nothing is worked out
	ended *daily.Outcome // nil as long as that is not known
}

// errNoDay is that there is no daily challenge to be begun today.
var errNoDay = errors.New("there is no voyage on this day")

// Today returns the day by the clock of the device, 0 where that is so wrong that there is no daily challenge.
func (s *Daily) Today() daily.Day {
	if day := daily.On(s.saves.Library().Now().Local()); day.Dealt() {
		return day
	}
	return 0
}

// Begin begins the daily challenge of a day of the chosen game: a setup by daily.Setup, with names. The first one begun is noted as the try
// that counts. The error is that of Begin, or that there is no daily challenge on the day.
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
		return m, nil // as has been told
	}
	if summary, err := match.Read(data); err == nil {
		s.results.keep(chronicle.Mark(string(s.saves.running.id), &summary, day))
	}
	return m, nil
}

// All returns what became of the daily challenges of a game, by their days.
func (s *Daily) All(g Game) []chronicle.Challenge {
	return s.results.Ledger().Challenges(g.Info().Record)
}

// Of returns what became of the daily challenge of a match, false if it is none.
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

// daily challenge returns what is kept of the daily challenge of a day of a game.
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

// Try is what a match is among the tries of its daily challenge.
type Try int

// The tries.
const (
	OtherTry   Try = iota // somebody else's
	FirstTry              // the one that counts
	FurtherTry            // one after it
)

// TryOf returns which try of a daily challenge a match is that has ended.
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

// UnderWay returns the try of a daily challenge that is still to be gone on with, the first one if there are several; false if there is none.
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

// WorkOut goes on, for at most budget units of thinking, with how the strongest level plays the daily challenge of a match, and reports whether
// that is known, or cannot be. What is known is kept if the daily challenge was begun on this device; of the daily challenge asked for last it is
// remembered in any case, and so is what is not known yet, so that one can look at something else meanwhile.
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

// keepRival notes how the strongest level has ended a daily challenge unless that is kept, or nobody has begun the daily challenge.
func (s *Daily) keepRival(g Game, day daily.Day) {
	v := s.of(g, day)
	if v.Rival != nil {
		return
	}
	if err := s.results.Ledger().NoteRival(&v, *s.rival.ended); err != nil {
		s.results.tellUnkept()
	}
}
