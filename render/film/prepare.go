package main

import (
	"fmt"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/locales"
	own "islas/locales/islas"
	"islas/render/internal/guest"
	"islas/render/islas/islanders"
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/store"
)

// level is the computer players' level, in the film and before it.
const level = "medium"

// prepare builds the program and puts a game that is under way and the settings into its folder.
func (f *filming) prepare() error {
	m, err := underWay(f.lang, f.seed, f.round)
	if err != nil {
		return err
	}
	save, err := m.Save()
	if err != nil {
		return err
	}
	to, err := store.Open(guest.Store(f.folder))
	if err != nil {
		return err
	}
	if err := to.Write(stage.SaveName, save); err != nil {
		return err
	}
	set := settings.Default()
	set.Language, set.Scale = f.lang, percent
	if err := set.Save(to); err != nil {
		return err
	}
	f.program, err = guest.Build(f.folder)
	return err
}

// underWay is a game of a person and a computer, played by computers until the person begins a round, from that round on,
// and can build.
func underWay(lang string, seed uint64, round int) (*engine.Match, error) {
	texts, err := locales.Open(lang, own.Files)
	if err != nil {
		return nil, err
	}
	islands := board.IDs()
	setup := match.Setup{Values: game.Values{engine.DrawPrivilege: islas.DefaultDrawPrivilege, engine.Goal: islas.DefaultGoal}, Seed: seed, Seats: []match.Seat{
		{Name: texts.Text("new.name.1"), Control: game.Human, Board: islands[seed%uint64(len(islands))]},
		{Name: islanders.Cast()[0].Name, Control: level, Board: islands[(seed+1)%uint64(len(islands))]},
	}}
	m, _, err := match.New(engine.Engine{}, setup)
	if err != nil {
		return nil, err
	}
	player, err := ai.New(level, seed)
	if err != nil {
		return nil, err
	}
	for {
		state := m.State()
		d := state.Decision()
		switch {
		case state.Over():
			return nil, fmt.Errorf("the game of -seed %d is over before somebody can build from round %d on; try another seed or an earlier round", seed, round)
		case d == (islas.Decision{Phase: islas.PhaseAction, Seat: 0}) && state.Start() == 0 && state.Round() >= round && builds(&state):
			return m, nil
		}
		if _, err := m.Do(player.Choose(state.View(d.Seat))); err != nil {
			return nil, err
		}
	}
}

// builds reports whether whoever has to decide can build in more than one way.
func builds(s *islas.State) bool {
	n := 0
	for _, a := range s.Legal(nil) {
		if a.Kind == islas.Build {
			n++
		}
	}
	return n > 3
}
