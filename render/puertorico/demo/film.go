package demo

import (
	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
	"islas/game/puertorico/engine"
	"islas/locales"
	texts "islas/locales/puertorico"
	"islas/render/internal/script"
	"islas/render/puertorico/townsfolk"
)

// level is the computer players' level, in the film and before it.
const level = "medium"

// players is how many play in the film.
const players = 3

// Film returns what a film shows (script.Game): the craftsman brings the harvest in, then what the others choose lets barrels be
// sold, loaded and turned into a building.
func Film() script.Film {
	return script.Film{
		Seed: 12, Round: 7, Scale: 100, Begin: begin,
		Steps: []script.Step{
			script.Hold(0.5), script.Click("role.craftsman"), script.Watch(), script.Click("good."), script.Leave(),
		},
		Then: []script.Step{
			script.Watch(), script.Click("good.tobacco"), script.Leave(), script.Watch(), script.Click("good.indigo"), script.Click("ship.5"),
			script.Leave(), script.Watch(), script.Click("build."), script.Leave(),
		},
	}
}

// begin returns a match of a person and computers, played by computers until the person is governor and chooses a role, from that
// round on.
func begin(lang string, seed uint64, round int) (match.Any, error) {
	words, err := locales.Open(lang, texts.Files)
	if err != nil {
		return nil, err
	}
	player, err := ai.New(level, seed)
	if err != nil {
		return nil, err
	}
	setup := match.Setup{Seed: seed, Seats: []match.Seat{{Name: words.Text("new.name.1"), Control: game.Human}}}
	for i := range players - 1 {
		setup.Seats = append(setup.Seats, match.Seat{Name: townsfolk.Cast()[i].Name, Control: level})
	}
	return script.Begin(engine.Engine{}, setup, round, func(s *puertorico.State) puertorico.Action {
		return player.Choose(s.View(s.Decision().Seat))
	}, func(s *puertorico.State) bool {
		d := s.Decision()
		return d.Phase == puertorico.PhaseRole && d.Seat == 0 && s.Governor() == 0
	})
}
