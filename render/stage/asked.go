package stage

import (
	"encoding/json"
	"slices"

	"islas/game/match"
	"islas/render/keep/library"
)

// AskedName is the name of the file in the store with the games that addresses of pages began, and the game that was opened last.
const AskedName = "asked.json"

// Limits of that file: numbers of addresses, and of games for each.
const (
	maxAddresses = 20
	maxAsked     = 8
)

// asked holds the games that addresses began. The last address asked for comes last, and so does the last game of each.
type asked struct {
	Version   int        `json:"version"`
	Addresses []address  `json:"addresses"`
	Opened    library.ID `json:"opened,omitempty"` // opened last, by whatever means
}

type address struct {
	Address string       `json:"address"`
	Games   []library.ID `json:"games"`
}

// Asked returns the match that the command line or the address of a page asks for, and whether it is a fresh one. A running match stays
// saved. If the address has begun a game that still runs, and that no other tab has open, Asked continues it, as phones reload pages by
// themselves. The error is that of Begin.
func (s *Saves) Asked(setup func() match.Setup) (m match.Any, fresh bool, err error) {
	if m := s.again(); m != nil {
		return m, false, nil
	}
	if m, err = s.Begin(setup()); err != nil {
		return nil, false, err
	}
	s.noteAsked(s.running.id)
	return m, true, nil
}

// again continues the game that the address began, and returns nil if there is none.
func (s *Saves) again() match.Any {
	if s.options.Address == "" {
		return nil
	}
	a := s.readAsked()
	for _, id := range slices.Backward(a.games(s.options.Address)) {
		if e := s.Library().Entry(id); !e.Running() {
			continue
		}
		if m, err := s.GoOn(id); err == nil {
			return m
		}
	}
	return nil
}

// games returns the games that an address began.
func (a *asked) games(of string) []library.ID {
	if i := a.find(of); i >= 0 {
		return a.Addresses[i].Games
	}
	return nil
}

func (a *asked) find(of string) int {
	return slices.IndexFunc(a.Addresses, func(at address) bool { return at.Address == of })
}

// readAsked reads the file. A file that can't be read counts as empty: a page then can't continue, but no game is lost.
func (s *Saves) readAsked() asked {
	a := asked{Version: 1}
	data, err := s.services.Store.Read(AskedName)
	if err != nil || json.Unmarshal(data, &a) != nil || a.Version != 1 {
		return asked{Version: 1}
	}
	return a
}

// noteAsked records that the address has begun a game.
func (s *Saves) noteAsked(id library.ID) {
	if s.options.Address == "" {
		return
	}
	a := s.readAsked()
	at := address{Address: s.options.Address, Games: append(slices.Clone(a.games(s.options.Address)), id)}
	at.Games = at.Games[max(len(at.Games)-maxAsked, 0):]
	if i := a.find(at.Address); i >= 0 {
		a.Addresses = slices.Delete(a.Addresses, i, i+1)
	}
	a.Addresses = append(a.Addresses, at)
	a.Addresses = a.Addresses[max(len(a.Addresses)-maxAddresses, 0):]
	if s.writeAsked(&a) != nil {
		s.services.Tell("notice.game-not-saved", "where", s.services.Store.Where())
	}
}

// writeAsked writes the file. Errors are those of store.Store.Write.
func (s *Saves) writeAsked(a *asked) error {
	data, err := json.MarshalIndent(a, "", "  ")
	if err != nil {
		return err
	}
	return s.services.Store.Write(AskedName, append(data, '\n'))
}
