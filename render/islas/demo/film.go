package demo

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/locales"
	texts "islas/locales/islas"
	"islas/render/internal/script"
	"islas/render/islas/islanders"
)

// level is the computer players' level, in the film and before it.
const level = "medium"

// Film returns what a film shows (script.Game): a house is built, a card goes aboard, the turn ends; then the computer and
// the ship, and where one of its settlers goes if that is to be chosen.
func Film() script.Film {
	return script.Film{
		Seed: 4, Round: 5, Scale: 130, Begin: begin,
		Steps: []script.Step{
			script.Hold(0.5), script.Click("card."), script.Hold(0.5), script.Click("plot.0."), script.Watch(),
			script.Click("card."), script.Click("ship"), script.Watch(),
			script.Click("end"), script.Leave(),
		},
		Then: []script.Step{script.Watch(), script.Click("plot.0.")},
	}
}

// begin returns a match of a person and a computer, on the islands on which the seeds of films were tried, played by computers until the
// person begins a round, from that round on, and can build.
func begin(lang string, seed uint64, round int) (match.Any, error) {
	words, err := locales.Open(lang, texts.Files)
	if err != nil {
		return nil, err
	}
	player, err := ai.New(level, seed)
	if err != nil {
		return nil, err
	}
	islands := board.IDs()
	return script.Begin(engine.Engine{}, match.Setup{Seed: seed, Data: 1, Seats: []match.Seat{
		{Name: words.Text("new.name.1"), Control: game.Human, Board: islands[seed%uint64(len(islands))]},
		{Name: islanders.Cast()[0].Name, Control: level, Board: islands[(seed+1)%uint64(len(islands))]},
	}}, round, func(s *islas.State) islas.Action {
		return player.Choose(s.View(s.Decision().Seat))
	}, func(s *islas.State) bool {
		return s.Decision() == (islas.Decision{Phase: islas.PhaseAction, Seat: 0}) && s.Start() == 0 && builds(s)
	})
}

// builds reports whether whoever has to decide can build in more than a few ways.
func builds(s *islas.State) bool {
	n := 0
	for _, a := range s.Legal(nil) {
		if a.Kind == islas.Build {
			n++
		}
	}
	return n > 3
}
