package stage

import (
	"slices"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/paint"
	"islas/render/services"
)

// AchievementJudge is a game with achievements, which introduce players to ways to play well.
type AchievementJudge interface {
	// Achievements returns all achievements, in the order in which they are shown.
	Achievements() []Achievement
	// Judged returns the version of the rules of achievements, from 1. It increases whenever a match would be judged differently.
	Judged() int
	// Judge returns the ids of the achievements in a finished match, by seat.
	Judge(m match.Any) [][]string
}

// Achievement is something that can be achieved. The game's texts have achievement.ID, its name, and achievement.ID.text, how to achieve it
// and what that teaches.
type Achievement struct {
	ID   string
	Icon paint.Icon
}

// AchievementsOf returns the achievements with some ids and their icons; a star where there is none.
func AchievementsOf(ids []string, icons map[string]paint.Icon) (all []Achievement) {
	for _, id := range ids {
		icon, ok := icons[id]
		if !ok {
			icon = paint.IconStar
		}
		all = append(all, Achievement{id, icon})
	}
	return all
}

// Results provides the results of finished games (package chronicle) that are known on this device.
type Results struct {
	services *services.Services
	games    *Catalogue
	saves    *Saves
	tell     func(match.Any) Result // returns the result of a match

	ledger *chronicle.Ledger // nil until it is needed
	told   bool              // it was reported that the ledger can't be written
	failed map[library.ID]bool
	fresh  []string  // new achievements of people in a match, until they are shown
	of     match.Any // the match of fresh
}

// forget drops the ledger, so that it is read again.
func (s *Results) forget() {
	s.ledger, s.told, s.failed, s.fresh, s.of = nil, false, nil, nil, nil
}

// Ledger returns the ledger of results. When it is first needed and there is something wrong with it, a message says so.
func (s *Results) Ledger() *chronicle.Ledger {
	if s.ledger != nil && s.ledger.Store() == s.services.Store {
		return s.ledger
	}
	ledger, trouble := chronicle.Open(s.services.Store)
	s.forget()
	s.ledger = ledger
	switch {
	case trouble == nil:
	case trouble.Aside != "":
		s.services.Tell("notice.chronicle-moved", "name", s.services.Path(trouble.Aside))
	default:
		s.told = true
		s.services.Tell("notice.chronicle-unreadable", "where", s.services.Path(chronicle.File))
	}
	return ledger
}

// note records the result of a game that has just been saved, and its new achievements (TellAchievements).
func (s *Results) note(id library.ID, m match.Any, data []byte) {
	if !m.Over() {
		return
	}
	ledger := s.Ledger()
	known := ledger.Results()
	r, ok := s.result(id, m, data)
	if !ok {
		return
	}
	if _, again := ledger.Find(r.ID, r.Sum); again {
		return
	}
	s.keep(r)
	s.fresh, s.of = chronicle.Fresh(known, r), m
}

// TellAchievements shows, once, the new achievements of people in a finished match. It must be called when the end has been shown, as the
// rules know it earlier.
func (s *Results) TellAchievements(m match.Any) {
	if s.of != m {
		return
	}
	fresh := s.fresh
	s.fresh, s.of = nil, nil
	switch len(fresh) {
	case 0:
	case 1:
		s.services.Tell("notice.achievement", "achievement", s.services.Texts.Text("achievement."+fresh[0]))
	default:
		s.services.Tell("notice.achievements", "n", len(fresh), "achievement", s.services.Texts.Text("achievement."+fresh[0]))
	}
}

// result returns the result of a game; ok is false if the game is not over or its save can't be read.
func (s *Results) result(id library.ID, m match.Any, data []byte) (chronicle.Result, bool) {
	summary, err := match.Read(data)
	if err != nil || !m.Over() {
		return chronicle.Result{}, false
	}
	if !summary.Known { // a save of an earlier version
		summary.Game, summary.Round, summary.Winners = m.Info().Record, m.Round(), m.Winners()
		for seat := range summary.Seats {
			summary.Points = append(summary.Points, m.Points(game.Seat(seat)))
		}
	}
	r := chronicle.Of(string(id), &summary)
	r.Start = int(m.Setup().Start)
	r.Day, _ = daily.DayOf(m.Info(), m.Setup())
	for _, source := range s.tell(m).Sources {
		from := chronicle.Source{Label: source.Label}
		for _, amount := range source.Amounts {
			from.Points = append(from.Points, amount.Points)
		}
		r.Sources = append(r.Sources, from)
	}
	if g, ok := s.games.GameOf(m).(AchievementJudge); ok {
		r.Achievements, r.Judged = g.Judge(m), g.Judged()
	}
	return r, true
}

// keep saves a result. If that fails, the result is known until the program ends, and a message says so once; a game that is still in the
// library is found there the next time.
func (s *Results) keep(r chronicle.Result) {
	if err := s.Ledger().Note(r); err != nil {
		s.tellUnkept()
	}
}

// tellUnkept reports once that the ledger can't be written.
func (s *Results) tellUnkept() {
	if !s.told {
		s.told = true
		s.services.Tell("notice.chronicle-not-saved", "where", s.services.Store.Where())
	}
}

// Unnoted returns the finished games in the library whose result is not in the ledger, or lacks details that would be recorded today.
func (s *Results) Unnoted() (ids []library.ID) {
	ledger := s.Ledger()
	for _, e := range s.saves.Library().List() {
		if e.Err != nil || s.failed[e.ID] || e.Summary.Known && !e.Summary.Over {
			continue
		}
		if g := s.games.GameNamed(e.Summary.Game); g != nil {
			r, ok := ledger.Find(string(e.ID), chronicle.Fingerprint(&e.Summary))
			if !e.Summary.Known {
				r, ok = unsummarised(ledger, e)
			}
			if judge, judges := g.(AchievementJudge); !ok || r.Sources == nil || judges && r.Judged < judge.Judged() {
				ids = append(ids, e.ID)
			}
		}
	}
	return ids
}

// unsummarised returns the result of a game whose save has no summary, from which the fingerprint would be made. It compares other data of
// the save instead.
func unsummarised(ledger *chronicle.Ledger, e library.Entry) (chronicle.Result, bool) {
	all, bare := ledger.Results(), chronicle.Of(string(e.ID), &e.Summary)
	i := slices.IndexFunc(all, func(r chronicle.Result) bool {
		return r.ID == bare.ID && r.Actions == bare.Actions && slices.Equal(r.Seats, bare.Seats)
	})
	if i < 0 {
		return chronicle.Result{}, false
	}
	return all[i], true
}

// NoteKept records the result of a saved game. A game that can't be opened, or is not over, is not tried again.
func (s *Results) NoteKept(id library.ID) {
	if s.failed == nil {
		s.failed = map[library.ID]bool{}
	}
	s.failed[id] = true // whatever the result
	data, err := s.saves.Library().Load(id)
	if err != nil {
		return
	}
	m, err := s.games.load(data)
	if err != nil {
		return
	}
	if r, ok := s.result(id, m, data); ok {
		s.keep(r)
	}
}
