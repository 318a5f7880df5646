package demo

import (
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/ai"
	"islas/game/colonies/engine"
	"islas/game/match"
	"islas/locales"
	texts "islas/locales/colonies"
	"islas/render/colonies/crew"
	"islas/render/internal/script"
)

// The levels of the computer players in the film and before it: who plays at random plays the same whatever others learn.
const level, before = "medium", "random"

// Film returns what a film shows (script.Game): the dice fall, a ship sails into the unknown, land with gold turns up, which buys a road;
// then the others play, and the dice fall again.
func Film() script.Film {
	return script.Film{
		Seed: 30, Round: 3, Scale: 110, Begin: begin,
		Steps: []script.Step{
			script.Hold(0.5), script.Click("do roll"), script.Leave(), script.Watch(), script.Click("ship.83"), script.Hold(0.5), script.Click("node.57"),
			script.Leave(), script.Watch(), script.Click("do take wood"), script.Leave(), script.Watch(), script.Click("buy.road"), script.Hold(0.4),
			script.Click("edge."), script.Leave(), script.Watch(),
		},
		Then: []script.Step{script.Click("do end"), script.Leave(), script.Watch(), script.Click("do roll"), script.Leave(), script.Watch()},
	}
}

// begin returns a match of a person and computers, played by computers until the person rolls the dice, from a round on, and a ship can then
// reach an unknown place.
func begin(lang string, seed uint64, round int) (match.Any, error) {
	words, err := locales.Open(lang, texts.Files)
	if err != nil {
		return nil, err
	}
	player, err := ai.New(before, seed)
	if err != nil {
		return nil, err
	}
	setup := match.Setup{Seed: seed, Seats: []match.Seat{{Name: words.Text("new.name.1"), Control: game.Human}}}
	for i := range colonies.MaxSeats - 1 {
		setup.Seats = append(setup.Seats, match.Seat{Name: crew.Cast()[i].Name, Control: level})
	}
	return script.Begin(engine.Engine{}, setup, round, func(s *colonies.State) colonies.Action {
		return player.Choose(s.View(s.Decision().Seat))
	}, func(s *colonies.State) bool {
		d := s.Decision()
		return d.Kind == colonies.DecideBegin && d.Seat == 0 && sails(*s)
	})
}

// sails reports whether with the dice that whoever is at turn will roll a ship of theirs can reach an unknown place.
func sails(s colonies.State) bool {
	seat := s.Turn()
	return s.Apply(colonies.Simple(colonies.Roll), nil) == nil && s.Decision().Kind == colonies.DecideMain && s.Turn() == seat && finds(&s)
}

// finds reports whether a ship of whoever decides can reach an unknown place.
func finds(s *colonies.State) bool {
	for ship := range s.ShipSet(s.Decision().Seat).All {
		for _, at := range s.Reach(ship) {
			if at.Places[0] != colonies.NoHex {
				return true
			}
		}
	}
	return false
}
