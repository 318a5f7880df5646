package shell

import (
	"math/rand/v2"
	"strconv"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// challenges is the page of the daily challenges.
type challenges struct {
	s    *stage.Stage
	open func(chronicle.Play) // shows the result of a game

	today   daily.Day
	all     []chronicle.Challenge
	stats   chronicle.ChallengeStats
	now     chronicle.Challenge // of today
	setup   match.Setup         // of today
	picture stage.Thumbnail     // of the game at its start; nil for none
	under   library.ID          // the try that is under way, empty for none
	month   time.Time           // first day of the month that the calendar shows
	asks    elsewhere           // asks whether to take a try over from another window
	unknown unknown
}

// unknown is the daily challenges that were played and for which the strongest level's result is not known yet.
type unknown struct {
	all   []chronicle.Challenge // those that have not been looked at, by day
	asked map[daily.Day]bool    // those that have; no more can be learnt of them
	match match.Any             // the one being worked out, nil for none
	day   daily.Day             // of match
}

// NewDaily returns the chronicle at the page of the daily challenges.
func NewDaily(s *stage.Stage) stage.Scene {
	a := NewChronicle(s).(*chronicleScene)
	a.page = dailyPage
	return a
}

// refresh reads the known daily challenges anew.
func (a *challenges) refresh() {
	g, before := a.s.Game, *a
	*a = challenges{s: before.s, open: before.open, today: a.s.Daily.Today(), all: a.s.Daily.All(g), asks: before.asks, unknown: before.unknown}
	a.stats = chronicle.Sum(a.all, a.today)
	a.now.Day = a.today
	a.unknown.all = nil
	for i := range a.all {
		of := &a.all[i]
		if of.Day == a.today {
			a.now = *of
		}
		if of.First != nil && of.Rival == nil && !a.unknown.asked[of.Day] {
			a.unknown.all = append(a.unknown.all, *of)
		}
	}
	a.under, _ = a.s.Daily.UnderWay(&a.now)
	if before.today == a.today && !before.month.IsZero() {
		a.month, a.setup, a.picture = before.month, before.setup, before.picture
	} else {
		a.month, a.setup = monthOf(a.today.Date(time.Local)), dailySetup(a.s, a.today)
		if m, err := g.New(a.setup); err == nil { // a day's set-up can be begun
			a.picture = g.Thumbnail(a.s, m)
		}
	}
}

// monthOf returns the first day of the month of a time.
func monthOf(t time.Time) time.Time {
	return time.Date(t.Year(), t.Month(), 1, 12, 0, 0, 0, t.Location())
}

// dailySetup returns the daily challenge of a day of the chosen game, for the person who played first the last time, against some of the
// cast.
func dailySetup(s *stage.Stage, day daily.Day) match.Setup {
	setup := daily.Setup(s.Game.Info(), day)
	nameSeats(s, &setup)
	d := lastDraft(s, s.Game.Info())
	if person := &d.Seats[daily.Person]; person.Control == setup.Seats[daily.Person].Control && person.Name != "" {
		setup.Seats[daily.Person].Name = person.Name
	}
	return setup
}

// nameSeats gives the person's seat its usual name and the others names of the cast, drawn by the seed.
func nameSeats(s *stage.Stage, setup *match.Setup) {
	guests := rand.New(rand.NewPCG(setup.Seed, guestLot))
	var taken []string
	for i := range setup.Seats {
		seat := &setup.Seats[i]
		if seat.Name = placeName(s, i); seat.Control != game.Human {
			seat.Name = s.Game.Cast().Draw(guests, taken...)
			taken = append(taken, seat.Name)
		}
	}
}

// begin starts the daily challenge, or a further try of it.
func (a *challenges) begin() {
	m, err := a.s.Daily.Begin(a.today, a.setup)
	if err != nil {
		a.s.Tell("new.failed")
		return
	}
	a.s.Go(a.s.Routes.Table(a.s, m, true))
}

// workOut continues to compute the strongest level's result of a daily challenge for a part of the frame, and reports whether it is known
// now.
func workOut(s *stage.Stage, m match.Any) (done bool) {
	for until := time.Now().Add(reviewSlice); time.Now().Before(until); {
		if s.Daily.WorkOut(m, reviewUnits) {
			return true
		}
	}
	return false
}

// follow updates the page when the day changes or a result has been worked out.
func (a *challenges) follow() {
	o := &a.unknown
	if o.match == nil {
		a.ask(o)
	}
	known := o.match != nil && workOut(a.s, o.match)
	if known {
		o.match = nil
	}
	if known || a.today != a.s.Daily.Today() {
		a.refresh()
	}
}

// ask takes the latest daily challenge that has not been looked at to be worked out. It takes one in a tick, since its game is read.
func (a *challenges) ask(o *unknown) {
	last := len(o.all) - 1
	if last < 0 {
		return
	}
	of := o.all[last]
	if o.all, o.day = o.all[:last], of.Day; o.asked == nil {
		o.asked = map[daily.Day]bool{}
	}
	o.asked[of.Day] = true
	if m, err := a.s.Saves.Look(library.ID(of.First.ID)); err == nil {
		o.match = m
	}
}

// asking reports whether the strongest level's result of some daily challenge is still to be worked out.
func (o *unknown) asking() bool { return o.match != nil || len(o.all) > 0 }

// weekday formats a day with the day of the week.
func weekday(u *ui.UI, at time.Time) string {
	return u.T("daily.day", "weekday", u.T("date.weekday."+strconv.Itoa(int(at.Weekday()))), "day", dayOf(u, at))
}

// ways returns one or two buttons that go to the table or to the result of today's daily challenge.
func (a *challenges) ways(u *ui.UI) []action {
	ship := ui.ButtonOptions{Primary: true, Icon: a.s.Icon(paint.IconShip)}
	again := action{"daily.again", u.T("daily.again"), ui.ButtonOptions{Tooltip: u.T("daily.again.tip")}, a.begin}
	switch {
	case a.under != "":
		return []action{{"daily.on", u.T("title.continue"), ship, func() { a.asks.goOn(a.s, a.under) }}}
	case a.now.First != nil:
		crown := ui.ButtonOptions{Primary: true, Icon: a.s.Icon(paint.IconCrown), Looks: true}
		look := func() { a.openChallenge(&a.now) }
		return []action{{"daily.result", u.T("games.result"), crown, look}, again}
	case len(a.now.Tries) > 0:
		return []action{again}
	}
	return []action{{"daily.sail", u.T("daily.sail"), ship, a.begin}}
}
