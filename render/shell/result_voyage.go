package shell

import (
	"time"

	"islas/game/daily"
	"islas/game/match"
	"islas/render/keep/chronicle"
	"islas/render/stage"
	"islas/render/ui"
)

// voyaged is what a result tells of a voyage of the day.
type voyaged struct {
	is      bool // it is one
	working bool // how the strongest level ends it is being worked out
	voyage  chronicle.Voyage
	try     stage.Try
	ended   daily.Outcome
}

// voyageOf returns what is to be told of a match that has ended.
func voyageOf(s *stage.Stage, m match.Any) (v voyaged) {
	voyage, ok := s.VoyageOf(m)
	if !ok || !m.Over() {
		return v
	}
	v = voyaged{is: true, voyage: voyage, try: s.TryOf(m, &voyage)}
	_, rival := s.GameOf(m).(stage.Rival)
	v.working = rival && voyage.Rival == nil
	v.ended = daily.Ended(m)
	return v
}

// text says how the person and the strongest level ended the voyage, in full and in few words.
func (v *voyaged) text(u *ui.UI) (long, short string) {
	day := dayOf(u, v.voyage.Day.Date(time.Local))
	short = u.T("games.voyage", "day", day)
	rival := v.voyage.Rival
	switch {
	case v.working:
		return u.T("voyage.working.long", "day", day), short
	case rival == nil:
		return short, short
	case v.try == stage.OtherTry:
		return u.T("voyage.compared.rival", "day", day, "rival", rival.Points[daily.Person], "other", chronicle.Place(rival, int(daily.Person))), short
	}
	long = compared(u, v.voyage.Day, &v.ended, rival)
	if v.try == stage.FirstTry {
		long = u.T("voyage.compared.full", "result", long)
	} else {
		long = u.T("voyage.later", "result", long)
	}
	return long, u.T("voyage.compared.short", "you", v.ended.Points[daily.Person], "rival", rival.Points[daily.Person])
}

// sailedText is what is said of the voyage, in full and in few words, with why it doesn't count where it does not.
func (r *result) sailedText(u *ui.UI) (long, short string) {
	long, short = r.sailed.text(u)
	if by := r.match.Helped(); by != match.Nobody {
		return long + " " + helped(u, by), u.T("helped.short")
	}
	return long, short
}
