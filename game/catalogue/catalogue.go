// Package catalogue is the one list of games. Nothing else in game/ names a game, so a game is added by one line here.
package catalogue

import (
	"context"
	"fmt"
	"io"
	"strings"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/arena/play"
	coloniesengine "islas/game/colonies/engine"
	colonieslab "islas/game/colonies/lab"
	colonieslines "islas/game/colonies/lines"
	"islas/game/islas/engine"
	islaslab "islas/game/islas/lab"
	"islas/game/islas/lines"
	"islas/game/match"
	puertoengine "islas/game/puertorico/engine"
	puertolab "islas/game/puertorico/lab"
	puertolines "islas/game/puertorico/lines"
	"islas/game/record"
	"islas/game/review"
)

// Games returns all games of the program. The first is the default.
func Games() List {
	return List{
		Of(engine.Engine{}, lines.Lines{}, islaslab.Laboratory{}),
		Of(puertoengine.Engine{}, puertolines.Lines{}, puertolab.Laboratory{}),
		Of(coloniesengine.Engine{}, colonieslines.Lines{}, colonieslab.Laboratory{}),
	}
}

// Game is a game whose positions, actions and events are hidden, for code that lets any game be played.
type Game interface {
	// Info returns the description of the game. It is shared and must not be changed.
	Info() *game.Info
	// Play makes computer players play a game to its end, as play.Game does.
	Play(ctx context.Context, setup match.Setup, recorded bool) (play.Result, error)
	// Laboratory begins to play the games of plans, which have the same seed and values.
	Laboratory(plans []lab.Plan) lab.Run
	// Check reads a match record and plays it through the rules. If anything in it is wrong the error is a *record.Error; other
	// errors come from r.
	Check(r io.Reader) (Outcome, error)
	// Foretell reads a match record as Check does, and plays out some decisions of a match that goes to its end (review.Foretell);
	// of another one it returns none.
	Foretell(r io.Reader, decisions, playOuts int, seed uint64) ([]review.Foretold, error)
	// Correction returns the chances that reviews show where play-outs of a match of that many seats give said.
	Correction(seats int, said review.Chances) review.Chances
}

// Outcome is the state of a recorded game where its record ends.
type Outcome struct {
	Setup   match.Setup
	Over    bool // the record goes to the end of the game
	Round   int
	Points  []int // by seat
	Winners game.SeatSet
}

// Of hides the types of a game. Its own part of the laboratory is own, nil for none.
func Of[S any, A game.Action, E, V any](g review.Game[S, A, E, V], lines record.Lines[S, A, E], own lab.Own[S, E]) Game {
	return entry[S, A, E, V]{play.Game[S, A, E, V]{Game: g, Lines: lines}, g, own}
}

// entry implements Game.
type entry[S any, A game.Action, E, V any] struct {
	game   play.Game[S, A, E, V]
	review review.Game[S, A, E, V]
	own    lab.Own[S, E]
}

func (e entry[S, A, E, V]) Info() *game.Info { return e.game.Info() }

func (e entry[S, A, E, V]) Play(ctx context.Context, setup match.Setup, recorded bool) (play.Result, error) {
	return e.game.Play(ctx, setup, recorded, nil)
}

func (e entry[S, A, E, V]) Laboratory(plans []lab.Plan) lab.Run {
	return lab.Begin(e.game, e.own, plans)
}

func (e entry[S, A, E, V]) Check(r io.Reader) (Outcome, error) {
	read, err := record.Read(r, e.game, e.game.Lines)
	if err != nil {
		return Outcome{}, err
	}
	s, _, err := e.game.New(read.Setup.Options())
	if err != nil {
		return Outcome{}, err
	}
	if last := len(read.Steps) - 1; last >= 0 {
		s = read.Steps[last].After
	}
	o := Outcome{Setup: read.Setup, Over: read.Over, Round: e.game.Round(&s), Winners: e.game.Winners(&s)}
	for seat := range read.Setup.Seats {
		o.Points = append(o.Points, e.game.Points(&s, game.Seat(seat)))
	}
	return o, nil
}

func (e entry[S, A, E, V]) Foretell(r io.Reader, decisions, playOuts int, seed uint64) ([]review.Foretold, error) {
	read, err := record.Read(r, e.game, e.game.Lines)
	if err != nil || !read.Over {
		return nil, err
	}
	past := review.Past[S, A]{Actions: read.Actions}
	for _, mark := range read.Marks {
		past.Positions = append(past.Positions, read.Steps[mark-1].After)
	}
	past.Positions = append(past.Positions, read.Steps[len(read.Steps)-1].After)
	return review.Foretell(e.review, len(read.Setup.Seats), past, decisions, playOuts, seed), nil
}

func (e entry[S, A, E, V]) Correction(seats int, said review.Chances) review.Chances {
	return e.review.Outlook(seats).Correct(said)
}

// List is a list of games, of which the first is the default.
type List []Game

// Fault returns what is wrong with the data files of a game, in one sentence; nil if all games can be played.
func (l List) Fault() error {
	for _, g := range l {
		if err := g.Info().CheckData(); err != nil {
			return err
		}
	}
	return nil
}

// Find returns the game of an id (game.Info.ID). The error of an unknown one lists the known ones in one sentence.
func (l List) Find(id string) (Game, error) {
	for _, g := range l {
		if g.Info().ID == id {
			return g, nil
		}
	}
	return nil, fmt.Errorf("there is no game %.40q; there are %s", id, strings.Join(l.IDs(), ", "))
}

// IDs returns the ids of all games.
func (l List) IDs() (ids []string) {
	for _, g := range l {
		ids = append(ids, g.Info().ID)
	}
	return ids
}
