package advice

import (
	"fmt"
	"slices"

	"islas/game"
	"islas/game/islas"
)

// verify says what is not true in a reason, by a second reading of the rules. s is the whole position, with everything that
// is hidden; only what is done by the action itself is looked at.
func verify(s islas.State, a islas.Action, r Reason) error {
	c := &checker{s: &s, me: s.Decision().Seat, a: a, r: r, next: s}
	c.unseen, c.of = refUnseen(&s, c.me)
	var steps []islas.Step
	end := s
	if err := end.Apply(a, &steps); err != nil {
		return err
	}
	for _, step := range steps {
		switch step.Event.Kind {
		case islas.EvBuild, islas.EvSettler, islas.EvPalace, islas.EvTown, islas.EvPrivilege, islas.EvLoss, islas.EvPirate:
			c.next = step.After
			if step.Event.Kind == islas.EvPrivilege {
				c.won = append(c.won, step.Event)
			}
			continue
		}
		break
	}
	c.said = reason(r.Kind)
	if err := c.check(); err != nil {
		return fmt.Errorf("%v: %w in %+v", a, err, r)
	}
	if c.said != r {
		return fmt.Errorf("%v: %+v, checked was %+v", a, r, c.said)
	}
	return nil
}

type checker struct {
	s      *islas.State
	next   islas.State
	me     game.Seat
	a      islas.Action
	r      Reason
	said   Reason        // what has been checked of r: at the end it must be all of it
	won    []islas.Event // privileges won by the action
	unseen [islas.Occupations]int
	of     int
}

// must fails unless ok.
func must(ok bool, what string, args ...any) error {
	if ok {
		return nil
	}
	return fmt.Errorf("not so: "+what, args...)
}

// first returns the first of some errors.
func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func (c *checker) check() error {
	switch r := c.r; r.Kind {
	case PrivilegeTaken, PrivilegeWon, PrivilegeDefended, LossSparesPrivilege:
		return c.checkPrivilege()
	case GoalReached, LeadTaken, LastPoints, PointsNow, LossOfPoint:
		return c.checkPoints()
	case RoomMade, PlotsFreed, TownNear, PalaceNear, LossSparesPair:
		return c.checkPlots()
	case MoreSettlers, MostSettlers, EndSettlers:
		return c.checkSettlers()
	case PlotOpens, PlotSpared:
		return c.checkChoiceOfPlot()
	case DrawFew, DrawPirates, DrawFull, DrawNoHouse, DrawShort, DrawPower, DrawRoom, DrawNothing, DrawPlain, ExtraFree:
		return c.checkDraw()
	case ComesForPrivilege, Comes, ComesByTies, ComesToNobody, GoesToLast, GoesAway, FitsNothing:
		return c.checkLoad()
	case PirateRobs, PirateNames, PirateRobsMost, PirateHarmless, PirateUseless:
		return c.checkPirate()
	case EndOnly, EndTown, EndDone:
		return c.checkEnd()
	case VictimLeads, VictimAhead, VictimHas:
		return c.checkVictim()
	}
	return fmt.Errorf("no reason")
}

func (c *checker) others() (list []game.Seat) {
	for seat := range game.Seat(c.s.Seats()) {
		if seat != c.me {
			list = append(list, seat)
		}
	}
	return list
}

func (c *checker) most(of func(game.Seat) int) (most int) {
	for _, seat := range c.others() {
		most = max(most, of(seat))
	}
	return most
}

func (c *checker) checkPrivilege() error {
	r := c.r
	c.said.Colour, c.said.Seat = r.Colour, r.Seat
	mine, after := refPointsIn(c.s, c.me, r.Colour), refPointsIn(&c.next, c.me, r.Colour)
	theirs := c.most(func(seat game.Seat) int { return refPointsIn(c.s, seat, r.Colour) })
	switch r.Kind {
	case LossSparesPrivilege:
		lost, _ := c.s.At(c.me, c.a.Plot)
		return first(
			must(c.s.OwnerOf(r.Colour) == c.me, "I own it"), must(lost.Colour != r.Colour, "another colour is given up"),
			must(refKinds(c.s, c.me, islas.Building{Kind: islas.House, Colour: r.Colour}) > 0, "I could give one up"),
			must(refPointsIn(c.s, r.Seat, r.Colour) >= mine, "it would have more"), must(!c.s.Losers().Has(r.Seat), "it loses nothing itself"),
		)
	case PrivilegeDefended:
		c.said.N, c.said.M = after, refPointsIn(c.s, r.Seat, r.Colour)
		return first(
			must(c.s.OwnerOf(r.Colour) == c.me && c.next.OwnerOf(r.Colour) == c.me, "I own it"),
			must(r.Seat != c.me && mine == r.M && theirs == r.M, "the rival was level"), must(after > theirs, "I am ahead"),
		)
	}
	was := game.NoSeat
	if r.Kind == PrivilegeTaken {
		was = r.Seat
		if was == game.NoSeat {
			return fmt.Errorf("taken from nobody")
		}
	}
	return must(slices.ContainsFunc(c.won, func(e islas.Event) bool { return e.Seat == c.me && e.Colour == r.Colour && e.Other == was }), "an event says so")
}

