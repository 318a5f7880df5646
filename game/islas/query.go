package islas

import "islas/game"

// Decision returns who has to decide what.
func (s *State) Decision() Decision { return Decision{s.phase, s.decider} }

// Seats returns the number of players.
func (s *State) Seats() int { return int(s.seats) }

// Start returns the start player of this round, who holds the start-player ship.
func (s *State) Start() game.Seat { return s.start }

// Turn returns whose turn it is, NoSeat while the ship arrives and after the end.
func (s *State) Turn() game.Seat { return s.turn }

// Round returns the number of the round, from 1.
func (s *State) Round() int { return int(s.round) }

// FinalRound reports whether this round is the last one (rules, section 11).
func (s *State) FinalRound() bool { return s.final }

// Stalemate returns the number of rounds without anybody's getting on that bring on the last round, zero if none is agreed on.
func (s *State) Stalemate() int { return int(s.stalemate) }

// Idle returns how many of the rounds just played nobody got on in: at the end of none of them anybody had more points than at
// the end of any round before. It is zero if no stalemate is agreed on, and counts no further once the last round has come on.
func (s *State) Idle() int { return int(s.idle) }

// Stalled reports whether it is a stalemate that has brought on the last round, not the goal.
func (s *State) Stalled() bool { return s.final && s.stalemate > 0 && s.idle >= s.stalemate }

// Over reports whether the game is over.
func (s *State) Over() bool { return s.phase == PhaseOver }

// Winners returns who has won: nobody before the end, several if they share the win (rules, section 11).
func (s *State) Winners() game.SeatSet { return s.winners }

// Goal returns the number of points that bring on the last round.
func (s *State) Goal() int { return int(s.goal) }

// DrawPrivilege returns the number of cards that the draw privilege draws, 4 or 5.
func (s *State) DrawPrivilege() int { return int(s.drawPrivilege) }

// MustDraw reports whether action 1 is open and building is ruled out for this turn by the hand at its start: no card, one
// card, or only pirates (rules, section 6).
func (s *State) MustDraw() bool { return s.mustDraw != handFree }

// MustDrawPirates reports whether MustDraw holds because that hand was several cards, all of them pirates.
func (s *State) MustDrawPirates() bool { return s.mustDraw == handPirates }

// ExtraAvailable reports whether seat may take the extra card now: it is its turn, it owns the privilege, has not taken
// the card in this turn, and there is a card to draw (rules, section 10).
func (s *State) ExtraAvailable(seat game.Seat) bool {
	return s.phase <= PhaseDone && seat == s.turn && s.Owner(Extra) == seat && !s.extraUsed && s.deckN+s.discardN > 0
}

// After returns the seat that follows seat clockwise.
func (s *State) After(seat game.Seat) game.Seat {
	if seat++; int8(seat) >= s.seats {
		return 0
	}
	return seat
}

// Landing returns the card that is being resolved while the ship arrives, NoCard at any other time.
func (s *State) Landing() Card { return s.landing }

// Losers returns who has still to lose a house to the pirate that is being resolved, the deciding seat included.
func (s *State) Losers() game.SeatSet { return s.losers }

// NamedBy returns who named the victim of the pirate that is being resolved, NoSeat if nobody did.
func (s *State) NamedBy() game.Seat { return s.namedBy }

// Losses appends the houses that the pirate that is being resolved has taken so far.
func (s *State) Losses(buf []Loss) []Loss { return append(buf, s.losses[:s.lossN]...) }
