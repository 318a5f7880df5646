package stage

import (
	"islas/game"
	"islas/game/match"
)

// Code returns the code by which others play the same game as a match (match.Setup.Code); false for one that has none.
func (s *Catalogue) Code(m match.Any) (string, bool) { return m.Setup().Code(s.infos(), m.Info()) }

// ReadCode returns the setup of a code and its game. The error is that of match.ReadCode.
func (s *Catalogue) ReadCode(text string) (Game, match.Setup, error) {
	i, setup, err := match.ReadCode(text, s.infos())
	if err != nil {
		return nil, setup, err
	}
	return s.Games[i], setup, nil
}

// infos describes all games.
func (s *Catalogue) infos() (all []*game.Info) {
	for _, g := range s.Games {
		all = append(all, g.Info())
	}
	return all
}
