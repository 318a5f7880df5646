package islas

// legal is the Reason of an action that is legal.
const legal = Reason(0xff)

// Check returns nil if the deciding seat may do a now, otherwise an *Illegal with the reason. It is nil for exactly the actions
// that Legal lists.
func (s *State) Check(a Action) error {
	if r := s.check(a); r != legal {
		return s.illegal(a, r)
	}
	return nil
}

func (s *State) illegal(a Action, r Reason) error {
	return &Illegal{Action: a, Decision: s.Decision(), Reason: r}
}

func (s *State) check(a Action) Reason {
	switch {
	case !a.canonical():
		return ReasonMalformed
	case s.phase == PhaseOver:
		return ReasonGameOver
	case s.blind():
		return ReasonHidden
	}
	switch a.Kind {
	case Settle:
		return s.checkSettle(a)
	case Lose:
		switch {
		case s.phase != PhaseLose:
			return ReasonWrongPhase
		case !s.islands[s.decider].houses().Has(a.Plot):
			return ReasonNotHouse
		}
		return legal
	case Name:
		switch {
		case s.phase != PhaseName:
			return ReasonWrongPhase
		case !s.others(s.decider).Has(a.Seat):
			return ReasonVictim
		}
		return legal
	}
	if s.phase > PhaseDone {
		return ReasonWrongPhase
	}
	switch a.Kind {
	case Build:
		return s.checkBuild(a)
	case DrawCards:
		if s.phase != PhaseAction {
			return ReasonActionDone
		}
	case ExtraCard:
		return s.checkExtra()
	case MakePalace:
		return s.checkPalace(a)
	case MakeTown:
		return s.checkTown(a)
	case Load:
		return s.checkLoad(a)
	case EndTurn:
		switch s.phase {
		case PhaseAction:
			return ReasonActionFirst
		case PhaseLoad:
			return ReasonLoadFirst
		}
	}
	return legal
}

// blind reports whether this is a view in which a seat other than the viewer has to decide about cards that it alone knows.
func (s *State) blind() bool { return s.redacted && s.phase <= PhaseDone && s.decider != s.viewer }

func (s *State) checkBuild(a Action) Reason {
	switch {
	case s.phase != PhaseAction:
		return ReasonActionDone
	case s.mustDraw != handFree:
		return ReasonMustDraw
	case a.Card >= Faces || s.hands[s.turn][a.Card] == 0:
		return ReasonNoCard
	case a.Card.Pirate():
		return ReasonPirate
	}
	return s.checkHouse(a.Card, a.Plot, a.Colour)
}

func (s *State) checkSettle(a Action) Reason {
	if s.phase != PhaseSettle {
		return ReasonWrongPhase
	}
	return s.checkHouse(s.landing, a.Plot, a.Colour)
}

// checkHouse checks plot and colour of a settler's house (rules, section 7).
func (s *State) checkHouse(card Card, plot Plot, colour Colour) Reason {
	free := s.islands[s.decider].free
	switch {
	case s.stock[House] == 0:
		return ReasonNoHouseLeft
	case free == 0:
		return ReasonNoFreePlot
	case plot >= Plots || colour >= Colours:
		return ReasonMalformed
	case !free.Has(plot):
		return ReasonOccupied
	}
	if plots, _ := s.Allowed(s.decider, card); !plots.Has(plot) {
		return ReasonNotAllowedPlot
	}
	return checkColour(s.stock[House], s.BuildColours(s.data.Colour(card)), colour)
}

// checkColour checks the colour of a building from the supply: it must be one of choice, which is part of stock.
func checkColour(stock, choice ColourSet, c Colour) Reason {
	switch {
	case choice.Has(c):
		return legal
	case !stock.Has(c):
		return ReasonSupplyLacksColour
	}
	return ReasonSupplyHasColour
}

func (s *State) checkExtra() Reason {
	switch {
	case s.Owner(Extra) != s.turn:
		return ReasonNotOwner
	case s.extraUsed:
		return ReasonExtraUsed
	case s.deckN+s.discardN == 0:
		return ReasonNothingToDraw
	}
	return legal
}

func (s *State) checkLoad(a Action) Reason {
	switch {
	case s.phase == PhaseAction:
		return ReasonActionFirst
	case s.phase == PhaseDone:
		return ReasonLoadDone
	case a.Card >= Faces || s.hands[s.turn][a.Card] == 0:
		return ReasonNoCard
	}
	return legal
}