func (c *checker) checkPoints() error {
	was, is := refPoints(c.s, c.me), refPoints(&c.next, c.me)
	most := c.most(func(seat game.Seat) int { return refPoints(c.s, seat) })
	switch c.r.Kind {
	case LossOfPoint:
		c.said.N = is
		return must(is == was-1, "one point is lost")
	case LastPoints, PointsNow:
		c.said.N = is - was
		return first(must(is > was, "points are gained"), must(c.s.FinalRound() == (c.r.Kind == LastPoints), "the round"))
	case LeadTaken:
		c.said.N, c.said.M, c.said.Seat = is, most, c.r.Seat
		return first(must(c.r.Seat != c.me && refPoints(c.s, c.r.Seat) == most, "the best other"), must(was <= most && is > most, "the lead is taken"))
	}
	c.said.N, c.said.M = is, c.s.Goal()
	return must(was < c.s.Goal() && most < c.s.Goal() && is >= c.s.Goal() && !c.s.FinalRound(), "the goal is reached by this")
}

func (c *checker) checkPlots() error {
	r := c.r
	was, is := refFree(c.s, c.me), refFree(&c.next, c.me)
	house := islas.Building{Kind: islas.House, Colour: r.Colour}
	switch r.Kind {
	case RoomMade:
		c.said.N = is
		return must(was == 0 && is > 0, "it was full")
	case PlotsFreed:
		c.said.N, c.said.M = is-was, is
		return must(is > was, "plots are freed")
	case LossSparesPair:
		lost, _ := c.s.At(c.me, c.a.Plot)
		c.said.Colour = lost.Colour
		pairs := 0
		for other := range islas.Colour(islas.Colours) {
			if other != lost.Colour && refKinds(c.s, c.me, islas.Building{Kind: islas.House, Colour: other}) > 1 {
				pairs++
			}
		}
		return first(must(refKinds(c.s, c.me, house) == 1, "the only one"), must(pairs > 0, "there are pairs"))
	}
	c.said.Colour = c.a.Colour
	want, kind := 2, islas.Palace
	if r.Kind == TownNear {
		want, kind = 3, islas.Town
	}
	return first(
		must(refKinds(&c.next, c.me, house) == want && refKinds(c.s, c.me, house) == want-1, "%d houses", want),
		must(c.next.Supply(kind, r.Colour) > 0, "the supply has one"),
	)
}

func (c *checker) checkSettlers() error {
	r := c.r
	c.said.Of = c.of
	was, is := refComing(c.s, c.me, c.unseen), refComing(&c.next, c.me, c.unseen)
	switch r.Kind {
	case MoreSettlers:
		c.said.N, c.said.M = is, was
		return must(is > was, "there are more")
	case MostSettlers:
		c.said.N = is
		fewer := false
		for _, b := range c.s.Legal(nil) {
			if b.Kind == c.a.Kind && b.Card == c.a.Card && b.Colour == c.a.Colour {
				v := verifyAfter(*c.s, b)
				n := refComing(&v, c.me, c.unseen)
				fewer = fewer || n < is
				if n > is {
					return fmt.Errorf("%v brings more", b)
				}
			}
		}
		return must(fewer, "somewhere there are fewer")
	}
	most := 0
	for _, b := range c.s.Legal(nil) {
		if b.Kind == islas.MakePalace || b.Kind == islas.MakeTown {
			v := verifyAfter(*c.s, b)
			most = max(most, refComing(&v, c.me, c.unseen))
		}
	}
	c.said.N, c.said.M = was, most
	return first(must(most < was, "all would cost settlers"), must(len(c.s.Legal(nil)) > 1, "there are conversions"))
}

// verifyAfter returns the position right after the island has changed.
func verifyAfter(s islas.State, a islas.Action) islas.State {
	var steps []islas.Step
	if err := s.Apply(a, &steps); err != nil {
		panic(err)
	}
	after := steps[0].After
	for _, step := range steps[1:] {
		if k := step.Event.Kind; k != islas.EvPrivilege && k != islas.EvPirate {
			break
		}
		after = step.After
	}
	return after
}

