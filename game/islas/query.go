package islas

import "islas/game"

// Decision returns who has to decide what.
func (p *progress) Decision() Decision { return Decision{p.phase, p.decider} }

// Seats returns the number of players.
func (t *table) Seats() int { return int(t.seats) }

// Start returns the start player of this round, who holds the start-player ship.
func (p *progress) Start() game.Seat { return p.start }

// Turn returns whose turn it is, NoSeat while the ship arrives and after the end.
func (p *progress) Turn() game.Seat { return p.turn }

// Round returns the number of the round, from 1.
func (p *progress) Round() int { return int(p.round) }

// FinalRound reports whether this round is the last one (rules, section 11).
func (p *progress) FinalRound() bool { return p.final }

// Stalemate returns the number of rounds without progress of anybody that bring on the last round; zero if no stalemate is agreed
// on.
func (t *terms) Stalemate() int { return int(t.stalemate) }

// Idle returns the number of rounds just played without progress of anybody: at the end of none of them anybody had more points
// than at the end of any round before. It is zero if no stalemate is agreed on, and stops counting once the last round has come
// on.
func (s *State) Idle() int { return int(s.idle) }

// Stalled reports whether a stalemate has brought on the last round, and not the goal.
func (s *State) Stalled() bool { return s.final && s.stalemate > 0 && s.idle >= s.stalemate }

// Undoable reports whether an action that is legal may be taken back afterwards: it reveals nothing.
func (s *State) Undoable(a Action) bool { return a.Kind.RevealsNothing() }

// Over reports whether the game is over.
func (p *progress) Over() bool { return p.phase == PhaseOver }

// Winners returns the winners: nobody before the end, several if they share the win (rules, section 11).
func (p *progress) Winners() game.SeatSet { return p.winners }

// Goal returns the number of points that bring on the last round.
func (t *terms) Goal() int { return int(t.goal) }

// DrawPrivilege returns the number of cards that the draw privilege draws, 4 or 5.
func (t *terms) DrawPrivilege() int { return int(t.drawPrivilege) }

// MustDraw reports whether action 1 is open and building is ruled out for this turn by the hand at its start: no card, one
// card, or only pirates (rules, section 6).
func (p *progress) MustDraw() bool { return p.mustDraw != handFree }

// MustDrawPirates reports whether MustDraw holds because that hand was several cards, all of them pirates.
func (p *progress) MustDrawPirates() bool { return p.mustDraw == handPirates }

// ExtraAvailable reports whether seat may take the extra card now: it is its turn, it owns the privilege, has not taken
// the card in this turn, and there is a card to draw (rules, section 10).
func (s *State) ExtraAvailable(seat game.Seat) bool {
	return s.phase <= PhaseDone && seat == s.turn && s.Owner(Extra) == seat && !s.extraUsed && s.deckN+s.discardN > 0
}

// After returns the seat that follows seat clockwise.
func (t *table) After(seat game.Seat) game.Seat {
	if seat++; int8(seat) >= t.seats {
		return 0
	}
	return seat
}

// Landing returns the card that is being resolved while the ship arrives, NoCard at any other time.
func (p *piles) Landing() Card { return p.landing }

// Losers returns the seats that have still to lose a house to the pirate that is being resolved, including the deciding seat.
func (p *progress) Losers() game.SeatSet { return p.losers }

// NamedBy returns who named the victim of the pirate that is being resolved, NoSeat if nobody did.
func (p *progress) NamedBy() game.Seat { return p.namedBy }

// Losses appends the houses that the pirate that is being resolved has taken so far.
func (p *progress) Losses(buf []Loss) []Loss { return append(buf, p.losses[:p.lossN]...) }
