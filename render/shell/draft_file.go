package shell

import (
	"encoding/json"
	"errors"
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/theme"
)

// setupName returns the name in the store of the last set-up of a game.
func setupName(info *game.Info) string { return "setup-" + info.ID + ".json" }

// setupVersion is the version of the file.
const setupVersion = 2

// setupFile is the content of the file of a draft.
type setupFile struct {
	Version int         `json:"version"`
	Count   int         `json:"count"`
	Start   game.Seat   `json:"start"`
	Values  game.Values `json:"values"`
	Seats   []draftSeat `json:"seats"`
}

// nextDraft returns the set-up that the next game begins with: the last one, with the values of the custom edition.
func nextDraft(s *stage.Stage, info *game.Info) draft {
	d := lastDraft(s, info)
	d.own = s.Editions.Values(info)
	return d
}

// lastDraft returns the last set-up of a game. A file that can't be read is moved aside; a single invalid value is replaced by its default.
// Both are shown to the player.
func lastDraft(s *stage.Stage, info *game.Info) draft {
	name := setupName(info)
	d, repaired, err := loadDraft(s.Store, info)
	switch {
	case err != nil:
		key, file := "notice.setup-unreadable", name
		if aside, err := store.MoveAside(s.Store, name); err == nil {
			key, file = "notice.setup-moved", aside
		}
		s.Tell(key, "file", s.Path(file))
	case repaired:
		s.Tell("notice.setup-reset", "file", s.Path(name))
	}
	return d
}

// loadDraft reads the last set-up of a game. Without a file, or with an error, d is the usual first set-up. repaired reports whether defaults
// replace invalid values.
func loadDraft(s store.Store, info *game.Info) (d draft, repaired bool, err error) {
	data, err := s.Read(setupName(info))
	if err == nil {
		if d, repaired, err = decodeDraft(data, info); err == nil {
			return d, repaired, nil
		}
	}
	if errors.Is(err, store.ErrNotExist) {
		err = nil
	}
	d = newDraft(info)
	d.settle()
	return d, false, err
}

// save writes the set-up for the next time.
func (d *draft) save(s store.Store) error {
	data, err := json.MarshalIndent(setupFile{setupVersion, d.Count, d.Start, d.values, d.Seats[:]}, "", "  ")
	if err != nil {
		return err
	}
	return s.Write(setupName(d.info), append(data, '\n'))
}

// errSetup is the error for data that are no set-up.
var errSetup = errors.New("this is not a set-up of a game")

// decodeDraft reads a set-up; repaired reports whether defaults replace invalid values, as a newer version may have written. The error is
// errSetup. No board is given twice, or to a seat that does not play.
func decodeDraft(data []byte, info *game.Info) (d draft, repaired bool, err error) {
	var f setupFile
	if json.Unmarshal(data, &f) != nil || f.Version < setupVersion || f.Seats == nil {
		return draft{}, false, errSetup
	}
	d = newDraft(info)
	valid := func(is bool) bool {
		repaired = repaired || !is
		return is
	}
	if valid(f.Count >= info.MinSeats && f.Count <= info.MaxSeats) {
		d.Count = f.Count
	}
	if valid(f.Start >= d.firstStart() && int(f.Start) < d.Count) {
		d.Start = f.Start
	}
	for _, o := range append(slices.Clone(info.Options), editionOption()) {
		if n, ok := f.Values[o.ID]; ok && valid(o.Allows(n)) { // one that is missing is newer than the file
			d.setValue(o.ID, n)
		}
	}
	valid(len(f.Seats) >= d.Count)
	taken := map[string]bool{"": true}
	for i, seat := range f.Seats[:min(len(f.Seats), len(d.Seats))] {
		if i >= d.Count || taken[seat.Board] || !slices.Contains(info.Boards.IDs, seat.Board) {
			seat.Board = ""
		}
		taken[seat.Board] = true
		seat.Name = match.CleanName(theme.Plain(seat.Name))
		if !valid(slices.Contains(info.Levels.Choices(), seat.Control)) {
			seat.Control = d.Seats[i].Control
		}
		d.Seats[i] = seat
	}
	d.settle()
	return d, repaired, nil
}

// firstStart returns the lowest valid start player.
func (d *draft) firstStart() game.Seat {
	if d.info.StartDrawn {
		return game.NoSeat
	}
	return 0
}