func (c *checker) checkDraw() error {
	r, s := c.r, c.s
	drawn := 3
	if s.Owner(islas.Draw) == c.me {
		drawn = s.DrawPrivilege()
	}
	builds := slices.ContainsFunc(s.Legal(nil), func(a islas.Action) bool { return a.Kind == islas.Build })
	switch r.Kind {
	case ExtraFree:
		return must(c.a.Kind == islas.ExtraCard, "it is the extra card")
	case DrawFew, DrawPirates:
		return must(s.MustDraw() && !builds, "I must draw")
	case DrawFull:
		return must(!builds && refFree(s, c.me) == 0, "the island is full")
	case DrawNoHouse:
		for k := range islas.Colour(islas.Colours) {
			if s.Supply(islas.House, k) > 0 {
				return fmt.Errorf("there are %v houses", k)
			}
		}
		return must(!builds, "nothing can be built")
	case DrawRoom:
		return must(builds && refFree(s, c.me) == 1, "one plot is left")
	case DrawNothing:
		for _, b := range s.Legal(nil) {
			if b.Kind != islas.Build {
				continue
			}
			next := verifyAfter(*s, b)
			for k := range islas.Colour(islas.Colours) {
				if next.OwnerOf(k) == c.me && s.OwnerOf(k) != c.me {
					return fmt.Errorf("%v wins a privilege", b)
				}
			}
			n := refKinds(&next, c.me, islas.Building{Kind: islas.House, Colour: b.Colour})
			if n%2 == 0 && next.Supply(islas.Palace, b.Colour) > 0 || n%3 == 0 && next.Supply(islas.Town, b.Colour) > 0 {
				return fmt.Errorf("%v makes a palace or a town possible", b)
			}
		}
		return must(builds && s.Owner(islas.Mixed) != c.me, "something could be built")
	case DrawPower:
		c.said.N, c.said.M = drawn, 3
		return must(drawn > 3, "I own the privilege")
	}
	c.said.N, c.said.M = drawn, s.HandSize(c.me)
	return must(r.Kind == DrawPlain || c.said.M <= 3, "the hand is short")
}

func (c *checker) checkEnd() error {
	if c.r.Kind == EndOnly {
		return must(len(c.s.Legal(nil)) == 1, "there is nothing else")
	}
	if c.r.Kind == EndDone {
		return must(c.s.Decision().Phase == islas.PhaseDone, "both are done")
	}
	c.said.Colour = c.r.Colour
	return first(
		must(refKinds(c.s, c.me, islas.Building{Kind: islas.House, Colour: c.r.Colour}) == 2, "two houses"),
		must(c.s.Supply(islas.Town, c.r.Colour) > 0, "a town"),
	)
}

func (c *checker) checkVictim() error {
	c.said.Seat, c.said.N = c.a.Seat, refPoints(c.s, c.a.Seat)
	switch c.r.Kind {
	case VictimLeads:
		return must(c.said.N == c.most(func(seat game.Seat) int { return refPoints(c.s, seat) }), "no other has more")
	case VictimAhead:
		c.said.N -= refPoints(c.s, c.me)
		return must(c.said.N > 0, "it is ahead")
	}
	return nil
}

// checkChoiceOfPlot compares the plot with every other on which the same house may stand, counting on the island's
// geography and buildings.
func (c *checker) checkChoiceOfPlot() error {
	g := c.s.Geography(c.me)
	isFree := func(p islas.Plot) bool { _, taken := c.s.At(c.me, p); return !taken }
	beside := func(p islas.Plot, colour islas.Colour) bool {
		for q := range g.Neighbours[p].All() {
			if b, taken := c.s.At(c.me, q); taken && b.Colour == colour {
				return true
			}
		}
		return false
	}
	count := func(at islas.Plot) (n int) {
		if c.r.Kind == PlotOpens {
			for q := range g.Neighbours[at].All() {
				if isFree(q) && !beside(q, c.a.Colour) {
					n++
				}
			}
			return n
		}
		for f := range g.Near {
			if g.Near[f].Has(at) {
				n++
			}
		}
		for colour := range islas.Colour(islas.Colours) {
			if beside(at, colour) {
				n++
			}
		}
		return n
	}
	mine := count(c.a.Plot)
	c.said.N = mine
	if c.r.Kind == PlotOpens {
		c.said.Colour = c.a.Colour
	}
	worse := false
	for p := range islas.Plot(islas.Plots) {
		b := c.a
		b.Plot = p
		if p == c.a.Plot || c.s.Check(b) != nil {
			continue
		}
		n := count(p)
		if c.r.Kind == PlotSpared {
			n, worse = -n, worse || n > mine
			if n > -mine {
				return fmt.Errorf("plot %d answers only %d", p, -n)
			}
			continue
		}
		worse = worse || n < mine
		if n > mine {
			return fmt.Errorf("plot %d opens %d", p, n)
		}
	}
	return first(must(worse, "another plot is worse"), must(!c.s.FinalRound(), "there is time for it to matter"))
}
